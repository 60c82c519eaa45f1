"""What house rules add to a choice of `medium`: the same operations as in `lastcard.bots.house_terms`, in the same order."""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.compiling import i64, kernel
from lastcard.batch.odds import Odds, after, danger, holds_face, is_partner, share, threat
from lastcard.batch.options import ANY, NUMBER, UNTIL
from lastcard.batch.seating import Seating
from lastcard.batch.specials import number_in
from lastcard.batch.state import NO_COLOUR, Game
from lastcard.batch.weights import DRAW, DRAW_DANGER, DRAW_LAST, DRAW_WILDS
from lastcard.bots.codes import (
    COLOURED,
    DRAW_FOUR_BIT,
    DRAW_FOUR_CODE,
    DRAW_TWO_RANK,
    NUMBERED,
    OF_RANK,
    bit,
    colour_of,
    number_of,
)
from lastcard.bots.house_terms import (
    ANSWERED,
    CLOSER,
    DRAWN_MAX,
    FEWER,
    JUMPED,
    LAST_NUMBER,
    OVERTAKEN,
    PASSED_ON,
    SAVED,
    TAKEN,
    TWIN,
)
from lastcard.bots.house_terms import UNTIL as EACH_DRAWN
from lastcard.bots.specials import SPARE
from lastcard.rules.hands import SEVEN, ZERO

_BEFORE, _SWAPPED, _ROTATED = map(i64, range(3))
"""Which hands are counted."""


@kernel
def playing(game: Game, odds: Odds, seat: int, code: int, once: int, value: float) -> float:
    """A value with what house rules add to playing a card that leaves a rest."""
    number = number_of(code)
    if game.seven_zero and number in (SEVEN, ZERO):
        value += _moved(game, seat, number)
    elif game.jump_in and game.twice[seat] & bit(code) and colour_of(code) != NO_COLOUR:
        value += TWIN
    if game.stacking and (code & 15 == DRAW_TWO_RANK or code == DRAW_FOUR_CODE):
        value += ANSWERED * _answers(game, odds, seat, after(game, seat, i64(1)), code)
        if not once & (OF_RANK[DRAW_TWO_RANK] | DRAW_FOUR_BIT):
            value += SAVED
    if game.finish == NUMBER and once & NUMBERED == NOTHING:
        value += LAST_NUMBER
    return value


@kernel
def draw_value(game: Game, seating: Seating, odds: Odds, seat: int) -> float:
    """What speaks for drawing in a turn: several cards may come, until one fits (house.draw.until)."""
    weights, size = seating.weights, game.size[seat]
    wilds = size - number_in(game.once[seat], game.twice[seat], COLOURED)
    value = weights[seat, DRAW] + weights[seat, DRAW_WILDS] * wilds + weights[seat, DRAW_DANGER] * danger(game, seat)
    value += weights[seat, DRAW_LAST] / max(1, size)
    if game.draw != UNTIL:
        return value
    fits = share(odds, odds.of_colour[game.colour]) + share(odds, odds.of_colour[NO_COLOUR])
    return value + EACH_DRAWN * (min(DRAWN_MAX, 1.0 / max(1.0 / DRAWN_MAX, fits)) - 1.0)


# --- Hands that change places ------------------------------------------------------------------------------------------------


@kernel
def _size(game: Game, at: int, seat: int, other: int, left: int, counted: int) -> int:
    """How many cards a seat holds once hands have moved, if one of them has so many."""
    giver = at
    if counted == _ROTATED:
        giver = after(game, at, i64(-1))
    elif counted == _SWAPPED and at in (seat, other):
        giver = seat + other - at
    return left if giver == seat else game.size[giver]


@kernel
def _standing(game: Game, seat: int, other: int, left: int, counted: int) -> float:
    """How well a side stands, against the others."""
    own = others = 0.0
    for at in range(game.players):
        cards = _size(game, i64(at), seat, other, left, counted)
        near = CLOSER / max(1, cards) - FEWER * cards
        if at == seat or is_partner(game, seat, i64(at)):
            own += near
        else:
            others += near
    side = 2 if game.teams else 1
    return own / side - others / (game.players - side)


@kernel
def swap_value(game: Game, seat: int, other: int, left: int) -> float:
    """How much better a side stands once a seat has swapped so many cards for the hand of another."""
    return _standing(game, seat, other, left, _SWAPPED) - _standing(game, seat, other, left, _BEFORE)


@kernel
def _moved(game: Game, seat: int, number: int) -> float:
    left = game.size[seat] - 1
    if number == ZERO:
        return _standing(game, seat, seat, left, _ROTATED) - _standing(game, seat, seat, left, _BEFORE)
    best = swap_value(game, seat, after(game, seat, i64(1)), left)
    for steps in range(2, game.players):
        best = max(best, swap_value(game, seat, after(game, seat, i64(steps)), left))
    return best


# --- Stacking ----------------------------------------------------------------------------------------------------------------


@kernel
def _answers(game: Game, odds: Odds, seat: int, other: int, code: int) -> float:
    """The chance that another seat can pass on what a card makes it draw."""
    if code == DRAW_FOUR_CODE:
        return holds_face(game, odds, seat, other, i64(DRAW_FOUR_CODE))
    two = holds_face(game, odds, seat, other, i64(DRAW_TWO_RANK))
    if game.stacking != ANY:
        return two
    return 1.0 - (1.0 - two) * (1.0 - holds_face(game, odds, seat, other, i64(DRAW_FOUR_CODE)))


@kernel
def take_value(game: Game, seating: Seating, seat: int) -> float:
    """What speaks against drawing a debt."""
    return seating.weights[seat, DRAW] + TAKEN * game.debt


@kernel
def passing_on_value(code: int) -> float:
    """What speaks for passing a Wild Draw Four on instead of challenging it."""
    return PASSED_ON + -SPARE * (colour_of(code) == NO_COLOUR)


# --- Jumping in --------------------------------------------------------------------------------------------------------------


@kernel
def jumping(game: Game, seat: int, void: int, value: float) -> float:
    """The value of a card with what speaks for playing it out of turn, while another seat is asked."""
    value += JUMPED
    if void != after(game, seat, i64(1)):
        value += OVERTAKEN * threat(game, seat, void)
    return value
