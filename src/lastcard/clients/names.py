"""What people and bots were called in a match, as the file of its record tells in a comment.

A saved game begins with `# seats`, who sits where. A game that was kept of a served table has `# names`: everybody's name as
JSON, null for a bot, which is called by its number in the language of the reader.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec

from lastcard.clients.seat import printable
from lastcard.protocol import PERSON
from lastcard.views import Wire
from lastcard.words import Words

_NAMES = "# names "
_SEATS = "# seats "


def with_names(record: str, info: Wire) -> str:
    """A record that also tells who sat where."""
    names = [seat["name"] if seat["kind"] == PERSON else None for seat in info["seats"]]
    first, newline, rest = record.partition("\n")
    # The first line stays what it is: there a saved game is known by its comment.
    return f"{first}{newline}{_NAMES}{msgspec.json.encode(names).decode()}\n{rest}"


def names_of(record: str, players: int, words: Words) -> tuple[str, ...]:
    """What everybody was called; people who gave no name are numbered by their seats, and bots among themselves."""
    known = next((found for line in record.split("\n") if (found := _read(line)) is not None), None)
    if known is None or len(known) != players:
        known = [""] * players
    bots = itertools.count(1)
    return tuple(
        words.t("table-bot", number=next(bots)) if name is None else printable(name) or words.t("table-player", number=seat)
        for seat, name in enumerate(known, 1)
    )


def _read(line: str) -> Sequence[str | None] | None:
    """The names on a line; None if it tells none."""
    if line.startswith(_SEATS):
        return ["" if kind == PERSON else None for kind in line.removeprefix(_SEATS).split() if "=" not in kind]
    if line.startswith(_NAMES):
        try:
            return msgspec.json.decode(line.removeprefix(_NAMES), type=list[str | None])
        except msgspec.DecodeError:
            # A comment that says nothing does no harm.
            return None
    return None
