"""The catalogue of one locale: which file holds a key, and what that key says.

Files are read when one of their keys is first asked for. A message that is plain text is answered without the Fluent runtime,
whose import alone takes longer than `lastcard --help` may; a test compares both readings of every such message.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from lastcard.words.figures import ungrouped
from lastcard.words.printing import printable
from lastcard.words.typing import typed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

FOLDER = Path(__file__).parent

LOCALES = tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))
"""A folder of words is a locale; nothing else lists them."""

FILES = {
    "card": "cards",
    "told": "cards",
    "colour": "cards",
    "edition": "cards",
    "sheet": "cards",
    "list": "cards",
    "event": "events",
    "question": "questions",
    "choice": "questions",
    "section": "clauses",
    "clause": "clauses",
    "table": "table",
    "terminal": "terminal",
    "report": "reports",
    "error": "errors",
    "cli": "cli",
    "tui": "tui",
    "hint": "hints",
    "web": "web",
    "shell": "shell",
    "guide": "guide",
    "fairness": "fairness",
    "verify": "verify",
    "story": "story",
    "tutorial": "tutorial",
    "house": "house",
    "preset": "house",
}
"""The file that holds the keys of each family; a key's family is what stands before its first hyphen."""

NOUNS = "cards"
"""The file whose messages all others may refer to."""

PARTS = {
    "table": ("cards", "events", "questions", "table", "web", "house"),
    "rules": ("clauses",),
    "fairness": ("fairness",),
    "story": ("story",),
    "tutorial": ("tutorial",),
}
"""Files that a browser fetches together: what a table's page says, and to who reads the rules, looks at the shuffles or
back at a match, or learns the game."""

MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*)?$)*)", re.MULTILINE)


class WordsError(LookupError):
    """Something was asked of the catalogue that it cannot say."""


_DIGITS = 15
"""Of the largest number that is written out."""


class Catalogue:
    """What one locale says under each key."""

    def __init__(self, locale: str) -> None:
        if locale not in LOCALES:
            raise WordsError(f"no words for {locale!r}: there are {', '.join(LOCALES)}")
        self.locale = locale

    def text(self, key: str, args: dict[str, str | int]) -> str:
        """Return what a key says with these arguments, or raise `WordsError`."""
        file = FILES.get(key.partition("-")[0])
        pattern = messages(self.locale, file).get(key) if file else None
        if file is None or pattern is None:
            raise WordsError(f"{self.locale} has no key {key!r}")
        if "{" not in pattern:
            return plain(pattern)
        speaker = bundle(self.locale, file)
        message = speaker.get_message(key)
        assert message.value is not None, key
        text, problems = speaker.format_pattern(message.value, {name: self._sayable(value) for name, value in args.items()})
        if problems:
            raise WordsError(f"{key!r} in {self.locale} with {sorted(args)}: {'; '.join(map(str, problems))}")
        return str(text)

    def _sayable(self, value: str | int) -> str | int:
        """What can be shown: names, files and messages may come from anywhere, and must steer no terminal.

        A number from a file may have a thousand digits, which Fluent cannot write; and Fluent sets thousands apart everywhere.
        """
        if isinstance(value, str):
            return printable(value)
        if abs(value) >= 10**_DIGITS:
            return f"{str(value)[:_DIGITS]}…"
        if not ungrouped(self.locale, value):
            return value
        from fluent.runtime.types import FluentInt  # noqa: PLC0415  as in `bundle`

        return FluentInt(value, useGrouping=False)


@cache
def messages(locale: str, file: str) -> dict[str, str]:
    """Return the source of each message of a file, in the file's order."""
    return dict(MESSAGE.findall((FOLDER / locale / f"{file}.ftl").read_text(encoding="utf-8")))


def plain(pattern: str) -> str:
    """Return the text of a pattern without placeables: its lines without the indent they share."""
    first, *rest = pattern.strip(" ").rstrip().split("\n")
    indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join([first, *(line[indent:].rstrip() for line in rest)]).lstrip("\n")


@cache
def bundle(locale: str, file: str) -> FluentBundle:
    """Return a file ready to be formatted, with the nouns that its sentences refer to."""
    # Imported here, because it takes 0.1 s that plain texts do not need.
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    speaker = FluentBundle([locale], use_isolating=False, functions={"BEGINS": begins})  # type: ignore[dict-item]  # a text will do
    for name in {NOUNS, file}:
        speaker.add_resource(_resource(locale, name))
    return speaker


@cache
def _resource(locale: str, file: str) -> Resource:
    from fluent.runtime import FluentResource  # noqa: PLC0415

    return FluentResource((FOLDER / locale / f"{file}.ftl").read_text(encoding="utf-8"))


def begins(text: object) -> str:
    """Return how a word begins, as far as the word before it depends on that: `i`, `vowel`, `h`, `digit` or `other`.

    In a catalogue it is BEGINS($name): "Ana e Iris" in Spanish, "d'Ana" in French.

    >>> [begins(name) for name in ("Íñigo", "Hilda", "Hielo", "Ana", "Hugo", "8", "Zoé")]
    ['i', 'i', 'h', 'vowel', 'h', 'digit', 'other']
    """
    bare = typed(str(text))
    if re.match("h?i(?![aeou])", bare):
        return "i"
    first = bare[:1]
    return "vowel" if first in {*"aeiou"} else "h" if first == "h" else "digit" if first.isdecimal() else "other"
