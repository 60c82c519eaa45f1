"""The bus: carries what clients say to a table's owner, and what the owner says to the gateways that hold its clients.

It may lose anything at any time: a client says again what was not acknowledged, and asks for what it has missed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from lastcard.table.commands import Said
from lastcard.table.state import Client


class ToTable(NamedTuple):
    """Something for a table."""

    table: str
    client: Client
    said: Said


class ToClient(NamedTuple):
    """Something for a client of a gateway, as bytes; with a code, it is the last thing that it hears."""

    number: int
    payload: bytes
    closing: str | None = None
    wrote: int = 0
    """Bytes that were stored for this client."""


TableHandler = Callable[[ToTable], None]
ClientHandler = Callable[[Sequence[ToClient]], None]


class Bus(Protocol):
    """Delivers to handlers; a message without one is lost."""

    to_table: TableHandler
    """Sends to a table's owner."""

    @property
    def to_gateway(self) -> Mapping[str, ClientHandler]:
        """Sends to clients of a gateway, in order; a message for a gateway that is not there is lost."""

    def serve_tables(self, handler: TableHandler) -> None:
        """Have a handler receive what is for tables."""

    def serve_clients(self, gateway: str, handler: ClientHandler) -> None:
        """Have a handler receive what is for the clients of a gateway."""


def _lost(message: ToTable) -> None:
    """There is no handler."""


class LocalBus:
    """A bus within one process: it delivers at once."""

    def __init__(self) -> None:
        self.to_table: TableHandler = _lost
        self.to_gateway: dict[str, ClientHandler] = {}

    def serve_tables(self, handler: TableHandler) -> None:
        """See `Bus`."""
        self.to_table = handler

    def serve_clients(self, gateway: str, handler: ClientHandler) -> None:
        """See `Bus`."""
        self.to_gateway[gateway] = handler
