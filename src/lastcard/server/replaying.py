"""A finished match, move by move, with every seat's eyes: what the replay page shows."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.match import Match
from lastcard.record import Chance, Header, lines_of
from lastcard.replay import load
from lastcard.rules.events import Event
from lastcard.server.telling import told_to
from lastcard.views import Wire, tell_whole, wire


def frames(record: str, round_no: int | None = None) -> list[Wire]:
    """Every move of a record, or of one round of it: what happened, and what everybody then saw."""
    return [_frame(match, events) for match, events in _played(record) if round_no in (None, match.state.round_no)]


def _frame(match: Match, events: tuple[Event, ...]) -> Wire:
    eyes: list[int | None] = [*range(match.players), None]
    return {
        "events": [told for event in events if (told := tell_whole(event)) is not None],
        "told": {_key(seat): told_to(seat, events) for seat in eyes},
        "views": {_key(seat): wire(match.view(seat)) for seat in eyes},
    }


def _key(seat: int | None) -> str:
    return "null" if seat is None else str(seat)


def _played(record: str) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """The match of a record after each deal and each move."""
    header: Header = load(record).header
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
