"""All that `medium` was taught about the special cards: their questions, weighed, and what each card is worth playing for.

A card that is not known here is played like a Wild, and its questions are answered by the kinds of their choices.
"""

from __future__ import annotations

from collections.abc import Callable

from lastcard.bots.odds import Odds
from lastcard.bots.weights import WON, Terms, Weights, added
from lastcard.cards import Card, Colour
from lastcard.editions.best_friends import BEST_FRIENDS
from lastcard.editions.jokers_wild import JOKERS_WILD
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.editions.urrrhhh import URRRHHH
from lastcard.rules.questions import CardChoice, Choice, ColourChoice, NumberChoice, SeatChoice, SeatNo

_BATTLE, _URRRHHH, _FRIENDS, _JOKER = (
    str(edition.deck.specials[0]) for edition in (KICKIN_BATTLE, URRRHHH, BEST_FRIENDS, JOKERS_WILD)
)

BATTLE_CARDS = 4
"""What a battle brings its loser: both cards used, and two more."""
DRAWN_MAX = 10.0
"""More than this a tormented seat is not reckoned to draw."""
SPARE = 0.1
"""What is small enough to decide only between choices that are otherwise alike."""


def commonest(cards: list[Card]) -> Colour | None:
    """The colour that most of some cards have, of equals the first met; None if they have none."""
    colours = [card.colour for card in cards if card.colour]
    return max(colours, key=colours.count) if colours else None


def drawn_for(odds: Odds, colour: Colour) -> float:
    """How many cards somebody draws until one of a colour comes."""
    return min(DRAWN_MAX, 1.0 / max(1.0 / DRAWN_MAX, odds.share(colour)))


def worth(odds: Odds, weights: Weights, card: Card, rest: list[Card]) -> float:
    """What playing a special card does for a hand that is left with the rest; 0 for a card that does no more than a Wild."""
    if card.face == _BATTLE:
        wins = max([odds.beats(other, rival) for other in rest for rival in odds.rivals], default=0.0)
        return weights.special * BATTLE_CARDS * (2 * wins - 1)
    if card.face == _URRRHHH:
        colour = commonest(rest)
        given = sum([other.colour is colour for other in rest]) if colour else 0
        return WON / 2 if given == len(rest) else weights.special * given
    if card.face == _FRIENDS:
        numbers = [other for other in rest if other.number is not None]
        if len(numbers) == len(rest) == 1:
            return WON / 2
        return weights.special if numbers else 0.0
    if card.face == _JOKER:
        threat = max([odds.threat(seat) for seat in odds.others])
        return weights.special * threat * max([drawn_for(odds, colour) for colour in odds.colours])
    return 0.0


def goes_out(odds: Odds, card: Card) -> bool:
    """Whether playing a card as the last of a hand ends the round (ruling.battle_last_card, house.finish.number)."""
    if odds.view.rules.get("finish", "any") == "number":
        return card.number is not None
    return card.face != _BATTLE


def resumes_after(odds: Odds) -> SeatNo | None:
    """After which seat play goes on once the winner of a battle has named the colour; None if no battle was fought."""
    if odds.view.discard_pile[0].face != _BATTLE:
        return None
    rival = odds.memory.rival
    assert rival is not None, "a battle was just fought"
    return rival if odds.view.rules["battle_resume"] == "challenged" else odds.view.turn


def naming(odds: Odds, weights: Weights, colour: Colour) -> Terms:
    """What else speaks for a colour: the one called for a torment must be found."""
    # A card turned up torments nobody.
    if odds.view.discard_pile[0].face == _JOKER and odds.view.colour:
        return {"rare": weights.special * drawn_for(odds, colour)}
    return {}


# --- Kickin' Battle ----------------------------------------------------------------------------------------------------------


def rival(odds: Odds, choice: Choice) -> Terms:
    """Battle the seat that is closest to winning, if a card of this hand is likely to win; a partner's loss is no gain."""
    assert isinstance(choice, SeatChoice)
    if choice.seat == odds.partner:
        return {"strong": 0.0, "leader": odds.threat(choice.seat)}
    wins = max([odds.beats(card, choice.seat) for card in odds.hand], default=0.5)
    return {"strong": wins, "leader": odds.threat(choice.seat)}


