"""What a simulation found, as numbers for a table, for JSON and CSV, and as a picture. The words are the command line's."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from lastcard.batch.simulation import Result, simulate
from lastcard.extras import Needs

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Facts: TypeAlias = "dict[str, Any]"
"""A JSON object."""

Z_95 = 1.959964
QUANTILES = (0.05, 0.5, 0.95)
_EIGHTHS = " ▏▎▍▌▋▊▉█"
_COLUMNS = "▁▂▃▄▅▆▇█"


def interval(hits: int, trials: int) -> tuple[float, float]:
    """Where a share lies with 95 % confidence (Wilson).

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if not trials:
        return 0.0, 1.0
    share, square = hits / trials, Z_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half = Z_95 * math.sqrt(share * (1 - share) / trials + square / (4 * trials**2)) / (1 + square / trials)
    return middle - half, middle + half


def facts(result: Result) -> Facts:
    """Everything worth telling about a simulation."""
    won = int(result.wins.sum())
    return {
        "edition": result.edition,
        "players": result.players,
        "sheet": result.sheet,
        "rules": result.rules,
        "policies": list(result.policies),
        "seed": result.seed,
        "stopped": result.stopped,
        "seconds": result.seconds,
        "rounds": result.rounds,
        "matches": result.matches,
        "turns": result.turns,
        "blocked": result.blocked,
        "turns_per_round": spread(result.lengths),
        "points_per_round": spread(result.round_points),
        "seats": [
            _share(int(wins), result.rounds) | {"points": int(points), "match_wins": int(matches)}
            for wins, points, matches in zip(result.wins, result.points, result.match_wins, strict=True)
        ],
        "places": [_share(int(wins), won) for wins in result.places],
        "last_cards": {kind: _share(count, won) for kind, count in result.last_cards.items()},
        "events": result.events,
        "lengths": np.trim_zeros(result.lengths, "b").tolist(),
        "round_points": np.trim_zeros(result.round_points, "b").tolist(),
    }


def _share(hits: int, trials: int) -> Facts:
    low, high = interval(hits, trials)
    return {"wins": hits, "share": hits / trials if trials else 0.0, "low": low, "high": high}


def spread(counts: npt.NDArray[np.int64]) -> Facts:
    """Mean, where it lies with 95 % confidence, standard deviation and some quantiles of numbers, given how often each came.

    >>> spread(np.array([0, 1, 2, 1]))
    {'mean': 2.0, 'low': 1.307..., 'high': 2.692..., 'deviation': 0.707..., 'quantiles': [1, 2, 3]}
    """
    total = int(counts.sum())
    if not total:
        return {"mean": 0.0, "low": 0.0, "high": 0.0, "deviation": 0.0, "quantiles": [0] * len(QUANTILES)}
    values = np.arange(len(counts))
    mean = float((counts * values).sum()) / total
    deviation = math.sqrt(float((counts * (values - mean) ** 2).sum()) / total)
    half = Z_95 * deviation / math.sqrt(total)
    reached = np.cumsum(counts)
    quantiles = [int(np.searchsorted(reached, math.ceil(part * total))) for part in QUANTILES]
    return {"mean": mean, "low": mean - half, "high": mean + half, "deviation": deviation, "quantiles": quantiles}


def bar(share: float, width: int) -> str:
    """A share as a small bar, in eighths of a character.

    >>> bar(0.5, 4), bar(0.3, 4)
    ('██', '█▎')
    """
    eighths = round(share * width * 8)
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()


def skyline(counts: npt.NDArray[np.int64], width: int) -> str:
    """How often numbers came, as columns of a character each, from 0 to the last quantile.

    >>> skyline(np.array([1, 2, 4, 8, 8, 4, 2, 1]), 4)
    '▃██▂'
    """
    shown = counts[: spread(counts)["quantiles"][-1] + 1]
    columns = [int(part.sum()) for part in np.array_split(shown, min(width, len(shown)))]
    most = max(columns) or 1
    return "".join(_COLUMNS[round(7 * column / most)] for column in columns)


