"""How much of what a client sends is looked at before somebody else's turn: a thousand small frames can arrive at one time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import GeneratorType

from websockets.streams import StreamReader

SLICE_BYTES = 1024
"""A few messages."""
REST_S = 0.2
"""Whoever has said too much is read on after this: it must take them longer to say it than us to refuse it."""


class Slices:
    """What has come from a client and was not looked at yet. Meanwhile nothing more is taken from the network."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, look: Callable[[bytes], None]) -> None:
        self._transport, self._loop, self._look_at = transport, loop, look
        self._waiting = b""
        self.due: asyncio.TimerHandle | None = None
        """When the next slice is looked at; until then, all that comes waits."""
        self._stopped = False

    def add(self, data: bytes) -> None:
        """Look at this when there is time."""
        self._waiting += data
        self._look_after(0.0)

    def rest(self) -> None:
        """Read on after a while."""
        self._look_after(REST_S)

    def stop(self) -> None:
        """Read and look at nothing more."""
        self._waiting, self._stopped = b"", True
        self._transport.pause_reading()

    def _look_after(self, seconds: float) -> None:
        if self.due is None and not self._transport.is_closing():
            self._transport.pause_reading()
            self.due = self._loop.call_later(seconds, self._look)

    def _look(self) -> None:
        self.due = None
        part, self._waiting = self._waiting[:SLICE_BYTES], self._waiting[SLICE_BYTES:]
        if part and not self._has_ended():
            self._look_at(part)
        if self._waiting:
            self._look_after(0.0)
        elif not self._is_due() and not self._has_ended():
            self._transport.resume_reading()

    def _has_ended(self) -> bool:
        return self._stopped or self._transport.is_closing()

    def _is_due(self) -> bool:
        return self.due is not None


def awaits_frame(parser: object) -> bool:
    """Whether a parser of websockets waits for a frame to begin, and not for the rest of one."""
    while isinstance(parser, GeneratorType) and parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return isinstance(parser, GeneratorType) and parser.gi_code is StreamReader.at_eof.__code__
