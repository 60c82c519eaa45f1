"""The weights of `medium` by number, in the order of `lastcard.bots.weights.Weights`."""

from __future__ import annotations

from lastcard.bots.weights import MORE_PLAYERS, TWO_PLAYERS, Weights
from lastcard.rules.state import PLAYERS_MIN

(
    DRAW, KEEP, WILD, DRAW_FOUR, RUN, DANGER, MANY, PAIR, HIT, CARDS, AGAIN, BLOCK, POINTS, POINTS_LOW, BLUFF, NAME_MANY,
    NAME_BLOCK, SPECIAL,
) = range(len(Weights.__struct_fields__))  # fmt: skip


def own_weights(players: int) -> Weights:
    """The weights that `medium` has at a table of so many."""
    return TWO_PLAYERS if players == PLAYERS_MIN else MORE_PLAYERS
