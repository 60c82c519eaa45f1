"""All that `medium` was taught about the house rules: what each adds to a choice, and the questions that they ask (house.*).

In a game without them nothing here counts.
"""

from __future__ import annotations

from lastcard.bots.bits import NOTHING
from lastcard.bots.codes import (
    ANY,
    COLOURED,
    DRAW_FOUR_BIT,
    DRAW_FOUR_CODE,
    DRAW_TWO_RANK,
    NO_COLOUR,
    NUMBER,
    NUMBERED,
    OF_RANK,
    UNTIL,
    bit,
    colour_of,
    number_of,
)
from lastcard.bots.odds import after, danger, holds_face, is_partner, number_in, share, threat
from lastcard.bots.records import Game, Odds, Seating, named
from lastcard.bots.specials import SPARE
from lastcard.bots.weights import DRAW, DRAW_DANGER, DRAW_LAST, DRAW_WILDS
from lastcard.rules.hands import SEVEN, ZERO

FEWER = 1.0
"""Each card by which hands that change places make this side's hands smaller than the others'."""
CLOSER = 4.0
"""The same by how near the hands are to going out: a whole one for a single card."""
ANSWERED = -3.0
"""A Draw Two or Wild Draw Four that the next seat passes on for sure."""
SAVED = -0.5
"""The last card that passes cards on gone."""
TAKEN = -1.5
"""Each card of a debt that is taken."""
EACH_DRAWN = -1.5
"""Each card that is drawn, besides the first, until one fits."""
TWIN = 2.5
"""The very same card once more in the hand: it follows by a jump."""
JUMPED = 3.0
"""A card gone out of turn."""
OVERTAKEN = 1.0
"""The seat whose turn a jump ends, if it holds a single card and would not play next anyway."""
LAST_NUMBER = -4.0
"""The last number gone, where only a number may be the last card."""
PASSED_ON = 0.7
"""Passing a Wild Draw Four on instead of challenging it: the chance of guilt from which a challenge is better."""
DRAWN_MAX = 10.0
"""More cards than this are not reckoned to be drawn until one fits."""

_BEFORE, _SWAPPED, _ROTATED = range(3)
"""Which hands are counted."""


def house(_game: Game) -> bool:
    """Whether house rules may be played: compiled, this is known, and for the plain game nothing here is compiled at all."""
    return True


def playing(game: Game, odds: Odds, seat: int, code: int, once: int, value: float) -> float:
    """A value with what house rules add to playing a card that leaves a rest."""
    number = number_of(code)
    if game.seven_zero and number in (SEVEN, ZERO):
        value += named(game, "hands", _moved(game, seat, number))
    elif game.jump_in and game.twice[seat] & bit(code) and colour_of(code) != NO_COLOUR:
        value += named(game, "twin", TWIN)
    if game.stacking and (code & 15 == DRAW_TWO_RANK or code == DRAW_FOUR_CODE):
        value += named(game, "answered", ANSWERED * _answers(game, odds, seat, after(game, seat, 1), code))
        if not once & (OF_RANK[DRAW_TWO_RANK] | DRAW_FOUR_BIT):
            value += named(game, "saved", SAVED)
    if game.finish == NUMBER and once & NUMBERED == NOTHING:
        value += named(game, "number", LAST_NUMBER)
    return value


def draw_value(game: Game, seating: Seating, odds: Odds, seat: int) -> float:
    """What speaks for drawing in a turn: several cards may come, until one fits (house.draw.until)."""
    weights, size = seating.weights, game.size[seat]
    wilds = size - number_in(game.once[seat], game.twice[seat], COLOURED)
    value = weights[seat, DRAW] + weights[seat, DRAW_WILDS] * wilds + weights[seat, DRAW_DANGER] * danger(game, seat)
    value = named(game, "draw", value + weights[seat, DRAW_LAST] / max(1, size))
    if game.draw != UNTIL:
        return value
    fits = share(odds, odds.of_colour[game.colour]) + share(odds, odds.of_colour[NO_COLOUR])
    return value + named(game, "until", EACH_DRAWN * (min(DRAWN_MAX, 1.0 / max(1.0 / DRAWN_MAX, fits)) - 1.0))


# --- Hands that change places ------------------------------------------------------------------------------------------------


def _size(game: Game, at: int, seat: int, other: int, left: int, counted: int) -> int:
    """How many cards a seat holds once hands have moved, if one of them has so many."""
    giver = at
    if counted == _ROTATED:
        giver = after(game, at, -1)
    elif counted == _SWAPPED and at in (seat, other):
        giver = seat + other - at
    return left if giver == seat else game.size[giver]


def _standing(game: Game, seat: int, other: int, left: int, counted: int) -> float:
    """How well a side stands, against the others."""
    own = others = 0.0
    for at in range(game.players):
        cards = _size(game, at, seat, other, left, counted)
        near = CLOSER / max(1, cards) - FEWER * cards
        if at == seat or is_partner(game, seat, at):
            own += near
        else:
            others += near
    side = 2 if game.teams else 1
    return own / side - others / (game.players - side)


def swap_value(game: Game, seat: int, other: int, left: int) -> float:
    """How much better a side stands once a seat has swapped so many cards for the hand of another."""
    return _standing(game, seat, other, left, _SWAPPED) - _standing(game, seat, other, left, _BEFORE)


def _moved(game: Game, seat: int, number: int) -> float:
    left = game.size[seat] - 1
    if number == ZERO:
        return _standing(game, seat, seat, left, _ROTATED) - _standing(game, seat, seat, left, _BEFORE)
    best = swap_value(game, seat, after(game, seat, 1), left)
    for steps in range(2, game.players):
        best = max(best, swap_value(game, seat, after(game, seat, steps), left))
    return best


# --- Stacking ----------------------------------------------------------------------------------------------------------------


def _answers(game: Game, odds: Odds, seat: int, other: int, code: int) -> float:
    """The chance that another seat can pass on what a card makes it draw."""
    if code == DRAW_FOUR_CODE:
        return holds_face(game, odds, seat, other, DRAW_FOUR_CODE)
    two = holds_face(game, odds, seat, other, DRAW_TWO_RANK)
    if game.stacking != ANY:
        return two
    return 1.0 - (1.0 - two) * (1.0 - holds_face(game, odds, seat, other, DRAW_FOUR_CODE))


def take_value(game: Game, seating: Seating, seat: int) -> float:
    """What speaks against drawing a debt."""
    return named(game, "draw", seating.weights[seat, DRAW]) + named(game, "taken", TAKEN * game.debt)


def passing_on_value(game: Game, code: int) -> float:
    """What speaks for passing a Wild Draw Four on instead of challenging it."""
    return named(game, "stack", PASSED_ON) + named(game, "spare", -SPARE * (colour_of(code) == NO_COLOUR))


# --- Jumping in --------------------------------------------------------------------------------------------------------------


def jumping(game: Game, seat: int, void: int, value: float) -> float:
    """The value of a card with what speaks for playing it out of turn, while another seat is asked."""
    value += named(game, "jump", JUMPED)
    if void != after(game, seat, 1):
        value += named(game, "overtaken", OVERTAKEN * threat(game, seat, void))
    return value
