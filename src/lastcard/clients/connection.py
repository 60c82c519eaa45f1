"""A small client for a served table, for tests and for bots in other processes.

    async with await Client.connect(url, table, token) as seat:
        await seat.say("start")
        async for message in seat:
            ...

`say` waits for the answer and raises `Refused` with the server's code. What else arrives is kept in order, and the newest view,
info and version are at hand. A lost connection raises `Lost`; connect again with `since=seat.version` and say again what was
not acknowledged, under its old id.
"""

from __future__ import annotations

import asyncio
import ipaddress
import itertools
import json
import re
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from http.client import HTTPException
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lastcard.clients.errors import Lost, Refused
from lastcard.protocol import VERSION, Since
from lastcard.views import Wire, changed

_ANSWER_S = 30.0
_TELLING = ("welcome", "update", "info")
"""What tells a version. An `ack` only names it: what happened then may still be lost on its way."""
_LINK = re.compile(r"(https?://[^\s/?#@]+)/t/([a-z0-9]{1,64})(/watch)?/?(?:[?#].*)?", re.ASCII)
_decode = msgspec.json.Decoder().decode


class Link(NamedTuple):
    """Where a link to a table leads."""

    url: str
    """The server's address."""
    table: str
    watch: bool

    def __str__(self) -> str:
        return f"{self.url}/t/{self.table}{'/watch' if self.watch else ''}"


def read_link(text: str) -> Link:
    """The link that somebody was sent, the same that a browser opens; ValueError if it leads to no table.

    >>> read_link("http://localhost:8000/t/abcdefghjkmn/watch")
    Link(url='http://localhost:8000', table='abcdefghjkmn', watch=True)
    """
    found = _LINK.fullmatch(text.strip())
    if found is None:
        raise ValueError("a link to a table looks like http://localhost:8000/t/abcdefghjkmn")
    # It checks its port when it is asked for it.
    _ = urlsplit(found[1]).port
    return Link(found[1], found[2], found[3] is not None)


async def request(url: str, path: str, body: Wire | None = None) -> Wire:
    """An HTTP request with a JSON answer; with a body, it is posted. `Lost` if no server answers, or something else does."""
    answer = await asyncio.to_thread(_request, url + path, body)
    try:
        return msgspec.json.decode(answer, type=dict[str, Any])
    except msgspec.DecodeError:
        raise Lost("no_server", "what answers there is no server of tables") from None


async def read_text(url: str, path: str) -> str:
    """An HTTP request whose answer is text."""
    return (await asyncio.to_thread(_request, url + path, None)).decode()


def _request(url: str, body: Wire | None) -> bytes:
    if not url.startswith(("http://", "https://")):
        raise ValueError("a server's address begins with http:// or https://")
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"content-type": "application/json"})  # noqa: S310  checked above
    try:
        with _opener(url).open(asked, timeout=_ANSWER_S) as answer:
            found: bytes = answer.read()
            return found
    except urllib.error.HTTPError as error:
        try:
            told = json.loads(error.read())["error"]
        except (ValueError, KeyError, TypeError):
            raise Refused(f"http_{error.code}", str(error)) from None
        raise Refused(told["code"], told["message"]) from None
    except (OSError, HTTPException, UnicodeError) as error:
        raise Lost(None, str(error)) from None


def _opener(url: str) -> urllib.request.OpenerDirector:
    """No proxy stands between this machine and one that is near."""
    return urllib.request.build_opener(*([urllib.request.ProxyHandler({})] if _is_near(url) else []))


def _is_near(url: str) -> bool:
    """Whether an address is of this machine or of a private network.

    >>> _is_near("http://localhost:8000"), _is_near("http://192.168.0.2:8000/x"), _is_near("https://cards.example")
    (True, True, False)
    """
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return host == "localhost"


async def make_table(url: str, settings: Wire, name: str) -> Wire:
    """Make a table: its id, and the maker's seat and token."""
    return await request(url, "/api/tables", {"settings": settings, "name": name})


async def join_table(
    url: str, table: str, name: str, seat: int | None = None, token: str | None = None, former: str | None = None
) -> Wire:
    """Sit down: the seat and its token. With a token of one's own it can be asked again when the answer was lost."""
    asked = {"name": name, "seat": seat, "token": token} | ({} if former is None else {"former": former})
    return await request(url, f"/api/tables/{table}/join", asked)


