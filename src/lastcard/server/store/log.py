"""The log: the only truth. What was appended to it is on the disk; whatever else the server knows follows from it."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol


class Fenced(Exception):
    """The table has another owner by now, or has gone on: what was to be appended is not in the log."""


class Unreadable(Exception):
    """The file is no log; the code is that of the catalogue."""

    def __init__(self, message: str, code: str = "no_log") -> None:
        super().__init__(message)
        self.code = code


class Newer(Unreadable):
    """The log was written by a newer version of this program."""


class Older(Unreadable):
    """The log was written by an older version of this program, and must be brought up to date first."""


class NotStored(Exception):
    """The store failed; what was to be appended is not in the log."""


class InDoubt(Exception):
    """Whether it was stored could not be found out: nobody may be told either."""


class Damaged(NotStored):
    """The store failed at these tables alone, as on a damaged page; whatever else was handed in at the time has been done."""


READ_MAX = 1000
"""Entries of a table that are read at a time: moves elsewhere are stored in between."""


class Beyond(Exception):
    """The table has gone on by rules that this program does not know: it is for others."""


class Claim(NamedTuple):
    """The right to append to a table, until somebody else claims it."""

    table: str
    number: int
    fence: int


class Snapshot(NamedTuple):
    """How a table stood at a version, in whatever form its owner likes. It only spares work: entries are the truth."""

    version: int
    body: bytes


class Found(NamedTuple):
    """What the log has of a table: its last snapshot, and the first `READ_MAX` entries after it; or the first of all."""

    claim: Claim
    snapshot: Snapshot | None
    bodies: list[bytes]
    restored: bool = False
    """Whether the table comes from a backup, and nothing was appended to it since."""


class Owned(NamedTuple):
    """Somebody else owns the table, and is not dead."""

    name: str
    """Of the process that does."""


class Log(Protocol):
    """The moves of all tables, each in order."""

    @property
    def commits(self) -> int:
        """Transactions made durable."""

    async def create(self, table: str, bodies: Sequence[bytes]) -> Claim:
        """A new table with its first entries; `Fenced` if there is one of this name."""

    async def claim(self, table: str) -> Found | Owned | None:
        """Own a table from now on, if its owner is nobody, this process or dead; None if there is no such table.

        Its owner before can append no more.
        """

    async def claim_all(self, tables: Sequence[str]) -> list[Found]:
        """Own those of these tables that can be claimed."""

    async def confirm(self, claim: Claim) -> None:
        """`Fenced` if somebody else has claimed the table by now, or it has expired."""

    def append(  # noqa: PLR0913  each names one thing of the entry
        self,
        claim: Claim,
        version: int,
        body: bytes,
        *,
        begun: bool,
        live: bool,
        snapshot: Snapshot | None = None,
        before: Snapshot | None = None,
    ) -> Awaitable[None]:
        """Append the entry that makes this version. It is on the disk when this is done; else `Fenced`, `NotStored` or `InDoubt`.

        `begun`: the table is out of the lobby. `live`: something may come due at it without anybody asking. `before`: how it
        stood before this deal; so many are kept that the last `READ_MAX` entries can be folded from one.
        """

    async def before_deal(self, claim: Claim, version: int) -> Snapshot | None:
        """How the table stood before a deal, at this version or as soon before as that is kept; None if it is not."""

    async def read(self, claim: Claim, after: int = 0) -> list[bytes]:
        """The entries of a table after a version, in order, at most `READ_MAX`.

        `Fenced` if it has another owner by now, or has expired.
        """

    async def rest(self, claim: Claim, snapshot: Snapshot | None, *, live: bool) -> None:
        """The table leaves memory, and nobody owns it. Unless it is live, nothing comes due at it until somebody asks for it."""

    async def orphans(self) -> list[str]:
        """The tables at which something may come due and that nobody owns who is not dead."""

    async def expired(self, before: float, lobby_before: float) -> list[str]:
        """The tables untouched since a time (seconds since the epoch), which is another one for those in the lobby."""

    async def shift(self, since: float, until: float, by_s: float) -> None:
        """Tables touched between two times were so this much later: the clock was wrong."""

    async def forget(self, tables: Sequence[str], before: float, lobby_before: float) -> list[str]:
        """Forget tables, but none that somebody has touched since these times; which ones."""

    async def tidy(self) -> bool:
        """Give some free space back, and leave no trace of what was forgotten; whether there is more to give back."""

    async def close(self) -> None:
        """Finish what was handed in, and close."""
