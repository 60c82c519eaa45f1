"""What a table knows: what its log tells, who is there, and since when. `accept` and `decide` are all that changes it.

Replaying the log gives the same table. One that comes from a snapshot is the same but for its past: what happened
before the snapshot has to be read from the log (`past_from`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import msgspec

from lastcard.bots import Memory
from lastcard.decks import edition_of
from lastcard.match import Match
from lastcard.protocol import AnyMessage, Phase, SeatInfo, Shuffle, TableSettings
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import Owed
from lastcard.table.buckets import TokenBucket
from lastcard.table.entries import Pledge
from lastcard.table.replies import Replies
from lastcard.table.seats import KeptOut, Place
from lastcard.table.settings import Paces, TableLimits
from lastcard.table.telling import Shown, Telling


class Client(NamedTuple):
    """A connection to the table: the gateway that holds it, and its number there."""

    gateway: str
    number: int


Begin = Callable[[TableSettings, str], Match]
"""How a match begins: its settings and the seed of the draw for the deal."""


def seated(settings: TableSettings, seed: str) -> Match:
    """A match with its dealer drawn and nothing dealt."""
    edition = edition_of(settings.edition, settings.deck)
    return Match.seated(edition, players=len(settings.seats), sheet=settings.sheet, rules=settings.rules, seed=seed)


class Conditions(NamedTuple):
    """What all tables of a server share."""

    paces: Paces = Paces()
    limits: TableLimits = TableLimits()
    begin: Begin = seated
    telling: Telling = Telling()


class Outgoing(msgspec.Struct, frozen=True):
    """A message for clients, as bytes of the protocol; with a code, it is the last thing that they hear."""

    clients: tuple[Client, ...]
    payload: bytes
    closing: str | None = None


Moment: TypeAlias = tuple[str, int]
"""A question that is asked once: what is asked, and how many turns of the round have begun."""


class Held(NamedTuple):
    """Something said whose time has not come: a move while somebody can be caught, a start before everybody's salt is there."""

    client: Client
    seat: SeatNo
    message: AnyMessage
    since: float
    turn: tuple[int, int] | None
    """In which round and turn it was said: a move counts for no other."""


class Marks:
    """When things began, for the clock."""

    def __init__(self) -> None:
        self.asked: dict[SeatNo, tuple[Moment, float]] = {}
        """What each seat is asked in which turn, and since when."""
        self.owed: dict[Owed, float] = {}
        """Since when each call has been owed."""
        self.opens: dict[Owed, float] = {}
        """When each silence can be caught; a call is not in it while its seat is still busy with its card."""
        self.polled: set[tuple[Owed | Moment, SeatNo]] = set()
        """The bots that have thought about an offer: about a call that is owed, or whether to jump in at a moment."""
        self.cooling: dict[SeatNo, float] = {}
        """Until when each seat that caught wrongly cannot catch."""
        self.thinking: set[object] = set()
        """What slow bots are thinking about now: the commands of time (`lastcard.table.clock`) that their answers are for."""


class Finished(NamedTuple):
    """A match that is over, with the table as it was then: since then others may have come, or the host has changed the rules."""

    record: str
    settings: TableSettings
    seats: list[SeatInfo]
    fairness: list[Shuffle]


