"""What processes say to each other: one tagged union, and the envelope in which it travels."""

from __future__ import annotations

import msgspec

from lastcard.table.commands import Said
from lastcard.table.state import Client, Outgoing


class Told(msgspec.Struct, frozen=True, tag="told", array_like=True):
    """A client says something to a table of the receiver."""

    table: str
    client: Client
    said: Said


class ForClients(msgspec.Struct, frozen=True, tag="for", array_like=True):
    """Messages for clients of the receiver, and how many bytes were stored for one of them."""

    messages: tuple[Outgoing, ...]
    payer: Client | None = None
    wrote: int = 0


class Where(msgspec.Struct, frozen=True, tag="where", array_like=True):
    """Which process owns this table? Any owner answers, and owns it from then on if nobody did."""

    table: str


class There(msgspec.Struct, frozen=True, tag="there", array_like=True):
    """Who owns a table, by name."""

    table: str
    owner: str


class Missed(msgspec.Struct, frozen=True, tag="missed", array_like=True):
    """Something that the receiver sent has not arrived."""


class Moved(msgspec.Struct, frozen=True, tag="moved", array_like=True):
    """A table has left the sender, which stops; its clients here have been told everything up to this version."""

    table: str
    version: int
    clients: tuple[Client, ...]


class Redirect(msgspec.Struct, frozen=True, tag="redirect", array_like=True):
    """The sender says nothing more to this table where it was: what came too late there is wanted back."""

    table: str


class Late(msgspec.Struct, frozen=True, tag="late", array_like=True):
    """What was said to a table after it had left, or was not answered by then, in order."""

    table: str
    said: tuple[tuple[Client, Said], ...]


class Beat(msgspec.Struct, frozen=True, tag="beat", array_like=True):
    """The sender is alive. It has a number like all else, so that the loss of what came before it is noticed."""


class Dead(msgspec.Struct, frozen=True, tag="dead", array_like=True):
    """These owners are dead, or have left. Only a hint: whoever does not hear it finds out later."""

    owners: tuple[str, ...]


class Back(msgspec.Struct, frozen=True, tag="back", array_like=True):
    """The sender was taken for dead, and is an owner again: what it says of its tables from now on is so."""


AnyBusMessage = Told | ForClients | Where | There | Missed | Moved | Redirect | Late | Beat | Dead | Back


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """What goes to one destination in one turn of the loop, or a part of that."""

    sender: str
    number: int
    """Of the envelopes of this sender to this receiver, from 1 on; 0 for what is said to several, where order does not matter."""
    body: bytes
    """Messages, encoded as a list, or a part of that."""
    part: int = 0
    """Which part it is."""
    more: bool = False
    """Whether another part follows, in the next envelope."""


encode_messages = msgspec.msgpack.Encoder().encode
decode_messages = msgspec.msgpack.Decoder(list[AnyBusMessage]).decode
encode_envelope = msgspec.msgpack.Encoder().encode
decode_envelope = msgspec.msgpack.Decoder(Envelope).decode
