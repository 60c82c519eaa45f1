"""All that `medium` was taught about the special cards: their questions, weighed, and what each card is worth playing for.

A card that is not known here is played like a Wild, and its questions are answered by the kinds of their choices.
"""

from __future__ import annotations

from lastcard.bots.bits import count
from lastcard.bots.codes import AT_LEAST, NINE, NO_COLOUR, OF_COLOUR, OF_RANK, colour_of, number_of, points_of
from lastcard.bots.odds import beats, commonest, holds_face, is_partner, number_in, share, threat
from lastcard.bots.records import SPECIALS, Game, Odds, Seating, named
from lastcard.bots.weights import SPECIAL, WON
from lastcard.editions.best_friends import BEST_FRIENDS
from lastcard.editions.jokers_wild import JOKERS_WILD
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.editions.urrrhhh import URRRHHH

BATTLE, JOKER, _URRRHHH, _FRIENDS = (
    SPECIALS[str(edition.deck.specials[0])] for edition in (KICKIN_BATTLE, JOKERS_WILD, URRRHHH, BEST_FRIENDS)
)
"""The numbers of the special cards that have questions of their own, or a worth."""

BATTLE_CARDS = 4
"""What a battle brings its loser: both cards used, and two more."""
DRAWN_MAX = 10.0
"""More than this a tormented seat is not reckoned to draw."""
SPARE = 0.1
"""What is small enough to decide only between choices that are otherwise alike."""


def drawn_for(odds: Odds, colour: int) -> float:
    """How many cards somebody draws until one of a colour comes."""
    return min(DRAWN_MAX, 1.0 / max(1.0 / DRAWN_MAX, share(odds, odds.of_colour[colour])))


def _strengths_in(once: int) -> int:
    """What some cards count in battle, as a mask of strengths."""
    strengths = 0
    for rank in range(1, NINE + 1):
        if once & OF_RANK[rank]:
            strengths |= 1 << rank
    if once & ~AT_LEAST[1]:
        strengths |= 1
    return strengths


def _best_battle(game: Game, odds: Odds, seat: int, once: int, rival: int) -> float:
    """The best chance that one of some cards has in a battle against a rival; 0 without a card."""
    best, strengths = 0.0, _strengths_in(once)
    for each in range(NINE + 1):
        if strengths >> each & 1:
            best = max(best, beats(game, odds, seat, each, rival))
    return best


def worth(game: Game, seating: Seating, odds: Odds, seat: int, code: int, once: int, twice: int) -> float:
    """What playing a special card does for a hand that is left with the rest; 0 for one that does no more than a Wild."""
    rest, special, card = game.size[seat] - 1, seating.weights[seat, SPECIAL], game.special_of[code]
    if card == BATTLE:
        wins = 0.0
        for rival in range(game.players):
            if rival != seat and not is_partner(game, seat, rival):
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
                most = max(most, threat(game, seat, other))
        for colour in range(game.colours):
            drawn = max(drawn, drawn_for(odds, colour))
        return special * most * drawn
    return 0.0


# --- Kickin' Battle ----------------------------------------------------------------------------------------------------------


def rival_value(game: Game, odds: Odds, seat: int, rival: int) -> float:
    """Battle the seat that is closest to winning, if a card of this hand is likely to win; a partner's loss is no gain."""
    wins = 0.0
    if not is_partner(game, seat, rival):
        wins = _best_battle(game, odds, seat, game.once[seat], rival) if game.size[seat] else 0.5
    return named(game, "strong", wins) + named(game, "leader", threat(game, seat, rival))


def pick_value(game: Game, odds: Odds, seat: int, code: int) -> float:
    """Battle with what wins; of cards that win alike, with what is worth least in the hand."""
    other = game.turn if game.turn != seat else odds.rival
    wins = named(game, "strong", beats(game, odds, seat, max(number_of(code), 0), other))
    return wins + named(game, "spare", -SPARE * (colour_of(code) == NO_COLOUR))


# --- Urrrhhh -----------------------------------------------------------------------------------------------------------------


def riddance_value(game: Game, seat: int, colour: int) -> float:
    """Be rid of the colour with most cards; of two such, of the one with more points."""
    once, twice = game.once[seat] & OF_COLOUR[colour], game.twice[seat] & OF_COLOUR[colour]
    given = count(once) + count(twice)
    if given == game.size[seat]:
        return named(game, "win", WON)
    return named(game, "most", float(given)) + named(game, "points", (points_of(once) + points_of(twice)) / 100)


def receiver(game: Game, odds: Odds, seat: int) -> int:
    """Who gets the next card given away: in the starting direction of the sheet, this seat left out."""
    return (seat + game.start_direction * (1 + odds.gifts % (game.players - 1))) % game.players


def hand_value(game: Game, odds: Odds, seat: int, code: int) -> float:
    """Give cards that strike to seats far from winning, and numbers, the highest first, to those close to it."""
    threats = 0.0
    for other in range(game.players):
        if other != seat:
            threats += threat(game, seat, other)
    above = threat(game, seat, receiver(game, odds, seat)) - threats / (game.players - 1)
    number = number_of(code)
    harmless = named(game, "harmless", -above * (number < 0))
    return harmless + named(game, "points", SPARE * above * max(number, 0) / 9)


# --- Best Friends ------------------------------------------------------------------------------------------------------------


def number_value(game: Game, odds: Odds, seat: int, number: int) -> float:
    """Call a number that this hand has, best one that the others have not; above all if it is the last card."""
    others = 0.0
    for other in range(game.players):
        if other != seat:
            others += holds_face(game, odds, seat, other, number) * threat(game, seat, other)
    own = 1.0 if game.once[seat] & OF_RANK[number] else 0.0
    value = named(game, "own", own) + named(game, "friends", -others)
    return value + named(game, "win", WON) if own and game.size[seat] == 1 else value


def put_value(game: Game, seat: int, code: int) -> float:
    """Always put a card down: of the colour that this hand has least of."""
    same = number_in(game.once[seat], game.twice[seat], OF_COLOUR[colour_of(code)])
    return named(game, "shed", 1.0) + named(game, "spare", -SPARE * same / game.size[seat])
