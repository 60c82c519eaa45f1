"""What was said at a table before its time: moves while somebody can still be caught, a start before everybody's salt has come.

It is judged when it is said, so that what would be refused is refused at once, and again when its time has come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lastcard.rules.questions import SeatNo
from lastcard.server import messages
from lastcard.server.bus import Origin
from lastcard.server.clock import Clock
from lastcard.server.commands import CATCH, checked_move, entry_for
from lastcard.server.company import Company
from lastcard.server.errors import Refusal, require
from lastcard.server.messages import AnyMessage
from lastcard.server.sitting import Sitting


class Held(NamedTuple):
    """Something said whose time has not come."""

    origin: Origin
    seat: SeatNo
    message: AnyMessage
    since: float


class Waiting:
    """Everything that waits at one table, in the order of its arrival."""

    def __init__(self, clock: Clock, company: Company, salt_s: float, now: Callable[[], float]) -> None:
        self._clock, self._company, self._salt_s, self._now = clock, company, salt_s, now
        self._held: list[Held] = []

    def holds(self, sitting: Sitting, origin: Origin, seat: SeatNo, message: AnyMessage) -> bool:
        """Keep a message if it has to wait; a catch before its time is refused."""
        waits = False
        match message:
            case messages.Start():
                entry_for(sitting, seat, message)
                waits = self._unsalted(sitting)
            case messages.Move():
                waits = self._move_waits(sitting, seat, message)
            case _:
                pass
        if waits:
            self._held.append(Held(origin, seat, message, self._now()))
        return waits

    def said_again(self, origin: Origin, seat: SeatNo, id_: str) -> bool:
        """Whether a message waits already; its answer goes to whoever said it last."""
        for at, held in enumerate(self._held):
            if held.seat == seat and held.message.id == id_:
                self._held[at] = held._replace(origin=origin)
                return True
        return False

    def drop(self, seat: SeatNo) -> None:
        """Forget what a seat has said."""
        self._held = [held for held in self._held if held.seat != seat]

    def times(self, sitting: Sitting) -> list[float]:
        """When the time comes for each."""
        return [self._ripe_at(sitting, held) for held in self._held]

    def ripe(self, sitting: Sitting) -> list[Held]:
        """Let those go whose time has come."""
        now = self._now()
        ripe = [held for held in self._held if self._ripe_at(sitting, held) <= now]
        self._held = [held for held in self._held if held not in ripe]
        return ripe

    def _ripe_at(self, sitting: Sitting, held: Held) -> float:
        if isinstance(held.message, messages.Start):
            return held.since + self._salt_s if self._unsalted(sitting) else 0.0
        return self._clock.held_until(sitting)

    def _unsalted(self, sitting: Sitting) -> bool:
        """Whether somebody who is here has not added to the first shuffle yet: after a rematch that takes a moment."""
        return sitting.phase == "lobby" and not self._company.places.keys() <= sitting.coming.keys()

    def _move_waits(self, sitting: Sitting, seat: SeatNo, message: messages.Move) -> bool:
        """Whether a move has to wait, because somebody can still be caught."""
        clock, now = self._clock, self._now()
        if message.choice.startswith(CATCH):
            if clock.cooling(seat, now):
                raise Refusal("cooling_down", "a catch missed a short while ago: wait before the next")
            try:
                victim = int(checked_move(sitting, seat, message.choice).removeprefix(CATCH))
                opens = clock.opens(sitting, victim)
                in_time = opens is not None and opens <= now
                require(in_time, "too_early", "a catch is possible a moment later: the clock says when")
            except Refusal:
                clock.missed(seat, now)
                raise
            return False
        if clock.held_until(sitting) <= now or not any(question.seat == seat for question in sitting.waiting):
            return False
        if message.choice == "uno":
            return False
        checked_move(sitting, seat, message.choice)
        return True
