"""What costs more when there is more of something: entries and rounds of a match, tables, players, cards in a hand.

    python -m lastcard.bench.growth
    python -m lastcard.bench.growth --quick --picture growth.svg

It runs the table itself, without sockets and disk: judging a move, changing the table by it, and writing what everybody is told.
"""

from __future__ import annotations

import argparse
import copy
import json
import time
import tracemalloc
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path

import msgspec

from lastcard.batch.picture import figure_of
from lastcard.protocol import Hello, Move, Next, Start, TableSettings, encode
from lastcard.server.store.snapshots import snapshot_of
from lastcard.table.accept import accept, fold
from lastcard.table.clock import due
from lastcard.table.commands import Create, Gone, Join, Said
from lastcard.table.decide import decide, decide_due
from lastcard.table.outcome import Outcome
from lastcard.table.presence import info
from lastcard.table.state import Client, TableState
from lastcard.testing.settings import chance

ENTRIES = (10, 100, 1_000, 10_000, 100_000)
ROUNDS = (1, 3, 10, 30, 100)
TABLES = (10, 100, 1_000, 5_000)
PLAYERS = (2, 4, 6, 8, 10)
HANDS = (7, 15, 30, 50)
"""Two who only draw have no more before the pack is used up."""
COUNTED = 400
"""Moves that a figure is made of."""
RECONNECTS = 20
MISSED = 8
"""Moves that somebody missed who comes back."""
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
    snapshot_bytes: int
    info_bytes: int
    reconnect_us: float
    """Processor time to welcome somebody who has missed a few moves."""


class GrowingTable:
    """A table at which everybody is connected, and moves as luck has it."""

    def __init__(self, players: int = 4, seed: str = "1") -> None:
        self._rng, self._now, self._ids = chance(f"growth|{seed}"), 1000.0, count()
        self.state = TableState("abcdefghjkmn")
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

    def longest_hand(self) -> int:
        """How many cards somebody holds."""
        assert self.state.match is not None
        return max(map(len, self.state.match.state.hands))

    def draw(self) -> None:
        """The seat asked takes its last choice, which is to draw or to keep."""
        self._now += _STEP_S
        question = self.state.waiting[0]
        self._say(self.state.connected[question.seat], Move(f"draw {next(self._ids)}", str(question.choices[-1])))

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
    """What a move at any of these tables costs, by turns, and the first of them otherwise."""
    first, each = tables[0], max(1, moves // len(tables))
    before = time.process_time()
    for table in tables:
        table.go_on(each)
    move_us = (time.process_time() - before) / (each * len(tables)) * 1e6
    before = time.process_time()
    for _ in range(RECONNECTS):
        first.come(0, first.state.version - MISSED)
    reconnect_us = (time.process_time() - before) / RECONNECTS * 1e6
    state = first.state
    return Point(of, much, move_us, memory_kb(state), len(snapshot_of(state).body), len(encode(info(state))), reconnect_us)


def memory_kb(state: TableState) -> float:
    """What a copy of a table takes, but for what all tables share."""
    assert state.match is not None
    shared = (state.conditions, state.match.state.edition, state.match.state.rules)
    tracemalloc.start()
    try:
        kept = copy.deepcopy(state, {id(one): one for one in shared})
        found, _ = tracemalloc.get_traced_memory()
        del kept
    finally:
        tracemalloc.stop()
    return found / 1000


def growth(*, quick: bool = False) -> Iterable[Point]:
    """All measurements, one after the other; with `quick`, the longest are left out."""
    table = GrowingTable()
    for entries in ENTRIES[: -1 if quick else None]:
        while table.state.version < entries:
            table.go_on()
        yield measured("entries", entries, [table], moves=10 if entries < COUNTED else COUNTED)
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
        table = GrowingTable(2)
        while table.longest_hand() < cards:
            table.draw()
        yield measured("hand", cards, [table], moves=10)


def draw(points: Sequence[Point], file: Path) -> None:
    """The figures as a picture: each of the costs beside what there is more of, as a multiple of the first."""
    kinds = list(dict.fromkeys(point.of for point in points))
    figure = figure_of((3.2 * len(kinds), 3.2))
    panels = figure.subplots(1, len(kinds), sharey=True)
    for panel, kind in zip(panels, kinds, strict=True):
        own = [point for point in points if point.of == kind]
        for name in ("move_us", "memory_kb", "snapshot_bytes", "info_bytes", "reconnect_us"):
            values = [getattr(point, name) for point in own]
            panel.plot([point.much for point in own], [value / values[0] for value in values], marker="o", label=name)
        panel.set_xscale("log")
        panel.set_title(kind)
        panel.set_ylim(bottom=0)
    panels[0].legend(fontsize="small")
    figure.savefig(file)


def main() -> None:
    """Measure and print a line of JSON for each point."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="leave the longest out")
    parser.add_argument("--picture", type=Path, help="draw the figures into this file")
    asked = parser.parse_args()
    points = []
    for point in growth(quick=asked.quick):
        points.append(point)
        print(msgspec.json.encode(point).decode(), flush=True)  # noqa: T201  data goes to standard output
    if asked.picture is not None:
        draw(points, asked.picture)


if __name__ == "__main__":
    main()
