"""What a client and a table say to each other, in both directions: every message, request and answer (docs/protocol.md).

The wire is JSON, version 1; unknown fields are ignored on both sides. The OpenAPI document, the browser's types and the tables of
docs/protocol.md are made from this module: the docstrings of structs and fields are read there. `lastcard.codes` describes the
codes, `lastcard.views` writes the views, questions and events.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from lastcard.codes import CODES

VERSION = 1
PERSON = "person"
"""The kind of a seat for a person; any other kind is the level of a bot."""
PHRASES = ("hello", "well_played", "ouch", "lucky", "sorry", "thanks", "one_moment", "good_game")
"""What can be said at any table that allows it, in everybody's own language."""
REACTIONS = {"laugh": "😄", "wow": "😮", "cry": "😢", "angry": "😠", "cool": "😎", "think": "🤔"}
"""Faces that can be shown in place of a phrase, each with the sign for clients that do not draw it."""

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
Timer = Literal["none", "slow", "normal", "fast"]
BotPace = Literal["slow", "normal", "fast"]
CatchWindow = Literal["normal", "long"]
ChatMode = Literal["phrases", "free", "off"]
CodeName = Annotated[str, msgspec.Meta(examples=[*CODES])]
"""There may be newer ones than these: what a client does not know is not final."""

REFERENCE = "#/components/schemas/{name}"
"""Where a schema stands in the OpenAPI document."""
ViewObject = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": REFERENCE.format(name="View")})]
EventObject = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": REFERENCE.format(name="Event")})]
"""Written by `lastcard.views`; their schemas follow from the classes that they are written from (`lastcard.server.schema`)."""


# --- A table's settings --------------------------------------------------------------------------------------------------------


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is played with, as its host chose it."""

    edition: Word = "classic"
    sheet: Word = "en"
    """The printed rules that are played by."""
    lang: Word = "en"
    """The language of the table, for those who have chosen none."""
    seats: tuple[Word, ...] = (PERSON, PERSON, "easy")
    """2 to 10 seats, each for a `person` or a bot of a level (`expert:70` below full strength); at least one is for a person."""
    rules: dict[Word, Word | int | bool] = msgspec.field(default_factory=dict)
    """Switches that are set otherwise than the sheet has them, house rules among them."""
    deck: dict[str, Any] | None = None
    """A deck of the host's own, as the notation has it; `edition` then counts for nothing."""
    timer: Timer = "none"
    """How long a seat has for an answer."""
    bot_pace: BotPace = "normal"
    """How long bots wait before they answer."""
    auto_call: bool = False
    """The call is made for everybody."""
    catch_window: CatchWindow = "normal"
    """How long a catch is open before the next seat's move goes through."""
    chat: ChatMode = "phrases"
    """What can be said at the table."""


# --- From a client -------------------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """Who speaks, and since when they want to be told what happened: the first message of a connection."""

    version: int
    """Of the protocol."""
    token: Token | None = None
    """It gives the seat; without one, the client watches."""
    since: Since | None = None
    """The last version that the client has seen, `"round"` for all of this round, or null for nothing but the view."""
    changes: bool = False
    """Whether the client can do with what changes of a view, and with the shuffles of the first round and the last three."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Any later message: it has an id of the client's own, which a seat never uses twice."""

    id: Id


class Move(Message, frozen=True, tag="move"):
    """A seat: one move of the notation."""

    choice: Line


class Start(Message, frozen=True, tag="start"):
    """The host, in the lobby: begins the match. Bots play in empty seats until somebody sits there and the round is over."""


class Next(Message, frozen=True, tag="next"):
    """Any person, between rounds: deals the next round."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Any person, when the match is over: the same table plays again, from the lobby."""


class ChangeSettings(Message, frozen=True, tag="settings"):
    """The host, in the lobby: changes the settings of the table."""

    settings: TableSettings


class Kick(Message, frozen=True, tag="kick"):
    """The host: empties another person's seat."""

    seat: SeatNumber
    keep_out: bool = False
    """Whoever had it cannot sit down again with the token that they had, nor anybody under a name like theirs."""


class MakeHost(Message, frozen=True, tag="host"):
    """The host: makes another person host."""

    seat: SeatNumber


class Leave(Message, frozen=True, tag="leave"):
    """A seat: is given up, and the connection is closed; a bot plays on."""


class Salt(Message, frozen=True, tag="salt"):
    """A seat: adds to the next shuffle, once: what it adds first counts."""

    salt: Line
    commitment: Line | None = None
    """That of the shuffle it is for: it does not count for any other. Without one, it is for the next."""


class Chat(Message, frozen=True, tag="chat"):
    """A seat: says one of the phrases, or free text, or shows one of the reactions."""

    phrase: Line | None = None
    text: Line | None = None
    reaction: Line | None = None


class Nudge(Message, frozen=True, tag="nudge"):
    """A seat: reminds the people whom play waits for, once they have been asked for a while."""


class Ready(Message, frozen=True, tag="ready"):
    """A seat, while no round is played: shows the others that it is ready, or no longer is. Nothing waits for it."""

    ready: bool = True


class Ping(Message, frozen=True, tag="ping"):
    """Anybody: asks for an `ack`."""


AnyMessage = Move | Start | Next | Rematch | ChangeSettings | Kick | MakeHost | Leave | Salt | Chat | Nudge | Ready | Ping


