"""Best Friends: a number is called, and every seat may put one of it down; then the colour is named (friends.*).

A last Best Friends ends the round at once (ruling.friends_last_card).
"""

from __future__ import annotations

from lastcard.art import Figure
from lastcard.cards import Card, Colour, deck
from lastcard.rules.actions import is_last
from lastcard.rules.events import DISCARD_PILE, HAND, Called, Event, Motion
from lastcard.rules.questions import PASS, CardChoice, Choice, NumberChoice, Question, SeatNo, Verb, of_card, of_number
from lastcard.rules.state import Asking, Edition, Outcome, State, Step
from lastcard.rules.steps import GoOut, NameColour, PassTurn

COLOURS = (Colour.PURPLE, Colour.PINK, Colour.GREEN, Colour.YELLOW)

_NUMBERS = tuple(of_number("number", number) for number in range(10))


def best_friends(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Call a number, let everybody put it down, then name the colour (ruling.friends_colour)."""
    if is_last(state, seat):
        return (GoOut(seat),)
    return (CallNumber(seat), NameColour(seat), PassTurn(seat))


class CallNumber(Asking, frozen=True, gc=False):
    """The player of the card calls a number (friends.number)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        del state
        return (Question(self.seat, "number", _NUMBERS),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        assert isinstance(choice, NumberChoice)
        first = state.next_seat(seat)
        return Outcome((NumberNamed(seat, choice.number),), then=(PutOne(first, seat, choice.number),))


class PutOne(Asking, frozen=True, gc=False):
    """A seat may put down one card of the number, of any colour (friends.discard).

    Each seat is asked from the caller's neighbour on, the caller last (friends.last, ruling.friends_order); one without the
    number too: being left out would tell.
    """

    caller: SeatNo
    number: int

    def ask(self, state: State) -> tuple[Question, ...]:
        held = dict.fromkeys(card for card in state.hands[self.seat] if card.number == self.number)
        return (Question(self.seat, "put", (*(of_card("put", card) for card in held), PASS), number=self.number),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        others = () if seat == self.caller else (PutOne(state.next_seat(seat), self.caller, self.number),)
        if not isinstance(choice, CardChoice):
            return Outcome((PutNothing(seat),), then=others)
        left = len(state.hands[seat]) - 1
        called = (Called(seat),) if choice.uno and left == 1 else ()
        # Putting down the last card ends the round there (ruling.friends_out).
        return Outcome((PutDown(seat, choice.card), *called), then=others if left else (GoOut(seat),))


class NumberNamed(Event, frozen=True, gc=False):
    """A seat called a number."""

    tells = {"number": "number"}
    seat: SeatNo
    number: int


class PutDown(Event, frozen=True, gc=False):
    """A seat put down a card of the number called."""

    answer = True
    motions = (Motion(HAND + "seat", DISCARD_PILE, "card"),)
    seat: SeatNo
    card: Card


class PutNothing(Event, frozen=True, gc=False):
    """A seat put down no card of the number called; it is told like `Passed`, but no turn was idle."""

    name = "passed"
    seat: SeatNo


BEST_FRIENDS = Edition(
    "best-friends",
    deck(COLOURS, "WF"),
    best_friends,
    own_verbs=(Verb("number", "number"), Verb("put", "card", call=True), Verb("pass", "word")),
    clauses=("friends.number", "friends.discard", "friends.last", "friends.wild", "start.friends"),
    # Two rings that hold each other.
    art=Figure(
        "M-15-16A16 16 0 1 0-15 16A16 16 0 1 0-15-16ZM15-16A16 16 0 1 1 15 16A16 16 0 1 1 15-16Z"
        "M-21 5C-19 11-11 11-9 5M21 5C19 11 11 11 9 5",
        discs=((-20, -4, 2.8), (-10, -4, 2.8), (10, -4, 2.8), (20, -4, 2.8)),
        paper="#0369a1",
        weight=0.5,
    ),
)
