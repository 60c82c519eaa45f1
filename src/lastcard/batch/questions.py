"""What is asked, and the choices as numbers.

Below 64 a number is the code of a card, whatever is to be done with it; with `CALL` added, the call comes in the same breath. The
rest begins at `OTHERS`. A question is two masks: cards, and other choices less `OTHERS`.
"""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.calling import catchable, owes
from lastcard.batch.cards import COLOURS, KINDS, NINE, OF_COLOUR, OF_RANK, bit
from lastcard.batch.compiling import hot, i64, kernel, u64
from lastcard.batch.options import MUST
from lastcard.batch.state import (
    CALL_NUMBER,
    CHALLENGE,
    DRAWN,
    HAND_OVER,
    NAME_COLOUR,
    PICK_CARDS,
    PICK_COLOUR,
    PUT_ONE,
    TURN,
    Game,
    a_of,
    b_of,
    kind_of,
    seat_of,
)
from lastcard.batch.turn import playable
from lastcard.batch.urrrhhh import colours_held

OTHERS = i64(64)
DRAW_CHOICE, KEEP_CHOICE, CHALLENGE_CHOICE, ACCEPT_CHOICE, PASS_CHOICE, UNO_CHOICE, SILENCE = map(i64, range(OTHERS, OTHERS + 7))
COLOUR_CHOICE = i64(72)
"""The first of four: `colour red`, `give red`."""
NUMBER_CHOICE = i64(80)
"""The first of ten."""
SEAT_CHOICE = i64(96)
"""The first of ten: `battle 2`, `torment 2`, `catch 2`."""
CALL = i64(128)

QUESTIONS = ("turn", "drawn", "colour", "challenge", "rival", "pick", "riddance", "hand", "number", "put", "torment")
"""The name of each asking step, by its kind."""


@hot
def other(choice: int) -> int:
    """The mask of a choice that is no card."""
    return bit(choice - OTHERS)


_COLOURS = u64(sum(1 << int(COLOUR_CHOICE - OTHERS) + colour for colour in range(COLOURS)))
_NUMBERS = u64(sum(1 << int(NUMBER_CHOICE - OTHERS) + number for number in range(NINE + 1)))


@kernel
def cards_offered(game: Game, step: int, seat: int) -> int:
    """The cards among the choices that a step gives a seat; each kind once."""
    kind = kind_of(step)
    held = game.once[seat] & KINDS
    if kind == TURN:
        return playable(game, seat, held)
    if kind == DRAWN:
        return playable(game, seat, bit(b_of(step)))
    if kind == PICK_CARDS:
        return held
    if kind == HAND_OVER:
        return held & OF_COLOUR[a_of(step)]
    if kind == PUT_ONE:
        return held & OF_RANK[b_of(step)]
    return NOTHING


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
        return _COLOURS
    if kind == CHALLENGE:
        return other(CHALLENGE_CHOICE) | other(ACCEPT_CHOICE)
    if kind == PICK_COLOUR:
        return colours_held(game, seat) << COLOUR_CHOICE - OTHERS
    if kind == CALL_NUMBER:
        return _NUMBERS
    if kind == PUT_ONE:
        return other(PASS_CHOICE)
    if kind in (PICK_CARDS, HAND_OVER):
        return NOTHING
    return others_at_table(game, seat)


@kernel
def others_at_table(game: Game, seat: int) -> int:
    """Every other seat."""
    return (bit(game.players) - bit(0)) << SEAT_CHOICE - OTHERS & ~other(SEAT_CHOICE + seat)


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
