"""Who owns a table: one process at a time, and whoever was replaced shows nobody the table as it once was."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from lastcard.protocol import VERSION, Hello, Ping, TableSettings
from lastcard.server.bus import LocalBus
from lastcard.server.hub import Hub
from lastcard.server.metrics import Metrics
from lastcard.server.services import Services
from lastcard.server.store.log import Found, Owned
from lastcard.server.store.schema import connect
from lastcard.server.store.sqlite import SqliteLog
from lastcard.table import entries
from lastcard.table.commands import Create, Gone, Join, LookAt, Said
from lastcard.table.state import Client, Conditions, Outgoing
from lastcard.testing.process import OPEN, QUICK
from lastcard.views import Wire
from server.waiting import until


class Ears:
    """Everybody who is connected, by number, and what they have heard."""

    def __init__(self) -> None:
        self.heard: dict[int, list[Wire]] = {}

    def deliver(self, messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
        """Note what is said to each."""
        del payer, wrote
        for message in messages:
            for client in message.clients:
                self.heard.setdefault(client.number, []).append(msgspec.json.decode(message.payload))

    def hello_of(self, client: Client) -> Hello | None:
        """Within one process nobody asks."""

    def lose(self, tables: Collection[str]) -> None:
        """Within one process nothing is lost."""

    def tables(self) -> set[str]:
        """Nobody asks."""
        return set()


class House:
    """A hub with its bus, and those who speak there."""

    def __init__(self, log: SqliteLog) -> None:
        self.bus, self.ears = LocalBus(), Ears()
        self.bus.serve_clients(self.ears)
        loop = asyncio.get_running_loop()
        self.hub = Hub(Services(log, self.bus, Metrics(), QUICK, loop.time, Conditions(QUICK, OPEN)))

    async def say(self, number: int, said: Said, table: str = "a", gateway: str = "here") -> list[Wire]:
        """What somebody hears after they have said something, at least one thing."""
        before = len(self.ears.heard.setdefault(number, []))
        self.bus.to_table(table, Client(gateway, number), said)
        await until(lambda: len(self.ears.heard[number]) > before)
        return self.ears.heard[number][before:]


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[House, SqliteLog]]:
    """A hub with a table `a`, at which two people may sit."""
    log = SqliteLog(folder / "log.sqlite")
    one = House(log)
    await one.say(1, Create(TableSettings(seats=("person", "person")), "Ana"))
    yield one, log
    await one.hub.close()
    await log.close()


WATCHES = Hello(VERSION, changes=True)


async def test_an_owner_that_was_replaced_welcomes_nobody(tmp_path: Path) -> None:
    """It would show the table as it was, and whoever has seen more would see less."""
    async with house(tmp_path) as (one, _):
        assert [told["type"] for told in await one.say(2, WATCHES)] == ["welcome"]
        other = SqliteLog(tmp_path / "log.sqlite")
        assert isinstance(await other.claim("a"), Found)
        assert [(told["type"], told["code"]) for told in await one.say(3, WATCHES)] == [("closed", "lost")]
        await until(lambda: one.ears.heard[2][-1]["type"] == "closed")
        assert one.ears.heard[2][-1]["code"] == "lost"
        await other.close()


async def test_a_command_of_an_unknown_origin_is_answered_with_lost(tmp_path: Path) -> None:
    """Whoever was welcomed by another owner would wait in vain; that they are gone concerns nobody."""
    async with house(tmp_path) as (one, _):
        one.bus.to_table("a", Client("here", 7), Gone())
        assert [(told["type"], told["code"]) for told in await one.say(7, Ping("1"))] == [("closed", "lost")]


async def test_a_gateway_that_vanished_takes_its_clients_along(tmp_path: Path) -> None:
    """Those of others stay, and are told."""
    async with house(tmp_path) as (one, _):
        for number, gateway in ((2, "here"), (3, "there"), (4, "there")):
            await one.say(number, WATCHES, gateway=gateway)
        one.hub.vanish("there")
        await until(lambda: one.ears.heard[2][-1].get("info", {}).get("spectators") == 1)
        assert len(one.ears.heard[4]) == 1


async def test_a_table_that_is_here_is_not_claimed_again(tmp_path: Path) -> None:
    """What looks for orphans leaves it alone: a second claim would take it from its driver."""
    async with house(tmp_path) as (one, log):
        await one.say(2, WATCHES)
        assert await one.hub.find("a") == one.bus.name
        found = await log.claim("a")
        assert isinstance(found, Found)
        await log.append(found.claim, 3, b"", begun=True, live=True)
        assert await log.orphans() == ["a"]
        assert await one.hub.wake_orphans() == 0


@pytest.mark.parametrize("moment", ["orphans", "claim_all"])
async def test_a_table_that_is_asked_for_while_orphans_are_taken_up_stays_with_its_driver(
    tmp_path: Path, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before they are all known, or while they are being claimed: the claim that is kept is the last one."""
    async with house(tmp_path) as (former, log):
        await former.hub.close()
        found = await log.claim("a")
        assert isinstance(found, Found)
        await log.rest(found.claim, None, live=True)
        one, asked = House(log), list[asyncio.Future[list[Wire]]]()
        original = getattr(log, moment)

        async def ask_meanwhile(*given: object) -> object:
            monkeypatch.undo()
            answer = await original(*given) if moment == "orphans" else None
            asked.append(asyncio.ensure_future(one.say(2, WATCHES)))
            for _ in range(100):
                await asyncio.sleep(0)
            return answer or await original(*given)

        monkeypatch.setattr(log, moment, ask_meanwhile)
        await one.hub.wake_orphans()
        assert [[told["type"] for told in heard] for heard in await asyncio.gather(*asked)] == [["welcome"]]
        assert [told["type"] for told in await one.say(3, WATCHES)] == ["welcome"]
        await one.hub.close()


