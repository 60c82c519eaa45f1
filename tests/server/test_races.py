"""Call and catch: the window opens, holds and cools down, and the order of arrival decides every race."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.clients.connection import Client, join_table, make_table, read_text
from lastcard.clients.errors import Refused
from lastcard.match import Arrangement, Match
from lastcard.protocol import TableSettings
from lastcard.record import Chance
from lastcard.rules.events import Event
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.sqlite import connect
from lastcard.testing.process import QUICK
from lastcard.views import Wire
from server.runs import Running

OPENS_S, HOLDS_S = 0.3, 0.4
PACES = replace(QUICK, opens_s=OPENS_S, holds_s=HOLDS_S, cool_s=0.2, grace_s=60.0)


class Arranged(Match):
    """A match that is dealt already."""

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Nothing is left to deal in the first round."""
        return () if self.state.playing else super().next(own)


def position(settings: TableSettings, seed: str) -> Match:
    """Seat 0 is about to come down to one card, which is red, or wild."""
    hands = ("R7 W R5", "R1 R2 B3 Y9", "R3 G4 G5 Y8") if settings.sheet == "it" else ("R7 R5", "R1 R2 B3", "R3 G4 G5")
    draw = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 B1 B2 B4 B5"
    place = Arrangement(hands=hands, draw_pile=draw, discard_pile="R9", turn=0)
    return Arranged.arrange(settings.edition, place, sheet="en", rules=settings.rules, seed=seed)


class Seats:
    """Three people at a table."""

    def __init__(self, stack: AsyncExitStack) -> None:
        self._stack = stack
        self.clients: list[Client] = []

    async def sit(self, url: str, sheet: str = "en") -> list[Client]:
        """Everybody sits down and the match begins."""
        made = await make_table(url, {"seats": ["person"] * 3, "sheet": sheet}, "Ana")
        tokens = [made["token"]] + [(await join_table(url, made["table"], name))["token"] for name in ("Ben", "Cy")]
        for token in tokens:
            self.clients.append(await self._stack.enter_async_context(await Client.connect(url, made["table"], token)))
        await self.clients[0].say("start")
        return self.clients


async def hand_sizes(client: Client) -> list[int]:
    """How many cards everybody holds, once all that was said before has been told."""
    await client.say("ping")
    assert client.view is not None
    sizes: list[int] = client.view["hand_sizes"]
    return sizes


async def heard_by(client: Client) -> list[str]:
    """What kinds of messages have come besides answers, once all that was said before has been told."""
    await client.say("ping")
    kinds = []
    while not client.quiet:
        kinds.append((await client.heard())["type"])
    return kinds


async def test_a_call_before_the_catch_saves_and_after_it_is_too_late(running: Running) -> None:
    """Both ways round."""
    async with running(paces=PACES, begin=position) as url, AsyncExitStack() as stack:
        ana, ben, _ = await Seats(stack).sit(url)
        await ana.move("play R7")
        await asyncio.sleep(OPENS_S + 0.05)
        called, caught = await asyncio.gather(ana.move("uno"), ben.move("catch 0"), return_exceptions=True)
        assert isinstance(called, int)
        assert isinstance(caught, Refused)
        assert await hand_sizes(ana) == [1, 3, 3]

        ana, ben, _ = await Seats(stack).sit(url)
        await ana.move("play R7")
        await asyncio.sleep(OPENS_S + 0.05)
        caught_first = await ben.move("catch 0")
        assert caught_first
        with pytest.raises(Refused, match="not_asked"):
            await ana.move("uno")
        assert await hand_sizes(ana) == [3, 3, 3]


async def test_of_two_catches_the_first_counts(running: Running) -> None:
    """The second finds nobody to catch, and cools down."""
    async with running(paces=PACES, begin=position) as url, AsyncExitStack() as stack:
        ana, ben, cy = await Seats(stack).sit(url)
        await ana.move("play R7")
        await asyncio.sleep(OPENS_S + 0.05)
        await cy.move("catch 0")
        with pytest.raises(Refused, match=r"not_asked|illegal_move"):
            await ben.move("catch 0")
        with pytest.raises(Refused, match="cooling_down"):
            await ben.move("catch 0")
        assert await hand_sizes(ana) == [3, 3, 3]


