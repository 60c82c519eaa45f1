"""How likely it is that somebody holds what, reckoned as `lastcard.bots.odds` does: the same operations in the same order."""

from __future__ import annotations

from typing import Annotated

from lastcard.batch.bits import ONE, count, first
from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.memory import Memory, known, may_be
from lastcard.batch.options import LOW
from lastcard.batch.scoring import partner
from lastcard.batch.state import CODES, COLOURS, DECK_MAX, FACES, NO_COLOUR, Game, Number, layout
from lastcard.bots.codes import (
    AT_LEAST,
    NINE,
    OF_FACE,
    OF_KIND,
    colour_of,
    copy_code,
    face_of,
)
from lastcard.rules.state import PLAYERS_MAX


class Odds(Memory):
    """What is remembered at a table, and what one seat reckons from it at one moment."""

    total: Number
    """How many cards may still be drawn or be held by somebody, apart from those known."""
    unseen: Annotated[list[int], "i8", CODES]
    """How many of them are of each kind."""
    of_colour: Annotated[list[int], "i8", COLOURS + 1]
    """How many are of each colour, or colourless."""
    of_face: Annotated[list[int], "i8", FACES]
    """How many have each face."""
    stake: Annotated[list[float], "f8", PLAYERS_MAX]
    """By seat, how much a round's points decide about the match (`lastcard.bots.equity`), once that has been reckoned."""


ODDS = layout(Odds)


# --- Cards unseen ------------------------------------------------------------------------------------------------------------


@kernel
def reckon(game: Game, odds: Odds, seat: int) -> None:
    """Count what a seat has not seen."""
    odds.total = game.deck_size
    for code in range(CODES):
        odds.unseen[code] = game.copies[code]
    for face in range(FACES):
        odds.of_face[face] = game.copies_of_face[face]
    for colour in range(COLOURS + 1):
        odds.of_colour[colour] = game.copies_of_colour[colour]
    for at in range(game.discarded):
        _saw(odds, i64(game.discard_pile[at]))
    for at in range(game.aside_size):
        _saw(odds, i64(game.aside[at]))
    _saw_all(odds, game.once[seat])
    _saw_all(odds, game.twice[seat])
    _saw_copies(odds, game.more[seat])
    for other in range(game.players):
        _saw_all(odds, odds.once[seat, other])
        _saw_all(odds, odds.twice[seat, other])
        _saw_copies(odds, odds.more[seat, other])


@hot
def _saw(odds: Odds, code: int) -> None:
    # Cards of an arranged position need not add up to a deck.
    if odds.unseen[code]:
        odds.unseen[code] -= 1
        odds.total -= 1
        odds.of_colour[colour_of(code)] -= 1
        odds.of_face[face_of(code)] -= 1


@kernel
def _saw_all(odds: Odds, cards: int) -> None:
    """All cards of a mask."""
    while cards:
        _saw(odds, first(cards))
        cards &= cards - ONE


@kernel
def _saw_copies(odds: Odds, more: int) -> None:
    """Third and fourth copies."""
    while more:
        _saw(odds, copy_code(first(more)))
        more &= more - ONE


@hot
def share(odds: Odds, number: int) -> float:
    """How much of what is unseen so many cards are."""
    return number / max(1, odds.total)


# --- What others hold --------------------------------------------------------------------------------------------------------


@hot
def _any_in(part: float, cards: int) -> float:
    """The chance that at least one of so many cards is among a part of all; the power of floats, as Python reckons it."""
    return float(1.0 - (1.0 - part) ** float(max(0, cards)))


@kernel
def holds(game: Game, odds: Odds, seat: int, other: int, colour: int) -> float:
    """The chance that another seat holds a card of a colour, or a colourless one."""
    if odds.once[seat, other] & OF_KIND[colour]:
        return 1.0
    return _any_in(share(odds, odds.of_colour[colour]), may_be(game, odds, seat, other, colour))


@kernel
def holds_face(game: Game, odds: Odds, seat: int, other: int, face: int) -> float:
    """The chance that another seat holds a card with a face, of whatever colour."""
    if odds.once[seat, other] & OF_FACE[face]:
        return 1.0
    return _any_in(share(odds, odds.of_face[face]), game.size[other] - known(odds, seat, other))


@kernel
def follows(game: Game, odds: Odds, seat: int, other: int, colour: int, face: int) -> float:
    """The chance that another seat has something to play on a colour and a face."""
    fails = (1.0 - holds(game, odds, seat, other, colour)) * (1.0 - holds(game, odds, seat, other, NO_COLOUR))
    return 1.0 - fails * (1.0 - holds_face(game, odds, seat, other, face))


@kernel
def beats(game: Game, odds: Odds, seat: int, strength: int, rival: int) -> float:
    """The chance that a card of some strength wins a battle against a rival, who picks the strongest card or any, as likely."""
    held = known(odds, seat, rival)
    unknown = max(0, game.size[rival] - held)
    number = held_weaker = i64(0)
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


@kernel
def after(game: Game, seat: int, steps: int) -> int:
    """The seat that comes so many steps after another in the current direction."""
    return (seat + game.direction * steps) % game.players


@kernel
def is_partner(game: Game, seat: int, other: int) -> bool:
    """Whether another seat wins with this one."""
    return game.teams != 0 and other == partner(game, seat)


@kernel
def threat(game: Game, seat: int, other: int) -> float:
    """How near another seat is to winning, from 0 to 1.5: few cards, and with the winner scoring, many points.

    A partner is no threat but as much of a hope: less than 0.
    """
    near = 1.0 / max(1, game.size[other])
    if game.scoring != LOW:
        near *= 1.0 + 0.5 * min(1.0, game.scores[other] / game.target)
    return -near if is_partner(game, seat, other) else near


@kernel
def danger(game: Game, seat: int) -> float:
    """How soon somebody else may end the round, from 0 to 1."""
    fewest = i64(DECK_MAX)
    for other in range(game.players):
        if other != seat and not is_partner(game, seat, i64(other)):
            fewest = min(fewest, game.size[other])
    return 1.0 / max(1, fewest)
