"""Updates are written piece by piece for speed, and say exactly what the views say."""

from __future__ import annotations

import json

import pytest

from lastcard.editions import EDITIONS
from lastcard.rules.state import Edition
from lastcard.server.telling import Telling, told_to
from lastcard.testing.settings import any_move, any_setting, chance
from lastcard.views import wire


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_an_update_is_the_view_and_the_events_of_its_seat(edition: Edition) -> None:
    """For every seat and those who watch, through rounds of every kind."""
    rng = chance(edition.id)
    for _ in range(5):
        match = any_setting(edition, rng, tiny=rng.random() < 1 / 2).begin()
        events = tuple(match.history)
        for version in range(60):
            telling = Telling(match.state, match.asked, events, version, {"turn_ms": None})
            for seat in (None, *range(match.players)):
                told = json.loads(telling.to(seat))
                assert told == {
                    "type": "update",
                    "version": version,
                    "clock": {"turn_ms": None},
                    "events": told_to(seat, events),
                    "view": wire(match.view(seat)),
                }
            if not match.asked:
                break
            events = match.move(*any_move(match.state.edition, match.asked, rng))
