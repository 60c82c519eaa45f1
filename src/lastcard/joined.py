"""A table that is served elsewhere, with one seat of it taken here, or watched.

It is to a served table what `lastcard.local` is to one on this machine: what the seat sees, what it was told, what it says. The
connection is kept up: whatever was said and not answered is said again after a gap, under its old id, and what was missed is
told. A seat's token is kept in a file, so that the same link leads back to the same seat.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from lastcard.bots import Memory
from lastcard.cards import Colour, card
from lastcard.client import Client, Link, Lost, Since
from lastcard.local import PERSON, state_folder
from lastcard.match import edition_called
from lastcard.rules.questions import Choice, Question, SeatNo, Verb
from lastcard.views import View, Wire
from lastcard.words import Words

FINAL = ("elsewhere", "kicked", "left", "bad_token", "bad_message", "no_table", "version", "too_many")
"""Codes of a server that does not want us back."""
SEATLESS = ("kicked", "left", "bad_token", "no_table")
"""Codes after which a token is worth nothing."""
PING_S = 15.0
PATIENCE_S = 120.0
"""How long a server that does not answer is tried again."""
_AGAIN_S = (0.2, 0.5, 1.0, 2.0, 4.0)
_CATCH_AGAIN_S = 2.0
"""How long one waits after a catch that caught nobody, as the server has it."""


class JoinedTable:
    """One seat at a served table, or the place of somebody who watches (None)."""

    def __init__(self, link: Link, token: str | None, *, patience_s: float = PATIENCE_S) -> None:
        self.link = link
        self.seat: SeatNo | None = None
        self.info: Wire = {}
        self.unanswered: dict[str, Wire] = {}
        """What was said and not answered yet, by its id."""
        self._token, self._patience_s = token, patience_s
        self._outbox: asyncio.Queue[Wire] = asyncio.Queue()
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self.version: int | None = None
        """The last version that was told."""
        self._view: View | None = None
        self._memory: Memory | None = None
        self.turn_s: float | None = None
        """How long the seat that is waited for has for its answer, when it was told; None where nothing runs."""
        self._catch_at: float | None = None
        self._cool_at = 0.0
        self._salted: str | None = None
        """The commitment of the shuffle that we have added to since we came."""
        self._counts: str | None = None
        """The last salt of ours that was acknowledged since then: it counts for the next deal."""
        self.left_out: int | None = None
        """The round that was dealt just now without a salt of ours that counts for it: an honest server does not do this."""

    # --- Looking -------------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """`lobby`, `playing`, `between` rounds, or `over`."""
        return str(self.info["phase"])

    @property
    def newcomer(self) -> bool:
        """Whether we watch a round until a seat is ours."""
        return self._token is not None and self.seat is None

    @property
    def host(self) -> bool:
        """Whether our seat is the host's."""
        return self.seat is not None and bool(self.info["seats"][self.seat]["host"])

    @property
    def people(self) -> tuple[SeatNo, ...]:
        """The seats that are played from here."""
        return () if self.seat is None else (self.seat,)

    @property
    def playing(self) -> bool:
        """Whether there is a match to look at."""
        return self._view is not None

    def view(self, seat: SeatNo | None) -> View:
        """What we see; `seat` is ours, or None, as no other's can be seen from here."""
        assert self._view is not None, "nothing has been dealt yet"
        assert seat in {self.seat, None}
        return self._view

    def memory(self, seat: SeatNo) -> Memory:
        """What our seat was told since this round began, or since it came, if that was earlier."""
        assert seat == self.seat
        assert self._memory is not None, "nothing has been dealt yet"
        return self._memory

    def names(self, words: Words) -> tuple[str, ...]:
        """What everybody is called; we are "You"."""
        named = enumerate(names_in(self.info, words))
        return tuple(words.t("table-you") if seat == self.seat else name for seat, name in named)

    # --- Saying --------------------------------------------------------------------------------------------------------------

    def say(self, kind: str, **fields: Any) -> None:  # noqa: ANN401  JSON
        """Say something; its answer comes with everything else that arrives."""
        message = {"type": kind, "id": next(self._ids)} | fields
        self.unanswered[message["id"]] = message
        self._outbox.put_nowait(message)

    def may_catch(self) -> bool:
        """Whether a catch is worth saying: before its window, or soon after a miss, it would only count as another miss."""
        return self._catch_at is not None and self._catch_at <= time.monotonic() >= self._cool_at

    def missed(self) -> None:
        """A catch has caught nobody."""
        self._cool_at = time.monotonic() + _CATCH_AGAIN_S

    def _salt(self) -> None:
        """Every player adds to every shuffle, without being asked, and looks whether it was mixed in.

        Answers come in the order of what was done, so a salt that was acknowledged before the deal was told must be in its list.
        One that is acknowledged later counts for the next deal.
        """
        commitment = next((fair["commitment"] for fair in reversed(self.info["fairness"])), None)
        self.left_out = None
        if self.seat is None or self.phase == "over" or commitment == self._salted:
            return
        for fair in self.info["fairness"]:
            if fair["commitment"] == self._salted and self._counts is not None and self._counts not in fair["salts"]:
                self.left_out = fair["round"]
        self._salted, self._counts = commitment, None
        self.say("salt", salt=secrets.token_hex(16))

    # --- Hearing -------------------------------------------------------------------------------------------------------------

    async def messages(self) -> AsyncGenerator[Wire, None]:
        """Everything that arrives, taken into account before it is given; an answer has `said`, what it answers.

        A gap begins with `{"type": "lost"}` and ends with the next welcome. `Lost` is raised when the server does not want us
        back, or has not answered for too long.
        """
        client = await self._connect()
        while True:
            self._outbox = asyncio.Queue()
            sending = asyncio.create_task(self._send(client, list(self.unanswered.values())))
            try:
                async with client:
                    async for message in client:
                        if message["type"] == "closed" and message["code"] in FINAL:
                            raise Lost(message["code"], message["message"])
                        self._take(message)
                        yield message
            finally:
                sending.cancel()
            yield {"type": "lost"}
            client = await self._come_back()

    async def _connect(self) -> Client:
        since: Since = "round" if self.version is None else self.version
        return await Client.connect(self.link.url, self.link.table, self._token, since, ping_s=PING_S)

    async def _come_back(self) -> Client:
        """Connect again, as often as it takes."""
        until = time.monotonic() + self._patience_s
        for wait_s in itertools.chain(_AGAIN_S, itertools.repeat(_AGAIN_S[-1])):
            await asyncio.sleep(wait_s)
            try:
                return await self._connect()
            except Lost as lost:
                if lost.code in FINAL or time.monotonic() > until:
                    raise
        raise AssertionError("unreachable")

    async def _send(self, client: Client, again: list[Wire]) -> None:
        """Send what is to be said, beginning with what is to be said again."""
        with suppress(Lost):
            for message in again:
                await client.send(message)
            while True:
                await client.send(await self._outbox.get())

    def _take(self, message: Wire) -> None:
        """Know what a message says."""
        match message["type"]:
            case "welcome":
                if message["seat"] != self.seat or _match_no(message["info"]) != _match_no(self.info):
                    self._memory = None
                self.seat = message["seat"]
                self.version = message["version"]
                self.info = message["info"]
                # Meanwhile the same seat may have added something from elsewhere, and the last salt counts.
                self._salted = self._counts = None
                self._see(message["view"], [event for missed in message["missed"] for event in missed["events"]])
                self._hear_clock(message["clock"])
                self._salt()
            case "update":
                self.version = message["version"]
                self._see(message["view"], message["events"])
                self._hear_clock(message["clock"])
            case "info":
                self.version = message["version"]
                self.info = message["info"]
                if self.phase == "lobby":
                    self._view = None
                self._salt()
            case "ack" | "error":
                message["said"] = said = self.unanswered.pop(message["id"], None)
                # An answer that is told again names a version that we were told before.
                if message["type"] == "ack" and said and said["type"] == "salt" and message["version"] > (self.version or 0):
                    self._counts = said["salt"]
            case _:
                pass

    def _see(self, view: Wire | None, events: list[Wire]) -> None:
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
        self._catch_at = None if catch_ms is None else time.monotonic() + catch_ms / 1000


