"""What grows, as a picture; needs matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from lastcard.batch.picture import FAINT, figure_of
from lastcard.bench.growth import COSTS, Point
from lastcard.words import Words

PANEL = (3.2, 3.6)
"""Inches of a panel, wide and high."""


def draw(points: Sequence[Point], words: Words, file: Path) -> None:
    """A panel for what there is more of; in each, every cost as a multiple of what it was with the least."""
    kinds = {kind: list(several) for kind, several in groupby(points, attrgetter("of"))}
    figure = figure_of((PANEL[0] * len(kinds), PANEL[1]))
    figure.suptitle(words.t("report-growth"))
    panels = figure.subplots(1, len(kinds), sharey=True, squeeze=False)[0]
    for panel, (kind, several) in zip(panels, kinds.items(), strict=True):
        much = [point.much for point in several]
        for cost, field in COSTS.items():
            values = [getattr(point, field) for point in several]
            panel.plot(much, [value / values[0] for value in values], marker="o", label=words.t(f"report-growth-{cost}"))
        panel.axhline(1, color=FAINT, linestyle="--", linewidth=1)
        panel.set_xscale("log")
        panel.set_xticks(much, [words.number(one) for one in much], rotation=45)
        panel.minorticks_off()
        panel.set_xlabel(words.t(f"report-growth-{kind}"))
        panel.set_ylim(bottom=0)
        panel.yaxis.set_major_formatter(lambda value, _: words.number(value, 1))
        panel.grid(axis="y", alpha=0.25)
    panels[0].legend(fontsize="small", loc="lower left")
    figure.savefig(file)
