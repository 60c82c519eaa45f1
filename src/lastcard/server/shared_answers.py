"""What many ask of a table at the same time: it is asked once for all of them, as the answer may be large.

Who asks while an answer is on its way may know of something that it does not tell of yet: they get the next one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from lastcard.table.commands import LookAt

Ask = Callable[[str, LookAt, str], Awaitable[dict[str, Any]]]
"""Asks a table for an address (`lastcard.server.sockets.Gateway.ask`)."""


class _Look:
    """A question, for all who have it until it is asked."""

    def __init__(self) -> None:
        self.asked = False
        self.answer: asyncio.Task[dict[str, Any]]


class SharedAnswers:
    """The answers of tables to visitors: of one question, one is under way at a time, and one waits for that."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._last: dict[tuple[str, LookAt], _Look] = {}

    async def look(self, table: str, said: LookAt, address: str) -> dict[str, Any]:
        """A table's answer to a visitor, which nobody may change."""
        last = self._last.get((table, said))
        if last is None or last.asked:
            look = self._last[table, said] = _Look()
            look.answer = asyncio.ensure_future(self._answer(look, last, table, said, address))
            look.answer.add_done_callback(_note)
            last = look
        return await asyncio.shield(last.answer)

    async def _answer(self, look: _Look, before: _Look | None, table: str, said: LookAt, address: str) -> dict[str, Any]:
        try:
            if before is not None:
                await asyncio.wait([before.answer])
            look.asked = True
            return await self._ask(table, said, address)
        finally:
            if self._last[table, said] is look:
                del self._last[table, said]


def _note(answer: asyncio.Task[dict[str, Any]]) -> None:
    """Whoever asked may have gone: then nobody is told of a refusal."""
    if not answer.cancelled():
        answer.exception()
