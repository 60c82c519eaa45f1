"""Which tables may be forgotten. A clock that is wrong must not be able to forget them all.

A table is forgotten in two steps: found to be expired, and found so at every look for a while after that, which the steady clock
measures. When the time of day has jumped against that one, all of it begins again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

from lastcard.server.settings import ServerPaces

_JUMP_S = 10.0
"""Between two looks, the time of day is set right by less than this."""

_log = logging.getLogger("lastcard.server")


class Before(NamedTuple):
    """Tables last touched before these times of day have expired: those that were begun, and those still in the lobby."""

    begun: float
    lobby: float


class Jump(NamedTuple):
    """The clock has jumped by so much; what was touched between these times of day was so by the clock as it was."""

    since: float
    until: float
    by_s: float


class Expiry:
    """What was found to be expired, and since when."""

    def __init__(self, paces: ServerPaces, steady: Callable[[], float], time_of_day: Callable[[], float]) -> None:
        self._paces, self._steady, self._time_of_day = paces, steady, time_of_day
        self._apart = time_of_day() - steady()
        """By how much the two clocks differ."""
        self._began = time_of_day()
        """When the server began, by the clock as it is."""
        self._found: dict[str, float] = {}

    def look(self) -> Before | Jump:
        """What has expired by now; if the clock has jumped that cannot be said, and what was noted by it must be set right."""
        now = self._time_of_day()
        before, self._apart = self._apart, now - self._steady()
        jumped_s = self._apart - before
        if abs(jumped_s) > _JUMP_S:
            self._found.clear()
            _log.warning("the clock has jumped by %.0f seconds: no table expires for a while", jumped_s)
            began, self._began = self._began, self._began + jumped_s
            return Jump(began, now - jumped_s, jumped_s)
        return Before(now - self._paces.keep_s, now - self._paces.lobby_keep_s)

    def confirmed(self, expired: list[str]) -> list[str]:
        """Of the tables found to be expired now, those that have been found so for long enough."""
        now = self._steady()
        self._found = {table: self._found.get(table, now) for table in expired}
        return [table for table, since in self._found.items() if now - since >= self._paces.doubt_s]
