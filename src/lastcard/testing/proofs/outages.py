"""A site of two owners and two gateways, whose processes, database and bus fail again and again while clients play.

Whatever was acknowledged and told is held against the log, as for a server that is alone (`lastcard.testing.proofs.crash`).
"""

from __future__ import annotations

import asyncio
import random
import signal
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

from lastcard.server.settings import Role
from lastcard.testing.cluster import shared_server
from lastcard.testing.nats import Nats, nats_server
from lastcard.testing.postgres import Postgres, connected, postgres
from lastcard.testing.process import ServerProcess
from lastcard.testing.proofs.crash import PER_TABLE, Crashes, any_table, check_table, going_on, stored
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import chance

KINDS = (
    "owner killed",
    "owner stalled",
    "gateway killed",
    "gateway stalled",
    "database stopped",
    "database stalled",
    "bus killed",
    "bus stalled",
)
OUTAGES = 3 * len(KINDS)
CLIENTS = 16
LEASE_S = 1.0
_PATIENT_LEASE_S = 60.0
"""While nothing fails but the patience of a busy machine: a short lease may end by itself, and would count for a restart."""
_STALLED_LEASES = 1.5
"""How long somebody stands still."""
_THINKS_S = 0.04
"""Before each move, so that the clients leave half of two cores to others."""
_LIVED_S = (0.1, 0.8)
"""How long all is well between two outages."""
_SAID = 10
"""After so many outages, a word."""
_OWNED = "SELECT id FROM tables JOIN nodes ON node = owner WHERE name = $1"


class Outages(Crashes):
    """What outages have shown; each counts as a kill."""

    going_on_s: dict[str, list[float]] = msgspec.field(default_factory=dict)
    """By kind of outage, how long each table that it concerned took to go on.

    It runs from the kill or the beginning of the stall of an owner, from the kill of a gateway, and from the moment at which a
    gateway, the database or the bus is there again. A table has gone on when its players are told of something new.
    """


def prove_outages(
    outages: int = OUTAGES, clients: int = CLIENTS, say: Callable[[str], None] = print, seed: str = "1", lease_s: float = LEASE_S
) -> Outages:
    """Let so many outages happen while so many clients play; AssertionError tells what was lost, doubled or stuck.

    An interrupt (Ctrl-C) is the end of outages: all that was acknowledged and told until then is held against the log.
    """
    with tempfile.TemporaryDirectory() as folder, postgres() as database, nats_server() as bus:
        site = _Site(database, bus, Path(folder), lease_s)
        try:
            return asyncio.run(_prove(site, outages, clients, say, chance(seed)))
        except ExceptionGroup as several:
            raise _first(several) from several
        finally:
            for server in site.servers:
                server.kill()


def _first(error: Exception) -> Exception:
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error


class _Site:
    """The processes."""

    def __init__(self, database: Postgres, bus: Nats, folder: Path, lease_s: float) -> None:
        self.database, self.bus, self.lease_s, self._folder = database, bus, lease_s, folder
        self.servers: list[ServerProcess] = []
        """All that there ever were."""
        self.owners = [self._server("owner", _PATIENT_LEASE_S) for _ in range(2)]
        self.gateways = [self._server("gateway", lease_s) for _ in range(2)]
        self._names: dict[ServerProcess, str] = {}
        """Of the owners, as the database has them."""

    def _server(self, role: Role, lease_s: float) -> ServerProcess:
        errors = self._folder / "errors"
        self.servers.append(shared_server(self.database, self.bus, self._folder, role, lease_s=lease_s, errors=errors))
        return self.servers[-1]

    def replace_gateways(self) -> list[ServerProcess]:
        """Have two other gateways, which are to be started; those before."""
        former, self.gateways = self.gateways, [self._server("gateway", self.lease_s) for _ in range(2)]
        return former

    async def shorten_leases(self) -> None:
        """Have other owners, so that what fails from now on is soon noticed."""
        for n, owner in enumerate(self.owners):
            assert await asyncio.to_thread(owner.stop) == 0
            self.owners[n] = self._server("owner", self.lease_s)
            await self.start(self.owners[n])

    async def start(self, server: ServerProcess) -> None:
        """Start a server, perhaps again."""
        if server not in self.owners:
            await asyncio.to_thread(server.start)
            return
        # The first owner makes the schema.
        before = await self._nodes() if self._names else set[str]()
        await asyncio.to_thread(server.start)
        (self._names[server],) = await self._nodes() - before

    async def stop(self) -> None:
        """Stop all that are at work."""
        for server in (*self.gateways, *self.owners):
            code = await asyncio.to_thread(server.stop)
            assert code == 0, f"a server that was stopped ends with {code}"

    async def ask(self, statement: str, *given: Any) -> list[asyncpg.Record]:  # noqa: ANN401  as asyncpg has it
        """Ask the database."""
        async with connected(self.database.url) as db:
            return list(await db.fetch(statement, *given))

    async def _nodes(self) -> set[str]:
        return {row["name"] for row in await self.ask("SELECT name FROM nodes")}

    async def busiest_owner(self) -> tuple[ServerProcess, set[str]]:
        """The owner of most tables, and these."""
        owned = [(owner, {row["id"] for row in await self.ask(_OWNED, self._names[owner])}) for owner in self.owners]
        return max(owned, key=lambda found: len(found[1]))


