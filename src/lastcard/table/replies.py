"""The reply cache: a command that is said again gets its first answer again, and does nothing more.

The versions of commands that left an entry follow from the log, so they are known for good. Errors and chats leave no entry:
their answers are known while the table is in memory.
"""

from __future__ import annotations

from array import array

from lastcard.protocol import Ack, encode
from lastcard.rules.questions import SeatNo
from lastcard.table.entries import AnyEntry, Left, Sat

ACKED_MAX = 128
"""Commands of a seat whose versions are kept."""
PAYLOADS_MAX = 64
"""Other answers of a seat that are kept."""
_HASH_BYTES = 8
_CHANGES_HANDS = (Sat, Left)
"""Entries with which a seat goes to somebody else."""


class _Acked:
    """The last commands of a seat that left an entry, and the versions of those: a ring of one size from when somebody sits down.

    Of an id its hash is kept, which nobody outside this process can work out: ids themselves would be most of a table's memory.
    """

    def __init__(self) -> None:
        self._hashes, self._versions = bytearray(_HASH_BYTES * ACKED_MAX), array("I", [0] * ACKED_MAX)
        self._next = 0
        """Where the next is put, in place of the oldest."""

    def add(self, id_: str, version: int) -> None:
        """A command was obeyed."""
        at = self._next
        self._hashes[at * _HASH_BYTES : (at + 1) * _HASH_BYTES] = _hashed(id_)
        self._versions[at] = version
        self._next = (at + 1) % ACKED_MAX

    def version(self, id_: str) -> int | None:
        """The version of a command, if it was obeyed."""
        hashed = _hashed(id_)
        at = self._hashes.find(hashed)
        while at > 0 and at % _HASH_BYTES:
            # It was found in the end of one and the beginning of the next.
            at = self._hashes.find(hashed, at + 1)
        return None if at < 0 else self._versions[at // _HASH_BYTES] or None

    def __bool__(self) -> bool:
        return self._versions[0] > 0

    @property
    def begin(self) -> int:
        """The version before the oldest of them."""
        return (self._versions[self._next] or self._versions[0]) - 1


def _hashed(id_: str) -> bytes:
    return hash(id_).to_bytes(_HASH_BYTES, "little", signed=True)


class Replies:
    """The last answers of each seat, by the ids of its commands."""

    def __init__(self, unread: dict[SeatNo, int] | None = None) -> None:
        self.unread: dict[SeatNo, int] = unread or {}
        """Seats whose answers before a snapshot were not read, and the versions after which the log has them."""
        self._acked: dict[SeatNo, _Acked] = {}
        self._payloads: dict[SeatNo, dict[str, bytes]] = {}

    def record(self, version: int, entry: AnyEntry) -> None:
        """Remember which command an entry of the log has answered, if it has."""
        if entry.asked is not None:
            seat = entry.asked.seat
            if seat not in self._acked:
                self._acked[seat] = _Acked()
            self._acked[seat].add(entry.asked.id, version)
        if isinstance(entry, _CHANGES_HANDS):
            # A new person's ids have nothing to do with those of the one before.
            self._acked.pop(entry.seat, None)
            if isinstance(entry, Sat):
                self._acked[entry.seat] = _Acked()
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
        if (acked := self._acked.get(seat)) is not None and (version := acked.version(id_)) is not None:
            return encode(Ack(id_, version))
        payloads = self._payloads.get(seat)
        return None if payloads is None else payloads.get(id_)

    def begin(self) -> dict[SeatNo, int]:
        """After which version of the log the answers begin that are kept of each seat."""
        begin = {seat: acked.begin for seat, acked in self._acked.items() if acked} | self.unread
        return dict(sorted(begin.items()))

    def recall(self, seat: SeatNo, read: Replies) -> None:
        """Take over what the log tells of a seat."""
        del self.unread[seat]
        if seat in read._acked:
            self._acked[seat] = read._acked[seat]
