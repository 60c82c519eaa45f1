"""The gateway: HTTP requests and WebSockets on one side, the bus on the other.

It checks who may connect and how much they may say, and never looks into what passes through. No payload is ever logged.
"""

from __future__ import annotations

import asyncio
import io
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastcard.server.bus import Bus, Create, Gone, Join, LookAt, Origin, Said, ToClients, ToTable
from lastcard.server.describing import described
from lastcard.server.errors import Refusal, require
from lastcard.server.limits import LOOPBACK, Addresses, Bucket
from lastcard.server.messages import VERSION, id_in, read_hello, read_message
from lastcard.server.metrics import Metrics
from lastcard.server.openapi import COUNT_DIGITS, CreateBody, JoinBody, document
from lastcard.server.pages import Page, Pages
from lastcard.server.replaying import replay
from lastcard.server.seats import fresh_table_id, is_table_id
from lastcard.server.settings import Limits
from lastcard.server.socket import EXTENSION, DirectSocket
from lastcard.views import Wire
from lastcard.words.catalogue import FOLDER, LOCALES

_ANSWER_S = 10.0
"""How long a table may take to answer a request."""
_GOODBYE_S = 10.0
"""How long a closed connection may take to go."""
_STATUS = {
    "no_table": 404,
    "no_seat": 409,
    "wrong_phase": 409,
    "too_many": 429,
    "too_large": 413,
    "forbidden": 403,
    "not_stored": 503,
    "unavailable": 503,
}
_SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

_TERMINALS = ("cli", "tui")
"""Words that no page says."""

T = TypeVar("T")


class _Client:
    """An open WebSocket."""

    __slots__ = ("bucket", "excess", "send", "socket", "table")

    def __init__(self, table: str, socket: DirectSocket, send: Send, bucket: Bucket) -> None:
        self.table, self.socket, self.send, self.bucket = table, socket, send, bucket
        self.excess = 0


