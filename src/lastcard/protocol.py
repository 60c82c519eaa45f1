"""What a client and a table say to each other, in both directions: every message, and what each code means (docs/protocol.md).

The wire is JSON, version 1; unknown fields are ignored on both sides. The OpenAPI document, the browser's types and the tables of
docs/protocol.md are made from this module.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec

VERSION = 1
PERSON = "person"
"""The kind of a seat for a person; any other kind is the level of a bot."""
PHRASES = ("hello", "well_played", "ouch", "lucky", "sorry", "thanks", "one_moment", "good_game")
"""What can be said at any table that allows it, in everybody's own language."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Token = Annotated[str, msgspec.Meta(max_length=200)]
OwnToken = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Since = Version | Literal["round"]
"""The last version that a client has seen, or the deal of this round for a client that has seen nothing of it."""
Word = Annotated[str, msgspec.Meta(max_length=40)]
Phase = Literal["lobby", "playing", "between", "over"]


# --- Codes ---------------------------------------------------------------------------------------------------------------------


class Code(NamedTuple):
    """What a code asks of the client that receives it."""

    status: int = 400
    """Of the HTTP answer that carries it."""
    final: bool = False
    """As the code of `closed`: the client does not connect again by itself."""
    frees: bool = False
    """The client's token is worth nothing any more."""
    retry: bool = False
    """Nothing is wrong with the message: said again under the same id in a moment, it may be accepted."""


CODES: dict[str, Code] = {
    # What the rules and the referee refuse.
    "bad_request": Code(),
    "not_asked": Code(),
    "illegal_move": Code(),
    "match_over": Code(),
    # What a table refuses.
    "bad_message": Code(final=True),
    "bad_name": Code(),
    "bad_token": Code(final=True, frees=True),
    "cooling_down": Code(),
    "no_seat": Code(status=409),
    "no_table": Code(status=404, final=True, frees=True),
    "not_host": Code(),
    "not_stored": Code(status=503, retry=True),
    "too_early": Code(),
    "too_many": Code(status=429, retry=True),
    "unavailable": Code(status=503, retry=True),
    "wrong_phase": Code(status=409),
    # What a server refuses before a table is asked.
    "forbidden": Code(status=403),
    "too_large": Code(status=413),
    # Why a connection was closed.
    "elsewhere": Code(final=True),
    "kicked": Code(final=True, frees=True),
    "left": Code(final=True, frees=True),
    "lost": Code(retry=True),
    "no_hello": Code(retry=True),
    "restarting": Code(retry=True),
    "slow": Code(retry=True),
    "version": Code(final=True),
}
"""Every code there is. None changes its name or meaning: a client treats one that it does not know as not final."""


class Refusal(Exception):
    """Something that is answered with an error: the message says what would have been possible, and nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def require(held: object, code: str, message: str) -> None:
    """Refuse unless something holds."""
    if not held:
        raise Refusal(code, message)


# --- A table's settings --------------------------------------------------------------------------------------------------------


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is played with, as its host chose it."""

    edition: Word = "classic"
    sheet: Word = "en"
    lang: Word = "en"
    seats: tuple[Word, ...] = (PERSON, PERSON, "easy")
    rules: dict[Word, Word | int | bool] = msgspec.field(default_factory=dict)
    timer: Literal["none", "slow", "normal", "fast"] = "none"
    auto_call: bool = False
    catch_window: Literal["normal", "long"] = "normal"
    chat: Literal["phrases", "free", "off"] = "phrases"


# --- From a client -------------------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """Who speaks, and since when they want to be told what happened: the first message of a connection."""

    version: int
    token: Token | None = None
    since: Since | None = None


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Any later message: it has an id of the client's own."""

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

    seat: SeatNumber


class MakeHost(Message, frozen=True, tag="host"):
    """The host hands over."""

    seat: SeatNumber


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


class CreateBody(msgspec.Struct):
    """What a table is made from."""

    name: str
    settings: TableSettings = TableSettings()


class JoinBody(msgspec.Struct):
    """Who sits down, and where; in any free seat, if none is named.

    A client may bring a token of its own, 22 to 64 random letters, digits, `-` and `_`: if the answer is lost, it asks again with
    the same one and has the same seat.
    """

    name: str
    seat: int | None = None
    token: OwnToken | None = None


