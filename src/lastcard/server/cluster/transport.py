"""Transports: they carry bytes from one process to another by name, and may lose, double or delay anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

OWNERS = "owners"
"""To any one of the owners."""
EVERYBODY = "everybody"
"""To all processes."""

Receive = Callable[[bytes], None]


class Transport(Protocol):
    """Carries bytes, no more than `bytes_max` at a time."""

    bytes_max: int

    async def start(self, name: str, receive: Receive, again: Callable[[], None], *, owner: bool) -> None:
        """Receive what is for a name and for everybody, as an owner also what is for any owner.

        `again` is called when the connection was lost and is there again: until then anything may have been lost.
        """

    async def retire(self) -> None:
        """Receive no longer what is for any owner."""

    def send(self, to: str, data: bytes) -> None:
        """Send to a name, to `OWNERS` or to `EVERYBODY`. It does not wait: what cannot be sent is lost."""

    async def reach(self) -> None:
        """Fails if nothing can be sent now."""

    async def close(self) -> None:
        """Send what was handed in, and stop."""


class LocalNetwork:
    """Transports within one process, for tests: a thing arrives in the next turn of the loop, and nothing is lost."""

    def __init__(self) -> None:
        self.receivers: dict[str, Receive] = {}
        self.owners: list[str] = []

    def carry(self, to: str, data: bytes) -> None:
        """Bring something to where it belongs."""
        names = [*self.receivers] if to == EVERYBODY else self.owners[:1] if to == OWNERS else [to]
        for name in names:
            asyncio.get_running_loop().call_soon(self.arrive, name, data)

    def arrive(self, name: str, data: bytes) -> None:
        """Something has come to a name, if there is such a one."""
        if (receive := self.receivers.get(name)) is not None:
            receive(data)


class LocalTransport:
    """One process's access to a local network."""

    def __init__(self, network: LocalNetwork, bytes_max: int = 500_000) -> None:
        self._network, self.bytes_max = network, bytes_max
        self._name = ""

    async def start(self, name: str, receive: Receive, again: Callable[[], None], *, owner: bool) -> None:
        """See `Transport`."""
        del again
        self._name = name
        self._network.receivers[name] = receive
        if owner:
            self._network.owners.append(name)

    async def retire(self) -> None:
        """See `Transport`."""
        if self._name in self._network.owners:
            self._network.owners.remove(self._name)

    def send(self, to: str, data: bytes) -> None:
        """See `Transport`."""
        self._network.carry(to, data)

    async def reach(self) -> None:
        """See `Transport`. Anything can."""

    async def close(self) -> None:
        """See `Transport`."""
        del self._network.receivers[self._name]
        await self.retire()
