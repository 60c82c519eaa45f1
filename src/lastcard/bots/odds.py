"""How likely it is that somebody holds what: from the cards a seat sees, and from what it remembers.

These functions, and those of `terms`, `specials`, `house_terms` and `choosing`, run plainly and compiled (`lastcard.bots.bits`).
"""

from __future__ import annotations

from lastcard.bots.bits import ONE, count, first, i64
from lastcard.bots.codes import (
    AT_LEAST,
    CODES,
    COLOUR_OF,
    COLOURS,
    FACE_OF,
    FACES,
    LOW,
    NINE,
    NO_COLOUR,
    OF_COLOUR,
    OF_FACE,
    OF_KIND,
    UNBOUNDED,
    copy_code,
)
from lastcard.bots.records import Game, Odds, Seating

# --- Cards unseen ------------------------------------------------------------------------------------------------------------


def reckon(game: Game, odds: Odds, seat: int) -> None:
    """Count what a seat has not seen."""
    odds.total = game.deck_size
    unseen, copies = odds.unseen, game.copies
    for code in range(CODES):
        unseen[code] = copies[code]
    for face in range(FACES):
        odds.of_face[face] = game.copies_of_face[face]
    for colour in range(COLOURS + 1):
        odds.of_colour[colour] = game.copies_of_colour[colour]
    for at in range(game.discarded):
        saw(odds, game.discard_pile[at])
    for at in range(game.aside_size):
        saw(odds, game.aside[at])
    _saw_all(odds, game.once[seat])
    _saw_all(odds, game.twice[seat])
    _saw_copies(odds, game.more[seat])
    for other in range(game.players):
        _saw_all(odds, odds.once[seat, other])
        _saw_all(odds, odds.twice[seat, other])
        _saw_copies(odds, odds.more[seat, other])


def saw(odds: Odds, code: int) -> None:
    """A card is seen."""
    # Cards of an arranged position need not add up to a deck.
    if odds.unseen[code]:
        odds.unseen[code] -= 1
        odds.total -= 1
        odds.of_colour[COLOUR_OF[code]] -= 1
        odds.of_face[FACE_OF[code]] -= 1


def _saw_all(odds: Odds, cards: int) -> None:
    """All cards of a mask."""
    while cards:
        saw(odds, first(cards))
        cards &= cards - ONE


def _saw_copies(odds: Odds, more: int) -> None:
    """Third and fourth copies."""
    while more:
        saw(odds, copy_code(first(more)))
        more &= more - ONE


def share(odds: Odds, number: int) -> float:
    """How much of what is unseen so many cards are."""
    return number / max(1, odds.total)


# --- What others hold --------------------------------------------------------------------------------------------------------


def known(odds: Odds, watcher: int, seat: int) -> int:
    """How many cards of another's hand are known."""
    if not odds.once[watcher, seat]:
        return 0
    return count(odds.once[watcher, seat]) + count(odds.twice[watcher, seat]) + count(odds.more[watcher, seat])


def may_be(game: Game, odds: Odds, watcher: int, seat: int, colour: int) -> int:
    """How many cards of a hand, apart from those known, may be of a colour: those that came since it had none of it."""
    return min(game.size[seat] - known(odds, watcher, seat), odds.may_be[watcher, seat, colour])


def any_in(part: float, cards: int) -> float:
    """The chance that at least one of so many cards is among a part of all; the power of floats, as Python reckons it."""
    return float(1.0 - (1.0 - part) ** float(max(0, cards)))


def holds(game: Game, odds: Odds, seat: int, other: int, colour: int) -> float:
    """The chance that another seat holds a card of a colour, or a colourless one."""
    if odds.once[seat, other] & OF_KIND[colour]:
        return 1.0
    return any_in(share(odds, odds.of_colour[colour]), may_be(game, odds, seat, other, colour))


