"""Who sits where: tokens that prove it, and names.

A token is 192 random bits. What is kept of it is a fingerprint over the table, the seat and the seat's epoch, which counts who
has sat there: a token is worth nothing at another table, in another seat, or after its owner has left.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import unicodedata
from collections.abc import Iterable

import msgspec

from lastcard.protocol import PERSON, require
from lastcard.table.fairness import Entropy

NAME_MAX = 24
_TOKEN_BYTES = 24
_TOKEN_MAX = 64
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_TABLE_LETTERS = 12
_TABLE_BYTES = 24
"""Far more than the letters hold, so that each is as likely as any other."""
TABLE_ID = f"^[{_ALPHABET}]{{{_TABLE_LETTERS}}}$"
"""What tables are called, as a pattern for those who write clients."""
_SPOKEN = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd", "Nl", "No", "Pc", "Pd", "Po", "So", "Sk"})
"""Categories of characters that a name may have, besides spaces: no controls, and nothing that turns text round."""
_INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Letters, marks and signs of those categories that are invisible."""
_EMOJI_STYLE = "\ufe0f"
"""What phones put behind a sign that must show as a picture."""
_LOOKS = str.maketrans(
    "\u0430\u0432\u0441\u0435\u043d\u0456\u0458\u043a\u043c\u043e\u0440\u0455\u0442\u0443\u0445"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7",
    "abcehijkmopstyxabezhikmnoptyx",
)
"""Cyrillic and Greek letters that look like Latin ones, small or as capitals."""
_MARKS_MAX = 2
"""Marks that a letter may carry: more would cover the lines above."""


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


def seat_of(table: str, places: Iterable[Place], token: str) -> int | None:
    """The seat that a token gives."""
    if len(token) > _TOKEN_MAX:
        return None
    for seat, place in enumerate(places):
        if place.fingerprint and hmac.compare_digest(fingerprint(table, seat, place.epoch, token), place.fingerprint):
            return seat
    return None


def checked_name(text: str, others: Iterable[str | None]) -> str:
    """A name that can be shown to everybody; the refusal says what a name is."""
    name = " ".join(unicodedata.normalize("NFC", text.replace(_EMOJI_STYLE, "")).split())
    require(1 <= len(name) <= NAME_MAX, "bad_name", f"a name has 1 to {NAME_MAX} characters")
    spoken = all(letter == " " or unicodedata.category(letter) in _SPOKEN for letter in name)
    require(spoken and not _INVISIBLE.search(name), "bad_name", "a name is made of letters, digits, spaces and common signs")
    begins = not unicodedata.category(name[0]).startswith("M")
    require(begins, "bad_name", "a name begins with a letter, a digit or a sign, not with a mark for one")
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) == "Mn" else 0
        require(marks <= _MARKS_MAX, "bad_name", "a letter of a name carries at most two marks")
    alike = _look(name) in {_look(other) for other in others if other}
    require(not alike, "bad_name", f"{name} sits at this table already, or somebody who looks like it: take another name")
    return name


def _look(name: str) -> str:
    """What a name looks like at a glance: the same for names that would be taken for one another."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_LOOKS)
