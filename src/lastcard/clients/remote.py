"""A table that is served elsewhere."""

from __future__ import annotations

from functools import partial

from lastcard.clients.connection import Client, Link
from lastcard.clients.seat import PATIENCE_S, Seat
from lastcard.protocol import Since

PING_S = 15.0


def remote_seat(link: Link, token: str | None, *, patience_s: float = PATIENCE_S) -> Seat:
    """The seat that a token gives at the table of a link; without one, the place of somebody who watches."""
    return Seat(partial(_connect, link, token), has_token=token is not None, patience_s=patience_s)


async def _connect(link: Link, token: str | None, since: Since) -> Client:
    return await Client.connect(link.url, link.table, token, since, ping_s=PING_S)
