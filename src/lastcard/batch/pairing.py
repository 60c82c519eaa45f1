"""What the same deals bring under two settings, and how sure their difference is.

Each deal, or match, is a row of whole numbers. Of two settings only sums are kept, of the numbers and of their products: they say
how much what a deal brings here goes with what it brings there, and memory does not grow.
"""

from __future__ import annotations

import copy
import math

import numpy as np
import numpy.typing as npt

from lastcard.batch.state import FACES
from lastcard.rules.state import PLAYERS_MAX

ROUNDS, WON, MATCHES, TURNS, POINTS, BLOCKED, LAST = range(7)
"""The columns of a row; `LAST` is the first of those by the face of the last card."""
WINS = LAST + FACES
"""This and the next three begin columns by seat, or by place."""
PLACES = WINS + PLAYERS_MAX
MATCH_WINS = PLACES + PLAYERS_MAX
SCORES = MATCH_WINS + PLAYERS_MAX
COLUMNS = SCORES + PLAYERS_MAX

Z_95 = 1.959964


class Paired:
    """Sums over deals that were played under two settings."""

    def __init__(self, players: int) -> None:
        """At most so many seats."""
        by_seat = [column + seat for column in (WINS, PLACES, MATCH_WINS, SCORES) for seat in range(players)]
        self._columns = [*range(WINS), *by_seat]
        size = 2 * len(self._columns)
        self._sums = np.zeros(size)
        self._products = np.zeros((size, size))

    def add(self, first: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> None:
        """Some more deals, a row for each, under the first setting and under another."""
        both = np.hstack([first[:, self._columns], other[:, self._columns]]).astype(np.float64)
        self._sums += both.sum(axis=0)
        self._products += both.T @ both

    def __add__(self, more: Paired) -> Paired:
        """These deals and others, which another thread or run has added up."""
        both = copy.copy(self)
        both._sums, both._products = self._sums + more._sums, self._products + more._products
        return both

    def difference(self, column: int, per: int) -> tuple[float, float]:
        """How much more of a column there is for each of another than in the first setting, and the 95 % margin of that.

        Deals that go the same way in both add nothing to the margin.
        """
        half = len(self._columns)
        top, bottom = self._columns.index(column), self._columns.index(per)
        weights = np.zeros(2 * half)
        difference = 0.0
        for sign, start in ((-1, 0), (1, half)):
            total = self._sums[start + bottom]
            if not total:
                return 0.0, math.inf
            ratio = self._sums[start + top] / total
            difference += sign * ratio
            weights[start + top] += sign / total
            weights[start + bottom] -= sign * ratio / total
        # Whole numbers add up exactly, but these weights are none: what should be nothing may come out below.
        return float(difference), Z_95 * math.sqrt(max(0.0, float(weights @ self._products @ weights)))

    @property
    def alike(self) -> bool:
        """Whether every deal brought the same under both."""
        half = len(self._columns)
        each, crossed = np.diag(self._products), np.diag(self._products, half)
        return bool((each[:half] + each[half:] == 2 * crossed).all())
