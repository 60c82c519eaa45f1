"""Servers that share a database and a bus, each in a process of its own: for tests, proofs and measurements."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from lastcard.server.settings import Config, Role, ServerPaces
from lastcard.testing.nats import Nats
from lastcard.testing.postgres import Postgres
from lastcard.testing.process import OPEN, QUICK, ServerProcess


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
