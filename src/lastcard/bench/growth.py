"""What costs more when there is more of something: entries and rounds of a match, tables, players, cards in a hand.

It runs the table itself, without sockets and disk: judging a move, changing the table by it, and writing what everybody is told.
"""

from __future__ import annotations

import copy
import gc
import json
import statistics
import time
import tracemalloc
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, groupby
from operator import attrgetter

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.bench.goals import Goal, amount, goal, goals_table
from lastcard.editions import EDITIONS
from lastcard.protocol import Hello, Move, Next, Start, TableSettings, encode
from lastcard.server.store.snapshots import snapshot_of
from lastcard.table.accept import accept, fold
from lastcard.table.clock import due
from lastcard.table.commands import Create, Gone, Join, Said
from lastcard.table.decide import decide, decide_due
from lastcard.table.outcome import Outcome
from lastcard.table.presence import info
from lastcard.table.state import Begin, Client, Conditions, TableState, seated
from lastcard.testing.positions import arranged
from lastcard.testing.settings import chance
from lastcard.words import Words

ENTRIES = (10, 100, 1_000, 10_000, 100_000)
ROUNDS = (1, 3, 10, 30, 100)
TABLES = (10, 100, 1_000, 5_000)
PLAYERS = (2, 4, 6, 8, 10)
HANDS = (7, 15, 30, 60)
COUNTED = 400
"""Moves that a figure is made of."""
RECONNECTS = 200
"""Each after one more move: what somebody is told depends on what was played just before."""
MOMENTS = 10
"""At which the memory of a table is looked at."""
MISSED = 8
"""Moves that somebody missed who comes back."""
HOLDING = 10
"""Tables at which somebody has a hand of a size: it does not stay so for long."""
_STEP_S = 60.0
"""Whatever waits for its time has come when somebody moves."""


class Point(msgspec.Struct, frozen=True):
    """What things cost where there is so much of something."""

    of: str
    """`entries`, `rounds`, `tables`, `players` or `hand`."""
    much: int
    move_us: float
    """Processor time for a move."""
    memory_kb: float
    """What a table holds in memory."""
    snapshot_kb: float
    info_kb: float
    reconnect_us: float
    """Processor time to welcome somebody who has missed a few moves."""


class GrowingTable:
    """A table at which everybody is connected, and moves as luck has it."""

    def __init__(self, players: int = 4, seed: str = "1", begin: Begin = seated) -> None:
        self._rng, self._now, self._ids = chance(f"growth|{seed}"), 1000.0, count()
        self.state = TableState("abcdefghjkmn", Conditions(begin=begin))
        settings = TableSettings(seats=("person",) * players, rules={"target": 1_000_000}, auto_call=True)
        self.tokens = [json.loads(self._say(Client("visitor", 0), Create(settings, "seat 0")))["token"]]
        for seat in range(1, players):
            self.tokens.append(json.loads(self._say(Client("visitor", seat), Join(f"seat {seat}", seat, None)))["token"])
        for seat in range(players):
            self.come(seat)
        self._say(self.state.connected[0], Start("start"))
        # It waits for salts that nobody adds.
        self._now += _STEP_S
        self._catch_up()

    def come(self, seat: int, since: int | None = None) -> None:
        """Somebody comes, or comes back."""
        if seat in self.state.connected:
            self._say(self.state.connected[seat], Gone())
        hello = Hello(version=1, token=self.tokens[seat], since=since, changes=True)
        self._say(Client("sockets", next(self._ids)), hello)

    def go_on(self, moves: int = 1) -> None:
        """So many moves, with the deals between them."""
        state = self.state
        for _ in range(moves):
            self._now += _STEP_S
            self._catch_up()
            if state.phase == "between":
                self._say(state.connected[0], Next(f"next {next(self._ids)}"))
            question = self._rng.choice(state.waiting)
            choice = str(self._rng.choice(question.choices))
            self._say(state.connected[question.seat], Move(f"move {next(self._ids)}", choice))

    def _catch_up(self) -> None:
        """Do what is due."""
        while (found := due(self.state)) is not None and found.at <= self._now:
            self._do(decide_due(self.state, found.command, self._now, self._rng.randbytes))

    def _say(self, client: Client, said: Said) -> bytes:
        return self._do(decide(self.state, client, said, self._now, self._rng.randbytes))

    def _do(self, outcome: Outcome) -> bytes:
        """What comes of something, as a driver does it; the last message."""
        messages = list(outcome.messages)
        for at, entry in enumerate(outcome.entries, 1):
            if at < len(outcome.entries):
                fold(self.state, entry)
            else:
                messages += accept(self.state, entry, self._now, outcome.reply)
        return messages[-1].payload if messages else b""


