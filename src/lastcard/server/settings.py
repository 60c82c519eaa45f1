"""How a server and its tables are set up: settings of a table, its paces, and the limits of the whole."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from lastcard.bots import levels
from lastcard.local import PERSON
from lastcard.match import edition_called, sheet_called
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN
from lastcard.server.errors import Refusal
from lastcard.words.catalogue import LOCALES

STAND_IN = "easy"
"""The level of the bots that fill empty seats and play for absent people."""

Word = Annotated[str, msgspec.Meta(max_length=40)]
_MOST = 10**9
"""More of anything is a slip, and more seconds than this no timer takes."""
Seconds = Annotated[float, msgspec.Meta(ge=0, le=_MOST)]
Positive = Annotated[float, msgspec.Meta(gt=0, le=_MOST)]
Count = Annotated[int, msgspec.Meta(ge=1, le=_MOST)]


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is played with, as its host chose it."""

    edition: Word = "classic"
    sheet: Word = "en"
    lang: Word = "en"
    seats: tuple[Word, ...] = (PERSON, PERSON, STAND_IN)
    rules: dict[Word, Word | int | bool] = msgspec.field(default_factory=dict)
    timer: Literal["none", "slow", "normal", "fast"] = "none"
    auto_call: bool = False
    catch_window: Literal["normal", "long"] = "normal"
    chat: Literal["phrases", "free", "off"] = "phrases"

    def check(self) -> TableSettings:
        """These settings, if a table can be played with them; the refusal says which could."""
        if not PLAYERS_MIN <= len(self.seats) <= PLAYERS_MAX:
            raise Refusal("bad_request", f"seats must be {PLAYERS_MIN} to {PLAYERS_MAX}")
        for kind in self.seats:
            if kind not in (PERSON, *levels()):
                raise Refusal("bad_request", f"no bot is called {kind!r}: {PERSON}, {', '.join(levels())}")
        if PERSON not in self.seats:
            raise Refusal("bad_request", "at least one seat must be for a person")
        if self.lang not in LOCALES:
            raise Refusal("bad_request", f"no language is called {self.lang!r}: {', '.join(LOCALES)}")
        try:
            edition_called(self.edition)
            sheet_called(self.sheet).with_values(self.rules)
        except ValueError as error:
            raise Refusal("bad_request", str(error)) from None
        return self

    def differs(self) -> list[str]:
        """The switches that are set otherwise than the sheet has them."""
        sheet = sheet_called(self.sheet)
        return list(sheet.with_values(self.rules).differences(sheet))


class Paces(msgspec.Struct, frozen=True, kw_only=True):
    """How long things take at a table, in seconds."""

    bot_s: Seconds = 1.0
    """What a bot waits before it answers."""
    call_s: Seconds = 0.6
    """What a bot waits before it calls: less than a catch takes to open."""
    opens_s: Seconds = 1.0
    """From a hand's last card but one to the moment at which its silence can be caught."""
    holds_s: Seconds = 1.5
    """How long a catch is open before the next seat's move goes through."""
    holds_long_s: Seconds = 4.0
    """The same at a table with a long window."""
    react_s: Seconds = 0.9
    """What a bot waits to catch, once it may."""
    cool_s: Seconds = 2.0
    """How long a seat that caught wrongly cannot catch again."""
    salt_s: Seconds = 1.0
    """How long a match waits at its start for the salt of those who are here."""
    grace_s: Seconds = 30.0
    """How long a seat is kept for an absent person before a bot plays on."""
    slow_s: Seconds = 60.0
    normal_s: Seconds = 30.0
    fast_s: Seconds = 12.0
    """The turn timers."""
    evict_s: Seconds = 60.0
    """How long a table at which nobody is and nothing happens stays in memory."""
    lobby_keep_s: Seconds = 24 * 3600.0
    """How long a table that was never begun is kept after the last thing that happened at it."""
    keep_s: Seconds = 30 * 24 * 3600.0
    """How long any other table is kept."""
    sweep_s: Positive = 60.0
    """How often expired tables are looked for."""

    def turn_s(self, timer: str) -> float | None:
        """The time for an answer; None where it is not limited."""
        return {"none": None, "slow": self.slow_s, "normal": self.normal_s, "fast": self.fast_s}[timer]

    def hold_s(self, window: str) -> float:
        """How long a catch is open before the next seat's move goes through."""
        return self.holds_long_s if window == "long" else self.holds_s


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client, one address and the whole server may use."""

    frame_bytes: Count = 4096
    head_bytes: Count = 16384
    body_bytes: Count = 16384
    request_s: Positive = 10.0
    """How long a request may take to arrive, and an answer to be read on."""
    burst: Count = 20
    """Messages that a connection may send at once."""
    per_second: Positive = 5.0
    """Messages that it may go on sending."""
    patience: Count = 200
    """Messages beyond that which are answered with an error before the connection is closed."""
    unread_bytes: Count = 256 * 1024
    """What may wait for a slow reader before it is dropped."""
    hello_s: Positive = 10.0
    """How long a connection may take to say who it is."""
    connections: Count = 20_000
    connections_per_address: Count = 200
    opened_per_address: Positive = 10.0
    """Connections that an address may open in a second, after a burst of as many as it may hold."""
    requests_per_address: Positive = 20.0
    """HTTP requests that an address may make in a second, after a burst of ten times as many."""
    tables_per_address: Count = 60
    """Tables that an address may make in an hour."""
    entries: Count = 200_000
    """What may happen at one table before it is worn out: that many moves take four people a week."""
    salts: Count = 16
    """What a seat may add to one shuffle: each page adds once, when it is opened."""
    spectators: Count = 100
    """Those who watch one table."""
    chat_burst: Count = 4
    """What a seat may say at once."""
    chat_per_second: Positive = 0.5
    """What it may go on saying."""


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator may set in a file."""

    limits: Limits = Limits()
    paces: Paces = Paces()


def tuned(text: str) -> Tuning:
    """The limits and paces of a TOML file; ValueError says what is wrong with it."""
    try:
        given = msgspec.toml.decode(text, type=dict[str, dict[str, object]])
        _check_names("", given, Tuning)
        _check_names("limits.", given.get("limits", {}), Limits)
        _check_names("paces.", given.get("paces", {}), Paces)
        return msgspec.convert(given, Tuning)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None


def _check_names(part: str, given: Iterable[str], kind: type[msgspec.Struct]) -> None:
    """Refuse a name that sets nothing: it is a slip, and what was meant would not hold."""
    for name in given:
        if name not in kind.__struct_fields__:
            raise ValueError(f"{part}{name} sets nothing; what can be set is {', '.join(kind.__struct_fields__)}")


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    lan: bool = False
    """Listen on the network, and let its address open pages."""
    public_url: str | None = None
    """The address that people use, when a proxy stands in front."""
    limits: Limits = Limits()
    paces: Paces = Paces()

    def json(self) -> str:
        """These settings as a text that `read` takes."""
        return msgspec.json.encode(self, enc_hook=str).decode()

    @classmethod
    def read(cls, text: str) -> Config:
        """The settings of a text."""
        return msgspec.json.decode(text, type=cls, dec_hook=lambda kind, value: kind(value))
