"""The clients of this package, at servers that do what real ones do rarely or never."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import pytest
from websockets.asyncio.server import ServerConnection, serve

from lastcard.bots import Memory
from lastcard.clients.connection import Client, Link
from lastcard.clients.errors import Lost
from lastcard.clients.remote import remote_seat
from lastcard.match import Match
from lastcard.screens.plain.table import PlainTable
from lastcard.screens.plain.voice import Leave, Voice
from lastcard.speech import Speech
from lastcard.views import Wire, wire
from lastcard.words import Words
from server.waiting import PATIENCE_S

Act = Callable[[ServerConnection], Awaitable[None]]
QUIET = {"turn_ms": None, "whole_ms": None, "catch_ms": None}


@asynccontextmanager
async def acted(*acts: Act) -> AsyncIterator[Link]:
    """A server that acts once for each connection, and then hangs up."""
    coming = iter(acts)

    async def act(socket: ServerConnection) -> None:
        await socket.recv()
        await next(coming)(socket)

    async with serve(act, "127.0.0.1", 0) as server, asyncio.timeout(PATIENCE_S):
        port = next(iter(server.sockets)).getsockname()[1]
        yield Link(f"http://127.0.0.1:{port}", "abcdefghjkmn", watch=False)


async def tell(socket: ServerConnection, kind: str, **fields: object) -> None:
    """Say something to a client."""
    await socket.send(json.dumps({"type": kind} | fields))


async def hear(socket: ServerConnection, kind: str) -> Wire:
    """The next thing that a client says, which is of this kind."""
    found: Wire = json.loads(await socket.recv())
    assert found["type"] == kind
    return found


async def salted(socket: ServerConnection, version: int) -> str:
    """Take a client's next salt, and acknowledge it."""
    said = await hear(socket, "salt")
    await tell(socket, "ack", id=said["id"], version=version)
    return str(said["salt"])


def info(players: int = 2, phase: str = "playing", matches: int = 0, salts: Sequence[Sequence[str]] = ()) -> Wire:
    """A table at which so many rounds have been dealt as there are lists of salts."""
    chair = {"kind": "person", "taken": True, "here": True, "host": False, "stand_in": False}
    return {
        "phase": phase,
        "seats": [chair | {"name": name} for name in ("Ana", "Ben", "Cy", "Dan")[:players]],
        "settings": {
            "edition": "classic",
            "sheet": "en",
            "seats": ["person"] * players,
            "rules": {},
            "timer": "none",
            "auto_call": False,
            "catch_window": "normal",
        },
        "matches": matches,
        "round": len(salts),
        "fairness": [
            {"round": at, "commitment": f"{matches}-{at}", "seed": None, "nonce": None, "salts": list(mixed)}
            for at, mixed in enumerate([*salts, []], 1)
        ],
    }


def welcome(told: Wire, match: Match | None, seat: int | None = 0, version: int = 4) -> Wire:
    """A welcome to a table, with everything that has happened there."""
    missed = [] if match is None else [{"version": version, "events": match.told(seat)}]
    view = None if match is None else wire(match.view(seat))
    return {"seat": seat, "version": version, "info": told, "view": view, "missed": missed, "clock": QUIET}


def played(players: int, seed: int, moves: int = 40) -> Match:
    """A match in the middle of a round."""
    match = Match.new("classic", players=players, seed=seed)
    for _ in range(moves):
        question = match.asked[0]
        match.move(question.seat, str(question.choices[-1]))
    assert match.state.playing
    return match


# --- Versions and seats --------------------------------------------------------------------------------------------------------


async def test_a_version_that_was_only_acknowledged_has_not_been_told() -> None:
    """Whoever connects again with it would never be told what happened then."""

    async def dies(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), None))
        said = await hear(socket, "move")
        await tell(socket, "ack", id=said["id"], version=5)

    async with acted(dies) as link, await Client.connect(link.url, link.table, "token") as client:
        await client.send({"type": "move", "id": "1", "choice": "draw"})
        heard = []
        with suppress(Lost):
            while True:
                heard.append((await client.heard())["type"])
        assert heard == ["welcome", "ack"]
        assert client.version == 4


