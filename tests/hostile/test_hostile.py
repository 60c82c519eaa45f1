"""Whatever is said to a table leads to what it must, in virtual time."""

from __future__ import annotations

from hostile.lines import VirtualHouse
from hostile.machine import search

DAILY = 2000
TIMES = 5
"""So many more messages than elsewhere: a table in virtual time answers at once."""


def test_whatever_is_said_leads_to_what_it_must(hostile_lines: int) -> None:
    """`--hostile-lines` says how many messages are tried; more than the daily number are others every time."""
    search(VirtualHouse, hostile_lines * TIMES, same_every_time=hostile_lines <= DAILY)
