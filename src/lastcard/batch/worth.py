"""What a card in the first hand is worth: least squares over very many deals."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from lastcard.batch.pairing import Z_95

Floats = npt.NDArray[np.float64]

PART = 20_000
"""So many rounds are taken as floats at a time."""


def worth_of(deals: npt.NDArray[np.int8], wins: npt.NDArray[np.bool_], deck: Floats) -> tuple[Floats, Floats]:
    """By kind, what a card adds to the chance to win when it is dealt in place of an average card, and the 95 % margin of that.

    `deals` counts by round, seat and kind, `wins` says who won by round and seat, `deck` has the share of each kind. A win,
    which is 0 or 1, is fitted by the sum of a number for each card dealt. All hands are equally large, so a constant would
    say nothing more; from each number that of the average card of the deck is taken away. Of a round one seat, or team, wins
    at most, so seats do not count as independent: the margin is that of rounds (a sandwich estimate, clustered by round).
    """
    kinds = deals.shape[2]
    normal, projected = np.zeros((kinds, kinds)), np.zeros(kinds)
    for hands, won in _parts(deals, wins):
        normal += np.einsum("rsk,rsj->kj", hands, hands, optimize=True)
        projected += np.einsum("rsk,rs->k", hands, won, optimize=True)
    bread = np.linalg.pinv(normal)
    fitted = bread @ projected
    filling = np.zeros((kinds, kinds))
    for hands, won in _parts(deals, wins):
        scores = np.einsum("rsk,rs->rk", hands, won - hands @ fitted, optimize=True)
        filling += scores.T @ scores
    against_average = np.eye(kinds) - deck
    spread = against_average @ bread @ filling @ bread @ against_average.T
    return against_average @ fitted, Z_95 * np.sqrt(np.maximum(np.diag(spread), 0.0))


def _parts(deals: npt.NDArray[np.int8], wins: npt.NDArray[np.bool_]) -> Iterator[tuple[Floats, Floats]]:
    for start in range(0, len(deals), PART):
        yield deals[start : start + PART].astype(np.float64), wins[start : start + PART].astype(np.float64)
