"""The entries of a table's log: everything that has happened at a table and must survive. State is their fold."""

from __future__ import annotations

import msgspec

from lastcard.protocol import TableSettings

RULES = 1
"""The version of the rules, and of what entries tell of them. It goes up when code of the version before would replay an entry
otherwise, or could not read it: that code then leaves the table to others. Whoever makes an entry names the version in it."""


class Newer(ValueError):
    """An entry was made by later rules than this code knows."""


class Pledge(msgspec.Struct, frozen=True, array_like=True):
    """A round's secret, committed to before it is dealt and open once it is over."""

    seed: str
    nonce: str


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """The command that an entry obeys: whose, and its id, so that it is never obeyed twice."""

    seat: int
    id: str


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="e", omit_defaults=True):
    """Something that happened at a table."""

    asked: Asked | None = None
    rules: int = 1
    """The version of the rules that made it: the first, where nothing is said."""


class Made(Entry, frozen=True, kw_only=True, tag="made"):
    """The table was made, with the pledge for its first round; a table without pledges shuffles by its match's seed."""

    settings: TableSettings
    pledge: Pledge | None
    labelled: bool = False
    """Whether the record says whose salts were mixed in, and seals each round: that of a match of earlier code does not."""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """Somebody sat down. Only a fingerprint of the seat's token is kept."""

    seat: int
    name: str
    fingerprint: str


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A seat was given up, or emptied by the host or by time."""

    seat: int
    keep_out: bool = False
    """Whether the host does not want its person back."""


class Hosted(Entry, frozen=True, kw_only=True, tag="host"):
    """Another person is host."""

    seat: int


class Changed(Entry, frozen=True, kw_only=True, tag="set"):
    """The settings were changed."""

    settings: TableSettings


class Salted(Entry, frozen=True, kw_only=True, tag="salt"):
    """A seat added to the next shuffle."""

    seat: int
    salt: str


class Dealt(Entry, frozen=True, kw_only=True, tag="deal"):
    """A round was dealt, with the pledge for the one after it."""

    pledge: Pledge | None


class Moved(Entry, frozen=True, kw_only=True, tag="move"):
    """A seat moved: a person, a bot, or the clock for it."""

    seat: int
    choice: str


class Again(Entry, frozen=True, kw_only=True, tag="again"):
    """The table is back in the lobby for another match, with a pledge for its first round."""

    pledge: Pledge | None
    labelled: bool = False
    """As of a table just made."""


class Restored(Entry, frozen=True, kw_only=True, tag="restored"):
    """The table comes from a backup: the round that was played is void, and the next deal has a fresh pledge."""

    pledge: Pledge | None


AnyEntry = Made | Sat | Left | Hosted | Changed | Salted | Dealt | Moved | Again | Restored

PLAYED = (Dealt, Moved)
"""The entries with which the match goes on."""


class _Version(msgspec.Struct, frozen=True):
    """Of any entry, whatever else is in it."""

    rules: int = 1


_DECODER = msgspec.json.Decoder(AnyEntry)
_VERSION_DECODER = msgspec.json.Decoder(_Version)
encode = msgspec.json.Encoder().encode


def decode(body: bytes) -> AnyEntry:
    """An entry as the log keeps it; `Newer` if it was made by later rules."""
    try:
        entry: AnyEntry = _DECODER.decode(body)
    except msgspec.ValidationError:
        _check(_VERSION_DECODER.decode(body).rules)
        raise
    _check(entry.rules)
    return entry


def _check(rules: int) -> None:
    if rules > RULES:
        raise Newer(f"made by version {rules} of the rules, where this program knows {RULES}")
