"""What `lastcard simulate` asks of the compiled simulator, and how it tells what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from lastcard.batch.report import as_csv, bar, compare, facts, plot
from lastcard.batch.simulation import Result
from lastcard.cli.spoken import Refused
from lastcard.cli.table import rules_of, switch_of
from lastcard.editions.sheets import SHEETS
from lastcard.rules.options import Rules
from lastcard.words import Words

BAR_WIDTH = 24
CARDS_MAX = 12
"""So many of the cards that decide rounds are told."""


def simulate(words: Words, given: Mapping[str, Any], *, as_json: bool, as_csv_lines: bool, picture: Path | None) -> None:
    """Simulate each setting and tell what came of it."""
    settings: list[Mapping[str, Any]] = [{"rules": {}}]
    settings += [{"rules": _compared(words, text)} for text in given["compare"]]
    with Progress(console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task("", total=None)
        results = _run(words, given, settings, lambda done, total: bars.update(task, completed=done, total=total))
    if picture is not None:
        labels = {name: words.t(f"table-simulate-{key}") for name, key in _PANELS.items()}
        plot(results, labels, picture)
    if as_json:
        click.echo(json.dumps([facts(result) for result in results]))
    elif as_csv_lines:
        click.echo(as_csv(results), nl=False)
    else:
        for result in results:
            tell(result, words, Console())


_PANELS = {"turns": "turns", "points": "points", "places": "place", "last_cards": "last"}


def _run(
    words: Words,
    given: Mapping[str, Any],
    settings: Sequence[Mapping[str, Any]],
    progress: Callable[[int, int], None],
) -> list[Result]:
    policies = given["policy"].split(",")
    try:
        return compare(
            settings,
            edition=given["edition"] or "classic",
            players=int(given["players"] or 4),
            rounds=None if given["matches"] else given["rounds"],
            matches=given["matches"],
            policy=policies[0] if len(policies) == 1 else policies,
            seed=int(given["seed"] or 1),
            threads=given["threads"],
            sheet=given["sheet"] or "en",
            rules=rules_of(words, given),
            progress=progress,
        )
    except ValueError as error:
        raise Refused(words.error("bad_setting", text=str(error))) from None


def _compared(words: Words, text: str) -> dict[str, object]:
    """The rules of a setting to compare with."""
    rules: dict[str, object] = {}
    for one in text.split(","):
        name, equals, value = one.partition("=")
        if not equals:
            raise Refused(words.error("bad_rule", text=one, example="bluffing=false"))
        rules[name] = switch_of(words, name, value)
    return rules


def tell(result: Result, words: Words, console: Console) -> None:
    """A simulation as tables with small bars."""
    told = facts(result)
    title = words.t(
        "table-simulate", edition=words.edition(result.edition), players=result.players, sheet=words.sheet(result.sheet)
    )
    console.print(f"\n{title}", highlight=False)
    if set_otherwise := Rules().with_values(result.rules).differences(SHEETS[result.sheet]):
        rules = words.listing(f"{name} {str(value).lower()}" for name, value in set_otherwise.items())
        console.print(words.t("table-simulate-rules", rules=rules), highlight=False)
    if result.stopped:
        console.print(words.t("table-simulate-stopped"), highlight=False)
    summary = Table(box=SIMPLE, show_header=False)
    summary.add_row(words.t("table-simulate-rounds"), f"{result.rounds:,}")
    for name, key in (("turns", "turns_per_round"), ("points", "points_per_round")):
        summary.add_row(words.t(f"table-simulate-{name}"), f"{told[key]['mean']:.1f} ± {told[key]['deviation']:.1f}")
    summary.add_row(words.t("table-simulate-blocked"), f"{result.blocked:,}")
    console.print(summary)
    _shares(console, words, "seat", [(str(seat), one) for seat, one in enumerate(told["seats"])])
    cards = sorted(told["last_cards"].items(), key=lambda item: -item[1]["share"])[:CARDS_MAX]
    _shares(console, words, "last", cards)


def _shares(console: Console, words: Words, name: str, rows: Sequence[tuple[str, Mapping[str, Any]]]) -> None:
    table = Table(box=SIMPLE)
    table.add_column(words.t(f"table-simulate-{name}"))
    table.add_column(words.t("table-simulate-share"), justify="right")
    table.add_column("95 %", justify="right")
    table.add_column()
    most = max((one["share"] for _, one in rows), default=1.0) or 1.0
    for label, one in rows:
        interval = f"{one['low']:.2%} - {one['high']:.2%}"
        table.add_row(label, f"{one['share']:.2%}", interval, bar(one["share"] / most, BAR_WIDTH))
    console.print(table)
