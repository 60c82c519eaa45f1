"""Editions with a fault in their special card, one for each thing that a checker must find."""

from __future__ import annotations

from itertools import count

from lastcard.cards import card, deck
from lastcard.editions.classic import COLOURS
from lastcard.rules.actions import is_last
from lastcard.rules.events import Drew
from lastcard.rules.questions import PASS, Choice, Question, SeatNo, Verb, of_number
from lastcard.rules.state import Asking, Doing, Edition, Outcome, State, Step
from lastcard.rules.steps import GoOut, NameColour, PassTurn

CARDS = deck(COLOURS, "WZ")
_ticks = count()


class ConjureUp(Doing, frozen=True, gc=False):
    """Draws a card that was never in the draw pile."""

    def do(self, state: State) -> Outcome:
        """Give the seat a Wild, whatever lies on top."""
        return Outcome((Drew(self.seat, (card("W"),)),) if state.draw_pile else ())


class AskForNothing(Asking, frozen=True, gc=False):
    """Asks a question without a choice."""

    def ask(self, state: State) -> tuple[Question, ...]:
        """Nothing can be answered."""
        del state
        return (Question(self.seat, "riddle", ()),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """Nobody comes here."""
        raise NotImplementedError


class OfferTooMuch(Asking, frozen=True, gc=False):
    """Offers a choice that it then cannot take."""

    def ask(self, state: State) -> tuple[Question, ...]:
        """Two numbers."""
        del state
        return (Question(self.seat, "riddle", (of_number("number", 1), of_number("number", 2))),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """Only the first one works."""
        del state, seat
        assert str(choice) == "number 1"
        return Outcome()


class RememberElsewhere(Asking, frozen=True, gc=False):
    """Goes by something that is not in the state."""

    def ask(self, state: State) -> tuple[Question, ...]:
        """A question with one answer."""
        del state
        return (Question(self.seat, "riddle", (PASS,)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """Every other time the seat draws a card."""
        del choice
        return Outcome((Drew(seat, state.draw_pile[:1]),) if next(_ticks) % 2 and state.draw_pile else ())


def _special(step: Step, state: State) -> tuple[Step, ...]:
    """A special card that takes one step and names the colour."""
    return (GoOut(step.seat),) if is_last(state, step.seat) else (step, NameColour(step.seat), PassTurn(step.seat))


def conjuring(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Break conservation."""
    return _special(ConjureUp(seat), state)


def stuck(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Break progress."""
    return _special(AskForNothing(seat), state)


def overdone(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Break the offers."""
    return _special(OfferTooMuch(seat), state)


def forgetful(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Break copies and records."""
    return _special(RememberElsewhere(seat), state)


CONJURING = Edition("conjuring", CARDS, conjuring)
STUCK = Edition("stuck", CARDS, stuck)
OVERDONE = Edition("overdone", CARDS, overdone, (Verb("number", "number"),))
FORGETFUL = Edition("forgetful", CARDS, forgetful, (Verb("pass", "word"),))
UNSAID = Edition("unsaid", CARDS, forgetful)
"""Its card asks with a verb that the edition does not declare."""