class _Proof:
    """A site, and those who play there."""

    def __init__(self, site: _Site, tables: list[list[Visitor]], result: Outages, rng: random.Random) -> None:
        self._site, self._tables, self._result, self._rng = site, tables, result, rng

    async def goes_on(self, kind: str | None = None, began: float | None = None, hit: set[str] | None = None) -> None:
        """Wait until every table has gone on, and note how long those took that were hit, or all."""
        began = time.monotonic() if began is None else began
        versions = {row["id"]: row["version"] for row in await self._site.ask("SELECT id, version FROM tables")}
        before = [versions[table[0].table] for table in self._tables]
        took = await going_on(self._tables, before, began)
        if kind is not None:
            assert hit is None or hit, f"{kind}: nobody's table"
            noted = self._result.going_on_s.setdefault(kind, [])
            noted += [s for table, s in zip(self._tables, took, strict=True) if hit is None or table[0].table in hit]

    async def disturb(self, kind: str) -> None:
        """Let something fail, and be as it was before."""
        match kind:
            case "owner killed":
                owner, owned = await self._site.busiest_owner()
                began = time.monotonic()
                await asyncio.to_thread(owner.kill)
                await self.goes_on(kind, began, owned)
                await self._site.start(owner)
            case "owner stalled":
                owner, owned = await self._site.busiest_owner()
                began = time.monotonic()
                owner.pause()
                await self.goes_on(kind, began, owned)
                await asyncio.sleep(max(0.0, began + self._stalled_s - time.monotonic()))
                owner.go_on()
            case "gateway killed":
                gateway, hit = self._busiest_gateway()
                began = time.monotonic()
                await asyncio.to_thread(gateway.kill)
                await self.goes_on(kind, began, hit)
                await self._site.start(gateway)
            case "gateway stalled":
                gateway, hit = self._busiest_gateway()
                gateway.pause()
                await asyncio.sleep(self._stalled_s)
                began = time.monotonic()
                gateway.go_on()
                await self.goes_on(kind, began, hit)
            case "database stopped":
                await asyncio.to_thread(self._site.database.stop, at_once=True)
                await asyncio.sleep(self._rng.uniform(*_LIVED_S))
                await asyncio.to_thread(self._site.database.start)
                await self.goes_on(kind)
            case "bus killed":
                await asyncio.to_thread(self._site.bus.kill)
                await asyncio.sleep(self._rng.uniform(*_LIVED_S))
                await asyncio.to_thread(self._site.bus.start)
                await self.goes_on(kind)
            case _:
                service = self._site.database if kind == "database stalled" else self._site.bus
                service.pause()
                await asyncio.sleep(self._stalled_s)
                service.go_on()
                await self.goes_on(kind)
        await self.goes_on()

    async def restart_all(self) -> None:
        """Restart every process in order: owners one by one, and gateways, of which new ones are there before the old ones stop.

        An owner's clients notice nothing, and a gateway's are disconnected once.
        """
        site, people = self._site, [visitor for table in self._tables for visitor in table]
        lost = [visitor.lost for visitor in people]
        for owner in site.owners:
            assert await asyncio.to_thread(owner.stop) == 0
            await self.goes_on()
            await site.start(owner)
            await self.goes_on()
        assert [visitor.lost for visitor in people] == lost, "the restart of an owner has disconnected somebody"
        former = site.replace_gateways()
        for gateway in site.gateways:
            await site.start(gateway)
        for visitor in people:
            visitor.other_urls = [gateway.url for gateway in site.gateways]
        for gateway in former:
            assert await asyncio.to_thread(gateway.stop) == 0
            await self.goes_on()
        often = max(visitor.lost - before for visitor, before in zip(people, lost, strict=True))
        assert often == 1, f"a restart of every process has disconnected somebody {often} times"
        for visitor in people:
            visitor.other_urls = [gateway.url for gateway in site.gateways if gateway.url != visitor.url]

    async def let_fail(self, kinds: list[str], say: Callable[[str], None]) -> None:
        """Restart every process, and then let these things fail, unless an interrupt comes."""
        await self.goes_on()
        # Before anything fails: what a failure brings about, as a message that was lost, may be noticed much later.
        await self.restart_all()
        say("every process was restarted, and nobody was disconnected more than once")
        await self._site.shorten_leases()
        await self.goes_on()
        ended = interrupted()
        for kind in kinds:
            if ended.is_set():
                break
            await asyncio.sleep(self._rng.uniform(*_LIVED_S))
            await self.disturb(kind)
            self._result.kills += 1
            if self._result.kills % _SAID == 0:
                acked = sum(len(visitor.acked) for table in self._tables for visitor in table)
                say(f"{self._result.kills} outages, {acked:,} moves acknowledged")

    @property
    def _stalled_s(self) -> float:
        return _STALLED_LEASES * self._site.lease_s

    def _busiest_gateway(self) -> tuple[ServerProcess, set[str]]:
        """The gateway of people of most tables, and these; the other one may be nobody's after an outage."""
        people = [visitor for table in self._tables for visitor in table]
        at = [(gateway, {visitor.table for visitor in people if visitor.url == gateway.url}) for gateway in self._site.gateways]
        return max(at, key=lambda found: len(found[1]))


