"""What the net of `expert` is told of a choice: what a seat sees, remembers and can reckon, as small whole numbers.

Every number describes what the choice leads to: the hand that is left, the colour and the card to be followed, and by whom; so a
card that is played, one that is drawn and a colour that is named are told alike. None depends on a hidden card. These functions
run plainly and compiled (`lastcard.bots.bits`).
"""

from __future__ import annotations

from lastcard.bots.bits import NOTHING, ONE, count, first, i64
from lastcard.bots.codes import (
    COLOUR_CHOICE,
    COLOURED,
    COLOURLESS_POINTS,
    COLOURS,
    DRAW_CHOICE,
    DRAW_FOUR_BIT,
    DRAW_FOUR_CODE,
    DRAW_TWO_RANK,
    DRAWN,
    KEEP_CHOICE,
    NINE,
    NO_COLOUR,
    OF_COLOUR,
    OF_RANK,
    OTHERS,
    REVERSE_RANK,
    SKIP_RANK,
    WILD_CODE,
    bit,
    colour_of,
    face_of,
    points_of,
)
from lastcard.bots.nets import INPUTS, UNIT
from lastcard.bots.odds import after, commonest, danger, follows, holds, is_partner, known, legal, number_in, share, top
from lastcard.bots.records import Game, Odds, Seating
from lastcard.bots.specials import worth
from lastcard.bots.terms import clears, fitting, follower, named_for, skips, surely_skips, without
from lastcard.bots.weights import TWO

MOST = 8 * UNIT
"""No number is more."""
POINTS_PER_CARD = 10.0
"""What a card in another hand brings, about."""
SPECIALS = 5


def _put(told: list[int], at: int, value: float) -> None:
    told[at] = min(MOST, int(value * UNIT + 0.5))


def near(game: Game, seat: int) -> float:
    """How near a seat is to its last card."""
    return 1.0 / max(1, game.size[seat])


def tell(game: Game, seating: Seating, odds: Odds, kind: int, seat: int, choice: int, told: list[int]) -> None:
    """Write down what a choice leads to: to which hand, which colour and face, and who follows."""
    for at in range(INPUTS):
        told[at] = 0
    once, twice, left = game.once[seat], game.twice[seat], i64(game.size[seat])
    colour, face, then = i64(game.colour), face_of(top(game)), after(game, seat, 1)
    points = points_of(game.once[seat]) + points_of(game.twice[seat]) + COLOURLESS_POINTS * count(game.more[seat])
    if choice < OTHERS:
        once, twice = without(once, twice, choice)
        left -= 1
        colour, face = colour_of(choice), face_of(choice)
        if colour == NO_COLOUR:
            colour = commonest(once, twice)
        then = follower(game, seat, face)
        points -= points_of(bit(choice))
    elif choice == DRAW_CHOICE:
        left += 1
    elif choice != KEEP_CHOICE:
        colour, then = choice - COLOUR_CHOICE, named_for(game, odds, seat)
    close = danger(game, seat)
    wilds = left - number_in(once, twice, COLOURED) - (choice == DRAW_CHOICE)
    _put(told, 43, kind == DRAWN)
    _tell_table(game, odds, seat, points, told)
    _tell_left(once, left, wilds, points, close, told)
    if choice < OTHERS:
        _tell_card(game, seating, odds, seat, choice, once, twice, left, close, told)
    elif choice == DRAW_CHOICE:
        _tell_draw(odds, once, wilds, fitting(colour, face), close, told)
    else:
        _put(told, 41 if choice == KEEP_CHOICE else 42, 1.0)
    _tell_fitting(odds, once, twice, left, colour, face, told)
    if then != seat:
        _tell_follower(game, odds, seat, then, colour, face, told)
    else:
        _put(told, 59, 1.0)
        _put(told, 60, choice < OTHERS and surely_skips(game, face) and clears(game, once, twice, left, colour, face))


def _tell_table(game: Game, odds: Odds, seat: int, points: int, told: list[int]) -> None:
    """Who is near to winning the round, and the match."""
    next_one, best, held = after(game, seat, 1), 0, 0
    for other in range(game.players):
        if other != seat:
            held += game.size[other]
            if not is_partner(game, seat, other):
                best = max(best, game.scores[other])
    told[0] = UNIT
    _put(told, 5, near(game, next_one))
    _put(told, 6, game.size[next_one] / 10)
    if game.players > TWO:
        _put(told, 8, near(game, after(game, seat, 2)))
        _put(told, 9, near(game, after(game, seat, -1)))
    _put(told, 13, game.scores[seat] / game.target)
    _put(told, 14, best / game.target)
    _put(told, 15, game.scores[next_one] / game.target)
    _put(told, 16, game.players / 10)
    _put(told, 17, odds.total / 100)
    _put(told, 18, points / max(10, game.target - best))
    _put(told, 19, POINTS_PER_CARD * held / max(10, game.target - game.scores[seat]))


