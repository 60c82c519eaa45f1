"""The questions of the special cards, weighed as `lastcard.bots.specials` does; and what those cards are worth playing for."""

from __future__ import annotations

from lastcard.batch.bits import count
from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.kickin_battle import strength
from lastcard.batch.mirror import MIRRORED
from lastcard.batch.odds import Odds, beats, holds_face, is_partner, share, threat
from lastcard.batch.seating import Seating
from lastcard.batch.state import COLOURS, NO_COLOUR, Game
from lastcard.batch.weights import SPECIAL
from lastcard.bots.codes import AT_LEAST, NINE, OF_COLOUR, OF_RANK, colour_of, number_of, points_of
from lastcard.bots.specials import BATTLE_CARDS, DRAWN_MAX, SPARE
from lastcard.bots.weights import WON
from lastcard.editions.best_friends import BEST_FRIENDS
from lastcard.editions.jokers_wild import JOKERS_WILD
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.editions.urrrhhh import URRRHHH

BATTLE, JOKER = MIRRORED.index(KICKIN_BATTLE), MIRRORED.index(JOKERS_WILD)
"""The numbers of the special cards that are a battle, or the Joker."""
_URRRHHH, _FRIENDS = MIRRORED.index(URRRHHH), MIRRORED.index(BEST_FRIENDS)


@hot
def number_in(once: int, twice: int, cards: int) -> int:
    """How many cards of a mask two masks hold; of a colourless kind, as far as two."""
    return count(once & cards) + count(twice & cards)


@kernel
def commonest(once: int, twice: int) -> int:
    """The colour that most of some cards have, of equals the first; NO_COLOUR if they have none."""
    best, most = NO_COLOUR, i64(0)
    for colour in range(COLOURS):
        number = number_in(once, twice, OF_COLOUR[colour])
        if number > most:
            best, most = i64(colour), number
    return best


@kernel
def drawn_for(odds: Odds, colour: int) -> float:
    """How many cards somebody draws until one of a colour comes."""
    return min(DRAWN_MAX, 1.0 / max(1.0 / DRAWN_MAX, share(odds, odds.of_colour[colour])))


@kernel
def _strengths_in(once: int) -> int:
    """What some cards count in battle, as a mask of strengths."""
    strengths = i64(0)
    for rank in range(1, NINE + 1):
        if once & OF_RANK[rank]:
            strengths |= 1 << rank
    if once & ~AT_LEAST[1]:
        strengths |= 1
    return strengths


@kernel
def _best_battle(game: Game, odds: Odds, seat: int, once: int, rival: int) -> float:
    """The best chance that one of some cards has in a battle against a rival; 0 without a card."""
    best, strengths = 0.0, _strengths_in(once)
    for each in range(NINE + 1):
        if strengths >> each & 1:
            best = max(best, beats(game, odds, seat, i64(each), rival))
    return best


@kernel
def worth(game: Game, seating: Seating, odds: Odds, seat: int, code: int, once: int, twice: int) -> float:
    """What playing a special card does for a hand that is left with the rest; 0 for one that does no more than a Wild."""
    rest, special, card = game.size[seat] - 1, seating.weights[seat, SPECIAL], i64(game.special_of[code])
    if card == BATTLE:
        wins = 0.0
        for rival in range(game.players):
            if rival != seat and not is_partner(game, seat, i64(rival)):
                wins = max(wins, _best_battle(game, odds, seat, once, rival))
        return special * BATTLE_CARDS * (2 * wins - 1)
    if card == _URRRHHH:
        colour = commonest(once, twice)
        given = number_in(once, twice, OF_COLOUR[colour]) if colour != NO_COLOUR else 0
        return WON / 2 if given == rest else special * given
    if card == _FRIENDS:
        numbers = number_in(once, twice, AT_LEAST[0])
        if numbers == rest == 1:
            return WON / 2
        return special if numbers else 0.0
    if card == JOKER:
        most = drawn = 0.0
        for other in range(game.players):
            if other != seat:
                most = max(most, threat(game, seat, i64(other)))
        for colour in range(game.colours):
            drawn = max(drawn, drawn_for(odds, i64(colour)))
        return special * most * drawn
    return 0.0


# --- Kickin' Battle ----------------------------------------------------------------------------------------------------------


@kernel
def rival_value(game: Game, odds: Odds, seat: int, rival: int) -> float:
    """Battle the seat that is closest to winning, if a card of this hand is likely to win; a partner's loss is no gain."""
    if is_partner(game, seat, rival):
        return threat(game, seat, rival)
    wins = _best_battle(game, odds, seat, game.once[seat], rival) if game.size[seat] else 0.5
    return wins + threat(game, seat, rival)


@kernel
def pick_value(game: Game, odds: Odds, seat: int, code: int) -> float:
    """Battle with what wins; of cards that win alike, with what is worth least in the hand."""
    other = game.turn if game.turn != seat else odds.rival
    return beats(game, odds, seat, strength(code), other) + -SPARE * (colour_of(code) == NO_COLOUR)


# --- Urrrhhh -----------------------------------------------------------------------------------------------------------------


@kernel
def riddance_value(game: Game, seat: int, colour: int) -> float:
    """Be rid of the colour with most cards; of two such, of the one with more points."""
    once, twice = game.once[seat] & OF_COLOUR[colour], game.twice[seat] & OF_COLOUR[colour]
    given = count(once) + count(twice)
    if given == game.size[seat]:
        return WON
    return given + (points_of(once) + points_of(twice)) / 100


@kernel
def _receiver(game: Game, odds: Odds, seat: int) -> int:
    """Who gets the next card given away: in the starting direction of the sheet, this seat left out."""
    return (seat + game.start_direction * (1 + odds.gifts % (game.players - 1))) % game.players


@kernel
def hand_value(game: Game, odds: Odds, seat: int, code: int) -> float:
    """Give cards that strike to seats far from winning, and numbers, the highest first, to those close to it."""
    threats = 0.0
    for other in range(game.players):
        if other != seat:
            threats += threat(game, seat, i64(other))
    above = threat(game, seat, _receiver(game, odds, seat)) - threats / (game.players - 1)
    number = number_of(code)
    return -above * (number < 0) + SPARE * above * max(number, 0) / 9


# --- Best Friends ------------------------------------------------------------------------------------------------------------


@kernel
def number_value(game: Game, odds: Odds, seat: int, number: int) -> float:
    """Call a number that this hand has, best one that the others have not; above all if it is the last card."""
    others = 0.0
    for other in range(game.players):
        if other != seat:
            others += holds_face(game, odds, seat, other, number) * threat(game, seat, i64(other))
    if not game.once[seat] & OF_RANK[number]:
        return -others
    return 1.0 - others + WON if game.size[seat] == 1 else 1.0 - others


@kernel
def put_value(game: Game, seat: int, code: int) -> float:
    """Always put a card down: of the colour that this hand has least of."""
    same = number_in(game.once[seat], game.twice[seat], OF_COLOUR[colour_of(code)])
    return 1.0 + -SPARE * same / game.size[seat]
