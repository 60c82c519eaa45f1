"""Cards as numbers, and sets of cards as 64-bit masks.

A code is `colour * 16 + rank`, with the colours in the order of the edition and the ranks of `RANKS`. The colourless kinds have
the ranks that no coloured card has: 13 Wild, 14 Wild Draw Four, 15 the special card of a deck; where there are more, they go on
from 29. A hand is two masks: what it holds at least once, and twice. Of a colourless kind there may be four; the third and the
fourth are in a mask of their own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import numpy as np

from lastcard.batch.bits import NOTHING, ONE, count
from lastcard.batch.chance import drawn_below
from lastcard.batch.compiling import hot, i64, kernel, u64
from lastcard.batch.events import RESHUFFLED
from lastcard.batch.state import CODES, COLOURS, DECK_MAX, FACES, NO_COLOUR, Game
from lastcard.cards import ACTIONS, DRAW_FOUR, NUMBERS, WILD, Card, card
from lastcard.rules.state import Edition

RANKS = (*NUMBERS, *ACTIONS)
LANE = 16
NINE = 9
DRAW_TWO_RANK, REVERSE_RANK, SKIP_RANK = 10, 11, 12
WILD_CODE, DRAW_FOUR_CODE, SPECIAL_CODE = 13, 14, 15
SPARE_RANKS = LANE - len(RANKS)
COLOURLESS_CODES = tuple(face // SPARE_RANKS * LANE + len(RANKS) + face % SPARE_RANKS for face in range(FACES - len(RANKS)))
"""The Wild, the Wild Draw Four and the special cards in the order of a deck."""
SPECIAL_CODES = COLOURLESS_CODES[COLOURLESS_CODES.index(SPECIAL_CODE) :]
_DECKS_KEPT = 64
"""Of so many decks codes are kept: there is no end of decks that somebody may make."""


def faces(edition: Edition) -> tuple[str, ...]:
    """The faces of an edition's cards, as they are numbered; of the Wild and the Wild Draw Four, even if it has none."""
    return (*RANKS, WILD, DRAW_FOUR, *(special.face for special in edition.deck.specials))


@lru_cache(maxsize=_DECKS_KEPT)
def codes(edition: Edition) -> dict[Card, int]:
    """The code of each card of an edition."""
    colourless = dict(zip(faces(edition)[len(RANKS) :], COLOURLESS_CODES, strict=False))
    return {
        card: edition.colours.index(card.colour) * LANE + RANKS.index(card.face) if card.colour else colourless[card.face]
        for card in edition.deck.counts
    }


@lru_cache(maxsize=_DECKS_KEPT)
def cards(edition: Edition) -> dict[int, Card]:
    """The card of each code."""
    return {code: card for card, code in codes(edition).items()}


def _mask(*numbers: int) -> int:
    return u64(sum(1 << number for number in numbers))


def _ranks(*ranks: int) -> int:
    """These ranks in all four colours."""
    return _mask(*(colour * LANE + rank for colour in range(COLOURS) for rank in ranks))


def _table(words: list[int]) -> list[int]:
    """Words by index, as a kernel can look them up."""
    return cast("list[int]", np.array(words, dtype=np.uint64))


