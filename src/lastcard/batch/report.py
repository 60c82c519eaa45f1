"""What a simulation found, as numbers for a table, for JSON and CSV. The words are the command line's."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from lastcard.batch import pairing
from lastcard.batch.pairing import Z_95
from lastcard.batch.results import Result
from lastcard.batch.simulation import side_by_side

Facts: TypeAlias = "dict[str, Any]"
"""A JSON object."""

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
    # Rounding must not take an end to the wrong side of the share, or of what a share can be.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


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
        **({} if result.paired is None else {"differences": differences(result)}),
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
    if not width:
        return ""
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

    A setting changes the edition, players, policy, sheet or rules. All play the same deals, chunk by chunk, so that
    `differences` can put each deal beside itself. An interrupt gives what is done so far of each.
    """
    shared = {name: value for name, value in common.items() if name in SETTING}
    run = {name: value for name, value in common.items() if name not in SETTING}
    rules = [{**(common.get("rules") or {}), **(setting.get("rules") or {})} for setting in settings]
    return side_by_side([{**shared, **setting, "rules": own} for setting, own in zip(settings, rules, strict=True)], **run)


SETTING = ("edition", "players", "policy", "sheet", "rules")
"""What settings may differ in."""


def differences(result: Result) -> Facts:
    """By how much a setting differs from the first that it was compared with, and the 95 % margin of that.

    Both are of deals that were played under both settings: what depends on the deal alone cancels out.
    """
    assert result.paired is not None, "only a setting after the first is compared"

    def found(column: int, per: int) -> Facts:
        assert result.paired is not None
        difference, margin = result.paired.difference(column, per)
        return {"difference": difference, "margin": None if math.isinf(margin) else margin}

    seats = range(result.players)
    return {
        "turns_per_round": found(pairing.TURNS, pairing.ROUNDS),
        "points_per_round": found(pairing.POINTS, pairing.WON),
        "blocked": found(pairing.BLOCKED, pairing.ROUNDS),
        "seats": [found(pairing.WINS + seat, pairing.ROUNDS) for seat in seats],
        "places": [found(pairing.PLACES + seat, pairing.WON) for seat in seats],
        "last_cards": {kind: found(pairing.LAST + at, pairing.WON) for at, kind in enumerate(result.last_cards)},
    }
