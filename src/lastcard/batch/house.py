"""House rules: rows that are played by some are of another type for kernels, so that the plain game pays nothing for them."""

from __future__ import annotations

from lastcard.batch.one_source import in_place_of
from lastcard.batch.pipeline import known, marked
from lastcard.batch.state import GAME
from lastcard.bots import house_terms as plain

PLAYED = ("stacking", "jump_in", "seven_zero", "draw", "force_play", "finish")
"""The switches that the kernels of a turn look at; the others are numbers that every row has."""

_HOUSE = "house"

HOUSE_GAME = marked(GAME, _HOUSE)


house = known(_HOUSE)(plain.house)
"""Whether this code is for games with house rules: known when it is compiled."""
in_place_of(house)(house)
