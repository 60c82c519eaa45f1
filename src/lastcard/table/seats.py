"""Who sits where, and the tokens that prove it.

A token is 192 random bits. What is kept of it is a fingerprint over the table, the seat and the seat's epoch, which counts who
has sat there: a token is worth nothing at another table, in another seat, or after its owner has left.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable, Sequence

import msgspec

from lastcard.protocol import PERSON
from lastcard.table.fairness import Entropy

_TOKEN_BYTES = 24
_TOKEN_MAX = 64
KEPT_OUT_MAX = 50
"""Those whom a table keeps out; of more, the first may come back."""
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_TABLE_LETTERS = 12
_TABLE_BYTES = 24
"""Far more than the letters hold, so that each is as likely as any other."""
TABLE_ID = f"^[{_ALPHABET}]{{{_TABLE_LETTERS}}}$"
"""What tables are called, as a pattern for those who write clients."""


class Place(msgspec.Struct):
    """A seat and who has it."""

    kind: str
    """`person`, or the level of a bot."""
    name: str | None = None
    fingerprint: str | None = None
    """Of the token of the person who has it; None while it is free."""
    epoch: int = 0
    told_from: int | None = 0
    """The version from which on they are told what the seat is told; None while they watch a round that began without them."""

    @property
    def taken(self) -> bool:
        """Whether the seat is not free."""
        return self.kind != PERSON or self.fingerprint is not None

    def sit(self, name: str, fingerprint: str, told_from: int | None) -> None:
        """Somebody takes the seat."""
        self.name, self.fingerprint, self.told_from = name, fingerprint, told_from
        self.epoch += 1

    def leave(self) -> None:
        """The seat is free again; its token is worth nothing from now on."""
        self.name = self.fingerprint = None


class KeptOut(msgspec.Struct, frozen=True):
    """Somebody whom the host has taken off the table and does not want back: what they were called, and the seat they had."""

    name: str
    seat: int
    epoch: int
    fingerprint: str


def fresh_table_id(entropy: Entropy) -> str:
    """An id for a table that cannot be guessed: those who know it are invited."""
    number, letters = int.from_bytes(entropy(_TABLE_BYTES)), ""
    for _ in range(_TABLE_LETTERS):
        number, letter = divmod(number, len(_ALPHABET))
        letters += _ALPHABET[letter]
    return letters


def is_table_id(text: str) -> bool:
    """Whether a table could be called this."""
    return len(text) == _TABLE_LETTERS and all(letter in _ALPHABET for letter in text)


def fresh_token(entropy: Entropy) -> str:
    """A token for a seat."""
    return base64.urlsafe_b64encode(entropy(_TOKEN_BYTES)).decode()


def fingerprint(table: str, seat: int, epoch: int, token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(f"lastcard-seat-1|{table}|{seat}|{epoch}|{token}".encode(errors="replace")).hexdigest()


def is_kept_out(table: str, kept_out: Iterable[KeptOut], tokens: Sequence[str]) -> bool:
    """Whether one of these tokens gave a seat once to somebody who is kept out."""
    return any(
        hmac.compare_digest(fingerprint(table, out.seat, out.epoch, token), out.fingerprint)
        for out in kept_out
        for token in tokens
        if len(token) <= _TOKEN_MAX
    )


def seat_of(table: str, places: Iterable[Place], token: str) -> int | None:
    """The seat that a token gives."""
    if len(token) > _TOKEN_MAX:
        return None
    for seat, place in enumerate(places):
        if place.fingerprint and hmac.compare_digest(fingerprint(table, seat, place.epoch, token), place.fingerprint):
            return seat
    return None
