"""Non-interference of the byte stream: whatever an observer cannot see is rearranged, and every byte sent to it stays the same.

A round is played twice at a real server, over real sockets: once as it was, and once with other cards wherever the observer
cannot look (`lastcard.testing.rearranging`). Everything that the observer receives is compared byte for byte: what it is told,
its answers and errors, and what it is told again after a gap. Only what is drawn by lot for each table (its name, commitments
and seeds) is blotted out, at its length.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lastcard.clients.connection import Client, join_table, make_table, read_text
from lastcard.clients.errors import Refused
from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.protocol import Since, TableSettings
from lastcard.record import Chance, Header, Record
from lastcard.rules import play as game
from lastcard.rules.errors import RulesError
from lastcard.rules.events import Event
from lastcard.rules.questions import Move
from lastcard.rules.state import Edition, State
from lastcard.server.main import Server
from lastcard.server.settings import Config, ServerPaces
from lastcard.table.accept import accept
from lastcard.table.machine import Accept, Machine
from lastcard.table.telling import Telling
from lastcard.testing.disclosed import by_the_rules
from lastcard.testing.following import Observer, Order, any_trace, begin, follow
from lastcard.testing.process import OPEN
from lastcard.testing.rearranging import Leak, Recast, rearranged
from lastcard.testing.settings import any_players, chance
from lastcard.views import Wire

ROUNDS = 200
MOVES = 40
_STILL = ServerPaces(opens_s=0, holds_s=0, cool_s=0, bot_s=0, salt_s=0)
"""With a clock that stands still, so that no byte differs because of the time."""
_LOTS = re.compile(rb'"(?:[0-9a-f]{64}|[0-9a-f]{32})"')
_NONSENSE: tuple[Wire, ...] = (
    {"type": "move", "choice": "play ZZ"},
    {"type": "move", "choice": "catch 9"},
    {"type": "move", "choice": "pick R7 R7"},
    {"type": "next"},
    {"type": "kick", "seat": 9},
    {"type": "dance"},
    {"type": "ping"},
)
"""What the observer says besides: most of it is refused, and no refusal may tell anything."""


class Compared(msgspec.Struct):
    """What was compared."""

    rounds: int = 0
    moves: int = 0
    """Moves after which something hidden was different."""
    frames: int = 0
    reconnects: int = 0


class Script(Match):
    """A match whose shuffles are written down."""

    def __init__(self, state: State, orders: Sequence[Order]) -> None:
        super().__init__(state, Record(Header(state.edition.id, state.sheet, {}, state.players, "written")))
        self._orders = iter(orders)

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Do what the first stretch of the trace did."""
        del own
        return self._advance(begin(self.state))

    def _advance(self, outcome: tuple[State, tuple[Event, ...]]) -> tuple[Event, ...]:
        self.state, events = outcome
        while game.pile_to_shuffle(self.state) is not None:
            self.state, more = game.shuffle(self.state, next(self._orders))
            events += more
        self._asked = None
        events = tuple(event for event in events if event.name)
        self.history += events
        return events


class Scenario(msgspec.Struct, frozen=True):
    """One of the two games: where it begins, its moves, and its shuffles."""

    start: State
    moves: list[Move]
    orders: list[Order]


class Twins(msgspec.Struct, frozen=True):
    """Two games that an observer cannot tell apart."""

    observer: Observer
    players: int
    scenarios: tuple[Scenario, Scenario]


def any_twins(edition: Edition, rng: random.Random, moves: int = MOVES) -> Twins:
    """Two games that differ in what an observer cannot see, as long as they can be alike."""
    while True:
        trace = any_trace(edition, any_players(rng), rng, moves)
        observer = rng.choice((None, *range(trace.start.players)))
        followed = follow(trace, observer)
        kinds = rearranged(followed, len(trace.stretches) - 1, rng)
        if kinds == followed.kinds:
            continue
        games = [_Twin(Recast(trace, followed, cards)) for cards in (followed.kinds, kinds)]
        scenarios = [Scenario(twin.state, [], []) for twin in games]
        for stretch in range(len(trace.stretches)):
            played = [twin.play(stretch) for twin in games]
            if None in played or played[0].facts != played[1].facts:  # type: ignore[union-attr]
                break
            for scenario, told in zip(scenarios, played, strict=True):
                assert told is not None
                scenario.moves.extend(answer for answer in told.answers if isinstance(answer, Move))
                scenario.orders.extend(answer for answer in told.answers if isinstance(answer, tuple))
        if scenarios[0].moves:
            return Twins(observer, trace.start.players, (scenarios[0], scenarios[1]))


