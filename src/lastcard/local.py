"""A table on this machine: a match, the people at it, and bots in the other seats.

What is the same for every screen lives here: who sits where, what the bots do when they are asked, what each seat has been told,
and how a table is saved. When to let a bot move, and how long a call can be caught, is the screen's to decide.
"""

from __future__ import annotations

import os
import random
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from lastcard.bots import Bot, Memory, bot, levels
from lastcard.match import Match
from lastcard.record import BadRecord, decoded, remark
from lastcard.replay import load
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.views import View, Wire, tell
from lastcard.words import Words

_SEATS = "seats"
"""A saved table is a record; a comment with this word in it says who sat where."""

PERSON = "person"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is set up with."""

    edition: str = "classic"
    sheet: str = "en"
    seats: tuple[str, ...] = (PERSON, "easy", "easy", "easy")
    """Who sits where: a person, or a bot of a level."""
    rules: Mapping[str, object] = msgspec.field(default_factory=dict)
    seed: str | None = None


class LocalTable:
    """A match with its people and bots."""

    def __init__(
        self, match: Match, seats: Sequence[str], rng: random.Random | None = None, *, file_name: str | None = None
    ) -> None:
        for seat in seats:
            if seat not in (PERSON, *levels()):
                raise ValueError(f"no bot is called {seat[:40]!r}: {', '.join(levels())}")
        if len(seats) != match.players:
            raise ValueError(f"{match.players} seats are to be filled")
        # The same seed is the same game, bots included.
        rng = rng or random.Random(match.header.seed)  # noqa: S311  bots need luck, not secrets
        self.match = match
        self.file_name = file_name or f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}-{match.header.edition}.lastcard"
        """Each table has a file of its own, so that no game takes another's place."""
        self.seats = tuple(seats)
        self.bots: dict[SeatNo, Bot] = {at: bot(level, rng) for at, level in enumerate(seats) if level != PERSON}
        self.memories = tuple(Memory(seat, match.players) for seat in range(match.players))
        self._tell(match.history)

    @classmethod
    def new(cls, settings: Settings) -> LocalTable:
        """A table with its first round dealt; ValueError says what is wrong with the settings."""
        match = Match.new(
            settings.edition,
            players=len(settings.seats),
            sheet=settings.sheet,
            rules=settings.rules,
            seed=settings.seed,
        )
        return cls(match, settings.seats)

    @property
    def people(self) -> tuple[SeatNo, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(self.match.players) if seat not in self.bots)

    def view(self, seat: SeatNo | None) -> View:
        """What a seat sees now, or a spectator (None)."""
        return self.match.view(seat)

    def memory(self, seat: SeatNo) -> Memory:
        """What a seat was told."""
        return self.memories[seat]

    def move(self, seat: SeatNo, choice: str) -> tuple[Event, ...]:
        """A seat's answer; everybody is told what came of it."""
        return self._tell(self.match.move(seat, choice))

    def next_round(self) -> tuple[Event, ...]:
        """Deal the next round."""
        return self._tell(self.match.next())

    def bot_asked(self) -> Question | None:
        """The first question that play waits for and a bot has to answer."""
        return next((q for q in self.match.asked if not q.offer and q.seat in self.bots), None)

    def bot_answers(self, question: Question) -> tuple[Event, ...]:
        """A bot answers its question; letting an offer go makes nothing happen."""
        seat = question.seat
        choice = self.bots[seat].choose(self.match.view(seat), question, self.memories[seat])
        return () if choice is None else self.move(seat, str(choice))

    def bot_offers(self, name: str) -> tuple[Event, ...]:
        """Let the bots take up the offers of a kind, `uno` or `catch`, that are open now; at most one of them does."""
        for question in self.match.asked:
            if question.name == name and question.seat in self.bots and (events := self.bot_answers(question)):
                return events
        return ()

    def _tell(self, events: Sequence[Event]) -> tuple[Event, ...]:
        for seat, memory in enumerate(self.memories):
            for event in events:
                told: Wire | None = tell(event, seat)
                if told is not None:
                    memory.hear(told)
        return tuple(events)

    # --- Saving --------------------------------------------------------------------------------------------------------------

    def saved(self) -> str:
        """The table as a record that `resumed` takes and any other reader of records as well."""
        return f"# {_SEATS} {' '.join(self.seats)}\n{self.match.record()}"

    def save(self, folder: Path) -> Path:
        """Save to the table's file, all or nothing: a crash in the middle leaves the earlier save. Gives the file."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / self.file_name
        beside = path.with_name(path.name + ".part")
        with beside.open("w", encoding="utf-8") as file:
            file.write(self.saved())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        return path

    @classmethod
    def resumed(cls, path: Path) -> LocalTable:
        """The table of a save; BadRecord names the line that is damaged."""
        text = decoded(path.read_bytes())
        seats = remark(text, _SEATS)
        match = load(text)
        if seats is None:
            seats = (PERSON, *["easy"] * (match.players - 1))
        try:
            return cls(match, seats, file_name=path.name)
        except ValueError as error:
            raise BadRecord(1, str(error)) from None


def state_folder() -> Path:
    """Where everything is kept that a player may want to go on with."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "lastcard"


def games_folder() -> Path:
    """Where games are kept, those that are over as well as those to go on with."""
    return state_folder() / "games"


def latest_unfinished(folder: Path) -> Path | None:
    """The game left last that is not over, if there is one."""
    saves = sorted(folder.glob("*.lastcard"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in saves if not _is_over(path)), None)


def _is_over(path: Path) -> bool:
    """Whether a record has its end line; a damaged one has none and is looked at when it is taken up."""
    return path.read_bytes().rstrip().rpartition(b"\n")[2].startswith(b"end ")


def names_at(table: LocalTable, words: Words) -> tuple[str, ...]:
    """What everybody is called: a person alone is "You"."""
    alone = len(table.people) == 1
    return tuple(
        words.t("table-you")
        if alone and seat in table.people
        else words.t("table-player" if seat in table.people else "table-bot", number=seat if alone else seat + 1)
        for seat in range(table.match.players)
    )
