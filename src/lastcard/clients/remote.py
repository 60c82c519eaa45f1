"""A table that is served elsewhere."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import partial

from lastcard.clients.connection import Client, Link, join_table, request
from lastcard.clients.errors import Refused
from lastcard.clients.notebook import Notebook
from lastcard.clients.seat import PATIENCE_S, Seat
from lastcard.clients.tokens import KeptSeat
from lastcard.codes import CODES
from lastcard.protocol import Since
from lastcard.views import Wire

PING_S = 15.0


async def sit_down(link: Link, name: str, kept: KeptSeat) -> str:
    """Take a free seat; its token. `Refused` says why there is none.

    The token is our own, and kept before it is asked for: if the answer is lost, the next visit finds the seat.
    """
    token, former = secrets.token_urlsafe(), kept.former
    kept.keep(token)
    try:
        await join_table(link.url, link.table, name, token=token, former=former)
    except Refused as refused:
        if refused.code in CODES and not CODES[refused.code].retry:
            kept.lose(former)
        raise
    return token


def remote_seat(
    link: Link,
    token: str | None,
    *,
    notebook: Notebook | None = None,
    patience_s: float = PATIENCE_S,
    now: Callable[[], float] = time.monotonic,
) -> Seat:
    """The seat that a token gives at the table of a link; without one, the place of somebody who watches."""
    connect, shuffles = partial(_connect, link, token), partial(_shuffles, link)
    return Seat(connect, has_token=token is not None, patience_s=patience_s, now=now, notebook=notebook, shuffles=shuffles)


async def _shuffles(link: Link) -> list[Wire]:
    found: list[Wire] = (await request(link.url, f"/api/tables/{link.table}/fairness"))["fairness"]
    return found


async def _connect(link: Link, token: str | None, since: Since) -> Client:
    return await Client.connect(link.url, link.table, token, since, ping_s=PING_S)