def _match_no(info: Wire) -> int:
    """Which match of its table this is, from its lobby to its end; 0 if we know none."""
    return info["matches"] + (info["phase"] != "over") if info else 0


# --- What goes over the wire, as values ----------------------------------------------------------------------------------------


def seen(told: Wire, seat: SeatNo | None) -> View:
    """The view that `lastcard.views.wire` wrote."""
    known: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    read: dict[str, Any] = {
        "colour": None if told["colour"] is None else Colour(told["colour"]),
        "seat": seat,
        "hand": None if told["hand"] is None else tuple(map(card, told["hand"])),
        "discard_pile": tuple(map(card, told["discard_pile"])),
        "aside": tuple(map(card, told["aside"])),
        "asked": tuple(_question(asked, edition_called(told["edition"]).verbs) for asked in told["asked"]),
        "hands": tuple(tuple(map(card, hand)) for hand in told["hands"]) if "hands" in told else None,
    }
    return View(**{name: (known | read)[name] for name in View.__struct_fields__})


def _question(told: Wire, verbs: Mapping[str, Verb]) -> Question:
    choices = tuple(Choice.parse(text, verbs) for text in told["choices"])
    return Question(told["seat"], told["question"], choices, told["offer"])


def names_in(info: Wire, words: Words) -> tuple[str, ...]:
    """What everybody at a served table is called: people by their names, bots by numbers."""
    bots = itertools.count(1)
    return tuple(
        printable(seat["name"] or words.t("table-player", number=at))
        if seat["kind"] == PERSON
        else words.t("table-bot", number=next(bots))
        for at, seat in enumerate(info["seats"], 1)
    )


def printable(text: str) -> str:
    """A text from elsewhere without anything that would steer a terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


# --- Keeping seats -------------------------------------------------------------------------------------------------------------


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat that was taken from here."""

    url: str
    """The only server that may see the token."""
    token: str


def kept_token(link: Link) -> str | None:
    """The token of the seat that was taken by this link, if it is still kept."""
    try:
        kept = msgspec.json.decode(_file(link).read_bytes(), type=KeptSeat)
    except (OSError, msgspec.DecodeError):
        return None
    return kept.token if kept.url == link.url else None


def keep_token(link: Link, token: str) -> None:
    """Keep a token, for nobody else to read."""
    file = _file(link)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as kept:
        kept.write(msgspec.json.encode(KeptSeat(link.url, token)))


def forget_token(link: Link) -> None:
    """The seat is not ours any more."""
    _file(link).unlink(missing_ok=True)


def _file(link: Link) -> Path:
    return state_folder() / "seats" / f"{link.table}.json"
