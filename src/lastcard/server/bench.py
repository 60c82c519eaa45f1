"""How fast a server is: it has one core, the load has another, everything goes over loopback and onto the disk.

The load is a WebSocket client of a few lines, because a whole library would be slower than the server it measures.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import apsw
import msgspec
from msgspec.structs import replace

from lastcard.client import join_table, make_table
from lastcard.server import entries
from lastcard.server.echo import EchoProcess
from lastcard.server.fairness import fresh_pledge
from lastcard.server.log import SqliteLog, connect
from lastcard.server.process import ServerProcess
from lastcard.server.prove import OPEN, QUICK
from lastcard.server.seats import fresh_table_id
from lastcard.server.serve import LOG_FILE, fast_loop
from lastcard.server.settings import Config, TableSettings
from lastcard.server.sitting import Sitting
from lastcard.server.snapshots import EVERY, kept
from lastcard.testing.settings import chance

TABLES = 500
SEATS = 4
SECONDS = 10.0
PACED_PER_S = 500
RESTARTED = 10_000
_BEGUN = 24, 56
"""How many entries the tables have that a restart finds."""
_GAMES = 200
"""So many of them differ."""
_WARM_S = 2.0
_FRAME_SHORT = 126
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
"""How a whole frame of each kind begins."""


class Measured(msgspec.Struct):
    """What was measured."""

    moves_per_s: float = 0.0
    moves_per_cpu_s: float = 0.0
    """In a second of the server's own processor time: what a busy machine does not blur."""
    frames_per_s: float = 0.0
    echo_frames_per_s: float = 0.0
    paced_moves_per_s: float = 0.0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    bytes_per_connection: float = 0.0
    restart_s: float = 0.0
    """From the start of the process to the moment at which every table has gone on."""
    tables: int = 0

    @property
    def echo_share(self) -> float:
        """Frames in and out, as a share of a bare echo's."""
        return self.frames_per_s / self.echo_frames_per_s if self.echo_frames_per_s else 0.0


class _Asked(msgspec.Struct):
    seat: int
    choices: list[str]
    offer: bool


class _View(msgspec.Struct):
    asked: list[_Asked]


class _Update(msgspec.Struct):
    """What a load needs of an update."""

    version: int
    view: _View


_DECODE = msgspec.json.Decoder(_Update).decode


class _Socket(asyncio.Protocol):
    """A WebSocket client: frames out, whole frames in."""

    def __init__(self, path: str, host: str, heard: Callable[[_Socket, bytes], None]) -> None:
        self._path, self._host, self._heard = path, host, heard
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


async def _open(url: str, path: str, heard: Callable[[_Socket, bytes], None]) -> _Socket:
    host, _, port = url.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: _Socket(path, f"{host}:{port}", heard), host, int(port))
    await socket.open
    return socket


class _Load:
    """Bot clients at many tables, who answer whatever they are asked: at once, or so many a second."""

    def __init__(self, url: str, *, per_s: float | None = None) -> None:
        self._url, self._per_s = url, per_s
        self._due: list[Callable[[], None]] = []
        self._count = 0
        self.moves = self.frames = 0
        self.latencies: list[float] = []
        self.sockets: list[_Socket] = []

    async def table(self) -> None:
        """Four clients sit down."""
        settings = {"seats": ["person"] * SEATS, "rules": {"target": 10**9}, "auto_call": True}
        made = await make_table(self._url, settings, "seat 0")
        joined = [await join_table(self._url, made["table"], f"seat {seat}") for seat in range(1, SEATS)]
        table = _TableLoad(self)
        for seat, place in enumerate((made, *joined)):
            socket = await _open(self._url, f"/ws/{made['table']}", table.ears(seat))
            socket.say(msgspec.json.encode({"type": "hello", "version": 1, "token": place["token"]}))
            self.sockets.append(socket)

    def begin(self) -> None:
        """Play begins everywhere; rounds follow each other."""
        for host in self.sockets[::SEATS]:
            host.say(b'{"type":"start","id":"start"}')

    def say(self, socket: _Socket, what: bytes, sent: Callable[[], None]) -> None:
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

    async def pace(self) -> None:
        """Send what is due at an even pace, in any order."""
        assert self._per_s is not None
        rng, at = chance("pace"), time.perf_counter()
        while True:
            at += 1 / self._per_s
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            if self._due:
                self._due.pop(rng.randrange(len(self._due)))()

    def close(self) -> None:
        """Hang up everywhere."""
        for socket in self.sockets:
            socket.close()


