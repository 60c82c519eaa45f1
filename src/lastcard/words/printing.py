"""Text from elsewhere, as from a file, a link or another player, made safe to be shown in a terminal."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"
"""Parts of names and pictures that steer nothing."""
_INSTEAD = "\ufffd"


def printable(text: str) -> str:
    r"""A text on one line without anything that steers a terminal, or turns text round.

    >>> printable("\x1b]52;c;aGk=\x07 and \u202eback")
    '�]52;c;aGk=� and �back'
    """
    return text if text.isprintable() else "".join([letter if _shows(letter) else _INSTEAD for letter in text])


def printable_lines(text: str) -> str:
    """The same of a text that may have several lines."""
    return "\n".join(map(printable, text.split("\n")))


def _shows(letter: str) -> bool:
    """Whether a letter is shown, and nothing else; spaces of all widths are."""
    return letter.isprintable() or letter in _JOINERS or unicodedata.category(letter) == "Zs"