class Gateway:
    """All clients of one server process."""

    def __init__(
        self, bus: Bus, limits: Limits, metrics: Metrics, *, origins: frozenset[str], counts: Callable[[], dict[str, int]]
    ) -> None:
        self._bus, self._limits, self._metrics, self._origins, self._counts = bus, limits, metrics, origins, counts
        self._hosts = frozenset(urlsplit(origin).netloc for origin in origins)
        self._now = asyncio.get_running_loop().time
        self._addresses = Addresses(limits, self._now)
        self._name = secrets.token_hex(8)
        self._number = 0
        self._clients: dict[int, _Client] = {}
        self._asking: dict[int, asyncio.Future[bytes]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._stopping = False
        # A replay takes a while, and shares the interpreter with everybody who plays: one at a time.
        self._replaying = asyncio.Semaphore(1)
        self._pages = Pages()
        self._words = {locale: _words(locale) for locale in LOCALES}
        self._editions = _editions()
        self._document = Page(_encode(document()), "application/json", "no-cache")
        bus.hold(self._name, self._deliver)

    @property
    def connections(self) -> int:
        """How many clients are connected."""
        return len(self._clients)

    def app(self) -> ASGIApp:
        """Everything that this gateway answers, with its guards."""
        return _Secure(Starlette(routes=self.routes(), exception_handlers={HTTPException: _not_here}), self._hosts)

    def routes(self) -> list[BaseRoute]:
        """Everything that this gateway answers."""
        return [
            WebSocketRoute("/ws/{table}", _Raw(self._socket)),
            Mount(
                "/api",
                routes=[
                    Route("/tables", self._guarded(self._create), methods=["POST"]),
                    Route("/tables/{table}", self._guarded(self._info)),
                    Route("/tables/{table}/join", self._guarded(self._join), methods=["POST"]),
                    Route("/tables/{table}/record", self._guarded(self._record)),
                    Route("/tables/{table}/replay", self._guarded(self._replay)),
                    Route("/tables/{table}/qr", self._guarded(self._qr)),
                    Route("/editions", self._guarded(self._get_editions)),
                    Route("/words/{locale}", self._guarded(self._get_words)),
                    Route("/openapi.json", self._guarded(self._get_document)),
                ],
            ),
            Route("/healthz", self._health),
            Route("/metrics", self._guarded(self._get_metrics)),
            Route("/{path:path}", self._page),
        ]

    # --- HTTP ----------------------------------------------------------------------------------------------------------------

    def _guarded(self, answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """An endpoint whose refusals are JSON, and which no address can ask too often or from a foreign page."""

        async def guarded(request: Request) -> Response:
            try:
                allowed = self._addresses.may_request(_address(request.scope))
                require(allowed, "too_many", "too many requests from this address: wait a moment")
                if request.method == "POST":
                    self._check_origin(request.headers.get("origin"))
                return await answer(request)
            except Refusal as refusal:
                self._metrics.refused(refusal.code)
                body = {"error": {"code": refusal.code, "message": str(refusal)}}
                return _json(body, _STATUS.get(refusal.code, 400))

        return guarded

    async def _create(self, request: Request) -> Response:
        body = await self._body(request, CreateBody)
        body.settings.check()
        if not self._addresses.may_make(_address(request.scope)):
            raise Refusal("too_many", "this address has made many tables within the hour: play at one of them")
        return _json(await self._ask(fresh_table_id(), Create(body.settings, body.name)), 201)

    async def _join(self, request: Request) -> Response:
        body = await self._body(request, JoinBody)
        return _json(await self._ask(_table(request), Join(body.name, body.seat, body.token)))

    async def _info(self, request: Request) -> Response:
        return _json(await self._ask(_table(request), LookAt("info")))

    async def _record(self, request: Request) -> Response:
        answer = await self._ask(_table(request), LookAt("record", _count(request, "match")))
        return Response(answer["record"], media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})

    async def _replay(self, request: Request) -> Response:
        answer = await self._ask(_table(request), LookAt("record", _count(request, "match")))
        round_no = _count(request, "round")
        compressed = "gzip" in request.headers.get("accept-encoding", "")

        def pause() -> None:
            if self._stopping:
                raise _RESTARTING

        def work() -> bytes:
            return replay(answer["info"], answer["record"], 1 if round_no is None else round_no, pause, compressed=compressed)

        try:
            await asyncio.wait_for(self._replaying.acquire(), _ANSWER_S)
        except TimeoutError:
            raise Refusal("unavailable", "many replays are asked for: try again in a moment") from None
        try:
            body = await asyncio.to_thread(work)
        finally:
            self._replaying.release()
        encoding = {"content-encoding": "gzip"} if compressed else {}
        return Response(body, media_type="application/json", headers=encoding | {"vary": "accept-encoding"})

    async def _qr(self, request: Request) -> Response:
        """The link of a table as a picture that a phone can read."""
        path = f"/t/{_table(request)}{'/watch' if 'watch' in request.query_params else ''}"
        origin = f"{request.url.scheme}://{request.url.netloc}"
        if origin not in self._origins:
            raise Refusal("forbidden", "this address is not one of the server's own")
        picture = io.BytesIO()
        segno.make(origin + path, micro=False).save(picture, kind="svg", xmldecl=False, scale=4, border=2)
        return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-cache"})

    async def _get_editions(self, request: Request) -> Response:
        return self._editions.response(request)

    async def _get_words(self, request: Request) -> Response:
        locale = request.path_params["locale"]
        if locale not in self._words:
            raise Refusal("no_table", f"no words for this: {', '.join(self._words)}")
        return self._words[locale].response(request)

    async def _get_document(self, request: Request) -> Response:
        return self._document.response(request)

    async def _health(self, request: Request) -> Response:
        del request
        return Response("ok\n", media_type="text/plain")

    async def _get_metrics(self, request: Request) -> Response:
        if _address(request.scope) not in LOOPBACK:
            raise Refusal("forbidden", "metrics are for this machine alone")
        return Response(self._metrics.text(connections=self.connections, **self._counts()), media_type="text/plain")

    async def _page(self, request: Request) -> Response:
        path = request.path_params["path"]
        if (file := self._pages.file(path)) is not None:
            return file.response(request)
        if path == "" or path.startswith(("t/", "r/")):
            return self._pages.index.response(request)
        return Response("there is no such page\n", 404, media_type="text/plain")

    async def _body(self, request: Request, kind: type[T]) -> T:
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > self._limits.body_bytes:
                raise Refusal("too_large", f"a request has at most {self._limits.body_bytes} bytes")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad_request", f"this is not such a request: {error}") from None

    async def _ask(self, table: str, said: Said) -> Wire:
        """A table's answer to a request."""
        if self._stopping:
            raise _RESTARTING
        self._number += 1
        number = self._number
        answer = self._asking[number] = asyncio.get_running_loop().create_future()
        self._bus.to_table(ToTable(table, Origin(self._name, number), said))
        try:
            found: Wire = msgspec.json.decode(await asyncio.wait_for(answer, _ANSWER_S))
        except TimeoutError:
            raise Refusal("unavailable", "the table does not answer: try again in a moment") from None
        finally:
            del self._asking[number]
        if "error" in found:
            raise Refusal(found["error"]["code"], found["error"]["message"])
        return found

    def _check_origin(self, origin: str | None) -> None:
        """Pages of others may not act for our visitors; programs that are no browsers send no origin."""
        if origin is not None and origin not in self._origins:
            raise Refusal("forbidden", "this page may not use this server")

    # --- WebSockets ----------------------------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One client from the handshake to its end."""
        address = _address(scope)
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in {b"origin", b"host"}}
        await receive()
        try:
            self._check_origin(headers.get(b"origin"))
            require(is_table_id(scope["path_params"]["table"]), "no_table", "there is no such table")
            require(self._addresses.may_connect(address), "too_many", "too many connections from this address")
        except Refusal as refusal:
            self._metrics.refused(refusal.code)
            await _reject(scope, send, refusal)
            return
        await send({"type": "websocket.accept"})
        self._number += 1
        number = self._number
        bucket = Bucket(self._limits.burst, self._limits.per_second, self._now())
        client = _Client(scope["path_params"]["table"], _socket_of(scope), send, bucket)
        origin = Origin(self._name, number)
        self._clients[number] = client
        client.socket.may = partial(self._bears, client)
        self._addresses.connected(address)
        try:
            await self._talk(origin, client, receive)
        finally:
            # The socket holds the scope and its listener: without this, they would wait for the collector.
            del scope["extensions"][EXTENSION]
            client.socket.hear = client.socket.may = None
            self._addresses.disconnected(address)
            if self._clients.pop(number, None) is not None:
                self._bus.to_table(ToTable(client.table, origin, Gone()))

    async def _talk(self, origin: Origin, client: _Client, receive: Receive) -> None:
        """Pass on what a client says, as much as it may say."""
        try:
            first = await asyncio.wait_for(receive(), self._limits.hello_s)
            if first["type"] == "websocket.disconnect":
                return
            hello = read_hello(_frame(first))
            require(hello.version == VERSION, "version", f"this server speaks version {VERSION}: load the page again")
        except TimeoutError:
            self._end(origin.number, Refusal("no_hello", "a connection begins with hello"))
        except Refusal as refusal:
            self._end(origin.number, refusal)
        else:
            self._bus.to_table(ToTable(client.table, origin, hello))
            client.socket.hear = partial(self._heard, origin, client)
        while (message := await receive())["type"] != "websocket.disconnect":
            self._heard(origin, client, _frame(message))

    def _heard(self, origin: Origin, client: _Client, frame: str | bytes) -> None:
        if origin.number not in self._clients:
            return
        try:
            passes = self._passes(client)
            require(passes, "too_many", f"at most {self._limits.per_second:g} messages a second: wait a moment")
            said = read_message(frame)
        except Refusal as refusal:
            self._metrics.refused(refusal.code)
            error = {"type": "error", "id": id_in(frame), "code": refusal.code, "message": str(refusal)}
            self._write(origin.number, client, _encode(error))
            if client.excess > self._limits.patience:
                self._end(origin.number, Refusal("too_many", "too many messages"))
        else:
            self._bus.to_table(ToTable(client.table, origin, said))

    def _passes(self, client: _Client) -> bool:
        """Whether a client keeps to its rate with one more frame."""
        passes = client.bucket.take(self._now())
        client.excess += not passes
        return passes

    def _bears(self, client: _Client) -> bool:
        """Whether one more frame that is no message is borne."""
        return self._passes(client) or client.excess <= self._limits.patience

    def _deliver(self, message: ToClients) -> None:
        """Something from a table for clients that are here."""
        for number in message.numbers:
            client = self._clients.get(number)
            if client is not None:
                self._write(number, client, message.payload)
                if message.closing is not None:
                    self._hang_up(number, message.closing)
            elif (answer := self._asking.get(number)) is not None and not answer.done():
                answer.set_result(message.payload)

    def _write(self, number: int, client: _Client, payload: bytes) -> None:
        if client.socket.write(payload) > self._limits.unread_bytes:
            # Nothing more is heard from who does not listen; the goodbye waits behind what is unread.
            client.socket.deafen()
            self._end(number, Refusal("slow", "too much was left unread: connect again"))

    def _end(self, number: int, refusal: Refusal) -> None:
        """Close a connection, say why, and let its table know."""
        if (client := self._clients.get(number)) is not None:
            client.socket.write(_encode({"type": "closed", "code": refusal.code, "message": str(refusal)}))
            self._hang_up(number, refusal.code)
            self._bus.to_table(ToTable(client.table, Origin(self._name, number), Gone()))

    def _hang_up(self, number: int, code: str) -> None:
        """Close a connection that has heard why."""
        client = self._clients.pop(number, None)
        if client is not None:
            self._metrics.dropped(code)
            # It may neither read the goodbye nor answer it.
            asyncio.get_running_loop().call_later(_GOODBYE_S, client.socket.drop)
            task = asyncio.ensure_future(_close(client.send, code))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """Close what the tables have not closed, and answer what they will not answer."""
        self._stopping = True
        for answer in self._asking.values():
            if not answer.done():
                answer.set_exception(_RESTARTING)
        for number in list(self._clients):
            self._end(number, Refusal("restarting", "the server restarts: connect again in a moment"))
        if self._closing:
            await asyncio.wait(self._closing, timeout=1)


