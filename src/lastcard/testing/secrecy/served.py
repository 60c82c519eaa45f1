"""A world told at a real server: over sockets, with every HTTP answer, handshake, log line and metric.

The server runs on a clock that is set, moment by moment, to when something happened in virtual time. Whatever its clients
receive must be, byte for byte, what the pure table sends (`stage`): the server adds nothing and leaves nothing out. What it says
besides is kept, to be compared between the two worlds.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections import Counter

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response

from lastcard.protocol import VERSION
from lastcard.testing.rearranging import Leak
from lastcard.testing.secrecy.acts import PERSON_S, PROMPTER, VISITOR, Act
from lastcard.testing.secrecy.loop import SetClockLoop
from lastcard.testing.secrecy.requests import Request, answer, body_of, everything, joining, making
from lastcard.testing.secrecy.stage import NOBODY, Heard, Stage

NO_TABLE = "zzzzzzzzzzzz"
_SYNC = b'"id":"sync-'
_CREATED = re.compile(rb"^(\w+_created(?:\{[^}]*\})?) ([\d.e+]+)$", re.MULTILINE)


class Logged(logging.Handler):
    """Everything that is logged, of whatever level an operator may read."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(f"{record.name} {record.levelname} {self.format(record)}")


class Visitor:
    """A connection, and all that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[bytes] = []
        self.synced: list[bytes] = []
        """Answers to pings with which the stage made sure that everything before them was done."""
        self.more = asyncio.Event()
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        try:
            while True:
                frame = await self.socket.recv(decode=False)
                (self.synced if _SYNC in frame else self.frames).append(frame)
                self.more.set()
        except ConnectionClosed as closed:
            received = closed.rcvd
            self.frames.append(f"closed {received.code if received else ''} {received.reason if received else ''}".encode())
            self.more.set()

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
        await self._reading

    async def ended(self) -> None:
        """Wait until the connection is closed."""
        await self._reading

    async def heard(self, count: int) -> None:
        """Wait until so many frames have come."""
        while len(self.frames) < count:
            self.more.clear()
            await self.more.wait()

    async def sync(self) -> None:
        """Wait until the table has done whatever was said before."""
        count = len(self.synced) + 1
        await self.socket.send(f'{{"type":"ping",{_SYNC.decode()}{count}"}}')
        while len(self.synced) < count:
            self.more.clear()
            await self.more.wait()

    async def settle(self) -> None:
        """Let everything arrive that is on its way, in both directions."""
        try:
            for _ in range(2):
                await (await self.socket.ping())
        except ConnectionClosed:
            return


class ServedStage:
    """A server at which the acts of a world happen as they did in virtual time."""

    def __init__(self, port: int, told: Stage, since: float) -> None:
        self._port, self._told, self._since = port, told, since
        self._loop = SetClockLoop.running()
        self._visitors: dict[str, Visitor] = {}
        self._all: list[tuple[str, Visitor]] = []
        self._tokens: dict[str, str] = {}
        self._table = ""
        self.besides: list[Heard] = []
        """What the server said that no table says: answers to requests, with their heads, and handshakes."""
        self._expected: Counter[str] = Counter()
        self._at = 0
        self.ports: set[int] = set()
        """Of our own connections."""

    async def tell(self, acts: list[Act]) -> None:
        """Let everything happen."""
        await self._strangers()
        for number, act in enumerate(acts):
            before = self._told.done[number - 1].heard if number else 0
            await self._moments(self._told.done[number].heard, self._told.done[number].now, before, act)
            await self._perform(act)
            await self._arrived(self._told.done[number].heard)
        for _, visitor in self._all:
            await visitor.settle()
        for request in everything(self._table):
            await self._ask(VISITOR, request)
        self._check(self._told.done[len(acts) - 1].heard)

    async def goodbyes(self) -> None:
        """Keep what those hear who are still there when the server stops."""
        for who, visitor in self._all:
            await visitor.ended()
            self.besides.append(Heard(0.0, who, visitor.frames[-1]))
            self.besides += [Heard(0.0, who, frame) for frame in visitor.frames[-2:-1] if b'"restarting"' in frame]

    # --- Time ----------------------------------------------------------------------------------------------------------------

    async def _moments(self, upto: int, now: float, before: int, act: Act) -> None:
        """Set the clock to each moment at which something happened by itself, up to that of an act."""
        waits = {"wait": act.seconds, "answer": PERSON_S}.get(act.do, 0.0)
        if not waits:
            self._loop.now_s = now
            return
        history = self._told.table.history
        for at in sorted({history[n].at for n in range(before, upto)} | {now}):
            self._loop.now_s = at
            count = next((n for n in range(before, upto) if history[n].at > at), upto)
            if at < now or act.do == "wait":
                await self._arrived(count)
        for _, visitor in self._all:
            await visitor.settle()

    async def _arrived(self, upto: int) -> None:
        """Wait until everybody has what the table had sent by then."""
        for _, to, _ in self._told.table.history[self._at : upto]:
            if to is not None and to.gateway == "sockets":
                self._expected[self._told.owner(to)] += 1
        self._at = max(self._at, upto)
        if PROMPTER in self._visitors:
            await self._visitors[PROMPTER].sync()
        for who, count in self._expected.items():
            await self._heard(who, count)

    async def _heard(self, who: str, count: int) -> None:
        mine = [visitor for name, visitor in self._all if name == who]
        others = sum(len([frame for frame in visitor.frames if frame.startswith(b"{")]) for visitor in mine[:-1])
        if mine:
            await mine[-1].heard(count - others)

    # --- Acts ----------------------------------------------------------------------------------------------------------------

    async def _strangers(self) -> None:
        """People who never come to a table: one who speaks another protocol, one who says nothing, one who is lost."""
        self._loop.now_s = self._told.setting.starts_s - 100.0
        first = [{"type": "hello", "version": VERSION + 1}, {"type": "dance"}, {"type": "hello", "version": VERSION}, None]
        for hello in first:
            visitor = await self._connected(VISITOR, NO_TABLE)
            if hello is None:
                self._loop.now_s += 50.0
            else:
                await visitor.socket.send(json.dumps(hello))
            await visitor.heard(2)
            self.besides += [Heard(0.0, VISITOR, frame) for frame in visitor.frames]
            self._all.remove((VISITOR, visitor))
        self._loop.now_s = self._told.setting.starts_s

    async def _perform(self, act: Act) -> None:
        match act.do:
            case "make":
                made = body_of(await self._ask(act.who, making(act.who, self._told.setting.settings)))
                self._table, self._tokens[act.who] = made["table"], made["token"]
            case "join":
                joined = body_of(await self._ask(act.who, joining(self._table, act.text or act.who, act.number)))
                self._tokens[act.who] = joined.get("token", "")
            case "connect" | "watch" | "stranger":
                await self._comes(act)
            case "disconnect":
                await self._visitors[act.who].close()
            case "say" | "answer":
                await self._visitors[act.who].socket.send(json.dumps(act.said))
            case "frame":
                await self._visitors[act.who].socket.send(act.text)
            case "look":
                await self._ask(VISITOR, Request(f"/api/tables/{self._table}"))
            case "record":
                number = "" if act.number is None else f"?match={act.number}"
                await self._ask(VISITOR, Request(f"/api/tables/{self._table}/record{number}"))
            case "get":
                wanted = list(everything(self._table))
                await self._ask(VISITOR, wanted[int(act.text) % len(wanted)])
            case _:
                assert act.do == "wait", f"{act.do} does not happen at a server"

    async def _comes(self, act: Act) -> None:
        who = VISITOR if act.do == "stranger" else act.who
        token = NOBODY.token if act.do == "stranger" else None if act.do == "watch" else self._tokens.get(who)
        visitor = await self._connected(who, self._table)
        self._visitors[who] = visitor
        hello = {"type": "hello", "version": VERSION, "token": token, "since": act.since}
        await visitor.socket.send(json.dumps(hello | {"changes": act.do != "stranger" and self._told.wants_changes(who)}))

    async def _connected(self, who: str, table: str) -> Visitor:
        uri = f"ws://127.0.0.1:{self._port}/ws/{table}"
        socket = await connect(uri, compression=None, max_size=None, ping_interval=None, open_timeout=None, close_timeout=None)
        visitor = Visitor(socket)
        self._all.append((who, visitor))
        self.ports.add(socket.local_address[1])
        assert isinstance(socket.response, Response)
        self.besides.append(Heard(self._loop.now_s, who, _handshake(socket.response)))
        return visitor

    async def _ask(self, who: str, request: Request) -> bytes:
        answered = await answer(self._port, request)
        self.besides.append(Heard(self._loop.now_s, who, self._dated(answered)))
        return answered

    def _dated(self, answered: bytes) -> bytes:
        """An answer in which the times at which counts began are named, if they are in the time of this server."""

        def named(found: re.Match[bytes]) -> bytes:
            return found[1] + b" <when it began>" if self._since <= float(found[2]) <= time.time() else found[0]

        head, _, body = answered.partition(b"\r\n\r\n")
        dated, count = _CREATED.subn(named, body)
        # How long a time is when it is written out tells no more than the time.
        return head.replace(b"content-length: %d" % len(body), b"content-length: <right>") + dated if count else answered

    # --- What must be so -----------------------------------------------------------------------------------------------------

    def _check(self, upto: int) -> None:
        """What came over the sockets is what the table has sent, byte for byte."""
        sent: dict[str, list[bytes]] = {}
        for _, to, body in self._told.table.history[:upto]:
            if to is not None and to.gateway == "sockets":
                sent.setdefault(self._told.owner(to), []).append(body)
        for who in {name for name, _ in self._all}:
            came = [frame for name, visitor in self._all if name == who for frame in visitor.frames if frame.startswith(b"{")]
            if came != sent.get(who, []):
                n = next((n for n, pair in enumerate(zip(came, sent.get(who, []), strict=False)) if pair[0] != pair[1]), -1)
                here, there = (part[n] if n >= 0 else f"{len(part)} messages" for part in (came, sent.get(who, [])))
                raise Leak(f"{who} receives from the server what no table has sent:\n{here!r}\n{there!r}", n)


def _handshake(response: Response) -> bytes:
    """The head of an answer to a handshake; what follows from the key that the client has sent was checked by the client."""
    headers = [f"{name}: {value}" for name, value in response.headers.raw_items() if name.lower() != "sec-websocket-accept"]
    return "\r\n".join([f"{response.status_code} {response.reason_phrase}", *headers]).encode()
