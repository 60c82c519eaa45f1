"""What was answered to commands that left no entry, so that one that is said again gets its first answer again."""

from __future__ import annotations

from collections import OrderedDict

from lastcard.rules.questions import SeatNo

_MOST = 64
"""Answers of a seat that are remembered."""


class Answers:
    """The last such answers of each seat of one table, while it is in memory."""

    def __init__(self) -> None:
        self._answers: dict[SeatNo, OrderedDict[str, bytes]] = {}

    def remember(self, seat: SeatNo, id_: str, payload: bytes) -> None:
        """A command of a seat was answered."""
        answers = self._answers.setdefault(seat, OrderedDict())
        answers[id_] = payload
        if len(answers) > _MOST:
            answers.popitem(last=False)

    def given(self, seat: SeatNo, id_: str) -> bytes | None:
        """What was answered before."""
        return self._answers[seat].get(id_) if seat in self._answers else None

    def forget(self, seat: SeatNo) -> None:
        """Somebody else has the seat: their ids have nothing to do with those of the one before."""
        self._answers.pop(seat, None)
