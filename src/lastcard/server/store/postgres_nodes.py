"""The servers that share a database: one that has it for itself, or the nodes of a cluster."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from importlib.metadata import version
from typing import TypeVar

import asyncpg

from lastcard.server.store.log import NotStored
from lastcard.server.store.postgres_connection import LOST, Connection, Taken, Unreached

T = TypeVar("T")

_LOCK_S = 2
_SERVERS = 0x6C617374
"""The key of the lock that one server holds for itself, or the nodes of a cluster share."""
_NODE = 1
"""The first key of a node's lock; its number is the second."""
_JOIN = "INSERT INTO nodes (name, lease, code) VALUES ($1, now() + $2, $3) RETURNING node"
_BORN = "UPDATE nodes SET boot = pg_postmaster_start_time() WHERE node = $1"
_RENEW = "UPDATE nodes SET lease = now() + $2 WHERE node = $1 RETURNING node"
_DRAIN = "UPDATE nodes SET draining = true WHERE node = $1"
_SUCCESSOR = "SELECT node FROM nodes WHERE node <> $1 ORDER BY node < $1, node LIMIT 1"
_BURY = "DELETE FROM nodes WHERE node = $1 AND boot = pg_postmaster_start_time() RETURNING name"
_BURY_EXPIRED = "DELETE FROM nodes WHERE lease < now() AND pg_postmaster_start_time() < now() - $1::interval RETURNING name"


async def lock_alone(db: asyncpg.Connection) -> None:
    """Be the one server of a database; one that was killed a moment ago may still seem to be there."""
    await _lock(db, "SELECT pg_advisory_lock($1)", _SERVERS)


async def lock_together(db: asyncpg.Connection) -> None:
    """Be one of the servers of a database."""
    await _lock(db, "SELECT pg_advisory_lock_shared($1)", _SERVERS)


async def _lock(db: asyncpg.Connection, statement: str, *keys: int) -> None:
    await db.execute(f"SET lock_timeout = '{_LOCK_S}s'")
    try:
        await db.execute(statement, *keys)
    except asyncpg.LockNotAvailableError:
        raise Taken("another server uses this database") from None
    await db.execute("SET lock_timeout = 0")


class PostgresNodes:
    """See `lastcard.server.cluster.nodes.Nodes`."""

    def __init__(self, url: str, lease_s: float) -> None:
        self.number: int | None = None
        self.lease_s = lease_s
        self._lease = timedelta(seconds=lease_s)
        self._own, self._watching = Connection(url, self._be_born), Connection(url)

    async def join(self, name: str) -> None:
        """See `Nodes`."""
        await self.leave()

        async def insert(db: asyncpg.Connection) -> int:
            # A connection that was lost may have inserted it before.
            await db.execute("DELETE FROM nodes WHERE name = $1", name)
            number: int = await db.fetchval(_JOIN, name, self._lease, version("lastcard"))
            return number

        number = await self._do(self._own, insert)
        await self._do(self._own, lambda db: _be_born(db, number))
        self.number = number

    async def renew(self) -> bool:
        """See `Nodes`."""
        return bool(await self._do(self._own, lambda db: db.fetch(_RENEW, self.number, self._lease)))

    async def drain(self) -> None:
        """See `Nodes`."""
        await self._do(self._own, lambda db: db.execute(_DRAIN, self.number))

    async def leave(self) -> None:
        """See `Nodes`."""
        if (number := self.number) is None:
            return
        self.number = None

        async def delete(db: asyncpg.Connection) -> None:
            await db.execute("DELETE FROM nodes WHERE node = $1", number)
            await db.execute("SELECT pg_advisory_unlock_all()")

        await self._do(self._own, delete)

    async def successor(self) -> int | None:
        """See `Nodes`."""
        found: int | None = await self._do(self._own, lambda db: db.fetchval(_SUCCESSOR, self.number or 0))
        return found

    async def bury_free(self, node: int, within_s: float) -> list[str]:
        """See `Nodes`."""

        async def wait(db: asyncpg.Connection) -> list[str]:
            await db.execute(f"SET lock_timeout = {max(1, int(within_s * 1000))}")
            try:
                await db.execute("SELECT pg_advisory_lock($1, $2)", _NODE, node)
            except asyncpg.LockNotAvailableError:
                return []
            try:
                return [row["name"] for row in await db.fetch(_BURY, node)]
            finally:
                await db.execute("SELECT pg_advisory_unlock($1, $2)", _NODE, node)

        return await self._do(self._watching, wait)

    async def bury_expired(self) -> list[str]:
        """See `Nodes`."""
        rows = await self._do(self._own, lambda db: db.fetch(_BURY_EXPIRED, self._lease))
        return [row["name"] for row in rows]

    async def close(self) -> None:
        """See `Nodes`."""
        await self._own.close()
        await self._watching.close()

    async def _be_born(self, db: asyncpg.Connection) -> None:
        """Hold the lock again on a new connection."""
        if self.number is not None:
            await _be_born(db, self.number)

    async def _do(self, line: Connection, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        try:
            return await line.do(work)
        except (*LOST, asyncpg.PostgresError, Taken, Unreached) as error:
            raise NotStored(str(error)) from None


async def _be_born(db: asyncpg.Connection, node: int) -> None:
    """Hold a node's lock, and note in which life of the database: after a restart of that, all locks are free."""
    await _lock(db, "SELECT pg_advisory_lock($1, $2)", _NODE, node)
    await db.execute(_BORN, node)
