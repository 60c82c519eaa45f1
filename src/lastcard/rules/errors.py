"""What can be wrong with a move; each error says what would have been possible."""

from __future__ import annotations

from collections.abc import Iterable


class RulesError(Exception):
    """A move that the rules refuse. Nothing has changed."""

    code: str
    """What a program goes by: `not_asked` or `illegal_move`."""


class NotAsked(RulesError):
    """The seat has no question and no offer at all."""

    code = "not_asked"

    def __init__(self, seat: int, asked: Iterable[int]) -> None:
        waiting = ", ".join(str(other) for other in sorted(set(asked)))
        super().__init__(f"seat {seat} is not asked anything now; " + (f"asked: seat {waiting}" if waiting else "nobody is"))


class IllegalMove(RulesError):
    """The seat is asked something, but not with this choice."""

    code = "illegal_move"

    def __init__(self, seat: int, choice: str, possible: Iterable[str]) -> None:
        super().__init__(f"{choice[:80]!r} is not offered to seat {seat}: {', '.join(possible)}")
