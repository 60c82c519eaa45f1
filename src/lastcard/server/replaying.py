"""A round of a finished match, move by move, with every seat's eyes: what the replay page shows."""

from __future__ import annotations

import gzip
import io
from collections.abc import Callable, Iterator
from contextlib import nullcontext

import msgspec

from lastcard.match import Match
from lastcard.record import Chance, Header, lines_of
from lastcard.replay import load
from lastcard.rules.events import Event
from lastcard.table.telling import Telling
from lastcard.views import Wire, tell_whole, wire

_encode = msgspec.json.Encoder().encode
_LEVEL = 5
"""Of compression: more takes longer and saves little."""


def replay(info: Wire, record: str, round_no: int, pause: Callable[[], None], *, compressed: bool) -> bytes:
    """The answer with one round of a record. Between moves it pauses, and whatever is raised then ends it.

    Each frame is packed before the next is made, as all of them together would take much room.
    """
    body = io.BytesIO()
    with gzip.GzipFile(fileobj=body, mode="wb", compresslevel=_LEVEL) if compressed else nullcontext(body) as out:
        out.write(b'{"info":' + _encode(info) + b',"frames":[')
        between = b""
        for frame in frames(record, round_no, pause):
            out.write(between + _encode(frame))
            between = b","
        out.write(b"]}")
    return body.getvalue()


def frames(record: str, round_no: int, pause: Callable[[], None]) -> Iterator[Wire]:
    """Every move of one round: what happened, and what everybody then saw. The rounds before it are played to get there."""
    up_to, _, _ = record.partition(f"\nround {round_no + 1}\n")
    for match, events in _played(up_to):
        pause()
        if match.state.round_no == round_no:
            yield _frame(match, events)


def _frame(match: Match, events: tuple[Event, ...]) -> Wire:
    eyes: list[int | None] = [*range(match.players), None]
    return {
        "events": [told for event in events if (told := tell_whole(event)) is not None],
        "told": {_key(seat): Telling().events(seat, events) for seat in eyes},
        "views": {_key(seat): wire(match.view(seat)) for seat in eyes},
    }


def _key(seat: int | None) -> str:
    return "null" if seat is None else str(seat)


def _played(record: str) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """The match of a record after each deal and each move."""
    header: Header = load(record.partition("\nround ")[0]).header
    match = Match.seated(header.edition, players=header.players, sheet=header.sheet, rules=header.rules, seed=header.seed)
    before = tuple(match.history)
    own: dict[str, str] | None = None
    for line in lines_of(record):
        if line.word == "round":
            own = {}
        elif own is not None and line.word in {"seed", "salts", "commitment"}:
            own[line.word] = line.rest
        elif own is not None:
            salts = tuple(own["salts"].split(",")) if "salts" in own else ()
            yield match, before + match.next(Chance(own["seed"], salts, own["commitment"]))
            before, own = (), None
        if line.word.isdecimal():
            yield match, match.move(int(line.word), line.rest)
