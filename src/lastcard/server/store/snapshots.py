"""Snapshots: how a table stands, so that a restart need not replay its log from the beginning.

The log stays the only truth. A snapshot has no past in it, neither what was told nor which commands were obeyed; it is sealed
with the very code that wrote it, and worth nothing to any other: a server that cannot use one replays the log.
`from_snapshot` and the entries after it give the table of the whole log.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from hmac import compare_digest
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import asdict

from lastcard.cards import Card, Colour, card
from lastcard.decks import edition_of
from lastcard.match import Match, sheet_called
from lastcard.protocol import TableSettings
from lastcard.record import Chance
from lastcard.rules.state import Owed, State, Step
from lastcard.server.store.log import Snapshot
from lastcard.table.accept import derive
from lastcard.table.entries import Pledge
from lastcard.table.fairness import recent
from lastcard.table.replies import Replies
from lastcard.table.seats import KeptOut, Place
from lastcard.table.state import Conditions, TableState
from lastcard.verify import dealer_seed

EVERY = 16
"""Entries after which another snapshot is kept: so many a killed server replays at most."""

SOURCES = (
    "art.py",
    "cards.py",
    "decks.py",
    "editions/*.py",
    "match.py",
    "notation.py",
    "record.py",
    "rules/*.py",
    "protocol.py",
    "server/store/snapshots.py",
    "shuffle.py",
    "table/*.py",
    "verify.py",
    "views.py",
)
"""The code from which a table follows: when any of it changes, every log is replayed once."""

_SEAL_BYTES = 16
_FROM_SETTINGS = ("edition", "sheet", "rules")
"""What a state has from the settings of its table."""
_PILES = ("draw_pile", "discard_pile", "aside")


_Judged: TypeAlias = "list[tuple[tuple[int, bool], int]]"
"""Each with how often it was so."""


class _Content(msgspec.Struct, array_like=True):
    """A table without its past."""

    version: int
    settings: TableSettings
    places: list[Place]
    host: int | None
    matches: int
    pledges: dict[int, Pledge]
    salts: dict[int, dict[int, str]]
    labelled: bool
    coming: dict[int, str]
    kept_out: list[KeptOut]
    before_round: int
    alone: bool
    restored: int | None
    judged: _Judged
    judged_before: _Judged
    replies_begin: dict[int, int]
    position: dict[str, Any] | None
    """The state of the match."""


_COPIED = (
    *("version", "settings", "places", "host", "matches", "labelled", "coming"),
    *("kept_out", "before_round", "alone", "restored"),
)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Content).decode


def snapshot_of(state: TableState) -> Snapshot:
    """How a table stands now."""
    position = None if state.match is None else _position(state.match.state)
    content = _Content(
        **{name: getattr(state, name) for name in _COPIED},
        pledges=recent(state.pledges),
        salts=recent(state.salts),
        judged=sorted(state.judged.items()),
        judged_before=sorted(state.judged_before.items()),
        replies_begin=state.replies.begin(),
        position=position,
    )
    body = _encode(content)
    return Snapshot(state.version, _seal(state.id, body) + body)


def snapshot_if_fits(state: TableState) -> Snapshot | None:
    """How a table stands; None if a number does not fit, as in settings that are older than their bounds."""
    try:
        return snapshot_of(state)
    except OverflowError:
        return None


def from_snapshot(table: str, snapshot: Snapshot, conditions: Conditions = Conditions()) -> TableState | None:  # noqa: B008
    """The table of a snapshot; None if it is damaged, another table's, or other code wrote it."""
    seal, body = snapshot.body[:_SEAL_BYTES], snapshot.body[_SEAL_BYTES:]
    if not compare_digest(seal, _seal(table, body)):
        return None
    found = _decode(body)
    state = TableState(table, conditions)
    for name in _COPIED:
        setattr(state, name, getattr(found, name))
    state.pledges, state.salts = found.pledges, found.salts
    state.judged, state.judged_before = Counter(dict(found.judged)), Counter(dict(found.judged_before))
    state.past_from, state.whole, state.replies = found.version, False, Replies(found.replies_begin)
    if found.position is not None:
        game = _state(found.settings, found.position)
        at = game.round_no
        first, own = tuple(found.salts[1].values()), Chance(found.pledges[at].seed, tuple(found.salts[at].values()))
        state.match = Match.resumed(game, dealer_seed(found.pledges[1].seed, first), own)
    derive(state)
    return state


# --- The state of a match ------------------------------------------------------------------------------------------------------


def _position(state: State) -> dict[str, Any]:
    fields = asdict(state)
    for name in _FROM_SETTINGS:
        del fields[name]
    for name in _PILES:
        fields[name] = _text(fields[name])
    fields["hands"] = [_text(hand) for hand in state.hands]
    fields["agenda"] = [(type(step).__name__, msgspec.to_builtins(step, enc_hook=str)) for step in state.agenda]
    return fields


def _state(settings: TableSettings, fields: dict[str, Any]) -> State:
    for name in _PILES:
        fields[name] = _cards(fields[name])
    fields["hands"] = tuple([_cards(hand) for hand in fields["hands"]])
    fields["scores"] = tuple(fields["scores"])
    fields["colour"] = None if fields["colour"] is None else Colour(fields["colour"])
    fields["owing"] = tuple([Owed(**owed) for owed in fields["owing"]])
    fields["agenda"] = tuple(
        [msgspec.convert(step, _steps()[name], dec_hook=lambda _, text: card(text)) for name, step in fields["agenda"]]
    )
    rules = sheet_called(settings.sheet).with_values(settings.rules)
    return State(edition=edition_of(settings.edition, settings.deck), sheet=settings.sheet, rules=rules, **fields)


def _text(cards: tuple[Card, ...]) -> str:
    return " ".join([card.text for card in cards])


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(card, text.split()))


@cache
def _steps() -> dict[str, type[Step]]:
    """Every kind of step by its name."""
    found, kinds = {}, [Step]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found[kind.__name__] = kind
    return found


# --- The seal ------------------------------------------------------------------------------------------------------------------


def _seal(table: str, body: bytes) -> bytes:
    """What only the same code gives for the same table and content."""
    return hashlib.sha256(_code() + table.encode() + body).digest()[:_SEAL_BYTES]


@cache
def _code() -> bytes:
    """A digest of everything from which a table follows."""
    root = Path(__file__).parents[2]
    digest = hashlib.sha256()
    for path in sorted(path for pattern in SOURCES for path in root.glob(pattern)):
        digest.update(f"{path.relative_to(root).as_posix()}|".encode() + path.read_bytes())
    return digest.digest()
