"""The same deals under different policies: what each brought, and who is better."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lastcard.batch import Vector, duel, simulate
from lastcard.batch.deals import NOT_WON


def _drawn(row: Any) -> list[int]:
    """What was drawn from the draw pile since it was shuffled, in order: the pile is its own log."""
    return [int(code) for code in row["draw_pile"][row["drawable"] : row["shuffled"]][::-1]]


def test_the_same_cards_are_drawn_whatever_is_chosen() -> None:
    """Piles have random numbers of their own: after any choices the next card is the next card."""
    first, other = Vector(200, players=3, seed=4), Vector(200, players=3, seed=4)
    luck = np.random.default_rng(1)
    # Cards are played where some can be, so that rounds come to an end.
    eager = np.array([9 if action.startswith("card") else 1 for action in Vector.ACTIONS])
    compared = later = 0
    for _ in range(150):
        for vector in (first, other):
            vector.step(((luck.random(vector.masks.shape) + eager) * vector.masks).argmax(axis=1))
        for one, two in zip(first.games, other.games, strict=True):
            if one["round_no"] == two["round_no"] and one["shuffles"] == two["shuffles"] == 1:
                shorter, longer = sorted((_drawn(one), _drawn(two)), key=len)
                assert longer[: len(shorter)] == shorter
                compared += len(longer) > len(shorter)
                later += one["round_no"] > 1
    assert compared > 1000
    assert later > 1000, "a round is dealt alike however the one before went"


@pytest.mark.parametrize("count", [{"rounds": 3000}, {"matches": 40}])
def test_what_each_deal_brought_adds_up(count: dict[str, Any]) -> None:
    """By its index, with any number of threads; nobody has won a blocked round."""
    one, two = (simulate("urrrhhh", 3, **count, seed=6, threads=threads, by_deal=True) for threads in (1, 2))

    assert one.deals is not None
    assert two.deals is not None
    assert (one.deals == two.deals).all()
    winners = np.bincount(one.deals["winner"][one.deals["winner"] != NOT_WON], minlength=3)
    assert winners.tolist() == (one.match_wins if "matches" in count else one.wins).tolist()
    assert (one.deals["rounds"].sum(), one.deals["turns"].sum()) == (one.rounds, one.turns)
    assert one.deals["points"].sum(axis=0).tolist() == one.points.tolist()
    assert simulate("urrrhhh", 3, 10).deals is None


def test_a_policy_against_itself_wins_its_share_of_every_deal() -> None:
    """Each deal is played once from every seat, so that deals and places favour nobody."""
    done = duel("random", "random", players=3, rounds=3000)

    assert (done.rounds, done.blocked) == (3000, 0)
    assert done.share == pytest.approx(1 / 3)
    assert done.margin == pytest.approx(0)
    assert done.points == pytest.approx(0)


def test_the_better_policy_wins_more_by_a_margin_that_the_deals_tell() -> None:
    """As the simulator finds with many more rounds that are not paired; the same arguments give the same."""
    done = duel("heuristic", "random", players=4, rounds=8000, seed=3)
    apart = simulate("classic", 4, 40_000, policy=["heuristic", "random", "random", "random"], seed=9)

    assert abs(done.share - apart.wins[0] / apart.rounds) < done.margin * 2
    assert 0.003 < done.margin < 0.012
    assert done.won == round(done.share * 8000)
    assert done.points > 0
    assert duel("heuristic", "random", players=4, rounds=8000, seed=3, threads=1).share == done.share


def test_partners_duel_together_and_a_level_that_is_not_compiled_can_too() -> None:
    """By the readable rules, with fewer rounds; whole matches are won as rounds are."""
    teams = duel("heuristic", "random", players=4, rounds=2000, rules={"teams": True})
    slow = duel("easy", "random", players=2, rounds=20)
    matches = duel("heuristic", "random", players=2, rounds=200, matches=True)

    assert 0.5 < teams.share < 0.7
    assert (slow.level, slow.against, slow.rounds) == ("easy", "random", 20)
    assert matches.share > 0.5
