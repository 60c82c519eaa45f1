"""The hall: all tables in memory. A table is loaded when somebody asks for it, and leaves memory when all have gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from lastcard.server.bus import Gone, ToTable
from lastcard.server.log import Found, NotStored
from lastcard.server.table import House, Table

_CHUNK = 500
"""Tables read at a time after a restart."""

_log = logging.getLogger("lastcard.server")


class Hall:
    """Owns every table of this server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, Table] = {}
        self._closing = False
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        house.bus.own(self.take)

    def __len__(self) -> int:
        return len(self._tables)

    def take(self, message: ToTable) -> None:
        """Hand a message to its table."""
        if self._closing:
            return
        table = self._tables.get(message.table)
        if table is None:
            if isinstance(message.said, Gone):
                return
            table = self._wake(message.table)
        table.put(message.origin, message.said)

    def _wake(self, id_: str) -> Table:
        table = self._tables[id_] = Table(id_, self._house, self._forget)
        return table

    def _forget(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        # Whatever came while it was leaving is for the table that follows.
        for origin, said in table.leftovers():
            self.take(ToTable(table.id, origin, said))

    async def wake_live(self) -> int:
        """Load every table at which something may be due: after a restart, play goes on by itself."""
        live: list[Found] = []
        while chunk := await self._house.log.claim_live(live[-1].claim.number if live else 0, _CHUNK):
            live += chunk
        for found in live:
            self._tables[found.claim.table] = Table(found.claim.table, self._house, self._forget, found)
        # Nobody plays before all are there, or the last would wait for every move of the first.
        await asyncio.sleep(0)
        return len(live)

    async def close(self) -> None:
        """Let every table finish what it has, and stop."""
        self._closing = True
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        await asyncio.gather(*(table.close() for table in list(self._tables.values())))

    async def _sweep(self) -> None:
        """Forget what nobody has touched for a long time."""
        paces = self._house.paces
        while True:
            await asyncio.sleep(paces.sweep_s)
            busy = frozenset(id_ for id_, table in self._tables.items() if table.busy)
            now = time.time()
            try:
                gone = await self._house.log.expire(now - paces.lobby_keep_s, now - paces.keep_s, busy)
            except NotStored as error:
                _log.error("expired tables could not be forgotten: %s", error)
                continue
            for id_ in gone:
                if id_ in self._tables:
                    self._tables[id_].rest()
            if gone:
                _log.info("%d tables have expired", len(gone))