def measured(of: str, much: int, tables: Sequence[GrowingTable], moves: int = COUNTED) -> Point:
    """What things cost at these tables, by turns; snapshot and info are those of the first."""
    state, each = tables[0].state, max(1, moves // len(tables))
    snapshot_kb, info_kb = len(snapshot_of(state).body) / 1000, len(encode(info(state))) / 1000
    memory_kb = held_kb(tables)
    before = time.process_time()
    for table in tables:
        table.go_on(each)
    move_us = (time.process_time() - before) / (each * len(tables)) * 1e6
    return Point(of, much, move_us, memory_kb, snapshot_kb, info_kb, reconnect_us(tables))


def reconnect_us(tables: Sequence[GrowingTable]) -> float:
    """What it takes to welcome somebody back who has missed a few moves."""
    took_s, each = 0.0, max(1, RECONNECTS // len(tables))
    for table in tables:
        for _ in range(each):
            table.go_on()
            before = time.process_time()
            table.come(0, max(table.state.past_from, table.state.version - MISSED))
            took_s += time.process_time() - before
    return took_s / (each * len(tables)) * 1e6


def held_kb(tables: Sequence[GrowingTable]) -> float:
    """What a table takes on average, in kB: hands and piles grow and shrink, and for some moves it keeps the deal."""
    found = []
    for moment in range(MOMENTS):
        table = tables[moment % len(tables)]
        found.append(_copied_kb(table.state))
        table.go_on(2)
    return statistics.mean(found)


def _copied_kb(state: TableState) -> float:
    """What a copy of a table takes, but for what all tables share."""
    assert state.match is not None
    shared = (state.conditions, state.match.state.edition, state.match.state.rules)
    # Otherwise part of the copy would be made of what Python keeps of objects that are gone, which nobody counts.
    gc.collect()
    tracemalloc.start()
    try:
        kept = copy.deepcopy(state, {id(one): one for one in shared})
        found, _ = tracemalloc.get_traced_memory()
        del kept
    finally:
        tracemalloc.stop()
    return found / 1000


def growth(*, quick: bool = False) -> Iterator[Point]:
    """All measurements, one after the other; with `quick`, the longest are left out."""
    # The first moves that a process plays take longer.
    GrowingTable().go_on(COUNTED)
    several = [GrowingTable(seed=str(n)) for n in range(max(1, COUNTED // ENTRIES[0]))]
    for entries in ENTRIES[: -2 if quick else None]:
        # No table goes far beyond what it is measured with.
        several = several[: max(1, COUNTED // entries)]
        for table in several:
            while table.state.version < entries:
                table.go_on()
        yield measured("entries", entries, several)
    table = GrowingTable()
    for rounds in ROUNDS[: -2 if quick else None]:
        while table.state.turn is None or table.state.turn[0] < rounds:
            table.go_on()
        yield measured("rounds", rounds, [table])
    for tables in TABLES[: -2 if quick else None]:
        yield measured("tables", tables, [GrowingTable(seed=str(n)) for n in range(tables)], moves=max(COUNTED, 4 * tables))
    for players in PLAYERS:
        yield measured("players", players, [GrowingTable(players)])
    for cards in HANDS:
        yield measured("hand", cards, [holding(cards, str(n)) for n in range(HOLDING)], moves=HOLDING * MISSED)


def holding(cards: int, seed: str) -> GrowingTable:
    """A table of two at which the first has so many cards in hand."""
    deck = [card.text for card in EDITIONS[0].deck.cards]
    chance(f"hand|{seed}").shuffle(deck)
    # A card with a number is turned up, which asks nothing of anybody.
    top = next(text for text in deck if text[-1].isdigit() and text[0] != "W")
    deck.remove(top)
    hands = deck[:cards], deck[cards : cards + HANDS[0]], deck[cards + HANDS[0] :]
    first, second, draw = map(" ".join, hands)
    return GrowingTable(2, seed, arranged(first, second, top=top, draw=draw))


# --- Telling -------------------------------------------------------------------------------------------------------------------

COSTS = {"move": "move_us", "memory": "memory_kb", "snapshot": "snapshot_kb", "info": "info_kb", "reconnect": "reconnect_us"}
"""What is measured, by the names of its words, and the field that has it."""
BOUNDED = ("move", "memory", "reconnect")
"""What may not grow with the entries of a match."""
RATIO_MAX = 1.2
"""How much more each may be, in a match of any length, than in the shortest: no two moments of a match are alike."""


def goals(points: Sequence[Point]) -> list[Goal]:
    """What was asked of matches of any length: that none costs more than the shortest."""
    costs = {cost: [getattr(point, COSTS[cost]) for point in points if point.of == "entries"] for cost in BOUNDED}
    ratios = {cost: max(values) / values[0] for cost, values in costs.items()}
    return [goal(f"growth-{cost}", "x", RATIO_MAX, None, {"best": ratio, "median": ratio}) for cost, ratio in ratios.items()]


def report(words: Words, *, quick: bool, as_json: bool) -> list[Point]:
    """Measure and print, for people or for programs."""
    points = []
    with Console(stderr=True).status("") as status:
        for point in growth(quick=quick):
            points.append(point)
            status.update(f"{words.t(f'report-growth-{point.of}')} {words.number(point.much)}")
    if as_json:
        print(msgspec.json.encode({"goals": goals(points), "points": points}).decode())  # noqa: T201  data goes to standard output
        return points
    lengths = [point.much for point in points if point.of == "entries"]
    console = Console()
    console.print(table_of(points, words))
    console.print(goals_table(goals(points), words, {"least": min(lengths), "most": max(lengths)}))
    return points


def table_of(points: Iterable[Point], words: Words) -> Table:
    """For people."""
    table = Table(title=words.t("report-growth"), box=SIMPLE)
    table.add_column()
    for cost in COSTS:
        table.add_column(words.t(f"report-growth-{cost}"), justify="right")
    for kind, several in groupby(points, attrgetter("of")):
        table.add_row(words.t(f"report-growth-{kind}"))
        for point in several:
            values = [amount(getattr(point, field), _unit(field), words) for field in COSTS.values()]
            table.add_row(words.number(point.much), *values)
    return table


def _unit(field: str) -> str:
    return "µs" if field.endswith("_us") else "kB"