_RESTARTING = Refusal("unavailable", "the server restarts: try again in a moment")


class _Raw:
    """An endpoint that speaks ASGI itself."""

    def __init__(self, talk: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._talk = talk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._talk(scope, receive, send)


class _Secure:
    """Every answer carries the security headers, and only our own names are answered to."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app, self._hosts = app, hosts
        self._headers = [(name.encode(), value.encode()) for name, value in _SECURITY.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        hosts = {value.decode("latin-1") for name, value in scope["headers"] if name == b"host"}
        if not (hosts and hosts <= self._hosts) and scope["path"] != "/healthz":
            # A foreign name that leads here is how foreign pages get at servers on this machine.
            refusal = Refusal("forbidden", "this server is not called that: start it with --public-url")
            if scope["type"] == "websocket":
                await receive()
                await _reject(scope, send, refusal)
            else:
                body = {"error": {"code": refusal.code, "message": str(refusal)}}
                await _json(body, 403)(scope, receive, self._secured(send))
            return
        await self._app(scope, receive, send if scope["type"] == "websocket" else self._secured(send))

    def _secured(self, send: Send) -> Send:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        return secured


_encode = msgspec.json.Encoder().encode


async def _reject(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse a handshake with an answer that says why."""
    body = _encode({"error": {"code": refusal.code, "message": str(refusal)}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    status = _STATUS.get(refusal.code, 400)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
    _socket_of(scope).refused()


def _socket_of(scope: Scope) -> DirectSocket:
    socket: DirectSocket = scope["extensions"][EXTENSION]["socket"]
    return socket


async def _close(send: Send, code: str) -> None:
    try:
        await send({"type": "websocket.close", "code": 1012 if code == "restarting" else 1000, "reason": code})
    except (OSError, RuntimeError):
        # It has gone by itself.
        return


def _json(body: Any, status: int = 200) -> Response:  # noqa: ANN401  anything that is JSON
    return Response(_encode(body), status, media_type="application/json", headers={"cache-control": "no-store"})


async def _not_here(request: Request, error: Exception) -> Response:
    """There is nothing at this address, or it cannot be asked like this."""
    del request
    assert isinstance(error, HTTPException)
    possible = (error.headers or {}).get("Allow")
    message = f"this address takes {possible}" if possible else "there is nothing at this address"
    answer = _json({"error": {"code": "bad_request", "message": message}}, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def _frame(message: Message) -> str | bytes:
    text = message.get("text")
    return text if text is not None else b""


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _table(request: Request) -> str:
    table: str = request.path_params["table"]
    if not is_table_id(table):
        raise Refusal("no_table", "there is no such table")
    return table


def _count(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= COUNT_DIGITS):
        raise Refusal("bad_request", f"{name} is a number")
    return int(text)


def _words(locale: str) -> Page:
    files = sorted(path for path in (FOLDER / locale).glob("*.ftl") if path.stem not in _TERMINALS)
    texts = [path.read_text(encoding="utf-8") for path in files]
    return Page("\n".join(texts).encode(), "text/plain; charset=utf-8", "no-cache")


def _editions() -> Page:
    return Page(_encode(described()), "application/json", "no-cache")