class CreateBody(msgspec.Struct):
    """What a table is made from."""

    name: str
    settings: TableSettings = TableSettings()


class JoinBody(msgspec.Struct):
    """Who sits down, and where; in any free seat, if none is named."""

    name: str
    seat: int | None = None
    token: OwnToken | None = None
    """Of the client's own, 22 to 64 random letters, digits, `-` and `_`: if the answer is lost, it asks again with the same one
    and has the same seat."""
    former: Token | None = None
    """The last token that this client had here and that gives no seat any more: a table may keep its owner out."""


# --- From a table --------------------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct):
    """What everybody may know of a seat."""

    kind: str
    """`person`, or the level of a bot."""
    name: str | None
    """Null for a bot, and while the seat is free."""
    taken: bool
    """By a person or a bot: it cannot be joined."""
    here: bool
    """A bot, or a person who is connected."""
    host: bool
    stand_in: bool
    """A bot plays for an absent person, or in an empty seat."""
    ready: bool | msgspec.UnsetType = msgspec.UNSET
    """Only while no round is played, of a person who has said so."""


class Shuffle(msgspec.Struct):
    """What is public about the shuffle of a round."""

    round: int
    commitment: str
    """To the seed and the nonce, told one round ahead."""
    seed: str | None
    """Null until the round is over, as is the nonce."""
    nonce: str | None
    salts: list[str]
    """Those mixed in, in the order of the seats; hidden until the deal."""
    seats: list[int] = []
    """Whose salts these are, one seat for each."""


class Info(msgspec.Struct):
    """What anybody may know about a table."""

    id: str
    phase: Phase
    settings: TableSettings
    differs: list[str]
    """Switches that are set otherwise than the sheet has them."""
    seats: list[SeatInfo]
    spectators: int
    """How many people watch."""
    round: int
    matches: int
    """How many matches are over at this table."""
    fairness: list[Shuffle]
    """The shuffles of the first round and of the last three, the next among them; of every round for clients that have not said
    `changes`, and when a match is over."""
    restored: int | msgspec.UnsetType = msgspec.UNSET
    """Only after the server was restored from a backup, until the next deal: the round that is void, 0 if none was played."""


class ClockInfo(msgspec.Struct):
    """How long things take from now on, in milliseconds; null where nothing runs."""

    turn_ms: int | None = None
    """Until an answer is given for the seat that is waited for."""
    whole_ms: int | None = None
    """What an answer has in all at this table. While a catch is open, `turn_ms` may be longer."""
    catch_ms: int | None = None
    """Until a catch can be made; 0 is now."""
    hold_ms: int | msgspec.UnsetType = msgspec.UNSET
    """Only while the next seat's move is held, as those in the view's `owing` can be caught: until it goes through."""


class Missed(msgspec.Struct):
    """What happened at one version, as the client's seat was told it."""

    version: int
    events: list[EventObject]


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    """The answer to `hello`: where the client is, what it sees, and what it has missed."""

    seat: int | None
    """Null for those who watch."""
    version: int
    info: Info
    view: ViewObject | None
    """Null in the lobby."""
    missed: list[Missed]
    """What came after `since`, in order."""
    clock: ClockInfo


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """Something happened at the table, told as this seat may know it."""

    version: int
    events: list[EventObject]
    clock: ClockInfo
    view: ViewObject | msgspec.UnsetType = msgspec.UNSET
    """Not if there are changes."""
    changes: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """For those who have said so, if that is enough: the fields of the view that are not as they were. In place of `discard_pile`
    there may be `on_pile`, the cards put on top of it. Without `asked`, nothing is asked."""


class InfoChanged(msgspec.Struct, tag="info", tag_field="type"):
    """Seats, settings or phase have changed."""

    version: int
    info: Info


class Said(msgspec.Struct, tag="chat", tag_field="type"):
    """Somebody spoke: a phrase, a text or a reaction."""

    seat: int
    phrase: str | msgspec.UnsetType = msgspec.UNSET
    text: str | msgspec.UnsetType = msgspec.UNSET
    """Beside a reaction, its sign, for clients that know none."""
    reaction: str | msgspec.UnsetType = msgspec.UNSET


class Nudged(msgspec.Struct, tag="nudge", tag_field="type"):
    """Somebody reminds those whom play waits for."""

    seat: int
    to: list[int]
    """The seats that are meant."""


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """The message of this id was obeyed, and is durable at this version."""

    id: str
    version: int


class Error(msgspec.Struct, tag="error", tag_field="type"):
    """The message of this id was refused, and nothing has changed."""

    id: str | None
    """Null if the message had none that could be read."""
    code: CodeName
    message: str


class Closed(msgspec.Struct, tag="closed", tag_field="type"):
    """The last message before the connection is closed."""

    code: CodeName
    message: str


AnyAnswer = Welcome | Update | InfoChanged | Said | Nudged | Ack | Error | Closed


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

    code: CodeName
    message: str
    """What would have been possible."""


class Refused(msgspec.Struct):
    """The answer to a request that was refused."""

    error: Failure


# --- The wire ------------------------------------------------------------------------------------------------------------------

encode = msgspec.json.Encoder().encode
decode_hello = msgspec.json.Decoder(Hello).decode
decode_message = msgspec.json.Decoder(AnyMessage).decode
DECODE_ERRORS = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What the decoders raise for a frame that is no message."""
