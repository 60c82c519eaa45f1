"""The schema of a log in PostgreSQL: how it is made, and brought up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import asyncpg

from lastcard.server.store.log import Newer, Older

_STEPS = (
    """
    CREATE TABLE tables (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text UNIQUE NOT NULL,
        fence bigint NOT NULL,
        version int NOT NULL,
        begun bool NOT NULL,
        live bool NOT NULL,
        touched timestamptz NOT NULL DEFAULT now(),
        restored bool NOT NULL DEFAULT false
    ) WITH (fillfactor = 60);
    CREATE INDEX tables_live ON tables (number) WHERE live;
    CREATE TABLE entries (number bigint, version int, body bytea NOT NULL, PRIMARY KEY (number, version));
    CREATE UNLOGGED TABLE snapshots (number bigint PRIMARY KEY, version int NOT NULL, body bytea NOT NULL) WITH (fillfactor = 60);
    CREATE UNLOGGED TABLE deals (number bigint, version int, body bytea NOT NULL, PRIMARY KEY (number, version));
    """,
    """
    CREATE TABLE nodes (
        node bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text UNIQUE NOT NULL,
        lease timestamptz NOT NULL,
        boot timestamptz
    );
    ALTER TABLE tables ADD owner bigint;
    DROP INDEX tables_live;
    CREATE INDEX tables_live ON tables (owner) WHERE live;
    """,
    """
    ALTER TABLE nodes ADD code text NOT NULL DEFAULT '', ADD draining bool NOT NULL DEFAULT false;
    """,
)
"""What each version adds to the one before. `touched` has no index, so that updates stay in place; snapshots only spare work,
so that they need not survive a crash."""


class Upgrade(NamedTuple):
    """The versions of a schema before it was brought up to date, and after; the first is 0 where there was none."""

    before: int
    after: int


async def ensure(db: asyncpg.Connection) -> None:
    """Make the schema of an empty database. `Older` or `Newer` if there is one of another version of this program.

    An older one is for `upgrade` alone, which somebody has to call: other servers may still use it.
    """
    async with _locked(db) as version:
        if version == 0:
            await _bring_up(db, version)
        elif version < len(_STEPS):
            raise Older(f"the log has version {version}, and this program needs {len(_STEPS)}")


async def upgrade(db: asyncpg.Connection) -> Upgrade:
    """Bring the schema up to date, or make it; all or nothing. `Newer` if a newer version of this program made it."""
    async with _locked(db) as version:
        await _bring_up(db, version)
        return Upgrade(version, len(_STEPS))


@asynccontextmanager
async def _locked(db: asyncpg.Connection) -> AsyncIterator[int]:
    """The version of the schema, 0 if there is none; whoever else wants it waits."""
    async with db.transaction():
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)")
        await db.execute("LOCK TABLE schema_version IN EXCLUSIVE MODE")
        version = await db.fetchval("SELECT version FROM schema_version") or 0
        if version > len(_STEPS):
            raise Newer(f"the log has version {version}, and this program knows {len(_STEPS)}")
        yield version


async def _bring_up(db: asyncpg.Connection, version: int) -> None:
    for step in _STEPS[version:]:
        await db.execute(step)
    await db.execute("DELETE FROM schema_version")
    await db.execute("INSERT INTO schema_version VALUES ($1)", len(_STEPS))
