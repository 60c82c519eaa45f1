"""People at many tables who come back whenever they are disconnected: how soon tables go on after something has failed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Mapping, Sequence

from lastcard.bench.load import Socket, open_socket, read_told
from lastcard.clients.connection import join_table, make_table
from lastcard.codes import CODES
from lastcard.protocol import encode
from lastcard.testing.settings import chance
from lastcard.views import Wire

SEATS = 2
_BACK_S = 0.05
"""After so long somebody comes back who was disconnected."""
_AGAIN_S = 0.2
"""After so long they say again what could not be done."""
_WELCOME, _UPDATE, _INFO, _ERROR, _CLOSED = (
    b'{"type":"%b"' % kind for kind in (b"welcome", b"update", b"info", b"error", b"closed")
)
"""How a message of each kind begins."""
_RETRY = [code.encode() for code, about in CODES.items() if about.retry]


class Crowd:
    """People at so many tables."""

    def __init__(self, urls: Sequence[str], thinks_s: float) -> None:
        """At these gateways, each with as many tables as the others. On average they think so long before they move."""
        self.thinks_s = thinks_s
        self._urls = itertools.cycle(urls)
        self.rng = chance("crowd")
        self._tables: dict[str, _Table] = {}
        self._staying: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """One more table is made and played at."""
        settings = {"seats": ["person"] * SEATS, "rules": {"target": 10**6}, "auto_call": True}
        url = next(self._urls)
        made = await make_table(url, settings, "seat 0")
        joined = [await join_table(url, made["table"], f"seat {seat}") for seat in range(1, SEATS)]
        table = self._tables[made["table"]] = _Table(url, made["table"])
        table.people += [_Person(self, table, place) for place in (made, *joined)]
        for person in table.people:
            self._staying.append(asyncio.get_running_loop().create_task(person.stay()))
            await person.welcomed.wait()
        table.people[0].wish(b'"type":"start"')

    async def gone_on(self, before: Mapping[str, int], since: float) -> list[float]:
        """Wait until everybody has moved at every table, and tell when each table was beyond a version of before.

        Nobody thinks for long: whoever is asked something moves as soon as that can be done.
        """
        for id_, table in self._tables.items():
            table.await_(before[id_])
            for person in table.people:
                person.say()
        return [await table.gone_on - since for table in self._tables.values()]

    async def leave(self) -> None:
        """Everybody goes."""
        for task in self._staying:
            task.cancel()
        await asyncio.gather(*self._staying, return_exceptions=True)


class _Table:
    """One table."""

    def __init__(self, url: str, id_: str) -> None:
        self.url, self.id = url, id_
        self.people: list[_Person] = []
        self.before: int | None = None
        """The version beyond which it has gone on, if somebody waits for that."""
        self.gone_on: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def await_(self, before: int) -> None:
        """Note when something happens after this version."""
        self.before, self.gone_on = before, asyncio.get_running_loop().create_future()

    def moved(self, version: int) -> None:
        """Its people were told of a move."""
        if self.before is not None and version > self.before:
            self.before = None
            self.gone_on.set_result(time.monotonic())


class _Person:
    """Somebody with a seat, on one connection after the other."""

    def __init__(self, crowd: Crowd, table: _Table, place: Wire) -> None:
        self._crowd, self._table = crowd, table
        self._seat, self._token = place["seat"], place["token"]
        self._loop = asyncio.get_running_loop()
        self.welcomed = asyncio.Event()
        self._socket: Socket | None = None
        self._version: int | None = None
        self._wish = b""
        """What is to be said next."""
        self._count = 0

    async def stay(self) -> None:
        """Come, and come back."""
        while True:
            with contextlib.suppress(OSError):
                await self._visit()
            await asyncio.sleep(_BACK_S)

    async def _visit(self) -> None:
        """Come, until the connection is lost."""
        socket = self._socket = await open_socket(self._table.url, f"/ws/{self._table.id}", self._hear)
        hello = {"type": "hello", "version": 1, "token": self._token, "since": self._version, "changes": True}
        socket.say(encode(hello))
        try:
            await socket.lost.wait()
        finally:
            self._hang_up(socket)

    def _hang_up(self, socket: Socket) -> None:
        self._socket, self._wish = None, b""
        socket.close()

    def _hear(self, socket: Socket, frame: bytes) -> None:
        if frame.startswith((_WELCOME, _UPDATE)):
            told = read_told(frame)
            self._version = told.version
            self.welcomed.set()
            if frame.startswith(_UPDATE):
                self._table.moved(told.version)
            if (choice := told.choice()) is not None:
                self.wish(b'"type":"move","choice":"%b"' % choice)
        if self._seat == 0 and frame.startswith((_WELCOME, _INFO)) and b'"phase":"between"' in frame:
            self.wish(b'"type":"next"')
        elif frame.startswith(_CLOSED):
            self._hang_up(socket)
        elif frame.startswith(_ERROR) and any(b'"code":"%b"' % code in frame for code in _RETRY):
            self._loop.call_later(_AGAIN_S, self.say)

    def wish(self, what: bytes) -> None:
        """Want to say something: after some thought, or at once where it is waited for."""
        self._count += 1
        self._wish = b'{"id":"%d",%b}' % (self._count, what)
        if self._table.before is None:
            self._loop.call_later(self._crowd.rng.uniform(0, 2 * self._crowd.thinks_s), self._say, self._wish)
        else:
            self.say()

    def say(self) -> None:
        """Say it now, if there is anything to say."""
        self._say(self._wish)

    def _say(self, what: bytes) -> None:
        if what and what == self._wish and self._socket is not None:
            self._socket.say(what)
