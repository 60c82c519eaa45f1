"""The bus: carries what clients say to a table's owner, and what the owner says to the gateways that hold its clients.

It may lose anything at any time: a client says again what was not acknowledged, and asks for what it has missed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from lastcard.table.commands import Said
from lastcard.table.state import Client, Outgoing

TableHandler = Callable[[str, Client, Said], None]
"""Receives what is for a table, by its id: who says what."""


class ClientHandler(Protocol):
    """Receives what is for clients."""

    def __call__(self, messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
        """Messages in order, and how many bytes were stored for a client."""


class Bus(Protocol):
    """Delivers to handlers; a message without one is lost."""

    to_table: TableHandler
    """Sends to a table's owner."""
    to_clients: ClientHandler
    """Sends to clients, whatever gateways hold them; a message for one that is not there is lost."""

    def serve_tables(self, handler: TableHandler) -> None:
        """Have a handler receive what is for tables."""

    def serve_clients(self, gateway: str, handler: ClientHandler) -> None:
        """Have a handler receive what is for the clients of a gateway; it may get what is for others, too."""


class LocalBus:
    """A bus within one process, which has one gateway: it delivers at once."""

    def __init__(self) -> None:
        self.to_table: TableHandler = _lost
        self.to_clients: ClientHandler = _unheard

    def serve_tables(self, handler: TableHandler) -> None:
        """See `Bus`."""
        self.to_table = handler

    def serve_clients(self, gateway: str, handler: ClientHandler) -> None:
        """See `Bus`."""
        del gateway
        self.to_clients = handler


def _lost(table: str, client: Client, said: Said) -> None:
    """There is no handler."""


def _unheard(messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
    """There is no handler."""