def interrupted() -> asyncio.Event:
    """What the next interrupt sets; one after that does what it always does."""
    loop, came = asyncio.get_running_loop(), asyncio.Event()

    def come() -> None:
        loop.remove_signal_handler(signal.SIGINT)
        came.set()

    loop.add_signal_handler(signal.SIGINT, come)
    return came


async def while_they_play(
    people: Iterable[Visitor], work: Callable[[], Awaitable[None]], end: Callable[[], Awaitable[None]]
) -> None:
    """Do something while people play, and what ends it, so that they hear of the end; they stop when it fails, too."""
    stopping = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for visitor in people:
            group.create_task(visitor.play(lambda _: stopping.is_set()))
        try:
            await work()
        finally:
            # `wait_for` of Python 3.11 may swallow a cancellation, and who plays would go on for ever.
            stopping.set()
        await end()


async def _prove(site: _Site, outages: int, clients: int, say: Callable[[str], None], rng: random.Random) -> Outages:
    kinds = [KINDS[n % len(KINDS)] for n in range(outages)]
    rng.shuffle(kinds)
    for server in (*site.owners, *site.gateways):
        await site.start(server)
    urls = [gateway.url for gateway in site.gateways]
    tables = [await party(urls[n % 2], any_table(n, rng), rng) for n in range(clients // PER_TABLE)]
    result = Outages(tables=len(tables))
    proof = _Proof(site, tables, result, rng)
    people = [visitor for table in tables for visitor in table]
    for visitor in people:
        visitor.thinks_s = _THINKS_S
        visitor.other_urls = [url for url in urls if url != visitor.url]
    await while_they_play(people, lambda: proof.let_fail(kinds, say), site.stop)
    for table in tables:
        check_table(await stored(site.database.url, table[0].table), table, result)
    for kind, took in sorted(result.going_on_s.items()):
        result.slowest_s = max(result.slowest_s, *took)
        say(f"{kind}: tables go on after {statistics.median(took):.2f} s in the median, {max(took):.2f} s at worst")
    return result
