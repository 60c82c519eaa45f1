"""What speaks for a choice and against it: in a turn, for a colour, for a challenge.

A term is a number under the name of a reason (`named`); see `lastcard.bots.weights` for how much each counts.
"""

from __future__ import annotations

from lastcard.bots.bits import NOTHING, ONE, first
from lastcard.bots.codes import (
    CHALLENGED,
    COLOURED,
    COLOURLESS,
    COLOURS,
    DRAW_FOUR_CODE,
    DRAW_TWO_RANK,
    LOW,
    NO_COLOUR,
    NUMBER,
    OF_COLOUR,
    OF_FACE,
    OF_KIND,
    OF_RANK,
    PLAIN,
    REVERSE_RANK,
    SKIP_RANK,
    bit,
    colour_of,
    face_of,
    is_coloured,
    number_of,
)
from lastcard.bots.codes import (
    POINTS as POINTS_OF,
)
from lastcard.bots.house_terms import house, playing
from lastcard.bots.odds import after, commonest, danger, follows, holds, legal, number_in, share, stake_of, threat, top
from lastcard.bots.records import Game, Odds, Seating, named
from lastcard.bots.specials import BATTLE, JOKER, drawn_for, worth
from lastcard.bots.weights import (
    AGAIN,
    BLOCK,
    BLUFF,
    BLUFFS,
    CARDS,
    CLOSE,
    COLOURS_LEFT,
    COMMON,
    DANGER,
    DRAW_FOUR,
    HIT,
    MANY,
    NAME_BLOCK,
    NAME_COMMON,
    NAME_MANY,
    PAIR,
    POINTS,
    POINTS_LOW,
    POISE,
    RUN,
    SAME,
    SPECIAL,
    STAKES,
    STRIKE,
    SUSPICION,
    TEMPO,
    TWO,
    WILD,
    WILD_LEFT,
    WILD_MORE,
    WON,
)
from lastcard.cards import DRAW_FOUR as DRAW_FOUR_FACE
from lastcard.cards import DRAW_TWO as DRAW_TWO_FACE
from lastcard.cards import DRAWS
from lastcard.rules.challenge import FAILED_CHALLENGE, FOUR

TRUST = 4
"""How many challenges it takes to think otherwise."""
CLEARED = 6
"""So many cards at most are tried in every order that follows: of twice as many there are millions of orders."""
TINY = 1e-9
"""Nothing is divided by less."""
_TWO, _FOUR = DRAWS[DRAW_TWO_FACE], DRAWS[DRAW_FOUR_FACE]
"""How many cards the next seat draws for a card."""


def fitting(colour: int, face: int) -> int:
    """What could be played on a colour, or on none, and a face."""
    return OF_KIND[colour] | OF_FACE[face] | COLOURLESS


def without(once: int, twice: int, code: int) -> tuple[int, int]:
    """A hand without one card."""
    mask = bit(code)
    return once & (~mask | twice), twice & ~mask


def _is_battle(game: Game, code: int) -> bool:
    return game.special_of[code] == BATTLE


def goes_out(game: Game, code: int) -> bool:
    """Whether playing a card as the last of a hand ends the round."""
    return number_of(code) >= 0 if game.finish == NUMBER else not _is_battle(game, code)


# --- A turn ------------------------------------------------------------------------------------------------------------------


