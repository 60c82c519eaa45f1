"""What plays at a measured server: many tables of four clients, who answer whatever they are asked.

It speaks the wire protocol alone, so that it can load the server of any tree. Its WebSocket client has a few lines, because a
whole library would be slower than the server it measures.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol, cast

import msgspec

from lastcard.clients.connection import join_table, make_table
from lastcard.testing.settings import chance

SEATS = 4
COUNTED = 50
"""The fewest moves that a figure is made of."""
_FRAME_SHORT = 126
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
"""How a whole frame of each kind begins."""


class _Asked(msgspec.Struct):
    seat: int
    choices: list[str]
    offer: bool


class _View(msgspec.Struct):
    asked: list[_Asked] = []


class Told(msgspec.Struct):
    """What a load needs of a welcome or an update."""

    version: int
    view: _View | None = None
    changes: _View | None = None
    """In place of the whole view."""

    def choice(self) -> bytes | None:
        """What its reader may answer, if they are asked."""
        seen = self.view or self.changes or _View()
        return next((asked.choices[0].encode() for asked in seen.asked if not asked.offer), None)


read_told = msgspec.json.Decoder(Told).decode


class Socket(asyncio.Protocol):
    """A WebSocket client: frames out, whole frames in."""

    def __init__(self, path: str, host: str, heard: Callable[[Socket, bytes], None]) -> None:
        self._path, self._host, self._heard = path, host, heard
        self.lost = asyncio.Event()
        """Set when the connection is lost, or closed."""
        self._buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast("asyncio.Transport", transport)
        lines = (
            f"GET {self._path} HTTP/1.1",
            f"Host: {self._host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        self.transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever waits for the upgrade waits in vain."""
        self.lost.set()
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has arrived."""
        buffer = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            self.open.set_result(None)
        at = 0
        while (end := _frame_end(buffer, at)) is not None:
            start, stop = end
            if stop > len(buffer):
                break
            if buffer[at] == _TEXT:
                self._heard(self, buffer[start:stop])
            elif buffer[at] == _PING:
                self._frame(_PONG, buffer[start:stop])
            at = stop
        self._buffer = buffer[at:]

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.abort()

    def say(self, body: bytes) -> None:
        """Send a text."""
        self._frame(_TEXT, body)

    def _frame(self, kind: int, body: bytes) -> None:
        """Send a frame, under a mask that changes nothing."""
        assert self.transport is not None
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < _FRAME_SHORT else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)


def _frame_end(buffer: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of a frame begins and ends."""
    if len(buffer) < at + 2:
        return None
    size = buffer[at + 1]
    if size < _FRAME_SHORT:
        return at + 2, at + 2 + size
    wide = 2 if size == _FRAME_SHORT else 8
    if len(buffer) < at + 2 + wide:
        return None
    start = at + 2 + wide
    return start, start + int.from_bytes(buffer[at + 2 : start], "big")


async def open_socket(url: str, path: str, heard: Callable[[Socket, bytes], None]) -> Socket:
    """A WebSocket that is open."""
    host, _, port = url.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, f"{host}:{port}", heard), host, int(port))
    await socket.open
    return socket


class Measured(Protocol):
    """A process under measurement."""

    def cpu_s(self) -> float:
        """The processor time that it has used."""


class Counted(NamedTuple):
    """What a load has found in a while."""

    moves_per_s: float
    frames_per_s: float
    cpu_us: tuple[float, ...]
    """Of each process for a move, in the order in which they were named."""
    p50_ms: float
    """From a move to all seats."""
    p99_ms: float


