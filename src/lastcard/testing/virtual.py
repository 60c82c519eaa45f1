"""A table in virtual time: the third driver beside the server's and the terminal's, for tests and simulated faults.

    table = at("person person easy")
    table.say(0, "start")
    table.wait(1.0)

It runs the real machine (`decide`, `accept`, `due`) over a log in memory, and nothing sleeps: `wait` moves the clock to whatever
is due next. Everything hangs on the seed, so the same seed is the same history, byte for byte. It can crash, fail to store, and
cut off its clients.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any, NamedTuple

import msgspec

from lastcard.codes import Refusal
from lastcard.match import Match
from lastcard.protocol import DECODE_ERRORS, VERSION, Error, Since, TableSettings, decode_hello, decode_message, encode
from lastcard.rules.questions import SeatNo
from lastcard.server.frames import bad_message, id_in
from lastcard.server.store.log import Snapshot
from lastcard.server.store.snapshots import from_snapshot, snapshot_of
from lastcard.table import entries
from lastcard.table.accept import fold
from lastcard.table.commands import Create, Gone, Join, LookAt, Said
from lastcard.table.decide import decide_choice, not_done
from lastcard.table.entries import AnyEntry
from lastcard.table.fairness import Entropy
from lastcard.table.machine import Machine
from lastcard.table.outcome import Needs, Outcome
from lastcard.table.presence import settle_in
from lastcard.table.replies import Replies
from lastcard.table.restoring import restored
from lastcard.table.settings import Paces, TableLimits
from lastcard.table.state import Begin, Client, Conditions, Outgoing, TableState, seated
from lastcard.table.telling import Telling
from lastcard.testing.settings import chance
from lastcard.views import Wire, changed

HELD = "held"
"""What comes of a message that is not answered yet."""
NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe")
STORE_AGAIN_S = 1.0
"""After so long, what time does and could not be stored is tried again."""

_TABLE_ID = "abcdefghjkmn"
_NOT_STORED = Refusal("not_stored", "the server could not store this: try again in a moment")
_read: Callable[[bytes], Wire] = msgspec.json.Decoder(dict[str, Any]).decode


class Happened(NamedTuple):
    """Something of a history: an entry that was stored (to nobody), or a message to a client."""

    at: float
    to: Client | None
    body: bytes


class Guest:
    """A client of the table with all that it has heard."""

    def __init__(self, name: str, token: str | None = None) -> None:
        self.name, self.token = name, token
        self.client: Client | None = None
        """Its connection, while there is one."""
        self.messages: list[Wire] = []
        """Everything that was ever heard."""
        self.heard_up_to = 0
        self.seat: int | None = None
        self.version = 0
        """The last one that it was told of."""
        self.info: Wire = {}
        self.view: Wire | None = None
        self.clock: Wire = {}
        self.closed: str | None = None
        """Why the table has ended its last connection."""

    @property
    def asked(self) -> list[Wire]:
        """What its seat is asked now."""
        return [] if self.view is None else list(self.view["asked"])

    def choices(self) -> list[str]:
        """What play waits for it to choose from."""
        return [choice for asked in self.asked if not asked["offer"] for choice in asked["choices"]]

    def hear(self, payload: bytes, closing: str | None) -> None:
        """A message from the table."""
        message = _read(payload)
        if self.view is not None and "changes" in message:
            message["view"] = changed(self.view, message.pop("changes"))
        self.messages.append(message)
        if message["type"] in {"welcome", "update", "info"}:
            self.version = message["version"]
        if message["type"] == "welcome":
            self.seat = message["seat"]
        self.info = message.get("info", self.info)
        self.view = message.get("view", self.view)
        self.clock = message.get("clock", self.clock)
        if closing is not None:
            self.client, self.closed = None, closing


Who = SeatNo | Guest
"""The player in a seat, by its number; or anybody."""


class VirtualTable:
    """A table, its log, its clock, and those who sit at it and watch."""

    def __init__(
        self,
        conditions: Conditions = Conditions(),  # noqa: B008  it never changes
        *,
        seed: str = "1",
        id_: str = _TABLE_ID,
        now: float = 1000.0,
        entropy: Entropy | None = None,
        machine: Machine = Machine(),  # noqa: B008  it has no state
    ) -> None:
        """A test plants its faults with a machine of its own."""
        self.now = now
        self.log: list[bytes] = []
        self.history: list[Happened] = []
        self.state = TableState(id_, conditions)
        self.people: dict[SeatNo, Guest] = {}
        """The person who sat down last in each seat."""
        self.full = False
        """Whether the disk is full: nothing is stored."""
        self.refused: list[str] = []
        """The codes of all refusals."""
        self._connected: dict[Client, Guest] = {}
        self._asking: dict[Client, bytes] = {}
        self._machine = machine
        self._entropy: Entropy = entropy or chance(f"entropy|{seed}").randbytes
        self._numbers, self._ids = count(1), count(1)
        self._not_before = 0.0
        self._deals: list[Snapshot] = []
        """How the table stood before each deal."""

    @property
    def phase(self) -> str:
        """Lobby, playing, between or over."""
        return self.state.phase

    # --- People --------------------------------------------------------------------------------------------------------------

    def make(self, settings: TableSettings, name: str) -> Guest:
        """Somebody makes the table, and has its first seat."""
        return self._seated(self.ask(Create(settings, name)), name)

    def join(self, name: str, seat: SeatNo | None = None, token: str | None = None) -> Guest:
        """Somebody sits down, and is not connected yet; `Refusal` says why not."""
        return self._seated(self.ask(Join(name, seat, token)), name)

    def look(self) -> Wire:
        """What a visitor may know."""
        info: Wire = self.ask(LookAt("info"))["info"]
        return info

    def record(self, match: int | None = None) -> str:
        """The record of a finished match, the last if none is named; `Refusal` says why not."""
        return str(self.ask(LookAt("record", match))["record"])

    def ask(self, said: Create | Join | LookAt) -> Wire:
        """The table's answer to a request; `Refusal` if it refuses."""
        client = Client("requests", next(self._numbers))
        self._hear(client, said)
        self.settle()
        answer = _read(self._asking.pop(client))
        if "error" in answer:
            raise Refusal(answer["error"]["code"], answer["error"]["message"])
        return answer

    def connect(self, who: Who, since: Since | None = None, *, changes: bool = False) -> Guest:
        """Somebody comes, or comes back; `guest.closed` tells whether they were turned away.

        Somebody who is there already comes in another window: that is another guest, who has their seat from then on.
        """
        guest = self._guest(who)
        if guest.client is not None:
            guest = self._another_window(guest)
        guest.client, guest.closed = Client("sockets", next(self._numbers)), None
        self._connected[guest.client] = guest
        hello = {"type": "hello", "version": VERSION, "token": guest.token, "since": since, "changes": changes}
        self._hear(guest.client, decode_hello(json.dumps(hello)))
        self.settle()
        return guest

    def watch(self, since: Since | None = None, *, changes: bool = False) -> Guest:
        """Somebody comes to watch."""
        return self.connect(Guest("watcher"), since, changes=changes)

    def cut(self, who: Who) -> None:
        """Somebody hears nothing any more, and the table has not noticed it: what they say is still heard."""
        client = self._guest(who).client
        assert client is not None, "a guest who is not there cannot be cut off"
        del self._connected[client]

    def disconnect(self, who: Who) -> None:
        """Somebody's connection is lost."""
        guest = self._guest(who)
        assert guest.client is not None, "a guest who is not there cannot go"
        client, guest.client = guest.client, None
        self._connected.pop(client, None)
        self._hear(client, Gone())
        self.settle()

    # --- Saying and hearing --------------------------------------------------------------------------------------------------

    def say(self, who: Who, kind: str, id_: str | None = None, **fields: object) -> str:
        """Say something, and see what comes of it at once: `ack`, the code of a refusal, or `HELD`."""
        guest, id_ = self._guest(who), id_ or f"say-{next(self._ids)}"
        before = len(guest.messages)
        self.send(guest, json.dumps({"type": kind, "id": id_} | fields))
        self.settle()
        return next((code_of(message) for message in guest.messages[before:] if message.get("id") == id_), HELD)

    def move(self, who: Who, choice: str, id_: str | None = None) -> str:
        """Make a move."""
        return self.say(who, "move", id_, choice=choice)

    def send(self, who: Who, frame: str) -> None:
        """Say anything, and let time do nothing yet: what others send now is heard before what is due."""
        guest = self._guest(who)
        assert guest.client is not None, f"{guest.name} is not connected"
        try:
            said = decode_message(frame)
        except DECODE_ERRORS as error:
            refusal = bad_message(error)
            self._deliver((Outgoing((guest.client,), encode(Error(id_in(frame), refusal.code, str(refusal)))),))
        else:
            self._hear(guest.client, said)

    def heard(self, who: Who) -> list[Wire]:
        """What somebody has heard since this was asked for last."""
        guest = self._guest(who)
        new, guest.heard_up_to = guest.messages[guest.heard_up_to :], len(guest.messages)
        return new

    # --- Time ----------------------------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        """Let time pass, and whatever is due in it happen at its moment."""
        until = self.now + seconds
        while (at := self._next_at()) is not None and at <= until:
            self.now = max(self.now, at)
            self._do_due()
        self.now = until

    def settle(self) -> None:
        """Let happen what is due at this moment."""
        self.wait(0.0)

    def wait_for(self, happened: Callable[[], bool], at_most_s: float = 3600.0) -> None:
        """Let time pass, from one due thing to the next, until something has happened."""
        end = self.now + at_most_s
        while not happened():
            at = self._next_at()
            assert at is not None, "nothing is due any more"
            assert at <= end, f"it has not happened in {at_most_s:g} seconds"
            self.now = max(self.now, at)
            self._do_due()

    def _next_at(self) -> float | None:
        found = self._machine.due(self.state)
        return None if found is None else max(found.at, self._not_before)

    # --- Faults --------------------------------------------------------------------------------------------------------------

    def crash(self, snapshot: Snapshot | None = None) -> None:
        """The server is killed, and another loads the table: from its log, or from a snapshot and the log after it."""
        for guest in self._connected.values():
            guest.client = None
        self._connected.clear()
        self.state = folded(self.state.id, self.state.conditions, self.log, snapshot)
        self._not_before = 0.0
        settle_in(self.state, self.now)

    def restore(self, version: int) -> None:
        """The server is restored from a backup that was made at this version, and loads the table."""
        del self.log[version:]
        self._deals.clear()
        backup = folded(self.state.id, self.state.conditions, self.log)
        # As the server does: the entry is there before anybody is.
        self.log.append(entries.encode(restored(backup, self._entropy)))
        self.crash()

    # --- The driver ----------------------------------------------------------------------------------------------------------

    def _hear(self, client: Client, said: Said) -> None:
        """Do what a client says, or say why not."""
        outcome = self._decided(partial(self._machine.decide, self.state, client, said))
        if not self._stored(outcome) and outcome.reply is not None:
            self._deliver((not_done(outcome.reply, _NOT_STORED),))

    def _do_due(self) -> None:
        """Do the next thing that time does."""
        found = self._machine.due(self.state)
        assert found is not None
        assert found.at <= self.now
        outcome = self._decided(partial(self._machine.decide_due, self.state, found.command))
        if not self._stored(outcome):
            self._not_before = self.now + STORE_AGAIN_S
            if outcome.reply is not None:
                self._deliver((not_done(outcome.reply, _NOT_STORED),))

    def _decided(self, judge: Callable[[float, Entropy], Outcome]) -> Outcome:
        """What a command comes to, with what must be read for it and with what a bot thinks of it."""
        outcome = judge(self.now, self._entropy)
        while outcome.needs is not None:
            self._recall(outcome.needs)
            outcome = judge(self.now, self._entropy)
        if outcome.thought is not None:
            outcome = decide_choice(self.state, outcome.thought, outcome.thought.choose())
        if outcome.refused is not None:
            self.refused.append(outcome.refused)
        self._deliver(outcome.messages)
        return outcome

    def _stored(self, outcome: Outcome) -> bool:
        """Store entries, accept them, and tell everybody; whether that could be done."""
        if self.full and outcome.entries:
            return False
        for at, entry in enumerate(outcome.entries, 1):
            body = entries.encode(entry)
            # A match that follows a script is not in its snapshots.
            if isinstance(entry, entries.Dealt) and type(self.state.match) in {type(None), Match}:
                self._deals.append(snapshot_of(self.state))
            self.log.append(body)
            self.history.append(Happened(self.now, None, body))
            if at < len(outcome.entries):
                fold(self.state, entries.decode(body))
            else:
                self._deliver(self._machine.accept(self.state, entries.decode(body), self.now, outcome.reply))
        return True

    def _recall(self, needs: Needs) -> None:
        """Read from the log what is not kept in memory."""
        state = self.state
        if needs.what != "replies":
            deals = [stood for stood in self._deals if needs.what == "past" and stood.version <= needs.of]
            state.recall(folded(state.id, state.conditions, self.log, deals[-1] if deals else None, keeps=True))
            return
        replies, after = Replies(), state.replies.unread[needs.of]
        for version, body in enumerate(self.log[after:], after + 1):
            replies.record(version, entries.decode(body))
        state.replies.recall(needs.of, replies)

    def _deliver(self, messages: list[Outgoing] | tuple[Outgoing, ...]) -> None:
        for message in messages:
            for client in message.clients:
                self.history.append(Happened(self.now, client, message.payload))
                if client.gateway == "requests":
                    self._asking[client] = message.payload
                elif (guest := self._connected.get(client)) is not None:
                    guest.hear(message.payload, message.closing)
                    if message.closing is not None:
                        del self._connected[client]

    def _guest(self, who: Who) -> Guest:
        return who if isinstance(who, Guest) else self.people[who]

    def _another_window(self, guest: Guest) -> Guest:
        another = Guest(guest.name, guest.token)
        for seat in [seat for seat, person in self.people.items() if person is guest]:
            self.people[seat] = another
        return another

    def _seated(self, answer: Wire, name: str) -> Guest:
        guest = self.people[answer["seat"]] = Guest(name, answer["token"])
        return guest


