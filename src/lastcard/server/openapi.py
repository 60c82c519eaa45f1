"""The HTTP interface for programs: what requests and answers are made of, and the OpenAPI document that says so.

Made from `lastcard.protocol`; answers are held against it by the tests.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec

from lastcard.codes import CODES
from lastcard.protocol import (
    REFERENCE,
    VERSION,
    AnyAnswer,
    AnyMessage,
    CreateBody,
    EventObject,
    Hello,
    Info,
    JoinBody,
    Joined,
    Looked,
    Made,
    Refused,
    Shuffle,
    ViewObject,
)
from lastcard.rules.events import Face
from lastcard.rules.questions import Kind
from lastcard.server.schema import schemas
from lastcard.table.seats import TABLE_ID
from lastcard.views import Wire
from lastcard.words.catalogue import LOCALES, PARTS

COUNT_DIGITS = 5
"""Of a number in a query."""


class Frame(msgspec.Struct):
    """A move of a finished match. A seat's key is its number, that of those who watch is `null`."""

    events: list[EventObject]
    """What happened, with everything in it."""
    told: dict[str, list[EventObject]]
    """The same, as each seat was told it."""
    views: dict[str, ViewObject]
    """What each then saw."""


class Replay(msgspec.Struct):
    """A finished match, move by move."""

    info: Info
    """The table as it was when the match ended: its people, its settings and its shuffles."""
    frames: list[Frame]


class Shuffled(msgspec.Struct):
    """What is public about the shuffles of a match."""

    fairness: list[Shuffle]
    """Of each round, and of the next."""


class VerbInfo(msgspec.Struct):
    """The first word of a choice: what stands behind it, and whether ` uno` may follow."""

    kind: Kind
    call: bool


class EditionInfo(msgspec.Struct):
    """An edition: its deck, the verbs of everything that it can ask, and where its words are."""

    id: str
    colours: list[str]
    special: str | list[str] | None
    """Its special card; all of them where it combines those of others."""
    cards: dict[str, int]
    verbs: dict[str, VerbInfo]
    key: str | None
    """Of its special card's words: `card-<key>`, `told-<key>`."""
    clauses: list[str]
    """Its own rules, in the order in which they are explained."""


class MotionInfo(msgspec.Struct, rename={"source": "from", "target": "to"}):
    """Cards that go from one place to another: `draw_pile`, `discard_pile`, `aside`, or the hand of the seat in a field."""

    source: str
    target: str
    cards: str
    """The field that holds them; `all` that lie there; `count` of them."""
    face: Face


class EventInfo(msgspec.Struct, omit_defaults=True):
    """What a screen has to know about an event, whatever it is called."""

    motions: list[MotionInfo]
    tells: dict[str, str | list[str]] = {}
    """What stands in the middle of the table because of it, and the fields that say it."""
    hides: str | None = None
    """The field that only its witnesses see."""
    answer: bool = False
    """Whether it is by itself its seat's own answer."""
    sound: str | None = None
    """How it sounds, where that does not follow from the rest."""


class LevelInfo(msgspec.Struct):
    """A level that bots play at; what it is called in each locale, unless the catalogue says it."""

    name: str
    words: dict[str, str]
    strengths: list[int] = []
    """The least and the most of its strength, full strength among them, if that can be chosen: `expert:70` plays below it."""


class NumbersInfo(msgspec.Struct, rename={"least": "from", "most": "to"}):
    """The numbers that a house rule takes."""

    least: int
    most: int
    default: int


class Editions(msgspec.Struct):
    """The editions, the sheets, the switches, the events and the bots that there are."""

    editions: list[EditionInfo]
    sheets: dict[str, dict[str, str | int | bool]]
    rules: dict[str, list[str | int | bool]]
    house: dict[str, list[str | int | bool] | NumbersInfo]
    """The house rules, which no sheet sets, and their values, the default first."""
    presets: dict[str, dict[str, str | int | bool]]
    """Names for sets of house rules."""
    switches: dict[str, list[str]]
    """Switches that matter in some editions only."""
    cards: dict[str, str]
    """The key of each colourless card's words."""
    events: dict[str, EventInfo]
    levels: list[LevelInfo]
    bounds: dict[str, list[int]]
    """The least and the most of every number among a table's settings."""
    defaults: dict[str, Any] = msgspec.field(default_factory=dict)
    """The settings that the server's operator wants a new table to begin with."""