def as_csv(results: Sequence[Result]) -> str:
    """One line for each simulation."""
    lines = [_line(result) for result in results]
    names = list(dict.fromkeys(name for line in lines for name in line))
    out = io.StringIO()
    writer = csv.DictWriter(out, names, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return out.getvalue()


def _line(result: Result) -> Facts:
    told = facts(result)
    line = {
        name: told[name] for name in ("edition", "players", "sheet", "seed", "rounds", "matches", "turns", "blocked", "stopped")
    }
    line["policies"] = " ".join(told["policies"])
    line |= {f"rule_{name}": value for name, value in told["rules"].items()}
    for name in ("turns_per_round", "points_per_round"):
        line |= {f"{name}_{part}": told[name][part] for part in ("mean", "low", "high", "deviation")}
    for name, parts in (("seats", ("wins", "low", "high", "points", "match_wins")), ("places", ("wins", "low", "high"))):
        line |= {f"{name}_{at}_{part}": one[part] for at, one in enumerate(told[name]) for part in parts}
    line |= {f"last_{kind}": one["wins"] for kind, one in told["last_cards"].items()}
    return line | {f"events_{name}": count for name, count in told["events"].items()}


def compare(settings: Sequence[Mapping[str, Any]], **common: Any) -> list[Result]:
    """The same simulation under several settings: each changes some of the arguments of `simulate`, `rules` one by one.

    All play with the same seed. An interrupt ends with the setting that is being played.
    """
    results = []
    for setting in settings:
        rules = {**(common.get("rules") or {}), **(setting.get("rules") or {})}
        results.append(simulate(**{**common, **setting, "rules": rules}))
        if results[-1].stopped:
            break
    return results


PANELS = ("turns", "points", "places", "last_cards")
"""What a picture shows: round length, points, who wins by place from the dealer, and with which card."""


def plot(results: Sequence[Result], names: Sequence[str], labels: Mapping[str, str], path: Path) -> None:
    """Draw some simulations into a file; needs matplotlib.

    `names` are those of the simulations, `labels` those of the four `PANELS` and of the cards.
    """
    figure = _figure()
    panels = dict(zip(PANELS, figure.subplots(2, 2).flat, strict=True))
    for name, panel in panels.items():
        panel.set_title(labels[name])
    for at, (result, label) in enumerate(zip(results, names, strict=True)):
        told = facts(result)
        for name, counts in (("turns", result.lengths), ("points", result.round_points)):
            last = spread(counts)["quantiles"][-1] * 3 // 2 + 1
            panels[name].plot(counts[:last] / max(1, counts.sum()), label=label, linewidth=1)
        for name, shares in (("places", told["places"]), ("last_cards", list(told["last_cards"].values()))):
            middle = [one["share"] for one in shares]
            below = [one["share"] - one["low"] for one in shares]
            above = [one["high"] - one["share"] for one in shares]
            places = np.arange(len(shares)) + 0.4 * (at - (len(results) - 1) / 2) / len(results)
            panels[name].errorbar(places, middle, yerr=[below, above], fmt="o", markersize=4, label=label)
        panels["places"].set_xticks(range(result.players))
        kinds = [labels[kind] for kind in told["last_cards"]]
        panels["last_cards"].set_xticks(range(len(kinds)), kinds, rotation=60, ha="right")
    panels["turns"].legend()
    figure.savefig(path)


def picture_kinds() -> list[str]:
    """The endings of file names that can be drawn into; needs matplotlib."""
    return sorted(_figure().canvas.get_supported_filetypes())


def _figure() -> Figure:
    with Needs("plot"):
        from matplotlib.figure import Figure  # noqa: PLC0415  an extra
    return Figure(figsize=(12, 8), layout="constrained")
