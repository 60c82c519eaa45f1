"""How fast a server is: it has one core, the load has another, everything goes over loopback and onto the disk.

The load is a WebSocket client of a few lines, because a whole library would be slower than the server it measures.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import cast

import apsw
import msgspec
from msgspec.structs import replace
from rich.console import Console

from lastcard.bench.echo import STACKS, EchoProcess
from lastcard.bench.goals import Goal, goal, goals_table
from lastcard.bench.passes import Times
from lastcard.client import join_table, make_table
from lastcard.protocol import TableSettings
from lastcard.server.main import fast_loop
from lastcard.server.settings import Config
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.snapshots import EVERY, snapshot_of
from lastcard.server.store.sqlite import SqliteLog, connect
from lastcard.table import entries
from lastcard.table.accept import fold
from lastcard.table.fairness import fresh_pledge
from lastcard.table.seats import fresh_table_id
from lastcard.table.state import TableState
from lastcard.testing.process import OPEN, QUICK, ServerProcess
from lastcard.testing.settings import chance
from lastcard.words import Words

SEATS = 4
_BEGUN = 24, 56
"""How many entries the tables have that a restart finds."""
_GAMES = 200
"""So many of them differ."""
_FRAME_SHORT = 126
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
"""How a whole frame of each kind begins."""


class Extent(msgspec.Struct, frozen=True):
    """How much is figures."""

    passes: int = 3
    tables: int = 500
    seconds: float = 10.0
    warm_s: float = 2.0
    """So long the load runs before it counts."""
    paced_per_s: int = 500
    watchers: int = 1000
    restarted: int = 10_000


class Figures(msgspec.Struct):
    """What one pass found."""

    echo_frames_per_s: float = 0.0
    direct_echo_frames_per_s: float = 0.0
    """The same on our own socket."""
    moves_per_s: float = 0.0
    moves_per_cpu_s: float = 0.0
    """In a second of the server's own processor time: what a busy machine does not blur."""
    frames_per_s: float = 0.0
    paced_moves_per_s: float = 0.0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    connection_kb: float = 0.0
    restart_s: float = 0.0
    """From the start of the process to the moment at which every table has gone on."""


def report(words: Words, *, as_json: bool, extent: Extent | None = None) -> None:
    """Measure and print, for people or for programs. The machine should have nothing else to do."""
    extent = extent or Extent()
    with Console(stderr=True).status("") as status:
        passes = measure(extent, status.update)
    reached = goals(passes)
    if as_json:
        told = {"goals": reached, "extent": extent, "passes": passes}
        print(msgspec.json.encode(told).decode())  # noqa: T201  data goes to standard output
        return
    counts = {"tables": f"{extent.tables:,}", "pace": f"{extent.paced_per_s:,}", "restarted": f"{extent.restarted:,}"}
    Console().print(goals_table(reached, words, counts))


def goals(passes: Sequence[Figures]) -> list[Goal]:
    """What was asked for beside what was measured, and a few figures that explain it."""

    def reached(name: str, best: Callable[[Iterable[float]], float]) -> Times:
        values = [getattr(figures, name) for figures in passes]
        return {"best": best(values), "median": statistics.median(values)}

    frames, echo = reached("frames_per_s", max), reached("echo_frames_per_s", max)
    return [
        goal("moves", "/s", 2500, 6000, reached("moves_per_s", max)),
        goal("cpu-moves", "/s", None, None, reached("moves_per_cpu_s", max)),
        goal("frames", "/s", None, None, frames),
        goal("echo", "/s", None, None, echo),
        goal("direct-echo", "/s", None, None, reached("direct_echo_frames_per_s", max)),
        # Best of best and median of medians: in one pass the echo alone may have had a bad moment.
        goal("share", "%", 15, 30, {which: 100 * frames[which] / echo[which] for which in frames}),
        goal("p50", "ms", None, None, reached("p50_ms", min)),
        goal("p99", "ms", 20, 8, reached("p99_ms", min)),
        goal("connection", "kB", 45, 35, reached("connection_kb", min)),
        goal("restart", "s", 10, 4, reached("restart_s", min)),
    ]


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


def measure(extent: Extent, say: Callable[[str], None] = lambda _: None) -> list[Figures]:
    """Everything in turn, again and again: a busy moment of the machine falls on one pass."""
    cores = sorted(os.sched_getaffinity(0))
    launcher: tuple[str, ...] = ()
    if len(cores) > 1 and shutil.which("taskset"):
        os.sched_setaffinity(0, {cores[1]})
        launcher = ("taskset", "-c", str(cores[0]))
    passes = []
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            for nth in range(extent.passes):
                figures = Figures()
                for run in (_echo, _moves, _paced, _restart):
                    say(f"{nth + 1}/{extent.passes} {run.__name__.strip('_')}")
                    # What was written before is on the disk: nobody waits for it now.
                    os.sync()
                    with tempfile.TemporaryDirectory() as folder:
                        runner.run(run(Path(folder), extent, launcher, figures))
                passes.append(figures)
    finally:
        os.sched_setaffinity(0, set(cores))
    return passes


async def _echo(folder: Path, extent: Extent, launcher: tuple[str, ...], figures: Figures) -> None:
    """Frames of a usual size through the same stack, with nothing behind it."""
    del folder
    figures.echo_frames_per_s, figures.direct_echo_frames_per_s = [await _echoed(extent, launcher, stack) for stack in STACKS]


