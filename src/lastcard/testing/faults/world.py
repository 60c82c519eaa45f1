"""Virtual time for several processes: each has an event loop and a clock of its own, and stands still or dies by itself.

Everything that happens is an event at a moment of the world's time. The same seed is the same history.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import selectors
from asyncio import Handle, TimerHandle
from collections.abc import Callable, Coroutine, Mapping
from contextvars import Context
from random import Random
from typing import Any, TypeVarTuple, Unpack

from lastcard.testing.settings import chance

_Ts = TypeVarTuple("_Ts")

_DRIFT = 0.05
"""By how much a clock may run faster or slower than the world's."""
_APART_S = 1000.0
"""How far apart the clocks of two processes may be."""


class World:
    """The time that all share, and what happens in it."""

    def __init__(self, seed: str) -> None:
        self.rng: Random = chance(f"faults|{seed}")
        self.now = 0.0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self.history: list[str] = []
        """What has happened, a line for each thing worth telling."""

    def at(self, moment: float, event: Callable[[], None]) -> None:
        """Let something happen at a moment."""
        heapq.heappush(self._events, (max(moment, self.now), next(self._order), event))

    def after(self, seconds: float, event: Callable[[], None]) -> None:
        """Let something happen a while from now."""
        self.at(self.now + seconds, event)

    def run(self, until: float) -> None:
        """Let time pass."""
        while self._events and self._events[0][0] <= until:
            self.now, _, event = heapq.heappop(self._events)
            event()
        self.now = until

    def tell(self, line: str) -> None:
        """Note what has happened."""
        self.history.append(f"{self.now:8.3f} {line}")


class Process:
    """A process with an event loop: it runs when something arrives or its time has come, unless it stands still or is dead."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.alive = True
        self._still_until = 0.0
        self.loop = _Loop(self)
        self.loop.set_exception_handler(self._failed)
        self.failures: list[BaseException] = []

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something in this process, which must not fail."""
        self.loop.create_task(work).add_done_callback(self._done)
        self.run()

    def deliver(self, event: Callable[[], None]) -> None:
        """Something arrives here now."""
        if self.alive:
            self.loop.call_soon(event)
            self.run()

    def run(self) -> None:
        """Do whatever can be done now."""
        if self.alive and self.world.now >= self._still_until:
            self.loop.run_ready()

    def stand_still(self, seconds: float) -> None:
        """Do nothing for a while; what arrives meanwhile waits."""
        self._still_until = self.world.now + seconds
        self.world.at(self._still_until, self.run)

    def kill(self) -> None:
        """End at once."""
        self.alive = False

    def bury(self) -> None:
        """Give back what the loop of a dead process holds; what it does at its end reaches nobody."""
        self.alive = False
        while tasks := asyncio.all_tasks(self.loop):
            for task in tasks:
                task.cancel()
            self.loop.run_ready()
        self.loop.close()

    def _done(self, task: asyncio.Task[None]) -> None:
        if self.alive and task.cancelled():
            self.failures.append(asyncio.CancelledError(f"{self.name}: {task.get_coro()}"))
        elif not task.cancelled() and (error := task.exception()) is not None and self.alive:
            self.failures.append(error)

    def _failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        del loop
        if self.alive and (error := context.get("exception")) is not None:
            self.failures.append(error)


class _Loop(asyncio.SelectorEventLoop):
    """A loop that never waits: the world runs it when there is something to do."""

    def __init__(self, process: Process) -> None:
        self._process, self._woken = process, False
        rng = process.world.rng
        self._rate, self._offset = 1.0 + rng.uniform(-_DRIFT, _DRIFT), rng.uniform(0.0, _APART_S)
        super().__init__(_Never())

    def time(self) -> float:
        """The clock of this process."""
        return self._process.world.now * self._rate + self._offset

    def call_soon(self, callback: Callable[[Unpack[_Ts]], object], *args: *_Ts, context: Context | None = None) -> Handle:
        """See the base class."""
        self._woken = True
        return super().call_soon(callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[Unpack[_Ts]], object], *args: *_Ts, context: Context | None = None
    ) -> TimerHandle:
        """See the base class; the world wakes this process then."""
        self._process.world.at((when - self._offset) / self._rate + 1e-6, self._process.run)
        return super().call_at(when, callback, *args, context=context)

    def run_ready(self) -> None:
        """Run whatever is ready, and what comes of that."""
        self._woken = True
        while self._woken:
            super().call_soon(self.stop)
            self._woken = False
            self.run_forever()


class _Never(selectors.BaseSelector):
    """Nothing ever arrives from outside."""

    def __init__(self) -> None:
        self._keys: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: object = None) -> selectors.SelectorKey:  # noqa: ANN401
        """See the base class."""
        key = self._keys[fileobj] = selectors.SelectorKey(fileobj, 0, events, data)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:  # noqa: ANN401
        """See the base class."""
        return self._keys.pop(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """See the base class."""
        del timeout
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        """See the base class."""
        return self._keys
