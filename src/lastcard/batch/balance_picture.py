"""How a game is balanced, as a picture; needs matplotlib. The words are the command line's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from lastcard.batch.balance import Balance
from lastcard.batch.estimates import Estimate
from lastcard.batch.picture import FAINT, PLACES_LEVEL_MAX, figure_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PANELS = ("lengths", "places", "worth", "last", "turns", "skill")
"""What a picture shows: round length, who wins by place, what a card is worth and how often it is the last one, and what other
rules change in the turns of a round and in what skill is worth."""
WIDTH = 10
HEIGHTS = (3.5, 3.5, 5)
"""In inches, of the rows of panels; the last is there if other rules were tried."""
CHANGED, SAME = "C0", "0.7"
"""The colours of a difference that is none of chance, and of one that may be."""


class BalanceLabels(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is written into a picture."""

    title: str
    titles: Mapping[str, str]
    """Of the panels."""
    turns: str
    rounds: str
    places: Sequence[str]
    """The places in the order of play: the dealer comes last."""
    kinds: Sequence[str]
    """The cards."""
    changes: Sequence[str]
    """The other rules, without those that change nothing here."""
    mean: str
    even: str
    deck: str
    percent: Callable[[float], str] = "{:.0%}".format
    """How a share is written."""


def draw_balance(found: Balance, labels: BalanceLabels, path: Path) -> None:
    """Draw what was measured."""
    heights = HEIGHTS if found.changes else HEIGHTS[:-1]
    figure = figure_of((WIDTH, sum(heights)))
    figure.suptitle(labels.title)
    grid = figure.subplots(len(heights), 2, height_ratios=heights)
    panels = dict(zip(PANELS, grid.flat, strict=False))
    for name, panel in panels.items():
        panel.set_title(labels.titles[name])
    _lengths(panels["lengths"], found, labels)
    places = [*found.places[1:], found.places[0]]
    _estimates(panels["places"], places, labels.places, tilted=found.players > PLACES_LEVEL_MAX)
    panels["places"].axhline(1 / found.players, color=FAINT, linestyle="--", linewidth=1, label=labels.even)
    cards = [*found.cards.values()]
    _estimates(panels["worth"], [card.worth for card in cards], labels.kinds, tilted=True)
    panels["worth"].axhline(0, color=FAINT, linewidth=1)
    _estimates(panels["last"], [card.last for card in cards], labels.kinds, tilted=True)
    decks = [card.deck for card in cards]
    panels["last"].plot(range(len(cards)), decks, "_", color=FAINT, markersize=14, label=labels.deck)
    panels["last"].set_ylim(bottom=0)
    for name in ("places", "worth", "last"):
        panels[name].yaxis.set_major_formatter(lambda share, _: labels.percent(share))
    if found.changes:
        shown = [change for change in found.changes if not change.alike]
        _changes(panels["turns"], [change.turns for change in shown], labels.changes)
        _changes(panels["skill"], [change.skill for change in shown], [""] * len(shown))
        panels["turns"].set_xlabel(labels.turns)
        panels["skill"].xaxis.set_major_formatter(lambda share, _: labels.percent(share))
    for name in ("lengths", "places", "last"):
        panels[name].margins(y=0.15)
        panels[name].legend(fontsize="small")
    figure.savefig(path)


def _lengths(panel: Axes, found: Balance, labels: BalanceLabels) -> None:
    """How often rounds took so many turns."""
    last = found.round_turns.quantiles[-1] * 3 // 2 + 1
    panel.plot(np.array(found.lengths[:last]) / max(1, found.rounds), linewidth=1)
    panel.axvline(found.round_turns.mean.value, color=FAINT, linestyle="--", linewidth=1, label=labels.mean)
    panel.set_xlim(left=0)
    panel.set_ylim(bottom=0)
    panel.set_xlabel(labels.turns)
    panel.set_ylabel(labels.rounds)
    panel.yaxis.set_major_formatter(lambda share, _: labels.percent(share))


def _estimates(panel: Axes, several: Sequence[Estimate], names: Sequence[str], *, tilted: bool) -> None:
    """Shares with their 95 % intervals, from left to right."""
    panel.errorbar(range(len(several)), [one.value for one in several], yerr=_off(several), fmt="o", markersize=4)
    panel.set_xticks(range(len(several)), names)
    if tilted:
        panel.tick_params("x", rotation=45)
        for label in panel.get_xticklabels():
            label.set(ha="right", rotation_mode="anchor")
    panel.grid(axis="y", alpha=0.25)


def _changes(panel: Axes, several: Sequence[Estimate], names: Sequence[str]) -> None:
    """Differences with their 95 % intervals, from above."""
    panel.axvline(0, color=FAINT, linewidth=1)
    for row, one in enumerate(several):
        colour = CHANGED if one.low > 0 or one.high < 0 else SAME
        panel.errorbar([one.value], [row], xerr=_off([one]), fmt="o", markersize=4, color=colour)
    panel.set_yticks(range(len(several)), names, fontsize="small")
    panel.invert_yaxis()
    panel.grid(axis="x", alpha=0.25)


def _off(several: Sequence[Estimate]) -> list[list[float]]:
    """How far the ends of intervals are from their values."""
    return [[one.value - one.low for one in several], [one.high - one.value for one in several]]