class Client:
    """One connection to a table, in a seat or watching."""

    def __init__(self, socket: ClientConnection) -> None:
        """Prefer `connect`."""
        self._socket = socket
        self._answers: dict[str, asyncio.Future[Wire]] = {}
        self._arrived: asyncio.Queue[Wire | None] = asyncio.Queue()
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self._reader: asyncio.Task[None] | None = None
        self.seat: int | None = None
        self.version = 0
        self.info: Wire = {}
        self.view: Wire | None = None
        self.clock: Wire = {}
        self.closed: Wire | None = None
        """The server's last word."""

    @classmethod
    async def connect(
        cls,
        url: str,
        table: str,
        token: str | None = None,
        since: Since | None = None,
        *,
        ping_s: float | None = None,
        local_address: str | None = None,
    ) -> Self:
        """Connect and say hello; `Lost` with a code if the server does not want us. With pings, a silent end is noticed, too.

        A machine with several addresses can say which to come from.
        """
        address = f"ws{url.removeprefix('http')}/ws/{table}"
        try:
            socket = await connect(
                address,
                compression=None,
                max_size=None,
                ping_interval=ping_s,
                ping_timeout=ping_s,
                proxy=None if _is_near(url) else True,
                local_addr=None if local_address is None else (local_address, 0),
            )
        except (OSError, InvalidHandshake, EOFError) as error:
            raise Lost(None, str(error)) from None
        client = cls(socket)
        await client._hello(token, since)
        return client

    async def _hello(self, token: str | None, since: Since | None) -> None:
        try:
            hello = {"type": "hello", "version": VERSION, "token": token, "since": since, "changes": True}
            await self._socket.send(json.dumps(hello))
            first = _decode(await asyncio.wait_for(self._socket.recv(), _ANSWER_S))
        except ConnectionClosed as error:
            raise Lost(None, str(error)) from None
        except TimeoutError:
            await self._socket.close()
            raise Lost(None, "the server does not answer") from None
        if first["type"] == "closed":
            await self._socket.close()
            raise Lost(first["code"], first["message"])
        self._receive(first)
        self._reader = asyncio.create_task(self._read())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()
        if self._reader is not None:
            await self._reader

    # --- Saying --------------------------------------------------------------------------------------------------------------

    async def say(self, kind: str, id_: str | None = None, **fields: Any) -> int:  # noqa: ANN401  JSON
        """Say something and wait for its answer: the version at which it was obeyed."""
        id_ = id_ or next(self._ids)
        answer = self._answers[id_] = asyncio.get_running_loop().create_future()
        await self.send({"type": kind, "id": id_} | fields)
        found = await asyncio.wait_for(answer, _ANSWER_S)
        if found["type"] == "error":
            raise Refused(found["code"], found["message"])
        version: int = found["version"]
        return version

    async def move(self, choice: str, id_: str | None = None) -> int:
        """One move of the notation."""
        return await self.say("move", id_, choice=choice)

    async def send(self, message: Wire | str) -> None:
        """Send anything, without waiting for an answer."""
        try:
            await self._socket.send(message if isinstance(message, str) else json.dumps(message))
        except ConnectionClosed as error:
            raise self._lost(error) from None

    # --- Hearing -------------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[Wire]:
        """What this seat is asked now."""
        return [] if self.view is None else list(self.view["asked"])

    @property
    def quiet(self) -> bool:
        """Whether everything that has arrived was heard."""
        return self._arrived.empty()

    async def __aiter__(self) -> AsyncIterator[Wire]:
        """Everything that arrives but answers, from the welcome on, until the connection is lost."""
        while (message := await self._arrived.get()) is not None:
            yield message

    async def heard(self, timeout_s: float = _ANSWER_S) -> Wire:
        """The next thing that arrives; `Lost` when nothing will."""
        message = await asyncio.wait_for(self._arrived.get(), timeout_s)
        if message is None:
            self._arrived.put_nowait(None)
            raise self._lost(None)
        return message

    def _lost(self, error: Exception | None) -> Lost:
        if self.closed is not None:
            return Lost(self.closed["code"], self.closed["message"])
        return Lost(None, str(error) if error else "the connection is closed")

    async def _read(self) -> None:
        try:
            async for frame in self._socket:
                message = _decode(frame)
                if message["type"] in {"ack", "error"}:
                    answer = self._answers.pop(message["id"], None)
                    if answer is not None and not answer.done():
                        answer.set_result(message)
                        continue
                self._receive(message)
        except ConnectionClosed:
            pass
        finally:
            self._arrived.put_nowait(None)
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(self._lost(None))
                    # A caller that has stopped waiting need not hear of it.
                    answer.exception()

    def _receive(self, message: Wire) -> None:
        if message["type"] in _TELLING:
            self.version = message["version"]
        if message["type"] == "welcome":
            # A second one says that a seat taken in the middle of a round is now theirs to play.
            self.seat = message["seat"]
        if self.view is not None and "changes" in message:
            message["view"] = changed(self.view, message.pop("changes"))
        self.info = message.get("info", self.info)
        self.view = message.get("view", self.view)
        self.clock = message.get("clock", self.clock)
        if message["type"] == "closed":
            self.closed = message
        self._arrived.put_nowait(message)
