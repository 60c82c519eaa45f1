"""Where a server keeps its tables: in its data folder, or in a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from lastcard.extras import Needs
from lastcard.server.cluster.nodes import Nodes
from lastcard.server.settings import Config
from lastcard.server.store.backup import LOG_FILE, Unusable, locked, opened_log
from lastcard.server.store.files import free_bytes
from lastcard.server.store.log import Log, Newer, NotStored, Older

if TYPE_CHECKING:
    from lastcard.server.store.postgres import PostgresLog

SCHEMES = ("postgres", "postgresql")


class Storage(NamedTuple):
    """An open log."""

    log: Log
    place: str
    """What people call it, without its password."""
    has_room: Callable[[], bool]
    """Whether there is space for more tables. That of a database is for its own operator to watch."""
    write_nothing: Callable[[], Awaitable[None]]
    """Fails if nothing can be stored."""
    nodes: Nodes | None = None
    """Those with whom it is shared, where several servers have one database."""


@asynccontextmanager
async def storage(config: Config) -> AsyncIterator[Storage]:
    """The log of a server, for it alone or with others; `Unusable` says why it cannot be had. It is closed at the end."""
    if config.log is None:
        with locked(config.data):
            log = opened_log(config.data / LOG_FILE)
            try:
                has_room = partial(_has_room, config)
                yield Storage(log, str(config.data), has_room, log.write_nothing)
            finally:
                await log.close()
        return
    kept, nodes = await _opened(config.log, config.paces.lease_s if config.bus else None)
    try:
        yield Storage(kept, shown(config.log), lambda: True, kept.write_nothing, nodes)
    finally:
        await kept.close()
        if nodes is not None:
            await nodes.close()


def _has_room(config: Config) -> bool:
    return free_bytes(config.data) >= config.limits.free_bytes


async def _opened(url: str, lease_s: float | None) -> tuple[PostgresLog, Nodes | None]:
    with database(url):
        from lastcard.server.store.postgres import PostgresLog  # noqa: PLC0415  only those who have a database need it
        from lastcard.server.store.postgres_nodes import PostgresNodes  # noqa: PLC0415

        nodes = None if lease_s is None else PostgresNodes(url, lease_s)
        return await PostgresLog.open(url, nodes), nodes


@contextmanager
def database(url: str) -> Iterator[None]:
    """Around whatever is done with a database: `Unusable` says what is wrong with that, without its password."""
    if urlsplit(url).scheme not in SCHEMES:
        raise Unusable("bad_log_url", f"{shown(url)} is no database: one looks like {SCHEMES[0]}://host/name", url=shown(url))
    with Needs("cluster"):
        import asyncpg  # noqa: PLC0415  only those who have a database need it

        from lastcard.server.store.postgres_connection import Taken  # noqa: PLC0415
    try:
        yield
    except Taken:
        raise Unusable("database_in_use", f"another server uses {shown(url)}", url=shown(url)) from None
    except (Newer, Older) as error:
        code = "database_newer" if isinstance(error, Newer) else "database_older"
        raise Unusable(code, f"{shown(url)} is of another version of lastcard: {error}", url=shown(url)) from None
    except (OSError, NotStored, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Unusable("no_database", f"{shown(url)} cannot be used: {error}", url=shown(url), why=str(error)) from None


def shown(url: str) -> str:
    """An address of a database as it may be shown: without a password.

    >>> shown("postgres://ana:secret@db.example:5432/cards?sslmode=require")
    'postgres://db.example:5432/cards'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
