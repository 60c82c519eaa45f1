"""How bots of one level do against another: every edition with two players, and one against three."""

from __future__ import annotations

import json

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.bots.arena import duel
from lastcard.editions import EDITIONS
from lastcard.words import Words

PAIRS = (("medium", "easy"), ("easy", "beginner"))


def report(rounds: int, words: Words, *, as_json: bool) -> None:
    """Measure and print, for people or for programs; a row as soon as it is known."""
    table = Table(box=SIMPLE)
    table.add_column()
    for heading in ("share", "points"):
        table.add_column(words.t(f"cli-bench-{heading}"), justify="right")
    for level, against in PAIRS:
        for edition in EDITIONS:
            for players in (2, 4):
                done = duel(level, against, edition=edition.id, players=players, rounds=rounds)
                if as_json:
                    print(json.dumps(msgspec.to_builtins(done)), flush=True)  # noqa: T201  data goes to standard output
                else:
                    name = f"{level} : {players - 1} x {against}, {edition.id}"
                    table.add_row(name, f"{done.share:.1%} ± {done.margin:.1%}", f"{done.points:+.1f}")
    if not as_json:
        Console().print(table)