class _TableLoad:
    """One table of the load: when its last move was said, and how many seats have heard of it."""

    def __init__(self, load: _Load) -> None:
        self._load = load
        self._said_at = 0.0
        self._version = self._heard = 0

    def ears(self, seat: int) -> Callable[[_Socket, bytes], None]:
        """What a seat does with a message."""

        def hear(socket: _Socket, frame: bytes) -> None:
            self._load.frames += 1
            if frame.startswith(b'{"type":"update"'):
                self._hear(socket, _DECODE(frame))
            elif seat == 0 and frame.startswith(b'{"type":"info"') and b'"phase":"between"' in frame:
                self._load.say(socket, b'"type":"next"', self._sent)

        return hear

    def _sent(self) -> None:
        self._said_at = time.perf_counter()

    def _hear(self, socket: _Socket, update: _Update) -> None:
        if update.version != self._version:
            self._version, self._heard = update.version, 0
            self._load.moves += 1
        self._heard += 1
        if self._heard == SEATS and self._said_at:
            self._load.latencies.append(time.perf_counter() - self._said_at)
        for asked in update.view.asked:
            if not asked.offer:
                self._load.say(socket, b'"type":"move","choice":"%b"' % asked.choices[0].encode(), self._sent)


def bench_server(
    *,
    tables: int = TABLES,
    seconds: float = SECONDS,
    restarted: int = RESTARTED,
    say: Callable[[str], None] = print,
) -> Measured:
    """Measure everything; the machine should have nothing else to do."""
    cores = sorted(os.sched_getaffinity(0))
    launcher: tuple[str, ...] = ()
    if len(cores) > 1 and shutil.which("taskset"):
        os.sched_setaffinity(0, {cores[1]})
        launcher = ("taskset", "-c", str(cores[0]))
    found = Measured(tables=tables)
    try:
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(_echo(found, launcher, seconds / 2))
            say(f"bare echo: {found.echo_frames_per_s:,.0f} frames in and out a second")
            runner.run(_moves(Path(folder) / "moves", found, launcher, seconds))
            say(f"{found.moves_per_s:,.0f} durable moves a second, {found.moves_per_cpu_s:,.0f} a second of processor time")
            say(f"{found.frames_per_s:,.0f} frames in and out a second: {found.echo_share:.0%} of the echo's")
            runner.run(_paced(Path(folder) / "paced", found, launcher, seconds))
            paced = f"{found.paced_moves_per_s:,.0f} moves a second reach all four seats"
            say(f"{paced} in {found.p50_ms:.1f} ms (median) and {found.p99_ms:.1f} ms (p99)")
            say(f"{found.bytes_per_connection / 1024:.0f} kB a connection")
            runner.run(_restart(Path(folder) / "restart", found, launcher, restarted))
            say(f"{restarted:,} tables have gone on {found.restart_s:.1f} s after a restart")
    finally:
        os.sched_setaffinity(0, set(cores))
    return found


async def _echo(measured: Measured, launcher: tuple[str, ...], seconds: float) -> None:
    """Frames of a usual size through the same stack, with nothing behind it."""
    frames = 0
    body = msgspec.json.encode({"type": "update", "text": "x" * 700})

    def heard(socket: _Socket, frame: bytes) -> None:
        nonlocal frames
        frames += 2
        socket.say(frame)

    with EchoProcess(launcher) as echo:
        sockets = [await _open(echo.url, "/", heard) for _ in range(100)]
        for socket in sockets:
            for _ in range(4):
                socket.say(body)
        await asyncio.sleep(_WARM_S / 2)
        frames, began = 0, time.perf_counter()
        await asyncio.sleep(seconds)
        measured.echo_frames_per_s = frames / (time.perf_counter() - began)
        for socket in sockets:
            socket.close()


def _config(folder: Path) -> Config:
    return Config(
        data=folder,
        port=0,
        paces=replace(QUICK, opens_s=0, holds_s=0, grace_s=3600),
        limits=replace(OPEN, requests_per_address=10**6),
    )


async def _moves(folder: Path, measured: Measured, launcher: tuple[str, ...], seconds: float) -> None:
    with ServerProcess(_config(folder), launcher=launcher) as server:
        load = _Load(server.url)
        for _ in range(measured.tables):
            await load.table()
        load.begin()
        await asyncio.sleep(_WARM_S)
        load.moves, load.frames, began, worked = 0, 0, time.perf_counter(), server.cpu_s()
        await asyncio.sleep(seconds)
        passed, worked = time.perf_counter() - began, server.cpu_s() - worked
        measured.moves_per_s, measured.frames_per_s = load.moves / passed, load.frames / passed
        measured.moves_per_cpu_s = load.moves / worked
        load.close()


