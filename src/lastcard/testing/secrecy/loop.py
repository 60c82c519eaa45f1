"""An event loop whose clock stands still until it is set: a real server, real sockets, and no real time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from time import monotonic
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE_S = 120.0
"""Real seconds after which whatever runs in such a loop is given up: its own timers would never end it."""


class SetClockLoop(asyncio.SelectorEventLoop):
    """A loop with a clock that only goes when it is set."""

    now_s = 0.0
    _goes_since: float | None = None

    def time(self) -> float:
        """What the clock says."""
        return self.now_s if self._goes_since is None else self.now_s + monotonic() - self._goes_since

    @classmethod
    def running(cls) -> SetClockLoop:
        """The loop that runs now."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SetClockLoop)
        return loop

    def go(self) -> None:
        """Let the clock go from here on, so that whatever waits for a while comes to its end."""
        self._goes_since = monotonic()


def run(main: Coroutine[Any, Any, T], starts_s: float, patience_s: float = PATIENCE_S) -> T:
    """Run something in such a loop; TimeoutError if it takes too long in real time."""
    with asyncio.Runner(loop_factory=SetClockLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, SetClockLoop)
        loop.now_s = starts_s

        async def watched() -> T:
            task = asyncio.ensure_future(main)
            timer = threading.Timer(patience_s, lambda: loop.call_soon_threadsafe(task.cancel))
            timer.daemon = True
            timer.start()
            try:
                return await task
            except asyncio.CancelledError:
                raise TimeoutError(f"nothing has come of it in {patience_s:g} seconds") from None
            finally:
                timer.cancel()

        return runner.run(watched())