class Load:
    """Bot clients at many tables, who answer whatever they are asked: at once, or so many a second."""

    def __init__(self, url: str, *, per_s: float | None = None) -> None:
        self._url, self._per_s = url, per_s
        self._due: list[Callable[[], None]] = []
        self._pacing = None if per_s is None else asyncio.get_running_loop().create_task(self._pace(per_s))
        self._count = 0
        self.moves = self.frames = 0
        self.latencies: list[float] = []
        self.sockets: list[Socket] = []

    async def table(self) -> None:
        """Four clients sit down."""
        settings = {"seats": ["person"] * SEATS, "rules": {"target": 10**6}, "auto_call": True}
        made = await make_table(self._url, settings, "seat 0")
        joined = [await join_table(self._url, made["table"], f"seat {seat}") for seat in range(1, SEATS)]
        table = _TableLoad(self)
        for seat, place in enumerate((made, *joined)):
            socket = await open_socket(self._url, f"/ws/{made['table']}", table.ears(seat))
            socket.say(msgspec.json.encode({"type": "hello", "version": 1, "token": place["token"], "changes": True}))
            self.sockets.append(socket)

    def begin(self) -> None:
        """Play begins everywhere; rounds follow each other."""
        for host in self.sockets[::SEATS]:
            host.say(b'{"type":"start","id":"start"}')

    async def count(self, seconds: float, *servers: Measured) -> Counted:
        """Play for so long, and tell what came of it; on a machine too busy for it, until there are moves enough to divide by."""
        self.latencies.clear()
        self.moves, self.frames, began, worked = 0, 0, time.perf_counter(), [server.cpu_s() for server in servers]
        await asyncio.sleep(seconds)
        while self.moves < COUNTED:  # noqa: ASYNC110  another process answers
            await asyncio.sleep(seconds)
        passed = time.perf_counter() - began
        cpu_us = [1e6 * (server.cpu_s() - before) / self.moves for server, before in zip(servers, worked, strict=True)]
        cuts = statistics.quantiles(self.latencies, n=100)
        return Counted(self.moves / passed, self.frames / passed, tuple(cpu_us), 1000 * cuts[49], 1000 * cuts[98])

    def say(self, socket: Socket, what: bytes, sent: Callable[[], None]) -> None:
        """Send a command now, or when its turn comes."""
        self._count += 1
        body = b'{"id":"%d",%b}' % (self._count, what)

        def send() -> None:
            self.frames += 1
            sent()
            socket.say(body)

        if self._per_s is None:
            send()
        else:
            self._due.append(send)

    async def _pace(self, per_s: float) -> None:
        """Send what is due at an even pace, in any order."""
        rng, at = chance("pace"), time.perf_counter()
        while True:
            at += 1 / per_s
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            if self._due:
                self._due.pop(rng.randrange(len(self._due)))()

    def pause(self) -> None:
        """Where moves come at a pace, no more of them."""
        if self._pacing is not None:
            self._pacing.cancel()

    def close(self) -> None:
        """Hang up everywhere."""
        self.pause()
        for socket in self.sockets:
            socket.close()


@asynccontextmanager
async def playing(url: str, tables: int, warm_s: float, *, per_s: float | None = None) -> AsyncIterator[Load]:
    """Clients at so many tables of a server, who have played for a while."""
    load = Load(url, per_s=per_s)
    try:
        for _ in range(tables):
            await load.table()
        load.begin()
        await asyncio.sleep(warm_s)
        yield load
    finally:
        load.close()


class _TableLoad:
    """One table of the load: when its last move was said, and how many seats have heard of it."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._said_at = 0.0
        self._version = self._heard = 0

    def ears(self, seat: int) -> Callable[[Socket, bytes], None]:
        """What a seat does with a message."""

        def hear(socket: Socket, frame: bytes) -> None:
            self._load.frames += 1
            if frame.startswith(b'{"type":"update"'):
                self._hear(socket, read_told(frame))
            elif seat == 0 and frame.startswith(b'{"type":"info"') and b'"phase":"between"' in frame:
                self._load.say(socket, b'"type":"next"', self._sent)

        return hear

    def _sent(self) -> None:
        self._said_at = time.perf_counter()

    def _hear(self, socket: Socket, update: Told) -> None:
        if update.version != self._version:
            self._version, self._heard = update.version, 0
            self._load.moves += 1
        self._heard += 1
        if self._heard == SEATS and self._said_at:
            self._load.latencies.append(time.perf_counter() - self._said_at)
        if (choice := update.choice()) is not None:
            self._load.say(socket, b'"type":"move","choice":"%b"' % choice, self._sent)


async def watchers(url: str, count: int) -> list[Socket]:
    """Connections to one lobby after the other."""
    sockets: list[Socket] = []
    table = ""
    for n in range(count):
        if n % 50 == 0:
            table = (await make_table(url, {"seats": ["person", "easy"]}, "Ana"))["table"]
        socket = await open_socket(url, f"/ws/{table}", lambda _socket, _frame: None)
        socket.say(b'{"type":"hello","version":1,"token":null}')
        sockets.append(socket)
    return sockets
