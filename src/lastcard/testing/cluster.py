"""Servers that share a database and a bus, each in a process of its own: for tests, proofs and measurements."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg
from msgspec.structs import replace

from lastcard.server.settings import Config, Role, ServerPaces
from lastcard.testing.nats import Nats, nats_server
from lastcard.testing.postgres import Postgres, postgres
from lastcard.testing.process import OPEN, QUICK, ServerProcess


class Apart(NamedTuple):
    """A database and a bus, so that an owner and a gateway can be two servers."""

    database: Postgres
    bus: Nats

    def configs(self, config: Config) -> tuple[Config, Config]:
        """An owner at any port, and a gateway at that of a server that is both."""
        shared = replace(config, log=self.database.url, bus=self.bus.url)
        return replace(shared, roles=("owner",), port=0), replace(shared, roles=("gateway",))

    async def empty(self) -> None:
        """Forget everything that is in the database."""
        db = await asyncpg.connect(self.database.url)
        try:
            await db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        finally:
            await db.close()


@contextmanager
def servers_apart() -> Iterator[Apart]:
    """What an owner and a gateway need, while they are used."""
    with postgres() as database, nats_server() as bus:
        yield Apart(database, bus)


def shared_server(  # noqa: PLR0913  a measurement sets each
    database: Postgres,
    bus: Nats,
    folder: Path,
    *roles: Role,
    lease_s: float,
    paces: ServerPaces = QUICK,
    launcher: tuple[str, ...] = (),
    errors: Path | None = None,
) -> ServerProcess:
    """A server among others, with wide limits, and quick unless other paces are given; owner and gateway unless roles are."""
    config = Config(
        data=folder,
        log=database.url,
        bus=bus.url,
        roles=roles or ("owner", "gateway"),
        port=0,
        paces=replace(paces, lease_s=lease_s),
        limits=OPEN,
    )
    return ServerProcess(config, launcher=launcher, errors=errors)
