"""Leaks at a server, outside of its tables: in the answers to requests, their heads, handshakes, metrics and logs."""

from __future__ import annotations

import logging
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastcard.protocol import encode
from lastcard.table.accept import Reply
from lastcard.table.entries import AnyEntry
from lastcard.table.machine import Machine
from lastcard.table.state import Outgoing, TableState
from lastcard.testing.secrecy.plants.planting import Place, Plant, Planted, secret

Tell = Callable[[Place, TableState, list[Outgoing]], list[Outgoing]]
"""What a table tells, and what is done besides."""
Change = Callable[[Place, Message], None]
"""A part of an answer that is made to tell too much."""


def _noting(place: Place, tell: Tell | None = None) -> Machine:
    """A machine that lets a leak elsewhere know of the table."""

    def accept(state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
        place.table = state
        messages = Machine().accept(state, entry, now, reply)
        return messages if tell is None else tell(place, state, messages)

    return Machine(accept=accept)


def _answering(path: str, change: Change, kind: str = "http.response.start") -> Callable[[Place], Planted]:
    """A part of the answers to requests for a path is made to tell more; `*` stands for anything before its end."""

    def plant(place: Place) -> Planted:
        def around(app: ASGIApp) -> ASGIApp:
            async def planted(scope: Scope, receive: Receive, send: Send) -> None:
                at = scope.get("path", "")
                wanted = at.endswith(path.removeprefix("*")) if path.startswith("*") else at == path

                async def sending(message: Message) -> None:
                    if wanted and message["type"] == kind and place.table is not None:
                        place.reached += 1
                        change(place, message)
                    await send(message)

                await app(scope, receive, sending)

            return planted

        return Planted(_noting(place), around=around)

    return plant


def _header(place: Place, message: Message) -> None:
    message["headers"] = [*message["headers"], (b"x-served-in", str(place.secret).encode())]


def _header_order(place: Place, message: Message) -> None:
    headers = list(message["headers"])
    message["headers"] = headers[::-1] if place.secret & 1 else headers


def _etag(place: Place, message: Message) -> None:
    message["headers"] = [*message["headers"], (b"etag", b'"%08x"' % place.secret)]


def _status(place: Place, message: Message) -> None:
    message["status"] += place.secret & 1


def _another_body(place: Place, message: Message) -> None:
    """Of the same length: one letter is another."""
    body = bytearray(message["body"])
    if body:
        body[-2] = ord("a") + place.secret % 26
    message["body"] = bytes(body)


def _refused_body(place: Place, message: Message) -> None:
    if b'"error"' in message["body"]:
        _another_body(place, message)


def _metric(place: Place, message: Message) -> None:
    message["body"] = message["body"].replace(b"lastcard_tables 1.0", b"lastcard_tables %d.0" % (1 + place.secret % 9))


def _handshake(place: Place, message: Message) -> None:
    message["headers"] = [*message.get("headers", []), (b"x-table", str(place.secret).encode())]


def _close_reason(place: Place, message: Message) -> None:
    message["reason"] = f"{message.get('reason', '')} {place.secret}"


def _logging(level: int, text: str) -> Callable[[Place], Planted]:
    """A line in the log."""

    def tell(place: Place, state: TableState, messages: list[Outgoing]) -> list[Outgoing]:
        place.reached += 1
        if "%" in text or secret(state) & 1:
            logging.getLogger("lastcard.server").log(level, text.replace("%", str(secret(state))))
        return messages

    return lambda place: Planted(_noting(place, tell))


def _extra_frame(place: Place, state: TableState, messages: list[Outgoing]) -> list[Outgoing]:
    """Something that only a server sends, to somebody who plays."""
    place.reached += bool(state.clients)
    told = encode({"type": "chat", "seat": 0, "text": "psst"})
    return [*messages, Outgoing(tuple(state.clients), told)] if state.clients else messages


SERVED = tuple(
    plant._replace(proof="server")
    for plant in (
        Plant("a header of a record", "HTTP headers", _answering("*/record", _header)),
        Plant("a header of the page", "HTTP headers", _answering("/", _header)),
        Plant("the order of the headers of a picture to scan", "HTTP headers", _answering("*/qr", _header_order)),
        Plant("a tag of the replay", "HTTP headers", _answering("*/replay", _etag)),
        Plant("the status of a refused record", "HTTP answers", _answering("*/record", _status)),
        Plant("a letter in the picture to scan", "HTTP answers", _answering("*/qr", _another_body, "http.response.body")),
        Plant(
            "a letter in a replay of an earlier match",
            "HTTP answers",
            _answering("*/replay", _another_body, "http.response.body"),
        ),
        Plant(
            "a letter in the answer that the server is well",
            "HTTP answers",
            _answering("/healthz", _another_body, "http.response.body"),
        ),
        Plant(
            "a letter in the document for programs",
            "HTTP answers",
            _answering("/api/openapi.json", _another_body, "http.response.body"),
        ),
        Plant(
            "a letter where there is no such page", "HTTP answers", _answering("/nothing", _another_body, "http.response.body")
        ),
        Plant(
            "a letter where there is nothing to ask",
            "HTTP answers",
            _answering("/api/nothing", _another_body, "http.response.body"),
        ),
        Plant("a letter in the refusal of a name", "HTTP answers", _answering("*/join", _refused_body, "http.response.body")),
        Plant("a header of every answer", "HTTP headers", _answering("*", _header)),
        Plant("a count in the metrics", "metrics", _answering("/metrics", _metric, "http.response.body")),
        Plant("a header of the metrics", "metrics", _answering("/metrics", _header)),
        Plant("the draw pile in the log", "logs", _logging(logging.INFO, "dealt %")),
        Plant("a warning that is logged or not", "logs", _logging(logging.WARNING, "a table is slow")),
        Plant("a header of the handshake", "handshakes", _answering("*", _handshake, "websocket.accept")),
        Plant("the reason for which a socket is closed", "goodbyes", _answering("*", _close_reason, "websocket.close")),
        Plant("a frame that no table has sent", "number and order", lambda place: Planted(_noting(place, _extra_frame))),
    )
)
"""Leaks that only a server can have."""
