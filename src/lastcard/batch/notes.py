"""What is written down about each round and each match, a row for each: for measurements that sums cannot give.

The same index is the same deal under any rules, so rows of two settings can be put beside each other.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from lastcard.cards import Card
from lastcard.rules.state import Edition

NONE = -1
"""Stands where there is no such seat, place or kind of card."""

TURNS, WINNER, PLACE, LAST, AHEAD = range(5)
"""The columns of a round: the turns it took; who won it, how far from the dealer and with which kind of card; who was ahead."""
CLOSE = 2
"""Ahead is the one seat with the fewest cards when, for the first time, a move begins with a seat that holds so many or fewer."""

ROUNDS, MATCH_TURNS, MATCH_WINNER, LEADERS, TRAILERS = range(5)
"""The columns of a match: how long it took, in rounds and in turns; who won it; who had the best and who the worst score at
half-time, as masks of seats. Half-time is the end of the first round after which somebody has half of the target; where the match
ends with that round, both masks are empty."""
COLUMNS = 5

Rows: TypeAlias = "npt.NDArray[np.int32]"
Deal: TypeAlias = "npt.NDArray[np.int8]"
"""By seat and kind of card, how many were dealt."""


class Rounds(NamedTuple):
    """What rounds brought."""

    rows: Rows
    deals: npt.NDArray[np.int8]
    """A `Deal` for each."""


def kind_of(card: Card) -> str:
    """What a card is without its colour."""
    return card.face if card.colour else card.text


def kinds_of(edition: Edition) -> tuple[str, ...]:
    """The kinds of cards of an edition, in the order of its deck."""
    return tuple(dict.fromkeys(map(kind_of, edition.deck.cards)))
