"""A connection to PostgreSQL that is made again when it is lost, and says for certain what became of the lost one."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

T = TypeVar("T")

LOST = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    OSError,
    TimeoutError,
)
"""What leaves it open whether a statement was done."""
AGAIN_S = 0.1
"""Between two tries."""
_END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
_CONNECT_S = 5.0
DONE_S = 30.0
"""Whatever takes longer is taken to be lost: of a database that is cut off nothing comes, not even that it is."""
_SETTINGS = {
    "synchronous_commit": "on",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Whatever the database's own are: what is answered is on the disk, and a machine that is gone holds no lock for hours."""


class Taken(Exception):
    """Another server uses the database."""


class Unreached(Exception):
    """The database could not be reached: nothing was done, for certain."""


Prepare = Callable[[asyncpg.Connection], Awaitable[None]]


class Connection:
    """A connection that is made again when it is lost; what is done on it is done one after the other."""

    def __init__(self, url: str, prepare: Prepare | None = None) -> None:
        """Whenever it is made, it is prepared, as by a lock that it holds."""
        self._url, self._prepare = url, prepare
        self._db: asyncpg.Connection | None = None
        self._former: str | None = None
        """The name of a lost connection whose other end may still be at work."""
        self._name = ""
        self._turn = asyncio.Lock()

    async def do(self, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """Do something on the connection; `Unreached` if there is none."""
        async with self._turn:
            while True:
                try:
                    db = await self.connected()
                except LOST as error:
                    raise Unreached(str(error) or type(error).__name__) from None
                try:
                    async with asyncio.timeout(DONE_S):
                        return await work(db)
                except asyncpg.DeadlockDetectedError:
                    # The database has undone this one so that the other goes on.
                    continue
                except TimeoutError:
                    self._lose()
                    raise TimeoutError("the database does not answer") from None
                except LOST:
                    self._lose()
                    raise

    async def connected(self) -> asyncpg.Connection:
        """The connection, made anew if there is none."""
        if self._db is not None and self._db.is_closed():
            self._lose()
        if self._db is None:
            name = f"lastcard {secrets.token_hex(8)}"
            db = await asyncpg.connect(self._url, timeout=_CONNECT_S, server_settings=_SETTINGS | {"application_name": name})
            if self._prepare is not None:
                try:
                    await self._prepare(db)
                except BaseException:
                    db.terminate()
                    raise
            self._db, self._name = db, name
        return self._db

    async def end_former(self) -> None:
        """Make sure that what was begun on a lost connection is done, or never will be."""
        async with self._turn:
            if self._former is None:
                return
            # Not by `connected`: the lost connection may still hold the lock.
            db = await asyncpg.connect(self._url, timeout=_CONNECT_S)
            try:
                while await db.fetch(_END, self._former):  # noqa: ASYNC110  only the database knows
                    await asyncio.sleep(AGAIN_S / 10)
            finally:
                await db.close()
            self._former = None

    def _lose(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db, self._former = None, self._name

    async def close(self) -> None:
        """Say goodbye."""
        if self._db is not None and not self._db.is_closed():
            await self._db.close()
