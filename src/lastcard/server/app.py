"""The HTTP application: tables are made, found and joined here, and the browser gets its pages. Sockets go to the gateway."""

from __future__ import annotations

import io
import json
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from http import HTTPStatus
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastcard.codes import CODES, Refusal, require
from lastcard.decks import BadDeck, deck_edition, read_deck
from lastcard.protocol import CreateBody, Failure, JoinBody, Refused, encode
from lastcard.server.catalogues import words_page
from lastcard.server.describing import described
from lastcard.server.frames import reject
from lastcard.server.limits import LOOPBACK, WRITTEN_OUT, Addresses, address_of
from lastcard.server.metrics import Metrics
from lastcard.server.openapi import COUNT_DIGITS, DeckBody, DeckRead, Editions, document
from lastcard.server.pages import Page, Pages, reader_locale
from lastcard.server.replaying import replay
from lastcard.server.settings import Limits
from lastcard.server.shared_answers import SharedAnswers
from lastcard.server.shares import Shares
from lastcard.server.sockets import RESTARTING, Gateway
from lastcard.server.watching import Readiness, Watching
from lastcard.table.commands import Create, Join, LookAt, Said
from lastcard.table.fairness import Entropy
from lastcard.table.seats import fresh_table_id, is_table_id
from lastcard.table.settings import checked
from lastcard.views import Wire
from lastcard.words import Words
from lastcard.words.catalogue import LOCALES, PARTS

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

_PICTURES_MAX = 500
"""Pictures of links that are kept."""
_PICTURES_WAITING_MAX = 200
"""Those that one address may wait for: its requests are limited besides."""
T = TypeVar("T")


