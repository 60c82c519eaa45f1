"""Work that takes long and that visitors may ask for: it is done in a thread, a slice at a time, each address in its turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

from lastcard.codes import require
from lastcard.server.limits import network_of

SLICE = 50
"""Steps of one piece of work that are done before somebody else's turn."""


class Shares:
    """A thread that is shared: of every address that has work here, one piece is being done, and each gets as many slices."""

    def __init__(self, waiting_max: int, *, beside: Shares | None = None) -> None:
        """Beside other such work, its thread is shared: two would take turns with the loop, and it would come last."""
        self._waiting_max = waiting_max
        self._waiting: Counter[str] = Counter()
        """How many pieces of work each network has here."""
        self._own: dict[str, asyncio.Lock] = {}
        self._thread: ThreadPoolExecutor = ThreadPoolExecutor(1, "shares") if beside is None else beside._thread  # noqa: SLF001  of its own kind
        """It does slices in the order in which they come, and every piece of work has one there at a time."""

    async def do(self, address: str, work: Iterator[object]) -> None:
        """Do all steps of some work for an address; refused, if too much of its work waits already."""
        network, loop = network_of(address), asyncio.get_running_loop()
        waits = self._waiting[network] < self._waiting_max
        require(waits, "too_many", "this address has asked for much that takes a while: wait for the answers")
        self._waiting[network] += 1
        try:
            async with self._own.setdefault(network, asyncio.Lock()):
                while await loop.run_in_executor(self._thread, _do_slice, work):
                    pass
        finally:
            self._waiting[network] -= 1
            if not self._waiting[network]:
                del self._waiting[network], self._own[network]


def _do_slice(work: Iterator[object]) -> bool:
    """Do some steps; whether there may be more."""
    return sum(1 for _ in islice(work, SLICE)) == SLICE
