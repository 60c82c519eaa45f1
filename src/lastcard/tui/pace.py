"""When bots act: they wait a moment so that people can follow, and longer where a call may still be made or caught.

Whoever comes down to one card opens a window. First the bots that owe the call make it or forget it, then people have time, then
bots that notice catch, and only then the next bot moves. While whoever it is still names a colour, the window waits. A window is
as long for one who has called, so that the wait does not tell.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from lastcard.local import LocalTable
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo

CALL = 0.4
CATCH = 1.0
HOLD = 1.5
"""Moments of a window, as parts of the pace: a bot's call, a bot's catch, and how long the next bot is held back."""


class Deed(NamedTuple):
    """Something that a bot does after a wait."""

    wait_s: float
    do: Callable[[], tuple[Event, ...]]


class Pace:
    """The clock of a local table."""

    def __init__(self, table: LocalTable, pace_s: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._table = table
        self._pace_s = pace_s
        self._clock = clock
        self._changed = clock()
        self._opened: dict[SeatNo, float] = {}
        """When the window of each seat with one card opened."""
        self._put: set[tuple[SeatNo, str]] = set()
        """Offers already put to a bot, so that none is put twice."""

    def changed(self) -> None:
        """Something has happened: the next wait begins now."""
        self._changed = self._clock()

    def next(self) -> Deed | None:
        """What a bot does next if nobody does anything before; None while only people are asked."""
        self._look()
        due = [*self._offers(), *self._moves()]
        if not due:
            return None
        moment, question = min(due, key=lambda pair: pair[0])
        return Deed(max(0.0, moment - self._clock()), lambda: self._answer(question))

    def calls(self) -> tuple[Event, ...]:
        """Let the bots that owe the call answer at once: nobody who would have called is caught by a quick finger."""
        self._look()
        for _, question in self._offers():
            if question.name == "uno" and (events := self._answer(question)):
                return events
        return ()

    def _look(self) -> None:
        """See whose window is open, and forget offers that are over."""
        seen = self._table.match.view(None)
        single = {seat for seat, size in enumerate(seen.hand_sizes) if size == 1}
        busy = {question.seat for question in self._table.match.asked if not question.offer and question.name != "turn"}
        now = self._clock()
        self._opened = {seat: self._opened.get(seat, now) for seat in single if seat in self._opened or seat not in busy}
        self._put = {(seat, choice) for seat, choice in self._put if _about(seat, choice) in seen.owing}

    def _offers(self) -> list[tuple[float, Question]]:
        """The offers that are still to be put to a bot, and when."""
        due = []
        for question in self._table.match.asked:
            if question.offer and question.seat in self._table.bots:
                moments = [
                    self._opened[about] + self._pace_s * (CALL if question.name == "uno" else CATCH)
                    for choice in map(str, question.choices)
                    if (about := _about(question.seat, choice)) in self._opened and (question.seat, choice) not in self._put
                ]
                due += [(min(moments), question)] if moments else []
        return due

    def _moves(self) -> list[tuple[float, Question]]:
        """The question that a bot has to answer, and when."""
        question = self._table.bot_asked()
        if question is None:
            return []
        held = [opened + HOLD * self._pace_s for opened in self._opened.values()]
        return [(max([self._changed + self._pace_s, *held]), question)]

    def _answer(self, question: Question) -> tuple[Event, ...]:
        if question.offer:
            self._put |= {(question.seat, str(choice)) for choice in question.choices}
        return self._table.bot_answers(question)


def _about(seat: SeatNo, choice: str) -> SeatNo:
    """Whose call an offer is about: one's own, or that of the seat to catch."""
    return seat if choice == "uno" else int(choice.split()[1])
