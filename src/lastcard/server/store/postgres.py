"""The log in a PostgreSQL database, with group commit.

One connection writes. Whatever the tables have handed in while it was busy goes into its next statement, which is a transaction
of its own: none stays open over a round trip. Reading has a connection of its own, so that no move waits for a long table.

A lost connection leaves it open whether a statement was done. Before anybody is answered, the server's end of that connection
is ended for certain, and the database is asked what it has.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import asyncpg

from lastcard.server.store import postgres_sql as sql
from lastcard.server.store.gathering import Gathered
from lastcard.server.store.log import READ_MAX, Claim, Fenced, Found, InDoubt, NotStored, Owned, Snapshot
from lastcard.server.store.postgres_connection import AGAIN_S, LOST, Connection, Taken, Unreached
from lastcard.server.store.postgres_nodes import PostgresNodes, lock_alone, lock_together
from lastcard.server.store.postgres_schema import ensure

T = TypeVar("T")

_BATCH_MAX = 1000
"""Entries in one statement, so that no caller waits for a very long one."""
_READ_TOGETHER = 50
"""Tables that are read in one statement, up to `READ_MAX` entries of each."""
_AWAY_S = 10.0
"""How long what was handed in waits for a database that is away, and what may have been done for the answer whether it was."""


class _Entry(NamedTuple):
    """What one table hands in."""

    claim: Claim
    version: int
    body: bytes
    begun: bool
    live: bool
    snapshot: Snapshot | None
    before: Snapshot | None
    answer: asyncio.Future[None]


class PostgresLog:
    """The log in a PostgreSQL database; `open` makes one."""

    def __init__(self, url: str, nodes: PostgresNodes | None = None) -> None:
        self._url = url
        self._nodes = nodes
        self._loop = asyncio.get_running_loop()
        self._handed_in: list[_Entry] = []
        self._arrived = asyncio.Event()
        self._closing = False
        self._writer, self._reader = Connection(url, lock_alone if nodes is None else lock_together), Connection(url)
        self._confirming = Gathered(self._confirmed, _BATCH_MAX)
        self._reading = Gathered(self._read, _READ_TOGETHER)
        self._writing: asyncio.Task[None] | None = None
        self._away_since: float | None = None
        """Since when the database cannot be reached to write."""
        self.commits = 0
        """Statements made durable."""

    @classmethod
    async def open(cls, url: str, nodes: PostgresNodes | None = None) -> PostgresLog:
        """The log of a database, whose schema is made if there is none; `Taken` if another server uses it.

        Without nodes it is for one server alone; with them, claims are those of the node that this process is.
        """
        log = cls(url, nodes)
        try:
            await ensure(await log._writer.connected())
        except BaseException:
            await log._writer.close()
            raise
        log._writing = log._loop.create_task(log._write())
        return log

    # --- The interface -------------------------------------------------------------------------------------------------------

    async def create(self, table: str, bodies: Sequence[bytes]) -> Claim:
        """See `Log`."""
        tried = False

        async def work(db: asyncpg.Connection) -> int | None:
            nonlocal tried
            again, tried = tried, True
            number: int | None = await db.fetchval(sql.CREATE, table, len(bodies), list(bodies), self._node())
            if number is None and again:
                # The first try may have been done after all.
                number = await db.fetchval(sql.CREATED, table, len(bodies), bodies[0])
            return number

        number = await self._do(self._reader, work)
        if number is None:
            raise Fenced(f"there is a table {table} already")
        self.commits += 1
        return Claim(table, number, 1)

    async def claim(self, table: str) -> Found | Owned | None:
        """See `Log`."""
        if found := await self.claim_all([table]):
            return found[0]
        owner: str | None = await self._do(self._reader, lambda db: db.fetchval(sql.OWNER, table))
        if owner == "":
            raise NotStored(f"table {table} has just changed hands")
        return None if owner is None else Owned(owner)

    async def claim_all(self, tables: Sequence[str]) -> list[Found]:
        """See `Log`."""
        return await self._do(self._reader, lambda db: _claimed(db, list(tables), self._node()))

    def _node(self) -> int | None:
        """By which number tables are claimed; None for a server that is alone."""
        if self._nodes is not None and self._nodes.number is None:
            raise NotStored("this process is no node, and can own nothing")
        return None if self._nodes is None else self._nodes.number

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
        answer: asyncio.Future[None] = self._loop.create_future()
        self._handed_in.append(_Entry(claim, version, body, begun, live, snapshot, before, answer))
        self._arrived.set()
        return answer

    async def before_deal(self, claim: Claim, version: int) -> Snapshot | None:
        """See `Log`."""
        row = await self._do(self._reader, lambda db: db.fetchrow(sql.DEAL, claim.number, version))
        return None if row is None else Snapshot(*row)

    async def read(self, claim: Claim, after: int = 0) -> list[bytes]:
        """See `Log`."""
        bodies = await self._reading.answer((claim, after))
        if bodies is None:
            raise Fenced(f"table {claim.table} has another owner")
        return bodies

    async def _read(self, asked: Sequence[tuple[Claim, int]]) -> dict[tuple[Claim, int], list[bytes]]:
        """The entries of tables after a version, of each that is owned at that moment."""
        columns = [*_columns([claim for claim, _ in asked]), [after for _, after in asked]]
        rows = await self._do(self._reader, lambda db: db.fetch(sql.READ, *columns, READ_MAX))
        return {asked[row["nth"] - 1]: row["bodies"] for row in rows}

    async def rest(self, claim: Claim, snapshot: Snapshot | None, *, live: bool) -> None:
        """See `Log`."""
        kept = snapshot or (None, None)
        await self._do(self._reader, lambda db: db.execute(sql.REST, *claim, live, *kept))

    async def confirm(self, claim: Claim) -> None:
        """See `Log`."""
        if not await self._confirming.answer(claim):
            raise Fenced(f"table {claim.table} has another owner")

    async def _confirmed(self, asked: Sequence[Claim]) -> dict[Claim, bool]:
        """Which claims hold."""
        rows = await self._do(self._reader, lambda db: db.fetch(sql.CONFIRM, *_columns(asked)))
        return {asked[row["nth"] - 1]: True for row in rows}

    async def orphans(self) -> list[str]:
        """See `Log`."""
        which = "true" if self._nodes is None else sql.UNOWNED
        select = f"SELECT id FROM tables WHERE live AND ({which}) ORDER BY number"  # noqa: S608  the condition is a constant
        return [row["id"] for row in await self._do(self._reader, lambda db: db.fetch(select))]

    async def expired(self, before: float, lobby_before: float) -> list[str]:
        """See `Log`."""
        select = f"SELECT id FROM tables WHERE {sql.EXPIRED}"  # noqa: S608  the condition is a constant
        ages = _ages(before, lobby_before)
        rows = await self._do(self._reader, lambda db: db.fetch(select, *ages))
        return [row["id"] for row in rows]

    async def shift(self, since: float, until: float, by_s: float) -> None:
        """See `Log`. Tables are touched by the database's clock: that of a server that was wrong has moved none."""

    async def forget(self, tables: Sequence[str], before: float, lobby_before: float) -> list[str]:
        """See `Log`."""
        ages = _ages(before, lobby_before)
        rows = await self._do(self._reader, lambda db: db.fetch(sql.FORGET, *ages, list(tables), self._node()))
        return [row["id"] for row in rows]

    async def tidy(self) -> bool:
        """See `Log`. PostgreSQL gives free space back by itself (autovacuum)."""
        return False

    async def write_nothing(self) -> None:
        """Write to the disk what is there already; `NotStored` if that fails."""
        await self._do(self._reader, lambda db: db.execute("UPDATE schema_version SET version = version"))

    async def close(self) -> None:
        """See `Log`."""
        self._closing = True
        self._arrived.set()
        if self._writing is not None:
            await self._writing
        await self._writer.close()
        await self._reader.close()

    # --- Reading -------------------------------------------------------------------------------------------------------------

    async def _do(self, line: Connection, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """Do what may be done twice, or not at all; with a lost connection, once more on a new one."""
        try:
            try:
                return await line.do(work)
            except LOST:
                return await line.do(work)
        except (*LOST, asyncpg.PostgresError, Taken, Unreached) as error:
            raise NotStored(str(error)) from None

    # --- Writing -------------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self._arrived.wait()
            if not self._handed_in:
                if self._closing:
                    return
                self._arrived.clear()
                continue
            await self._store(self._next_batch())

    def _next_batch(self) -> list[_Entry]:
        """What goes into the next statement, one entry of a table: the next one needs this one to be there."""
        batch: dict[int, _Entry] = {}
        later: list[_Entry] = []
        for entry in self._handed_in:
            if len(batch) < _BATCH_MAX and entry.claim.number not in batch:
                batch[entry.claim.number] = entry
            else:
                later.append(entry)
        self._handed_in = later
        return list(batch.values())

    async def _store(self, batch: list[_Entry]) -> None:
        """Make entries durable, and let everybody know."""
        columns: list[Sequence[Any]] = [
            [entry.claim.number for entry in batch],
            [entry.claim.fence for entry in batch],
            [entry.version for entry in batch],
            [entry.body for entry in batch],
            [entry.begun for entry in batch],
            [entry.live for entry in batch],
        ]
        for kept in ([entry.snapshot for entry in batch], [entry.before for entry in batch]):
            columns += [[one and one.version for one in kept], [one and one.body for one in kept]]
        try:
            rows = await self._writer.do(lambda db: db.fetch(sql.APPEND, *columns, READ_MAX))
        except Taken as error:
            _fail(batch, NotStored(str(error)))
        except Unreached as error:
            await self._wait(batch, str(error))
        except LOST as error:
            await self._settle(batch, str(error))
        except asyncpg.PostgresError as error:
            # The database says that it was not done.
            _fail(batch, NotStored(str(error)))
        else:
            self.commits += 1
            self._away_since = None
            moved = {row["number"] for row in rows}
            for entry in batch:
                _answer(entry, None if entry.claim.number in moved else _fenced(entry))

    async def _wait(self, batch: list[_Entry], why: str) -> None:
        """Nothing was done, so it can be tried again; where the database was away for long, all are refused at once."""
        now = self._loop.time()
        self._away_since = now if self._away_since is None else self._away_since
        self._handed_in = [*batch, *self._handed_in]
        if now - self._away_since < _AWAY_S:
            await asyncio.sleep(AGAIN_S)
            return
        refused, self._handed_in = self._handed_in, []
        _fail(refused, NotStored(why))

    async def _settle(self, batch: list[_Entry], why: str) -> None:
        """Find out which entries of a statement are there, once it can no longer be done."""
        self._away_since = self._loop.time()
        given = [
            [entry.claim.number for entry in batch],
            [entry.claim.fence for entry in batch],
            [entry.version for entry in batch],
            [entry.body for entry in batch],
        ]
        rows = None
        while rows is None:
            try:
                await self._writer.end_former()
                rows = await self._writer.do(lambda db: db.fetch(sql.STORED, *given))
            except (*LOST, asyncpg.PostgresError, Taken, Unreached) as error:
                if self._loop.time() - self._away_since >= _AWAY_S:
                    _fail(batch, InDoubt(f"whether it was stored could not be found out: {error}"))
                    return
                await asyncio.sleep(AGAIN_S)
        self._away_since = None
        found = {row["number"]: row for row in rows}
        for entry in batch:
            row = found[entry.claim.number]
            _answer(entry, None if row["done"] else NotStored(why) if row["absent"] else _fenced(entry))


async def _claimed(db: asyncpg.Connection, tables: list[str], node: int | None) -> list[Found]:
    # Several who look for orphans find the same ones: who comes later leaves those alone that are being claimed.
    claim = sql.CLAIM if len(tables) == 1 else sql.CLAIM.replace("FOR UPDATE", "FOR UPDATE SKIP LOCKED")
    rows = sorted(await db.fetch(claim, tables, node), key=lambda row: int(row["number"]))
    numbers = [row["number"] for row in rows]
    select = "SELECT number, version, body FROM snapshots WHERE number = ANY($1)"
    snapshots = {number: Snapshot(version, body) for number, version, body in await db.fetch(select, numbers)}
    after = [snapshots[number].version if number in snapshots else 0 for number in numbers]
    bodies: dict[int, list[bytes]] = {number: [] for number in numbers}
    for number, body in await db.fetch(sql.BODIES, numbers, after, READ_MAX):
        bodies[number].append(body)
    return [
        Found(Claim(id_, number, fence), snapshots.get(number), bodies[number], restored) for id_, number, fence, restored in rows
    ]


def _ages(*times: float) -> list[float]:
    """How long ago times of this server's clock are: that of the database may be another one, and one of many servers' wrong."""
    now = time.time()
    return [now - at for at in times]


def _fenced(entry: _Entry) -> Fenced:
    return Fenced(f"table {entry.claim.table} is at another version or has another owner")


def _columns(claims: Sequence[Claim]) -> list[list[str | int]]:
    """Claims as a statement takes them."""
    return [list(column) for column in zip(*claims, strict=True)]


def _answer(entry: _Entry, error: Exception | None) -> None:
    if entry.answer.done():
        return
    if error is None:
        entry.answer.set_result(None)
    else:
        entry.answer.set_exception(error)


def _fail(batch: list[_Entry], error: Exception) -> None:
    for entry in batch:
        _answer(entry, error)
