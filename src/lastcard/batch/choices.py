"""The choices as numbers.

Below 64 a number is the code of a card, whatever is done with it; with `CALL` added, the call comes in the same breath. The
rest begins at `OTHERS`. A question is two masks: cards, and other choices less `OTHERS`.
"""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.compiling import hot, i64, kernel, u64
from lastcard.batch.state import COLOURS, Game
from lastcard.bots import codes
from lastcard.bots.codes import NINE, bit

OTHERS, CALL = i64(codes.OTHERS), i64(128)
DRAW_CHOICE, KEEP_CHOICE, CHALLENGE_CHOICE, ACCEPT_CHOICE, PASS_CHOICE, UNO_CHOICE, SILENCE = map(i64, range(OTHERS, OTHERS + 7))
COLOUR_CHOICE, NUMBER_CHOICE, SEAT_CHOICE = i64(codes.COLOUR_CHOICE), i64(codes.NUMBER_CHOICE), i64(codes.SEAT_CHOICE)
TAKE_CHOICE, WORD_CHOICE = i64(codes.TAKE_CHOICE), i64(codes.WORD_CHOICE)
ALL_SEATS = codes.ALL_SEATS


@hot
def other(choice: int) -> int:
    """The mask of a choice that is no card."""
    return bit(choice - OTHERS)


def _range(first: int, size: int) -> int:
    """The mask of several choices in a row."""
    return u64(sum(1 << int(first - OTHERS) + at for at in range(size)))


ALL_COLOURS = _range(COLOUR_CHOICE, COLOURS)
ALL_NUMBERS = _range(NUMBER_CHOICE, NINE + 1)


# --- What a step may offer: kernels of one form, for the twins to choose from ------------------------------------------------


@kernel
def nothing(_game: Game, _step: int, _seat: int) -> int:
    """No choice of this sort."""
    return NOTHING


@kernel
def any_held(game: Game, _step: int, seat: int) -> int:
    """Any card of the hand; each kind once."""
    return game.once[seat]


@kernel
def every_colour(game: Game, _step: int, _seat: int) -> int:
    """Any colour of the deck."""
    return (bit(game.colours) - bit(0)) << COLOUR_CHOICE - OTHERS


@kernel
def every_number(_game: Game, _step: int, _seat: int) -> int:
    """Any number."""
    return ALL_NUMBERS


@kernel
def every_other_seat(game: Game, _step: int, seat: int) -> int:
    """Every other seat."""
    return (bit(game.players) - bit(0)) << SEAT_CHOICE - OTHERS & ~other(SEAT_CHOICE + seat)