class TableState:
    """A table at one moment."""

    def __init__(  # noqa: PLR0915  a line for each thing that is known
        self,
        id_: str,
        conditions: Conditions = Conditions(),  # noqa: B008  it never changes
        *,
        keeps: bool = False,
    ) -> None:
        self.id = id_
        self.conditions = conditions
        self.keeps = keeps
        """Whether it keeps its past. Elsewhere the log does, and whatever grows with a match is forgotten with each deal."""

        # --- What the log tells: a snapshot has all of it
        self.version = 0
        """How many entries the log has."""
        self.settings = TableSettings()
        self.places: list[Place] = []
        self.host: SeatNo | None = None
        self.match: Match | None = None
        self.matches = 0
        """How many matches are over."""
        self.pledges: dict[int, Pledge] = {}
        """Those of the first round of this match, of the last ones and of the round to come, by their numbers; of every round, as
        long as somebody must be told of all. None at a table that shuffles by its match's seed."""
        self.salts: dict[int, dict[SeatNo, str]] = {}
        """Those of the same rounds, as far as they are dealt, by seat and in the order of the seats."""
        self.labelled = False
        """Whether the record of this match says whose they are."""
        self.judged: Counter[tuple[SeatNo, bool]] = Counter()
        """How often a challenge has shown in this match that a seat was guilty, and that it was not: bots remember it."""
        self.judged_before: Counter[tuple[SeatNo, bool]] = Counter()
        """The same before this round."""
        self.coming: dict[SeatNo, str] = {}
        """The salts for the round to come."""
        self.kept_out: list[KeptOut] = []
        """Those whom the host does not want back."""
        self.before_round = 0
        """The version before the deal of the last round."""
        self.restored: int | None = None
        """After the server was restored from a backup, until the next deal: the round that is void, 0 if none was played."""
        self.alone = False
        """Whether at most one person had a seat when it was dealt: those who sat down since then watch it."""

        # --- The past: what the log tells besides
        self.past_from = 0
        """The version from which on it is known what happened in this match; the log tells what came before."""
        self.told: list[tuple[int, tuple[Event, ...]]] = []
        """What happened since then, and at which version."""
        self.whole = True
        """Whether nothing of the past was forgotten: else the log is read for records and for the shuffles of all rounds."""
        self.finished: list[Finished] = []
        """The matches that are over, the oldest first; only while the whole past is known."""
        self.former: dict[SeatNo, str] = {}
        """Who had a seat last in this match and left it before the end."""
        self.replies = Replies()

        # --- What follows from the above: kept at hand, as every move needs it
        self.phase: Phase = "lobby"
        self.waiting: tuple[Question, ...] = ()
        """The questions that play waits for."""
        self.answer_s = 0.0
        """What a bot waits before it answers."""
        self.turn_s: float | None = None
        """The time that the settings give for an answer; None where it is not limited."""
        self.hold_s = 0.0
        """How long a catch is open before the next seat's move goes through."""
        self.newcomers: set[SeatNo] = set()
        """Seats that were taken in the middle of this round: their new people watch until it is over.

        Otherwise anybody could look at a hand by sitting down at it, and leave again.
        """

        # --- Who is there
        self.clients: dict[Client, SeatNo | None] = {}
        """Everybody who is connected, with their seat; None for a spectator."""
        self.connected: dict[SeatNo, Client] = {}
        """The client of each seat that has one."""
        self.changing: set[Client] = set()
        """Those among them who are told what changes, and not the whole again."""
        self.away_since: dict[SeatNo, float] = {}
        """Since when each absent person has been away."""
        self.awaited: dict[SeatNo, float] = {}
        """Since when each person who has sat down and never connected is waited for; a table that was loaded knows of none."""
        self.stand_ins: set[SeatNo] = set()
        """Seats of people that a bot plays for."""

        # --- What happened of late
        self.shown: Shown | None = None
        """What everybody was shown with the last move; None if somebody was not."""
        self.clock = Marks()
        self.held: list[Held] = []
        self.salted: Counter[SeatNo] = Counter()
        """How often each seat has added to the shuffle to come."""
        self.chats: dict[SeatNo, TokenBucket] = {}
        self.nudged_at = 0.0
        """When somebody was last reminded."""
        self.ready: set[SeatNo] = set()
        """Those who have said that they are ready for the next round."""
        self.memories: dict[SeatNo, tuple[Memory, int]] = {}
        """What the bots remember, and up to which version they have heard of it."""

    @property
    def turn(self) -> tuple[int, int] | None:
        """The round and how many of its turns have begun; None without a match."""
        return None if self.match is None else (self.match.state.round_no, self.match.state.turns)

    def open_seats(self) -> list[SeatNo]:
        """The seats in which somebody can sit down."""
        return [seat for seat, place in enumerate(self.places) if not place.taken]

    def recall(self, past: TableState) -> None:
        """Take over the past of the same table, as its log has it: the whole of it, or a part. It goes with the next deal."""
        assert past.version == self.version
        self.match, self.told, self.past_from, self.waiting = past.match, past.told, past.past_from, past.waiting
        if past.whole:
            self.whole, self.finished, self.former = True, past.finished, past.former
            self.pledges, self.salts = past.pledges, past.salts
