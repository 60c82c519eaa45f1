"""Calling "UNO" and catching who forgot: two offers, open beside any other question.

The duty arises in `evolve` whenever a hand comes down to one card (ruling.uno_reached). Here is who may say what, and when it
lapses.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from lastcard.rules.events import Called, Caught, Event, Lapsed
from lastcard.rules.questions import UNO, Choice, Question, SeatChoice, SeatNo, of_seat
from lastcard.rules.state import Outcome, State
from lastcard.rules.steps import Draw


def offers(state: State) -> tuple[Question, ...]:
    """Who owes the call may make it; every other seat may catch any of them (uno.call, ruling.catch_who)."""
    return _offers(tuple(sorted([owed.seat for owed in state.owing])), len(state.hands))


@cache
def _offers(owing: tuple[SeatNo, ...], players: int) -> tuple[Question, ...]:
    calls = tuple(Question(seat, "uno", (UNO,), offer=True) for seat in owing)
    catches = tuple(
        Question(seat, "catch", tuple(of_seat("catch", other) for other in owing if other != seat), offer=True)
        for seat in range(players)
        if owing != (seat,)
    )
    return calls + catches


def taken_up(state: State, seat: SeatNo, choice: Choice) -> Outcome:
    """A seat calls, or catches another, which draws two (uno.catch), or as many as the house has it (house.catch_penalty)."""
    if isinstance(choice, SeatChoice):
        return Outcome((Caught(choice.seat, seat),), then=(Draw(choice.seat, state.rules.catch_penalty),))
    return Outcome((Called(seat),))


def lapse(state: State, *moments: Literal["begin", "played"]) -> tuple[Event, ...]:
    """What moments of the turn, all at once, do to calls owed since before it (ruling.catch_lapse).

    `begin` is the first answer in a turn, `played` a card put down in it or its being passed. With `held` nothing lapses.
    """
    if not state.owing or state.rules.catch_until not in moments:
        return ()
    return (Lapsed(),) if any(owed.since < state.turns for owed in state.owing) else ()
