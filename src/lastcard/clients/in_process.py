"""A connection within this process: what is said is heard at once, and what the table tells waits until it is read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Self

from lastcard.protocol import decode_message, encode
from lastcard.table.commands import Said
from lastcard.views import Wire


class LocalConnection:
    """A connection to a table in this process."""

    def __init__(self, hear: Callable[[Said], None], leave: Callable[[], None]) -> None:
        """What the table does with whatever is said here, and when nobody is here any more."""
        self._hear, self._leave = hear, leave
        self._arrived: asyncio.Queue[Wire | None] = asyncio.Queue()

    @property
    def quiet(self) -> bool:
        """Whether everything that has arrived was heard."""
        return self._arrived.empty()

    def put(self, message: Wire | None) -> None:
        """Something arrives; None is the end."""
        self._arrived.put_nowait(message)

    async def send(self, message: Wire) -> None:
        """Say something."""
        self._hear(decode_message(encode(message)))

    async def __aiter__(self) -> AsyncIterator[Wire]:
        """Everything that arrives."""
        while (message := await self._arrived.get()) is not None:
            yield message

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._leave()
