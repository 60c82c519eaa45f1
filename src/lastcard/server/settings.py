"""How a server is set up: the limits of the whole, how long things are kept, and where it runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import msgspec

from lastcard.notation import line_of
from lastcard.table.settings import MOST, Count, Paces, Positive, Seconds, TableLimits

_LINE = re.compile(r"at line (\d+)")
_EXPECTED = re.compile(r"^Expected `(\w+).* - at `\$\.?([^`]*)`$")
_NAME_MAX = 40
"""So much is shown of a name that sets nothing."""


class ServerPaces(Paces, frozen=True, kw_only=True):
    """How long things take at its tables, and how long the tables are kept, in seconds."""

    evict_s: Seconds = 60.0
    """How long a table without clients, at which nothing happens, stays in memory."""
    lobby_keep_s: Seconds = 24 * 3600.0
    """How long a table that was never begun is kept after the last thing that happened at it."""
    keep_s: Seconds = 30 * 24 * 3600.0
    """How long any other table is kept."""
    doubt_s: Seconds = 6 * 3600.0
    """How long the server goes on finding that a table has expired before it is forgotten: the clock may be wrong."""
    sweep_s: Positive = 60.0
    """How often expired tables are looked for."""
    lease_s: Positive = 10.0
    """How long a server that several share a database with may not be heard of before its tables are taken up by others."""


class Limits(TableLimits, frozen=True, kw_only=True):
    """What one client, one address, one table and the whole server may use."""

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
    """WebSockets that an address may try to open in a second, after a burst of as many as it may hold."""
    accepted_per_address: Positive = 100.0
    """Connections of any kind that are accepted from an address in a second, after a burst of ten times as many."""
    requests_per_address: Positive = 20.0
    """Requests of the API that an address may make in a second, after a burst of ten times as many; and so many of `/healthz`."""
    pages_per_address: Positive = 100.0
    """Pages and files of them that an address may load in a second, after a burst of ten times as many: a class that opens
    the page at the same moment."""
    replays_per_address: Count = 8
    """Replays that an address may wait for at a time; they are made one after the other, in turns with those of others."""
    tables_per_address: Count = 60
    """Tables that an address may make in an hour."""
    written_per_address: Count = 20_000_000
    """Bytes that an address may have stored in an hour: as many as thirty moves a second take."""
    free_bytes: Count = 256 * 1024 * 1024
    """Space on the disk that is kept for tables which are there: with less, no new ones are made."""


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator may set in a file."""

    limits: Limits = Limits()
    paces: ServerPaces = ServerPaces()


class BadSettings(ValueError):
    """What is wrong with a file of settings; the code and what it is about are the catalogue's."""

    def __init__(self, message: str, code: str, **about: str | int) -> None:
        super().__init__(message)
        self.code, self.about = code, about


def tuned(body: str | bytes) -> Tuning:
    """The limits and paces of a TOML file; `BadSettings` says what is wrong with it, and where."""
    try:
        given = msgspec.toml.decode(body, type=dict[str, object])
        tuning = msgspec.convert(given, Tuning)
    except msgspec.ValidationError as error:
        raise _bad_value(str(error)) from None
    except msgspec.MsgspecError as error:
        line = _LINE.search(str(error))
        raise BadSettings(str(error), "settings_text", line=int(line[1]) if line else 0) from None
    except UnicodeDecodeError as error:
        raise BadSettings(f"line {line_of(error)} is not text in UTF-8", "settings_text", line=line_of(error)) from None
    except RecursionError:
        raise BadSettings("nested too deeply", "settings_text", line=0) from None
    except ValueError:
        # Python's own refusal to read a very long number advises on Python.
        raise BadSettings("a number has too many digits", "settings_text", line=0) from None
    _check_names("", given, Tuning)
    for part in ("limits", "paces"):
        _check_names(f"{part}.", given.get(part, {}), type(getattr(tuning, part)))
    return tuning


def _bad_value(message: str) -> BadSettings:
    """What msgspec says of a value: the kind that was expected, and where."""
    found = _EXPECTED.search(message)
    kind, name = (found[1], found[2]) if found else ("object", "")
    return BadSettings(message, "settings_value", kind=kind, name=name, most=MOST)


def _check_names(part: str, given: object, kind: type[msgspec.Struct]) -> None:
    """Refuse a name that sets nothing: it is a slip, and what was meant would not hold."""
    assert isinstance(given, dict)
    for name in given:
        if name not in kind.__struct_fields__:
            shown = name[:_NAME_MAX].encode("unicode_escape").decode()
            names = ", ".join(kind.__struct_fields__)
            message = f"{part}{shown} sets nothing; what can be set is {names}"
            raise BadSettings(message, "settings_name", name=f"{part}{shown}", names=names)


Role = Literal["owner", "gateway"]


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    data: Path
    log: str | None = None
    """The address of a database that keeps the tables in place of the data folder."""
    bus: str | None = None
    """The address of a NATS server, over which the servers of one database reach each other."""
    roles: tuple[Role, ...] = ("owner", "gateway")
    """What it does among them: run tables, or hold clients."""
    host: str = "127.0.0.1"
    port: int = 8000
    lan: bool = False
    """Listen on the network, and let its address open pages."""
    public_url: str | None = None
    """The address that people use, when a proxy stands in front."""
    trusted_proxies: str | None = None
    """Networks of proxies, with commas between them, that are believed when they say where somebody comes from."""
    metrics_port: int | None = None
    """Where those who watch the server reach it, besides."""
    log_format: Literal["text", "json"] = "text"
    limits: Limits = Limits()
    paces: ServerPaces = ServerPaces()
    defaults: dict[str, Any] = msgspec.field(default_factory=dict)
    """What the form of a new table begins with, of its settings: an edition or a deck, and rules."""

    def json(self) -> str:
        """These settings as a text that `read` takes."""
        return msgspec.json.encode(self, enc_hook=str).decode()

    @classmethod
    def read(cls, text: str) -> Config:
        """The settings of a text."""
        return msgspec.json.decode(text, type=cls, dec_hook=lambda kind, value: kind(value))
