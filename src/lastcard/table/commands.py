"""What a table is told: by players and spectators, by visitors, and by the connection itself."""

from __future__ import annotations

from typing import Literal

import msgspec

from lastcard.protocol import AnyMessage, Hello, TableSettings
from lastcard.rules.questions import SeatNo


class Create(msgspec.Struct, frozen=True, tag="create", tag_field="type"):
    """Make this table."""

    settings: TableSettings
    name: str


class Join(msgspec.Struct, frozen=True, tag="join", tag_field="type"):
    """Sit down; a token of the client's own, sent again, gives the same seat."""

    name: str
    seat: SeatNo | None
    token: str | None
    former: str | None = None


class LookAt(msgspec.Struct, frozen=True, tag="look_at", tag_field="type"):
    """Tell what a visitor may know: `info`, all shuffles of this match or a finished one, or the `record` of a finished match.

    If none is named, that is the last.
    """

    what: Literal["info", "fairness", "record"]
    match: int | None = None


class Gone(msgspec.Struct, frozen=True, tag="gone", tag_field="type"):
    """The client's connection is closed."""


class Vanished(msgspec.Struct, frozen=True, tag="vanished", tag_field="type"):
    """The gateway of this client is not heard of any more: all its clients are gone."""


Said = Hello | AnyMessage | Create | Join | LookAt | Gone | Vanished
"""What clients say. It is one tagged union: another process may be told it."""
