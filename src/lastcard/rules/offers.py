"""Offers: what seats may take up beside the question that play waits for, until it lapses.

There are three: to call, to catch who forgot (`calling`), and to jump in (`jumping`). Whoever plays, polls or shows a game goes
by `Question.offer` and needs to know none of them by name.
"""

from __future__ import annotations

from typing import TypeGuard

from lastcard.rules import calling, jumping
from lastcard.rules.questions import CardChoice, Choice, Move, Question
from lastcard.rules.state import Outcome, State, Step


def offered(state: State, asking: tuple[Question, ...]) -> tuple[Question, ...]:
    """The offers that are open beside what is asked."""
    calls = calling.offers(state) if state.owing else ()
    return calls + jumping.offers(state, asking) if state.rules.jump_in else calls


def is_turn(choice: Choice) -> TypeGuard[CardChoice]:
    """Whether an offer that is taken up so is a turn, before which open windows lapse (house.jump.turn)."""
    return isinstance(choice, CardChoice)


def take_up(state: State, move: Move) -> tuple[Outcome, tuple[Step, ...]]:
    """What follows from an offer that is taken up, and what stays to be done after it."""
    if is_turn(move.choice):
        # What was asked is void (house.jump.turn).
        return jumping.taken_up(state, move.seat, move.choice), ()
    return calling.taken_up(state, move.seat, move.choice), state.agenda
