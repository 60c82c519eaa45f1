"""The bus: carries what clients say to a table's owner, and what the owner says to the gateways that hold its clients.

It may lose anything at any time. What is lost is noticed: the clients concerned are closed with `lost`, come back, say again what
was not acknowledged, and ask for what they have missed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from lastcard.protocol import Hello
from lastcard.table.commands import Said
from lastcard.table.state import Client, Outgoing

TableHandler = Callable[[str, Client, Said], None]
"""Receives what is for a table, by its id: who says what."""


class ClientHandler(Protocol):
    """Receives what is for clients."""

    def __call__(self, messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
        """Messages in order, and how many bytes were stored for a client."""


class Tables(Protocol):
    """The tables of a process, as a bus knows them."""

    def route(self, table: str, client: Client, said: Said) -> None:
        """Somebody says something to a table."""

    async def find(self, table: str) -> str | None:
        """The name of the process that owns a table, which is this one if there was none; None if that is not known now."""

    def vanish(self, gateway: str) -> None:
        """All clients of a gateway are gone, or must be taken to be."""


class Clients(Protocol):
    """The clients of a process, as a bus knows them."""

    def deliver(self, messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
        """Messages in order for clients, of whom some are here, and how many bytes were stored for a client."""

    def hello_of(self, client: Client) -> Hello | None:
        """What a client has said first; None if it is not connected."""

    def lose(self, tables: Collection[str]) -> None:
        """Something that these tables said, or were told, was lost: close their clients with `lost`."""

    def tables(self) -> set[str]:
        """The tables of those who are connected."""


class Bus(Protocol):
    """Delivers to the tables and clients that it serves; a message for others is lost."""

    name: str
    """Of this process, as others know it."""
    gaps: int
    """How often something was lost on the way here."""

    @property
    def to_table(self) -> TableHandler:
        """Sends to a table's owner."""

    @property
    def to_clients(self) -> ClientHandler:
        """Sends to clients, whatever gateways hold them; a message for one that is not there is lost."""

    def serve_tables(self, tables: Tables) -> None:
        """Deliver to these tables."""

    def serve_clients(self, clients: Clients) -> None:
        """Deliver to these clients."""

    def forget(self, *tables: str) -> None:
        """These tables are not where they were, or may not be: look for them again."""

    async def retire(self) -> None:
        """The tables here are handed over from now on: be asked for no others."""

    def hand_over(self, table: str, version: int, clients: Collection[Client], unanswered: Iterable[tuple[Client, Said]]) -> None:
        """A table is at rest at this version, for others to take up: with its clients, who notice nothing of it."""

    def hand_on(self, table: str, client: Client, said: Said) -> None:
        """Somebody has said something to a table that was handed over."""

    async def handed_over(self) -> None:
        """Everybody knows of the tables that were handed over, or cannot be reached."""

    async def start(self) -> None:
        """Begin to deliver."""

    async def reach(self) -> None:
        """Fails if no other process could be reached now."""

    async def close(self) -> None:
        """Send what was handed in, and stop."""


class LocalBus:
    """A bus within one process, which has one gateway: it delivers at once, and loses nothing."""

    def __init__(self) -> None:
        self.name, self.gaps = "local", 0
        self.to_table: TableHandler = _lost
        self.to_clients: ClientHandler = _unheard

    def serve_tables(self, tables: Tables) -> None:
        """See `Bus`."""
        self.to_table = tables.route

    def serve_clients(self, clients: Clients) -> None:
        """See `Bus`."""
        self.to_clients = clients.deliver

    def forget(self, *tables: str) -> None:
        """See `Bus`. There is one place for all."""

    async def retire(self) -> None:
        """See `Bus`. Nobody asks."""

    def hand_over(self, table: str, version: int, clients: Collection[Client], unanswered: Iterable[tuple[Client, Said]]) -> None:
        """See `Bus`. There are no others: the gateway tells its clients that the server restarts."""

    def hand_on(self, table: str, client: Client, said: Said) -> None:
        """See `Bus`. It is said again when the server is there again."""

    async def handed_over(self) -> None:
        """See `Bus`."""

    async def start(self) -> None:
        """See `Bus`."""

    async def reach(self) -> None:
        """See `Bus`. There are no others."""

    async def close(self) -> None:
        """See `Bus`."""


def _lost(table: str, client: Client, said: Said) -> None:
    """There is no handler."""


def _unheard(messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
    """There is no handler."""
