"""People at simulated servers: they play, come back when they are disconnected, say again what was not answered, or stay away.

A connection is one of the real gateway's (`lastcard.server.sockets.Gateway`), with a socket that is none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping, Sequence
from typing import Any, Protocol

import msgspec

from lastcard.protocol import VERSION
from lastcard.server.frames import EXTENSION
from lastcard.server.sockets import Gateway
from lastcard.testing.faults.world import Process, World
from lastcard.testing.proofs.visitors import Acked
from lastcard.views import Wire

_LATENCY_S = (0.001, 0.02)
_THINKS_S = (0.1, 0.8)
_AGAIN_S = (0.05, 0.5)
_PATIENCE_S = 12.0
"""Whoever has said something and hears nothing for so long connects again."""
_SAID_AGAIN = frozenset({"not_stored", "unavailable", "too_many"})


class Server(Protocol):
    """A process to which people connect."""

    process: Process
    gateway: Gateway


class Wrong(AssertionError):
    """Something happened that must not."""


class _Slices:
    """What a socket has besides: a flood that waits. There is none."""

    def rest(self) -> None:
        """See `lastcard.server.slices.Slices`."""

    def stop(self) -> None:
        """See `lastcard.server.slices.Slices`."""


class _Socket:
    """A socket in place of `lastcard.server.sockets.DirectSocket`."""

    def __init__(self, connection: Connection) -> None:
        self.hear: Callable[[bytes], None] | None = None
        self.may: Callable[[], bool] | None = None
        self.slices = _Slices()
        self._connection = connection

    def write(self, frames: bytes) -> int:
        """Send frames to the person."""
        at = 0
        while at < len(frames):
            size, head = frames[at + 1], 2
            if size == 126:  # noqa: PLR2004  as RFC 6455 has it
                size, head = int.from_bytes(frames[at + 2 : at + 4], "big"), 4
            elif size == 127:  # noqa: PLR2004
                size, head = int.from_bytes(frames[at + 2 : at + 10], "big"), 10
            self._connection.to_person(frames[at + head : at + head + size])
            at += head + size
        return 0

    def drop(self) -> None:
        """End the connection now."""
        self._connection.end()


class Connection:
    """Between a person and a gateway: what is said arrives a little later, in order."""

    def __init__(self, person: Person, server: Server) -> None:
        self._person, self._server, self._world = person, server, person.world
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._socket = _Socket(self)
        self._open = True
        self._last = 0.0
        scope = {
            "path_params": {"table": person.table},
            "headers": [],
            "client": ("10.0.0.1", 1),
            "extensions": {EXTENSION: {"socket": self._socket}},
        }
        self._queue.put_nowait({"type": "websocket.connect"})
        server.process.spawn(server.gateway.socket(scope, self._queue.get, self._send))

    async def _send(self, event: MutableMapping[str, Any]) -> None:
        if event["type"] in {"websocket.close", "websocket.http.response.start"}:
            self.end()

    def _later(self, event: Callable[[], None]) -> None:
        self._last = max(self._world.now + self._world.rng.uniform(*_LATENCY_S), self._last + 1e-9)
        self._world.at(self._last, event)

    def say(self, message: Wire) -> None:
        """The person says something."""
        frame = msgspec.json.encode(message)
        self._later(lambda: self._server.process.deliver(lambda: self._arrive(frame)))

    def _arrive(self, frame: bytes) -> None:
        if not self._open:
            return
        if self._socket.hear is None:
            self._queue.put_nowait({"type": "websocket.receive", "text": frame.decode()})
        else:
            self._socket.hear(frame)

    def to_person(self, payload: bytes) -> None:
        """The gateway says something."""
        if self._server.process.alive:
            self._later(lambda: self._person.hear(self, msgspec.json.decode(payload)))

    def end(self) -> None:
        """The server, or its end, has closed it."""
        if self._open:
            self._open = False
            self._queue.put_nowait({"type": "websocket.disconnect"})
            self._later(lambda: self._person.lose(self))

    def is_to(self, server: Server) -> bool:
        """Whether it goes to this server."""
        return self._server is server

    def leave(self) -> None:
        """The person has closed it, or has lost it: the gateway notices."""
        if self._open:
            self._open = False
            self._later(lambda: self._server.process.deliver(lambda: self._queue.put_nowait({"type": "websocket.disconnect"})))


class Person:
    """Somebody with a seat, who notes all that they are told."""

    def __init__(self, world: World, table: str, seat: int, token: str, servers: Callable[[], Sequence[Server]]) -> None:
        self.world, self.table, self.seat, self.token = world, table, seat, token
        self._servers = servers
        self.version = 0
        """The last version that they have seen."""
        self.acked: list[Acked] = []
        self.refused: dict[str, str] = {}
        """By their ids, the commands that nothing came of, and why."""
        self.told: list[tuple[int, list[Wire]]] = []
        self.views: list[tuple[int, Wire]] = []
        self.connection: Connection | None = None
        self.away = False
        """Whether they have given up."""
        self.lost = 0
        """How often the connection was lost."""
        self.stored: Callable[[Acked, Person], None] = lambda _acked, _person: None
        """Is told of each acknowledgement when it is heard."""
        self.newest: Callable[[], int] = lambda: 0
        """How many entries of the table are stored now."""
        self._least = 0
        """So many were stored before they said hello: whoever welcomes them knows of all these."""
        self._info: Wire = {}
        self._view: Wire | None = None
        self._pending: Wire | None = None
        self._said_at = 0.0
        self._welcomed = False
        self._count = 0
        self._answered_at: object = None

    @property
    def name(self) -> str:
        """What the history calls them."""
        return f"{self.table}/{self.seat}"

    def come(self) -> None:
        """Connect to any gateway, if there is one; else try again."""
        if self.away or self.connection is not None:
            return
        servers = [server for server in self._servers() if server.process.alive]
        if not servers:
            self._later(_AGAIN_S, self.come)
            return
        self.connection = Connection(self, self.world.rng.choice(servers))
        self.connection.say({"type": "hello", "version": VERSION, "token": self.token, "since": self.version})
        self._said_at, self._welcomed, self._least = self.world.now, False, self.newest()
        self._watch(self.connection)

    def go_away(self) -> None:
        """Stay away from now on."""
        self.away = True
        if self.connection is not None:
            self.connection.leave()
            self.connection = None

    def come_back(self) -> None:
        """Be there again."""
        self.away = False
        self.come()

    def lose(self, connection: Connection) -> None:
        """A connection is closed."""
        if self.connection is connection:
            self.connection = None
            self.lost += 1
            self._later(_AGAIN_S, self.come)

    def hear(self, connection: Connection, message: Wire) -> None:
        """Note what one is told, and do what comes of it."""
        if self.connection is not connection:
            return
        self._said_at = self.world.now if message["type"] != "info" else self._said_at
        match message["type"]:
            case "welcome" | "update" | "info":
                self._hear_news(message)
            case "ack" | "error" if self._pending is not None and message["id"] == self._pending["id"]:
                self._answered(message)
            case "closed":
                self.world.tell(f"{self.name} is closed with {message['code']}")
            case _:
                pass
        self._welcomed = self._welcomed or message["type"] == "welcome"
        if message["type"] == "welcome" and self._pending is not None:
            self._say(connection)
        elif self._pending is None and self._wish() is not None:
            self._later(_THINKS_S, self._act)

    def _hear_news(self, message: Wire) -> None:
        version = message["version"]
        if version < self.version:
            raise Wrong(f"{self.name} has seen version {self.version}, and is told {message['type']} {version}")
        if message["type"] == "welcome" and version < self._least:
            raise Wrong(f"{self.name} is welcomed at version {version}, and came when {self._least} were stored")
        for part in (*message.get("missed", []), *([message] if message["type"] == "update" else [])):
            if self.told and self.told[-1][0] >= part["version"]:
                raise Wrong(f"{self.name} is told of version {part['version']} after {self.told[-1][0]}")
            self.told.append((part["version"], part["events"]))
        self.version = version
        self._info = message.get("info", self._info)
        if "view" in message:
            self._view = message["view"]
            if self._view is not None:
                self.views.append((version, self._view))

    def _answered(self, message: Wire) -> None:
        assert self._pending is not None
        if message["type"] == "ack":
            acked = Acked(message["id"], message["version"], self._pending)
            self.acked.append(acked)
            self.stored(acked, self)
        elif message["code"] in _SAID_AGAIN:
            self._later(_AGAIN_S, lambda: None if self.connection is None else self._say(self.connection))
            return
        else:
            self.refused[message["id"]] = message["code"]
        self._pending = None

    def _act(self) -> None:
        if self.connection is None or self._pending is not None or (wish := self._wish()) is None:
            return
        self._answered_at = self._moment()
        self._count += 1
        self._pending = wish | {"id": f"{self.seat}-{self._count}"}
        self._say(self.connection)

    def _say(self, connection: Connection) -> None:
        if self._pending is not None:
            self._said_at = self.world.now
            connection.say(self._pending)

    def _watch(self, connection: Connection) -> None:
        """Connect again if nothing is heard for a long time after something was said."""

        def look() -> None:
            if self.connection is not connection:
                return
            if (self._pending is not None or not self._welcomed) and self.world.now - self._said_at > _PATIENCE_S:
                self.world.tell(f"{self.name} hears nothing")
                connection.leave()
                self.connection = None
                self.come()
            else:
                self.world.after(1.0, look)

        self.world.after(1.0, look)

    def _moment(self) -> object:
        return self.version, self._info.get("phase"), all(seat["here"] for seat in self._info.get("seats", []))

    def _wish(self) -> Wire | None:
        """What to do now, beyond what was done at this moment already."""
        if not self._info or self._moment() == self._answered_at:
            return None
        phase = self._info["phase"]
        if phase == "playing" and self._view is not None:
            asked = [question for question in self._view["asked"] if question["question"] != "catch"]
            texts = [text for question in asked for text in question["choices"]]
            if len(texts) > 1 and texts[-1] in {"draw", "keep"}:
                texts.pop()
            return {"type": "move", "choice": self.world.rng.choice(texts)} if texts else None
        kind = {"lobby": "start", "between": "next", "over": "rematch"}.get(phase)
        return {"type": kind} if kind and self._info["seats"][self.seat]["host"] else None

    def _later(self, span: tuple[float, float], event: Callable[[], None]) -> None:
        self.world.after(self.world.rng.uniform(*span), event)
