"""A table's own pages of the log: opened and taken up, written to, read again from the beginning, and put away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

from lastcard.server import entries
from lastcard.server.entries import AnyEntry
from lastcard.server.log import Claim, Found, Log
from lastcard.server.obeyed import Obeyed
from lastcard.server.sitting import PLAYED, Seated, Sitting
from lastcard.server.snapshots import EVERY, kept, taken_up

_PAUSE = 100
"""Entries read at a time: a table can have a long past, and the others must not wait for it."""


class Book:
    """What one table has in the log, for its owner."""

    def __init__(self, table: str, log: Log, begin: Seated) -> None:
        self._table, self._log, self._begin = table, log, begin
        self._claim: Claim | None = None
        self._kept = 0
        """The version of the last snapshot."""

    @property
    def is_open(self) -> bool:
        """Whether there is such a table."""
        return self._claim is not None

    async def open(self, found: Found | None) -> Sitting:
        """Own the table, and take it up where its log ends; an empty sitting if there is none."""
        found = found or await self._log.claim(self._table)
        if found is None:
            return Sitting(self._table, self._begin)
        self._claim = found.claim
        if found.snapshot is None:
            return await self._replayed(Sitting(self._table, self._begin), found.bodies)
        sitting = taken_up(self._table, found.snapshot, self._begin)
        if sitting is None:
            return await self.recalled()
        self._kept = sitting.version
        return await self._replayed(sitting, found.bodies)

    async def begin(self, first: Sequence[AnyEntry]) -> Sitting:
        """A new table."""
        self._claim = await self._log.create(self._table, [entries.encode(entry) for entry in first])
        sitting = Sitting(self._table, self._begin)
        for entry in first:
            sitting.take(entry)
        return sitting

    async def recalled(self) -> Sitting:
        """The whole log replayed, for what a snapshot does not tell: the same sitting, with its past."""
        assert self._claim is not None
        return await self._replayed(Sitting(self._table, self._begin), await self._log.read(self._claim))

    async def obeyed(self) -> Obeyed:
        """Every command of the log."""
        assert self._claim is not None
        obeyed = Obeyed()
        async for version, entry in _entries(await self._log.read(self._claim)):
            obeyed.take(version, entry)
        return obeyed

    async def write(self, sitting: Sitting, entry: AnyEntry) -> None:
        """Make durable what happens next at the table, which is not in the sitting yet."""
        assert self._claim is not None
        played, version = isinstance(entry, PLAYED), sitting.version
        # Back in the lobby, a table still has the records of its matches to keep.
        begun, live = played or sitting.match is not None or sitting.matches > 0, played or sitting.phase == "playing"
        snapshot = kept(sitting) if version - self._kept >= EVERY else None
        body = entries.encode(entry)
        await self._log.append(self._claim, version + 1, body, begun=begun, live=live, snapshot=snapshot)
        if snapshot is not None:
            self._kept = version

    async def put_away(self, sitting: Sitting, *, live: bool) -> None:
        """The table leaves memory; unless something comes due at it, no restart needs to load it."""
        if self._claim is not None:
            await self._log.rest(self._claim, kept(sitting), live=live)

    async def _replayed(self, sitting: Sitting, bodies: list[bytes]) -> Sitting:
        async for _, entry in _entries(bodies):
            sitting.take(entry)
        return sitting


async def _entries(bodies: Sequence[bytes]) -> AsyncIterator[tuple[int, AnyEntry]]:
    """Entries and their numbers, with a pause now and then."""
    for at, body in enumerate(bodies, 1):
        yield at, entries.decode(body)
        if at % _PAUSE == 0:
            await asyncio.sleep(0)
