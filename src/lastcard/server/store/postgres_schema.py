"""The schema of a log in PostgreSQL: how it is made, and brought up to date."""

from __future__ import annotations

import asyncpg

from lastcard.server.store.log import Newer

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
)
"""What each version adds to the one before. `touched` has no index, so that updates stay in place; snapshots only spare work,
so that they need not survive a crash."""


async def ensure(db: asyncpg.Connection) -> int:
    """Bring the schema up to date; how many steps that took. `Newer` if a newer version of this program made it."""
    async with db.transaction():
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)")
        # Whoever else does the same waits here.
        await db.execute("LOCK TABLE schema_version IN EXCLUSIVE MODE")
        version = await db.fetchval("SELECT version FROM schema_version") or 0
        if version > len(_STEPS):
            raise Newer(f"the log has version {version}, and this program knows {len(_STEPS)}")
        for step in _STEPS[version:]:
            await db.execute(step)
        await db.execute("DELETE FROM schema_version")
        await db.execute("INSERT INTO schema_version VALUES ($1)", len(_STEPS))
        return len(_STEPS) - version
