"""Outages of several servers: `lastcard prove crash --cluster` brings them about, and may be ended before it has done all."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable

import pytest

from lastcard.testing.proofs.outages import interrupted, while_they_play
from lastcard.testing.proofs.visitors import Visitor
from lastcard.testing.settings import chance


async def test_an_interrupt_ends_the_outages_and_another_one_the_proof() -> None:
    """What was done by then is held against the log, unless somebody will not wait for that."""
    ended = interrupted()
    signal.raise_signal(signal.SIGINT)
    await ended.wait()
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


class Deaf(Visitor):
    """Somebody who swallows a cancellation."""

    def __init__(self) -> None:
        super().__init__("http://nowhere", "table", {"seat": 0, "token": ""}, chance("deaf"))

    async def play(self, done: Callable[[Visitor], bool]) -> None:
        """Wait for the end alone."""
        while not done(self):
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(0.01)


async def test_what_was_found_is_told_though_somebody_would_play_on() -> None:
    """A proof that has failed ends."""

    async def fail() -> None:
        await asyncio.sleep(0.02)
        raise AssertionError("a table is stuck")

    async def end() -> None:
        raise AssertionError("it has failed before")

    with pytest.raises(ExceptionGroup) as caught:
        await asyncio.wait_for(while_they_play([Deaf()], fail, end), 60.0)
    assert [str(error) for error in caught.value.exceptions] == ["a table is stuck"]