def code_of(answer: Wire) -> str:
    """`ack`, or the code of a refusal."""
    return str(answer.get("code", "ack"))


def folded(
    id_: str, conditions: Conditions, log: list[bytes], snapshot: Snapshot | None = None, *, keeps: bool = False
) -> TableState:
    """The table of a log; with a snapshot, from that."""
    state = TableState(id_, conditions) if snapshot is None else from_snapshot(id_, snapshot, conditions)
    assert state is not None, "the snapshot is another table's"
    state.keeps = keeps
    for body in log[state.version :]:
        fold(state, entries.decode(body))
    return state


def stored_entries(log: list[bytes]) -> list[AnyEntry]:
    """The entries of a log."""
    return [entries.decode(body) for body in log]


# --- Tables to begin with ------------------------------------------------------------------------------------------------------


def at(  # noqa: PLR0913  each names one thing of the table
    seats: str,
    *,
    seed: str = "1",
    paces: Paces = Paces(),  # noqa: B008  neither this nor the next ever changes
    limits: TableLimits = TableLimits(),  # noqa: B008
    begin: Begin = seated,
    telling: Telling | None = None,
    begun: bool = False,
    **settings: Any,  # noqa: ANN401  whatever a table's settings take
) -> VirtualTable:
    """A table at which a person sits, and is connected, in each seat for one: Ana, Ben, Cy and so on.

    The seats are kinds divided by spaces; whatever else the settings take is given by name. With `begun`, the host has begun.
    """
    table = VirtualTable(Conditions(paces, limits, begin, telling or Telling()), seed=seed)
    chosen = msgspec.convert(settings | {"seats": seats.split()}, TableSettings)
    table.make(chosen, NAMES[0])
    for name in NAMES[1 : chosen.seats.count("person")]:
        table.join(name)
    for seat in sorted(table.people):
        table.connect(seat)
    if begun:
        assert table.state.host is not None
        table.say(table.state.host, "start")
        table.wait_for(lambda: table.state.phase != "lobby")
    return table
