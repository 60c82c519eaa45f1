"""What is asked, as two masks: the cards among the choices, and the other choices less `OTHERS`."""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.calling import catchable, owes
from lastcard.batch.choices import (
    ACCEPT_CHOICE,
    CHALLENGE_CHOICE,
    DRAW_CHOICE,
    KEEP_CHOICE,
    OTHERS,
    SEAT_CHOICE,
    TAKE_CHOICE,
    UNO_CHOICE,
    every_colour,
    every_other_seat,
    other,
)
from lastcard.batch.compiling import kernel
from lastcard.batch.dispatch import special_cards, special_others
from lastcard.batch.house import house
from lastcard.batch.options import MUST
from lastcard.batch.stacking import answers
from lastcard.batch.state import (
    CHALLENGE,
    DRAWN,
    NAME_COLOUR,
    PICK_CARDS,
    STACK,
    STACKED_CHALLENGE,
    SWAP,
    TURN,
    Game,
    a_of,
    b_of,
    kind_of,
    seat_of,
)
from lastcard.batch.turn import legally_playable, may_finish, playable
from lastcard.bots.codes import bit

QUESTIONS = {
    TURN: "turn",
    DRAWN: "drawn",
    NAME_COLOUR: "colour",
    CHALLENGE: "challenge",
    STACK: "stack",
    STACKED_CHALLENGE: "challenge",
    SWAP: "swap",
}
"""The name of each asking step that needs no special card, by its kind."""


@kernel
def cards_offered(game: Game, step: int, seat: int) -> int:
    """The cards among the choices that a step gives a seat; each kind once."""
    kind = kind_of(step)
    if kind == TURN:
        return playable(game, seat, game.once[seat])
    if kind == DRAWN:
        return playable(game, seat, bit(b_of(step)))
    if kind in (NAME_COLOUR, CHALLENGE):
        return NOTHING
    if house(game) and kind >= STACK:
        return NOTHING if kind == SWAP else may_finish(game, seat, answers(game, seat))
    return special_cards(game, step, seat)


@kernel
def others_offered(game: Game, step: int, seat: int) -> int:
    """The choices besides cards that a step gives a seat."""
    kind = kind_of(step)
    if kind == TURN:
        # house.force.play
        return (
            NOTHING if house(game) and game.force_play and legally_playable(game, seat, game.once[seat]) else other(DRAW_CHOICE)
        )
    if kind == DRAWN:
        # A must only binds when the card can be played without a bluff (turn.play_drawn, house.force.play).
        return NOTHING if a_of(step) == MUST and legally_playable(game, seat, bit(b_of(step))) else other(KEEP_CHOICE)
    if kind == NAME_COLOUR:
        return every_colour(game, step, seat)
    if kind in (CHALLENGE, STACKED_CHALLENGE):
        return other(CHALLENGE_CHOICE) | other(ACCEPT_CHOICE)
    if house(game) and kind >= STACK:
        return every_other_seat(game, step, seat) if kind == SWAP else other(TAKE_CHOICE)
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