class App:
    """What a server answers to requests."""

    def __init__(  # noqa: PLR0913  each is a part of the server
        self,
        gateway: Gateway,
        limits: Limits,
        metrics: Metrics,
        addresses: Addresses,
        origins: frozenset[str],
        pages: Pages,
        *,
        entropy: Entropy = secrets.token_bytes,
        defaults: Wire | None = None,
        readiness: Readiness | None = None,
    ) -> None:
        self._gateway, self._limits, self._metrics, self._addresses = gateway, limits, metrics, addresses
        self._entropy = entropy
        self._watching = Watching(metrics, readiness)
        self._origins = origins
        self._answers = SharedAnswers(gateway.ask)
        # Both take a while, and share the interpreter with everybody who plays: one at a time.
        self._replays = Shares(limits.replays_per_address)
        self._drawing = Shares(_PICTURES_WAITING_MAX, beside=self._replays)
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        """The links drawn of late."""
        self._pages = pages
        self._words = {(locale, part): words_page(locale, part) for locale in LOCALES for part in (None, *PARTS)}
        self._editions = _editions() if not defaults else _described(described(defaults))
        self._document = _document()

    def asgi(self) -> ASGIApp:
        """Everything that is answered, with its guards."""
        hosts = frozenset(urlsplit(origin).netloc for origin in self._origins)
        app = Starlette(routes=self.routes(), exception_handlers={HTTPException: _not_here})
        return _Secure(app, hosts, self._addresses, self._metrics)

    def routes(self) -> list[BaseRoute]:
        """Everything that is answered."""
        return [
            WebSocketRoute("/ws/{table}", _Raw(self._gateway.socket)),
            Mount(
                "/api",
                routes=[
                    Route("/tables", self._guarded(self._create), methods=["POST"]),
                    Route("/tables/{table}", self._guarded(self._info)),
                    Route("/tables/{table}/join", self._guarded(self._join), methods=["POST"]),
                    Route("/tables/{table}/fairness", self._guarded(self._fairness)),
                    Route("/tables/{table}/record", self._guarded(self._record)),
                    Route("/tables/{table}/replay", self._guarded(self._replay)),
                    Route("/tables/{table}/qr", self._guarded(self._qr)),
                    Route("/editions", self._guarded(self._get_editions)),
                    Route("/deck", self._guarded(self._deck), methods=["POST"]),
                    Route("/words/{locale}", self._guarded(self._get_words)),
                    Route("/openapi.json", self._guarded(self._get_document)),
                ],
            ),
            Route("/healthz", self._watching.healthz),
            Route("/readyz", self._watching.readyz),
            Route("/metrics", self._guarded(self._get_metrics)),
            Route("/{path:path}", self._page),
        ]

    def _guarded(self, answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """An endpoint whose refusals are JSON, and which nobody can ask from a foreign page."""

        async def guarded(request: Request) -> Response:
            try:
                if request.method == "POST":
                    self._gateway.check_origin(request.headers.get("origin"))
                return await answer(request)
            except Refusal as refusal:
                self._metrics.refused(refusal.code)
                return _refused(refusal)
            except ClientDisconnect:
                # The rest of the body never came, and nobody reads this.
                return Response(status_code=HTTPStatus.BAD_REQUEST)

        return guarded

    async def _create(self, request: Request) -> Response:
        body = await self._body(request, CreateBody)
        checked(body.settings)
        self._check_writes(request)
        if not self._addresses.may_make(address_of(request.scope)):
            raise Refusal("too_many", "this address has made many tables within the hour: play at one of them")
        return _json(await self._ask(request, fresh_table_id(self._entropy), Create(body.settings, body.name)), 201)

    async def _join(self, request: Request) -> Response:
        body = await self._body(request, JoinBody)
        self._check_writes(request)
        return _json(await self._ask(request, _table(request), Join(body.name, body.seat, body.token, body.former)))

    async def _info(self, request: Request) -> Response:
        number = _count(request, "match")
        answer = await self._look(request, LookAt("info") if number is None else LookAt("record", number))
        return _json({"info": answer["info"]})

    async def _fairness(self, request: Request) -> Response:
        answer = await self._look(request, LookAt("fairness", _count(request, "match")))
        return _json({"fairness": answer["fairness"]})

    async def _record(self, request: Request) -> Response:
        answer = await self._look(request, LookAt("record", _count(request, "match")))
        return Response(answer["record"], media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})

    async def _replay(self, request: Request) -> Response:
        answer = await self._look(request, LookAt("record", _count(request, "match")))
        round_no = _count(request, "round")
        compressed = "gzip" in request.headers.get("accept-encoding", "")

        body = io.BytesIO()
        steps = replay(answer["info"], answer["record"], 1 if round_no is None else round_no, body, compressed=compressed)
        await self._replays.do(address_of(request.scope), map(self._go_on, steps))
        encoding = {"content-encoding": "gzip"} if compressed else {}
        return Response(body.getvalue(), media_type="application/json", headers=encoding | {"vary": "accept-encoding"})

    def _go_on(self, _: object) -> None:
        """End what takes long when the server stops."""
        if self._gateway.stopping:
            raise RESTARTING

    async def _qr(self, request: Request) -> Response:
        """The link of a table as a picture that a phone can read."""
        path = f"/t/{_table(request)}{'/watch' if 'watch' in request.query_params else ''}"
        origin = f"{request.url.scheme}://{request.url.netloc}"
        if origin not in self._origins:
            raise Refusal("forbidden", "this address is not one of the server's own")
        link = origin + path
        if link not in self._pictures:
            drawn: list[bytes] = []
            await self._drawing.do(address_of(request.scope), self._draw(link, drawn))
            self._pictures.update((link, picture) for picture in drawn)
            if len(self._pictures) > _PICTURES_MAX:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(link)
        return Response(self._pictures[link], media_type="image/svg+xml", headers={"cache-control": "no-cache"})

    def _draw(self, link: str, drawn: list[bytes]) -> Iterator[None]:
        """Draw a link, unless it was drawn for somebody else while this waited."""
        if link not in self._pictures:
            picture = io.BytesIO()
            segno.make(link, micro=False).save(picture, kind="svg", xmldecl=False, scale=4, border=2)
            drawn.append(picture.getvalue())
        yield

    async def _get_editions(self, request: Request) -> Response:
        return self._editions.response(request)

    async def _deck(self, request: Request) -> Response:
        """A deck file as an object: a page need not know what such a file may hold (house.deck_file)."""
        body = await self._body(request, DeckBody)
        try:
            edition = deck_edition(json.loads(body.text)) if body.text.lstrip().startswith("{") else read_deck(body.text)
        except (ValueError, RecursionError) as bad:
            raise Refusal("bad_request", _wrong_deck(bad, body.lang)) from None
        return _json(DeckRead(json.loads(str(edition.given))))

    async def _get_words(self, request: Request) -> Response:
        locale, part = request.path_params["locale"], request.query_params.get("part")
        if (found := self._words.get((locale, part))) is None:
            possible = f"{', '.join(LOCALES)}; all of it, or a part: {', '.join(PARTS)}"
            return _refused(Refusal("bad_request", f"no words for this: {possible}"), 404)
        return found.response(request)

    async def _get_document(self, request: Request) -> Response:
        return self._document.response(request)

    async def _get_metrics(self, request: Request) -> Response:
        # What was forwarded comes from elsewhere, whatever it says.
        if address_of(request.scope) not in LOOPBACK or "x-forwarded-for" in request.headers:
            raise Refusal("forbidden", "metrics are for this machine alone")
        return await self._watching.metrics(request)

    async def _page(self, request: Request) -> Response:
        path = request.path_params["path"]
        if (file := self._pages.file(path)) is not None:
            return file.response(request)
        if path == "offline":
            return self._pages.offline(request)
        if path == "" or path.startswith(("t/", "r/")):
            return self._pages.index(request)
        if self._pages.built and "text/html" in request.headers.get("accept", ""):
            # The page says so in its reader's language, and leads home.
            lost = self._pages.index(request)
            lost.status_code = 404 if lost.status_code == HTTPStatus.OK else lost.status_code
            return lost
        nowhere = Words(reader_locale(request.headers.get("accept-language", ""))).t("web-nowhere")
        return Response(f"{nowhere}\n", 404, media_type="text/plain", headers={"vary": "accept-language"})

    async def _ask(self, request: Request, table: str, said: Said) -> dict[str, Any]:
        return await self._gateway.ask(table, said, address_of(request.scope))

    async def _look(self, request: Request, said: LookAt) -> dict[str, Any]:
        return await self._answers.look(_table(request), said, address_of(request.scope))

    def _check_writes(self, request: Request) -> None:
        """Refuse what would be stored for an address that has had its share."""
        if not self._addresses.may_write(address_of(request.scope)):
            raise WRITTEN_OUT

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


