"""A database that several processes share, with what can go wrong between it and each of them.

It promises what the log of PostgreSQL promises, and no more (`tests/server/test_log_contract.py`). A bug is planted by handing a
process another log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from lastcard.server.store.log import READ_MAX, Claim, Fenced, Found, InDoubt, NotStored, Owned, Snapshot
from lastcard.testing.faults.world import Process, World

T = TypeVar("T")

LEASE_S = 3.0
_LATENCY_S = (0.0005, 0.01)
_SETTLE_S = 10.0
"""As `_AWAY_S` of `lastcard.server.store.postgres`."""
_GIVE_UP_S = 5.0
"""After so long a lost connection is noticed."""


class Row:
    """A table in the database."""

    def __init__(self, number: int, bodies: Sequence[bytes], owner: int | None) -> None:
        self.number, self.owner, self.fence = number, owner, 1
        self.entries = list(bodies)
        self.live = False
        self.snapshot: Snapshot | None = None
        self.deals: list[Snapshot] = []


class Node:
    """A node in the database."""

    def __init__(self, name: str, lease: float) -> None:
        self.name, self.lease = name, lease
        self.boot: float | None = None


class Database:
    """What is stored. Time is its own."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.tables: dict[str, Row] = {}
        self.nodes: dict[int, Node] = {}
        self.locks: dict[int, Process] = {}
        """Which process holds the lock of a node."""
        self._waiting: list[tuple[int, Callable[[], None]]] = []
        self.boot = 0.0
        self.up = True
        self._numbers = 0

    def number(self) -> int:
        """One that was never given before."""
        self._numbers += 1
        return self._numbers

    def stop(self) -> None:
        """It is gone at once: what it has answered is there, locks are free, and snapshots are lost."""
        self.up = False
        self.locks.clear()
        for row in self.tables.values():
            row.snapshot = None
            row.deals.clear()

    def start(self) -> None:
        """It is there again."""
        self.up, self.boot = True, self.world.now
        self._release()

    def disconnect(self, process: Process) -> None:
        """The connections of a process end, and its locks are free; one that lives makes new ones when it needs them."""
        self.locks = {node: holder for node, holder in self.locks.items() if holder is not process}
        self._release()

    def unlock(self, node: int) -> None:
        """Free the lock of a node."""
        self.locks.pop(node, None)
        self._release()

    def when_free(self, node: int, go: Callable[[], None]) -> None:
        """Do something when a lock is free, or at the latest when asked to."""
        self._waiting.append((node, go))
        self._release()

    def _release(self) -> None:
        for waiting in [waiting for waiting in self._waiting if waiting[0] not in self.locks]:
            self._waiting.remove(waiting)
            waiting[1]()

    def is_alive(self, owner: int | None) -> bool:
        """Whether a node is one that nobody has buried."""
        return owner in self.nodes


class Link:
    """The connection of one process to the database."""

    def __init__(self, database: Database, process: Process) -> None:
        self.database, self.process, self.world = database, process, database.world
        self.cut_until = 0.0
        """Until when nothing passes."""
        self.fails = 0.0
        """How often a statement fails, or its connection is lost in the middle of it."""

    def _passes(self) -> bool:
        return self.database.up and self.world.now >= self.cut_until

    def ask(self, work: Callable[[], T], *, settles: bool = False) -> asyncio.Future[T]:
        """Have something done in the database; `NotStored` if it was not. What settles is found out after a lost connection."""
        answer: asyncio.Future[T] = self.process.loop.create_future()
        rng, there = self.world.rng, self.world.rng.uniform(*_LATENCY_S)
        fate = rng.random()

        def arrive() -> None:
            if not self._passes() or fate < self.fails / 2:
                self._fail(answer, _lost(), settles=settles)
                return
            if not self.process.alive:
                return
            try:
                result: T | Exception = work()
            except (Fenced, NotStored) as error:
                result = error
            if fate < self.fails:
                self._fail(answer, result, settles=settles)
            else:
                self.world.after(rng.uniform(*_LATENCY_S), lambda: self._return(answer, result, settles=settles))

        self.world.after(there, arrive)
        return answer

    def _return(self, answer: asyncio.Future[T], result: T | Exception, *, settles: bool) -> None:
        if self._passes():
            self.process.deliver(lambda: _resolve(answer, result))
        else:
            self._fail(answer, result, settles=settles)

    def _fail(self, answer: asyncio.Future[T], result: T | Exception, *, settles: bool) -> None:
        """The connection was lost, before something was done or after it; what settles is found out when there is another one."""
        if not settles:
            self.world.after(
                _GIVE_UP_S if not self._passes() else 0.0, lambda: self.process.deliver(lambda: _resolve(answer, _lost()))
            )
            return
        end = self.world.now + _SETTLE_S

        def settle() -> None:
            if self._passes():
                self.process.deliver(lambda: _resolve(answer, result))
            elif self.world.now >= end:
                self.process.deliver(lambda: _resolve(answer, InDoubt("nobody knows")))
            else:
                self.world.after(0.1, settle)

        settle()


