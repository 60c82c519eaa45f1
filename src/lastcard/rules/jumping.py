"""Jumping in: the very same card as the one on top may be played out of turn (house.jump.*)."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards import Card
from lastcard.rules.events import JumpedIn
from lastcard.rules.questions import CardChoice, Question, SeatNo, of_card
from lastcard.rules.state import Outcome, State
from lastcard.rules.turn import may_finish, play_at_once

OPEN_AT = ("turn", "stack")
"""The questions beside which somebody may jump in, as long as they are not answered."""


def can_be_jumped_on(state: State, asking: Sequence[Question]) -> bool:
    """Whether somebody who had the card could jump in now: everybody knows that (house.jump.when)."""
    return (
        state.rules.jump_in
        and state.top_by is not None
        and state.discard_pile[0].colour is not None
        and bool(asking)
        and asking[0].name in OPEN_AT
    )


def offers(state: State, asking: tuple[Question, ...]) -> tuple[Question, ...]:
    """Every seat but the one asked that holds the card on top once more may play it (house.jump.when)."""
    if not can_be_jumped_on(state, asking):
        return ()
    found = []
    for seat in range(state.players):
        held = _held(state, seat)
        if held is not None and seat != asking[0].seat:
            found.append(Question(seat, "jump", (of_card("jump", held),), offer=True))
    return tuple(found)


def _held(state: State, seat: SeatNo) -> Card | None:
    """The card with which a seat could jump in; None if it has none, or may not end with it."""
    top = state.discard_pile[0]
    held = next((card for card in state.hands[seat] if card.text == top.text), None)
    return held if held is not None and may_finish(state, seat, held) else None


def taken_up(state: State, seat: SeatNo, choice: CardChoice) -> Outcome:
    """A seat jumps in: that is its turn, and the one that had begun is void (house.jump.turn)."""
    return play_at_once(state, seat, choice, (JumpedIn(seat),))
