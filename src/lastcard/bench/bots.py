"""How bots of one level do against another: every edition with two players, and one against three."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.bench import rule_agent
from lastcard.bench.rlcard_table import inside
from lastcard.bots import levels
from lastcard.bots.arena import Duel, duel
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.rules.options import HOUSE
from lastcard.rules.setup import TEAMS_MIN
from lastcard.rules.state import PLAYERS_MIN, Edition
from lastcard.words import Words

PAIRS = (("expert", "hard"), ("hard", "medium"), ("medium", "easy"), ("easy", "beginner"))
STRONGEST = "medium"
"""Whom the levels of other packages meet."""


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """What is measured."""

    rounds: int
    """How many rounds, or matches, of each pair at each table."""
    level: str | None = None
    """One level; all, if none is named."""
    against: str | None = None
    """Whom it meets, by the compiled rules if both are compiled; its usual opponent, by the readable ones, if none is named."""
    rules: Mapping[str, object] = {}
    seed: str = "duel"
    matches: bool = False


def report(measure: Measure, words: Words, *, as_json: bool) -> None:
    """Measure and print, for people or for programs; a row as soon as it is known.

    With house rules, and against RLCard's agent, only the edition without a special card is played.
    """
    table = Table(box=SIMPLE)
    table.add_column()
    for heading in ("share", "points"):
        table.add_column(words.t(f"cli-bench-{heading}"), justify="right")
    for done in _duels(measure):
        if as_json:
            print(json.dumps(msgspec.to_builtins(done)), flush=True)  # noqa: T201  data goes to standard output
        else:
            name = f"{done.level} : {done.players - 1} x {done.against}, {done.edition}"
            table.add_row(name, _share(done, words), words.number(done.points, 1, signed=True))
    if not as_json:
        Console().print(table)


def _duels(measure: Measure) -> Iterator[Duel]:
    """Every pair at every table; against RLCard's agent at RLCard's own table, too, which knows rounds alone."""
    pairs = _pairs(measure.level) if measure.against is None else [(measure.level or PAIRS[0][0], measure.against)]
    for one, against in pairs:
        tables = _tables(measure.rules, plain=against == rule_agent.NAME)
        for edition, players in tables:
            yield _played(measure, one, against, edition, players)
        if against == rule_agent.NAME and not measure.matches:
            for _, players in tables:
                yield inside(one, players, measure.rounds, measure.seed)


def _played(measure: Measure, one: str, against: str, edition: Edition, players: int) -> Duel:
    told: dict[str, Any] = {
        "edition": edition.id,
        "players": players,
        "rounds": measure.rounds,
        "rules": measure.rules,
        "matches": measure.matches,
    }
    if measure.against is None:
        return duel(one, against, seed=measure.seed, **told)
    # Imported here: only this needs what is compiled.
    from lastcard import batch  # noqa: PLC0415

    seed = int.from_bytes(hashlib.sha256(measure.seed.encode()).digest()[:8], "big")
    return batch.duel(one, against, seed=seed, **told)


def _tables(rules: Mapping[str, object], *, plain: bool) -> list[tuple[Edition, int]]:
    """What is played, and by how many."""
    least = TEAMS_MIN if rules.get("teams") else PLAYERS_MIN
    editions = [CLASSIC] if plain or rules.keys() & HOUSE.keys() else EDITIONS
    return [(edition, players) for edition in editions for players in (2, 4) if players >= least]


def _share(done: Duel, words: Words) -> str:
    return words.t("report-margin", value=words.percent(done.share, 1), margin=words.percent(done.margin, 1))


def _pairs(level: str | None) -> list[tuple[str, str]]:
    """Who meets whom: lastcard's own levels each the next weaker one, those of other packages the strongest."""
    own = {name for pair in PAIRS for name in pair}
    pairs = [*PAIRS, *((name, STRONGEST) for name in levels() if name not in own)]
    return pairs if level is None else [pair for pair in pairs if pair[0] == level] or [(level, STRONGEST)]