def holds_face(game: Game, odds: Odds, seat: int, other: int, face: int) -> float:
    """The chance that another seat holds a card with a face, of whatever colour."""
    if odds.once[seat, other] & OF_FACE[face]:
        return 1.0
    return any_in(share(odds, odds.of_face[face]), game.size[other] - known(odds, seat, other))


def follows(game: Game, odds: Odds, seat: int, other: int, colour: int, face: int) -> float:
    """The chance that another seat has something to play on a colour and a face."""
    fails = (1.0 - holds(game, odds, seat, other, colour)) * (1.0 - holds(game, odds, seat, other, NO_COLOUR))
    return 1.0 - fails * (1.0 - holds_face(game, odds, seat, other, face))


def beats(game: Game, odds: Odds, seat: int, strength: int, rival: int) -> float:
    """The chance that a card of some strength wins a battle against a rival, who picks the strongest card or any, as likely."""
    held = known(odds, seat, rival)
    unknown = max(0, game.size[rival] - held)
    number = held_weaker = 0
    if strength:
        number = odds.total
        for rank in range(strength, NINE + 1):
            number -= odds.of_face[rank]
        stronger = AT_LEAST[strength]
        held_weaker = held - count(odds.once[seat, rival] & stronger) - count(odds.twice[seat, rival] & stronger)
    weaker = share(odds, number)
    # A rival without cards draws one.
    any_card = (held_weaker + unknown * weaker) / (held + unknown) if held or unknown else weaker
    strongest = weaker ** float(unknown) if held_weaker == held else 0.0
    return (any_card + strongest) / 2


# --- Who is dangerous --------------------------------------------------------------------------------------------------------


def after(game: Game, seat: int, steps: int) -> int:
    """The seat that comes so many steps after another in the current direction."""
    return (seat + game.direction * steps) % game.players


def partner(game: Game, seat: int) -> int:
    """The seat opposite (house.teams.partners)."""
    return (seat + game.players // 2) % game.players


def is_partner(game: Game, seat: int, other: int) -> bool:
    """Whether another seat wins with this one."""
    return game.teams != 0 and other == partner(game, seat)


def threat(game: Game, seat: int, other: int) -> float:
    """How near another seat is to winning, from 0 to 1.5: few cards, and with the winner scoring, many points.

    A partner is no threat but as much of a hope: less than 0.
    """
    near = 1.0 / max(1, game.size[other])
    if game.scoring != LOW:
        near *= 1.0 + 0.5 * min(1.0, game.scores[other] / game.target)
    return -near if is_partner(game, seat, other) else near


def danger(game: Game, seat: int) -> float:
    """How soon somebody else may end the round, from 0 to 1."""
    fewest = UNBOUNDED
    for other in range(game.players):
        if other != seat and not is_partner(game, seat, other):
            fewest = min(fewest, game.size[other])
    return 1.0 / max(1, fewest)


def stake_of(_game: Game, _seating: Seating, odds: Odds, seat: int) -> float:
    """How much this round's points decide about the match (`lastcard.bots.equity`); a kernel reckons it when first asked."""
    return odds.stake[seat]


# --- A hand ------------------------------------------------------------------------------------------------------------------


def top(game: Game) -> int:
    """The card on top of the discard pile."""
    return i64(game.discard_pile[game.discarded - 1])


def legal(game: Game, seat: int) -> bool:
    """Whether a hand may play a Wild Draw Four: it holds no card of the colour in play (draw_four.legal)."""
    return not game.once[seat] & OF_COLOUR[game.colour]


def number_in(once: int, twice: int, cards: int) -> int:
    """How many cards of a set two sets hold; of a colourless kind, as far as two."""
    return count(once & cards) + count(twice & cards)


def commonest(once: int, twice: int) -> int:
    """The colour that most of some cards have, of equals the first; NO_COLOUR if they have none."""
    best, most = NO_COLOUR, 0
    for colour in range(COLOURS):
        number = number_in(once, twice, OF_COLOUR[colour])
        if number > most:
            best, most = colour, number
    return best
