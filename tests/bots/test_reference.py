"""The reference: `medium` as it was when strengths were first published, which plays the same for ever."""

from __future__ import annotations

import hashlib
import random

import pytest

from lastcard.bots.arena import BotTable
from lastcard.bots.reference import Reference
from lastcard.match import Match

DIGESTS = {
    ("classic", 2, ()): "f314735edf393405",
    ("kickin-battle", 4, ()): "7a99d545aff46722",
    ("grand", 3, (("scoring", "low"),)): "24bf90ba8c908bce",
    ("classic", 2, (("force_play", True),)): "1c9229a508f339af",
    ("classic", 5, (("stacking", "any"), ("jump_in", True))): "c42e50458def2c70",
}
"""The records of matches that `medium` played then."""


@pytest.mark.parametrize(("edition", "players", "rules"), DIGESTS)
def test_the_reference_plays_as_it_always_did(edition: str, players: int, rules: tuple[tuple[str, object], ...]) -> None:
    """A match of it is the same, move by move: whoever changes what `medium` weighs leaves this one alone."""
    match = Match.new(edition, players=players, seed="reference", rules=dict(rules))
    BotTable(match, [Reference(random.Random(seat)) for seat in range(players)]).play_match()  # noqa: S311  bots need no secrecy

    assert hashlib.sha256(match.record().encode()).hexdigest()[:16] == DIGESTS[edition, players, rules]
