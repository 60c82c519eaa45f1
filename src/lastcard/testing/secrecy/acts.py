"""What happens in a story, act by act: the same acts are told in two worlds, in virtual time and at a server."""

from __future__ import annotations

from typing import Literal, NamedTuple

from lastcard.match import Arrangement
from lastcard.protocol import Since, TableSettings
from lastcard.table.settings import Paces, TableLimits
from lastcard.testing.secrecy.scripts import Begins, Orders
from lastcard.views import Wire

PROMPTER = "prompter"
"""Somebody who watches from the beginning to the end."""
VISITOR = "visitor"
"""Anybody who asks without being connected."""
FORCED_S = 1.1
"""After which a client gives a forced answer by itself."""
PERSON_S = 3.1
"""What a person takes for an answer, whatever they hold.

Neither is a pace of bots: at a real server it would be open which of the two comes first.
"""

Do = Literal[
    "make",
    "join",
    "connect",
    "watch",
    "disconnect",
    "say",
    "answer",
    "frame",
    "wait",
    "look",
    "record",
    "make again",
    "stranger",
    "full disk",
    "room on the disk",
    "crash",
    "get",
]


class Act(NamedTuple):
    """One thing that happens."""

    do: Do
    who: str = VISITOR
    """By the name of a person."""
    said: Wire = {}  # noqa: RUF012  it is never changed
    """A message, or the body of a request."""
    since: Since | None = None
    seconds: float = 0.0
    number: int | None = None
    """Of a seat, or of a match."""
    text: str = ""
    """A frame that may be no message, or a path."""


class Setting(NamedTuple):
    """What a story is played with."""

    seed: str
    settings: TableSettings
    begins: tuple[Begins, ...]
    paces: Paces
    limits: TableLimits
    starts_s: float = 1000.0
    """What the clock says then."""


class World(NamedTuple):
    """What differs between two worlds: what is drawn by lot, shuffled, and said by those whom the observer does not hear."""

    acts: list[Act]
    orders: Orders
    tiny: Arrangement | None
    """Where a tiny round begins."""
    anew: frozenset[int] = frozenset()
    """Which of the lots are drawn anew."""
