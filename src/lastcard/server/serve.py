"""Serving: one process, one data folder, one log. `serve` is what the command line calls."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import gc
import io
import logging
import resource
import signal
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import apsw
import segno
import uvicorn

from lastcard.server.bus import LocalBus
from lastcard.server.gateway import Gateway
from lastcard.server.hall import Hall
from lastcard.server.http import ImpatientHttp
from lastcard.server.limits import LOOPBACK
from lastcard.server.log import NotStored, SqliteLog, Unreadable, connect
from lastcard.server.metrics import Metrics
from lastcard.server.pages import BUILT, Pages
from lastcard.server.settings import Config
from lastcard.server.sitting import Seated, seated
from lastcard.server.socket import DirectSocket
from lastcard.server.table import House

LOG_FILE = "tables.sqlite"
_LOCK_FILE = "lock"
_PING_S = 20.0
_STOP_S = 5
_BACKLOG = 2048
_REQUESTS_MAX = 1000
"""Requests at a time, besides the WebSockets."""
_FILES = 100
"""Files that a server has open besides its connections, and more."""
_COLLECT_AFTER = 10_000
_SEND_BUFFER_BYTES = 128 * 1024

_log = logging.getLogger("lastcard.server")


class Unusable(Exception):
    """The data folder, a backup or an address cannot be used; the message says why, and so does the catalogue by the code."""

    def __init__(self, code: str, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.code, self.about = code, args


class Server:
    """A server with everything in it, from its data folder to its address."""

    def __init__(
        self, config: Config, *, now: Callable[[], float] | None = None, begin: Seated = seated, pages: Path = BUILT
    ) -> None:
        self._config = config
        self._now, self._begin, self._pages = now, begin, pages
        self.port = config.port
        """The port that it listens on, also where any would do."""
        self.urls: tuple[str, ...] = ()
        """Where people reach it: the best address to hand out first."""

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Server]:
        """The server at work; at the end, whatever has arrived is finished first, unless it waits for its time."""
        config = self._config
        public = None if config.public_url is None else _public(config.public_url)
        with _locked(config.data), _listening(config) as listener:
            self.port = listener.getsockname()[1]
            own = _own_urls(config, self.port)
            self.urls = (public,) if public else own
            loop = asyncio.get_running_loop()
            log, bus, metrics = _opened(config.data / LOG_FILE), LocalBus(), Metrics()
            house = House(log, bus, config.paces, config.limits, metrics, self._now or loop.time, self._begin)
            hall = Hall(house)
            origins = frozenset({_origin(url) for url in (*own, *self.urls)})
            gateway = Gateway(
                bus,
                config.limits,
                metrics,
                origins=origins,
                counts=lambda: {"commits": log.commits, "tables": len(hall)},
                pages=Pages(self._pages),
            )
            http = _Http(_uvicorn_config(gateway, config))
            try:
                woken = await hall.wake_live()
            except NotStored as error:
                raise _unusable(f"the tables cannot be taken up: {error}") from None
            _log.info("%d tables go on", woken)
            serving = loop.create_task(http.serve([listener]))
            try:
                await http.ready.wait()
                yield self
            finally:
                await hall.close()
                await gateway.close()
                http.should_exit = True
                await serving
                await log.close()


class _Http(uvicorn.Server):
    """Uvicorn, but signals are for whoever runs it, and it says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self.ready.set()


def _uvicorn_config(gateway: Gateway, config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        gateway.app(),
        http=ImpatientHttp.within(config.limits),
        ws=DirectSocket,
        loop="none",
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=config.public_url is not None,
        forwarded_allow_ips=",".join(LOOPBACK),
        ws_max_size=config.limits.frame_bytes,
        ws_ping_interval=_PING_S,
        ws_ping_timeout=_PING_S,
        ws_per_message_deflate=False,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=_STOP_S,
        limit_concurrency=config.limits.connections + _REQUESTS_MAX,
    )


def serve(config: Config, *, say: Callable[[str], None], open_browser: bool = False) -> None:
    """Serve until a signal says stop."""
    # Tables live long and hold no cycles: looking through them often finds nothing. Closed connections do leave cycles.
    gc.disable()
    gc.set_threshold(_COLLECT_AFTER, 10, 10)
    _make_room(config.limits.connections + _REQUESTS_MAX + _FILES)
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(_serve(config, say, open_browser=open_browser))


def _make_room(files: int) -> None:
    """As many open files as there may be connections, or as many as the system allows: it commonly begins with a thousand."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = files if hard == resource.RLIM_INFINITY else min(files, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _serve(config: Config, say: Callable[[str], None], *, open_browser: bool) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    async with Server(config).running() as server:
        # Nor is there anything to be found among all that was loaded.
        gc.freeze()
        gc.enable()
        say(server.urls[0])
        if config.lan:
            say(qr_text(server.urls[0]))
        if open_browser:
            # Some browsers do not return before they are closed: neither the server nor its end waits for them.
            threading.Thread(target=webbrowser.open, args=(server.urls[0],), daemon=True).start()
        await stop.wait()


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop of uvloop, where there is one for this machine."""
    try:
        import uvloop  # noqa: PLC0415  not everywhere
    except ImportError:
        return None
    return uvloop.new_event_loop


def qr_text(url: str) -> str:
    """A link as a picture of half blocks that a phone can read off a terminal."""
    picture = io.StringIO()
    segno.make(url, micro=False).terminal(out=picture, compact=True)
    return picture.getvalue()


