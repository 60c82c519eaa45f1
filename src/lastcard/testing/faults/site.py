"""A site of several servers under a seed: real hubs, drivers, routers, members and gateways over what is simulated."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from lastcard.protocol import TableSettings
from lastcard.server.cluster.mailbox import Mailbox
from lastcard.server.cluster.member import Member
from lastcard.server.cluster.router import Router
from lastcard.server.hub import Hub
from lastcard.server.limits import Addresses
from lastcard.server.metrics import Metrics
from lastcard.server.services import Services
from lastcard.server.settings import Role
from lastcard.server.sockets import Gateway
from lastcard.server.store.log import NotStored
from lastcard.table import entries
from lastcard.table.commands import Create, Join
from lastcard.table.machine import Machine
from lastcard.table.seats import fresh_table_id
from lastcard.table.state import Conditions
from lastcard.testing.faults.bots import STEADY
from lastcard.testing.faults.network import Network, SimulatedTransport
from lastcard.testing.faults.people import Person, Wrong
from lastcard.testing.faults.store import Database, Link, SimulatedLog, SimulatedNodes
from lastcard.testing.faults.world import Process, World
from lastcard.testing.process import OPEN, QUICK
from lastcard.testing.proofs.visitors import Acked

PACES = replace(QUICK, bot_s=0.4, grace_s=3.0, evict_s=15.0, sweep_s=10.0**6, holds_s=0.05, opens_s=0.02)
ROLES: tuple[tuple[Role, ...], ...] = (("owner", "gateway"), ("owner", "gateway"), ("owner",), ("gateway",))
"""Of the servers: two that do all, one that owns, one that holds clients."""
TABLES = 2
_SETTINGS = TableSettings(seats=("person", "person", "easy"), rules={"target": 200})


class Built(NamedTuple):
    """What servers are made of. A bug is planted by another part."""

    log: type[SimulatedLog] = SimulatedLog
    router: type[Router] = Router
    mailbox: type[Mailbox] = Mailbox
    member: type[Member] = Member
    machine: Machine = STEADY


class SimulatedServer:
    """A process with a server in it."""

    gateway: Gateway

    def __init__(self, site: Site, name: str, roles: tuple[Role, ...]) -> None:
        self.site, self.name, self.roles = site, name, roles
        self.process = Process(site.world, name)
        self.link = Link(site.database, self.process)
        self.is_open = False
        """Whether people can connect."""
        self.is_replaced = False
        """Whether another one has its place already."""
        self._hub: Hub | None = None
        self.member: Member | None = None
        self._router: Router | None = None
        self.process.spawn(self._start())

    async def _start(self) -> None:
        site, loop = self.site, self.process.loop
        router = self._router = site.built.router(self.name, SimulatedTransport(site.network, self.process), site.built.mailbox)
        metrics = Metrics()
        if "owner" in self.roles:
            nodes = SimulatedNodes(self.link)
            log = site.built.log(self.link, nodes)
            services = Services(
                log,
                router,
                metrics,
                PACES,
                loop.time,
                Conditions(PACES, OPEN),
                site.world.rng.randbytes,
                site.built.machine,
                time_of_day=lambda: site.world.now,
            )
            self._hub = Hub(services)
            self.member = site.built.member(self.name, nodes, router, self._hub)
            router.died = self.member.hint
        self.gateway = Gateway(router, OPEN, metrics, Addresses(OPEN, loop.time), frozenset())
        await router.start()
        while self.member is not None:
            try:
                await self.member.start()
                break
            except NotStored:
                await asyncio.sleep(0.2)
        self.is_open = True

    async def _stop(self) -> None:
        """What SIGTERM does."""
        self.is_open, self.gateway.stopping = False, True
        if self.member is not None:
            await self.member.drain()
        if self._hub is not None:
            await self._hub.close()
        await self.gateway.close()
        if self.member is not None:
            await self.member.close()
        if self._router is not None:
            await self._router.close()
        self.end()

    def stop(self) -> None:
        """Stop as told by a signal."""
        self.process.spawn(self._stop())

    def bury(self) -> None:
        """Give back what the process holds."""
        if self._hub is not None:
            # Else what one table hands on at its end would begin another.
            self._hub.abandon()
        self.process.bury()

    def end(self) -> None:
        """Be gone, with all connections."""
        self.process.kill()
        self.site.network.leave(self.name)
        self.site.database.disconnect(self.process)
        self.site.gone(self)


class Site:
    """Some servers with a database and a network, and everybody who plays there."""

    def __init__(self, seed: str, built: Built, roles: Sequence[tuple[Role, ...]] = ROLES) -> None:
        self.world, self.built = World(seed), built
        self.database, self.network = Database(self.world), Network(self.world)
        self._number = 0
        self.servers: list[SimulatedServer] = []
        self._dead: list[SimulatedServer] = []
        self.people: list[Person] = []
        self.faults = 0
        """How many things have gone wrong."""
        for own in roles:
            self.open_server(own)
        self.world.run(1.0)
        for _ in range(TABLES):
            self._make_table(fresh_table_id(self.world.rng.randbytes))

    def open_server(self, roles: tuple[Role, ...]) -> None:
        """One more server."""
        self._number += 1
        self.servers.append(SimulatedServer(self, f"s{self._number}", roles))

    def gone(self, server: SimulatedServer) -> None:
        """A server is gone: its connections end, and it is started again after a while, under another name."""
        if server not in self.servers:
            return
        self.servers.remove(server)
        self._dead.append(server)
        for person in self.people:
            if person.connection is not None and person.connection.is_to(server):
                connection = person.connection
                self.world.after(self.world.rng.uniform(0.001, 0.1), partial(person.lose, connection))
        if not server.is_replaced:
            self.world.after(self.world.rng.uniform(0.2, 4.0), partial(self.open_server, server.roles))

    def gateways(self) -> list[SimulatedServer]:
        """Those to whom people can connect."""
        return [server for server in self.servers if server.is_open and server.process.alive and "gateway" in server.roles]

    def _make_table(self, table: str) -> None:
        [server, *_] = self.gateways()
        answers: list[dict[str, object]] = []

        async def make() -> None:
            answers.append(await server.gateway.ask(table, Create(_SETTINGS, "Ana"), "10.0.0.1"))
            answers.append(await server.gateway.ask(table, Join("Ben", None, None), "10.0.0.1"))

        server.process.spawn(make())
        self.world.run(self.world.now + 1.0)
        assert len(answers) == len(_SETTINGS.seats) - 1, "a table could not be made"
        for answer in answers:
            person = Person(self.world, table, int(str(answer["seat"])), str(answer["token"]), self.gateways)
            person.stored = self._check_stored
            person.newest = partial(self._count_stored, table)
            self.people.append(person)

    def _count_stored(self, table: str) -> int:
        return len(self.database.tables[table].entries)

    def _check_stored(self, acked: Acked, person: Person) -> None:
        """Whatever is acknowledged is stored at that moment."""
        stored = self.database.tables[person.table].entries
        if acked.version > len(stored) or entries.decode(stored[acked.version - 1]).asked != entries.Asked(person.seat, acked.id):
            raise Wrong(f"{person.name} was acknowledged {acked.id} at version {acked.version}, and it is not stored")

    def close(self) -> None:
        """Give back what all processes hold."""
        for server in (*self.servers, *self._dead):
            server.bury()

    def failures(self) -> list[BaseException]:
        """What went wrong in a process and was caught by nobody."""
        return [error for server in (*self.servers, *self._dead) for error in server.process.failures]
