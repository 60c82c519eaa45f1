"""Which choice a net values most, in the questions that it was trained for: turns, and the colours of cards that were played.

Where nets could learn little, what is weighed counts beside what the net says: they err in different ways.

These functions run plainly and compiled (`lastcard.bots.bits`).
"""

from __future__ import annotations

from math import inf

from lastcard.bots.bits import NOTHING, ONE, count, first
from lastcard.bots.choosing import card_value, heaviest, other_value
from lastcard.bots.codes import COLOURED, DRAWN, NAME_COLOUR, NO_COLOUR, NOBODY, OTHERS, TURN, bit
from lastcard.bots.features import tell
from lastcard.bots.nets import WHOLE, net_value
from lastcard.bots.odds import reckon
from lastcard.bots.records import Game, Odds, Seating
from lastcard.bots.terms import goes_out
from lastcard.bots.weights import BESIDE

WEIGHT = 0.03
"""How much a weight of one is worth in a turn, of even chances to win the round (`lastcard.batch.scale`)."""


def has_say(game: Game, kind: int, seat: int, cards: int, others: int) -> bool:
    """Whether a net is asked: it knows the question, and there is something to choose. The last card simply wins."""
    if kind not in (TURN, DRAWN, NAME_COLOUR) or game.colour == NO_COLOUR or count(cards) + count(others) == 1:
        return False
    return not (cards != NOTHING and game.size[seat] == 1 and goes_out(game, first(cards)))


def most_valued(game: Game, seating: Seating, odds: Odds, kind: int, seat: int, cards: int, others: int) -> int:
    """The choice that a seat with a net values most, of equals the first; where the net has no say, the heaviest."""
    if not has_say(game, kind, seat, cards, others):
        return heaviest(game, seating, odds, kind, seat, cards, others)
    reckon(game, odds, seat)
    best, most = NOBODY, -inf
    while cards or others:
        if cards:
            # In the order of the deck, where colourless cards come last.
            choice = first(cards & COLOURED) if cards & COLOURED else first(cards)
            cards &= ~bit(choice)
        else:
            choice = OTHERS + first(others)
            others &= others - ONE
        value = _value(game, seating, odds, kind, seat, choice)
        if value > most:
            best, most = choice, value
    return best


def _value(game: Game, seating: Seating, odds: Odds, kind: int, seat: int, choice: int) -> float:
    """What the net of a seat says of a choice, and what it weighs."""
    tell(game, seating, odds, kind, seat, choice, odds.told)
    value, beside = float(net_value(seating, odds, seat)), seating.weights[seat, BESIDE]
    if not beside:
        return value
    if choice < OTHERS:
        return value + beside * card_value(game, seating, odds, kind, seat, choice)
    return value + beside * other_value(game, seating, odds, kind, seat, choice)


def near(
    game: Game, seating: Seating, odds: Odds, kind: int, seat: int, cards: int, others: int, best: int, asks: bool
) -> tuple[int, int]:
    """The cards and the other choices that cost no more, against the best, than the seat may give away; a net is asked or not.

    How much of the chance to win the choices of other questions than turns cost, weights do not tell.
    """
    if not asks and kind not in (TURN, DRAWN):
        return (bit(best), NOTHING) if best < OTHERS else (NOTHING, bit(best - OTHERS))
    least = _chance(game, seating, odds, kind, seat, best, asks) - seating.loss[seat]
    near_cards: int = NOTHING
    near_others: int = NOTHING
    while cards:
        code = first(cards)
        cards &= ~bit(code)
        if code == best or _chance(game, seating, odds, kind, seat, code, asks) >= least:
            near_cards |= bit(code)
    while others:
        choice = OTHERS + first(others)
        others &= others - ONE
        if choice == best or _chance(game, seating, odds, kind, seat, choice, asks) >= least:
            near_others |= bit(choice - OTHERS)
    return near_cards, near_others


def _chance(game: Game, seating: Seating, odds: Odds, kind: int, seat: int, choice: int, asks: bool) -> float:
    """The chance to win the round, of even chances, less a number that is the same for all choices of the question."""
    if asks:
        # Where what is weighed counts beside the net, both tell of the same thing, and their sum is so much more than a chance.
        return _value(game, seating, odds, kind, seat, choice) / (WHOLE / game.players + seating.weights[seat, BESIDE] / WEIGHT)
    if choice < OTHERS:
        return WEIGHT * card_value(game, seating, odds, kind, seat, choice)
    return WEIGHT * other_value(game, seating, odds, kind, seat, choice)
