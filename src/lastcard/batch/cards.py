"""Hands and piles as kernels change them; cards are numbers, and sets of cards words (`lastcard.bots.codes`)."""

from __future__ import annotations

from functools import lru_cache

from lastcard.batch.bits import count
from lastcard.batch.chance import drawn_below
from lastcard.batch.compiling import hot, i64, kernel, u64
from lastcard.batch.events import RESHUFFLED
from lastcard.batch.state import CODES, DECK_MAX, Game
from lastcard.bots import codes as plain
from lastcard.bots.bits import Words
from lastcard.bots.codes import (
    COLOURLESS,
    COLOURLESS_POINTS,
    LANE,
    OF_COLOUR,
    OF_RANK,
    RANKS,
    bit,
    colourless_faces,
    is_coloured,
    points_of,
)
from lastcard.bots.odds import top
from lastcard.cards import Card
from lastcard.rules.state import Edition

_DECKS_KEPT = 64
"""Of so many decks codes are kept: there is no end of decks that somebody may make."""
_FOURTH = u64(plain.FOURTH)

for _often in (plain.bit, plain.is_coloured, plain.colour_of, plain.number_of, plain.face_of, plain.copy_code, top):
    # Every turn has many of these.
    hot(_often)


def faces(edition: Edition) -> tuple[str, ...]:
    """The faces of an edition's cards, as they are numbered; of the Wild and the Wild Draw Four, even if it has none."""
    return (*RANKS, *colourless_faces(edition.deck))


@lru_cache(maxsize=_DECKS_KEPT)
def codes(edition: Edition) -> dict[Card, int]:
    """The code of each card of an edition."""
    return plain.codes(edition.deck)


@lru_cache(maxsize=_DECKS_KEPT)
def cards(edition: Edition) -> dict[int, Card]:
    """The card of each code."""
    return {code: card for card, code in codes(edition).items()}


MATCHES = Words(OF_COLOUR[code // LANE] | OF_RANK[code % LANE] | COLOURLESS for code in range(CODES))
"""What fits, by colour in play and rank of the top card (turn.match, turn.wild)."""


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


@kernel
def points_in(game: Game, seat: int) -> int:
    """What a hand scores."""
    return points_of(game.once[seat]) + points_of(game.twice[seat]) + COLOURLESS_POINTS * count(game.more[seat])


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
def discard(game: Game, code: int) -> None:
    """Lay a card on the discard pile."""
    game.discard_pile[game.discarded] = code
    game.discarded += 1