async def test_a_catch_is_too_early_before_its_window_and_then_cools_down(running: Running) -> None:
    """Hammering on the button does not help."""
    async with running(paces=PACES, begin=position) as url, AsyncExitStack() as stack:
        ana, ben, _ = await Seats(stack).sit(url)
        await ana.move("play R7")
        await ben.say("ping")
        assert 0 < ben.clock["catch_ms"] <= 1000 * OPENS_S
        with pytest.raises(Refused, match="too_early"):
            await ben.move("catch 0")
        with pytest.raises(Refused, match="cooling_down"):
            await ben.move("catch 0")
        await asyncio.sleep(OPENS_S)
        await ben.move("catch 0")


async def test_the_next_seats_move_waits_until_the_window_was_open_long_enough(running: Running) -> None:
    """It is acknowledged only then, and closes the window."""
    async with running(paces=PACES, begin=position) as url, AsyncExitStack() as stack:
        ana, ben, cy = await Seats(stack).sit(url)
        began = time.monotonic()
        await ana.move("play R7")
        await ben.move("play R1")
        assert time.monotonic() - began >= OPENS_S + HOLDS_S
        with pytest.raises(Refused, match=r"not_asked|illegal_move"):
            await cy.move("catch 0")
        assert await hand_sizes(ana) == [1, 2, 3]


async def test_a_catch_overtakes_the_next_seats_held_move(running: Running) -> None:
    """The move then goes through at once: nobody is left to catch. Said twice, it is made once."""
    async with running(paces=PACES, begin=position) as url, AsyncExitStack() as stack:
        ana, ben, cy = await Seats(stack).sit(url)
        await ana.move("play R7")
        held = asyncio.gather(ben.move("play R1", id_="held"))
        await ben.send({"type": "move", "id": "held", "choice": "play R1"})
        await asyncio.sleep(OPENS_S + 0.05)
        assert not held.done()
        caught = await cy.move("catch 0")
        assert (await held)[0] == caught + 1
        assert await ben.move("play R1", id_="held") == caught + 1
        assert await hand_sizes(ana) == [3, 2, 3]
        assert "error" not in await heard_by(ben)


async def test_a_held_move_that_cannot_be_stored_is_refused_and_can_be_said_again(running: Running, tmp_path: Path) -> None:
    """The table stays as it was, and everybody stays connected."""
    async with running(paces=PACES, begin=position) as url, AsyncExitStack() as stack:
        ana, ben, _ = await Seats(stack).sit(url)
        await ana.move("play R7")
        held = asyncio.gather(ben.move("play R1", id_="held"), return_exceptions=True)
        await asyncio.sleep(OPENS_S)
        with closing(connect(tmp_path / "running" / LOG_FILE)) as disk:
            disk.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT raise(ABORT, 'no space'); END")
            (refused,) = await held
            disk.execute("DROP TRIGGER full")
        assert isinstance(refused, Refused)
        assert refused.code == "not_stored"
        assert 'lastcard_refusals_total{code="not_stored"} 1.0' in await read_text(url, "/metrics")
        assert await hand_sizes(ana) == [1, 3, 3]
        await ben.move("play R1", id_="held")
        assert await hand_sizes(ana) == [1, 2, 3]


async def test_a_call_releases_the_held_move(running: Running) -> None:
    """Nobody waits for a catch that cannot come."""
    async with running(paces=PACES, begin=position) as url, AsyncExitStack() as stack:
        ana, ben, _ = await Seats(stack).sit(url)
        began = time.monotonic()
        await ana.move("play R7")
        held = asyncio.gather(ben.move("play R1"))
        await asyncio.sleep(0.02)
        await ana.move("uno")
        await held
        assert time.monotonic() - began < OPENS_S


