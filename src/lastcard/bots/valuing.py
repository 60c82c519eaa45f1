"""Which choice a net values most, in the questions that it was trained for: turns, and the colours of cards that were played.

These functions run plainly and compiled (`lastcard.bots.bits`).
"""

from __future__ import annotations

from lastcard.bots.bits import NOTHING, ONE, count, first
from lastcard.bots.choosing import heaviest
from lastcard.bots.codes import COLOURED, DRAWN, NAME_COLOUR, NO_COLOUR, NOBODY, OTHERS, TURN, bit
from lastcard.bots.features import tell
from lastcard.bots.nets import net_value
from lastcard.bots.odds import reckon
from lastcard.bots.records import Game, Odds, Seating
from lastcard.bots.terms import goes_out


def has_say(game: Game, kind: int, seat: int, cards: int, others: int) -> bool:
    """Whether a net is asked: it knows the question, and there is something to choose. The last card simply wins."""
    if kind not in (TURN, DRAWN, NAME_COLOUR) or game.colour == NO_COLOUR or count(cards) + count(others) == 1:
        return False
    return not (cards != NOTHING and game.size[seat] == 1 and goes_out(game, first(cards)))


def most_valued(game: Game, seating: Seating, odds: Odds, kind: int, seat: int, cards: int, others: int) -> int:
    """The choice that the net of a seat values most, of equals the first; where it has no say, the heaviest."""
    if not has_say(game, kind, seat, cards, others):
        return heaviest(game, seating, odds, kind, seat, cards, others)
    reckon(game, odds, seat)
    best, most = NOBODY, 0
    while cards or others:
        if cards:
            # In the order of the deck, where colourless cards come last.
            choice = first(cards & COLOURED) if cards & COLOURED else first(cards)
            cards &= ~bit(choice)
        else:
            choice = OTHERS + first(others)
            others &= others - ONE
        tell(game, seating, odds, kind, seat, choice, odds.told)
        value = net_value(seating, odds, seat)
        if best == NOBODY or value > most:
            best, most = choice, value
    return best