COLOURED = _ranks(*range(len(RANKS)))
COLOURLESS = _mask(*COLOURLESS_CODES)
DRAW_FOUR_BIT = _mask(DRAW_FOUR_CODE)
OF_COLOUR = _table([_mask(*(colour * LANE + rank for rank in range(len(RANKS)))) for colour in range(COLOURS)])
OF_RANK = _table([_ranks(rank) if rank < len(RANKS) else NOTHING for rank in range(LANE)])
MATCHES = _table([OF_COLOUR[code // LANE] | OF_RANK[code % LANE] | COLOURLESS for code in range(CODES)])
"""What fits, by colour in play and rank of the top card (turn.match, turn.wild)."""

NUMBERED = _ranks(*range(NINE + 1))
"""The cards that have a number."""
_BIT_OF_NUMBER = tuple(_ranks(*(number for number in range(10) if number >> bit & 1)) for bit in range(4))
_ONES, _TWOS, _FOURS, _EIGHTS = _BIT_OF_NUMBER
_ACTIONS = _ranks(DRAW_TWO_RANK, REVERSE_RANK, SKIP_RANK)
_COLOURLESS_POINTS = card(WILD).points
_FOURTH = u64(8)


@hot
def bit(code: int) -> int:
    """The mask of one card."""
    return ONE << u64(code)


@hot
def is_coloured(code: int) -> bool:
    """Whether a card has a colour."""
    return (code & 15) < WILD_CODE


@hot
def colour_of(code: int) -> int:
    """The colour of a card."""
    return code >> 4 if is_coloured(code) else NO_COLOUR


@hot
def number_of(code: int) -> int:
    """The number of a card; -1 for a symbol."""
    rank = code & 15
    return rank if rank <= NINE else -1


@hot
def face_of(code: int) -> int:
    """The number or symbol of a card, and behind those the colourless cards one by one."""
    return code & 15 if is_coloured(code) else (code & 15) + SPARE_RANKS * (code >> 4)


# --- Hands -------------------------------------------------------------------------------------------------------------------


@hot
def take_up(game: Game, seat: int, code: int) -> None:
    """A card comes into a hand."""
    mask = bit(code)
    if game.twice[seat] & mask:
        game.more[seat] |= mask >> _FOURTH if game.more[seat] & mask else mask
    game.twice[seat] |= game.once[seat] & mask
    game.once[seat] |= mask
    game.size[seat] += 1


@hot
def put_off(game: Game, seat: int, code: int) -> None:
    """A card leaves a hand."""
    mask = bit(code)
    if not is_coloured(code) and game.more[seat] & mask:
        game.more[seat] &= ~fewer(game.more[seat], mask)
    else:
        game.once[seat] &= ~mask | game.twice[seat]
        game.twice[seat] &= ~mask
    game.size[seat] -= 1


@hot
def fewer(more: int, mask: int) -> int:
    """Which bit of third and fourth copies one card less of a kind is."""
    return mask >> _FOURTH if more & mask >> _FOURTH else mask


@hot
def copy_code(number: int) -> int:
    """The code of a third or fourth copy, from the number of its bit."""
    return number | 8


@kernel
def points_of(mask: int) -> int:
    """What the cards of a mask score, one of each (score.numbers, score.actions, score.wilds)."""
    numbers = count(mask & _ONES) + 2 * count(mask & _TWOS) + 4 * count(mask & _FOURS) + 8 * count(mask & _EIGHTS)
    return numbers + 20 * count(mask & _ACTIONS) + _COLOURLESS_POINTS * count(mask & COLOURLESS)


@kernel
def points_in(game: Game, seat: int) -> int:
    """What a hand scores."""
    return points_of(game.once[seat]) + points_of(game.twice[seat]) + _COLOURLESS_POINTS * count(game.more[seat])


# --- Piles -------------------------------------------------------------------------------------------------------------------


@kernel
def fresh_pile(game: Game) -> None:
    """The whole deck becomes the draw pile (setup.FreshPile)."""
    for at in range(DECK_MAX):
        game.draw_pile[at] = game.deck[at]
    game.drawable = game.shuffled = game.deck_size
    game.shuffles += 1


@hot
def draw_one(game: Game) -> int:
    """A card from the draw pile, which holds some: any of them."""
    at = drawn_below(game, game.drawable)
    game.drawable -= 1
    return put_last(game, at, game.drawable)


@hot
def put_last(game: Game, at: int, last: int) -> int:
    """A card of the draw pile changes places with the last that can be drawn, and is that one now (Fisher and Yates)."""
    code = i64(game.draw_pile[at])
    game.draw_pile[at] = game.draw_pile[last]
    game.draw_pile[last] = code
    return code


@hot
def can_draw(game: Game) -> bool:
    """Whether there is a card to draw, once the discard pile without its top has become the draw pile if need be.

    (round.reshuffle, ruling.reshuffle_top.)
    """
    return game.drawable > 0 or _reshuffle(game)


@kernel
def _reshuffle(game: Game) -> bool:
    if game.discarded <= 1:
        return False
    for at in range(game.shuffled):
        game.used[at] = game.draw_pile[at]
    game.used_size = game.shuffled
    game.drawable = game.shuffled = game.discarded - 1
    for at in range(game.drawable):
        game.draw_pile[at] = game.discard_pile[at]
    game.discard_pile[0] = game.discard_pile[game.drawable]
    game.discarded = 1
    game.shuffles += 1
    game.events[RESHUFFLED] += 1
    return True


@hot
def top(game: Game) -> int:
    """The card on top of the discard pile."""
    return i64(game.discard_pile[game.discarded - 1])


@hot
def discard(game: Game, code: int) -> None:
    """Lay a card on the discard pile."""
    game.discard_pile[game.discarded] = code
    game.discarded += 1