class _Operation(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be requested."""

    path: str
    summary: str
    answer: type[msgspec.Struct] | str
    """What comes back: JSON, or text of a media type."""
    body: type[msgspec.Struct] | None = None
    """What is posted."""
    query: tuple[str, ...] = ()
    status: HTTPStatus = HTTPStatus.OK
    refusals: tuple[int, ...] = ()
    """Besides those that any request may meet."""


class DeckBody(msgspec.Struct):
    """The text of a deck file."""

    text: str
    """TOML, or the same as a JSON object."""
    lang: str | None = None
    """The language in which a person reads what is wrong with it."""


class DeckRead(msgspec.Struct):
    """A deck of somebody's own, as the settings of a table take it."""

    deck: dict[str, Any]


_TEXT = "text/plain"
_OPERATIONS = (
    _Operation(
        path="/api/tables",
        summary="Makes a table; its maker is host and sits in the first seat for people.",
        body=CreateBody,
        answer=Made,
        status=HTTPStatus.CREATED,
        refusals=(400, 413, 503, 507),
    ),
    _Operation(
        path="/api/tables/{table}",
        summary="What a visitor sees before joining; with a number, the table as it was when that match ended.",
        answer=Looked,
        query=("match",),
        refusals=(400, 404, 409, 503),
    ),
    _Operation(
        path="/api/tables/{table}/join",
        summary="Takes a free seat.",
        body=JoinBody,
        answer=Joined,
        refusals=(400, 404, 409, 413, 503),
    ),
    _Operation(
        path="/api/tables/{table}/fairness",
        summary="The shuffles of every round: of this match, or of the finished one of this number.",
        answer=Shuffled,
        query=("match",),
        refusals=(400, 404, 409, 503),
    ),
    _Operation(
        path="/api/tables/{table}/record",
        summary="The record of a finished match: the last one, or the one of this number.",
        answer=_TEXT,
        query=("match",),
        refusals=(400, 404, 409, 503),
    ),
    _Operation(
        path="/api/tables/{table}/replay",
        summary="A round of a finished match, the first if none is named, move by move and with every seat's eyes.",
        answer=Replay,
        query=("match", "round"),
        refusals=(400, 404, 409, 503),
    ),
    _Operation(
        path="/api/tables/{table}/qr",
        summary="The table's link as a picture, for playing or for watching.",
        answer="image/svg+xml",
        query=("watch",),
        refusals=(404,),
    ),
    _Operation(path="/api/editions", summary="Editions, sheets and switches.", answer=Editions),
    _Operation(
        path="/api/deck",
        summary="Reads a deck file; a refusal names the line that is wrong.",
        body=DeckBody,
        answer=DeckRead,
        refusals=(400, 413),
    ),
    _Operation(
        path="/api/words/{locale}",
        summary="The Fluent catalogue of a locale: all of it, or what a table's page says, its rules or its shuffles.",
        answer=_TEXT,
        query=("part",),
        refusals=(404,),
    ),
    _Operation(path="/api/openapi.json", summary="This interface as an OpenAPI document.", answer="application/json"),
    _Operation(path="/healthz", summary="Whether the server is alive.", answer=_TEXT),
    _Operation(path="/readyz", summary="Whether it can be used: moves can be stored.", answer=_TEXT),
    _Operation(path="/metrics", summary="What Prometheus reads; for the server's own machine.", answer=_TEXT),
)
_ANY_REFUSAL = (403, 429)
"""Foreign pages and names, and too many requests."""

_TYPES = (
    *(CreateBody, JoinBody, DeckBody, DeckRead, Made, Joined, Looked, Shuffled, Replay, Editions, Refused),
    *(Hello, AnyMessage, AnyAnswer),
)
_PARAMETERS: dict[str, Wire] = {
    "table": {"in": "path", "required": True, "schema": {"type": "string", "pattern": TABLE_ID}},
    "locale": {"in": "path", "required": True, "schema": {"enum": [*LOCALES]}},
    "match": {"in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 10**COUNT_DIGITS - 1}},
    "round": {"in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 10**COUNT_DIGITS - 1}},
    "watch": {"in": "query", "schema": {"type": "string"}, "allowEmptyValue": True},
    "part": {"in": "query", "schema": {"enum": [*PARTS]}},
}


def document() -> Wire:
    """The OpenAPI document; what is said on the socket stands among its schemas."""
    paths: dict[str, Wire] = {}
    for operation in _OPERATIONS:
        paths.setdefault(operation.path, {})["get" if operation.body is None else "post"] = _wire(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "lastcard", "version": str(VERSION), "description": "A server for tables; see docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": schemas(_TYPES)},
    }


def _wire(operation: _Operation) -> Wire:
    named = [name for name in _PARAMETERS if f"{{{name}}}" in operation.path or name in operation.query]
    refused = {
        str(status): {"description": _why(status), "content": _content(Refused)}
        for status in sorted({*operation.refusals, *_ANY_REFUSAL})
    }
    done = {str(operation.status): {"description": operation.status.phrase, "content": _content(operation.answer)}}
    found: Wire = {
        "summary": operation.summary,
        "parameters": [{"name": name} | _PARAMETERS[name] for name in named],
        "responses": done | refused,
    }
    if operation.body is not None:
        found["requestBody"] = {"required": True, "content": _content(operation.body)}
    return found


def _why(status: int) -> str:
    """The codes that an answer of this status carries."""
    codes = [code for code, asks in CODES.items() if asks.status == status]
    return f"{HTTPStatus(status).phrase}: {', '.join(codes)}"


def _content(kind: type[msgspec.Struct] | str) -> Wire:
    if isinstance(kind, str):
        return {kind: {}}
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}