class _Raw:
    """An endpoint that speaks ASGI itself."""

    def __init__(self, talk: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._talk = talk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._talk(scope, receive, send)


class _Secure:
    """Every answer carries the security headers, only our own names are answered to, and no address can ask too often."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str], addresses: Addresses, metrics: Metrics) -> None:
        self._app, self._hosts, self._addresses, self._metrics = app, hosts, addresses, metrics
        self._headers = [(name.encode(), value.encode()) for name, value in _SECURITY.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        secured = send if scope["type"] == "websocket" else self._secured(send)
        try:
            self._check(scope)
        except Refusal as refusal:
            self._metrics.refused(refusal.code)
            if scope["type"] == "websocket":
                await receive()
                await reject(scope, send, refusal)
            else:
                answer = _refused(refusal)
                # Whoever goes on asking has to come again first, and that is counted as well.
                answer.headers["connection"] = "close"
                await answer(scope, receive, secured)
        else:
            await self._app(scope, receive, secured)

    def _check(self, scope: Scope) -> None:
        address, path = address_of(scope), scope["path"]
        if scope["type"] == "websocket":
            require(self._addresses.may_open(address), "too_many", "too many connections from this address")
        elif path in {"/healthz", "/readyz"}:
            require(self._addresses.may_ask_health(address), "too_many", "too many requests from this address: wait a moment")
            return
        else:
            may = self._addresses.may_request if path.startswith(("/api/", "/metrics")) else self._addresses.may_load
            require(may(address), "too_many", "too many requests from this address: wait a moment")
        hosts = {value.decode("latin-1") for name, value in scope["headers"] if name == b"host"}
        # A foreign name that leads here is how foreign pages get at servers on this machine.
        ours = hosts and hosts <= self._hosts
        require(ours, "forbidden", "this server is not called that: start it with --public-url")

    def _secured(self, send: Send) -> Send:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        return secured


def _json(body: Any, status: int = 200) -> Response:  # noqa: ANN401  anything that is JSON
    return Response(encode(body), status, media_type="application/json", headers={"cache-control": "no-store"})


def _refused(refusal: Refusal, status: int | None = None) -> Response:
    return _json(Refused(Failure(refusal.code, str(refusal))), status or CODES[refusal.code].status)


def _wrong_deck(bad: Exception, lang: str | None) -> str:
    """What is wrong with a deck file: for programs in full, for a person in their language after the number of the line."""
    if lang not in LOCALES:
        return str(bad)
    wrong, about, line = (bad.wrong, bad.about, bad.line) if isinstance(bad, BadDeck) else ("text", {}, None)
    said = Words(lang).t("house-deck-wrong", wrong=wrong, **about)
    return said if line is None else f"{line}: {said}"


async def _not_here(request: Request, error: Exception) -> Response:
    """There is nothing at this address, or it cannot be asked like this."""
    del request
    assert isinstance(error, HTTPException)
    possible = (error.headers or {}).get("Allow")
    message = f"this address takes {possible}" if possible else "there is nothing at this address"
    answer = _refused(Refusal("bad_request", message), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


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


@cache
def _editions() -> Page:
    return _described(described())


def _described(editions: Editions) -> Page:
    return Page(encode(editions), "application/json", "no-cache")


@cache
def _document() -> Page:
    return Page(encode(document()), "application/json", "no-cache")