@pytest.mark.parametrize("moment", ["orphans", "claim_all", "stopped"])
async def test_a_server_that_stops_leaves_orphans_to_others(tmp_path: Path, moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take up again what it has just put to rest; what it was taking up already is handed over as well."""
    async with house(tmp_path) as (former, log):
        await former.hub.close()
        found = await log.claim("a")
        assert isinstance(found, Found)
        await log.rest(found.claim, None, live=True)
        one = House(log)
        stopping = asyncio.ensure_future(one.hub.close()) if moment == "stopped" else None
        original = getattr(log, moment, None)

        async def stop_meanwhile(*given: object) -> object:
            nonlocal stopping
            monkeypatch.undo()
            assert original is not None
            stopping = asyncio.ensure_future(one.hub.close())
            await asyncio.sleep(0)
            return await original(*given)

        if stopping is None:
            monkeypatch.setattr(log, moment, stop_meanwhile)
        else:
            await stopping
        assert await one.hub.wake_orphans() == (moment == "claim_all")
        assert stopping is not None
        await stopping
        assert len(one.hub) == 0


async def test_a_process_that_may_own_nothing_turns_everybody_away_until_it_may_again(tmp_path: Path) -> None:
    """Its tables end without storing more, in the middle of stopping too, and are claimed anew."""
    async with house(tmp_path) as (one, _):
        await one.say(2, WATCHES)
        one.hub.abandon()
        await until(lambda: one.ears.heard[2][-1]["type"] == "closed")
        assert one.ears.heard[2][-1]["code"] == "lost"
        assert [told["code"] for told in await one.say(3, WATCHES)] == ["lost"]
        assert await one.hub.find("a") is None
        one.hub.resume()
        assert [told["type"] for told in await one.say(4, WATCHES)] == ["welcome"]
        closing = asyncio.ensure_future(one.hub.close())
        await asyncio.sleep(0)
        one.hub.abandon()
        await closing


async def test_a_table_of_another_process_is_named_and_whoever_came_is_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is taken from an owner that is alive."""
    async with house(tmp_path) as (one, log):

        async def owned(table: str) -> Owned:
            del table
            return Owned("another")

        monkeypatch.setattr(log, "claim", owned)
        assert await one.hub.find("b") == "another"
        assert [told.get("code") for told in await one.say(2, WATCHES, "b")] == ["lost"]
        answer = await one.say(3, Create(TableSettings(seats=("person", "person")), "Ben"), "b")
        assert answer[0]["error"]["code"] == "unavailable"


async def test_a_table_that_later_rules_have_played_on_is_left_to_newer_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """While servers are upgraded one by one, old and new ones own tables: an old one may meet what it cannot replay."""
    async with house(tmp_path) as (one, log):
        with monkeypatch.context() as newer:
            encode = entries.encode
            newer.setattr(entries, "encode", lambda entry: encode(msgspec.structs.replace(entry, rules=2)))
            assert (await one.say(3, Join("Ben", None, None)))[0]["seat"] == 1
            await one.hub.close()

        # Those of other code are sealed otherwise, and worth nothing to this one.
        with closing(connect(tmp_path / "log.sqlite")) as db:
            db.execute("DELETE FROM snapshots")
        old = House(log)
        assert [(told["type"], told["code"]) for told in await old.say(2, WATCHES)] == [("closed", "lost")]
        assert (await old.say(3, LookAt("info")))[0]["error"]["code"] == "unavailable"
        assert "version 2 of the rules" in caplog.text
        # Others find it among those that nobody owns; the old one does not take it up again and again.
        assert await log.orphans() == ["a"]
        assert await old.hub.wake_orphans() == 0

        monkeypatch.setattr(entries, "RULES", 2)
        new = House(log)
        assert [told["info"]["seats"][1]["name"] for told in await new.say(2, WATCHES)] == ["Ben"]
        for each in (old, new):
            await each.hub.close()


async def test_a_table_that_had_not_begun_to_open_when_its_process_lost_everything_can_be_opened_again(tmp_path: Path) -> None:
    """A process that has stood still hears of a table and of its own death at the same moment."""
    async with house(tmp_path) as (one, log):
        await one.hub.close()
        other = House(log)
        other.bus.to_table("a", Client("here", 2), WATCHES)
        other.hub.abandon()
        other.hub.resume()
        assert [told["type"] for told in await other.say(3, WATCHES)] == ["welcome"]
        assert other.ears.heard[2][0]["type"] == "welcome"
        await other.hub.close()
