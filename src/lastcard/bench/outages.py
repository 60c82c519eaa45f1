"""How soon tables go on after their owner died or stood still, and after the bus or the database was away."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import msgspec

from lastcard.bench.crowd import Crowd
from lastcard.bench.served import PACES
from lastcard.server.cluster.messages import Dead, decode_envelope, decode_messages
from lastcard.server.cluster.nats import NatsTransport
from lastcard.server.settings import Role, ServerPaces
from lastcard.testing.cluster import shared_server
from lastcard.testing.nats import Nats, nats_server
from lastcard.testing.postgres import Postgres, connected, postgres
from lastcard.testing.process import ServerProcess

LEASE_S = 2.0
UNHURRIED = ServerPaces(**PACES)
"""Nothing waits for people, and nobody is waited for."""
_THINKS_S = 4.0


class Outages(msgspec.Struct):
    """What was found, in seconds since something failed, or since it was there again."""

    noticed: float
    """Until everybody was told that the owner is dead."""
    killed_median: float
    """Until a table went on."""
    killed_worst: float
    stalled: float
    """Until the last table went on, beyond the lease."""
    bus_back: float
    """Until the last table went on."""
    database_back: float


async def outages(live: int, away_s: float) -> Outages:
    """Let everything fail, one after the other, while people play at so many tables.

    So long the bus is away, and all is well before.
    """
    with tempfile.TemporaryDirectory() as folder, postgres() as database, nats_server() as bus, ExitStack() as servers:
        site = _Site(database, bus, Path(folder), servers)
        first = await site.start("owner")
        crowd = Crowd([(await site.start("gateway")).url for _ in range(2)], _THINKS_S)
        for _ in range(live):
            await crowd.sit_down()
        await site.gone_on(crowd)
        second = await site.start("owner")
        async with _hearing_of_deaths(bus) as death:
            began = time.monotonic()
            first.kill()
            killed = await site.gone_on(crowd, began)
            noticed = await death - began
        await site.start("owner")
        began = time.monotonic()
        second.pause()
        stalled = await site.gone_on(crowd, began)
        second.kill()
        await asyncio.sleep(away_s)
        bus.kill()
        await asyncio.sleep(away_s)
        bus.start()
        bus_back = await site.gone_on(crowd)
        database.stop(at_once=True)
        database.start()
        database_back = await site.gone_on(crowd)
        await crowd.leave()
    return Outages(
        noticed=noticed,
        killed_median=statistics.median(killed),
        killed_worst=max(killed),
        stalled=max(stalled) - LEASE_S,
        bus_back=max(bus_back),
        database_back=max(database_back),
    )


class _Site:
    """Servers with one database and one bus."""

    def __init__(self, database: Postgres, bus: Nats, folder: Path, servers: ExitStack) -> None:
        self._database, self._bus, self._folder, self._servers = database, bus, folder, servers

    async def start(self, role: Role) -> ServerProcess:
        """Start one more, while the people go on."""
        server = shared_server(self._database, self._bus, self._folder, role, lease_s=LEASE_S, paces=UNHURRIED)
        self._servers.callback(server.kill)
        return await asyncio.to_thread(server.start)

    async def gone_on(self, crowd: Crowd, began: float | None = None) -> list[float]:
        """How long each table takes to go on, from then or from now."""
        began = time.monotonic() if began is None else began
        async with connected(self._database.url) as db:
            versions = dict(await db.fetch("SELECT id, version FROM tables"))
        return await crowd.gone_on(versions, began)


@asynccontextmanager
async def _hearing_of_deaths(bus: Nats) -> AsyncIterator[asyncio.Future[float]]:
    """When all processes were told that somebody is dead."""
    told: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(data: bytes) -> None:
        if not told.done() and any(isinstance(message, Dead) for message in decode_messages(decode_envelope(data).body)):
            told.set_result(time.monotonic())

    transport = NatsTransport(bus.url)
    await transport.start("bench", hear, lambda: None, owner=False)
    yield told
    await transport.close()
