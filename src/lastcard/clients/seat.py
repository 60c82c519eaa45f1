"""One seat at a table, or the place of somebody who watches: what it sees, what it was told, what it says.

It is all that a screen knows, whether the table is in this process (`lastcard.clients.local`) or served elsewhere
(`lastcard.clients.remote`). The connection is kept up: whatever was said and not answered is said again after a gap, under its
old id, and what was missed is told.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Protocol, Self

from lastcard.bots import Memory
from lastcard.cards import Colour, card
from lastcard.clients.errors import Lost, Refused
from lastcard.clients.notebook import Doubt, Notebook
from lastcard.codes import FINAL, RETRY
from lastcard.decks import edition_of
from lastcard.protocol import PERSON, Since
from lastcard.rules.questions import Choice, Question, SeatNo, Verb
from lastcard.views import View, Wire
from lastcard.words import Words
from lastcard.words.printing import printable

PATIENCE_S = 120.0
"""How long a table that does not answer is tried again."""
_AGAIN_S = (0.2, 0.5, 1.0, 2.0, 4.0)
TOLD_MAX = 400
_CATCH_AGAIN_S = 2.0
"""How long one waits after a catch that caught nobody, as the table has it."""


class Connection(Protocol):
    """Messages of the protocol, there and back."""

    async def send(self, message: Wire) -> None:
        """Say something; `Lost` if the connection is closed."""

    def __aiter__(self) -> AsyncIterator[Wire]:
        """Everything that arrives, from the welcome on, until the connection is lost."""

    @property
    def quiet(self) -> bool:
        """Whether everything that has arrived was heard."""

    async def __aenter__(self) -> Self:
        """Close the connection at the end."""

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """See above."""


Connect = Callable[[Since], Awaitable[Connection]]
"""Comes to a table that was last seen at a version, or in this round; `Lost` says why not."""


class Seat:
    """One seat at a table, or the place of somebody who watches (None)."""

    def __init__(  # noqa: PLR0913  each names one thing of the table
        self,
        connect: Connect,
        *,
        has_token: bool = True,
        since: Since = "round",
        patience_s: float = PATIENCE_S,
        now: Callable[[], float] = time.monotonic,
        notebook: Notebook | None = None,
        shuffles: Callable[[], Awaitable[list[Wire]]] | None = None,
    ) -> None:
        """With a token, one sits or will; without one, one watches. `since` when one is told, `now` is the table's clock.

        `shuffles` tells of those of all rounds, where messages tell of the last ones.
        """
        self.seat: SeatNo | None = None
        self.info: Wire = {}
        self.unanswered: dict[str, Wire] = {}
        """What was said and not answered yet, by its id."""
        self._connect, self._has_token, self._first_since = connect, has_token, since
        self._patience_s, self._now = patience_s, now
        self._outbox: asyncio.Queue[Wire] = asyncio.Queue()
        self._connection: Connection | None = None
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self.version: int | None = None
        """The last version that was told."""
        self._view: View | None = None
        self._memory: Memory | None = None
        self.told: deque[Wire] = deque(maxlen=TOLD_MAX)
        """What we were told of this match, as far as a log shows it."""
        self.turn_s: float | None = None
        """How long the seat that is waited for has for its answer, when it was told; None where nothing runs."""
        self._catch_at: float | None = None
        self._cool_at = 0.0
        self.notebook, self._shuffles = notebook or Notebook(), shuffles
        self._salted: str | None = None
        """The salt that we have said since we came."""
        self._doubts: list[Doubt] = []

    # --- Looking -------------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """`lobby`, `playing`, `between` rounds, or `over`."""
        return str(self.info["phase"])

    @property
    def newcomer(self) -> bool:
        """Whether we watch a round until a seat is ours."""
        return self._has_token and self.seat is None

    @property
    def host(self) -> bool:
        """Whether our seat is the host's."""
        return self.seat is not None and bool(self.info["seats"][self.seat]["host"])

    @property
    def playing(self) -> bool:
        """Whether there is a match to look at."""
        return self._view is not None

    @property
    def view(self) -> View:
        """What we see."""
        assert self._view is not None, "nothing has been dealt yet"
        return self._view

    @property
    def memory(self) -> Memory:
        """What our seat was told since this round began, or since it came, if that was earlier."""
        assert self._memory is not None, "nothing has been dealt yet"
        return self._memory

    def names(self, words: Words) -> tuple[str, ...]:
        """What everybody is called; we are "You"."""
        named = enumerate(names_in(self.info, words))
        return tuple(words.t("table-you") if seat == self.seat else name for seat, name in named)

    def take_doubts(self) -> list[Doubt]:
        """What did not fit about the shuffles, since this was asked last: an honest server does not give cause for any."""
        doubts, self._doubts = self._doubts, []
        return doubts

    # --- Saying --------------------------------------------------------------------------------------------------------------

    def say(self, kind: str, id_: str | None = None, **fields: Any) -> None:  # noqa: ANN401  JSON
        """Say something; its answer comes with everything else that arrives."""
        message = {"type": kind, "id": id_ or next(self._ids)} | fields
        self.unanswered[message["id"]] = message
        self._outbox.put_nowait(message)

    def may_catch(self) -> bool:
        """Whether a catch is worth saying: before its window, or soon after a miss, it would only count as another miss."""
        return self.catch_s() == 0 and not self.cooling()

    def catch_s(self) -> float | None:
        """How long until a catch can be made; None where that is not certain."""
        return None if self._catch_at is None else max(0.0, self._catch_at - self._now())

    def cooling(self) -> bool:
        """Whether a catch has caught nobody a short while ago."""
        return self._now() < self._cool_at

    def missed(self) -> None:
        """A catch has caught nobody."""
        self._cool_at = self._now() + _CATCH_AGAIN_S

    async def _ask_for_shuffles(self, message: Wire) -> None:
        """Let a message tell of all rounds if we have been away for some; where that fails now, the next one will."""
        if self._shuffles is not None and self.notebook.lacks(message["info"]):
            with suppress(Lost, Refused):
                message["info"]["fairness"] = await self._shuffles()
                message["whole"] = True

    def _look(self, told: list[list[Wire]] | None = None, *, whole: bool = False) -> None:
        """Look whether the shuffles are what they were promised to be, and add to the next one without being asked.

        Answers come in the order of what was done, so a salt that was acknowledged before the deal was told must be in its list.
        """
        self._doubts += self.notebook.see(self.info, self.seat, told, whole=whole)
        ours = None if self.seat is None else self.notebook.salt(self.info)
        if ours is None or ours.salt == self._salted or ours.salt in self.unanswered:
            return
        self._salted = ours.salt
        # Its own text is its id: said again after a gap, or by the next visit, it gets the first answer again.
        self.say("salt", ours.salt, salt=ours.salt, commitment=ours.commitment)

    def _hear_of_salt(self, answer: Wire, salt: str) -> None:
        """Note that a salt was taken; refused for a moment only, it is said again with the next news."""
        if answer["type"] == "ack":
            self.notebook.taken(salt)
        elif answer["code"] in RETRY and salt == self._salted:
            self._salted = None

    # --- Hearing -------------------------------------------------------------------------------------------------------------

    async def messages(self) -> AsyncGenerator[Wire, None]:
        """Everything that arrives, already known to this seat; an answer has `said`, what it answers.

        A gap begins with `{"type": "lost"}` and ends with the next welcome. `Lost` is raised when the server does not want us
        back, or has not answered for too long.
        """
        connection = await self._connect(self._since)
        while True:
            self._outbox, self._connection = asyncio.Queue(), connection
            sending = asyncio.create_task(self._send(connection, list(self.unanswered.values())))
            try:
                async with connection:
                    async for message in connection:
                        if message["type"] == "closed" and is_final(message["code"]):
                            raise Lost(message["code"], message["message"])
                        if "info" in message:
                            await self._ask_for_shuffles(message)
                        self._receive(message)
                        yield message
            finally:
                sending.cancel()
            yield {"type": "lost"}
            connection = await self._come_back()

    @property
    def quiet(self) -> bool:
        """Whether everything that was said is on its way, and everything that has arrived was heard."""
        return self._outbox.empty() and (self._connection is None or self._connection.quiet)

    @property
    def _since(self) -> Since:
        return self._first_since if self.version is None else self.version

    async def _come_back(self) -> Connection:
        """Connect again, as often as it takes."""
        until = time.monotonic() + self._patience_s
        for wait_s in itertools.chain(_AGAIN_S, itertools.repeat(_AGAIN_S[-1])):
            await asyncio.sleep(wait_s)
            try:
                return await self._connect(self._since)
            except Lost as lost:
                if is_final(lost.code) or time.monotonic() > until:
                    raise
        raise AssertionError("unreachable")

    async def _send(self, connection: Connection, again: list[Wire]) -> None:
        """Send what was said, beginning with what must be said again."""
        with suppress(Lost):
            for message in again:
                await connection.send(message)
            while True:
                await connection.send(await self._outbox.get())

    def _receive(self, message: Wire) -> None:
        """Know from now on what a message says."""
        match message["type"]:
            case "welcome":
                if message["seat"] != self.seat or _match_no(message["info"]) != _match_no(self.info):
                    self._memory = None
                    self.told.clear()
                self.seat = message["seat"]
                self.version = message["version"]
                self.info = message["info"]
                self._salted = None
                told = [missed["events"] for missed in message["missed"]]
                self._see(message["view"], [event for events in told for event in events])
                self._hear_clock(message["clock"])
                self._look(told, whole="whole" in message)
            case "update":
                self.version = message["version"]
                self._see(message["view"], message["events"])
                self._hear_clock(message["clock"])
                self._doubts += self.notebook.hear(message["events"])
            case "info":
                self.version = message["version"]
                self.info = message["info"]
                if self.phase == "lobby":
                    self._view = None
                self._look(whole="whole" in message)
            case "ack" | "error":
                message["said"] = said = self.unanswered.pop(message["id"], None)
                if said and said["type"] == "salt":
                    self._hear_of_salt(message, said["salt"])
            case _:
                pass

    def _see(self, view: Wire | None, events: list[Wire]) -> None:
        self.told.extend(events)
        if view is None:
            self._view = None
            return
        if self.seat is not None:
            if self._memory is None or self._view is None:
                self._memory = Memory(self.seat, len(view["hand_sizes"]))
            for event in events:
                self._memory.hear(event)
        self._view = seen(view, self.seat)

    def _hear_clock(self, clock: Wire) -> None:
        turn_ms, catch_ms = clock["turn_ms"], clock["catch_ms"]
        self.turn_s = None if turn_ms is None else turn_ms / 1000
        self._catch_at = None if catch_ms is None else self._now() + catch_ms / 1000


