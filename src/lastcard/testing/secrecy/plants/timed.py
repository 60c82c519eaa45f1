"""Leaks in time: the bytes are right, and the moment at which they leave tells what it should not."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time_ns

from msgspec.structs import replace

from lastcard.rules.questions import Question
from lastcard.table.accept import Reply
from lastcard.table.clock import Answer, Call, Due, Poll, Release, StandIn, TimeCommand
from lastcard.table.entries import AnyEntry
from lastcard.table.machine import Machine
from lastcard.table.state import Outgoing, TableState
from lastcard.table.telling import Telling
from lastcard.testing.secrecy.plants.planting import Place, Plant, Planted, secret

MICROSECOND = 1e-6


def _late(
    kinds: type[TimeCommand] | tuple[type[TimeCommand], ...], late_s: Callable[[TableState], float]
) -> Callable[[Place], Planted]:
    """What is due of some kinds is due a little later, as what is hidden has it."""

    def plant(place: Place) -> Planted:
        def due(state: TableState) -> Due | None:
            found = Machine().due(state)
            if found is None or not isinstance(found.command, kinds):
                return found
            place.reached += 1
            return found._replace(at=found.at + late_s(state))

        return Planted(Machine(due=due))

    return plant


def _a_microsecond(state: TableState) -> float:
    return MICROSECOND * (secret(state) & 1)


def _as_many_milliseconds(state: TableState) -> float:
    return secret(state) % 100 / 1000


class _Eager(Telling):
    """Lets every client give the one possible answer by itself."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def asked(self, asked: tuple[Question, ...], *, alone: bool) -> tuple[Question, ...]:
        """As if nobody else played."""
        del alone
        found = tuple(replace(question, forced=len(question.choices) == 1 and not question.offer) for question in asked)
        self._place.reached += found != asked
        return found


TIMED = (
    Plant("bots that think for some milliseconds", "time", _late(Answer, _as_many_milliseconds)),
    Plant("bots that think for a microsecond", "time", _late(Answer, _a_microsecond)),
    Plant("a catch that comes a microsecond late", "time", _late(Poll, _a_microsecond)),
    Plant("a call made for somebody that comes a microsecond late", "time", _late(Call, _a_microsecond)),
    Plant("a held move let through a microsecond late", "time", _late(Release, _a_microsecond)),
    Plant("a stand-in that comes a microsecond late", "time", _late(StandIn, _a_microsecond)),
    Plant("anything due some milliseconds late", "time", _late((Answer, Call, Poll, Release, StandIn), _as_many_milliseconds)),
    Plant("an answer that is given at once, as nothing fitted", "time", lambda place: Planted(telling=_Eager(place))),
)
"""Leaks in when something happens."""


def busy(late_us: int) -> Machine:
    """A table that works for so long when what is hidden has it so: no clock of its own shows it, but that of the processor."""

    def accept(state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
        messages = Machine().accept(state, entry, now, reply)
        until = thread_time_ns() + late_us * 1000 * (secret(state) & 1)
        while thread_time_ns() < until:
            pass
        return messages

    return Machine(accept=accept)
