"""`expert` is as strong as it was measured to be: a short match against the bot that never changes, the same every time."""

from __future__ import annotations

import pytest

from lastcard.batch import duel


@pytest.mark.parametrize(("players", "rounds", "won"), [(2, 0.565, 0.80), (4, 0.26, 0.275)])
def test_it_is_no_weaker_than_it_was(players: int, rounds: float, won: float) -> None:
    """In rounds and in matches, with a margin below what many deals show (docs/bots.md)."""
    by_round = duel("expert", "reference", players=players, rounds=8000, seed=31)
    by_match = duel("expert", "reference", players=players, rounds=1200, seed=32, matches=True)

    assert by_round.share > rounds
    assert by_match.share > won
