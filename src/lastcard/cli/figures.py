"""How the figures of simulations are written: places, cards, numbers with their margins; and a bar while they are made."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lastcard.batch.picture import picture_kinds
from lastcard.cli.spoken import Refused
from lastcard.extras import installing
from lastcard.words import Words


class Estimate(NamedTuple):
    """A number, and how far off it may be with 95 % confidence."""

    value: float
    half: float


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar on standard error, gone when all is done; a pipe gets none."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        yield bars


def progressed(bars: Progress, done: int, total: int) -> None:
    """So much is done; the bar appears with the first word of it."""
    if not bars.task_ids:
        bars.add_task("", total=total)
    bars.update(bars.task_ids[0], completed=done)


def check_picture(words: Words, path: Path) -> None:
    """Refuse what cannot be drawn before anything is played."""
    try:
        kinds = picture_kinds()
    except ImportError:
        raise Refused(words.error("missing", command=installing("plot"))) from None
    if path.suffix[1:] not in kinds:
        raise Refused(words.error("bad_picture", file=str(path), kinds=", ".join(kinds)))
    if path.is_dir() or not path.parent.is_dir():
        raise Refused(words.error("unwritable", file=str(path)))


def places_of(players: int) -> list[int]:
    """Places from the dealer in the order of play: the dealer comes last."""
    return [*range(1, players), 0]


def place_called(at: int, words: Words) -> str:
    """A place by its distance from the dealer."""
    if at == 0:
        return words.t("report-simulate-dealer")
    return words.t("report-simulate-first", place=at) if at == 1 else str(at)


def estimated(one: Estimate, words: Words, *, percent: bool, signed: bool = False, digits: int = 2) -> str:
    """With its margin, which brings the sign of per cent for both."""
    value = words.number(100 * one.value if percent else one.value, digits, signed=signed)
    margin = words.percent(one.half, digits) if percent else words.number(one.half, digits)
    return words.t("report-margin", value=value, margin=margin)


def difference(one: Estimate, words: Words, *, percent: bool, digits: int = 2) -> str:
    """With its sign, and a mark where chance alone would hardly make it."""
    mark = "*" if abs(one.value) > one.half else " "
    return f"{estimated(one, words, percent=percent, signed=True, digits=digits)} {mark}"


def between(low: str, high: str, words: Words) -> str:
    """From one value to another."""
    return words.t("report-range", low=low, high=high)