def _tell_left(once: int, left: int, wilds: int, points: int, close: float, told: list[int]) -> None:
    """The hand that is left."""
    _put(told, 1, left / 10)
    _put(told, 2, 1.0 / max(1, left))
    _put(told, 3, left == 1)
    _put(told, 4, left == TWO)
    _put(told, 7, close)
    _put(told, 10, wilds / 4)
    _put(told, 11, once & DRAW_FOUR_BIT != NOTHING)
    _put(told, 12, points / 100)
    _put(told, 20, points / 100 * close)
    colours = 0
    for each in range(COLOURS):
        colours += once & OF_COLOUR[each] != NOTHING
    _put(told, 50, colours / 4)


def _tell_card(
    game: Game,
    seating: Seating,
    odds: Odds,
    seat: int,
    code: int,
    once: int,
    twice: int,
    left: int,
    close: float,
    told: list[int],
) -> None:
    """The card that is played."""
    face, shed = face_of(code), points_of(bit(code))
    _put(told, 44, shed / 50)
    _put(told, 45, shed / 50 * close)
    if skips(game, face):
        _put(told, 68, near(game, after(game, seat, 1)))
        _put(told, 69, 1.0 if face == DRAW_FOUR_CODE else 0.5 * (face == DRAW_TWO_RANK))
    if face < WILD_CODE:
        _put(told, 21 if face <= NINE else 23 + face - DRAW_TWO_RANK, 1.0)
        if face <= NINE:
            _put(told, 22, face / 9)
        _put(told, 51, number_in(once, twice, OF_RANK[face]) / 3)
        _put(told, 52, share(odds, odds.of_face[face]) * 4)
        _put(told, 53, colour_of(code) != game.colour)
        _put(told, 54, number_in(once, twice, OF_COLOUR[game.colour]) / 5)
        return
    _put(told, 70, close)
    _put(told, 71, left / 10)
    if face == WILD_CODE:
        _put(told, 26, 1.0)
    elif face == DRAW_FOUR_CODE:
        _put(told, 27, 1.0)
        _put(told, 28, not legal(game, seat))
    elif game.special_of[code]:
        _put(told, 28 + min(SPECIALS, i64(game.special_of[code])), 1.0)
        _put(told, 34, max(0.0, 4.0 + worth(game, seating, odds, seat, code, once, twice)) / 8)


def _tell_draw(odds: Odds, once: int, wilds: int, fit: int, close: float, told: list[int]) -> None:
    """Drawing: what fits all the same, and what may come."""
    _put(told, 35, 1.0)
    _put(told, 36, wilds / 4)
    _put(told, 37, close)
    _put(told, 38, count(once & fit) / 5)
    _put(told, 40, once & fit & COLOURED != NOTHING)
    number = 0
    while fit:
        number += odds.unseen[first(fit)]
        fit &= fit - ONE
    _put(told, 39, share(odds, number))


def _tell_fitting(odds: Odds, once: int, twice: int, left: int, colour: int, face: int, told: list[int]) -> None:
    """How the hand fits what lies there then."""
    attacks = OF_RANK[SKIP_RANK] | OF_RANK[DRAW_TWO_RANK]
    if colour != NO_COLOUR:
        same = number_in(once, twice, OF_COLOUR[colour])
        _put(told, 46, same / 5)
        _put(told, 47, same / max(1, left))
        _put(told, 48, share(odds, odds.of_colour[colour]))
        _put(told, 49, number_in(once, twice, OF_COLOUR[colour] & attacks) / 2)
    fits = number_in(once, twice, fitting(colour, face))
    _put(told, 55, fits / 5)
    _put(told, 56, fits != 0)
    _put(told, 57, number_in(once, twice, attacks | OF_RANK[REVERSE_RANK]) / 4)
    _put(told, 58, (left - number_in(once, twice, COLOURED)) / max(1, left))


def _tell_follower(game: Game, odds: Odds, seat: int, other: int, colour: int, face: int, told: list[int]) -> None:
    """Who plays on it, and whether they can."""
    close, able, has = (
        near(game, other),
        follows(game, odds, seat, other, colour, face),
        holds(game, odds, seat, other, colour),
    )
    _put(told, 61, close)
    _put(told, 62, able)
    _put(told, 63, close * able)
    _put(told, 64, has)
    _put(told, 65, close * (1.0 - has))
    _put(told, 66, known(odds, seat, other) / max(1, game.size[other]))
    then = after(game, other, 1)
    if game.players > TWO and then != seat:
        _put(told, 67, near(game, then) * holds(game, odds, seat, then, colour))
