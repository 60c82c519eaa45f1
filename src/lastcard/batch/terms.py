"""What speaks for a choice and against it, added up in the order in which `lastcard.bots.terms` names it."""

from __future__ import annotations

from lastcard.batch.bits import NOTHING, ONE, first
from lastcard.batch.cards import top
from lastcard.batch.challenge import legal
from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.house import house
from lastcard.batch.house_terms import playing
from lastcard.batch.odds import Odds, after, danger, follows, holds, share, threat
from lastcard.batch.options import CHALLENGED, LOW, NUMBER, PLAIN
from lastcard.batch.seating import Seating
from lastcard.batch.specials import BATTLE, JOKER, commonest, drawn_for, number_in, worth
from lastcard.batch.stakes import stake_of
from lastcard.batch.state import COLOURS, NO_COLOUR, Game
from lastcard.batch.weights import (
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
    WILD,
    WILD_LEFT,
    WILD_MORE,
)
from lastcard.bots.codes import (
    COLOURED,
    COLOURLESS,
    DRAW_FOUR_CODE,
    DRAW_TWO_RANK,
    OF_COLOUR,
    OF_FACE,
    OF_KIND,
    OF_RANK,
    REVERSE_RANK,
    SKIP_RANK,
    bit,
    colour_of,
    face_of,
    is_coloured,
    number_of,
    points_of,
)
from lastcard.bots.terms import CLEARED, TINY, TRUST
from lastcard.bots.weights import WON
from lastcard.cards import DRAW_FOUR as DRAW_FOUR_FACE
from lastcard.cards import DRAW_TWO as DRAW_TWO_FACE
from lastcard.cards import DRAWS
from lastcard.rules.challenge import FAILED_CHALLENGE, FOUR
from lastcard.rules.state import PLAYERS_MIN

_TWO, _FOUR = DRAWS[DRAW_TWO_FACE], DRAWS[DRAW_FOUR_FACE]
"""How many cards the next seat draws for a card."""


@hot
def _fitting(colour: int, face: int) -> int:
    """What could be played on a colour, or on none, and a face."""
    return OF_KIND[colour] | OF_FACE[face] | COLOURLESS


@kernel
def _without(once: int, twice: int, code: int) -> tuple[int, int]:
    """A hand without one card."""
    mask = bit(code)
    return once & (~mask | twice), twice & ~mask


@kernel
def _is_battle(game: Game, code: int) -> bool:
    return game.special_of[code] == BATTLE


@kernel
def _goes_out(game: Game, code: int) -> bool:
    """Whether playing a card as the last of a hand ends the round."""
    return number_of(code) >= 0 if game.finish == NUMBER else not _is_battle(game, code)


# --- A turn ------------------------------------------------------------------------------------------------------------------


@kernel
def play_value(game: Game, seating: Seating, odds: Odds, seat: int, code: int) -> float:
    """What speaks for playing a card."""
    weights, face, left = seating.weights, face_of(code), game.size[seat] - 1
    if not left and _goes_out(game, code):
        return WON
    once, twice = _without(game.once[seat], game.twice[seat], code)
    near = danger(game, seat)
    if is_coloured(code):
        value = _coloured(seating, odds, seat, code, once, twice, left)
    else:
        value = _colourless(game, seating, odds, seat, code, once, twice, near)
    point = weights[seat, POINTS_LOW] if game.scoring == LOW else weights[seat, POINTS]
    shed = point * points_of(bit(code)) * near
    if weights[seat, STAKES]:
        shed *= 1.0 + weights[seat, STAKES] * (stake_of(game, seating, odds, seat) - 1.0)
    value += shed
    if _skips(game, face):
        hit = weights[seat, HIT] * threat(game, seat, after(game, seat, i64(1)))
        if face == DRAW_TWO_RANK:
            hit += weights[seat, CARDS] * _TWO
        elif face == DRAW_FOUR_CODE:
            hit += weights[seat, CARDS] * _FOUR
        value += hit
    colour = colour_of(code)
    if colour == NO_COLOUR:
        colour = commonest(once, twice)
    other = _follower(game, seat, face)
    if other != seat:
        block = weights[seat, BLOCK] + weights[seat, CLOSE] * abs(threat(game, seat, other))
        value += block * threat(game, seat, other) * follows(game, odds, seat, other, colour, face)
    else:
        if _surely_skips(game, face) and _clears(game, once, twice, left, colour, face):
            value += WON / 2
        value += weights[seat, AGAIN] * (once & _fitting(colour, face) != NOTHING)
    return playing(game, odds, seat, code, once, value) if house(game) else value


@kernel
def _coloured(seating: Seating, odds: Odds, seat: int, code: int, once: int, twice: int, left: int) -> float:
    weights, colour, rank = seating.weights, colour_of(code), code & 15
    same = number_in(once, twice, OF_COLOUR[colour])
    pairs = number_in(once, twice, OF_RANK[rank] & ~OF_COLOUR[colour])
    colours = 0
    for each in range(COLOURS):
        colours += once & OF_COLOUR[each] != NOTHING
    many = weights[seat, MANY] * same / left + weights[seat, SAME] * same + weights[seat, COLOURS_LEFT] * colours
    value = many + weights[seat, PAIR] * pairs / left
    return value + weights[seat, COMMON] * share(odds, odds.of_colour[colour])


