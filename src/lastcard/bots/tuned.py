"""Weights that were tuned to win matches, and how far `medium` and `hard` go from those of `reference` towards them.

`python -m lastcard.batch.tuning` makes them again (`tuned.json`). Whoever goes all the way gives rounds away for points; on the
way are weights that win more of both, and they do so in editions and at tables that nothing was tuned for.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec

from lastcard.bots.weights import TWO, Setting, Weights, reference_weights
from lastcard.editions.classic import CLASSIC

WEIGHTS = Path(__file__).with_name("tuned.json")
MEDIUM, HARD = (0.3, 0.2), (0.7, 0.5)
"""How far a level goes: between two, and among more."""
SHREWD = ("bluffs", "poise", "stakes")
"""What `medium` leaves alone and `hard` takes over whole: to bluff by the odds, and to count points by all scores."""
THREE = 3


class Tuned(msgspec.Struct, frozen=True):
    """What was tuned, and how."""

    command: str
    weights: dict[str, dict[int, Weights]]
    """By edition and number of players."""


@cache
def tuned() -> Tuned:
    """What was tuned."""
    return msgspec.convert(json.loads(WEIGHTS.read_text(encoding="utf-8")), Tuned, strict=False)


@cache
def tuned_weights(setting: Setting) -> Weights:
    """The weights that were tuned for the nearest number of players, of two such numbers for the greater.

    An edition that was not tuned for has the common ones. Where whoever can play must, and where more than two each score what
    they hold, they are those of `reference`.
    """
    if setting.forced or (setting.low and setting.players > TWO):
        return reference_weights(setting)
    known = tuned().weights
    by_players = known.get(setting.edition or CLASSIC.id, known[CLASSIC.id])
    return by_players[min(by_players, key=lambda number: (abs(number - setting.players), -number))]


@cache
def teacher_weights(setting: Setting) -> Weights:
    """The weights of those who play lessons on, and of what a net has no say in: all the way, but where that loses rounds."""
    return reference_weights(setting) if setting.players == THREE else tuned_weights(setting)


@cache
def medium_weights(setting: Setting) -> Weights:
    """The weights that `medium` has at a table."""
    return _between(setting, MEDIUM, reference_weights(setting))


@cache
def hard_weights(setting: Setting) -> Weights:
    """The weights that `hard` has at a table."""
    return _between(setting, HARD, tuned_weights(setting))


def _between(setting: Setting, shares: tuple[float, float], shrewd: Weights) -> Weights:
    """So far from the weights of `reference` to those tuned."""
    first, last = (msgspec.structs.asdict(weights(setting)) for weights in (reference_weights, tuned_weights))
    share = shares[setting.players > TWO]
    mixed = {name: weight + share * (last[name] - weight) for name, weight in first.items() if name not in SHREWD}
    return msgspec.structs.replace(shrewd, **mixed)
