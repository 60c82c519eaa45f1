"""A revision against this tree: passes in turn, each in processes of its own, and what everything costs here and there."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.bench.passes import Times
from lastcard.bench.trees import Tree, check_same_python, other_tree, this_tree
from lastcard.words import Words


class Cost(msgspec.Struct, frozen=True):
    """What something costs, the less the better: the best and the median of whatever one pass measured."""

    unit: str
    best: float
    median: float


Costs = Mapping[str, Cost]
Measure = Callable[[Tree], Costs]
"""One pass over a tree."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One measurement in both trees. A tree that does not have it has no figure, and then there is no ratio."""

    name: str
    unit: str
    here: Times | None
    there: Times | None
    ratio: Times | None
    """Here divided by there: below 1, it is cheaper here."""
    must: float | None = None
    """What was asked of the ratio."""
    aim: float | None = None


class RatioGoal(msgspec.Struct, frozen=True):
    """What was asked of a ratio to one commit; of a ratio to any other, nothing was."""

    commit: str
    must: float
    aim: float


class Plan(msgspec.Struct, frozen=True):
    """How a benchmark is run against another tree."""

    measure: Measure
    passes: int
    title: str
    label: Callable[[str], str] = str
    """What people call a measurement."""
    goals: Mapping[str, Sequence[RatioGoal]] = {}
    """What was asked, by the measurement."""


def report(ref: str, plan: Plan, words: Words, *, as_json: bool) -> None:
    """Set the other tree up, measure both, and print, for people or for programs."""
    here, there = this_tree(), other_tree(ref)
    check_same_python(here, there)
    with Console(stderr=True).status("") as status:
        rows = taking_turns(here, there, plan.measure, plan.passes, status.update)
    rows = [with_goal(row, plan.goals.get(row.name, ()), there) for row in rows]
    if as_json:
        told = {"against": there.name, "passes": plan.passes, "rows": rows}
        print(msgspec.json.encode(told).decode())  # noqa: T201  data goes to standard output
        return
    console = Console()
    console.print(plan.title, highlight=False)
    console.print(words.t("report-bench-against", commit=there.name), highlight=False)
    console.print(table(rows, plan.label, words))


def taking_turns(
    here: Tree, there: Tree, measure: Measure, passes: int, say: Callable[[str], None] = lambda _: None
) -> list[Row]:
    """A pass here, a pass there, and the next time the other way round: being first is no advantage."""
    told: dict[str, list[Costs]] = {here.name: [], there.name: []}
    for nth in range(passes):
        for tree in (here, there) if nth % 2 == 0 else (there, here):
            say(f"{nth + 1}/{passes} {tree.name}")
            told[tree.name].append(measure(tree))
    return rows(told[here.name], told[there.name])


def rows(here: Sequence[Costs], there: Sequence[Costs]) -> list[Row]:
    """Every measurement of either tree, in the order of this one."""
    units = {name: cost.unit for costs in (*here, *there) for name, cost in costs.items()}
    return [_row(name, unit, _times(name, here), _times(name, there)) for name, unit in units.items()]


def _row(name: str, unit: str, here: Times | None, there: Times | None) -> Row:
    ratio = None
    # A share of nothing says nothing: memory that was not taken can be zero.
    if here is not None and there is not None and all(value > 0 for value in there.values()):
        ratio = {which: here[which] / there[which] for which in here}
    return Row(name=name, unit=unit, here=here, there=there, ratio=ratio)


def with_goal(row: Row, goals: Sequence[RatioGoal], there: Tree) -> Row:
    """A row with what was asked of it against that tree, if anything was."""
    goal = next((goal for goal in goals if there.name.startswith(goal.commit)), None)
    return row if goal is None else replace(row, must=goal.must, aim=goal.aim)


def _times(name: str, passes: Sequence[Costs]) -> Times | None:
    """The best of the best and the median of the medians."""
    costs = [costs[name] for costs in passes if name in costs]
    if not costs:
        return None
    return {"best": min(cost.best for cost in costs), "median": statistics.median(cost.median for cost in costs)}


def table(rows: Sequence[Row], label: Callable[[str], str], words: Words) -> Table:
    """For people."""
    table = Table(box=SIMPLE)
    table.add_column()
    for side in ("here", "there", "ratio"):
        for heading in ("best", "median"):
            name = f"{words.t(f'cli-bench-{side}')}\n{words.t(f'cli-bench-{heading}')}"
            table.add_column(name, justify="right", no_wrap=True)
    figures = partial(_figures, words)
    for row in rows:
        # The unit stands beside the name, and what was asked below it: six columns of figures leave room for nothing else in
        # eighty signs.
        name = f"{label(row.name)} ({row.unit})"
        for heading, value in (("must", row.must), ("aim", row.aim)):
            if value is not None:
                name += f"\n{words.t(f'cli-bench-{heading}')} {words.number(value, 2)}"
        table.add_row(name, *figures(row.here, 2), *figures(row.there, 2), *figures(row.ratio, 3))
    return table


def _figures(words: Words, times: Times | None, digits: int) -> tuple[str, ...]:
    return ("", "") if times is None else tuple(words.number(times[which], digits) for which in ("best", "median"))
