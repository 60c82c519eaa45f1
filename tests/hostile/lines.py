"""Where hostile commands are tried: at tables in virtual time, or at a server through real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from lastcard.clients.connection import Client, join_table, make_table, request
from lastcard.clients.errors import Lost, Refused
from lastcard.codes import Refusal
from lastcard.match import Arrangement, Match, edition_called
from lastcard.protocol import TableSettings
from lastcard.record import Chance
from lastcard.rules.events import Event
from lastcard.server.settings import ServerPaces
from lastcard.table.settings import TableLimits
from lastcard.table.state import Conditions
from lastcard.testing.settings import chance
from lastcard.testing.virtual import Guest, VirtualTable
from lastcard.views import Wire

PACES = ServerPaces(bot_s=0, salt_s=0)


class Line(Protocol):
    """A connection to a table."""

    @property
    def seat(self) -> int | None:
        """The seat that it was told to have."""

    @property
    def info(self) -> Wire:
        """The newest that it was told of the table."""

    @property
    def view(self) -> Wire | None:
        """The newest that it was shown of the match."""

    @property
    def asked(self) -> list[Wire]:
        """What its seat is asked now."""

    @property
    def version(self) -> int:
        """The newest that it was told of."""

    @property
    def closed(self) -> str | None:
        """Why the table has ended it."""

    def send(self, message: Wire | str) -> None:
        """Say something; `Lost` if it is closed."""

    def heard(self) -> Wire:
        """The next thing that arrives."""

    def close(self) -> None:
        """Hang up."""


class House(Protocol):
    """Tables, and the clock by which they go."""

    @property
    def now(self) -> float:
        """The time."""

    def wait(self, seconds: float) -> None:
        """Let time pass."""

    def make(self, settings: Wire, name: str) -> Wire:
        """Make a table."""

    def join(self, table: str, name: str, seat: int | None = None) -> Wire:
        """Sit down; `Refused` says why not."""

    def look(self, table: str) -> Wire:
        """What a visitor may know of a table."""

    def connect(self, table: str, token: str | None, since: int | None) -> Line:
        """Come to a table; `Lost` says why not."""


class Short(Match):
    """A match whose first round is dealt already, and whose shuffles are the same every time."""

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Deal, if nothing is dealt."""
        del own
        return () if self.state.playing else super().next()


def short(table: TableSettings, seed: str) -> Match:
    """Two cards in each hand: a few moves lead to calls, catches and the end of the round."""
    del seed
    cards = [card.text for card in edition_called(table.edition).deck.cards]
    chance("hostile").shuffle(cards)
    top = next(card for card in cards if card[1:].isdecimal())
    cards.remove(top)
    hands = tuple(" ".join(cards.pop() for _ in range(2)) for _ in table.seats)
    place = Arrangement(hands=hands, draw_pile=" ".join(cards), discard_pile=top, turn=0)
    return Short.arrange(table.edition, place, sheet=table.sheet, rules=table.rules, seed="hostile")


# --- In virtual time -----------------------------------------------------------------------------------------------------------


class VirtualLine(Guest):
    """A connection to a table in virtual time."""

    def __init__(self, table: VirtualTable, token: str | None) -> None:
        super().__init__("somebody", token)
        self._table = table

    def send(self, message: Wire | str) -> None:
        """See `Line`."""
        if self.client is None:
            raise Lost(self.closed, "the connection is closed")
        self._table.send(self, message if isinstance(message, str) else json.dumps(message))

    def heard(self) -> Wire:
        """See `Line`."""
        self._table.settle()
        message = self.messages[self.heard_up_to]
        self.heard_up_to += 1
        return message

    def close(self) -> None:
        """See `Line`."""
        if self.client is not None:
            self._table.disconnect(self)


class VirtualHouse:
    """Tables in virtual time, all by one clock."""

    def __init__(self) -> None:
        self._tables: dict[str, VirtualTable] = {}

    @property
    def now(self) -> float:
        """See `House`."""
        return next((table.now for table in self._tables.values()), 0.0)

    def wait(self, seconds: float) -> None:
        """See `House`."""
        for table in self._tables.values():
            table.wait(seconds)

    def make(self, settings: Wire, name: str) -> Wire:
        """See `House`."""
        id_ = "abcdefghjkm" + "npqrstuv"[len(self._tables)]
        table = self._tables[id_] = VirtualTable(Conditions(PACES, TableLimits(salts=10**6), short), seed=id_, id_=id_)
        return {"table": id_, "seat": 0, "token": table.make(TableSettings(**_frozen(settings)), name).token}

    def join(self, table: str, name: str, seat: int | None = None) -> Wire:
        """See `House`."""
        try:
            joined = self._tables[table].join(name, seat)
        except Refusal as refusal:
            raise Refused(refusal.code, str(refusal)) from None
        found = next(at for at, guest in self._tables[table].people.items() if guest is joined)
        return {"seat": found, "token": joined.token}

    def look(self, table: str) -> Wire:
        """See `House`."""
        return self._tables[table].look()

    def connect(self, table: str, token: str | None, since: int | None) -> Line:
        """See `House`."""
        line = VirtualLine(self._tables[table], token)
        self._tables[table].connect(line, since)
        if line.closed is not None:
            raise Lost(line.closed, "turned away")
        return line


def _frozen(settings: Wire) -> Wire:
    return settings | {"seats": tuple(settings["seats"])}


# --- Through sockets -----------------------------------------------------------------------------------------------------------

Run = Callable[[Coroutine[Any, Any, Any]], Any]


class SocketLine:
    """A connection to a server."""

    def __init__(self, run: Run, client: Client) -> None:
        self._run, self._client = run, client

    @property
    def seat(self) -> int | None:
        """See `Line`."""
        return self._client.seat

    @property
    def info(self) -> Wire:
        """See `Line`."""
        return self._client.info

    @property
    def view(self) -> Wire | None:
        """See `Line`."""
        return self._client.view

    @property
    def asked(self) -> list[Wire]:
        """See `Line`."""
        return self._client.asked

    @property
    def version(self) -> int:
        """See `Line`."""
        return self._client.version

    @property
    def closed(self) -> str | None:
        """See `Line`."""
        return None if self._client.closed is None else str(self._client.closed["code"])

    def send(self, message: Wire | str) -> None:
        """See `Line`."""
        self._run(self._client.send(message))

    def heard(self) -> Wire:
        """See `Line`."""
        message: Wire = self._run(self._client.heard())
        return message

    def close(self) -> None:
        """See `Line`."""
        self._run(self._client.close())


class SocketHouse:
    """A server whose clock stands still unless it is moved."""

    def __init__(self, run: Run, url: str, clock: list[float]) -> None:
        self._run, self._url, self._clock = run, url, clock

    @property
    def now(self) -> float:
        """See `House`."""
        return self._clock[0]

    def wait(self, seconds: float) -> None:
        """See `House`."""
        self._clock[0] += seconds

    def make(self, settings: Wire, name: str) -> Wire:
        """See `House`."""
        made: Wire = self._run(make_table(self._url, settings, name))
        return made

    def join(self, table: str, name: str, seat: int | None = None) -> Wire:
        """See `House`."""
        joined: Wire = self._run(join_table(self._url, table, name, seat))
        return joined

    def look(self, table: str) -> Wire:
        """See `House`."""
        info: Wire = self._run(request(self._url, f"/api/tables/{table}"))["info"]
        return info

    def connect(self, table: str, token: str | None, since: int | None) -> Line:
        """See `House`."""
        return SocketLine(self._run, self._run(Client.connect(self._url, table, token, since)))