def is_final(code: str | None) -> bool:
    """Whether a table that closes with this code does not want us back."""
    return code in FINAL


def _match_no(info: Wire) -> int:
    """Which match of its table this is, from its lobby to its end; 0 if we know none."""
    return info["matches"] + (info["phase"] != "over") if info else 0


# --- What goes over the wire, as values ----------------------------------------------------------------------------------------


def seen(told: Wire, seat: SeatNo | None) -> View:
    """The view that a table has told (`lastcard.table.telling`)."""
    known: dict[str, Any] = {name: _frozen(value) for name, value in told.items()}
    verbs = edition_of(told["edition"], told.get("deck")).verbs
    read: dict[str, Any] = {
        "colour": None if told["colour"] is None else Colour(told["colour"]),
        "seat": seat,
        "hand": None if told["hand"] is None else tuple(map(card, told["hand"])),
        "discard_pile": tuple(map(card, told["discard_pile"])),
        "aside": tuple(map(card, told["aside"])),
        "asked": tuple(_question(asked, verbs) for asked in told["asked"]),
        "hands": tuple(tuple(map(card, hand)) for hand in told["hands"]) if "hands" in told else None,
    }
    return View(**{name: value for name, value in (known | read).items() if name in View.__struct_fields__})


def _frozen(value: object) -> object:
    """A value of JSON as a view has it."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _question(told: Wire, verbs: Mapping[str, Verb]) -> Question:
    choices = tuple(Choice.parse(text, verbs) for text in told["choices"])
    more = told.get("to"), told.get("number"), told.get("forced", False)
    return Question(told["seat"], told["question"], choices, told["offer"], *more)


def names_in(info: Wire, words: Words) -> tuple[str, ...]:
    """What everybody at a table is called. At a served one only people have names."""
    return called([seat["name"] for seat in info["seats"]], [seat["kind"] != PERSON for seat in info["seats"]], words)


def called(names: Sequence[str | None], are_bots: Sequence[bool], words: Words) -> tuple[str, ...]:
    """Everybody by name; without one, people are numbered by their seats, and bots among themselves."""
    bots, known = itertools.count(1), []
    for number, (name, is_bot) in enumerate(zip(names, are_bots, strict=True), 1):
        numbered = words.t("table-bot", number=next(bots)) if is_bot else words.t("table-player", number=number)
        known.append(printable(name) if name else numbered)
    return tuple(known)
