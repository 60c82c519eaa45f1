"""What people and bots are called in a match, as the file of its record tells in comments.

A saved game begins with `# seats`, who sits where. `# names` is everybody's name as JSON, null for a seat without one: that is
called by a number, in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lastcard.clients.seat import called
from lastcard.codes import Refusal
from lastcard.protocol import PERSON
from lastcard.rules.questions import SeatNo
from lastcard.table.names import NAME_MAX, checked_name
from lastcard.views import Wire
from lastcard.words import Words

Names = tuple[str | None, ...]
"""A name for each seat, or None where it has only its number; empty where nobody has one."""

_NAMES = "# names "
_SEATS = "# seats "


class BadName(Exception):
    """Nobody at the table can be called so."""

    def __init__(self, seat: SeatNo, name: str) -> None:
        super().__init__(name)
        self.seat, self.name = seat, name

    def said(self, words: Words) -> str:
        """What a name is."""
        return words.error("bad_name", name=self.name[:NAME_MAX], most=NAME_MAX)


def checked_names(names: Sequence[str | None]) -> Names:
    """Names for everybody at a table, as a served one would take them; `BadName` if it would not take one."""
    checked: list[str | None] = []
    for seat, name in enumerate(names):
        try:
            checked.append(None if name is None else checked_name(name, checked))
        except Refusal:
            raise BadName(seat, str(name)) from None
    return tuple(checked) if any(checked) else ()


def names_line(names: Sequence[str | None]) -> str:
    """The comment that tells names."""
    return _NAMES + msgspec.json.encode(names).decode()


def with_names(record: str, info: Wire) -> str:
    """A record that also tells who sat where."""
    names = [seat["name"] if seat["kind"] == PERSON else None for seat in info["seats"]]
    first, newline, rest = record.partition("\n")
    # The first line stays what it is: there a saved game is known by its comment.
    return f"{first}{newline}{names_line(names)}\n{rest}"


def read_names(line: str, players: int) -> Names | None:
    """The names on a line of a record; None if it tells none, ValueError if not one for each player."""
    if not line.startswith(_NAMES):
        return None
    names = msgspec.json.decode(line.removeprefix(_NAMES), type=Names)
    if len(names) != players:
        raise ValueError(f"{players} seats must be named, or null")
    return names


def names_of(record: str, players: int, words: Words) -> tuple[str, ...]:
    """What everybody was called; people who gave no name are numbered by their seats, and bots among themselves."""
    lines = record.split("\n")
    names: Names = next((found for line in lines if (found := _told(line, players))), ())
    seats = lines[0].removeprefix(_SEATS).split() if lines[0].startswith(_SEATS) else []
    are_bots = [kind != PERSON for kind in seats if "=" not in kind]
    if len(are_bots) != players:
        # A record of a served table tells names alone, and there only people have one.
        are_bots = [name is None for name in names] or [False] * players
    return called(names or (None,) * players, are_bots, words)


def _told(line: str, players: int) -> Names | None:
    try:
        return read_names(line, players)
    except ValueError:
        # A comment that says nothing does no harm.
        return None
