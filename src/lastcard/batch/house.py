"""House rules: rows that are played by some are of another type for kernels, so that the plain game pays nothing for them.

The memory is the same, and only the name of a field differs. numba compiles an entry once for each type, and what stands behind
`house` falls out of the machine code for plain games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from lastcard.batch.compiling import entry, hot
from lastcard.batch.state import GAME, Game, Games

F = TypeVar("F", bound=Callable[..., Any])

PLAYED = ("stacking", "jump_in", "seven_zero", "draw", "force_play", "finish")
"""The switches that the kernels of a turn look at; the others are numbers that every row has."""

_MARK = "mark"
_MARKED = "house"


def _renamed(row: np.dtype[np.void]) -> np.dtype[np.void]:
    assert row.names is not None
    assert row.fields is not None
    return np.dtype(
        {
            "names": [_MARKED if name == _MARK else name for name in row.names],
            "formats": [row.fields[name][0] for name in row.names],
            "offsets": [row.fields[name][1] for name in row.names],
            "itemsize": row.itemsize,
        }
    )


HOUSE_GAME = _renamed(GAME)


@intrinsic  # type: ignore[untyped-decorator, unused-ignore]
def _is_marked(_context: Any, game: Any) -> Any:
    def generate(_target: Any, _builder: Any, _signature: Any, _values: Any) -> Any:
        return ir.Constant(ir.IntType(1), int(_MARKED in game.fields))

    return types.boolean(game), generate


@hot
def house(game: Game) -> bool:
    """Whether this code is for games with house rules: known when it is compiled."""
    return bool(_is_marked(game))


def entry_by_rules(function: F) -> F:
    """An entry (`compiling.entry`) that sees its rows as their rules want it; the first argument has at least one row."""
    plain, other = entry(function), entry(function, _MARKED)

    def enter(games: Games, *values: object) -> object:
        if any(games[0][name] for name in PLAYED):
            return other(*_seen(HOUSE_GAME, games, *values))
        return plain(*_seen(GAME, games, *values))

    enter.__doc__ = function.__doc__
    return cast("F", enter)


def entry_for_any(function: F) -> F:
    """An entry that is compiled once, for games of any rules."""
    compiled = entry(function)

    def enter(*values: object) -> object:
        return compiled(*_seen(HOUSE_GAME, *values))

    enter.__doc__ = function.__doc__
    return cast("F", enter)


def _seen(row: np.dtype[np.void], *values: object) -> list[object]:
    """Arguments with all rows among them seen as of a type."""
    rows = (GAME, HOUSE_GAME)
    return [value.view(row) if isinstance(value, np.ndarray) and value.dtype in rows else value for value in values]
