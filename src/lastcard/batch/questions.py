"""What is asked, as two masks: the cards among the choices, and the other choices less `OTHERS`."""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.calling import catchable, owes
from lastcard.batch.cards import KINDS, bit
from lastcard.batch.choices import (
    ACCEPT_CHOICE,
    ALL_COLOURS,
    CHALLENGE_CHOICE,
    DRAW_CHOICE,
    KEEP_CHOICE,
    OTHERS,
    SEAT_CHOICE,
    UNO_CHOICE,
    other,
)
from lastcard.batch.compiling import kernel
from lastcard.batch.dispatch import special_cards, special_others
from lastcard.batch.options import MUST
from lastcard.batch.state import CHALLENGE, DRAWN, NAME_COLOUR, PICK_CARDS, TURN, Game, a_of, b_of, kind_of, seat_of
from lastcard.batch.turn import playable

QUESTIONS = ("turn", "drawn", "colour", "challenge")
"""The name of each asking step of the plain game, by its kind."""


@kernel
def cards_offered(game: Game, step: int, seat: int) -> int:
    """The cards among the choices that a step gives a seat; each kind once."""
    kind = kind_of(step)
    if kind == TURN:
        return playable(game, seat, game.once[seat] & KINDS)
    if kind == DRAWN:
        return playable(game, seat, bit(b_of(step)))
    if kind in (NAME_COLOUR, CHALLENGE):
        return NOTHING
    return special_cards(game, step, seat)


@kernel
def others_offered(game: Game, step: int, seat: int) -> int:
    """The choices besides cards that a step gives a seat."""
    kind = kind_of(step)
    if kind == TURN:
        return other(DRAW_CHOICE)
    if kind == DRAWN:
        # A must only binds when the card can be played (turn.play_drawn).
        return NOTHING if a_of(step) == MUST and cards_offered(game, step, seat) else other(KEEP_CHOICE)
    if kind == NAME_COLOUR:
        return ALL_COLOURS
    if kind == CHALLENGE:
        return other(CHALLENGE_CHOICE) | other(ACCEPT_CHOICE)
    return special_others(game, step, seat)


@kernel
def waits_for(step: int, seat: int) -> bool:
    """Whether a step asks a seat something that play waits for."""
    if kind_of(step) != PICK_CARDS:
        return seat == seat_of(step)
    sealed = b_of(step)
    if seat == seat_of(step):
        return not sealed & 1
    return seat == a_of(step) and (sealed == 0 or sealed & 1 == 1)


@kernel
def offered(game: Game, seat: int) -> int:
    """What a seat may say unasked, as a mask of other choices: the call it owes, and whom it may catch."""
    said = catchable(game, seat) << SEAT_CHOICE - OTHERS
    return said | other(UNO_CHOICE) if owes(game, seat) else said
