"""Which code plays a game: one for its rules and for who is at the table.

The plain game pays nothing for house rules, and a table where all play at random nothing for other policies: their rows are of
other types (`house`, `seating`), for each of which numba compiles an entry once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt

from lastcard.batch.compiling import entry
from lastcard.batch.house import HOUSE_GAME, PLAYED
from lastcard.batch.seating import RANDOM, RANDOM_SEATING, SEATING
from lastcard.batch.state import GAME, Games

F = TypeVar("F", bound=Callable[..., Any])

_MEMORY = {GAME: GAME, HOUSE_GAME: GAME, SEATING: SEATING, RANDOM_SEATING: SEATING}
"""Of each type of rows, the one whose memory it has."""
_OTHER = "other"
"""What is kept of the second code of an entry has this in its name."""


class entry_by_rules:  # noqa: N801  a decorator, as those below
    """An entry (`compiling.entry`) for plain games, and one for house rules; the first argument has at least one game."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._plain, self._other = entry(function), entry(function, _OTHER)
        self.__doc__ = function.__doc__

    def __call__(self, games: Games, *values: object) -> object:
        """Enter with games of any rules."""
        code, rows = self.chosen(games)
        return code(rows, *values)

    def chosen(self, games: Games) -> tuple[Callable[..., Any], Games]:
        """The code for the rules of some games, and those games as it sees them: looked up once by who enters very often."""
        if _by_house_rules(games):
            return self._other, games.view(HOUSE_GAME)
        return self._plain, games.view(GAME)


def entry_by_table(function: F) -> F:
    """An entry for plain games where all play at random, and one for any others; the second argument is the seating."""
    plain, other = entry(function), entry(function, _OTHER)

    def enter(games: Games, seating: npt.NDArray[np.void], *values: object) -> object:
        policies = seating["policy"][0, : int(games[0]["players"])]
        if _by_house_rules(games) or (policies != RANDOM).any():
            return other(*_seen([HOUSE_GAME, SEATING], games, seating, *values))
        return plain(*_seen([GAME, RANDOM_SEATING], games, seating, *values))

    enter.__doc__ = function.__doc__
    return cast("F", enter)


def entry_for_any(function: F) -> F:
    """An entry that is compiled once, for any rules and any policies."""
    compiled = entry(function)

    def enter(*values: object) -> object:
        return compiled(*_seen([HOUSE_GAME, SEATING], *values))

    enter.__doc__ = function.__doc__
    return cast("F", enter)


def _by_house_rules(games: Games) -> bool:
    return any(games[0][name] for name in PLAYED)


def _seen(rows: list[np.dtype[np.void]], *values: object) -> list[object]:
    """Arguments with all rows among them seen as of these types."""
    wanted = {_MEMORY[row]: row for row in rows}
    return [_as_one_of(wanted, value) if isinstance(value, np.ndarray) else value for value in values]


def _as_one_of(wanted: dict[np.dtype[np.void], np.dtype[np.void]], rows: npt.NDArray[Any]) -> npt.NDArray[Any]:
    row = wanted.get(_MEMORY.get(rows.dtype, rows.dtype))
    return rows if row is None else rows.view(row)
