"""Nothing is lost: kills, restarts in the middle of every question, a clean stop, backups."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from websockets.asyncio.server import ServerConnection, serve

from lastcard.clients.connection import Client, join_table, make_table, read_text, request
from lastcard.clients.errors import Lost, Refused
from lastcard.server.settings import Config
from lastcard.server.store.backup import LOG_FILE, Unusable, backup, restore
from lastcard.server.store.schema import connect
from lastcard.server.store.sqlite import SqliteLog
from lastcard.testing.positions import arranged
from lastcard.testing.process import OPEN, QUICK, ServerProcess
from lastcard.testing.proofs.crash import prove_crash
from lastcard.testing.settings import chance
from lastcard.views import Wire
from server.damage import damage_table
from server.runs import Running
from server.waiting import PATIENCE_S, until

QUESTIONS = {"turn", "drawn", "colour", "challenge", "uno", "catch", "rival", "pick", "sealed"}
"""What is asked in the edition of the test; `sealed` is a pick that waits for the other one."""
MOVES_MAX = 1500


def test_kills_lose_nothing_and_double_nothing() -> None:
    """A short run of `lastcard prove crash`."""
    said: list[str] = []

    result = prove_crash(kills=2, clients=8, say=said.append)

    assert result.kills == 2
    assert result.acked > 10


class Table:
    """Four people at a table of a server that is killed."""

    def __init__(self, process: ServerProcess, rng: Random) -> None:
        self.process, self.rng = process, rng
        self.table = ""
        self.tokens: list[str] = []
        self.clients: list[Client] = []

    async def begin(self, edition: str) -> None:
        """Sit down and begin."""
        settings: Wire = {"edition": edition, "seats": ["person"] * 4, "rules": {"target": 100_000, "catch_until": "held"}}
        made = await make_table(self.process.url, settings, "Ana")
        self.table, self.tokens = made["table"], [made["token"]]
        for name in ("Ben", "Cy", "Dee"):
            self.tokens.append((await join_table(self.process.url, self.table, name))["token"])
        await self.connect()
        await self.clients[0].say("start")

    async def connect(self) -> None:
        """Everybody connects."""
        self.clients = [await Client.connect(self.process.url, self.table, token) for token in self.tokens]

    async def settled(self) -> list[Wire]:
        """What everybody sees, once all has been told."""
        await asyncio.gather(*(client.say("ping") for client in self.clients))
        return [client.view or {} for client in self.clients]

    async def restart(self) -> None:
        """Kill the server; everybody comes back and sees what they saw, and is asked what they were asked."""
        before, versions = await self.settled(), [client.version for client in self.clients]
        for client in self.clients:
            await client.close()
        self.process.kill()
        self.process.start()
        await self.connect()
        assert [client.view for client in self.clients] == before
        assert [client.version for client in self.clients] == versions

    def pending(self) -> set[str]:
        """The questions of this moment."""
        names = {asked["question"] for client in self.clients for asked in client.asked}
        waiting = [asked["question"] for client in self.clients for asked in client.asked if not asked["offer"]]
        return names | ({"sealed"} if waiting == ["pick"] else set())

    async def play(self) -> None:
        """One move: special cards and Wild Draw Fours first, then whatever can be put down, so that every question comes soon."""
        if self.clients[0].info["phase"] == "between":
            await self.clients[0].say("next")
            return
        client = next(client for client in self.clients if any(not asked["offer"] for asked in client.asked))
        (asked,) = (asked for asked in client.asked if not asked["offer"])
        choices = asked["choices"]
        wild = [choice for choice in choices if choice.startswith("play W")]
        down = [choice for choice in choices if choice.startswith(("play", "put"))]
        await client.move(self.rng.choice(wild or down or choices))


async def test_a_restart_in_the_middle_of_every_kind_of_question(own_process: ServerProcess) -> None:
    """The first time that each kind is asked, the server is killed; play goes on where it was. tests/table has all editions."""
    table = Table(own_process, chance("6"))
    await table.begin("kickin-battle")
    missing = set(QUESTIONS)
    try:
        for _ in range(MOVES_MAX):
            await table.settled()
            if new := table.pending() & missing:
                missing -= new
                await table.restart()
            if not missing:
                break
            await table.play()
    finally:
        for client in table.clients:
            await client.close()
    assert not missing


async def test_a_clean_stop_says_goodbye_and_a_restart_goes_on_by_itself(own_process: ServerProcess) -> None:
    """Bots whose turn it was play on before anybody is back."""
    made = await make_table(own_process.url, {"seats": ["person", "easy", "easy"], "timer": "fast"}, "Ana")
    client = await Client.connect(own_process.url, made["table"], made["token"])
    await client.say("start")
    stopped = asyncio.create_task(asyncio.to_thread(own_process.stop))
    while (message := await client.heard())["type"] != "closed":
        pass
    assert message["code"] == "restarting"
    assert await stopped == 0
    version = client.version
    await client.close()
    own_process.start()
    async with asyncio.timeout(PATIENCE_S):
        while True:
            async with await Client.connect(own_process.url, made["table"], made["token"]) as back:
                if back.version > version:
                    break
            await asyncio.sleep(0.1)


async def test_a_backup_of_a_running_server_is_restored_elsewhere(own_process: ServerProcess, tmp_path: Path) -> None:
    """Everything acknowledged before it is in it; nothing is ever overwritten."""
    made = await make_table(own_process.url, {"seats": ["person", "person"]}, "Ana")
    copy = tmp_path / "copy.sqlite"
    backup(own_process.config.data, copy)
    with pytest.raises(Unusable, match="already"):
        backup(own_process.config.data, copy)
    with pytest.raises(Unusable, match="another server"):
        restore(copy, own_process.config.data)

    restore(copy, tmp_path / "other")

    with pytest.raises(Unusable, match="empty folder"):
        restore(copy, tmp_path / "other")
    with ServerProcess(Config(data=tmp_path / "other", port=0, paces=QUICK, limits=OPEN)) as other:
        async with await Client.connect(other.url, made["table"], made["token"]) as client:
            assert client.info["seats"][0]["name"] == "Ana"


async def test_a_backup_ends_while_others_go_on_writing(tmp_path: Path) -> None:
    """Begun again with every move, it would never end; and nobody else can read it."""
    log = SqliteLog(tmp_path / LOG_FILE)
    claim = await log.create("a", [b"x" * 1000] * 20_000)
    copying = asyncio.ensure_future(asyncio.to_thread(backup, tmp_path, tmp_path / "copy"))
    version = 20_000
    async with asyncio.timeout(PATIENCE_S):
        while not copying.done():
            version += 1
            await log.append(claim, version, b"y", begun=True, live=True)
    await copying
    await log.close()
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


def test_a_backup_is_not_put_beside_the_journal_of_another_log(tmp_path: Path) -> None:
    """Its entries would be taken for the backup's own."""
    (tmp_path / "copy").write_bytes(b"")
    (tmp_path / f"{LOG_FILE}-wal").write_bytes(b"x")
    with pytest.raises(Unusable, match="empty folder"):
        restore(tmp_path / "copy", tmp_path)


