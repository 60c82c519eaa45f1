"""Hostile commands through real sockets: a short run of what tests/hostile tries in virtual time."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from hostile.lines import PACES, SocketHouse, short
from hostile.machine import search
from lastcard.server.main import fast_loop
from lastcard.testing.process import OPEN
from server.runs import Running

SHARE = 4
"""So much less is tried than in virtual time."""
LIMITS = replace(OPEN, burst=10**9, patience=10**9, requests_per_address=10**6)


def test_whatever_is_said_leads_to_what_it_must(running: Running, hostile_lines: int, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing that a table decides is changed on its way."""
    clock = [0.0]
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        serving = running(PACES, LIMITS, short, lambda: clock[0])
        url = runner.run(serving.__aenter__())
        try:
            search(lambda: SocketHouse(runner.run, url, clock), hostile_lines // SHARE, same_every_time=True)
        finally:
            runner.run(serving.__aexit__(None, None, None))
    assert not [record for record in caplog.records if record.levelname == "ERROR"], "a table failed"
