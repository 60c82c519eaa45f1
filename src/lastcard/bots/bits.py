"""Sets as the bits of whole numbers, and how functions are written that run plainly and compiled.

What bots reckon with stands once, in plain functions that play as they are, and that the simulator compiles as they are
(`lastcard.batch.one_source`). Such a function:

- stands in a module of `lastcard.bots`, has no decorator, and calls others like it by their names (`from … import threat`);
- takes rows (`Game`, `Odds`, `Seating`), whole numbers and floats, and gives a number, a truth or a tuple of them. A row of the
  simulator and a plain record (`lastcard.bots.records`) have the same fields. No texts, no lists of its own, no None;
- takes its constants from a module: a number, a `Word`, `Words` or `Numbers`. A set is a `Word` from the beginning, so that it
  has all 64 bits and no sign when it is compiled; sets are mixed with sets alone, by `&`, `|`, `~`, `<<` and `>>`;
- counts and finds bits with `count` and `first`, gives a small number on as `i64`, and names a term with `named`
  (`lastcard.bots.records`). Those are what the simulator has other code for.
"""

from __future__ import annotations

from collections.abc import Callable


class Word(int):
    """A constant set: a word of 64 bits."""

    __slots__ = ()


class Words(tuple[int, ...]):
    """Constant sets by index."""

    __slots__ = ()


class Numbers(tuple[int, ...]):
    """Constant numbers by index."""

    __slots__ = ()


ONE = Word(1)
NOTHING = Word(0)


def i64(number: int) -> int:
    """A number that is kept in less than 64 bits, to be handed on: for another width, kernels would be compiled once more."""
    return number


count: Callable[[int], int] = int.bit_count
"""How many bits are set."""


def first(word: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (word & -word).bit_length() - 1
