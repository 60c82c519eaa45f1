"""How likely it is that somebody holds what, reckoned as `lastcard.bots.odds` does: the same operations in the same order."""

from __future__ import annotations

from typing import Annotated, cast

import numpy as np

from lastcard.batch.bits import ONE, count, first
from lastcard.batch.cards import (
    CLASSIC_SIZE,
    CODES,
    COLOURLESS,
    COLOURS,
    DECK,
    LANE,
    NINE,
    OF_COLOUR,
    OF_RANK,
    SPECIAL_CODE,
    WILD_CODE,
    bit,
    colour_of,
    is_coloured,
)
from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.memory import Memory, known, may_be
from lastcard.batch.options import LOW
from lastcard.batch.state import DECK_MAX, NO_COLOUR, Game, Number, layout

OF_KIND = cast("list[int]", np.array([*OF_COLOUR, COLOURLESS], dtype=np.uint64))
"""The cards of each colour; behind the colours, the colourless ones."""
AT_LEAST = cast(
    "list[int]",
    np.array([sum(int(OF_RANK[rank]) for rank in range(least, NINE + 1)) for least in range(NINE + 1)], dtype=np.uint64),
)
"""The cards whose number is at least this."""

_COLOURLESS_IN_DECK = [int(code) for code in DECK if code % LANE >= WILD_CODE]
_IN_DECK = cast("list[int]", np.bincount(DECK, minlength=CODES))
_OF_COLOUR_IN_DECK = (len(DECK) - len(_COLOURLESS_IN_DECK)) // COLOURS
_OF_RANK_IN_DECK = cast("list[int]", np.bincount(DECK % LANE, minlength=LANE))


class Odds(Memory):
    """What is remembered at a table, and what one seat reckons from it at one moment."""

    total: Number
    """How many cards may still be drawn or be held by somebody, apart from those known."""
    unseen: Annotated[list[int], "i8", CODES]
    """How many of them are of each kind."""
    of_colour: Annotated[list[int], "i8", COLOURS + 1]
    """How many are of each colour, or colourless."""
    of_rank: Annotated[list[int], "i8", LANE]
    """How many have each number or symbol."""


ODDS = layout(Odds)


# --- Cards unseen ------------------------------------------------------------------------------------------------------------


@kernel
def reckon(game: Game, odds: Odds, seat: int) -> None:
    """Count what a seat has not seen."""
    odds.total = DECK_MAX if game.edition else CLASSIC_SIZE
    for code in range(CODES):
        odds.unseen[code] = _IN_DECK[code]
    for rank in range(LANE):
        odds.of_rank[rank] = _OF_RANK_IN_DECK[rank]
    for colour in range(COLOURS):
        odds.of_colour[colour] = _OF_COLOUR_IN_DECK
    odds.of_colour[NO_COLOUR] = odds.total - COLOURS * _OF_COLOUR_IN_DECK
    if not game.edition:
        odds.unseen[SPECIAL_CODE] = odds.of_rank[SPECIAL_CODE] = 0
    for at in range(game.discarded):
        _saw(odds, i64(game.discard_pile[at]))
    for at in range(game.aside_size):
        _saw(odds, i64(game.aside[at]))
    _saw_all(odds, game.once[seat])
    _saw_all(odds, game.twice[seat])
    for other in range(game.players):
        _saw_all(odds, odds.once[seat, other])
        _saw_all(odds, odds.twice[seat, other])


@hot
def _saw(odds: Odds, code: int) -> None:
    # Cards of an arranged position need not add up to a deck.
    if odds.unseen[code]:
        odds.unseen[code] -= 1
        odds.total -= 1
        odds.of_colour[colour_of(code)] -= 1
        odds.of_rank[code & 15] -= 1


@kernel
def _saw_all(odds: Odds, cards: int) -> None:
    """All cards of a mask; third and fourth copies stand higher than their code."""
    while cards:
        code = first(cards)
        cards &= cards - ONE
        _saw(odds, code if is_coloured(code) else code & 15)


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
def holds_rank(game: Game, odds: Odds, seat: int, other: int, rank: int) -> float:
    """The chance that another seat holds a card with a number or symbol, of whatever colour."""
    if odds.once[seat, other] & (OF_RANK[rank] if rank < WILD_CODE else bit(rank)):
        return 1.0
    return _any_in(share(odds, odds.of_rank[rank]), game.size[other] - known(odds, seat, other))


@kernel
def follows(game: Game, odds: Odds, seat: int, other: int, colour: int, rank: int) -> float:
    """The chance that another seat has something to play on a colour and a number or symbol."""
    fails = (1.0 - holds(game, odds, seat, other, colour)) * (1.0 - holds(game, odds, seat, other, NO_COLOUR))
    return 1.0 - fails * (1.0 - holds_rank(game, odds, seat, other, rank))


@kernel
def beats(game: Game, odds: Odds, seat: int, strength: int, rival: int) -> float:
    """The chance that a card of some strength wins a battle against a rival, who picks the strongest card or any, as likely."""
    held = known(odds, seat, rival)
    unknown = max(0, game.size[rival] - held)
    number = held_weaker = i64(0)
    if strength:
        number = odds.total
        for rank in range(strength, NINE + 1):
            number -= odds.of_rank[rank]
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
def threat(game: Game, seat: int) -> float:
    """How near a seat is to winning, from 0 to 1.5: few cards, and with the winner scoring, many points."""
    near = 1.0 / max(1, game.size[seat])
    if game.scoring != LOW:
        near *= 1.0 + 0.5 * min(1.0, game.scores[seat] / game.target)
    return near


@kernel
def danger(game: Game, seat: int) -> float:
    """How soon somebody else may end the round, from 0 to 1."""
    fewest = i64(DECK_MAX)
    for other in range(game.players):
        if other != seat:
            fewest = min(fewest, game.size[other])
    return 1.0 / max(1, fewest)
