"""What a client can say on its socket (docs/protocol.md), as values; unknown fields are ignored."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

from lastcard.server.errors import Refusal
from lastcard.server.settings import TableSettings

VERSION = 1
PHRASES = ("hello", "well_played", "ouch", "lucky", "sorry", "thanks", "one_moment", "good_game")
"""What can be said at any table that allows it, in everybody's own language."""

T = TypeVar("T")

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Token = Annotated[str, msgspec.Meta(max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Since = Version | Literal["round"]


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """Who speaks, and since when they want to be told what happened."""

    version: int
    token: Token | None = None
    since: Since | None = None
    """The last version that they have seen, or the deal of this round for those who have seen nothing of it."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Anything else: it has an id of the client's own."""

    id: Id


class Move(Message, frozen=True, tag="move"):
    """One move of the notation."""

    choice: Line


class Start(Message, frozen=True, tag="start"):
    """The host begins the match."""


class Next(Message, frozen=True, tag="next"):
    """Deal the next round."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Another match at the same table."""


class ChangeSettings(Message, frozen=True, tag="settings"):
    """The host changes the rules."""

    settings: TableSettings


class Kick(Message, frozen=True, tag="kick"):
    """The host empties a seat."""

    seat: Seat


class MakeHost(Message, frozen=True, tag="host"):
    """The host hands over."""

    seat: Seat


class Leave(Message, frozen=True, tag="leave"):
    """The seat is given up."""


class Salt(Message, frozen=True, tag="salt"):
    """Something for the next shuffle."""

    salt: Line


class Chat(Message, frozen=True, tag="chat"):
    """Something said at the table: one of the phrases, or free text."""

    phrase: Line | None = None
    text: Line | None = None


class Ping(Message, frozen=True, tag="ping"):
    """Asks whether anybody is there."""


AnyMessage = Move | Start | Next | Rematch | ChangeSettings | Kick | MakeHost | Leave | Salt | Chat | Ping

_HELLO = msgspec.json.Decoder(Hello)
_MESSAGE = msgspec.json.Decoder(AnyMessage)


class _OnlyId(msgspec.Struct):
    id: Id | None = None


_ID = msgspec.json.Decoder(_OnlyId)


def read_hello(frame: str | bytes) -> Hello:
    """The first message of a socket."""
    return _decode(_HELLO, frame)


def read_message(frame: str | bytes) -> AnyMessage:
    """Any later message."""
    message: AnyMessage = _decode(_MESSAGE, frame)
    return message


def id_in(frame: str | bytes) -> str | None:
    """The id of a message that may be wrong otherwise, so that its error can name it."""
    try:
        return _ID.decode(frame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _decode(decoder: msgspec.json.Decoder[T], frame: str | bytes) -> T:
    try:
        return decoder.decode(frame)
    except msgspec.ValidationError as error:
        raise Refusal("bad_message", f"this is not a message of the protocol: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad_message", "a message is one JSON object, in UTF-8") from None
