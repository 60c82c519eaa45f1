"""The weights of `medium` by number, in the order of `lastcard.bots.weights.Weights`."""

from __future__ import annotations

from lastcard.bots.weights import Weights

(
    DRAW, KEEP, WILD, DRAW_FOUR, RUN, DANGER, MANY, PAIR, COMMON, HIT, CARDS, AGAIN, BLOCK, CLOSE, POINTS, POINTS_LOW, BLUFF,
    NAME_MANY, NAME_BLOCK, SPECIAL,
) = range(len(Weights.__struct_fields__))  # fmt: skip
