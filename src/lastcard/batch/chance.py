"""Chance: one multiplication a number, and a seed for every round or match from its index alone.

Piles have numbers of their own, and those who choose have others: whatever is chosen by chance, the same cards are drawn. Every
round of a match begins both anew, so that it is dealt alike however the one before went.
"""

from __future__ import annotations

from lastcard.batch.bits import count, nth
from lastcard.batch.choices import OTHERS
from lastcard.batch.compiling import hot, i64, kernel, u64
from lastcard.batch.state import Game

_MULTIPLIER = u64(6364136223846793005)
_INCREMENT = u64(1442695040888963407)
_GOLDEN = u64(0x9E3779B97F4A7C15)
_MIX_1 = u64(0xBF58476D1CE4E5B9)
_MIX_2 = u64(0x94D049BB133111EB)
_HALF = u64(32)


@kernel
def mixed(word: int) -> int:
    """A number with no likeness to those of its neighbours."""
    word = u64(word) + _GOLDEN
    word = (word ^ (word >> u64(30))) * _MIX_1
    word = (word ^ (word >> u64(27))) * _MIX_2
    return word ^ (word >> u64(31))


@kernel
def seeded(game: Game, seed: int, index: int) -> None:
    """Begin the numbers of one round or match: they depend on nothing but the seed and its index."""
    game.seed = mixed(mixed(u64(seed)) ^ u64(index))
    begin_chance(game, i64(0))


@kernel
def begin_chance(game: Game, round_no: int) -> None:
    """Begin the numbers of a round of the match, or of the draw for the deal before the first."""
    game.luck = mixed(game.seed + u64(round_no))
    game.chance = mixed(game.luck)


@hot
def following(number: int) -> int:
    """The random number after another."""
    return number * _MULTIPLIER + _INCREMENT


@hot
def scaled(number: int, limit: int) -> int:
    """A random number as one from 0 to one less than the limit, all alike but for one part in 2^25."""
    return i64(((number >> _HALF) * u64(limit)) >> _HALF)


@hot
def below(game: Game, limit: int) -> int:
    """For who chooses, a number from 0 to one less than the limit."""
    game.chance = following(game.chance)
    return scaled(game.chance, limit)


@hot
def drawn_below(game: Game, limit: int) -> int:
    """The same for the draw pile."""
    game.luck = following(game.luck)
    return scaled(game.luck, limit)


@hot
def any_of(game: Game, cards: int, others: int) -> int:
    """For who chooses, any of the choices in two masks, all alike."""
    held = count(cards)
    at = below(game, held + count(others))
    return nth(cards, at) if at < held else OTHERS + nth(others, at - held)
