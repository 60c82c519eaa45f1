"""Real databases for tests of what is kept in PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection to a database, besides those of what is tested."""
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()


async def emptied(url: str) -> str:
    """A database with nothing in it."""
    async with connected(url) as db:
        await db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return url
