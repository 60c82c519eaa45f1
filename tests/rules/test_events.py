"""What each event declares: its name, its fields, whose eyes see its cards, and what moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import groupby

import pytest

from lastcard.cards import Card
from lastcard.editions import EDITIONS
from lastcard.rules.events import ASIDE, DISCARD_PILE, DRAW_PILE, EVENTS, HAND, Event, told_as
from lastcard.rules.evolve import evolve
from lastcard.rules.hands import Received
from lastcard.rules.state import Edition, State
from lastcard.testing.following import any_trace
from lastcard.testing.settings import chance

SIGHT = {
    "dealt": ("cards", ("seat",)),
    "drew": ("cards", ("seat",)),
    "hand_shown": ("cards", ("seat", "to")),
    "picked": ("card", ("seat",)),
    "gave": ("card", ("seat", "to")),
    "received": ("cards", ("seat", "from_")),
}
"""The notation's table: the field that only some seats see, and the fields that name them."""

UNMOVED = {"dealer_drew"}
"""The draw for the deal: its cards go back at once."""


def test_the_events_of_the_notation_hide_what_it_says() -> None:
    """Nothing more and nothing less; what a card that the notation does not list hides is for its own tests."""
    ours = {name: kind for name, kind in EVENTS.items() if name in SIGHT or kind.__module__ == "lastcard.rules.events"}

    assert {name: (kind.secret, kind.seen_by) for name, kind in ours.items() if kind.secret} == SIGHT


def test_an_event_is_told_by_its_class() -> None:
    """Under its name, with its fields; what is declared otherwise is told otherwise."""
    assert EVENTS["hand_shown"].fields == ("seat", "to", "cards")
    assert EVENTS["played"].fields == ("seat", "card")
    assert EVENTS["reshuffled"].fields == ("count",)
    assert EVENTS["round_blocked"].fields == ()
    assert "" not in EVENTS
    assert "shuffled" not in EVENTS


def places(state: State) -> Counter[tuple[str, Card]]:
    """Where every card lies."""
    piles = {DRAW_PILE: state.draw_pile, DISCARD_PILE: state.discard_pile, ASIDE: state.aside}
    hands = {f"{HAND}{seat}": hand for seat, hand in enumerate(state.hands)}
    return Counter((place, card) for place, cards in (piles | hands).items() for card in cards)


def named(event: Event, place: str) -> set[str]:
    """The places that a motion of an event means."""
    if not place.startswith(HAND):
        return {place}
    (seats,) = [getattr(event, field) for field in event.fields if told_as(field) == place.removeprefix(HAND)]
    return {f"{HAND}{seat}" for seat in (seats if isinstance(seats, tuple) else (seats,))}


def at_once(events: tuple[Event, ...]) -> Iterator[tuple[Event, ...]]:
    """Events one by one, but hands that change places together."""
    for together, group in groupby(events, lambda event: isinstance(event, Received)):
        some = tuple(group)
        yield from (some,) if together else ((event,) for event in some)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_what_an_event_moves_is_what_it_declares(edition: Edition) -> None:
    """Over many rounds: cards leave only the places that its motions name, and come only to those.

    Hands that change places do so at once, in as many events as there are hands.
    """
    for seed in range(30):
        trace = any_trace(edition, 3, chance(f"motions {seed}"))
        state = trace.start
        for stretch in trace.stretches:
            for part in stretch.parts:
                for events in at_once(part.events):
                    before, state = places(state), reduce(evolve, events, state)
                    if not events[0].name or events[0].name in {"round_began", *UNMOVED}:
                        continue
                    left = {place for place, _ in before - places(state)}
                    came = {place for place, _ in places(state) - before}
                    motions = [(event, motion) for event in events for motion in event.motions]
                    assert left <= set().union(*(named(event, motion.source) for event, motion in motions)), events
                    assert came <= set().union(*(named(event, motion.target) for event, motion in motions)), events