@kernel
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
        # As an answer to a debt it needs no excuse.
        if not game.debt and not legal(game, seat):
            wild += weights[seat, BLUFF] * threat(game, seat, after(game, seat, i64(1)))
    elif game.special_of[code]:
        wild += worth(game, seating, odds, seat, code, once, twice)
    return wild


@kernel
def _skips(game: Game, face: int) -> bool:
    """Whether the next seat misses its turn."""
    if face == REVERSE_RANK:
        return game.players == PLAYERS_MIN and game.two_player_reverse == PLAIN
    return face in (SKIP_RANK, DRAW_TWO_RANK, DRAW_FOUR_CODE)


@kernel
def _surely_skips(game: Game, face: int) -> bool:
    """Whether it does, whatever it holds: what it should draw may be passed on (house.stack.debt)."""
    return _skips(game, face) and not (game.stacking and face in (DRAW_TWO_RANK, DRAW_FOUR_CODE))


@kernel
def _follower(game: Game, seat: int, face: int) -> int:
    """Who plays after a card of a seat."""
    if _skips(game, face):
        return after(game, seat, i64(2))
    return after(game, seat, i64(-1 if face == REVERSE_RANK else 1))


@kernel
def _clears(game: Game, once: int, twice: int, size: int, colour: int, face: int) -> bool:
    """Whether so many cards can follow without anybody else playing in between."""
    if size > CLEARED:
        return False
    cards = once & _fitting(colour, face)
    if size == 1:
        return cards != NOTHING and _goes_out(game, first(cards))
    cards &= COLOURED
    while cards:
        code = first(cards)
        cards &= cards - ONE
        if _surely_skips(game, code & 15):
            rest, doubles = _without(once, twice, code)
            if _clears(game, rest, doubles, size - 1, colour_of(code), code & 15):
                return True
    return False


# --- Naming a colour ---------------------------------------------------------------------------------------------------------


@kernel
def colour_value(game: Game, seating: Seating, odds: Odds, seat: int, colour: int) -> float:
    """What speaks for naming a colour."""
    weights = seating.weights
    held = number_in(game.once[seat], game.twice[seat], OF_COLOUR[colour])
    value = weights[seat, NAME_MANY] * held / max(1, game.size[seat])
    value += weights[seat, NAME_COMMON] * share(odds, odds.of_colour[colour])
    other = _named_for(game, odds, seat)
    if other != seat:
        value += weights[seat, NAME_BLOCK] * threat(game, seat, other) * holds(game, odds, seat, other, colour)
    # The colour called for a torment is the one to be found; nobody is tormented by a card turned up.
    if game.special_of[top(game)] == JOKER and game.colour != NO_COLOUR:
        value += weights[seat, SPECIAL] * drawn_for(odds, colour)
    return value


@kernel
def _named_for(game: Game, odds: Odds, seat: int) -> int:
    """Who plays on the colour that a seat names."""
    if game.colour == NO_COLOUR:
        return seat
    if _is_battle(game, top(game)):
        return after(game, odds.rival if game.battle_resume == CHALLENGED else game.turn, i64(1))
    return _follower(game, seat, face_of(top(game)))


# --- The challenge -----------------------------------------------------------------------------------------------------------


@kernel
def nerve(game: Game, seating: Seating, seat: int, player: int) -> float:
    """The chance of guilt from which it pays to challenge a player."""
    weights, lost = seating.weights, FAILED_CHALLENGE - FOUR
    return lost / (lost + FOUR + weights[seat, STRIKE] * abs(threat(game, seat, player)) + weights[seat, TEMPO])


@kernel
def daring(game: Game, seating: Seating, seat: int) -> float:
    """How often an illegal Wild Draw Four is dared."""
    weights = seating.weights
    if not weights[seat, POISE] or game.colour == NO_COLOUR:
        return weights[seat, BLUFFS]
    pays = nerve(game, seating, seat, seat)
    part = game.copies_of_colour[game.colour] / max(1, game.deck_size)
    lacks = (1.0 - part) ** float(game.size[seat])
    balanced = pays / (1.0 - pays) * lacks / max(TINY, 1.0 - lacks)
    return float(weights[seat, BLUFFS] + weights[seat, POISE] * min(1.0, balanced))


@kernel
def guilt(game: Game, seating: Seating, odds: Odds, seat: int) -> float:
    """The chance that the Wild Draw Four just played was illegal."""
    player = after(game, seat, i64(-1))
    if odds.colour_before == NO_COLOUR:
        return 0.0
    held = holds(game, odds, seat, player, odds.colour_before)
    bluffs, honest = odds.bluffs[player], odds.honest[player]
    dares = (seating.weights[seat, SUSPICION] * TRUST + bluffs) / (TRUST + bluffs + honest)
    return held * dares / (held * dares + 1.0 - held) if held else 0.0