async def _echoed(extent: Extent, launcher: tuple[str, ...], stack: str) -> float:
    frames = 0
    body = msgspec.json.encode({"type": "update", "text": "x" * 700})

    def heard(socket: _Socket, frame: bytes) -> None:
        nonlocal frames
        frames += 2
        socket.say(frame)

    with EchoProcess(launcher, stack) as echo:
        sockets = [await _open(echo.url, "/", heard) for _ in range(100)]
        for socket in sockets:
            for _ in range(4):
                socket.say(body)
        await asyncio.sleep(extent.warm_s)
        frames, began = 0, time.perf_counter()
        await asyncio.sleep(extent.seconds / 2)
        passed = time.perf_counter() - began
        for socket in sockets:
            socket.close()
        return frames / passed


def _config(folder: Path) -> Config:
    return Config(
        data=folder,
        port=0,
        paces=replace(QUICK, opens_s=0, holds_s=0, grace_s=3600),
        limits=replace(OPEN, requests_per_address=10**6),
    )


async def _moves(folder: Path, extent: Extent, launcher: tuple[str, ...], figures: Figures) -> None:
    with ServerProcess(_config(folder), launcher=launcher) as server:
        load = _Load(server.url)
        for _ in range(extent.tables):
            await load.table()
        load.begin()
        await asyncio.sleep(extent.warm_s)
        load.moves, load.frames, began, worked = 0, 0, time.perf_counter(), server.cpu_s()
        await asyncio.sleep(extent.seconds)
        passed, worked = time.perf_counter() - began, server.cpu_s() - worked
        figures.moves_per_s, figures.frames_per_s = load.moves / passed, load.frames / passed
        figures.moves_per_cpu_s = load.moves / worked
        load.close()


async def _paced(folder: Path, extent: Extent, launcher: tuple[str, ...], figures: Figures) -> None:
    with ServerProcess(_config(folder), launcher=launcher) as server:
        load = _Load(server.url, per_s=extent.paced_per_s)
        pacing = asyncio.create_task(load.pace())
        for _ in range(extent.tables):
            await load.table()
        load.begin()
        await asyncio.sleep(extent.warm_s)
        load.latencies.clear()
        load.moves, began = 0, time.perf_counter()
        await asyncio.sleep(extent.seconds)
        figures.paced_moves_per_s = load.moves / (time.perf_counter() - began)
        cuts = statistics.quantiles(load.latencies, n=100)
        figures.p50_ms, figures.p99_ms = 1000 * cuts[49], 1000 * cuts[98]
        pacing.cancel()
        await asyncio.sleep(1)
        before = server.memory_bytes()
        watching = await _watchers(server.url, extent.watchers)
        await asyncio.sleep(1)
        figures.connection_kb = (server.memory_bytes() - before) / len(watching) / 1000
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


async def _restart(folder: Path, extent: Extent, launcher: tuple[str, ...], figures: Figures) -> None:
    """Start a server over a log with many tables, at each of which a bot has to move."""
    await _fill(folder / LOG_FILE, extent.restarted)
    config = replace(_config(folder), paces=replace(QUICK, bot_s=1.0, evict_s=3600))
    began, since = time.perf_counter(), time.time()
    with ServerProcess(config, launcher=launcher), contextlib.closing(connect(folder / LOG_FILE)) as db:
        while _moved(db, since) < extent.restarted:  # noqa: ASYNC110  another process moves
            await asyncio.sleep(0.1)
        figures.restart_s = time.perf_counter() - began


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
            id_ = fresh_table_id(secrets.token_bytes)
            values = (id_, len(game), time.time())
            db.execute("INSERT INTO tables (id, fence, version, begun, live, touched) VALUES (?, 1, ?, 1, 1, ?)", values)
            number = db.last_insert_rowid()
            rows = [(number, version, entries.encode(entry)) for version, entry in enumerate(game, 1)]
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            state = TableState(id_)
            # The last that a table has made on its way: with the entry after it.
            for entry in game[: (len(game) - 1) // EVERY * EVERY]:
                fold(state, entry)
            db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (number, *snapshot_of(state)))
    db.close()


def _game(seed: int) -> list[entries.AnyEntry]:
    """The entries of a table of one person and three bots, up to a bot's turn some moves into the round."""
    rng = chance(f"game {seed}")
    settings = TableSettings(seats=("person", "easy", "easy", "easy"))
    state, made = TableState("bench"), entries.Made(settings=settings, pledge=fresh_pledge(secrets.token_bytes))
    log: list[entries.AnyEntry] = [
        made,
        entries.Sat(seat=0, name="Ana", fingerprint="0" * 64),
        entries.Dealt(pledge=fresh_pledge(secrets.token_bytes)),
    ]
    for entry in log:
        fold(state, entry)
    length = rng.randint(*_BEGUN)
    while len(log) < length or state.waiting[0].seat == 0:
        question = state.waiting[0]
        log.append(entries.Moved(seat=question.seat, choice=str(rng.choice(question.choices))))
        fold(state, log[-1])
        if state.phase != "playing":
            return _game(seed + 1000)
    return log
