"""`hard`: weighs as `medium` does, with weights that were tuned to win matches, for each edition and number of players.

`python -m lastcard.batch.tuning` makes them again (`hard.json`).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec

from lastcard.bots.medium import Medium
from lastcard.bots.weights import TWO, Setting, Weights, own_weights
from lastcard.editions.classic import CLASSIC

WEIGHTS = Path(__file__).with_name("hard.json")
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
def hard_weights(setting: Setting) -> Weights:
    """The weights that `hard` has at a table: those that were tuned for as many players, or for the most of those who are fewer.

    An edition that was not tuned for has the common ones. Where they were measured to be worse, and where whoever can play must,
    it plays as `medium`.
    """
    if setting.forced or setting.players == THREE or (setting.low and setting.players > TWO):
        return own_weights(setting)
    known = tuned().weights
    by_players = known.get(setting.edition or CLASSIC.id, known[CLASSIC.id])
    return by_players[max(number for number in by_players if number <= setting.players)]


class Hard(Medium):
    """Weighs its choices; chance decides only whether a bluff is dared."""

    @staticmethod
    def own_weights(setting: Setting) -> Weights:
        """The weights of the level at a table."""
        return hard_weights(setting)
