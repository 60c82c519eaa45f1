"""The bus: carries what clients say to a table's owner, and what the owner says to the gateways that hold its clients.

It may lose anything at any time: a client says again what was not acknowledged, and asks for what it has missed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from lastcard.server.messages import AnyMessage, Hello
from lastcard.server.settings import TableSettings


class Origin(NamedTuple):
    """A client: the gateway that holds it, and its number there."""

    gateway: str
    number: int


class Create(NamedTuple):
    """Make this table."""

    settings: TableSettings
    name: str


class Join(NamedTuple):
    """Sit down; a token of the client's own, sent again, gives the same seat."""

    name: str
    seat: int | None
    token: str | None


class LookAt(NamedTuple):
    """Tell what a visitor may know: `info`, or the `record` of a finished match, the last if none is named."""

    what: str
    match: int | None = None


class Gone(NamedTuple):
    """The client's connection is closed."""


Said = Hello | AnyMessage | Create | Join | LookAt | Gone


class ToTable(NamedTuple):
    """Something for a table."""

    table: str
    origin: Origin
    said: Said


class ToClients(NamedTuple):
    """Something for clients of one gateway, as bytes; with a code, it is the last thing they hear."""

    numbers: tuple[int, ...]
    payload: bytes
    closing: str | None = None


class Bus(Protocol):
    """Delivers to whoever listens; what nobody listens to is lost."""

    def to_table(self, message: ToTable) -> None:
        """Send to a table's owner."""

    def to_clients(self, gateway: str, message: ToClients) -> None:
        """Send to clients of a gateway."""

    def own(self, take: Callable[[ToTable], None]) -> None:
        """Listen for tables."""

    def hold(self, gateway: str, take: Callable[[ToClients], None]) -> None:
        """Listen for the clients of a gateway."""


class LocalBus:
    """A bus within one process: it delivers at once."""

    def __init__(self) -> None:
        self._owner: Callable[[ToTable], None] | None = None
        self._gateways: dict[str, Callable[[ToClients], None]] = {}

    def to_table(self, message: ToTable) -> None:
        """See `Bus`."""
        if self._owner is not None:
            self._owner(message)

    def to_clients(self, gateway: str, message: ToClients) -> None:
        """See `Bus`."""
        if gateway in self._gateways:
            self._gateways[gateway](message)

    def own(self, take: Callable[[ToTable], None]) -> None:
        """See `Bus`."""
        self._owner = take

    def hold(self, gateway: str, take: Callable[[ToClients], None]) -> None:
        """See `Bus`."""
        self._gateways[gateway] = take
