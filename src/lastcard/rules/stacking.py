"""Stacking: a Draw Two or a Wild Draw Four is a debt that the next seat passes on with a card, or takes (house.stack.*)."""

from __future__ import annotations

from msgspec.structs import replace

from lastcard.cards import DRAW_FOUR, DRAW_TWO, DRAWS, Card
from lastcard.rules import events as happened
from lastcard.rules.actions import is_last, stacked
from lastcard.rules.challenge import Challenge, legal
from lastcard.rules.questions import PLAYS, TAKE, CardChoice, Choice, Question, SeatNo
from lastcard.rules.state import Asking, Outcome, State, Step
from lastcard.rules.steps import Draw, GoOut, MissTurn, NameColour
from lastcard.rules.turn import may_finish, play_at_once


@stacked(DRAW_TWO)
def draw_two(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """The next seat faces the debt; a last card ends the round at once, and the whole debt is drawn (house.stack.last)."""
    victim = state.next_seat(seat)
    if is_last(state, seat):
        return (Draw(victim, state.debt + DRAWS[DRAW_TWO]), GoOut(seat))
    return (Stack(victim),)


@stacked(DRAW_FOUR)
def draw_four(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """The same after naming a colour; only one that is played in a turn of one's own is challenged (house.stack.challenge)."""
    victim = state.next_seat(seat)
    if is_last(state, seat):
        return (Draw(victim, state.debt + DRAWS[DRAW_FOUR]), GoOut(seat))
    if state.debt or not state.rules.bluffing:
        return (NameColour(seat), Stack(victim))
    return (NameColour(seat), StackedChallenge(victim, seat, not legal(state.hands[seat], state.colour)))


def answers(state: State, seat: SeatNo) -> tuple[Choice, ...]:
    """The cards of a seat that pass a debt on; a Wild Draw Four needs no excuse here (house.stack.same, house.stack.any)."""
    cards = [card for card in dict.fromkeys(state.hands[seat]) if _answers(state, card) and may_finish(state, seat, card)]
    return tuple([PLAYS[card] for card in cards])


def _answers(state: State, card: Card) -> bool:
    top = state.discard_pile[0]
    if card.face == top.face:
        return True
    if state.rules.stacking != "any":
        return False
    return card.face == DRAW_FOUR or (card.face == DRAW_TWO and card.colour is state.colour)


class Stack(Asking, frozen=True, gc=False):
    """A seat faces a debt. It is asked even with nothing to answer: not being asked would tell the others (house.stack.debt)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        return (Question(self.seat, "stack", (*answers(state, self.seat), TAKE)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        if isinstance(choice, CardChoice):
            return play_at_once(state, seat, choice)
        # house.stack.take
        return Outcome((happened.DebtTaken(),), then=(Draw(seat, state.debt), MissTurn(seat)))


class StackedChallenge(Challenge, frozen=True, gc=False):
    """The seat may also pass the four on, and gives the challenge up with that (house.stack.challenge)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        (question,) = super().ask(state)
        return (replace(question, choices=question.choices + answers(state, self.seat)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        if isinstance(choice, CardChoice):
            return play_at_once(state, seat, choice)
        outcome = super().answer(state, seat, choice)
        return replace(outcome, events=(*outcome.events, happened.DebtTaken()))
