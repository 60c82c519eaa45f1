"""Outages of several servers: `lastcard prove crash --cluster` brings them about, and may be ended before it has done all."""

from __future__ import annotations

import signal

import pytest

from lastcard.testing.proofs.outages import interrupted


async def test_an_interrupt_ends_the_outages_and_another_one_the_proof() -> None:
    """What was done by then is held against the log, unless somebody will not wait for that."""
    ended = interrupted()
    signal.raise_signal(signal.SIGINT)
    await ended.wait()
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
