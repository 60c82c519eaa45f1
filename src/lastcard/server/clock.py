"""The clock of a table: when bots answer, timers run out, a catch opens, a move is held, and who is absent is played for.

Time lives here and never in the rules. The clock keeps when things began; from that, from the sitting and from who is there it
makes an agenda of deeds, and the table does those that are due. A deed is an ordinary move or an ordinary entry.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from lastcard.rules.questions import SeatNo
from lastcard.rules.state import Owed
from lastcard.server.settings import Paces
from lastcard.server.sitting import Sitting
from lastcard.views import Wire


class Answer(NamedTuple):
    """A bot answers the question that play waits for: its own, an absent person's, or one whose time is over."""

    seat: SeatNo


class Call(NamedTuple):
    """A seat calls by itself, because the table is set so."""

    seat: SeatNo


class Poll(NamedTuple):
    """A bot thinks once about an offer."""

    seat: SeatNo
    name: str
    owed: Owed


class StandIn(NamedTuple):
    """A person has been away for too long: a bot plays on."""

    seat: SeatNo


class MoveHost(NamedTuple):
    """The host has been away for too long: somebody who is there becomes host."""

    seat: SeatNo


Deed = Answer | Call | Poll | StandIn | MoveHost


class Due(NamedTuple):
    """A deed and its time."""

    at: float
    deed: Deed


class Presence(NamedTuple):
    """Who is there."""

    here: Collection[SeatNo]
    """Seats whose person is connected."""
    watched: bool
    """Whether anybody at all is connected."""


