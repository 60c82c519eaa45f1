"""What waits for a table, in the order of its arrival; for one reader, which `asyncio.Queue` serves at several times the cost."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """A queue for one task."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[T] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def put(self, item: T) -> None:
        """Something arrives."""
        self._items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def take(self) -> T:
        """The next thing, once there is one."""
        while not self._items:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._items.popleft()

    def empty(self) -> list[T]:
        """All that is left."""
        left, self._items = list(self._items), deque()
        return left