def _lost() -> NotStored:
    return NotStored("the connection was lost")


def _resolve(answer: asyncio.Future[T], result: T | Exception) -> None:
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)


class SimulatedNodes:
    """See `lastcard.server.cluster.nodes.Nodes`."""

    def __init__(self, link: Link) -> None:
        self._link, self._database = link, link.database
        self.number: int | None = None
        self.lease_s = LEASE_S

    async def join(self, name: str) -> None:
        """See `Nodes`."""
        await self.leave()
        database, process = self._database, self._link.process

        def work() -> int:
            for number in [number for number, node in database.nodes.items() if node.name == name]:
                del database.nodes[number]
                database.unlock(number)
            number = database.number()
            database.nodes[number] = Node(name, database.world.now + LEASE_S)
            database.nodes[number].boot = database.boot
            database.locks[number] = process
            return number

        self.number = await self._link.ask(work)

    async def renew(self) -> bool:
        """See `Nodes`."""
        database, process, number = self._database, self._link.process, self.number

        def work() -> bool:
            node = database.nodes.get(number or 0)
            if node is None or number is None:
                return False
            node.lease = database.world.now + LEASE_S
            # A new connection holds the lock again.
            database.locks[number], node.boot = process, database.boot
            return True

        return await self._link.ask(work)

    async def drain(self) -> None:
        """See `Nodes`. It is for people to see."""
        await self._link.ask(lambda: None)

    async def leave(self) -> None:
        """See `Nodes`."""
        number, self.number = self.number, None
        if number is None:
            return

        def work() -> None:
            self._database.nodes.pop(number, None)
            self._database.unlock(number)

        await self._link.ask(work)

    async def successor(self) -> int | None:
        """See `Nodes`."""
        own = self.number or 0

        def work() -> int | None:
            others = sorted((number < own, number) for number in self._database.nodes if number != own)
            return others[0][1] if others else None

        return await self._link.ask(work)

    async def bury_free(self, node: int, within_s: float) -> list[str]:
        """See `Nodes`."""
        database, link = self._database, self._link
        free: asyncio.Future[bool] = link.process.loop.create_future()
        await link.ask(lambda: None)
        database.when_free(node, lambda: link.process.deliver(lambda: _resolve(free, result=True)))
        try:
            await asyncio.wait_for(free, within_s)
        except TimeoutError:
            return []

        def work() -> list[str]:
            found = database.nodes.get(node)
            if found is None or node in database.locks or found.boot != database.boot:
                return []
            del database.nodes[node]
            return [found.name]

        buried = await link.ask(work)
        if not buried:
            await asyncio.sleep(within_s)
        return buried

    async def bury_expired(self) -> list[str]:
        """See `Nodes`."""
        database = self._database

        def work() -> list[str]:
            now = database.world.now
            if database.boot + LEASE_S > now > LEASE_S:
                return []
            dead = [number for number, node in database.nodes.items() if node.lease < now]
            return [database.nodes.pop(number).name for number in dead]

        return await self._link.ask(work)

    async def close(self) -> None:
        """See `Nodes`."""


