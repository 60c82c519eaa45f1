"""What names look like: letters of all alphabets that are taken for one another, by Unicode's list of confusables.

The list is the data of confusable-homoglyphs. It knows every letter as it is written, while people take a name in capitals for
the same: so a name has several looks, and two names are alike if they share one.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

import msgspec

_DATA = ("confusable_homoglyphs", "confusables.json")
_LEFT_TO_RIGHT = "\u200e"
"""The list has this mark round letters that are written the other way."""


def looks(name: str) -> frozenset[str]:
    """What a name looks like at a glance: names that share one of these would be taken for one another."""
    # Some letters are composed of others, and have a look of their own besides.
    return frozenset(look for form in ("NFC", "NFKC") for look in _looks(unicodedata.normalize(form, name)))


def _looks(name: str) -> tuple[str, ...]:
    small = name.casefold()
    # Some letters look like Latin ones as capitals only.
    capitals = "".join(letter if _is_latin(letter) else letter.upper() for letter in small)
    # As written, a capital I is a small l; but Ian is not Lan.
    return f"={_prototype(name)}", _prototype(small).casefold(), _prototype(capitals).casefold()


def _prototype(text: str) -> str:
    """A text with each letter replaced by the one that stands for all that look like it."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_prototypes()))


def _is_latin(letter: str) -> bool:
    return letter.isascii() or unicodedata.name(letter, "").startswith("LATIN ")


class _Alike(msgspec.Struct):
    c: str


@cache
def _prototypes() -> dict[int, str]:
    """For each letter, the letter or letters that stand for all that look like it."""
    found = msgspec.json.decode(files(_DATA[0]).joinpath(_DATA[1]).read_bytes(), type=dict[str, list[_Alike]])
    stands_for: dict[str, str] = {}

    def root(text: str) -> str:
        while (other := stands_for.get(text, text)) != text:
            text = other
        return text

    for letter, alike in found.items():
        for other in alike:
            one, two = sorted(map(root, (letter.strip(_LEFT_TO_RIGHT), other.c.strip(_LEFT_TO_RIGHT))), key=_rank)
            stands_for[two] = one
    return {ord(text): root(text) for text in stands_for if len(text) == 1}


def _rank(text: str) -> tuple[bool, bool, str]:
    """Of what looks alike, several letters stand for one, as every text may hold them; and those that all keyboards have."""
    return len(text) == 1, not text.isascii(), text
