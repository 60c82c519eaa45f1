"""Policies: what they may know, and that the heuristic is the same for both engines."""

from __future__ import annotations

import random

import numpy as np
import pytest

from batch.positions import rearrange, traced
from lastcard.batch import simulate
from lastcard.batch.bridge import from_row
from lastcard.batch.heuristic import choose_by_view
from lastcard.batch.seating import WEIGHTS, seating_of
from lastcard.batch.state import GAME
from lastcard.editions import EDITIONS
from lastcard.rules.options import Rules
from lastcard.rules.play import asked
from lastcard.rules.state import Edition
from lastcard.testing.proofs.tracing import POLLED, read_move, trace
from lastcard.testing.proofs.twins import FORGETFUL, numbers_of_choices
from lastcard.views import view

WEIGHINGS = [
    list(WEIGHTS.values()),
    [random.Random(3).uniform(-1, 1) for _ in WEIGHTS],  # noqa: S311  any weights
    [random.Random(4).uniform(-1, 1) for _ in WEIGHTS],  # noqa: S311
]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
@pytest.mark.parametrize("weights", WEIGHINGS, ids=["given", "any", "other"])
@pytest.mark.parametrize("rules", [Rules(), Rules(stacking="any", seven_zero=True, finish="number")], ids=["plain", "house"])
def test_the_heuristic_is_the_same_from_a_view(edition: Edition, weights: list[float], rules: Rules) -> None:
    """From what a seat sees, the readable twin chooses what the kernel chose."""
    numbers = numbers_of_choices(edition)
    compared = 0
    for row, seat, number in traced(edition, 3, policy=weights, rounds=3, rules=rules):
        state = from_row(row)
        if state.owing:
            continue
        question = next(question for question in asked(state) if question.seat == seat)
        assert numbers[choose_by_view(view(state, seat), question, weights)] == number, (state, question)
        compared += 1
    assert compared > 50


@pytest.mark.parametrize("policy", FORGETFUL)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_policy_sees_nothing_hidden(edition: Edition, policy: str) -> None:
    """Everything that a seat cannot see is dealt anew, and it chooses the same; for `medium` see test_medium.py."""
    rng = random.Random(7)  # noqa: S311  nothing secret hangs on it
    seating = seating_of(policy, 3)
    again, moves = np.zeros(2, GAME), np.zeros(1, np.int64)
    compared = 0
    for row, seat, number in traced(edition, 3, policy=policy, rounds=2):
        games = np.zeros(1, GAME)
        games[0] = row
        rearrange(games, seat, rng)
        trace(games, seating, POLLED, again, moves)
        assert read_move(int(moves[0]))[:2] == (seat, number)
        compared += 1
        if compared > 400:
            break
    assert compared > 50


def test_random_never_bluffs_never_challenges_and_always_calls() -> None:
    """What `random` is said to do, seen over many rounds."""
    result = simulate("classic", 4, 5000, seed=1)

    assert result.events["challenged"] == result.events["caught"] == 0
    assert result.events["accepted"] > 0
    assert result.events["called"] > result.rounds