class _Played(msgspec.Struct, frozen=True):
    """A stretch of a trace, played again."""

    answers: list[Move | Order | None]
    facts: list[object]
    """What the rules disclosed on the way: with other facts, the games go apart for a good reason."""


class _Twin:
    """A recast trace being played."""

    def __init__(self, recast: Recast) -> None:
        self._recast = recast
        self.state = recast.start()

    def play(self, stretch: int) -> _Played | None:
        """Go on by one stretch; None if this game cannot go the same way."""
        played = _Played([], [])
        for part in range(len(self._recast.trace.stretches[stretch].parts)):
            answer = self._recast.answer(stretch, part)
            played.answers.append(answer)
            try:
                if answer is None:
                    self.state, _ = begin(self.state)
                else:
                    played.facts.append(by_the_rules(self.state, answer))
                    outcome = game.apply(self.state, answer) if isinstance(answer, Move) else game.shuffle(self.state, answer)
                    self.state, _ = outcome
            except (RulesError, ValueError):
                return None
        alike = game.pile_to_shuffle(self.state) is None and self._recast.as_traced(stretch, self.state)
        return played if alike else None


# --- At the server -----------------------------------------------------------------------------------------------------------


class _ObserverClient:
    """The observer's connection, and every frame that it received."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self._address, self._token = f"ws{url.removeprefix('http')}/ws/{table}", token
        self._table = table.encode()
        self._socket: ClientConnection | None = None
        self._count = 0
        self.frames: list[bytes] = []

    async def open(self, since: Since | None = None) -> None:
        """Connect, perhaps again."""
        await self.close()
        self._socket = await connect(self._address, compression=None, max_size=None)
        await self._socket.send(json.dumps({"type": "hello", "version": 1, "token": self._token, "since": since}))
        await self._until(b'"type":"welcome"')

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()

    async def say(self, **message: object) -> Wire:
        """Say something, and hear everything up to its answer."""
        assert self._socket is not None
        self._count += 1
        await self._socket.send(json.dumps({"id": f"n{self._count}"} | message))
        answer: Wire = json.loads(await self._until(b'"id":"n%d"' % self._count))
        return answer

    async def move(self, choice: str) -> None:
        """Make a move; raises `Refused` as a client does."""
        answer = await self.say(type="move", choice=choice)
        if answer["type"] == "error":
            raise Refused(answer["code"], answer["message"])

    async def _until(self, mark: bytes) -> bytes:
        assert self._socket is not None
        while True:
            frame = await self._socket.recv(decode=False)
            self.frames.append(_LOTS.sub(_blot, frame.replace(self._table, b"t" * len(self._table))))
            if mark in frame:
                return frame


def _blot(found: re.Match[bytes]) -> bytes:
    return b'"' + b"0" * (len(found[0]) - 2) + b'"'


class Comparer:
    """A server at which twins are played."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.scripts: list[Script] = []
        """What the next table plays."""

    def begin(self, settings: TableSettings, seed: str) -> Match:
        """The match of the next table."""
        del settings, seed
        return self.scripts.pop()

    async def compare(self, twins: Twins, seed: float, compared: Compared) -> None:
        """Play both games, and compare what the observer receives; raises `Leak`."""
        (one, moves), (other, _) = [
            await self._play(twins, scenario, chance(str(seed)), compared) for scenario in twins.scenarios
        ]
        compared.rounds += 1
        compared.moves += moves
        compared.frames += len(one)
        for n, (here, there) in enumerate(zip(one, other, strict=False)):
            if here != there:
                raise Leak(f"an observer in seat {twins.observer} can tell two games apart:\n{here!r}\n{there!r}", n)
        if len(one) != len(other):
            raise Leak(f"an observer in seat {twins.observer} hears {len(one)} and {len(other)} messages", len(one))

    async def _play(self, twins: Twins, scenario: Scenario, rng: random.Random, compared: Compared) -> tuple[list[bytes], int]:
        """What the observer received, and how many moves were made."""
        self.scripts = [Script(scenario.start, scenario.orders)]
        made = await make_table(self.url, {"seats": ["person"] * twins.players, "timer": "normal"}, "seat 0")
        table = made["table"]
        joined = [await join_table(self.url, table, f"seat {seat}") for seat in range(1, twins.players)]
        tokens = [made["token"], *(seat["token"] for seat in joined)]
        observer = _ObserverClient(self.url, table, None if twins.observer is None else tokens[twins.observer])
        others = {
            seat: await Client.connect(self.url, table, token) for seat, token in enumerate(tokens) if seat != twins.observer
        }
        await observer.open()
        made_moves = 0
        try:
            await (observer.say(type="start") if twins.observer == 0 else others[0].say("start"))
            for version, move in enumerate(scenario.moves, twins.players + 2):
                await self._disturb(observer, others, version, rng, compared)
                if not await _moved(observer if move.seat == twins.observer else others[move.seat], move):
                    break
                made_moves += 1
                await observer.say(type="ping")
            info = await read_text(self.url, f"/api/tables/{table}")
            observer.frames.append(_LOTS.sub(_blot, info.encode().replace(table.encode(), b"t" * len(table))))
        finally:
            await observer.close()
            for client in others.values():
                await client.close()
        return observer.frames, made_moves

    async def _disturb(
        self, observer: _ObserverClient, others: dict[int, Client], version: int, rng: random.Random, compared: Compared
    ) -> None:
        """Errors, and gaps: the observer's own, and errors of others, of which it must not hear."""
        if rng.random() < 1 / 4:
            await observer.say(**rng.choice(_NONSENSE))
        if rng.random() < 1 / 4:
            wrong, client = rng.choice(_NONSENSE), others[rng.choice(list(others))]
            with contextlib.suppress(Refused):
                await client.say(wrong["type"], **{name: wrong[name] for name in wrong if name != "type"})
        if rng.random() < 1 / 8:
            compared.reconnects += 1
            await observer.open(rng.choice((None, "round", 0, version - 1, max(0, version - 5))))
            await observer.say(type="ping")


