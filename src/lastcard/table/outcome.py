"""What a command comes to, before any of it is done."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from lastcard.table.accept import Reply
from lastcard.table.bots import Thought
from lastcard.table.entries import AnyEntry
from lastcard.table.state import Outgoing


class Needs(NamedTuple):
    """What must be read from the log."""

    what: Literal["replies", "past", "whole"]
    """The answers that a seat was given; what happened after a version; or everything."""
    of: int = 0
    """The seat, or the version."""


WHOLE = Needs("whole")


class Outcome(msgspec.Struct, frozen=True):
    """What a command comes to."""

    entries: tuple[AnyEntry, ...] = ()
    """What must be made durable, and then accepted."""
    reply: Reply | None = None
    """Who is answered when it is."""
    messages: tuple[Outgoing, ...] = ()
    thought: Thought | None = None
    """What a bot must think about, for `lastcard.table.decide.decide_choice`."""
    needs: Needs | None = None
    """What must be read from the log first; then the same is decided again."""
    refused: str | None = None
    """The code of a refusal."""
