"""Hands that change places: a 7 swaps two of them, a 0 passes all of them on (house.seven.*, house.zero.*, house.hands.*)."""

from __future__ import annotations

from lastcard.cards import Card
from lastcard.rules.events import HAND, Event, Motion
from lastcard.rules.questions import Choice, Question, SeatChoice, SeatNo, of_seat
from lastcard.rules.state import Asking, Direction, Doing, Outcome, State

SEVEN, ZERO = 7, 0


class Swap(Asking, frozen=True, gc=False):
    """The player of a 7 swaps hands with any other seat, and must (house.seven.swap)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        others = state.seats_from(self.seat, state.direction)
        return (Question(self.seat, "swap", tuple(of_seat("swap", other) for other in others), forced=len(others) == 1),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        assert isinstance(choice, SeatChoice)
        other = choice.seat
        return Outcome((Swapped(seat, other), *_received(state, ((seat, other), (other, seat)))))


class Rotate(Doing, frozen=True, gc=False):
    """Every hand moves on to the next seat in the direction of play, the player of the 0 getting theirs last."""

    def do(self, state: State) -> Outcome:
        order = (*state.seats_from(self.seat, state.direction), self.seat)
        givers = (self.seat, *order)
        return Outcome((Rotated(state.direction), *_received(state, tuple(zip(order, givers, strict=False)))))


def _received(state: State, moves: tuple[tuple[SeatNo, SeatNo], ...]) -> tuple[Event, ...]:
    """Each seat gets the hand of another, in the order in which that one held it (house.hands.order)."""
    return tuple(Received(seat, giver, state.hands[giver]) for seat, giver in moves)


class Swapped(Event, frozen=True, gc=False):
    """A seat swapped hands with another."""

    seat: SeatNo
    with_: SeatNo


class Rotated(Event, frozen=True, gc=False):
    """All hands moved on by one seat."""

    direction: Direction


class Received(Event, frozen=True, gc=False):
    """A seat got the whole hand of another; both know it."""

    secret = "cards"
    seen_by = ("seat", "from_")
    motions = (Motion(HAND + "from", HAND + "seat", "cards", "seen"),)
    seat: SeatNo
    from_: SeatNo
    cards: tuple[Card, ...]
