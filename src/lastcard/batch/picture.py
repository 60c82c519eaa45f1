"""Simulations as a picture; needs matplotlib. The words are the command line's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from lastcard.batch.report import Facts, facts, spread
from lastcard.batch.results import Result
from lastcard.extras import Needs

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PANELS = ("turns", "points", "places", "last_cards")
"""What a picture shows: round length, points, who wins by place from the dealer, and with which card."""
SIZE = (12, 9)
PLACES_LEVEL_MAX = 4
"""Long names of places stand in each other's way where there are more."""
FAINT = "0.45"
"""The grey of lines to compare with."""


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is written into a picture."""

    title: str
    names: Sequence[str]
    """Of the simulations."""
    titles: Mapping[str, str]
    """Of the panels."""
    axes: Mapping[str, str]
    """What each panel has from left to right."""
    rounds: str
    """What all have from below: the share of the rounds."""
    places: Sequence[str]
    """The places in the order of play: the dealer comes last."""
    kinds: Mapping[str, str]
    """The cards."""
    mean: str
    even: str
    deck: str
    percent: Callable[[float], str] = "{:.0%}".format
    """How a share is written."""


def plot(results: Sequence[Result], labels: Labels, decks: Mapping[str, float], path: Path) -> None:
    """Draw some simulations of the same edition and players; `decks` has the share of each kind of card in the deck."""
    figure = figure_of(SIZE)
    figure.suptitle(labels.title)
    panels = dict(zip(PANELS, figure.subplots(2, 2).flat, strict=True))
    for name, panel in panels.items():
        panel.set_title(labels.titles[name])
        panel.set_xlabel(labels.axes[name])
        panel.set_ylabel(labels.rounds)
        panel.yaxis.set_major_formatter(lambda share, _: labels.percent(share))
        panel.grid(axis="y", alpha=0.25)
    told = [facts(result) for result in results]
    for at, (result, label) in enumerate(zip(results, labels.names, strict=True)):
        _spread(panels["turns"], result.lengths, label, f"C{at}")
        _spread(panels["points"], result.round_points, label, f"C{at}")
    players, kinds = results[0].players, list(told[0]["last_cards"])
    places = [*range(1, players), 0]
    _shares(panels["places"], [[one["places"][at] for at in places] for one in told], labels.names)
    tilted = {"rotation": 30, "ha": "right", "rotation_mode": "anchor"} if players > PLACES_LEVEL_MAX else {}
    panels["places"].set_xticks(range(players), labels.places, **tilted)
    panels["places"].axhline(1 / players, color=FAINT, linestyle="--", linewidth=1, label=labels.even)
    _shares(panels["last_cards"], [[one["last_cards"][kind] for kind in kinds] for one in told], labels.names)
    named = [labels.kinds[kind] for kind in kinds]
    panels["last_cards"].set_xticks(range(len(kinds)), named, rotation=45, ha="right", rotation_mode="anchor")
    panels["last_cards"].plot(
        range(len(kinds)), [decks[kind] for kind in kinds], "_", color=FAINT, markersize=14, label=labels.deck
    )
    for name in ("turns", "points"):
        # A line of no length: what the dashes of each colour are is said once.
        panels[name].plot([], [], color=FAINT, linestyle="--", linewidth=1, label=labels.mean)
    for name, panel in panels.items():
        panel.margins(y=0.1)
        panel.set_ylim(bottom=0)
        # Shares lie high above nothing, numbers come seldom at the far end.
        panel.legend(fontsize="small", loc="upper right" if name in {"turns", "points"} else "lower left")
    figure.savefig(path)


def _spread(panel: Axes, counts: np.ndarray[tuple[int], np.dtype[np.int64]], label: str, colour: str) -> None:
    """How often each number came, and the mean."""
    told = spread(counts)
    last = told["quantiles"][-1] * 3 // 2 + 1
    panel.plot(counts[:last] / max(1, counts.sum()), label=label, linewidth=1, color=colour)
    panel.axvline(told["mean"], color=colour, linestyle="--", linewidth=1)
    panel.set_xlim(left=0)


def _shares(panel: Axes, several: Sequence[Sequence[Facts]], names: Sequence[str]) -> None:
    """Shares with their 95 % intervals, those of several simulations beside each other."""
    for at, (shares, label) in enumerate(zip(several, names, strict=True)):
        middle = [one["share"] for one in shares]
        off = [[one["share"] - one["low"] for one in shares], [one["high"] - one["share"] for one in shares]]
        places = np.arange(len(shares)) + 0.4 * (at - (len(several) - 1) / 2) / len(several)
        panel.errorbar(places, middle, yerr=off, fmt="o", markersize=4, label=label, color=f"C{at}")


def picture_kinds() -> list[str]:
    """The endings of file names that can be drawn into."""
    return sorted(figure_of(SIZE).canvas.get_supported_filetypes())


def figure_of(size: tuple[float, float]) -> Figure:
    """An empty picture, so many inches wide and high."""
    with Needs("plot"):
        from matplotlib.figure import Figure  # noqa: PLC0415  an extra
    return Figure(figsize=size, layout="constrained")
