"""Serving: one process, one log. `serve` is what the command line calls."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import resource
import secrets
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import segno
import uvicorn
from starlette.types import ASGIApp

from lastcard.server.app import App
from lastcard.server.assembly import bus_of, name_of_process, owning, started
from lastcard.server.bus import Bus
from lastcard.server.http import LimitedHttp
from lastcard.server.hub import Hub
from lastcard.server.limits import Addresses
from lastcard.server.logs import json_log, limited_log
from lastcard.server.metrics import Metrics
from lastcard.server.pages import BUILT, Pages
from lastcard.server.proxies import Proxies
from lastcard.server.services import Services
from lastcard.server.settings import Config
from lastcard.server.sockets import DirectSocket, Gateway
from lastcard.server.storage import Storage, storage
from lastcard.server.store.backup import Unusable
from lastcard.server.watching import UNREACHABLE, UNWRITABLE, Readiness, Watching
from lastcard.table.fairness import Entropy
from lastcard.table.machine import Machine
from lastcard.table.state import Begin, Conditions, seated
from lastcard.table.telling import Telling

_EXAMPLE = "https://cards.example"
"""An address that people could use."""
_PING_S = 20.0
_STOP_S = 5
_BACKLOG = 2048
_REQUESTS_MAX = 1000
"""Requests at a time, besides the WebSockets."""
_FILES = 100
"""Files that a server has open besides its connections, and more."""
_COLLECT_AFTER = 10_000, 50, 2
"""New objects after which the newest are looked through, those collections after which what survived them is, and so on: when
thousands come back at once, hardly anything that they bring is garbage, and most of the time went into looking for it."""
_SWITCH_S = 0.0002
_SEND_BUFFER_BYTES = 128 * 1024

_log = logging.getLogger("lastcard.server")


class Server:
    """A server with everything in it, from its data folder to its address."""

    def __init__(  # noqa: PLR0913  a proof sets each in another way
        self,
        config: Config,
        *,
        now: Callable[[], float] | None = None,
        begin: Begin = seated,
        telling: Telling = Telling(),  # noqa: B008  it has no state
        machine: Machine = Machine(),  # noqa: B008  nor has this
        entropy: Entropy = secrets.token_bytes,
        around: Callable[[ASGIApp], ASGIApp] = lambda app: app,
        pages: Path = BUILT,
    ) -> None:
        """What a table is made with beyond its configuration is for tests and proofs."""
        self._config = config
        self._now, self._machine, self._pages = now, machine, pages
        self._entropy, self._around = entropy, around
        self._conditions = Conditions(config.paces, config.limits, begin, telling)
        self.port = config.port
        """The port that it listens on, also where any would do."""
        self.metrics_port = config.metrics_port
        """The port for those who watch it, likewise."""
        self.urls: tuple[str, ...] = ()
        """Where people reach it: the best address to hand out first."""

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Server]:
        """The server at work; at the end, whatever has arrived is finished first, unless it waits for its time."""
        config = self._config
        public = None if config.public_url is None else _public(config.public_url)
        proxies = Proxies(config.trusted_proxies)
        loop = asyncio.get_running_loop()
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(limited_log(loop))
            listener = stack.enter_context(_listening(config, config.port))
            self.port = listener.getsockname()[1]
            name = name_of_process(self.port)
            if config.log_format == "json":
                stack.enter_context(json_log(name))
            kept = await stack.enter_async_context(storage(config)) if "owner" in config.roles else None
            own = _own_urls(config, self.port)
            self.urls = (public,) if public else own
            bus, metrics = bus_of(config, name), Metrics()
            tables = None if kept is None else self._tables(kept, bus, metrics)
            origins = frozenset({_origin(url) for url in (*own, *self.urls)})
            addresses = Addresses(config.limits, loop.time)
            gateway = Gateway(bus, config.limits, metrics, addresses, origins)
            pages = Pages(self._pages)
            # A gateway stores nothing itself: what it needs for that is those who do.
            tries, wrong = (bus.reach, UNREACHABLE) if kept is None else (kept.write_nothing, UNWRITABLE)
            readiness = Readiness(lambda: gateway.stopping, tries, wrong)
            app = App(
                gateway,
                config.limits,
                metrics,
                addresses,
                origins,
                pages,
                entropy=self._entropy,
                defaults=config.defaults,
                readiness=readiness,
            )
            metrics.watch(
                commits=lambda: 0 if kept is None else kept.log.commits,
                tables=lambda: 0 if tables is None else len(tables),
                connections=lambda: gateway.connections,
                gaps=lambda: bus.gaps,
            )
            stack.enter_context(metrics.watching_lag(loop))
            protocol = LimitedHttp.within(config.limits, addresses, metrics, proxies)
            http = _Http(_uvicorn_config(self._around(app.asgi()), config, protocol, proxies))
            await stack.enter_async_context(started(bus, config.bus))
            rest: Callable[[], Awaitable[None]] = _nothing
            if kept is not None and tables is not None:
                rest = await stack.enter_async_context(owning(tables, kept, bus, metrics))
            # Who watches sees the last table go: this one ends after the others.
            if config.metrics_port is not None:
                watched = stack.enter_context(_listening(config, config.metrics_port))
                self.metrics_port = watched.getsockname()[1]
                watching = _Http(_uvicorn_config(Watching(metrics, readiness).asgi(), config, protocol, Proxies(), ws="none"))
                await stack.enter_async_context(watching.serving(watched))
            async with http.serving(listener):
                try:
                    yield self
                finally:
                    gateway.stopping = True
                    await rest()
                    await gateway.close()

    def _tables(self, kept: Storage, bus: Bus, metrics: Metrics) -> Hub:
        return Hub(
            Services(
                kept.log,
                bus,
                metrics,
                self._config.paces,
                self._now or asyncio.get_running_loop().time,
                self._conditions,
                entropy=self._entropy,
                machine=self._machine,
                has_room=kept.has_room,
            )
        )


async def _nothing() -> None:
    """A gateway has no tables."""


class _Http(uvicorn.Server):
    """Uvicorn, but it leaves signals to its caller, and says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield

    @contextlib.asynccontextmanager
    async def serving(self, listener: socket.socket) -> AsyncIterator[None]:
        """Serve, from when it listens to the end."""
        task = asyncio.get_running_loop().create_task(self.serve([listener]))
        try:
            await self.ready.wait()
            yield
        finally:
            self.should_exit = True
            await task

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self.ready.set()


