"""What servers of the first version with a bus say to each other: later ones read it, and are read by those.

Servers of one version and of the one before it work side by side while a site is upgraded. A message may get further parts at its
end, with a default: whoever does not know them passes them over.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lastcard.protocol import VERSION, Chat, Hello, Move, TableSettings
from lastcard.server.cluster.messages import (
    AnyBusMessage,
    Back,
    Beat,
    Dead,
    Envelope,
    ForClients,
    Late,
    Missed,
    Moved,
    Redirect,
    There,
    Told,
    Where,
    decode_envelope,
    decode_messages,
    encode_envelope,
    encode_messages,
)
from lastcard.table.commands import Create, Gone, Join, LookAt
from lastcard.table.state import Client, Outgoing

FILE = Path(__file__).parents[1] / "fixtures" / "bus" / "messages.json"
HERE, THERE = Client("a:8000:5eed", 7), Client("b:8000:0dd5", 8)
SAID: dict[str, AnyBusMessage] = {
    "hello": Told("table", HERE, Hello(VERSION, "a" * 22, since=3, changes=True)),
    "move": Told("table", HERE, Move(id="1-4", choice="play R7")),
    "chat": Told("table", HERE, Chat(id="1-5", text="well played")),
    "gone": Told("table", HERE, Gone()),
    "create": Told("table", HERE, Create(TableSettings(seats=("person", "easy"), rules={"target": 200}), "Ana")),
    "join": Told("table", HERE, Join("Ben", 1, None)),
    "look": Told("table", HERE, LookAt("record", 2)),
    "for clients": ForClients((Outgoing((HERE, THERE), b'{"type":"ack"}'), Outgoing((HERE,), b"{}", "lost")), HERE, 45),
    "where": Where("table"),
    "there": There("table", "b:8000:0dd5"),
    "missed": Missed(),
    "moved": Moved("table", 12, (HERE, THERE)),
    "redirect": Redirect("table"),
    "late": Late("table", ((HERE, Move(id="1-6", choice="draw")),)),
    "beat": Beat(),
    "dead": Dead(("b:8000:0dd5",)),
    "back": Back(),
}


def frozen() -> dict[str, bytes]:
    """What was said, as it went over the bus."""
    return {name: bytes.fromhex(text) for name, text in json.loads(FILE.read_text(encoding="utf-8")).items()}


def parts(body: bytes) -> Any:
    """A message as anybody reads it."""
    return msgspec.msgpack.decode(body)


def begins(now: object, then: object) -> bool:
    """Whether what is said now is what was said then, but for parts at the end."""
    if isinstance(then, list) and isinstance(now, list):
        return len(now) >= len(then) and all(begins(part, was) for part, was in zip(now, then, strict=False))
    if isinstance(then, dict) and isinstance(now, dict):
        return all(name in now and begins(now[name], was) for name, was in then.items())
    return now == then


def test_every_kind_of_message_is_there() -> None:
    """One that comes later is not known to those before."""
    assert {type(message) for message in SAID.values()} == set(get_args(AnyBusMessage))
    assert frozen().keys() == SAID.keys()


@pytest.mark.parametrize("name", SAID)
def test_what_an_earlier_server_says_is_understood(name: str) -> None:
    """All of it, as it was meant."""
    envelope = decode_envelope(frozen()[name])
    assert (envelope.sender, envelope.number, envelope.part, envelope.more) == ("a:8000:5eed", 3, 0, False)
    assert decode_messages(envelope.body) == [SAID[name]]


@pytest.mark.parametrize("name", SAID)
def test_an_earlier_server_understands_what_is_said_now(name: str) -> None:
    """No part has changed its place or its kind; what is new comes after what there was."""
    now = encode_envelope(Envelope("a:8000:5eed", 3, encode_messages([SAID[name]])))
    assert begins(parts(now)[:2], parts(frozen()[name])[:2])
    assert begins(parts(parts(now)[2]), parts(parts(frozen()[name])[2]))


@pytest.mark.parametrize("name", SAID)
def test_parts_that_are_not_known_yet_are_passed_over(name: str) -> None:
    """So that those of a later version may say more."""
    [message] = parts(encode_messages([SAID[name]]))
    assert decode_messages(msgspec.msgpack.encode([[*message, "new"]])) == [SAID[name]]