class Clock:
    """When things began at one table."""

    def __init__(self, paces: Paces) -> None:
        self._paces = paces
        self._asked: dict[SeatNo, tuple[tuple[str, int], float]] = {}
        """Since when each seat has been waited for, and with what."""
        self._owed: dict[Owed, float] = {}
        """When each call came to be owed."""
        self._opens: dict[Owed, float] = {}
        """When each missing call can be caught; not there while its seat is still busy with its card."""
        self._polled: set[tuple[Owed, SeatNo]] = set()
        self._cooling: dict[SeatNo, float] = {}
        self.gone: dict[SeatNo, float] = {}
        """Since when each absent person has been away."""
        self.stand_ins: set[SeatNo] = set()
        """Seats of people that a bot plays for."""

    def look(self, sitting: Sitting, now: float, moved: SeatNo | None = None) -> None:
        """Something happened at the table: a seat moved, or something else."""
        if sitting.match is None:
            self._asked, self._owed, self._opens, self._polled = {}, {}, {}, set()
            return
        state = sitting.match.state
        asked: dict[SeatNo, tuple[tuple[str, int], float]] = {}
        for question in sitting.waiting:
            what, before = (question.name, state.turns), self._asked.get(question.seat)
            # Somebody else's call, catch or sealed pick gives nobody more time.
            same = before is not None and before[0] == what and moved != question.seat
            asked[question.seat] = (what, before[1] if before is not None and same else now)
        self._asked = asked
        if not state.owing and not self._owed:
            return
        self._owed = {owed: self._owed.get(owed, now) for owed in state.owing}
        self._opens = {
            owed: self._opens.get(owed, now + self._paces.opens_s)
            for owed in state.owing
            # The catch waits while its victim names a colour, or whatever else its card asks.
            if owed in self._opens or owed.since != state.turns or owed.seat not in asked
        }
        self._polled = {(owed, seat) for owed, seat in self._polled if owed in self._owed}

    # --- Catching ------------------------------------------------------------------------------------------------------------

    def opens(self, sitting: Sitting, victim: SeatNo) -> float | None:
        """When a seat can be caught; None while that is not certain yet."""
        assert sitting.match is not None
        return next((self._opens.get(owed) for owed in sitting.match.state.owing if owed.seat == victim), None)

    def held_until(self, sitting: Sitting) -> float:
        """Until when the first move of the next turn is held, so that there is time to catch."""
        if sitting.match is None or not self._opens:
            return 0.0
        hold, turns = self._paces.hold_s(sitting.settings.catch_window), sitting.match.state.turns
        return max((at + hold for owed, at in self._opens.items() if owed.since < turns), default=0.0)

    def cooling(self, seat: SeatNo, now: float) -> bool:
        """Whether a seat caught wrongly a short while ago."""
        return self._cooling.get(seat, 0.0) > now

    def missed(self, seat: SeatNo, now: float) -> None:
        """A seat caught wrongly."""
        self._cooling[seat] = now + self._paces.cool_s

    def polled(self, owed: Owed, seat: SeatNo) -> None:
        """A bot has thought about an offer."""
        self._polled.add((owed, seat))

    # --- The agenda ----------------------------------------------------------------------------------------------------------

    def played_by_bot(self, sitting: Sitting, seat: SeatNo) -> bool:
        """Whether a bot answers for a seat now."""
        return not sitting.chairs[seat].person or seat in self.stand_ins

    def next_due(self, sitting: Sitting, presence: Presence) -> Due | None:
        """The first deed to come."""
        agenda = self._presence(sitting, presence)
        if sitting.phase == "playing":
            agenda += self._answers(sitting, presence) + self._offers(sitting, presence)
        return min(agenda, default=None, key=lambda due: due.at)

    def _awake(self, sitting: Sitting, seat: SeatNo, presence: Presence) -> bool:
        """Whether a bot acts for a seat now. Stand-ins rest while nobody is there to play or watch."""
        return not sitting.chairs[seat].person or (seat in self.stand_ins and presence.watched)

    def _answers(self, sitting: Sitting, presence: Presence) -> list[Due]:
        held, turn_s = self.held_until(sitting), self._paces.turn_s(sitting.settings.timer)
        found = []
        for seat, (_, since) in self._asked.items():
            if self._awake(sitting, seat, presence):
                found.append(Due(max(since + self._paces.bot_s, held), Answer(seat)))
            elif turn_s is not None:
                found.append(Due(max(since, held) + turn_s, Answer(seat)))
        return found

    def _offers(self, sitting: Sitting, presence: Presence) -> list[Due]:
        found = []
        for owed, since in self._owed.items():
            if sitting.settings.auto_call:
                found.append(Due(since, Call(owed.seat)))
                continue
            if self._awake(sitting, owed.seat, presence) and (owed, owed.seat) not in self._polled:
                found.append(Due(since + self._paces.call_s, Poll(owed.seat, "uno", owed)))
            if owed in self._opens:
                found += [
                    Due(self._opens[owed] + self._paces.react_s, Poll(seat, "catch", owed))
                    for seat in range(len(sitting.chairs))
                    if seat != owed.seat and (owed, seat) not in self._polled and self._awake(sitting, seat, presence)
                ]
        return found

    def _presence(self, sitting: Sitting, presence: Presence) -> list[Due]:
        if not presence.watched:
            return []
        found = []
        for seat, since in self.gone.items():
            if sitting.phase != "lobby" and seat not in self.stand_ins:
                found.append(Due(since + self._paces.grace_s, StandIn(seat)))
            if seat == sitting.host and presence.here:
                found.append(Due(since + self._paces.grace_s, MoveHost(min(presence.here))))
        return found

    def wire(self, sitting: Sitting, now: float) -> Wire:
        """What everybody may know of it, in milliseconds from now."""
        if sitting.phase != "playing":
            return {"turn_ms": None, "whole_ms": None, "catch_ms": None}
        turn, turn_s = None, self._paces.turn_s(sitting.settings.timer)
        if turn_s is not None:
            people = [since for seat, (_, since) in self._asked.items() if not self.played_by_bot(sitting, seat)]
            turn = max(min(people), self.held_until(sitting)) + turn_s if people else None
        return {
            "turn_ms": _ms(turn, now),
            "whole_ms": None if turn is None else _ms(turn_s, 0),
            "catch_ms": _ms(min(self._opens.values(), default=None), now),
        }


def _ms(at: float | None, now: float) -> int | None:
    return None if at is None else max(0, round((at - now) * 1000))
