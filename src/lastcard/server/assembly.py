"""What a server is one of: alone with its tables, or one of several that share a database and a bus."""

from __future__ import annotations

import logging
import re
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from lastcard.extras import Needs
from lastcard.server.bus import Bus, LocalBus
from lastcard.server.cluster.nodes import Nodes
from lastcard.server.hub import Hub
from lastcard.server.metrics import Metrics
from lastcard.server.settings import Config
from lastcard.server.storage import Storage, shown
from lastcard.server.store.backup import Unusable
from lastcard.server.store.log import NotStored

if TYPE_CHECKING:
    from lastcard.server.cluster.member import Member

_NOT_NAMED = re.compile(r"[^\w.-]", re.ASCII)
"""What cannot stand in a name: it is part of a subject of NATS."""

_log = logging.getLogger("lastcard.server")


def name_of_process(port: int) -> str:
    """What a server is called in logs: no two at work have the same machine and port."""
    return f"{_NOT_NAMED.sub('-', socket.gethostname())}:{port}"


def bus_of(config: Config, name: str) -> Bus:
    """The bus of a server: within its process, or over NATS. Others know it by its name and in which of its lives it is."""
    if config.bus is None:
        if "owner" not in config.roles or "gateway" not in config.roles:
            raise Unusable("roles_alone", "a server that has no bus is owner and gateway")
        return LocalBus()
    if config.log is None and "owner" in config.roles:
        raise Unusable("bus_alone", "servers that run tables on a bus share a database: give its address with --log")
    if urlsplit(config.bus).scheme not in {"nats", "tls"}:
        raise Unusable("bad_bus_url", f"{shown(config.bus)} is no bus: one looks like nats://host", url=shown(config.bus))
    with Needs("cluster"):
        from lastcard.server.cluster.nats import NatsTransport  # noqa: PLC0415  only those who have a bus need it
        from lastcard.server.cluster.router import Router  # noqa: PLC0415
    return Router(f"{name}:{secrets.token_hex(4)}", NatsTransport(config.bus))


@asynccontextmanager
async def started(bus: Bus, url: str | None) -> AsyncIterator[None]:
    """A bus at work; `Unusable` if its server cannot be reached."""
    try:
        await bus.start()
    except Exception as error:
        if url is None:
            raise
        raise Unusable("no_bus", f"{shown(url)} cannot be used: {error}", url=shown(url), why=str(error)) from None
    try:
        yield
    finally:
        await bus.close()


@asynccontextmanager
async def owning(tables: Hub, kept: Storage, bus: Bus, metrics: Metrics) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """The tables that nobody owns go on here. What it yields puts them to rest, so that others take them up before the end."""
    member = None if kept.nodes is None else _member(tables, kept.nodes, bus)
    try:
        if member is None:
            _log.info("%d tables go on", await tables.wake_orphans())
        else:
            await member.start()
            metrics.lease_age_s = member.lease_age_s
    except NotStored as error:
        await tables.close()
        raise Unusable("not_loaded", f"the tables cannot be loaded: {error}", folder=kept.place) from None

    async def rest() -> None:
        if member is not None:
            await member.drain()
            _log.info("%d tables are handed over", len(tables))
        await tables.close()

    try:
        yield rest
    finally:
        if member is not None:
            await member.close()


def _member(tables: Hub, nodes: Nodes, bus: Bus) -> Member:
    from lastcard.server.cluster.member import Member  # noqa: PLC0415  as above
    from lastcard.server.cluster.router import Router  # noqa: PLC0415

    assert isinstance(bus, Router)
    member = Member(bus.name, nodes, bus, tables)
    bus.died = member.hint
    return member