def pick(odds: Odds, choice: Choice) -> Terms:
    """Battle with what wins; of cards that win alike, with what is worth least in the hand."""
    assert isinstance(choice, CardChoice)
    other = odds.view.turn if odds.view.turn != odds.seat else odds.memory.rival
    assert other is not None, "this seat has just named its rival"
    return {"strong": odds.beats(choice.card, other), "spare": -SPARE * (choice.card.colour is None)}


# --- Urrrhhh -----------------------------------------------------------------------------------------------------------------


def riddance(odds: Odds, choice: Choice) -> Terms:
    """Be rid of the colour with most cards; of two such, of the one with more points."""
    assert isinstance(choice, ColourChoice)
    given = [card for card in odds.hand if card.colour is choice.colour]
    if len(given) == len(odds.hand):
        return {"win": WON}
    return {"most": float(len(given)), "points": sum([card.points for card in given]) / 100}


def receiver(odds: Odds) -> SeatNo:
    """Who gets the next card given away: in the starting direction of the sheet, this seat left out."""
    step = 1 if odds.view.rules["start_direction"] == "left" else -1
    return (odds.seat + step * (1 + odds.memory.gifts % (odds.players - 1))) % odds.players


def hand(odds: Odds, choice: Choice) -> Terms:
    """Give cards that strike to seats far from winning, and numbers, the highest first, to those close to it."""
    assert isinstance(choice, CardChoice)
    threats = [odds.threat(seat) for seat in odds.others]
    above = odds.threat(receiver(odds)) - added(threats) / len(threats)
    strikes = choice.card.number is None
    return {"harmless": -above * strikes, "points": SPARE * above * (choice.card.number or 0) / 9}


# --- Best Friends ------------------------------------------------------------------------------------------------------------


def number(odds: Odds, choice: Choice) -> Terms:
    """Call a number that this hand has, best one that the others have not; above all if it is the last card."""
    assert isinstance(choice, NumberChoice)
    face = str(choice.number)
    own = sum([card.face == face for card in odds.hand])
    others = added([odds.holds_face(seat, face) * odds.threat(seat) for seat in odds.others])
    terms = {"own": float(own > 0), "friends": -others}
    if own and len(odds.hand) == 1:
        terms["win"] = WON
    return terms


def put(odds: Odds, choice: Choice) -> Terms:
    """Always put a card down: of the colour that this hand has least of."""
    if not isinstance(choice, CardChoice):
        return {"shed": 0.0}
    same = sum([card.colour is choice.card.colour for card in odds.hand])
    return {"shed": 1.0, "spare": -SPARE * same / len(odds.hand)}


# --- The Joker's wild --------------------------------------------------------------------------------------------------------


def torment(odds: Odds, choice: Choice) -> Terms:
    """Torment the seat that is closest to winning."""
    assert isinstance(choice, SeatChoice)
    return {"leader": odds.threat(choice.seat)}


# --- Whichever card it is ----------------------------------------------------------------------------------------------------


def catch(odds: Odds, choice: Choice) -> Terms:
    """Catch the seat that is closest to winning."""
    assert isinstance(choice, SeatChoice)
    return {"leader": odds.threat(choice.seat)}


def by_kind(odds: Odds, choice: Choice) -> Terms:
    """Point to the seat that is closest to winning, part with the highest cards; of all else any will do."""
    match choice:
        case SeatChoice():
            return {"leader": odds.threat(choice.seat)}
        case CardChoice():
            return {"points": SPARE * choice.card.points}
        case _:
            return {}


QUESTIONS: dict[str, Callable[[Odds, Choice], Terms]] = {
    "rival": rival,
    "pick": pick,
    "riddance": riddance,
    "hand": hand,
    "number": number,
    "put": put,
    "torment": torment,
    "catch": catch,
}
