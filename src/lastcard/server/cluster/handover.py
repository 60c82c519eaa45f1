"""How a table leaves an owner that stops: its clients stay connected, and whoever takes it up welcomes them again.

The last thing that the owner says about the table, to each gateway of its clients, is that it has left. From then on the gateway
lets wait what is said to it, and asks for what came too late there. When it has that, nothing more is on its way in either
direction: it looks for the table, says hello there for everybody, and passes on what waits.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable

from lastcard.server.cluster.messages import AnyBusMessage, Late, Moved
from lastcard.table.commands import Said
from lastcard.table.state import Client

_PATIENCE_S = 2.0
"""How long a gateway may take to ask for what came too late; one that does not is cut off, and its clients come again."""


class Leaving:
    """The owner's side."""

    def __init__(self, send: Callable[[str, AnyBusMessage], None]) -> None:
        """`send` sends a message to a gateway."""
        self._send = send
        self._versions: dict[str, int] = {}
        """Of the tables that have left."""
        self._late: dict[tuple[str, str], list[tuple[Client, Said]]] = {}
        """What came too late from each gateway for each table, until it is asked for."""
        self._asked = asyncio.Event()

    def leave(self, table: str, version: int, clients: Iterable[Client]) -> None:
        """A table has left, and these were there."""
        by_gateway: dict[str, list[Client]] = {}
        for client in clients:
            by_gateway.setdefault(client.gateway, []).append(client)
        if by_gateway:
            self._versions[table] = version
        for gateway, here in by_gateway.items():
            self._tell(gateway, table, here)

    def keep(self, table: str, client: Client, said: Said) -> None:
        """Something came too late."""
        if (client.gateway, table) not in self._late:
            self._tell(client.gateway, table)
        self._late[client.gateway, table].append((client, said))

    def _tell(self, gateway: str, table: str, here: Iterable[Client] = ()) -> None:
        self._late[gateway, table] = []
        self._send(gateway, Moved(table, self._versions.get(table, 0), tuple(here)))

    def give(self, gateway: str, table: str) -> None:
        """A gateway asks for what came too late; from there nothing follows."""
        self._send(gateway, Late(table, tuple(self._late.pop((gateway, table), ()))))
        self._asked.set()

    async def done(self) -> None:
        """All gateways have asked, or take too long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE_S):
                while self._late:
                    self._asked.clear()
                    await self._asked.wait()
