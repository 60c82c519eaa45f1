"""Whoever attacks a server: an address of their own, connections from it, and a count of what came of them.

HTTP and WebSockets are written by hand: an attack sends what no library would, and a library would be slower than the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import struct
from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec

from lastcard.views import Wire

_ANSWER_S = 120.0
"""How long an answer may take, however busy the machine is."""
_TEXT, _BINARY, _CLOSE = 1, 2, 8
_LAST = 0x80
_SHORT, _LONG = 126, 127
_LONG_BYTES = 65536
_GONE = (ConnectionError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
"""What somebody meets whom the server has cut off."""


_UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Tally(msgspec.Struct):
    """What came of an attack."""

    asked: int = 0
    """Requests, handshakes, frames and connections."""
    served: int = 0
    """Of those, what the server did as it was asked."""
    limited: int = 0
    """Of those, what a limit has refused, or cut off."""
    answers: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each status and each code came back."""

    def count(self, answer: str, times: int = 1) -> None:
        """Count what came back."""
        self.answers[answer] = self.answers.get(answer, 0) + times

    def add(self, other: Tally) -> None:
        """Count what came of another attack, too."""
        self.asked += other.asked
        self.served += other.served
        self.limited += other.limited
        for answer, times in other.answers.items():
            self.count(answer, times)


class CutOff(Exception):
    """The server has closed the connection, or never took it."""


class Connection:
    """A TCP connection from an address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        """Send bytes, as they are."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except _GONE:
            raise CutOff from None

    async def answer(self) -> tuple[int, bytes]:
        """The status and the body of an HTTP answer."""
        try:
            async with asyncio.timeout(_ANSWER_S):
                head = await self.reader.readuntil(b"\r\n\r\n")
                lines = head.lower().split(b"\r\n")
                lengths = [int(line[15:]) for line in lines if line.startswith(b"content-length:")]
                body = await self.reader.readexactly(lengths[0]) if lengths else b""
        except _GONE:
            raise CutOff from None
        return int(head.split(b" ", 2)[1]), body

    async def frame(self) -> tuple[int, bytes]:
        """The kind and the text of a frame."""
        try:
            async with asyncio.timeout(_ANSWER_S):
                first, size = await self.reader.readexactly(2)
                if size >= _SHORT:
                    more = await self.reader.readexactly(2 if size == _SHORT else 8)
                    size = int.from_bytes(more)
                return first & 0x0F, await self.reader.readexactly(size)
        except _GONE:
            raise CutOff from None

    def drop(self) -> None:
        """Hang up without a word."""
        self.writer.transport.abort()


class Attacker:
    """Somebody at an address."""

    def __init__(self, url: str, address: str, rng: random.Random, long_table: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self.host, self.port, self.address, self.rng = parts.hostname, parts.port, address, rng
        self.long_table = long_table
        """A table with a finished match of many moves."""
        self.tally = Tally()

    async def connect(self, *, reads_bytes: int = 2**16) -> Connection:
        """Come from the address; with a small buffer, somebody who reads little."""
        # The buffer must be set before there is a connection.
        own = socket.socket()
        own.setblocking(False)  # noqa: FBT003  as it has it
        try:
            if reads_bytes < 2**16:
                own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads_bytes)
            own.bind((self.address, 0))
            async with asyncio.timeout(_ANSWER_S):
                await asyncio.get_running_loop().sock_connect(own, (self.host, self.port))
                return Connection(*await asyncio.open_connection(sock=own, limit=2**16))
        except _GONE:
            own.close()
            self.cut_off()
            raise CutOff from None

    def cut_off(self) -> None:
        """A connection was closed by the server, without a word."""
        self.tally.limited += 1
        self.tally.count("cut off")

    def came_back(self, status: int) -> None:
        """Count an HTTP answer."""
        self.tally.served += status < HTTPStatus.BAD_REQUEST
        self.tally.limited += status == HTTPStatus.TOO_MANY_REQUESTS
        self.tally.count(str(status))

    def request(self, path: str, body: bytes | None = None, extra: str = "") -> bytes:
        """A request as it is sent; with a body it is posted."""
        posted = "" if body is None else f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{posted}{extra}\r\n"
        return head.encode() + (body or b"")

    async def ask(self, path: str, body: Wire | None = None) -> Wire | None:
        """One request with a JSON answer; None if it is refused."""
        self.tally.asked += 1
        connection = await self.connect()
        with contextlib.closing(connection.writer):
            await connection.send(self.request(path, None if body is None else json.dumps(body).encode()))
            status, text = await connection.answer()
            self.came_back(status)
            found: Wire | None = json.loads(text) if status < HTTPStatus.BAD_REQUEST else None
            return found

    async def handshake(self, table: str, *, origin: str | None = None, reads_bytes: int = 2**16) -> Connection | None:
        """Open a WebSocket; None if it is refused."""
        self.tally.asked += 1
        connection = await self.connect(reads_bytes=reads_bytes)
        upgrade = _UPGRADE
        upgrade += f"Origin: {origin}\r\n" if origin else ""
        try:
            await connection.send(self.request(f"/ws/{table}", extra=upgrade))
            status, _ = await connection.answer()
        except CutOff:
            connection.drop()
            self.cut_off()
            raise
        self.came_back(status)
        if status == HTTPStatus.SWITCHING_PROTOCOLS:
            return connection
        connection.drop()
        return None

    def heard(self, text: bytes) -> str:
        """Count what a table or the server says; its code, or else its type."""
        message = json.loads(text)
        code: str = message.get("code", message["type"])
        if message["type"] in {"error", "closed"}:
            assert message["message"], "an error must say what was possible"
        self.tally.served += message["type"] == "ack"
        self.tally.limited += code == "too_many"
        self.tally.count(code)
        return code

    async def hear(self, connection: Connection) -> str | None:
        """Count the next thing that is said: its code, or else its type; None at the end."""
        while True:
            kind, text = await connection.frame()
            if kind == _TEXT:
                return self.heard(text)
            if kind == _CLOSE:
                return None

    async def hear_all(self, connection: Connection) -> None:
        """Count all that comes, until the connection is closed."""
        with contextlib.suppress(CutOff):
            while await self.hear(connection) is not None:
                pass


def frame(said: str | bytes) -> bytes:
    """A frame as a client sends it, masked with zeros; bytes are sent as such."""
    return frame_of(_BINARY, said) if isinstance(said, bytes) else frame_of(_TEXT, said.encode("utf-8", "surrogatepass"))


def frame_of(kind: int, body: bytes) -> bytes:
    """A whole frame of a kind."""
    size = len(body)
    if size < _SHORT:
        head = struct.pack("!BB", _LAST | kind, _LAST | size)
    elif size < _LONG_BYTES:
        head = struct.pack("!BBH", _LAST | kind, _LAST | _SHORT, size)
    else:
        head = struct.pack("!BBQ", _LAST | kind, _LAST | _LONG, size)
    return head + bytes(4) + body


def hello(token: str | None = None, since: object = None) -> bytes:
    """The frame that a connection begins with."""
    return frame(json.dumps({"type": "hello", "version": 1, "token": token, "since": since}))