def _uvicorn_config(
    app: ASGIApp,
    config: Config,
    http: type[LimitedHttp],
    proxies: Proxies,
    ws: type[DirectSocket] | Literal["none"] = DirectSocket,
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        loop="none",
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=config.public_url is not None,
        forwarded_allow_ips=",".join(proxies.all()),
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
    gc.set_threshold(*_COLLECT_AFTER)
    # What takes long is done in threads, and lets the loop in again this soon.
    sys.setswitchinterval(_SWITCH_S)
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
def _listening(config: Config, port: int) -> Iterator[socket.socket]:
    host = "0.0.0.0" if config.lan else config.host  # noqa: S104  this is what --lan asks for
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every connection inherits it: what waits for a slow reader has a limit in the system as well.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
        try:
            listener.bind((host, port))
        except OSError as error:
            message = f"{host} port {port} cannot be used: {error.strerror}"
            raise Unusable("no_address", message, host=host, port=str(port)) from None
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
        message = f"{url} is no address for people to use: one looks like {_EXAMPLE}"
        raise Unusable("bad_public_url", message, url=url, example=_EXAMPLE)
    return _origin(url)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    port = "" if parts.port in (None, default) else f":{parts.port}"
    host = f"[{parts.hostname}]" if parts.hostname and ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}"
