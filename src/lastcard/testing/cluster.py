"""Servers that share a database and a bus, each in a process of its own: for tests, proofs and measurements."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from lastcard.server.settings import Config, Role, ServerPaces
from lastcard.testing.nats import Nats, nats_server
from lastcard.testing.postgres import Postgres, connected, emptied, postgres
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
        await emptied(self.database.url)

    async def stored(self) -> bytes:
        """Everything that is in the database."""
        found = io.BytesIO()
        async with connected(self.database.url) as db:
            for row in await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"):
                # As text, bytes would be written in hexadecimal.
                await db.copy_from_table(row["tablename"], output=found, format="binary")
        return found.getvalue()


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