def play_value(game: Game, seating: Seating, odds: Odds, seat: int, code: int) -> float:
    """What speaks for playing a card."""
    weights, face, left = seating.weights, face_of(code), game.size[seat] - 1
    if not left and goes_out(game, code):
        return named(game, "win", WON)
    once, twice = without(game.once[seat], game.twice[seat], code)
    near = danger(game, seat)
    if is_coloured(code):
        value = _coloured(game, seating, odds, seat, code, once, twice, left)
    else:
        value = _colourless(game, seating, odds, seat, code, once, twice, near)
    point = weights[seat, POINTS_LOW] if game.scoring == LOW else weights[seat, POINTS]
    shed = point * POINTS_OF[code] * near
    if weights[seat, STAKES]:
        shed *= 1.0 + weights[seat, STAKES] * (stake_of(game, seating, odds, seat) - 1.0)
    value += named(game, "points", shed)
    if skips(game, face):
        hit = weights[seat, HIT] * threat(game, seat, after(game, seat, 1))
        if face == DRAW_TWO_RANK:
            hit += weights[seat, CARDS] * _TWO
        elif face == DRAW_FOUR_CODE:
            hit += weights[seat, CARDS] * _FOUR
        value += named(game, "hit", hit)
    colour = colour_of(code)
    if colour == NO_COLOUR:
        colour = commonest(once, twice)
    other = follower(game, seat, face)
    if other != seat:
        block = weights[seat, BLOCK] + weights[seat, CLOSE] * abs(threat(game, seat, other))
        value += named(game, "block", block * threat(game, seat, other) * follows(game, odds, seat, other, colour, face))
    else:
        if surely_skips(game, face) and clears(game, once, twice, left, colour, face):
            value += named(game, "clear", WON / 2)
        value += named(game, "again", weights[seat, AGAIN] * (once & fitting(colour, face) != NOTHING))
    return playing(game, odds, seat, code, once, value) if house(game) else value


def _coloured(game: Game, seating: Seating, odds: Odds, seat: int, code: int, once: int, twice: int, left: int) -> float:
    weights, colour, rank = seating.weights, colour_of(code), code & 15
    same = number_in(once, twice, OF_COLOUR[colour])
    pairs = number_in(once, twice, OF_RANK[rank] & ~OF_COLOUR[colour])
    colours = 0
    for each in range(COLOURS):
        colours += once & OF_COLOUR[each] != NOTHING
    many = weights[seat, MANY] * same / left + weights[seat, SAME] * same + weights[seat, COLOURS_LEFT] * colours
    value = named(game, "many", many) + named(game, "pair", weights[seat, PAIR] * pairs / left)
    return value + named(game, "common", weights[seat, COMMON] * share(odds, odds.of_colour[colour]))


def _colourless(game: Game, seating: Seating, odds: Odds, seat: int, code: int, once: int, twice: int, near: float) -> float:
    weights, left = seating.weights, game.size[seat] - 1
    # All of the rest can follow but the cards of other colours.
    coloured = number_in(once, twice, COLOURED)
    others = coloured - number_in(once, twice, OF_KIND[commonest(once, twice)] & COLOURED)
    run = (left - others) / max(1, left)
    wild = weights[seat, WILD] + weights[seat, RUN] * run + weights[seat, DANGER] * near
    wild = wild + weights[seat, WILD_LEFT] * left + weights[seat, WILD_MORE] * (left - coloured)
    if code == DRAW_FOUR_CODE:
        wild += weights[seat, DRAW_FOUR]
    value = named(game, "wild", wild)
    if code == DRAW_FOUR_CODE:
        # As an answer to a debt it needs no excuse.
        if not game.debt and not legal(game, seat):
            value += named(game, "bluff", weights[seat, BLUFF] * threat(game, seat, after(game, seat, 1)))
    elif game.special_of[code]:
        value += named(game, "special", worth(game, seating, odds, seat, code, once, twice))
    return value


def skips(game: Game, face: int) -> bool:
    """Whether the next seat misses its turn."""
    if face == REVERSE_RANK:
        return game.players == TWO and game.two_player_reverse == PLAIN
    return face in (SKIP_RANK, DRAW_TWO_RANK, DRAW_FOUR_CODE)


def surely_skips(game: Game, face: int) -> bool:
    """Whether it does, whatever it holds: what it should draw may be passed on (house.stack.debt)."""
    return skips(game, face) and not (game.stacking and face in (DRAW_TWO_RANK, DRAW_FOUR_CODE))


def follower(game: Game, seat: int, face: int) -> int:
    """Who plays after a card of a seat."""
    if skips(game, face):
        return after(game, seat, 2)
    return after(game, seat, -1 if face == REVERSE_RANK else 1)


