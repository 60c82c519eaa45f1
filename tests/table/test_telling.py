"""Updates are written piece by piece for speed, and say exactly what the views say."""

from __future__ import annotations

import json

import pytest

from lastcard.editions import EDITIONS
from lastcard.protocol import ClockInfo
from lastcard.rules.state import Edition
from lastcard.table.telling import Telling
from lastcard.testing.settings import any_move, any_setting, chance
from lastcard.views import Wire, changed, told_question, wire


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_an_update_is_the_view_and_the_events_of_its_seat(edition: Edition) -> None:
    """For every seat and those who watch, through rounds of every kind."""
    rng, spared = chance(edition.id), 0
    for _ in range(5):
        match = any_setting(edition, rng, tiny=rng.random() < 1 / 2).begin()
        events, shown, views = tuple(match.history), None, dict[int | None, Wire]()
        for version in range(60):
            updates = Telling().updates(match.state, match.asked, events, version, ClockInfo(turn_ms=5), shown)
            for seat in (None, *range(match.players)):
                told = json.loads(updates.to(seat))
                less = json.loads(updates.to(seat, changes=True))
                if "changes" in less:
                    spared += len(updates.to(seat)) - len(updates.to(seat, changes=True))
                    less["view"] = changed(views[seat], less.pop("changes"))
                assert less == told, "what has changed is enough"
                views[seat] = told["view"]
                assert told == {
                    "type": "update",
                    "version": version,
                    "clock": {"turn_ms": 5, "whole_ms": None, "catch_ms": None},
                    "events": Telling().events(seat, events),
                    "view": wire(match.view(seat))
                    | {"asked": [told_question(each) for each in match.asked if each.seat == seat]},
                }
            shown = updates.shown
            if not match.asked:
                break
            events = match.move(*any_move(match.state.edition, match.asked, rng))
    assert spared > 10_000
