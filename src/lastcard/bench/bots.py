"""How bots of one level do against another: every edition with two players, and one against three."""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.bots import levels
from lastcard.bots.arena import Duel, duel
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.rules.options import HOUSE
from lastcard.rules.setup import TEAMS_MIN
from lastcard.rules.state import PLAYERS_MIN, Edition
from lastcard.words import Words

PAIRS = (("medium", "easy"), ("easy", "beginner"))
STRONGEST = "medium"
"""Whom the levels of other packages meet."""


def report(  # noqa: PLR0913  what is measured, and how it is said
    rounds: int, words: Words, level: str | None, *, rules: Mapping[str, object], seed: str, matches: bool, as_json: bool
) -> None:
    """Measure and print, for people or for programs; a row as soon as it is known. A level, if one is named, or all.

    With house rules only the edition without a special card is played. Whole matches are measured instead of rounds, if wanted.
    """
    table = Table(box=SIMPLE)
    table.add_column()
    for heading in ("share", "points"):
        table.add_column(words.t(f"cli-bench-{heading}"), justify="right")
    for one, against in _pairs(level):
        for edition, players in _tables(rules):
            done = duel(one, against, edition=edition.id, players=players, rounds=rounds, seed=seed, rules=rules, matches=matches)
            if as_json:
                print(json.dumps(msgspec.to_builtins(done)), flush=True)  # noqa: T201  data goes to standard output
            else:
                name = f"{one} : {players - 1} x {against}, {edition.id}"
                table.add_row(name, _share(done, words), words.number(done.points, 1, signed=True))
    if not as_json:
        Console().print(table)


def _tables(rules: Mapping[str, object]) -> list[tuple[Edition, int]]:
    """What is played, and by how many."""
    least = TEAMS_MIN if rules.get("teams") else PLAYERS_MIN
    editions = [CLASSIC] if rules.keys() & HOUSE.keys() else EDITIONS
    return [(edition, players) for edition in editions for players in (2, 4) if players >= least]


def _share(done: Duel, words: Words) -> str:
    return words.t("report-margin", value=words.percent(done.share, 1), margin=words.percent(done.margin, 1))


def _pairs(level: str | None) -> list[tuple[str, str]]:
    """Who meets whom: lastcard's own levels each the next weaker one, those of other packages the strongest."""
    own = {name for pair in PAIRS for name in pair}
    pairs = [*PAIRS, *((name, STRONGEST) for name in levels() if name not in own)]
    return pairs if level is None else [pair for pair in pairs if pair[0] == level] or [(level, STRONGEST)]
