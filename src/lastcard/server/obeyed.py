"""The commands that were obeyed at a table, so that one that is said again gets its first answer again and does nothing more."""

from __future__ import annotations

from lastcard.server import entries
from lastcard.server.entries import AnyEntry

REMEMBERED = 128
"""Commands of a seat whose answers are remembered."""


class Obeyed:
    """The last commands of each seat, by their ids: what follows from a log without any rules."""

    def __init__(self, since: int = 0) -> None:
        self.since = since
        """The version from which on it knows them: all, unless it begins in the middle."""
        self.versions: dict[int, dict[str, int]] = {}
        """Of each seat and id, the version at which it was obeyed."""

    def take(self, version: int, entry: AnyEntry) -> None:
        """Go on by one entry."""
        if entry.asked is not None:
            known = self.versions.setdefault(entry.asked.seat, {})
            known[entry.asked.id] = version
            if len(known) > REMEMBERED:
                del known[next(iter(known))]
        if isinstance(entry, entries.Sat | entries.Left):
            # A new person's ids have nothing to do with those of the one before.
            self.versions.pop(entry.seat, None)

    def version(self, seat: int, id_: str) -> int | None:
        """The version at which a seat's command was obeyed, if it was."""
        return self.versions.get(seat, {}).get(id_)