def clears(game: Game, once: int, twice: int, size: int, colour: int, face: int) -> bool:
    """Whether so many cards can follow without anybody else playing in between."""
    if size > CLEARED:
        return False
    cards = once & fitting(colour, face)
    if size == 1:
        return cards != NOTHING and goes_out(game, first(cards))
    cards &= COLOURED
    while cards:
        code = first(cards)
        cards &= cards - ONE
        if surely_skips(game, code & 15):
            rest, doubles = without(once, twice, code)
            if clears(game, rest, doubles, size - 1, colour_of(code), code & 15):
                return True
    return False


# --- Naming a colour ---------------------------------------------------------------------------------------------------------


def colour_value(game: Game, seating: Seating, odds: Odds, seat: int, colour: int) -> float:
    """What speaks for naming a colour."""
    weights = seating.weights
    held = number_in(game.once[seat], game.twice[seat], OF_COLOUR[colour])
    value = named(game, "many", weights[seat, NAME_MANY] * held / max(1, game.size[seat]))
    value += named(game, "common", weights[seat, NAME_COMMON] * share(odds, odds.of_colour[colour]))
    other = named_for(game, odds, seat)
    if other != seat:
        block = weights[seat, NAME_BLOCK] * threat(game, seat, other) * holds(game, odds, seat, other, colour)
        value += named(game, "block", block)
    # The colour called for a torment is the one to be found; nobody is tormented by a card turned up.
    if game.special_of[top(game)] == JOKER and game.colour != NO_COLOUR:
        value += named(game, "rare", weights[seat, SPECIAL] * drawn_for(odds, colour))
    return value


def named_for(game: Game, odds: Odds, seat: int) -> int:
    """Who plays on the colour that a seat names."""
    if game.colour == NO_COLOUR:
        return seat
    if _is_battle(game, top(game)):
        return after(game, odds.rival if game.battle_resume == CHALLENGED else game.turn, 1)
    return follower(game, seat, face_of(top(game)))


# --- The challenge -----------------------------------------------------------------------------------------------------------


def nerve(game: Game, seating: Seating, seat: int, player: int) -> float:
    """The chance of guilt from which it pays to challenge a player.

    A game of two rows and two columns, in cards: who accepts draws four and misses a turn; who challenges in vain draws two
    more; who is right draws nothing, keeps the turn, and the player draws the four.
    """
    weights, lost = seating.weights, FAILED_CHALLENGE - FOUR
    return lost / (lost + FOUR + weights[seat, STRIKE] * abs(threat(game, seat, player)) + weights[seat, TEMPO])


def daring(game: Game, seating: Seating, seat: int) -> float:
    """How often an illegal Wild Draw Four is dared.

    Balanced is the frequency at which others, who know only how many cards this hand holds, gain nothing by a challenge.
    """
    weights = seating.weights
    if not weights[seat, POISE] or game.colour == NO_COLOUR:
        return weights[seat, BLUFFS]
    pays = nerve(game, seating, seat, seat)
    part = game.copies_of_colour[game.colour] / max(1, game.deck_size)
    lacks = (1.0 - part) ** float(game.size[seat])
    balanced = pays / (1.0 - pays) * lacks / max(TINY, 1.0 - lacks)
    return float(weights[seat, BLUFFS] + weights[seat, POISE] * min(1.0, balanced))


def guilt(game: Game, seating: Seating, odds: Odds, seat: int) -> float:
    """The chance that the Wild Draw Four just played was illegal."""
    player = after(game, seat, -1)
    if odds.colour_before == NO_COLOUR:
        return 0.0
    held = holds(game, odds, seat, player, odds.colour_before)
    bluffs, honest = odds.bluffs[player], odds.honest[player]
    dares = (seating.weights[seat, SUSPICION] * TRUST + bluffs) / (TRUST + bluffs + honest)
    return held * dares / (held * dares + 1.0 - held) if held else 0.0
