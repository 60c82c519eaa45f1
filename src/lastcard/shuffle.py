"""The one way a pile is shuffled outside the compiled simulator, so that the same seed is the same game everywhere.

>>> shuffled("abcdef", seed="7", salts=(), round_no=1, nth=0)
('e', 'f', 'd', 'b', 'a', 'c')
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = 256
"""How many 32-bit numbers are taken from the hash at first: enough for any deck unless luck is very odd."""


def shuffled(pile: Sequence[T], *, seed: str, salts: Sequence[str], round_no: int, nth: int) -> tuple[T, ...]:
    """The pile as the `nth` shuffle of a round leaves it, top first: SHAKE-256 drives Fisher-Yates (notation, "Shuffles")."""
    numbers = _numbers(f"lastcard-shuffle-1|{seed}|{','.join(salts)}|{round_no}|{nth}")
    cards = list(pile)
    for i in range(len(cards) - 1, 0, -1):
        m = i + 1
        # Numbers past the last whole multiple of m are thrown away, or some orders would come more often than others.
        limit = (1 << 32) - (1 << 32) % m
        x = next(numbers)
        while x >= limit:
            x = next(numbers)
        j = x % m
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def _numbers(text: str) -> Iterator[int]:
    """The hash of the text, read as big-endian 32-bit numbers without end."""
    shake = hashlib.shake_256(text.encode())
    have, words = 0, _WORDS
    while True:
        yield from struct.unpack(f">{words - have}I", shake.digest(4 * words)[4 * have :])
        have, words = words, 2 * words
