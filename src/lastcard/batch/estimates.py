"""Numbers that were measured, and how sure they are."""

from __future__ import annotations

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.pairing import Z_95
from lastcard.batch.report import interval, spread

Numbers = npt.NDArray[np.bool_] | npt.NDArray[np.int32] | npt.NDArray[np.float64]
"""One for each round, or match."""


class Estimate(msgspec.Struct, frozen=True):
    """A number, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """How far off it may be."""
        return (self.high - self.low) / 2


class Length(msgspec.Struct, frozen=True):
    """How long something takes."""

    mean: Estimate
    quantiles: tuple[int, int, int]
    """5 of 100 take at most so long, 50, and 95."""


class Chance(msgspec.Struct, frozen=True):
    """How often something happens, beside how often it would if all had the same chances."""

    share: Estimate
    even: float
    cases: int
    """How often it could have happened."""

    @property
    def above_even(self) -> Estimate:
        """How far above even chances: 0 where they are even, 1 where it happens always."""
        value, low, high = ((end - self.even) / (1 - self.even) for end in msgspec.structs.astuple(self.share))
        return Estimate(value, low, high)


def share(hits: npt.NDArray[np.bool_]) -> Estimate:
    """How often something is so, of all.

    >>> share(np.array([True, False])).value
    0.5
    """
    count, trials = int(hits.sum()), len(hits)
    return Estimate(count / trials if trials else 0.0, *interval(count, trials))


def chance(hits: npt.NDArray[np.bool_], even: float) -> Chance:
    """The same, beside an even chance."""
    return Chance(share(hits), even, len(hits))


def length(numbers: npt.NDArray[np.int32]) -> Length:
    """What lengths are like."""
    told = spread(np.bincount(numbers))
    low, middle, high = told["quantiles"]
    return Length(Estimate(told["mean"], told["low"], told["high"]), (low, middle, high))


def difference(before: Numbers, after: Numbers, per: tuple[Numbers, Numbers] | None = None) -> Estimate:
    """How much more there is after than before, for each or for each that counts in `per`; both are of the same deals.

    Deals that go the same way add nothing to the margin.

    >>> difference(np.array([1, 2, 3]), np.array([2, 3, 4]))
    Estimate(value=1.0, low=1.0, high=1.0)
    """
    value, errors = 0.0, np.zeros(len(before))
    for sign, numbers, counted in zip((-1, 1), (before, after), per or (np.ones(len(before)),) * 2, strict=True):
        total = counted.sum()
        if not total:
            return Estimate(0.0, -np.inf, np.inf)
        ratio = numbers[counted.astype(np.bool_)].sum() / total
        value += sign * float(ratio)
        errors += sign * (numbers * counted - ratio * counted) / total
    half = Z_95 * float(np.sqrt((errors**2).sum()))
    return Estimate(value, value - half, value + half)