# --- Addresses -----------------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _listening(config: Config) -> Iterator[socket.socket]:
    host = "0.0.0.0" if config.lan else config.host  # noqa: S104  this is what --lan asks for
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every connection inherits it: what waits for a slow reader has a limit in the system as well.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
        try:
            listener.bind((host, config.port))
        except OSError as error:
            message = f"{host} port {config.port} cannot be used: {error.strerror}"
            raise Unusable("no_address", message, host=host, port=str(config.port)) from None
        yield listener


def _own_urls(config: Config, port: int) -> tuple[str, ...]:
    """The addresses at which this machine answers, the most reachable first."""
    names = ["localhost", "127.0.0.1", "[::1]"]
    if config.host not in {"localhost", "127.0.0.1", "::1", "0.0.0.0", "::"}:  # noqa: S104
        names.insert(0, f"[{config.host}]" if ":" in config.host else config.host)
    if config.lan or config.host in {"0.0.0.0", "::"}:  # noqa: S104
        names.insert(0, lan_address())
    return tuple(f"http://{name}:{port}" for name in dict.fromkeys(names))


def lan_address() -> str:
    """The address of this machine on the network that it would use; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _public(url: str) -> str:
    """The address that people use, if it is one; pages are served at its root alone."""
    parts, port = urlsplit(url), None
    with contextlib.suppress(ValueError):
        port = parts.port or 0
    rest = parts.path.rstrip("/") + parts.query + parts.fragment + (parts.username or "")
    if port is None or parts.scheme not in {"http", "https"} or not parts.hostname or rest:
        raise _unusable(f"{url} is no address for people to use: one looks like https://cards.example")
    return _origin(url)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    port = "" if parts.port in (None, default) else f":{parts.port}"
    host = f"[{parts.hostname}]" if parts.hostname and ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}"


# --- The data folder -----------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _locked(data: Path) -> Iterator[IO[str]]:
    """The data folder for this process alone."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with (data / _LOCK_FILE).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Unusable("in_use", f"another server uses {data}", folder=str(data)) from None
        yield lock


def _opened(file: Path) -> SqliteLog:
    """The log of a file."""
    try:
        return SqliteLog(file)
    except Unreadable as error:
        raise _unusable(str(error)) from None
    except apsw.Error as error:
        raise _unwritable(file, error) from None


def _unusable(message: str) -> Unusable:
    """Something that cannot be used for a reason of its own."""
    return Unusable("bad_data", message, text=message)


def _unwritable(file: Path, error: OSError | apsw.Error) -> Unusable:
    """A file that cannot be written, as where the disk is full."""
    return Unusable("unwritable", f"{file} cannot be written: {error}", file=str(file))


def _unreadable(file: Path, error: OSError | apsw.Error) -> Unusable:
    """A file that is there and cannot be read."""
    return Unusable("unreadable", f"{file} cannot be read: {error}", file=str(file))


def backup(data: Path, to: Path) -> None:
    """Copy the log into one file, also while a server runs; all or nothing."""
    source = data / LOG_FILE
    if not source.is_file():
        raise Unusable("no_tables", f"there are no tables in {data}", folder=str(data))
    if to.exists():
        raise Unusable("file_exists", f"{to} is there already", file=str(to))
    with (
        contextlib.closing(_source(source)) as db,
        _put_at(to) as beside,
        contextlib.closing(apsw.Connection(str(beside))) as copy,
    ):
        with copy.backup("main", db, "main") as work:
            # All at once: after each step, a server that goes on writing would make it begin again, for ever.
            work.step()
        copy.pragma("journal_mode", "delete")
        _check(copy, source)


def _source(file: Path) -> apsw.Connection:
    try:
        return connect(file)
    except Unreadable:
        raise Unusable("no_log", f"{file} is no log of tables", file=str(file)) from None
    except apsw.Error as error:
        raise _unreadable(file, error) from None


@contextlib.contextmanager
def _put_at(file: Path) -> Iterator[Path]:
    """Somewhere to write a file that gets its name when it is complete; if it never is, nothing of it stays, nor any journal."""
    beside = file.with_name(f"{file.name}.part")
    parts = [beside.with_name(beside.name + end) for end in ("", "-journal", "-wal", "-shm")]
    try:
        _remove(parts)
        beside.touch(mode=0o600)
        yield beside
        beside.replace(file)
    except (OSError, apsw.Error) as error:
        raise _unwritable(file, error) from None
    finally:
        with contextlib.suppress(OSError):
            _remove(parts)


def _remove(files: list[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


def restore(backup_file: Path, data: Path) -> None:
    """Put a backup where a server will find it; never over tables that are there."""
    if not backup_file.is_file():
        raise Unusable("no_file", f"there is no backup {backup_file}", file=str(backup_file))
    try:
        copied = backup_file.read_bytes()
    except OSError as error:
        raise _unreadable(backup_file, error) from None
    with _locked(data):
        target = data / LOG_FILE
        # Another log's journal would be taken for its own.
        if target.exists() or target.with_name(f"{LOG_FILE}-wal").exists():
            raise Unusable("not_empty", f"there are tables in {data}: restore into an empty folder", folder=str(data))
        with _put_at(target) as beside:
            beside.write_bytes(copied)
            with contextlib.closing(apsw.Connection(str(beside))) as db:
                _check(db, backup_file)


def _check(db: apsw.Connection, path: Path) -> None:
    try:
        answer = db.pragma("integrity_check")
        tables = db.execute("SELECT count(*) FROM tables").fetchone()
    except apsw.Error as error:
        raise Unusable("no_log", f"{path} is no log of tables: {error}", file=str(path)) from None
    if answer != "ok" or tables is None:
        raise Unusable("damaged", f"{path} is damaged: {answer}", file=str(path))
