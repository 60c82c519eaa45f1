"""The weights of `medium` and `hard`: on the way from those of the reference to those tuned for matches."""

from __future__ import annotations

import pytest

from lastcard.bots.tuned import SHREWD, hard_weights, medium_weights, teacher_weights, tuned, tuned_weights
from lastcard.bots.weights import Setting, Weights, reference_weights

PLAYERS = range(2, 11)


def test_what_was_tuned_is_for_the_nearest_table() -> None:
    """For any edition and deck, and for the nearest number of players, of two for the greater. The file says how it was made."""
    known = tuned().weights["classic"]

    assert tuned_weights(Setting("classic", 2)) == tuned_weights(Setting("my own", 2)) == known[2]
    assert tuned_weights(Setting("classic", 3)) == tuned_weights(Setting("grand", 10)) == known[4]
    assert tuned().command.startswith("python -m lastcard.batch.tuning")


@pytest.mark.parametrize("players", PLAYERS)
def test_hard_goes_further_than_medium(players: int) -> None:
    """Each weight of a level lies between the reference's and the one tuned, and that of `hard` nearer to the latter."""
    setting = Setting("classic", players)
    levels = [reference_weights(setting), medium_weights(setting), hard_weights(setting), tuned_weights(setting)]
    for name in {*Weights.__struct_fields__} - {*SHREWD}:
        way = [getattr(weights, name) for weights in levels]
        assert way in (sorted(way), sorted(way, reverse=True))


@pytest.mark.parametrize("players", PLAYERS)
def test_hard_alone_bluffs_by_the_odds_and_counts_points_by_the_scores(players: int) -> None:
    """`medium` dares a bluff in four, and a point is a point to it."""
    setting = Setting("classic", players)

    assert [getattr(medium_weights(setting), name) for name in SHREWD] == [0.25, 0.0, 0.0]
    assert [getattr(hard_weights(setting), name) for name in SHREWD] == [getattr(tuned_weights(setting), name) for name in SHREWD]


@pytest.mark.parametrize("players", PLAYERS)
def test_where_nothing_was_tuned_for_the_rules_they_weigh_as_the_reference(players: int) -> None:
    """Where whoever can play must, and where more than two each score what they hold."""
    forced, low = Setting("classic", players, forced=True), Setting("classic", players, low=True)

    assert medium_weights(forced) == hard_weights(forced) == reference_weights(forced)
    assert (hard_weights(low) == reference_weights(low)) == (players > 2)


def test_lessons_are_played_on_by_weights_that_were_tuned_but_not_among_three() -> None:
    """With those for four, three win fewer rounds than the reference."""
    assert teacher_weights(Setting("classic", 4)) == tuned_weights(Setting("classic", 4))
    assert teacher_weights(Setting("classic", 3)) == reference_weights(Setting("classic", 3))
