"""What people at a table may be called: names that everybody can read, and that are taken for nobody else's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from lastcard.codes import require
from lastcard.looks import looks
from lastcard.rules.state import PLAYERS_MAX
from lastcard.words.catalogue import LOCALES, messages

NAME_MAX = 24
_SPOKEN = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd", "Nl", "No", "Pc", "Pd", "Po", "So", "Sk"})
"""Categories of characters that a name may have, besides spaces: no controls, and nothing that turns text round."""
_INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Letters, marks and signs of those categories that are invisible."""
_EMOJI_STYLE = "\ufe0f"
"""What phones put behind a sign that must show as a picture."""
_MARKS_MAX = 2
"""Marks that a letter may carry: more would cover the lines above."""
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_JOINERS = str.maketrans("", "", _NON_JOINER + _JOINER)
"""Invisible characters that join what stands beside them, or keep it apart: parts of some names, and of many pictures."""
_VIRAMA = 9
"""The combining class of the marks that join letters of Indian scripts."""
_CURSIVE = ("ARABIC ", "SYRIAC ", "MONGOLIAN ")
"""Scripts whose letters join by themselves, unless they are kept apart: how their names begin in Unicode."""
_UNNAMED = ("table-bot", "table-player")
"""What a bot, and a seat without a person, is called."""


def checked_name(text: str, others: Iterable[str | None]) -> str:
    """A name that can be shown to everybody; the refusal says what a name is."""
    name = " ".join(unicodedata.normalize("NFC", text.replace(_EMOJI_STYLE, "")).split())
    require(1 <= len(name) <= NAME_MAX, "bad_name", f"a name has 1 to {NAME_MAX} characters")
    spoken = all(letter == " " or unicodedata.category(letter) in _SPOKEN for letter in name.translate(_JOINERS))
    joined = all(_joins(name, at) for at, letter in enumerate(name) if letter in (_NON_JOINER, _JOINER))
    plain = spoken and joined and not _INVISIBLE.search(name)
    require(plain, "bad_name", "a name is made of letters, digits, spaces and common signs")
    begins = not unicodedata.category(name[0]).startswith("M")
    require(begins, "bad_name", "a name begins with a letter, a digit or a sign, not with a mark for one")
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) == "Mn" else 0
        require(marks <= _MARKS_MAX, "bad_name", "a letter of a name carries at most two marks")
    look = _looks(name)
    alike = any(not look.isdisjoint(_looks(other)) for other in others if other)
    require(not alike, "bad_name", f"{name} sits at this table already, or somebody who looks like it: take another name")
    require(_run_together(look).isdisjoint(_bots()), "bad_name", f"{name} is what a bot is called: take another name")
    return name


def _joins(name: str, at: int) -> bool:
    """Whether a joiner has something to join, or to keep apart: anywhere else it would be an invisible difference."""
    before, after = name[at - 1 : at], name[at + 1 : at + 2]
    if before and unicodedata.combining(before) == _VIRAMA:
        return True
    if name[at] == _JOINER:
        return _is_picture(before) and _is_picture(after)
    return _is_cursive(before) and _is_cursive(after)


def _is_picture(sign: str) -> bool:
    """Whether something is a picture, or the colour of one."""
    return sign != "" and unicodedata.category(sign) in ("So", "Sk")


def _is_cursive(letter: str) -> bool:
    return letter != "" and unicodedata.category(letter)[0] in "LM" and unicodedata.name(letter, "").startswith(_CURSIVE)


def _looks(name: str) -> frozenset[str]:
    """What a name looks like, whatever joins its letters."""
    return looks(name.translate(_JOINERS))


def _run_together(look: frozenset[str]) -> frozenset[str]:
    """What a name looks like without its spaces."""
    return frozenset("".join(text.split()) for text in look)


@cache
def _bots() -> frozenset[str]:
    """What bots and empty seats are called in all languages, run together: everybody at a table may read another."""
    patterns = [messages(locale, "table")[key] for locale in LOCALES for key in _UNNAMED]
    numbers = range(1, PLAYERS_MAX + 1)
    names = [pattern.replace("{ $number }", str(number)) for pattern in patterns for number in numbers]
    return frozenset().union(*(_run_together(_looks(name)) for name in names))
