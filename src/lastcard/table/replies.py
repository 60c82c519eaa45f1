"""The reply cache: a command that is said again gets its first answer again, and does nothing more.

The versions of commands that left an entry follow from the log, so they are known for good. Errors and chats leave no entry:
their answers are known while the table is in memory.
"""

from __future__ import annotations

from lastcard.protocol import Ack, encode
from lastcard.rules.questions import SeatNo
from lastcard.table.entries import AnyEntry, Left, Sat

ACKED_MAX = 128
"""Commands of a seat whose versions are kept."""
PAYLOADS_MAX = 64
"""Other answers of a seat that are kept."""


class Replies:
    """The last answers of each seat, by the ids of its commands."""

    def __init__(self, unread: dict[SeatNo, int] | None = None) -> None:
        self.unread: dict[SeatNo, int] = unread or {}
        """Seats whose answers before a snapshot were not read, and the versions after which the log has them."""
        self._acked: dict[SeatNo, dict[str, int]] = {}
        self._payloads: dict[SeatNo, dict[str, bytes]] = {}

    def record(self, version: int, entry: AnyEntry) -> None:
        """Remember which command an entry of the log has answered, if it has."""
        if entry.asked is not None:
            acked = self._acked.setdefault(entry.asked.seat, {})
            acked[entry.asked.id] = version
            if len(acked) > ACKED_MAX:
                del acked[next(iter(acked))]
        if isinstance(entry, Sat | Left):
            # A new person's ids have nothing to do with those of the one before.
            self._acked.pop(entry.seat, None)
            self.unread.pop(entry.seat, None)
            self._payloads.pop(entry.seat, None)

    def keep(self, seat: SeatNo, id_: str, payload: bytes) -> None:
        """A command that left no entry was answered."""
        payloads = self._payloads.setdefault(seat, {})
        payloads[id_] = payload
        if len(payloads) > PAYLOADS_MAX:
            del payloads[next(iter(payloads))]

    def given(self, seat: SeatNo, id_: str) -> bytes | None:
        """What a command was answered, if it was."""
        if (acked := self._acked.get(seat)) is not None and (version := acked.get(id_)) is not None:
            return encode(Ack(id_, version))
        payloads = self._payloads.get(seat)
        return None if payloads is None else payloads.get(id_)

    def begin(self) -> dict[SeatNo, int]:
        """After which version of the log the answers begin that are kept of each seat."""
        begin = {seat: next(iter(acked.values())) - 1 for seat, acked in self._acked.items() if acked} | self.unread
        return dict(sorted(begin.items()))

    def recall(self, seat: SeatNo, read: Replies) -> None:
        """Take over what the log tells of a seat."""
        del self.unread[seat]
        self._acked[seat] = read._acked.get(seat, {})
