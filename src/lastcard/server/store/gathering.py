"""Questions that many tables ask at the same moment, as when a server has died: they go to the database together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from itertools import islice
from typing import Generic, TypeVar

Q = TypeVar("Q", bound=Hashable)
A = TypeVar("A")


class Gathered(Generic[Q, A]):
    """Asks what was asked in this turn of the loop, and then what has come meanwhile."""

    def __init__(self, ask: Callable[[Sequence[Q]], Awaitable[Mapping[Q, A]]], most: int) -> None:
        """No more than so many at a time; what is not among the answers has none."""
        self._ask, self._most = ask, most
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[Q, asyncio.Future[A | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def answer(self, question: Q) -> A | None:
        """The answer to a question, or that there is none; whatever error the asking came to."""
        if question not in self._waiting:
            self._waiting[question] = self._loop.create_future()
            if self._asking is None:
                self._asking = self._loop.create_task(self._go_on())
        return await asyncio.shield(self._waiting[question])

    async def _go_on(self) -> None:
        await asyncio.sleep(0)
        while asked := dict(islice(self._waiting.items(), self._most)):
            for question in asked:
                del self._waiting[question]
            try:
                answers = await self._ask([*asked])
            except Exception as error:  # noqa: BLE001  whatever it was, everybody who waits must hear of it
                for answer in asked.values():
                    answer.set_exception(error)
            else:
                for question, answer in asked.items():
                    answer.set_result(answers.get(question))
        self._asking = None