async def _moved(player: Client | _ObserverClient, move: Move) -> bool:
    """Make a move of the scenario; False for a catch that the clock does not allow yet, where the scenario ends."""
    try:
        await player.move(str(move.choice))
    except Refused as error:
        if error.code != "too_early":
            raise
        return False
    return True


def prove_secrecy(  # noqa: PLR0913  each sets the proof in another way
    rounds: int = ROUNDS,
    say: Callable[[str], None] = print,
    *,
    seed: int = 1,
    moves: int = MOVES,
    editions: Sequence[Edition] = EDITIONS,
    telling: Telling = Telling(),  # noqa: B008  it has no state
    accept: Accept = accept,
) -> Compared:
    """Play so many rounds twice; `Leak` tells what an observer could learn. Leaks are planted with the last two."""
    rng = chance(str(seed))
    twins = (any_twins(edition, rng, moves) for edition in itertools.islice(itertools.cycle(editions), rounds))
    with tempfile.TemporaryDirectory() as folder:
        comparer = Comparer("")
        config = Config(data=Path(folder), port=0, paces=_STILL, limits=OPEN)
        server = Server(config, now=lambda: 0.0, begin=comparer.begin, telling=telling, machine=Machine(accept=accept))
        return asyncio.run(_search(comparer, server, twins, say, rng))


async def _search(
    comparer: Comparer, server: Server, all_twins: Iterator[Twins], say: Callable[[str], None], rng: random.Random
) -> Compared:
    compared = Compared()
    async with server.running():
        comparer.url = next(url for url in server.urls if "127.0.0.1" in url)
        for twins in all_twins:
            await comparer.compare(twins, rng.random(), compared)
            if compared.rounds % 20 == 0:
                say(f"{compared.rounds} rounds, {compared.moves:,} moves, {compared.frames:,} messages compared")
    return compared