# --- From a table --------------------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct):
    """What everybody may know of a seat."""

    kind: str
    """`person`, or the level of a bot."""
    name: str | None
    taken: bool
    here: bool
    host: bool
    stand_in: bool
    """A bot plays for an absent person, or in an empty seat."""


class Shuffle(msgspec.Struct):
    """What is public about the shuffle of a round; seed and nonce are null until it is over."""

    round: int
    commitment: str
    seed: str | None
    nonce: str | None
    salts: list[str]


class Info(msgspec.Struct):
    """What anybody may know about a table."""

    id: str
    phase: Phase
    settings: TableSettings
    differs: list[str]
    """Switches that are set otherwise than the sheet has them."""
    seats: list[SeatInfo]
    spectators: int
    round: int
    matches: int
    """How many matches are over at this table."""
    fairness: list[Shuffle]


class ClockInfo(msgspec.Struct):
    """Milliseconds until the waiting seat's answer is given for it, of how many in all, and until a catch can be made."""

    turn_ms: int | None = None
    whole_ms: int | None = None
    catch_ms: int | None = None


class Missed(msgspec.Struct):
    """What happened at one version, as the client's seat was told it."""

    version: int
    events: list[dict[str, Any]]


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    """The answer to `hello`: where the client is, what it sees, and what it has missed."""

    seat: int | None
    version: int
    info: Info
    view: dict[str, Any] | None
    missed: list[Missed]
    clock: ClockInfo


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """Something happened at the table, told as this seat may know it."""

    version: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    clock: ClockInfo


class InfoChanged(msgspec.Struct, tag="info", tag_field="type"):
    """Seats, settings or phase have changed."""

    version: int
    info: Info


class Said(msgspec.Struct, tag="chat", tag_field="type", omit_defaults=True):
    """Somebody spoke."""

    seat: int
    phrase: str | None = None
    text: str | None = None


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """A message was obeyed, and the version at which it is durable."""

    id: str
    version: int


class Error(msgspec.Struct, tag="error", tag_field="type"):
    """A message was refused, and nothing has changed."""

    id: str | None
    code: str
    message: str


class Closed(msgspec.Struct, tag="closed", tag_field="type"):
    """The last message before the connection is closed."""

    code: str
    message: str


AnyAnswer = Welcome | Update | InfoChanged | Said | Ack | Error | Closed


class Made(msgspec.Struct):
    """The answer to making a table: its id, and the seat of its maker."""

    table: str
    seat: int
    token: str
    info: Info


class Joined(msgspec.Struct):
    """The answer to joining: a seat, and the token that gives it."""

    seat: int
    token: str
    info: Info


class Looked(msgspec.Struct):
    """What a visitor sees before joining."""

    info: Info


class Failure(msgspec.Struct):
    """Why a request was refused."""

    code: str
    message: str


class Refused(msgspec.Struct):
    """The answer to a request that was refused."""

    error: Failure


# --- The wire ------------------------------------------------------------------------------------------------------------------

encode = msgspec.json.Encoder().encode
decode_hello = msgspec.json.Decoder(Hello).decode
decode_message = msgspec.json.Decoder(AnyMessage).decode
DECODE_ERRORS = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What the decoders raise for a frame that is no message."""


class _OnlyId(msgspec.Struct):
    id: Id | None = None


_decode_id = msgspec.json.Decoder(_OnlyId).decode


def id_in(frame: str | bytes) -> str | None:
    """The id of a message that may be wrong otherwise, so that its error can name it."""
    try:
        return _decode_id(frame).id
    except DECODE_ERRORS:
        return None


def bad_message(error: Exception) -> Refusal:
    """Why a frame is no message: at which byte, or in which field."""
    # It may quote the frame, and is shown to people.
    why = str(error).encode("unicode_escape").decode()
    if isinstance(error, msgspec.ValidationError):
        return Refusal("bad_message", f"this is not a message of the protocol: {why}")
    return Refusal("bad_message", f"a message is one JSON object, in UTF-8: {why}")