# --- Coming back ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
async def test_what_was_known_of_an_earlier_match_is_forgotten(players: int) -> None:
    """Another match began meanwhile, perhaps with more seats: nothing of the first is true of it."""
    first, second = played(2, seed=1), played(players, seed=2)

    async def goes(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), first))

    async def returns(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(players, matches=1), second, version=90))

    async with acted(goes, returns) as link:
        table = remote_seat(link, "token", patience_s=0.0)
        messages = table.messages()
        await anext(messages)
        table.memory.bluffs[1] = 7
        while (await anext(messages))["type"] != "welcome":
            pass
        memory, anew = table.memory, Memory(0, players)
        await messages.aclose()
    for event in second.told(0):
        anew.hear(event)
    assert vars(memory) == vars(anew)


async def test_what_was_known_of_this_match_is_kept_to_its_end() -> None:
    """Also if it ended meanwhile."""
    match = played(2, seed=1)

    async def goes(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), match))

    async def returns(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="over", matches=1), match) | {"missed": []})

    async with acted(goes, returns) as link:
        table = remote_seat(link, "token", patience_s=0.0)
        messages = table.messages()
        await anext(messages)
        memory = table.memory
        while (await anext(messages))["type"] != "welcome":
            pass
        assert table.memory is memory
        await messages.aclose()


class Silent:
    """Somebody who types nothing, or whose lines are over."""

    patient = True

    def __init__(self, *, ended: bool) -> None:
        self._ended = ended
        self.asked = asyncio.Event()
        """Whether a line has been waited for."""

    async def line(self) -> str | None:
        """No line, now or ever."""
        self.asked.set()
        if not self._ended:
            await asyncio.Event().wait()
        return None

    def withdraw(self) -> None:
        """Nothing is shown that could be taken back."""


async def told_to_guest(link: Link, lines: Silent | None = None) -> str:
    """What somebody reads at a terminal, until they leave or the server does not want them any more."""
    told: list[str] = []
    seat, voice = remote_seat(link, "token", patience_s=0.0), Voice(Speech(Words("en"), ()), told.append)
    guest = PlainTable([seat], voice, lines or Silent(ended=False))
    with suppress(Leave, Lost):
        await guest.play()
    return "".join(told)


async def kick(socket: ServerConnection) -> None:
    """The last thing that a client hears."""
    await tell(socket, "closed", code="kicked", message="")


@pytest.mark.parametrize("ended", [False, True])
async def test_a_guest_whose_seat_becomes_theirs_reads_that_they_sit_down(ended: bool) -> None:  # noqa: FBT001
    """They are not "back", as they have been there; and whose lines were over while they watched leaves, as nobody can answer."""
    match, lines = played(2, seed=1), Silent(ended=ended)

    async def seats(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), match, seat=None))
        await lines.asked.wait()
        await tell(socket, "welcome", **welcome(info(), match, seat=1, version=5) | {"missed": []})
        await salted(socket, 6)
        await (socket.wait_closed() if ended else kick(socket))

    async with acted(seats) as link:
        told = await told_to_guest(link, lines)
    assert told.startswith("You sit down when this round is over.\n")
    assert "You sit in seat 2.\n" in told
    assert "You are back" not in told
    assert (Words("en").t("table-input_ended") in told) == ended


async def test_a_rematch_with_more_seats_is_told() -> None:
    """The hands of the match before do not count."""
    first, second = played(2, seed=1), Match.new("classic", players=4, seed=2)

    async def plays_again(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), first))
        await tell(socket, "info", version=5, info=info(4, phase="lobby", matches=1))
        await tell(socket, "update", version=6, events=second.told(0), view=wire(second.view(0)), clock=QUIET)
        await tell(socket, "info", version=6, info=info(4, matches=1, salts=[()]))
        await kick(socket)

    async with acted(plays_again) as link:
        assert "You are dealt" in await told_to_guest(link)


