"""The bus of several processes: which of them owns a table is found out when somebody says something to it.

A table that is owned here is spoken to directly; what is for another process goes through the mailbox. Until the owner of a table
is known, what is said to it waits, in order.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable

import msgspec

from lastcard.server.bus import Clients, Tables
from lastcard.server.cluster.handover import Leaving
from lastcard.server.cluster.mailbox import SILENCE_S, Mailbox
from lastcard.server.cluster.messages import (
    AnyBusMessage,
    Back,
    Beat,
    Dead,
    ForClients,
    Late,
    Missed,
    Moved,
    Redirect,
    There,
    Told,
    Where,
)
from lastcard.server.cluster.transport import EVERYBODY, OWNERS, Transport
from lastcard.table.commands import Gone, Said
from lastcard.table.state import Client, Outgoing

_ASK_AGAIN_S = 0.5
_ASK_MAX = 20
"""So often it is asked where a table is, before those who wait are told to come again."""
_HELD_MAX = 1000
"""Messages that wait for one table."""
_UNUSED_S = 60.0
"""A route that was not used for so long is forgotten, unless somebody at its table is connected here."""

_log = logging.getLogger("lastcard.server")


class _Route:
    """Where a table is, and when that was last asked for."""

    __slots__ = ("owner", "used")

    def __init__(self, owner: str, used: float) -> None:
        self.owner, self.used = owner, used


class Router:
    """See `lastcard.server.bus.Bus`."""

    def __init__(self, name: str, transport: Transport, mailbox: type[Mailbox] = Mailbox) -> None:
        self.name = name
        self.died: Callable[[], None] = _nothing
        """What is done at the hint that an owner is dead."""
        self._loop = asyncio.get_running_loop()
        self._mailbox = mailbox(name, transport, self._receive, self._lost, self._gone)
        self._own_tables: Tables | None = None
        self._own_clients: Clients | None = None
        self._routes: dict[str, _Route] = {}
        self._held: dict[str, list[tuple[Client, Said]]] = {}
        """What waits for the owner of a table to be found."""
        self._leaving = Leaving(self._mailbox.send)
        self._moving: dict[str, tuple[str, Moved]] = {}
        """The tables that have left their owners, which are asked what came too late there."""
        self._found: dict[str, asyncio.Future[str]] = {}
        """Where the answer to a question goes where a table is."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._dead: dict[str, float] = {}
        """Until when an answer that names a dead owner is taken to be old, unless that one says before that it is back."""
        self._heir = OWNERS
        """Who has said last that others are dead: it takes up their tables, and knows where they are."""
        self.gaps = 0

    # --- The interface -------------------------------------------------------------------------------------------------------

    def serve_tables(self, tables: Tables) -> None:
        """See `Bus`."""
        self._own_tables = tables

    def serve_clients(self, clients: Clients) -> None:
        """See `Bus`."""
        self._own_clients = clients

    async def start(self) -> None:
        """See `Bus`."""
        await self._mailbox.start(owner=self._own_tables is not None)
        self._work(self._forget_unused())

    async def reach(self) -> None:
        """See `Bus`."""
        await self._mailbox.reach()

    async def close(self) -> None:
        """See `Bus`."""
        for task in self._tasks:
            task.cancel()
        await self._mailbox.close()

    def to_table(self, table: str, client: Client, said: Said) -> None:
        """See `Bus`."""
        route = self._routes.get(table)
        if route is not None:
            route.used = self._loop.time()
            self._pass_on(route.owner, table, client, said)
        elif table in self._held:
            self._held[table].append((client, said))
            if len(self._held[table]) > _HELD_MAX:
                self._lose([table])
        elif not isinstance(said, Gone):
            held = self._held[table] = [(client, said)]
            self._work(self._find(table, held))

    def to_clients(self, messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
        """See `Bus`."""
        elsewhere: dict[str, list[Outgoing]] = {}
        here: list[Outgoing] = []
        for message in messages:
            # Nearly all are for one client: with every move there are several.
            parts = _by_gateway(message) if len(message.clients) > 1 else ((message.clients[0].gateway, message),)
            for gateway, part in parts:
                (here if gateway == self.name else elsewhere.setdefault(gateway, [])).append(part)
        if payer is not None and payer.gateway != self.name:
            elsewhere.setdefault(payer.gateway, [])
        for gateway, own in elsewhere.items():
            paid = payer is not None and payer.gateway == gateway
            self._mailbox.send(gateway, ForClients(tuple(own), payer if paid else None, wrote if paid else 0))
        if self._own_clients is not None and (here or (payer is not None and payer.gateway == self.name)):
            self._own_clients.deliver(here, payer, wrote)

    def forget(self, *tables: str) -> None:
        """See `Bus`. Whoever else is there comes again: without a route, what is lost on the way would not be noticed."""
        self._lose([table for table in tables if table in self._routes and self._routes[table].owner != self.name])
        for table in tables:
            self._routes.pop(table, None)

    async def retire(self) -> None:
        """See `Bus`."""
        await self._mailbox.retire()

    def hand_over(self, table: str, version: int, clients: Collection[Client], unanswered: Iterable[tuple[Client, Said]]) -> None:
        """See `Bus`. The clients of this process are told by their gateway that it stops."""
        self._leaving.leave(table, version, [client for client in clients if client.gateway != self.name])
        for client, said in unanswered:
            self.hand_on(table, client, said)

    def hand_on(self, table: str, client: Client, said: Said) -> None:
        """See `Bus`."""
        if client.gateway != self.name:
            self._leaving.keep(table, client, said)

    async def handed_over(self) -> None:
        """See `Bus`."""
        await self._leaving.done()

    def say_dead(self, owners: Iterable[str]) -> None:
        """Let everybody know that owners are dead, or that this one leaves."""
        self._mailbox.send(EVERYBODY, Dead(tuple(owners)))

    def say_back(self) -> None:
        """Let everybody know that this owner, which was taken for dead, owns again what it claims from now on."""
        self._mailbox.send(EVERYBODY, Back())

    # --- Finding a table -----------------------------------------------------------------------------------------------------

    async def _find(self, table: str, held: list[tuple[Client, Said]]) -> None:
        """Find out who owns a table, and pass on what waits for it; or let those who wait come again."""
        for nth in range(_ASK_MAX):
            own = self._own_tables
            owner = await (self._ask(table, again=nth > 0) if own is None else self._claim(table, own))
            if self._held.get(table) is not held:
                # Those who waited were told to come again, and for whoever has come since it is looked anew.
                return
            if owner is not None and self._dead.get(owner, 0.0) <= self._loop.time():
                self._routes[table] = _Route(owner, self._loop.time())
                del self._held[table]
                for client, said in held:
                    self._pass_on(owner, table, client, said)
                return
        self._lose([table])

    async def _claim(self, table: str, tables: Tables) -> str | None:
        """Who owns a table, as the log has it; this process, if nobody did."""
        owner = await tables.find(table)
        if owner is None or owner in self._dead:
            await asyncio.sleep(_ASK_AGAIN_S)
        return owner

    async def _ask(self, table: str, *, again: bool) -> str | None:
        """Who owns a table, as one of the owners says; after a death its heir, as the dead may only stand still, and be asked."""
        died = any(until > self._loop.time() for until in self._dead.values())
        answer = self._found[table] = self._loop.create_future()
        self._mailbox.send(self._heir if died and not again else OWNERS, Where(table))
        try:
            return await asyncio.wait_for(answer, _ASK_AGAIN_S)
        except TimeoutError:
            return None
        finally:
            if self._found.get(table) is answer:
                del self._found[table]

    async def _answer(self, asker: str, table: str) -> None:
        """Say who owns a table, if that can be found out; else it is asked again."""
        assert self._own_tables is not None
        owner = await self._own_tables.find(table)
        if owner is not None:
            self._mailbox.send(asker, There(table, owner))

    def _pass_on(self, owner: str, table: str, client: Client, said: Said) -> None:
        if owner != self.name:
            self._mailbox.send(owner, Told(table, client, said))
        elif self._own_tables is not None:
            self._own_tables.route(table, client, said)

    async def _forget_unused(self) -> None:
        while True:
            await asyncio.sleep(_UNUSED_S)
            before = self._loop.time() - _UNUSED_S
            unused = [table for table, route in self._routes.items() if route.used < before]
            busy = self._own_clients.tables() if unused and self._own_clients is not None else set[str]()
            for table in unused:
                if table not in busy:
                    del self._routes[table]

    # --- Receiving -----------------------------------------------------------------------------------------------------------

    def _receive(self, sender: str, message: AnyBusMessage) -> None:  # noqa: C901, PLR0912  one case for each kind
        match message:
            case Told(table, client, said):
                if self._own_tables is not None:
                    self._own_tables.route(table, client, said)
            case ForClients(messages, payer, wrote):
                if self._own_clients is not None:
                    self._own_clients.deliver(messages, payer, wrote)
            case Where(table):
                if self._own_tables is not None:
                    self._work(self._answer(sender, table))
            case There(table, owner):
                if table in self._found and not self._found[table].done():
                    self._found[table].set_result(owner)
            case Missed():
                self._lose_owner(sender)
            case Moved(table):
                self._move(sender, table, message)
            case Redirect(table):
                self._leaving.give(sender, table)
            case Late(table, late):
                self._go_on(sender, table, late)
            case Dead(owners):
                self._heir = OWNERS if sender in owners else sender
                for owner in owners:
                    self._bury(owner)
            case Back():
                self._dead.pop(sender, None)
            case Beat():
                pass

    def _bury(self, owner: str) -> None:
        now = self._loop.time()
        self._dead = {name: until for name, until in self._dead.items() if until > now}
        if owner != self.name:
            self._dead[owner] = now + SILENCE_S
        # What comes from one that has left may be overtaken by this.
        self._lose([table for table, route in self._routes.items() if route.owner == owner])
        self.died()

    # --- Handing over --------------------------------------------------------------------------------------------------------

    def _move(self, owner: str, table: str, moved: Moved) -> None:
        """A table has left its owner: what is said to it waits until it is known what came too late there."""
        route = self._routes.get(table)
        if route is not None and route.owner == owner:
            del self._routes[table]
            self._held[table] = []
            self._moving[table] = owner, moved
        # Else its clients were lost meanwhile, and the owner need not wait.
        self._mailbox.send(owner, Redirect(table))

    def _go_on(self, owner: str, table: str, late: Iterable[tuple[Client, Said]]) -> None:
        """Nothing more is on its way to or from the owner that a table has left: look for the next one, and go on there."""
        former, moved = self._moving.get(table, ("", None))
        if moved is None or former != owner or self._own_clients is None:
            return
        del self._moving[table]
        hellos = [(client, self._own_clients.hello_of(client)) for client in moved.clients]
        again = [(client, msgspec.structs.replace(hello, since=moved.version)) for client, hello in hellos if hello is not None]
        held = self._held[table] = [*again, *late, *self._held[table]]
        self._work(self._find(table, held))

    # --- Losing --------------------------------------------------------------------------------------------------------------

    def _lost(self, sender: str) -> None:
        """Something of a process was lost: its tables may have told more, and its clients may have said more."""
        self.gaps += 1
        _log.warning("something was lost on the way from %s", sender)
        self._gone(sender)
        if self._own_tables is not None:
            self._mailbox.send(sender, Missed())

    def _gone(self, sender: str) -> None:
        """Nothing is heard of a process."""
        self._lose_owner(sender)
        if self._own_tables is not None:
            self._own_tables.vanish(sender)

    def _lose_owner(self, owner: str) -> None:
        """Let everybody come again who is at a table of this owner."""
        there = [table for table, route in self._routes.items() if route.owner == owner]
        self._lose([*there, *(table for table, (former, _) in self._moving.items() if former == owner)])

    def _lose(self, tables: list[str]) -> None:
        if tables and self._own_clients is not None:
            # Their owner is told that they are gone, before its route is.
            self._own_clients.lose(frozenset(tables))
        for table in tables:
            self._routes.pop(table, None)
            self._held.pop(table, None)
            self._moving.pop(table, None)

    def _work(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _by_gateway(message: Outgoing) -> list[tuple[str, Outgoing]]:
    """A message for several clients, as each gateway of one of them gets it."""
    clients: dict[str, list[Client]] = {}
    for client in message.clients:
        clients.setdefault(client.gateway, []).append(client)
    return [(gateway, msgspec.structs.replace(message, clients=tuple(own))) for gateway, own in clients.items()]


def _nothing() -> None:
    """A gateway takes up no tables."""
