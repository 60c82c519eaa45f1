"""Levels are as strong as they were measured to be: short matches against the bot that never changes, the same every time."""

from __future__ import annotations

import pytest

from lastcard.batch import duel


@pytest.mark.parametrize(
    ("level", "players", "rounds", "won"),
    [("expert", 2, 0.565, 0.80), ("expert", 4, 0.26, 0.275), ("hard", 2, 0.505, 0.70), ("medium", 2, 0.495, 0.60)],
)
def test_a_level_is_no_weaker_than_it_was(level: str, players: int, rounds: float, won: float) -> None:
    """In rounds and in matches, with a margin below what many deals show (docs/bots.md)."""
    by_round = duel(level, "reference", players=players, rounds=8000, seed=31)
    by_match = duel(level, "reference", players=players, rounds=1200, seed=32, matches=True)

    assert by_round.share > rounds
    assert by_match.share > won


@pytest.mark.parametrize(("players", "weakest"), [(2, 0.75), (8, 0.85)])
def test_every_strength_wins_more_than_a_lesser_one(players: int, weakest: float) -> None:
    """On the same deals, always the same; also among many, where what is weighed counts beside the net."""
    levels = ("expert:1", "expert:50", "expert:80", "expert")
    shares = [duel(level, "reference", players=players, rounds=4000, seed=33).share for level in levels]

    assert shares == sorted(shares)
    assert shares[0] < shares[-1] * weakest
