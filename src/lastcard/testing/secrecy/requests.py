"""Every HTTP answer of a server, whole: the status, the headers and the body, as they come over the socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import NamedTuple

from lastcard.protocol import TableSettings, encode
from lastcard.views import Wire


class Request(NamedTuple):
    """A request as it is sent."""

    path: str
    body: bytes | None = None
    """Of a POST."""
    headers: tuple[tuple[str, str], ...] = ()
    host: str | None = None
    """The name of another server."""


def everything(table: str) -> Iterator[Request]:
    """Whatever can be asked of a server, rightly or not, that changes nothing."""
    at = f"/api/tables/{table}"
    for path in ("", "?match=1", "?match=2", "?match=x", "/record", "/record?match=1", "/record?match=2", "/record?match=0"):
        yield Request(at + path)
    for path in (
        "/qr",
        "/qr?watch",
        "/replay",
        "/replay?match=1&round=1",
        "/replay?match=2&round=1",
        "/replay?round=2",
        "/nothing",
    ):
        yield Request(at + path)
    for path in ("/healthz", "/readyz", "/metrics", "/api/openapi.json", "/api/editions", "/api/words/en?part=table"):
        yield Request(path)
    for path in ("/", f"/t/{table}", f"/r/{table}", "/nothing", "/api/nothing", "/api/tables/zzz", "/api/tables/zzzzzzzzzzzz"):
        yield Request(path, headers=(("Accept", "text/html"),))
    yield Request(at, b"")
    yield Request(f"{at}/join", b"{")
    yield Request(f"{at}/join", b" " * 20_000)
    yield Request(f"{at}/join", b'{"name":""}')
    yield Request(f"{at}/join", b'{"name":"Zoe","seat":10}')
    yield Request(f"{at}/join", b'{"name":"Zoe","seat":99}', (("Origin", "http://elsewhere.example"),))
    yield Request("/api/tables", b'{"name":"Zoe","settings":{"edition":"none"}}')
    yield Request(at, host="elsewhere.example")
    yield Request(f"{at}/replay?match=1&round=1", headers=(("Accept-Encoding", "gzip"),))


async def answer(port: int, request: Request) -> bytes:
    """All that comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    method = "GET" if request.body is None else "POST"
    head = [f"{method} {request.path} HTTP/1.1", f"Host: {request.host or f'127.0.0.1:{port}'}", "Connection: close"]
    head += [f"{name}: {value}" for name, value in request.headers]
    body = request.body or b""
    if request.body is not None:
        head.append(f"Content-Length: {len(body)}")
    writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + body)
    try:
        return await reader.read()
    finally:
        writer.close()


def making(name: str, settings: TableSettings) -> Request:
    """The request that makes a table."""
    return Request("/api/tables", encode({"name": name, "settings": settings}))


def joining(table: str, name: str, seat: int | None) -> Request:
    """The request to sit down."""
    return Request(f"/api/tables/{table}/join", json.dumps({"name": name, "seat": seat}).encode())


def body_of(answered: bytes) -> Wire:
    """The JSON object in an answer; nothing, if it is none."""
    try:
        found: Wire = json.loads(answered.partition(b"\r\n\r\n")[2])
    except ValueError:
        return {}
    return found
