"""What is done to a database beside serving: its schema, the tables of a data folder, and what a backup of it brings back."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import apsw
import asyncpg
import msgspec

from lastcard.server.store.backup import whole_log
from lastcard.server.store.log import NotStored
from lastcard.server.store.postgres_connection import Connection
from lastcard.server.store.postgres_nodes import lock_alone
from lastcard.server.store.postgres_schema import Upgrade, upgrade
from lastcard.server.store.schema import mark_restored

_FETCHED = 1000
"""Rows that are read from the database at a time."""
_LATEST_S = datetime(9999, 1, 1, tzinfo=UTC).timestamp()


class HasTables(Exception):
    """The database has tables already, and others than those that it should get."""


class Moved(NamedTuple):
    """What was taken over."""

    tables: int
    entries: int


class _Part(NamedTuple):
    """A table of either database: what is read of it, in order."""

    name: str
    columns: tuple[str, ...]
    key: str
    of_file: str
    """The same columns in a log's file."""


_BODIES = ("number", "version", "body")
_PARTS = (
    _Part(
        "tables",
        ("number", "id", "fence", "version", "begun", "live", "touched", "restored"),
        "number",
        "number, id, fence, (SELECT max(version) FROM entries WHERE number = tables.number), begun, live, touched, "
        "number IN (SELECT number FROM restored)",
    ),
    *(_Part(name, _BODIES, "number, version", ", ".join(_BODIES)) for name in ("entries", "snapshots", "deals")),
)
_TRUTH = _PARTS[:2]
"""The others only spare work, and a database that crashes empties them."""


async def upgrade_schema(url: str) -> Upgrade:
    """Make the schema of a database, or bring it up to date; servers of the version before go on with it."""
    async with _connected(url) as db:
        return await upgrade(db)


async def take_over(url: str, data: Path) -> Moved:
    """Put all tables of a data folder into a database that has none, and see that they are there; all or nothing.

    From then on the folder counts as a backup, as it is one: a server that is started on it deals again what was being played.
    Whoever was interrupted calls it again.
    """
    with whole_log(data) as file:
        async with _connected(url, locks=True) as db:
            await upgrade(db)
            async with db.transaction():
                await db.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
                differs: Exception = HasTables()
                if not await db.fetchval("SELECT EXISTS (SELECT FROM tables)"):
                    await _copy(file, db)
                    differs = NotStored("it does not give back what was put into it")
                for part in _TRUTH:
                    if await _digest(part, db) != _digest_of(_of_file(file, part)):
                        raise differs
                moved = Moved(await db.fetchval("SELECT count(*) FROM tables"), await db.fetchval("SELECT count(*) FROM entries"))
        mark_restored(file)
    return moved


async def restored_tables(url: str) -> int:
    """Let every table know that it comes from a backup, as of `pg_dump` or a point in time; how many there are."""
    async with _connected(url, locks=True) as db:
        await upgrade(db)
        async with db.transaction():
            # As in a file: what is taken back must be known from the beginning. And whoever owned tables then is no more.
            await db.execute("TRUNCATE snapshots, deals, nodes")
            return len(await db.fetch("UPDATE tables SET restored = true, fence = fence + 1 RETURNING number"))


@asynccontextmanager
async def _connected(url: str, *, locks: bool = False) -> AsyncIterator[asyncpg.Connection]:
    line = Connection(url, lock_alone if locks else None)
    try:
        yield await line.connected()
    finally:
        await line.close()


async def _copy(file: apsw.Connection, db: asyncpg.Connection) -> None:
    for part in _PARTS:
        await db.copy_records_to_table(part.name, columns=part.columns, records=_of_file(file, part))
    await db.execute("SELECT setval(pg_get_serial_sequence('tables', 'number'), max(number)) FROM tables")


def _of_file(file: apsw.Connection, part: _Part) -> Iterator[Sequence[Any]]:
    """What a log's file has, as it is in the database."""
    rows = file.execute(f"SELECT {part.of_file} FROM {part.name} ORDER BY {part.key}")  # noqa: S608  they are constants
    if part.name != "tables":
        yield from rows
        return
    for number, id_, fence, version, begun, live, touched, restored in rows:
        # A clock may have been wrong.
        at = datetime.fromtimestamp(min(max(float(touched), 0.0), _LATEST_S), UTC)
        yield number, id_, fence, version, bool(begun), bool(live), at, bool(restored)


async def _digest(part: _Part, db: asyncpg.Connection) -> bytes:
    """What the database has, in short."""
    select = f"SELECT {', '.join(part.columns)} FROM {part.name} ORDER BY {part.key}"  # noqa: S608  they are constants
    hashed = hashlib.sha256()
    async for row in db.cursor(select, prefetch=_FETCHED):
        hashed.update(msgspec.msgpack.encode(tuple(row)))
    return hashed.digest()


def _digest_of(rows: Iterable[Sequence[Any]]) -> bytes:
    hashed = hashlib.sha256()
    for row in rows:
        hashed.update(msgspec.msgpack.encode(tuple(row)))
    return hashed.digest()