async def test_a_deal_before_the_connection_was_lost_is_told_after_it() -> None:
    """It waited for who fills the seats that were free, which the next welcome tells."""
    match = Match.new("classic", players=2, seed=2)

    async def deals(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="lobby"), None))
        await tell(socket, "update", version=5, events=match.told(0), view=wire(match.view(0)), clock=QUIET)

    async def goes_on(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(salts=[()]), match, version=5) | {"missed": []})
        await kick(socket)

    async with acted(deals, goes_on) as link:
        assert "You are dealt" in await told_to_guest(link)


# --- Salt ----------------------------------------------------------------------------------------------------------------------


async def left_out(*acts: Act, messages: int) -> list[int]:
    """The rounds without a salt of ours that was acknowledged, as a client notices after each of so many messages."""
    found = []
    async with acted(*acts) as link:
        table = remote_seat(link, "token", patience_s=0.0)
        heard = table.messages()
        for _ in range(messages):
            await anext(heard)
            if table.left_out is not None:
                found.append(table.left_out)
        await heard.aclose()
    return found


async def test_a_salt_that_was_left_out_is_noticed() -> None:
    """It was acknowledged before the deal, so the server had it."""

    async def omits(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="lobby"), None))
        first = await salted(socket, 5)
        await tell(socket, "info", version=6, info=info(salts=[[first, "bens"]]))
        await salted(socket, 7)
        await tell(socket, "info", version=8, info=info(salts=[[first, "bens"], ["bens"]]))
        await socket.wait_closed()

    assert await left_out(omits, messages=5) == [2]


async def test_a_guest_reads_that_a_salt_was_left_out() -> None:
    """In one line."""
    match = Match.new("classic", players=2, seed=2)

    async def omits(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="lobby"), None))
        await salted(socket, 5)
        await tell(socket, "update", version=6, events=match.told(0), view=wire(match.view(0)), clock=QUIET)
        await tell(socket, "info", version=6, info=info(salts=[["bens"]]))
        await kick(socket)

    sentence = Words("en").t("web-fairness-left_out", round=1)
    async with acted(omits) as link:
        assert f"\n{sentence}\n" in await told_to_guest(link)


async def test_a_salt_that_came_late_counts_for_the_next_deal() -> None:
    """It was acknowledged after the first deal, and is in the second; of the third nothing was acknowledged."""

    async def deals(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="lobby"), None))
        said = await hear(socket, "salt")
        await tell(socket, "info", version=5, info=info(salts=[[]]))
        await tell(socket, "ack", id=said["id"], version=6)
        await tell(socket, "info", version=7, info=info(salts=[[], [said["salt"]]]))
        await tell(socket, "info", version=8, info=info(salts=[[], [said["salt"]], []]))
        await socket.wait_closed()

    assert await left_out(deals, messages=5) == []


async def test_whoever_comes_back_adds_anew_and_blames_nobody() -> None:
    """The same seat may have been played from elsewhere, whose salt counted; and answers told again prove nothing."""

    async def breaks(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="lobby"), None))
        await salted(socket, 5)

    async def breaks_again(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="lobby"), None, version=6))
        await hear(socket, "salt")
        # What another page has added counts, as this is not acknowledged yet.
        await tell(socket, "info", version=7, info=info(salts=[["of-another-page"]]))
        await hear(socket, "salt")

    async def goes_on(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(salts=[["of-another-page"]]), None, version=20))
        said = await hear(socket, "salt")
        # This one was in the deal of a round that has been played in the meantime.
        await tell(socket, "ack", id=said["id"], version=6)
        await tell(socket, "info", version=21, info=info(salts=[["of-another-page"], []]))
        await socket.wait_closed()

    assert await left_out(breaks, breaks_again, goes_on, messages=9) == []