async def _paced(folder: Path, measured: Measured, launcher: tuple[str, ...], seconds: float) -> None:
    with ServerProcess(_config(folder), launcher=launcher) as server:
        load = _Load(server.url, per_s=PACED_PER_S)
        pacing = asyncio.create_task(load.pace())
        for _ in range(measured.tables):
            await load.table()
        load.begin()
        await asyncio.sleep(_WARM_S)
        load.latencies.clear()
        load.moves, began = 0, time.perf_counter()
        await asyncio.sleep(seconds)
        measured.paced_moves_per_s = load.moves / (time.perf_counter() - began)
        cuts = statistics.quantiles(load.latencies, n=100)
        measured.p50_ms, measured.p99_ms = 1000 * cuts[49], 1000 * cuts[98]
        pacing.cancel()
        await asyncio.sleep(1)
        before = server.memory_bytes()
        watching = await _watchers(server.url, measured.tables * 2)
        await asyncio.sleep(1)
        measured.bytes_per_connection = (server.memory_bytes() - before) / len(watching)
        for socket in watching:
            socket.close()
        load.close()


async def _watchers(url: str, count: int) -> list[_Socket]:
    """Connections to one lobby after the other."""
    sockets: list[_Socket] = []
    table = ""
    for n in range(count):
        if n % 50 == 0:
            table = (await make_table(url, {"seats": ["person", "easy"]}, "Ana"))["table"]
        socket = await _open(url, f"/ws/{table}", lambda _socket, _frame: None)
        socket.say(b'{"type":"hello","version":1,"token":null}')
        sockets.append(socket)
    return sockets


async def _restart(folder: Path, measured: Measured, launcher: tuple[str, ...], tables: int) -> None:
    """Start a server over a log with many tables, at each of which a bot has to move."""
    await _fill(folder / LOG_FILE, tables)
    config = replace(_config(folder), paces=replace(QUICK, bot_s=1.0, evict_s=3600))
    began, since = time.perf_counter(), time.time()
    with ServerProcess(config, launcher=launcher), contextlib.closing(connect(folder / LOG_FILE)) as db:
        while _moved(db, since) < tables:  # noqa: ASYNC110  another process moves
            await asyncio.sleep(0.1)
        measured.restart_s = time.perf_counter() - began


def _moved(db: apsw.Connection, since: float) -> int:
    """At how many tables something has happened since a time."""
    (count,) = cast("tuple[int]", db.execute("SELECT count(*) FROM tables WHERE touched > ?", (since,)).fetchone())
    return count


async def _fill(path: Path, tables: int) -> None:
    """A log with so many tables in the middle of a round, a bot to move, as a server leaves it that was killed."""
    log = SqliteLog(path)
    await log.close()
    games = [_game(n) for n in range(_GAMES)]
    db: apsw.Connection = connect(path)
    with db:
        for n in range(tables):
            game = games[n % len(games)]
            id_ = fresh_table_id()
            values = (id_, len(game), time.time())
            db.execute("INSERT INTO tables (id, fence, version, begun, live, touched) VALUES (?, 1, ?, 1, 1, ?)", values)
            number = db.last_insert_rowid()
            rows = [(number, version, entries.encode(entry)) for version, entry in enumerate(game, 1)]
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            sitting = Sitting(id_)
            # The last that a table has made on its way: with the entry after it.
            for entry in game[: (len(game) - 1) // EVERY * EVERY]:
                sitting.take(entry)
            db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (number, *kept(sitting)))
    db.close()


def _game(seed: int) -> list[entries.AnyEntry]:
    """The entries of a table of one person and three bots, up to a bot's turn some moves into the round."""
    rng = chance(f"game {seed}")
    settings = TableSettings(seats=("person", "easy", "easy", "easy"))
    sitting, made = Sitting("bench"), entries.Made(settings=settings, pledge=fresh_pledge())
    log: list[entries.AnyEntry] = [
        made,
        entries.Sat(seat=0, name="Ana", fingerprint="0" * 64),
        entries.Dealt(pledge=fresh_pledge()),
    ]
    for entry in log:
        sitting.take(entry)
    length = rng.randint(*_BEGUN)
    while len(log) < length or sitting.waiting[0].seat == 0:
        question = sitting.waiting[0]
        log.append(entries.Moved(seat=question.seat, choice=str(rng.choice(question.choices))))
        sitting.take(log[-1])
        if sitting.phase != "playing":
            return _game(seed + 1000)
    return log
