"""Bits of a word: the quick way and the portable one."""

from __future__ import annotations

from collections.abc import Callable

import numba
import numpy as np
import pytest

from lastcard.batch import bits

WORD = 0x8421_0F0F_1248_0003


@numba.njit  # type: ignore[untyped-decorator, unused-ignore]
def _by_steps(word: int, n: int) -> int:
    return bits.nth_by_steps(word, n)


@numba.njit  # type: ignore[untyped-decorator, unused-ignore]
def _quickly(word: int, n: int) -> int:
    return bits.nth(word, n)


@numba.njit  # type: ignore[untyped-decorator, unused-ignore]
def _count(word: int) -> int:
    return bits.count(word)


@pytest.mark.parametrize("find", [_by_steps, _quickly], ids=["by steps", "as chosen"])
def test_the_nth_bit_is_found(find: Callable[[np.uint64, int], int]) -> None:
    """Counted from the lowest, from 0."""
    places = [at for at in range(64) if WORD >> at & 1]

    assert [find(np.uint64(WORD), n) for n in range(len(places))] == places
    assert _count(np.uint64(WORD)) == len(places)
