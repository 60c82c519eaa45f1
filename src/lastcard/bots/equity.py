"""Match equity: what each side's chance to win the match is, by all scores and the target, before a round is dealt.

Sides are taken to be equally strong, and rounds not to depend on each other. Where the winner scores, the sides then run a race:
if rounds came at random moments (a Poisson process), each side would win its own at moments that have nothing to do with those of
the others, which changes nothing about who is first. So the chance that a side has not yet reached the target at some moment
follows from its own score alone, and there is a table of it. Where every seat scores what it holds (match.low), the totals after
so many rounds are compared, for every number of rounds after which somebody may reach the target.

How many points a round brings is measured (`points.json`): the mean and the deviation of a gamma distribution. `python -m
lastcard.batch.equity` measures it again, and how far the chances are from those of simulated matches.

>>> equity = equity_of("classic", 2)
>>> [round(chance, 3) for chance in equity.chances([250, 250])], equity.chances([400, 100])[0] > 0.9
([0.5, 0.5], True)
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path

import msgspec

from lastcard.bots.chances import CELLS, LOWEST, MOMENTS, RACE, REVERSED, ROOM, TINY, stake, told
from lastcard.bots.weights import TWO
from lastcard.editions.classic import CLASSIC

POINTS = Path(__file__).with_name("points.json")
"""What rounds bring, as it was measured."""
LATE = 0.002
"""At the last of them hardly any side without a point is still on its way."""
TABLE_MAX = 8192
"""No table has more numbers."""
WINS_MAX = 40
"""A match that takes more wins is reckoned as one that takes so many."""


class Spread(msgspec.Struct, frozen=True, array_like=True):
    """How many points a round brings."""

    mean: float
    deviation: float

    def scaled(self, factor: float) -> Spread:
        """The same of so many times the points."""
        return Spread(self.mean * factor, self.deviation * factor)


class Points(msgspec.Struct, frozen=True):
    """What was measured, by scoring, edition and number of players from two on, and how."""

    command: str
    winner: dict[str, list[Spread]]
    """What the winner of a round scores."""
    low: dict[str, list[Spread]]
    """What a seat that has not won a round is left with."""


@cache
def measured() -> Points:
    """What was measured."""
    return msgspec.convert(json.loads(POINTS.read_text(encoding="utf-8")), Points)


class Equity:
    """The chances of sides that play for a target."""

    def __init__(self, points: Spread, sides: int, target: int, *, low: bool) -> None:
        self.sides: int = sides
        """How many sides there are: seats, or pairs of partners."""
        self.target: int = target
        """The score that ends the match."""
        self.points: Spread = points
        """What the winner of a round scores, or what a seat that has not won it is left with."""
        steps = points.scaled(max(1.0, target / (WINS_MAX * points.mean)))
        # Between two, one scores in every round, and whoever reaches the target first has lost: a race, seen from behind.
        self.mode: int = RACE if not low else REVERSED if sides == TWO else LOWEST
        """Who tells the chances: `race`, be it the other way round, or `lowest`."""
        self.typical: int = round(points.mean)
        """A common number of points."""
        self.table: list[float] = _totals(steps, sides, target) if self.mode == LOWEST else _survival(steps, target)
        """What `race` and `lowest` look up."""

    def chances(self, scores: Sequence[int]) -> list[float]:
        """The chance of each side to win the match, by the scores of all."""
        assert len(scores) == self.sides, "a score for each side"
        chances = [0.0] * self.sides
        told(self.table, scores, self.target, self.sides, self.mode, [0.0] * (4 * self.sides), chances)
        return chances

    @cached_property
    def even(self) -> float:
        """How much the points of the first round decide about the match, against who wins it."""
        return self._stake([0] * self.sides, 0)

    def stake(self, scores: Sequence[int], side: int) -> float:
        """How much the points of a round decide about the match for a side, as a multiple of what they do in the first round.

        It is 0 where only winning counts, as against somebody who is as good as there.
        """
        return self._stake(scores, side) / max(TINY, self.even)

    def _stake(self, scores: Sequence[int], side: int) -> float:
        room = [0.0] * (4 * self.sides + ROOM), [0.0] * self.sides, [0] * self.sides
        return stake(self.table, scores, self.target, self.sides, self.mode, self.typical, side, *room)


@lru_cache(maxsize=64)
def equity_of(edition: str | None, players: int, *, target: int = 500, low: bool = False, teams: bool = False) -> Equity:
    """The chances at a table; a deck that was not measured is taken to bring as many points as the common one."""
    known = measured().low if low else measured().winner
    points = known.get(edition or CLASSIC.id, known[CLASSIC.id])[players - TWO]
    if not teams:
        return Equity(points, players, target, low=low)
    # Partners score together: what one holds counts for both, and nobody scores a partner's cards.
    return Equity(points.scaled(2.0 if low else (players - 2) / (players - 1)), players // 2, target, low=low)


@lru_cache(maxsize=64)
def stake_of(equity: Equity, scores: tuple[int, ...], side: int) -> float:
    """What is at stake for a side; it is asked again in every turn of a round."""
    return equity.stake(scores, side)


# --- Tables ------------------------------------------------------------------------------------------------------------------


def _survival(points: Spread, target: int) -> list[float]:
    """By moment, and by the cells that are still to go, the chance that the target has not been reached.

    The time between two wins of a side is 1 on average. The points of all wins until a moment are a compound Poisson sum, whose
    distribution is reckoned cell by cell (Panjer's recursion).
    """
    cell = target / CELLS
    one = _gamma(points, cell, CELLS + 1)
    last = 1.0
    while _below(one, last)[CELLS] > LATE:
        last *= 1.1
    return [chance for moment in range(1, MOMENTS + 1) for chance in _below(one, last * moment / MOMENTS)]


def _below(one: Sequence[float], time: float) -> list[float]:
    """By cells, the chance that all points until a moment are fewer; `one` has the chance of so many cells for one win."""
    total = [math.exp(-time * (1.0 - one[0]))]
    for cells in range(1, CELLS + 1):
        several = 0.0
        for first in range(1, cells + 1):
            several += first * one[first] * total[cells - first]
        total.append(time / cells * several)
    return _fewer(total)


def _fewer(total: Sequence[float]) -> list[float]:
    """By cells, the chance of fewer: what is gathered at a cell is spread around it, but nothing at all is fewer than any."""
    below, chances = total[0], [total[0]]
    for here in total[1:]:
        chances.append(below + here / 2)
        below += here
    return chances


def _gamma(points: Spread, cell: float, cells: int) -> list[float]:
    """The chance of about so many cells of points, from none on; what is beyond is left out."""
    shape = (points.mean / points.deviation) ** 2
    scale = points.deviation**2 / points.mean
    slices = max(8, math.ceil(32 * cell / points.mean))

    def density(value: float) -> float:
        return math.exp((shape - 1) * math.log(value / scale) - value / scale - math.lgamma(shape)) / scale

    mass = [0.0] * (cells + 1)
    width = cell / slices
    for piece in range(cells * slices):
        value = (piece + 0.5) * width
        # Between two cells it counts for both, so that the mean stays.
        whole, rest = int(value / cell), value / cell % 1.0
        chance = density(value) * width
        mass[whole] += chance * (1.0 - rest)
        mass[whole + 1] += chance * rest
    total = max(1.0, sum(mass))
    return [chance / total for chance in mass[:cells]]


def _totals(points: Spread, sides: int, target: int) -> list[float]:
    """The greatest number of rounds; then by rounds, and by cells, the chance that a seat's total has risen by fewer."""
    cell = target / CELLS
    # Since one seat wins, the others lose: totals lie further apart than if they had nothing to do with each other.
    apart = Spread(points.mean, math.hypot(points.deviation, points.mean / math.sqrt(sides * (sides - 1))))
    one = [chance * (sides - 1) / sides for chance in _gamma(apart, cell, CELLS + 1)]
    # Who wins a round is left with nothing.
    one[0] += 1.0 / sides
    total = [1.0] + [0.0] * CELLS
    table: list[float] = []
    rounds = 0
    while True:
        table += _fewer(total)
        if table[-1] ** sides < LATE:
            return [float(rounds), *table]
        total = [sum([one[first] * total[cells - first] for first in range(cells + 1)]) for cells in range(CELLS + 1)]
        rounds += 1
