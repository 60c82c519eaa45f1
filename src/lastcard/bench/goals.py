"""What was asked for, beside what was measured."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.bench.passes import Times
from lastcard.words import Words


class Goal(msgspec.Struct, frozen=True):
    """One thing that is measured, and what was asked of it, if anything. Without a figure where it cannot be measured here."""

    name: str
    unit: str
    must: float | None
    aim: float | None
    best: float | None
    median: float | None


def goal(name: str, unit: str, must: float | None, aim: float | None, reached: Times | None) -> Goal:
    """A goal and what was reached."""
    values = reached or {}
    return Goal(name=name, unit=unit, must=must, aim=aim, best=values.get("best"), median=values.get("median"))


def print_goals(goals: Iterable[Goal], words: Words, counts: Mapping[str, int], *, as_json: bool, **more: object) -> None:
    """As a table for people, or with more for programs."""
    if as_json:
        print(msgspec.json.encode({"goals": goals} | more).decode())  # noqa: T201  data goes to standard output
    else:
        Console().print(goals_table(goals, words, counts))


def goals_table(goals: Iterable[Goal], words: Words, counts: Mapping[str, int]) -> Table:
    """For people; the counts are those that the words of some goals name."""
    table = Table(box=SIMPLE)
    table.add_column()
    for heading in ("best", "median", "must", "aim"):
        table.add_column(words.t(f"cli-bench-{heading}"), justify="right", no_wrap=True)
    for goal in goals:
        values = [amount(value, goal.unit, words) for value in (goal.best, goal.median, goal.must, goal.aim)]
        if goal.median is None:
            values[:2] = "", words.t("cli-bench-absent")
        table.add_row(words.t(f"report-bench-goal-{goal.name}", **counts), *values)
    return table


def amount(value: float | None, unit: str, words: Words) -> str:
    """A figure with its unit; nothing where there is none."""
    if value is None:
        return ""
    number = words.number(value, 0 if value >= 100 else 2)  # noqa: PLR2004  three digits are enough
    return words.t("report-measured", value=number, unit=unit)
