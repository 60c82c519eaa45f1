"""Nodes: the processes that own tables, as the database knows them. Each holds a lock while it lives, and renews a lease."""

from __future__ import annotations

from typing import Protocol


class Nodes(Protocol):
    """The nodes of a cluster. Whatever fails raises `NotStored`; time is the database's."""

    number: int | None
    """Of this node, by which tables are claimed; None while it is none."""
    lease_s: float

    async def join(self, name: str) -> None:
        """Be a node from now on: with a new number, a lock that is free when this process dies, and a lease."""

    async def renew(self) -> bool:
        """Renew the lease; whether this is still a node."""

    async def drain(self) -> None:
        """Let everybody know that this node hands its tables over, and takes up no more."""

    async def leave(self) -> None:
        """Be none any longer."""

    async def successor(self) -> int | None:
        """The node with the next number, after the last the first; None if there is no other."""

    async def bury_free(self, node: int, within_s: float) -> list[str]:
        """Wait until the lock of a node is free, but not for longer; if it died holding it, remove it.

        The names of the nodes that were removed. After a restart of the database all locks are free, and tell nothing.
        """

    async def bury_expired(self) -> list[str]:
        """Remove the nodes whose leases are over, but for one lease after the database has started; their names."""

    async def close(self) -> None:
        """Give back what was opened."""
