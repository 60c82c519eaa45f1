"""The referee: one JSON object a line in, one out. To this game it is what UCI is to chess.

`Referee.answer` takes a request and gives the answer; `Referee.line` does the same for a raw line of text.

>>> referee = Referee()
>>> referee.line(b'{"op": "move", "seat": 0, "choice": "draw"}')
b'{"ok": false, "error": {"code": "no_match", "message": "there is no match yet: new, arrange or load one"}}'
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from lastcard.decks import deck_edition
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.match import Arrangement, Match, MatchOver, RoundNotOver
from lastcard.notation import read_json
from lastcard.record import BadRecord
from lastcard.replay import load
from lastcard.rules.errors import RulesError
from lastcard.rules.events import Event
from lastcard.rules.house import PRESETS, Numbers
from lastcard.rules.options import HOUSE, SWITCHES
from lastcard.rules.state import PLAYERS_MAX, Edition
from lastcard.views import Wire, tell_whole, whole, wire, wire_question

_KINDS: dict[type, str] = {int: "a whole number", str: "text", dict: "an object"}

T = TypeVar("T")


class _Refused(Exception):
    """A request that gets an error."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Referee:
    """Holds one match and answers requests about it. An error changes nothing."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._ops: dict[str, Callable[[Wire], Wire]] = {
            "new": self._new,
            "arrange": self._arrange,
            "move": self._move,
            "next": self._next,
            "view": self._view,
            "record": self._record,
            "load": self._load,
            "editions": self._editions,
        }

    def lines(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """An answer for each line that is not blank."""
        for line in lines:
            if line.strip():
                yield self.line(line)

    def line(self, line: bytes) -> bytes:
        """The answer to one raw line, without a line end."""
        try:
            request = read_json(line.decode())
        except ValueError as error:
            return json.dumps(_error("bad_json", f"this is not JSON: {error}")).encode()
        return json.dumps(self.answer(request)).encode()

    def answer(self, request: object) -> Wire:
        """The answer to a request."""
        try:
            return {"ok": True} | self._op(request)
        except BadRecord as error:
            return _error(error.code, str(error), line=error.line)
        except (_Refused, RulesError, MatchOver, RoundNotOver) as error:
            return _error(error.code, str(error))

    def _op(self, request: object) -> Wire:
        if not isinstance(request, dict):
            raise _Refused("bad_request", "a request is a JSON object with an op")
        with _bad_request():
            op = _field(request, "op", str)
        if op not in self._ops:
            raise _Refused("unknown_op", f"no op is called {op[:40]!r}: {', '.join(self._ops)}")
        return self._ops[op](request)

    # --- Requests ----------------------------------------------------------------------------------------------------------

    def _new(self, request: Wire) -> Wire:
        with _bad_request():
            players = _field(request, "players", int)
            self._match = Match.new(_edition(request), players=players, **_settings(request))
        return self._told(self._match.history)

    def _arrange(self, request: Wire) -> Wire:
        with _bad_request():
            position = Arrangement.of(request)
            self._match = Match.arrange(_edition(request), position, **_settings(request))
        return self._told(self._match.history)

    def _move(self, request: Wire) -> Wire:
        with _bad_request():
            seat = _field(request, "seat", int)
            choice = _field(request, "choice", str)
        match = self._current(seat)
        return self._told(match.move(seat, choice))

    def _next(self, request: Wire) -> Wire:
        del request
        return self._told(self._current().next())

    def _view(self, request: Wire) -> Wire:
        with _bad_request():
            seat = None if request.get("seat", "missing") is None else _field(request, "seat", int)
        match = self._current(seat)
        return {"view": wire(match.view(seat))}

    def _record(self, request: Wire) -> Wire:
        del request
        return {"record": self._current().record()}

    def _load(self, request: Wire) -> Wire:
        with _bad_request():
            record = _field(request, "record", str)
        self._match = load(record)
        return self._told(self._match.history)

    def _editions(self, request: Wire) -> Wire:
        del request
        return {
            "editions": [describe(edition) for edition in EDITIONS],
            "sheets": {name: rules.values() for name, rules in SHEETS.items()},
            "rules": {name: list(values) for name, values in SWITCHES.items()},
            "house": {name: _possible(values) for name, values in HOUSE.items()},
            "presets": PRESETS,
        }

    # --- Answers -----------------------------------------------------------------------------------------------------------

    def _current(self, seat: int | None = None) -> Match:
        """The match; a seat that it has not is a bad request."""
        seats = PLAYERS_MAX if self._match is None else self._match.players
        if seat is not None and not 0 <= seat < seats:
            raise _Refused("bad_request", f"seat must be 0 to {seats - 1}")
        if self._match is None:
            raise _Refused("no_match", "there is no match yet: new, arrange or load one")
        return self._match

    def _told(self, events: Iterable[Event]) -> Wire:
        match = self._current()
        return {
            "events": [told for event in events if (told := tell_whole(event)) is not None],
            "asked": [wire_question(question) for question in match.asked],
            "state": whole(match.state),
        }


def describe(edition: Edition) -> Wire:
    """An edition as the `editions` request tells it."""
    specials = [special.text for special in edition.deck.specials]
    return {
        "id": edition.id,
        "colours": [colour.value for colour in edition.colours],
        "special": specials if edition.combined else specials[0] if specials else None,
        "cards": {kind.text: count for kind, count in edition.deck.counts.items()},
        "verbs": {name: {"kind": verb.kind, "call": verb.call} for name, verb in edition.verbs.items()},
    }


def _possible(values: tuple[str | int | bool, ...] | Numbers) -> list[str | int | bool] | dict[str, int]:
    """What a house rule can be set to."""
    if isinstance(values, Numbers):
        return {"from": values.least, "to": values.most, "default": values.default}
    return list(values)


def _edition(request: Wire) -> str | Edition:
    """What is played: an edition by its id, or a deck of somebody's own (house.deck_file)."""
    if "deck" not in request:
        return _field(request, "edition", str)
    if "edition" in request:
        raise ValueError("a request has edition or deck, not both")
    return deck_edition(request["deck"])


def _field(request: Wire, name: str, kind: type[T]) -> T:
    """A field that must be there and of a type; a JSON true is no number."""
    if name not in request:
        raise ValueError(f"{name} is missing")
    value = request[name]
    if type(value) is not kind:
        raise ValueError(f"{name} must be {_KINDS[kind]}")
    return value


def _settings(request: Wire) -> Wire:
    """The fields that `new` and `arrange` share and that may be left out."""
    settings: Wire = {}
    if "sheet" in request:
        settings["sheet"] = _field(request, "sheet", str)
    if "rules" in request:
        settings["rules"] = _field(request, "rules", dict)
    if "seed" in request:
        if type(request["seed"]) not in {str, int}:
            raise ValueError("seed must be one line of text or a whole number")
        settings["seed"] = request["seed"]
    return settings


@contextmanager
def _bad_request() -> Iterator[None]:
    """What is wrong with a request's fields is a bad request."""
    try:
        yield
    except ValueError as error:
        raise _Refused("bad_request", str(error)) from None


def _error(code: str, message: str, **more: int) -> Wire:
    return {"ok": False, "error": {"code": code, "message": message} | more}
