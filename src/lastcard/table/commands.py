"""What a table is told: by players and spectators, by visitors, and by the connection itself."""

from __future__ import annotations

from typing import Literal, NamedTuple

from lastcard.protocol import AnyMessage, Hello, TableSettings
from lastcard.rules.questions import SeatNo


class Create(NamedTuple):
    """Make this table."""

    settings: TableSettings
    name: str


class Join(NamedTuple):
    """Sit down; a token of the client's own, sent again, gives the same seat."""

    name: str
    seat: SeatNo | None
    token: str | None
    former: str | None = None


class LookAt(NamedTuple):
    """Tell what a visitor may know: `info`, all shuffles of this match or a finished one, or the `record` of a finished match.

    If none is named, that is the last.
    """

    what: Literal["info", "fairness", "record"]
    match: int | None = None


class Gone(NamedTuple):
    """The client's connection is closed."""


Said = Hello | AnyMessage | Create | Join | LookAt | Gone
"""What clients say."""