async def test_the_catch_waits_while_its_victim_names_a_colour(running: Running) -> None:
    """The window opens after the colour, not after the card."""
    async with running(paces=PACES, begin=position) as url, AsyncExitStack() as stack:
        ana, ben, cy = await Seats(stack).sit(url, sheet="it")
        await ana.move("play R5")
        await ben.move("play R1")
        await cy.move("play R3")
        await ana.move("play W")
        await asyncio.sleep(OPENS_S + 0.1)
        await ben.say("ping")
        assert ben.clock["catch_ms"] is None
        with pytest.raises(Refused, match="too_early"):
            await ben.move("catch 0")
        await ana.move("colour red")
        await cy.say("ping")
        assert cy.clock["catch_ms"] > 0
        await asyncio.sleep(OPENS_S + 0.05)
        await cy.move("catch 0")


# --- A start that waits for salt -----------------------------------------------------------------------------------------------


@asynccontextmanager
async def at_the_start(running: Running) -> AsyncIterator[tuple[str, Wire, Client, Client]]:
    """Ana is about to begin and has added salt, Ben has not: the address, Ana's table, and both."""
    async with running(replace(QUICK, salt_s=3600.0)) as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        joined = await join_table(url, made["table"], "Ben")
        async with (
            await Client.connect(url, made["table"], made["token"]) as ana,
            await Client.connect(url, made["table"], joined["token"]) as ben,
        ):
            await ana.say("salt", salt="anas")
            yield url, made, ana, ben


async def test_a_held_start_said_twice_begins_once(running: Running) -> None:
    """And whoever says it a third time, when it has begun, is answered as the first time."""
    async with at_the_start(running) as (_, _, ana, ben):
        held = asyncio.create_task(ana.say("start", "go"))
        await ana.send({"type": "start", "id": "go"})
        await ana.say("ping")
        assert not held.done()
        salted = await ben.say("salt", salt="bens")
        assert await held == salted + 1
        assert await ana.say("start", "go") == salted + 1
        assert "error" not in await heard_by(ana)
        assert (ana.info["phase"], ana.info["round"]) == ("playing", 1)


async def test_a_held_start_is_answered_where_it_was_said_last(running: Running) -> None:
    """The host was away for a moment, and has said it again under its id."""
    async with at_the_start(running) as (url, made, ana, ben):
        await ana.send({"type": "start", "id": "go"})
        await ana.say("ping")
        await ana.close()
        async with await Client.connect(url, made["table"], made["token"]) as back:
            held = asyncio.create_task(back.say("start", "go"))
            await back.say("ping")
            assert not held.done()
            salted = await ben.say("salt", salt="bens")
            assert await held == salted + 1
            await back.say("ping")
            assert back.info["fairness"][0]["salts"] == ["anas", "bens"]


async def test_a_held_start_goes_with_a_host_who_leaves(running: Running) -> None:
    """Nobody else has said it, also whoever has the seat next and is host there."""
    async with at_the_start(running) as (url, made, ana, ben):
        await ana.send({"type": "start", "id": "go"})
        await ana.say("leave")
        cy = await join_table(url, made["table"], "Cy")
        assert cy["seat"] == 0
        await ben.say("host", seat=0)
        await ben.say("salt", salt="bens")
        await ben.say("ping")
        assert ben.info["phase"] == "lobby"
        async with await Client.connect(url, made["table"], cy["token"]) as host:
            await host.say("salt", salt="cys")
            await host.say("start", "go")
            await host.say("ping")
            assert host.info["fairness"][0]["salts"] == ["cys", "bens"]


async def test_a_held_start_is_refused_if_its_host_hands_over(running: Running) -> None:
    """It is judged when its time has come."""
    async with at_the_start(running) as (_, _, ana, ben):
        held = asyncio.create_task(ana.say("start", "go"))
        await ana.say("host", seat=1)
        assert not held.done()
        await ben.say("salt", salt="bens")
        with pytest.raises(Refused, match="not_host"):
            await held
        with pytest.raises(Refused, match="not_host"):
            await ana.say("start", "go")
        await ben.say("ping")
        assert ben.info["phase"] == "lobby"
