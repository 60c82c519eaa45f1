"""The hub: all tables in memory. A table is loaded when somebody asks for it, and leaves memory when all have gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import TypeVar

from lastcard.server.driver import Driver
from lastcard.server.expiry import Before, Expiry, Jump
from lastcard.server.loading import Loader
from lastcard.server.services import Services
from lastcard.server.store.log import Damaged, Found, NotStored
from lastcard.table.commands import Gone, Said, Vanished
from lastcard.table.presence import turn_away
from lastcard.table.state import Client

_WOKEN_AT_ONCE = 500
"""Tables read at a time after a restart."""
_FORGOTTEN_AT_ONCE = 10
"""Expired tables that go in one transaction: with a few hundred entries each it takes a few milliseconds, about as long as a
write to the disk, and that is what a move elsewhere waits for. Fewer would only make more transactions."""

T = TypeVar("T")

_log = logging.getLogger("lastcard.server")


class Hub:
    """Owns every table of this server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._drivers: dict[str, Driver] = {}
        self._loader = Loader(services.log)
        self._closing = False
        self._away = False
        """Whether this process may own nothing for now."""
        self._waking = asyncio.Lock()
        """Held while orphans are taken up."""
        loop = asyncio.get_running_loop()
        self._expiry = Expiry(services.paces, loop.time, services.time_of_day)
        self._sweeper = loop.create_task(self._sweep())
        services.bus.serve_tables(self)

    def __len__(self) -> int:
        return len(self._drivers)

    def route(self, table: str, client: Client, said: Said) -> None:
        """Pass on to a table's driver what a client says."""
        if self._away:
            if not isinstance(said, Gone):
                self._services.bus.to_clients([turn_away(client, said)])
            return
        driver = self._drivers.get(table)
        if driver is None:
            if self._closing:
                self._services.bus.hand_on(table, client, said)
                return
            if isinstance(said, Gone):
                return
            driver = self._drivers[table] = self._driver(table)
        driver.put((client, said))

    async def find(self, table: str) -> str | None:
        """See `Tables`: one claim at a time, as whoever else asks finds the driver that is opening."""
        if self._closing or self._away:
            return None
        driver = self._drivers.get(table)
        if driver is None:
            driver = self._drivers[table] = self._driver(table)
        return await driver.opened

    def vanish(self, gateway: str) -> None:
        """See `Tables`."""
        for driver in self._drivers.values():
            driver.put((Client(gateway, 0), Vanished()))

    def _driver(self, id_: str, found: Found | None = None) -> Driver:
        return Driver(id_, self._services, self._loader, self._forget, found)

    def _forget(self, driver: Driver) -> None:
        if self._drivers.get(driver.id) is driver:
            del self._drivers[driver.id]
        self._services.bus.forget(driver.id)
        # Whatever came while it was leaving is for the one that follows.
        for client, said in driver.leftovers():
            self.route(driver.id, client, said)

    async def wake_orphans(self) -> int:
        """Load every table at which something may be due and that nobody owns: after a restart, play goes on by itself."""
        claimed: list[Found] = []
        async with self._waking:
            for part in _parts(await self._services.log.orphans(), _WOKEN_AT_ONCE):
                if self._closing:
                    # What this server hands over is for others.
                    break
                # Those that somebody has asked for by now are being claimed already.
                ids = [id_ for id_ in part if id_ not in self._drivers and id_ not in self._loader.beyond]
                claimed += await _of_sound(ids, self._loader.claim_all)
            # Somebody may have asked for one meanwhile: then it was claimed after this, and is being opened.
            woken = [found for found in claimed if found.claim.table not in self._drivers and not self._away]
            for found in woken:
                self._drivers[found.claim.table] = self._driver(found.claim.table, found)
        # No table plays before all are there, or the last would wait for every move of the first.
        await asyncio.sleep(0)
        return len(woken)

    def abandon(self) -> None:
        """Own nothing any longer: every table stops without storing more, and whoever is there comes again elsewhere."""
        self._away = True
        for driver in list(self._drivers.values()):
            driver.abandon()

    def resume(self) -> None:
        """Own again what is claimed from now on."""
        self._away = False

    async def close(self) -> None:
        """Let every table finish what it has, and hand it over."""
        self._closing = True
        await self._services.bus.retire()
        async with self._waking:
            # What is being taken up is handed over with all others.
            self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        await asyncio.gather(*(driver.close() for driver in list(self._drivers.values())))
        await self._services.bus.handed_over()

    async def _sweep(self) -> None:
        """Forget tables at which nothing has happened for a long time."""
        while True:
            await asyncio.sleep(self._services.paces.sweep_s)
            looked = self._expiry.look()
            try:
                if isinstance(looked, Jump):
                    # Else a table that was played while the clock was behind would be taken for an old one.
                    await self._services.log.shift(*looked)
                    continue
                gone = await self._forget_expired(looked)
                while await self._services.log.tidy():
                    pass
            except NotStored as error:
                _log.error("expired tables could not be forgotten: %s", error)
                continue
            if gone:
                _log.info("%d tables have expired", gone)

    async def _forget_expired(self, before: Before) -> int:
        """Forget the tables that have expired, some at a time; how many."""
        log, count = self._services.log, 0
        expired = self._expiry.confirmed(await log.expired(*before))
        for part in _parts(expired, _FORGOTTEN_AT_ONCE):
            ids = [id_ for id_ in part if id_ not in self._drivers or not self._drivers[id_].busy]
            for id_ in await _of_sound(ids, lambda ids: log.forget(ids, *before)):
                count += 1
                if id_ in self._drivers:
                    self._drivers[id_].rest()
        return count


def _parts(ids: list[str], most: int) -> Iterator[list[str]]:
    """So many tables at a time."""
    return (ids[at : at + most] for at in range(0, len(ids), most))


async def _of_sound(ids: list[str], ask: Callable[[list[str]], Coroutine[None, None, list[T]]]) -> list[T]:
    """What the log answers about tables; one that is damaged there is found by halves and left out, and the others go on."""
    try:
        return await ask(ids) if ids else []
    except Damaged as error:
        if len(ids) == 1:
            _log.error("table %s is damaged in the log: %s", ids[0], error)
            return []
        half = len(ids) // 2
        return await _of_sound(ids[:half], ask) + await _of_sound(ids[half:], ask)