class SimulatedLog:
    """See `lastcard.server.store.log.Log`."""

    commits = 0

    def __init__(self, link: Link, nodes: SimulatedNodes) -> None:
        self.link, self._nodes = link, nodes
        self.tables = link.database.tables

    def _node(self) -> int:
        if self._nodes.number is None:
            raise NotStored("this process is no node")
        return self._nodes.number

    async def create(self, table: str, bodies: Sequence[bytes]) -> Claim:
        """See `Log`."""
        node = self._node()

        def work() -> Claim:
            if table in self.tables:
                raise Fenced("there is one")
            self.tables[table] = Row(self.link.database.number(), bodies, node)
            return Claim(table, self.tables[table].number, 1)

        return await self.link.ask(work, settles=True)

    async def claim(self, table: str) -> Found | Owned | None:
        """See `Log`."""
        node = self._node()

        def work() -> Found | Owned | None:
            row, database = self.tables.get(table), self.link.database
            if row is None:
                return None
            if not self.may_claim(row, node):
                return Owned(database.nodes[row.owner or 0].name)
            return self.own(table, row, node)

        return await self.link.ask(work)

    def may_claim(self, row: Row, node: int) -> bool:
        """Whether nobody owns a table, this node or a dead one."""
        return row.owner is None or row.owner == node or not self.link.database.is_alive(row.owner)

    def own(self, table: str, row: Row, node: int) -> Found:
        """Own a table from now on."""
        row.fence += 1
        row.owner = node
        after = 0 if row.snapshot is None else row.snapshot.version
        return Found(Claim(table, row.number, row.fence), row.snapshot, row.entries[after : after + READ_MAX])

    async def claim_all(self, tables: Sequence[str]) -> list[Found]:
        """See `Log`."""
        node = self._node()

        def work() -> list[Found]:
            return [self.own(table, self.tables[table], node) for table in tables if self.may_claim(self.tables[table], node)]

        return await self.link.ask(work)

    async def confirm(self, claim: Claim) -> None:
        """See `Log`."""

        def work() -> None:
            self._owned(claim)

        await self.link.ask(work)

    def _owned(self, claim: Claim) -> Row:
        row = self.tables.get(claim.table)
        if row is None or row.fence != claim.fence:
            raise Fenced("another owner")
        return row

    def append(  # noqa: PLR0913  each names one thing of the entry
        self,
        claim: Claim,
        version: int,
        body: bytes,
        *,
        begun: bool,
        live: bool,
        snapshot: Snapshot | None = None,
        before: Snapshot | None = None,
    ) -> Awaitable[None]:
        """See `Log`."""
        del begun

        def work() -> None:
            self.store(claim, version, body, snapshot, before)
            self.tables[claim.table].live = live

        return self.link.ask(work, settles=True)

    def store(self, claim: Claim, version: int, body: bytes, snapshot: Snapshot | None, before: Snapshot | None) -> None:
        """Store an entry, if it may be."""
        row = self._owned(claim)
        if len(row.entries) != version - 1:
            raise Fenced("another version")
        row.entries.append(body)
        row.snapshot = snapshot or row.snapshot
        row.deals += [] if before is None else [before]

    async def before_deal(self, claim: Claim, version: int) -> Snapshot | None:
        """See `Log`."""
        deals = self.tables[claim.table].deals
        return await self.link.ask(lambda: next((deal for deal in reversed(deals) if deal.version <= version), None))

    async def read(self, claim: Claim, after: int = 0) -> list[bytes]:
        """See `Log`."""
        return await self.link.ask(lambda: self._owned(claim).entries[after : after + READ_MAX])

    async def rest(self, claim: Claim, snapshot: Snapshot | None, *, live: bool) -> None:
        """See `Log`."""

        def work() -> None:
            row = self.tables[claim.table]
            if row.fence == claim.fence:
                row.live, row.owner, row.snapshot = live, None, snapshot or row.snapshot

        await self.link.ask(work)

    async def orphans(self) -> list[str]:
        """See `Log`."""
        database = self.link.database
        return await self.link.ask(
            lambda: [table for table, row in self.tables.items() if row.live and not database.is_alive(row.owner)]
        )

    async def expired(self, before: float, lobby_before: float) -> list[str]:
        """See `Log`. No table is so old."""
        del before, lobby_before
        return []

    async def shift(self, since: float, until: float, by_s: float) -> None:
        """See `Log`."""

    async def forget(self, tables: Sequence[str], before: float, lobby_before: float) -> list[str]:
        """See `Log`."""
        del tables, before, lobby_before
        return []

    async def tidy(self) -> bool:
        """See `Log`."""
        return False

    async def close(self) -> None:
        """See `Log`."""
