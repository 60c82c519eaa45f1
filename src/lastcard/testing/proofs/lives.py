"""Lives of a server without sockets, on a watched disk and in virtual time: the same seed is the same life, write by write.

Everything that somebody is told is noted with the number of steps that the disk had done by then. What a power cut after so many
steps may cost, and what it may not, follows from that.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import selectors
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from concurrent.futures import Executor, Future
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import msgspec
from msgspec.structs import replace

from lastcard.editions import EDITIONS
from lastcard.protocol import VERSION, Hello, TableSettings, decode_message
from lastcard.server.bus import LocalBus
from lastcard.server.hub import Hub
from lastcard.server.metrics import Metrics
from lastcard.server.services import Services
from lastcard.server.store.sqlite import SqliteLog
from lastcard.table.commands import Create, Join, Said
from lastcard.table.state import Client, Conditions, Outgoing
from lastcard.testing.disk import Disk
from lastcard.testing.process import OPEN, QUICK
from lastcard.testing.settings import any_house
from lastcard.views import Wire

T = TypeVar("T")

_GATEWAY = "lives"
_AGAIN_S = 0.05
_STUCK_S = 600.0
"""Of virtual time: nothing takes so long."""
_LEAST_S = 1e-6
_ASKED_MAX = 20
"""Times that something is asked of a disk that fails less often."""
_JOURNAL_PAGES = 40
"""After so many pages the journal is put into its place and begun again, so that even a short life has that in it."""
_ARRIVED_MAX = 10
"""After so many entries they are moved to those of their tables, for the same reason."""
SAID_AGAIN = frozenset({"not_stored", "unavailable", "too_many"})
"""Refusals after which the same is said again."""
_PACES = replace(QUICK, sweep_s=10**6, grace_s=10**6)


class Noted(NamedTuple):
    """Something that a player said or was told, after so many steps of the disk."""

    steps: int
    table: str
    seat: int
    id: str = ""
    said: Wire | None = None
    version: int = 0
    code: str = ""
    """What a command was refused with."""


class Ledger(msgspec.Struct):
    """All that was promised to players."""

    joined: list[Noted] = []
    """Seats that were given, and in `id` their tokens."""
    said: list[Noted] = []
    acked: list[Noted] = []
    refused: list[Noted] = []
    told: list[Noted] = []
    """Versions that somebody was told of."""

    def before(self, steps: int) -> Ledger:
        """What had been said and promised by then. In the life after that, it holds from the beginning."""
        kept = {
            name: [noted._replace(steps=0) for noted in getattr(self, name) if noted.steps <= steps]
            for name in self.__struct_fields__
        }
        return Ledger(**kept)

    def unanswered(self, table: str, seat: int) -> Wire | None:
        """What a player has said and not been answered."""
        said = [noted for noted in self.said if (noted.table, noted.seat) == (table, seat)]
        answered = {(noted.table, noted.seat, noted.id) for noted in (*self.acked, *self.refused) if noted.code not in SAID_AGAIN}
        return said[-1].said if said and (table, seat, said[-1].id) not in answered else None


class Life:
    """A server from its start to its end, and those who play at it."""

    def __init__(self, log: SqliteLog, disk: Disk, ledger: Ledger, rng: random.Random) -> None:
        self.log, self.ledger, self.rng = log, ledger, rng
        self.disk = disk
        self._bus, self._numbers = LocalBus(), itertools.count(1)
        self._hearing: dict[int, Callable[[Wire], None]] = {}
        self._bus.serve_clients(self)
        self._acks_awaited, self._acked = 0, asyncio.Event()
        self.stopping = False
        conditions = Conditions(_PACES, OPEN)
        now = asyncio.get_running_loop().time
        services = Services(log, self._bus, Metrics(), _PACES, now, conditions, rng.randbytes)
        self._hub = Hub(services)

    async def __aenter__(self) -> Self:
        """Wake what goes on by itself, and let everybody come back."""
        await self._hub.wake_orphans()
        for seat in self.ledger.joined:
            _Player(self, seat.table, seat.seat, seat.id).come()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Stop the server, as SIGTERM does; if something is wrong with it, without waiting for its tables."""
        self.stopping = True
        closing = asyncio.ensure_future(self._hub.close())
        await (closing if error is None else asyncio.sleep(0))
        if error is None:
            await self.log.close()

    def hello_of(self, client: Client) -> Hello | None:
        """See `Clients`. Nobody asks."""

    async def make_table(self, settings: TableSettings) -> None:
        """A table with a player in every seat for a person."""
        table, people = f"table{self.rng.getrandbits(32):x}", settings.seats.count("person")
        says: list[Said] = [Create(settings, "Ana"), *(Join(name, None, None) for name in ("Ben", "Cy", "Dee")[: people - 1])]
        for said in says:
            answer = await self._ask(table, said)
            for _ in range(_ASKED_MAX):
                if answer.get("error", {}).get("code") in SAID_AGAIN:
                    answer = await self._ask(table, said)
            assert "error" not in answer, answer["error"]["message"]
            self.ledger.joined.append(Noted(len(self.disk.steps), table, answer["seat"], answer["token"]))
            _Player(self, table, answer["seat"], answer["token"]).come()

    async def play(self, acks: int) -> None:
        """Go on until so many more commands were acknowledged."""
        self._acks_awaited = len(self.ledger.acked) + acks
        self._acked.clear()
        await _answer(self._acked.wait())

    def send(self, table: str, number: int, said: Said) -> None:
        """Say something to a table."""
        self._bus.to_table(table, Client(_GATEWAY, number), said)

    def connect(self, hear: Callable[[Wire], None]) -> int:
        """The number of a new connection."""
        number = next(self._numbers)
        self._hearing[number] = hear
        return number

    def acked(self, noted: Noted) -> None:
        """A command was acknowledged."""
        self.ledger.acked.append(noted)
        if len(self.ledger.acked) >= self._acks_awaited:
            self._acked.set()

    async def _ask(self, table: str, said: Said) -> Wire:
        answer: asyncio.Future[Wire] = asyncio.get_running_loop().create_future()
        number = self.connect(answer.set_result)
        self.send(table, number, said)
        found = await _answer(answer)
        del self._hearing[number]
        return found

    def lose(self, tables: Collection[str]) -> None:
        """See `Clients`: within one process nothing is lost."""

    def tables(self) -> set[str]:
        """See `Clients`."""
        return {seat.table for seat in self.ledger.joined}

    def deliver(self, messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
        """See `Clients`."""
        del payer, wrote
        for message in messages:
            for client in message.clients:
                if (hear := self._hearing.get(client.number)) is not None:
                    hear(msgspec.json.decode(message.payload))


class _Player:
    """Somebody with a seat, who says again whatever was not answered, under its old id."""

    def __init__(self, life: Life, table: str, seat: int, token: str) -> None:
        self._life, self._table, self._seat, self._token = life, table, seat, token
        self._ledger, self._loop = life.ledger, asyncio.get_running_loop()
        self._number = 0
        self._pending = self._ledger.unanswered(table, seat)
        self._count = sum((noted.table, noted.seat) == (table, seat) for noted in self._ledger.said)
        self._heard: Wire = {}
        self._answered_at: tuple[object, ...] = ()

    def come(self) -> None:
        """Connect, perhaps again."""
        self._number = self._life.connect(self._hear)
        self._heard, self._answered_at = {}, ()
        self._life.send(self._table, self._number, Hello(VERSION, self._token, None))

    def _noted(self, **about: Any) -> Noted:  # noqa: ANN401  the fields of Noted
        return Noted(len(self._life.disk.steps), self._table, self._seat, **about)

    def _hear(self, message: Wire) -> None:
        kind = message["type"]
        if kind == "closed":
            if not self._life.stopping:
                self._loop.call_later(_AGAIN_S, self.come)
            return
        if kind in {"welcome", "update", "info"}:
            self._heard |= message
            self._ledger.told.append(self._noted(version=message["version"]))
        elif kind in {"ack", "error"} and self._pending is not None and message["id"] == self._pending["id"]:
            self._answered(message)
        if self._pending is None and (wish := self._wish()) is not None:
            self._count += 1
            self._pending = wish | {"id": f"{self._seat}-{self._count}"}
            self._ledger.said.append(self._noted(id=self._pending["id"], said=self._pending))
            self._say()
        elif kind == "welcome" and self._pending is not None:
            self._say()

    def _answered(self, message: Wire) -> None:
        if message["type"] == "ack":
            self._life.acked(self._noted(id=message["id"], said=self._pending, version=message["version"]))
        else:
            assert message["message"], "a refusal must say why"
            self._ledger.refused.append(self._noted(id=message["id"], code=message["code"]))
            if message["code"] in SAID_AGAIN:
                if not self._life.stopping:
                    self._loop.call_later(_AGAIN_S, self._say)
                return
        self._pending = None

    def _say(self) -> None:
        if self._pending is not None:
            self._life.send(self._table, self._number, decode_message(msgspec.json.encode(self._pending)))

    def _wish(self) -> Wire | None:
        """What to do now, beyond what was done at this moment already."""
        info, view = self._heard.get("info"), self._heard.get("view")
        if info is None:
            return None
        everybody, rng = all(seat["here"] for seat in info["seats"]), self._life.rng
        moment = (self._heard["version"], info["phase"], everybody)
        if moment == self._answered_at:
            return None
        self._answered_at = moment
        if info["phase"] == "playing" and view is not None:
            # A catch may come too early.
            asked = [question for question in view["asked"] if question["question"] != "catch"]
            texts = [text for question in asked for text in question["choices"]]
            if len(texts) > 1 and texts[-1] in {"draw", "keep"}:
                texts.pop()
            return {"type": "move", "choice": rng.choice(texts)} if texts else None
        host = info["seats"][self._seat]["host"] and everybody
        kind = {"lobby": "start", "between": "next", "over": "rematch"}.get(info["phase"])
        return {"type": kind} if host and kind else None


async def _answer(waiting: Awaitable[T]) -> T:
    """What comes after all; nobody waits for ever."""
    try:
        return await asyncio.wait_for(waiting, _STUCK_S)
    except TimeoutError:
        raise AssertionError("players are left without an answer") from None


def any_settings(rng: random.Random) -> TableSettings:
    """Two people, perhaps a bot; matches that end."""
    seats = ("person", "person", *rng.choice(((), ("easy",), ("medium",))))
    edition = rng.choice(EDITIONS)
    rules = any_house(edition, len(seats), rng) | {"target": rng.choice((50, 200))}
    return TableSettings(edition=edition.id, seats=seats, rules=rules)


# --- Virtual time --------------------------------------------------------------------------------------------------------------


class InPlace(Executor):
    """Does at once what would wait in a thread: the order of everything is the same each time."""

    def submit(self, work: Callable[..., T], /, *args: Any, **more: Any) -> Future[T]:  # noqa: ANN401  as the base class has it
        """Do it."""
        done: Future[T] = Future()
        done.set_result(work(*args, **more))
        return done


class ShortJournal(SqliteLog):
    """A log whose journal is soon full, and which soon moves what has arrived."""

    arrived_max = _ARRIVED_MAX

    def __init__(self, path: Path) -> None:
        super().__init__(path, InPlace())
        self._db.wal_autocheckpoint(_JOURNAL_PAGES)


class _Jump(selectors.BaseSelector):
    """Where a loop would wait for time to pass, it has passed."""

    def __init__(self) -> None:
        self._real = selectors.DefaultSelector()
        self.now = 0.0

    def register(self, fileobj: Any, events: int, data: object = None) -> selectors.SelectorKey:  # noqa: ANN401
        """See the base class."""
        return self._real.register(fileobj, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:  # noqa: ANN401
        """See the base class."""
        return self._real.unregister(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What has arrived; if nothing has, the time is up."""
        assert timeout is not None, "everybody waits for somebody else"
        if timeout > 0:
            # A step too small to count would be taken for ever.
            self.now += max(timeout, _LEAST_S)
        return self._real.select(0)

    def close(self) -> None:
        """See the base class."""
        self._real.close()

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        """See the base class."""
        return self._real.get_map()


class _Loop(asyncio.SelectorEventLoop):
    """A loop whose time passes only when nothing else is to be done."""

    def __init__(self) -> None:
        self._jump = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        """Virtual seconds."""
        return self._jump.now


def in_virtual_time(work: Coroutine[Any, Any, T]) -> T:
    """Run something in which nothing waits for the world outside."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(work)
