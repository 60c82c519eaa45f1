"""Leaks of house rules: by who is polled, asked and waited for, and in what is told of hands that move."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.rules.events import Event
from lastcard.rules.hands import Received
from lastcard.rules.jumping import can_be_jumped_on
from lastcard.rules.offers import is_turn
from lastcard.rules.play import asked
from lastcard.rules.questions import TAKE, Question, SeatNo
from lastcard.rules.state import State
from lastcard.table.clock import Answer, Due, Poll, TimeCommand
from lastcard.table.entries import Moved
from lastcard.table.fairness import Entropy
from lastcard.table.machine import Machine
from lastcard.table.outcome import Outcome
from lastcard.table.state import TableState
from lastcard.table.telling import Telling
from lastcard.testing.secrecy.plants.planting import Place, Plant, Planted
from lastcard.views import Wire, tell_whole


def _holders(state: State) -> set[SeatNo]:
    """Who could jump in."""
    return {question.seat for question in asked(state) if question.offer and is_turn(question.choices[0])}


def _polled_with_the_card(place: Place) -> Planted:
    """Only the bots that hold the card think of jumping in."""

    def due(state: TableState) -> Due | None:
        while (found := Machine().due(state)) is not None and isinstance(found.command, Poll):
            assert state.match is not None
            seat, about = found.command
            if not isinstance(about, tuple) or seat in _holders(state.match.state):
                break
            place.reached += 1
            state.clock.polled.add((about, seat))
        return found

    return Planted(Machine(due=due))


def _waiting_for_the_card(place: Place) -> Planted:
    """A bot leaves people no time to jump in where nobody could."""

    def due(state: TableState) -> Due | None:
        found = Machine().due(state)
        if found is None or state.match is None or not isinstance(found.command, Answer):
            return found
        game = state.match.state
        if not can_be_jumped_on(game, state.waiting) or _holders(game):
            return found
        place.reached += 1
        return found._replace(at=found.at - state.answer_s / 2)

    return Planted(Machine(due=due))


def _nothing_to_answer(state: TableState) -> Question | None:
    """The question of a seat that faces a debt and can only take it."""
    return next((question for question in state.waiting if question.choices == (TAKE,)), None)


def _taken_without_asking(place: Place) -> Planted:
    """A seat that cannot pass a debt on takes it, and is not asked."""

    def due(state: TableState) -> Due | None:
        question = _nothing_to_answer(state)
        if question is None:
            return Machine().due(state)
        place.reached += 1
        return Due(state.clock.asked[question.seat][1], Answer(question.seat))

    def decide_due(state: TableState, command: TimeCommand, now: float, entropy: Entropy) -> Outcome:
        question = _nothing_to_answer(state)
        if question is None:
            return Machine().decide_due(state, command, now, entropy)
        return Outcome((Moved(seat=question.seat, choice=str(TAKE)),))

    return Planted(Machine(decide_due=decide_due, due=due))


class _OpenHands(Telling):
    """Shows everybody the hands that are swapped and passed on."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def events(self, seat: SeatNo | None, events: Sequence[Event]) -> list[Wire]:
        """As if all were witnesses."""
        found = super().events(seat, events)
        hands = {at: event for at, event in enumerate(event for event in events if event.name) if isinstance(event, Received)}
        for at, event in hands.items():
            self._place.reached += 1
            found[at] = tell_whole(event) or {}
        return found


class _NamingHolders(Telling):
    """Says to a seat that is not asked who else could do something."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def refusal(self, state: State, error: Exception) -> str:
        """Whoever has an offer."""
        if not can_be_jumped_on(state, asked(state)):
            return str(error)
        self._place.reached += 1
        return f"{error}, {sorted(_holders(state))}"


HOUSE = (
    Plant("a jump of which only those think who hold the card", "bots", _polled_with_the_card),
    Plant("a pause only where somebody could jump in", "time", _waiting_for_the_card),
    Plant("a debt that is taken without asking who cannot answer it", "number and order", _taken_without_asking),
    Plant("a swapped hand to those who have not held it", "events", lambda place: Planted(telling=_OpenHands(place))),
    Plant("who could jump in, in a refusal", "refusals", lambda place: Planted(telling=_NamingHolders(place))),
)
"""Leaks that only house rules can have."""
