"""The weights of `medium` and `hard` by number, in the order of `lastcard.bots.weights.Weights`."""

from __future__ import annotations

from lastcard.bots.weights import Weights

(
    DRAW, KEEP, WILD, DRAW_FOUR, RUN, DANGER, MANY, PAIR, COMMON, HIT, CARDS, AGAIN, BLOCK, CLOSE, POINTS, POINTS_LOW, BLUFF,
    NAME_MANY, NAME_BLOCK, SPECIAL, DRAW_WILDS, DRAW_DANGER, DRAW_LAST, WILD_LEFT, WILD_MORE, SAME, COLOURS_LEFT, STAKES,
    NAME_COMMON, BLUFFS, POISE, TEMPO, STRIKE, SUSPICION,
) = range(len(Weights.__struct_fields__))  # fmt: skip
