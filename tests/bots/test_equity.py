"""Match equity: what all scores and the target say about who wins the match."""

from __future__ import annotations

import itertools
import random
import statistics

import pytest

from lastcard.bots.equity import TABLE_MAX, Equity, Spread, equity_of, measured
from lastcard.editions import EDITIONS
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN
from table import clause

MATCHES = 3000
CLOSE = 0.035
"""More than four standard errors of a share of so many matches; of what low scoring leaves out, the rest."""


def simulated(points: Spread, scores: list[int], target: int, *, low: bool) -> list[float]:
    """The share of matches that each side wins where every round brings points like these."""
    rng = random.Random("matches")  # noqa: S311  any luck will do
    shape, scale = (points.mean / points.deviation) ** 2, points.deviation**2 / points.mean
    won = [0] * len(scores)
    for _ in range(MATCHES):
        now = [float(score) for score in scores]
        while max(now) < target:
            winner = rng.randrange(len(now))
            for side in range(len(now)):
                if (side == winner) != low:
                    now[side] += rng.gammavariate(shape, scale)
        won[now.index(min(now) if low else max(now))] += 1
    return [wins / MATCHES for wins in won]


@clause("match.win")
@pytest.mark.parametrize("scores", [[0, 0], [400, 100], [480, 450], [495, 0], [100, 300, 0, 450], [499, 0, 0, 0, 250]])
def test_where_the_winner_scores_the_chances_are_those_of_a_race(scores: list[int]) -> None:
    """Of many matches with such rounds each side wins that share."""
    points = Spread(45.0, 35.0)

    chances = Equity(points, len(scores), 500, low=False).chances(scores)

    assert chances == pytest.approx(simulated(points, scores, 500, low=False), abs=CLOSE)


@clause("match.low")
@pytest.mark.parametrize("scores", [[300, 250], [300, 200, 250], [100, 300, 200, 450], [490, 480, 0, 470]])
def test_where_every_seat_scores_what_it_holds_the_lowest_total_wins(scores: list[int]) -> None:
    """Between two it is a race that the first to arrive has lost."""
    points = Spread(40.0, 30.0)

    chances = Equity(points, len(scores), 500, low=True).chances(scores)

    assert chances == pytest.approx(simulated(points, scores, 500, low=True), abs=CLOSE)


@pytest.mark.parametrize(("low", "target"), [*itertools.product([False, True], [1, 20, 500, 10**6])])
def test_chances_add_up_for_any_number_of_players_and_any_target(target: int, *, low: bool) -> None:
    """And equal scores are equal chances."""
    for players in range(PLAYERS_MIN, PLAYERS_MAX + 1):
        equity = equity_of("classic", players, target=target, low=low)
        scores = [target * seat // (2 * players) for seat in range(players)]
        chances = equity.chances(scores)

        assert len(equity.table) <= TABLE_MAX
        assert sum(chances) == pytest.approx(1.0)
        assert all(chance > -1e-9 for chance in chances)
        assert sorted(chances, reverse=low) == pytest.approx(chances, abs=1e-6)
        assert equity.chances([target // 2] * players) == pytest.approx([1 / players] * players)


@clause("match.win", "ruling.low_tie")
def test_a_match_that_is_over_is_won() -> None:
    """With the lowest total shared, those who share it play on."""
    assert equity_of("classic", 3).chances([510, 20, 400]) == [1.0, 0.0, 0.0]
    assert equity_of("classic", 3, low=True).chances([510, 20, 400]) == [0.0, 1.0, 0.0]
    assert equity_of("classic", 3, low=True).chances([510, 20, 20]) == [0.0, 0.5, 0.5]


@clause("house.teams.score")
def test_partners_have_one_score_and_one_chance() -> None:
    """Two sides of four seats, and three of six."""
    assert equity_of("classic", 4, teams=True).sides == 2
    assert equity_of("classic", 6, teams=True, low=True).sides == 3


def test_points_decide_nothing_where_only_winning_counts() -> None:
    """Against somebody who needs one card, what I am left with is all the same."""
    equity = equity_of("classic", 2)

    assert equity.stake([0, 0], 0) == equity.stake([0, 0], 1) == 1.0
    assert equity.stake([0, 499], 0) == pytest.approx(0.0)
    assert equity.stake([0, 499], 1) > 0.5
    assert equity.stake([450, 450], 0) > 1.5


def decided(equity: Equity, scores: list[int], side: int) -> float:
    """How much points decide, against winning: of every round that may come, all chances reckoned anew."""

    def chance(winner: int, points: int) -> float:
        return equity.chances([score + points * (at == winner) for at, score in enumerate(scores)])[side]

    rivals, typical = [other for other in range(len(scores)) if other != side], equity.typical
    few, usual, many = (
        statistics.fmean(chance(rival, points) for rival in rivals) for points in (typical // 2, typical, typical * 3 // 2)
    )
    return (few - many) / (chance(side, typical) - usual)


@pytest.mark.parametrize(
    "scores", [[0, 0], [450, 20], [300, 100, 0], [480, 450, 30, 30, 460], [0, 90, 0, 120, 0, 0, 90, 0, 0, 300]]
)
def test_what_is_at_stake_follows_from_the_chances(scores: list[int]) -> None:
    """Where one score alone is another, the race is not run again; nor where rivals stand alike."""
    equity = equity_of("classic", len(scores))
    first = decided(equity, [0] * len(scores), 0)

    for side in range(len(scores)):
        assert equity.stake(scores, side) == pytest.approx(decided(equity, scores, side) / first)


def test_every_edition_was_measured_for_all_numbers_of_players() -> None:
    """By both ways of scoring; and the file says how. A deck of one's own has the points of the common one."""
    for known in (measured().winner, measured().low):
        assert {edition: len(spreads) for edition, spreads in known.items()} == {edition.id: 9 for edition in EDITIONS}
    assert measured().command.startswith("python -m lastcard.batch.equity measure")
    assert equity_of("my own", 3).points == equity_of("classic", 3).points