async def put_away(url: str) -> Wire:
    """A table that has left memory."""
    made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
    await rested(url)
    return made


async def rested(url: str) -> None:
    """Every table has left memory."""
    async with asyncio.timeout(PATIENCE_S):
        while "lastcard_tables 0.0" not in await read_text(url, "/metrics"):  # noqa: ASYNC110  it sets no event of ours
            await asyncio.sleep(0.01)


async def test_a_table_that_cannot_be_read_is_said_so_and_harms_nobody(
    running: Running, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is tried once for everybody who asks, not for ever."""
    async with running(paces=replace(QUICK, evict_s=0.05)) as url:
        made = await put_away(url)
        with closing(connect(tmp_path / "running" / LOG_FILE)) as db:
            db.execute("UPDATE entries SET body = x'7b7d'")
            db.execute("DELETE FROM snapshots")
        with pytest.raises(Refused, match="unavailable"):
            await request(url, f"/api/tables/{made['table']}")
        with pytest.raises(Lost) as lost:
            await Client.connect(url, made["table"], made["token"])
        assert lost.value.code == "unavailable"

        def said() -> list[str]:
            return [record.getMessage() for record in caplog.records if made["table"] in record.getMessage()]

        await until(lambda: len(said()) >= 2)
        where = "entry 1 is none, or cannot follow those before it (ValidationError)"
        assert said() == [f"table {made['table']} is damaged in the log: {where}"] * 2
        assert (await make_table(url, {"seats": ["person", "easy"]}, "Ana"))["seat"] == 0


async def test_a_visitor_of_a_table_whose_past_is_damaged_is_answered_at_once(running: Running, tmp_path: Path) -> None:
    """Nobody waits until the server's patience has an end; the table itself goes on from its snapshot."""
    async with running(paces=replace(QUICK, evict_s=0.05), begin=arranged("R7", "G5")) as url:
        made = await make_table(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as client:
            await client.say("start")
            await client.move("play R7")
        await rested(url)
        with closing(connect(tmp_path / "running" / LOG_FILE)) as db:
            db.execute("UPDATE entries SET body = x'7b7d'")
        with pytest.raises(Refused, match="the table cannot be used now"):
            await read_text(url, f"/api/tables/{made['table']}/record")
        assert (await request(url, f"/api/tables/{made['table']}"))["info"]["phase"] == "over"


async def test_a_server_takes_up_all_tables_but_a_damaged_one(
    running: Running, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It says which one in its log, and to whoever asks for it."""
    caplog.set_level("INFO", "lastcard.server")
    async with running() as url:
        tables = [await make_table(url, {"seats": ["person", "easy"], "timer": "fast"}, "Ana") for _ in range(3)]
        for made in tables:
            async with await Client.connect(url, made["table"], made["token"]) as client:
                await client.say("start")
    damaged = tables[1]["table"]
    file = tmp_path / "running" / LOG_FILE
    damage_table(file, damaged)
    caplog.clear()
    async with running() as url:
        said = [record.getMessage() for record in caplog.records if record.name == "lastcard.server"]
        assert said == [f"table {damaged} is damaged in the log: database disk image is malformed", "2 tables go on"]
        with pytest.raises(Refused, match="unavailable"):
            await request(url, f"/api/tables/{damaged}")
        with pytest.raises(Lost) as lost:
            await Client.connect(url, damaged, tables[1]["token"])
        assert lost.value.code == "unavailable"
        for made in (tables[0], tables[2]):
            async with await Client.connect(url, made["table"], made["token"]) as client:
                await client.say("ping")


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    """A damaged file is found out before it is put in place."""
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"not a log at all" * 100)
    with pytest.raises(Unusable):
        restore(wrong, tmp_path / "data")
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["lock"]
    with pytest.raises(Unusable, match="no tables"):
        backup(tmp_path / "nowhere", tmp_path / "copy")


async def test_a_second_server_cannot_use_the_same_folder(own_process: ServerProcess) -> None:
    """The first one goes on."""
    second = ServerProcess(Config(data=own_process.config.data, port=0))
    with pytest.raises(RuntimeError, match="did not start"):
        second.start()
    second.kill()
    await make_table(own_process.url, {}, "Ana")


async def test_a_client_that_is_not_welcomed_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bus may lose a hello, and whatever said it must not wait for ever."""
    monkeypatch.setattr("lastcard.clients.connection._ANSWER_S", 0.1)

    async def say_nothing(connection: ServerConnection) -> None:
        await connection.wait_closed()

    async with serve(say_nothing, "127.0.0.1", 0) as silent:
        port = next(iter(silent.sockets)).getsockname()[1]
        with pytest.raises(Lost, match="does not answer"):
            await asyncio.wait_for(Client.connect(f"http://127.0.0.1:{port}", "abcdefghjkmn"), PATIENCE_S)


async def test_a_client_of_a_server_that_is_gone_is_told_so(own_process: ServerProcess) -> None:
    """`Lost`, and nothing hangs."""
    made = await make_table(own_process.url, {}, "Ana")
    client = await Client.connect(own_process.url, made["table"], made["token"])
    own_process.kill()
    with pytest.raises(Lost):
        await client.say("start")
    await client.close()
    with pytest.raises(Lost):
        await Client.connect(own_process.url, made["table"], made["token"])
