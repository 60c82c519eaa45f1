"""A table as its log tells it: who sits where, the match, and what was committed to. `take` is the only door.

Nothing here knows of connections or of time; whoever replays the log gets the same sitting. One that was taken up from a snapshot
(`lastcard.server.snapshots`) is the same but for its past: what happened before the snapshot has to be replayed.
"""

from __future__ import annotations

from collections.abc import Callable

from lastcard.local import PERSON
from lastcard.match import Match
from lastcard.record import Chance
from lastcard.rules.events import Event
from lastcard.rules.questions import Question
from lastcard.server import entries
from lastcard.server.entries import AnyEntry, Pledge
from lastcard.server.fairness import chance, commitment
from lastcard.server.obeyed import Obeyed
from lastcard.server.seats import Chair
from lastcard.server.settings import TableSettings
from lastcard.server.telling import told_to
from lastcard.verify import dealer_seed
from lastcard.views import Wire

PLAYED = (entries.Dealt, entries.Moved)
"""The entries with which the match goes on."""

MISSED_MAX = 1000
"""Moves that somebody who was away is told one by one: more takes long to tell, and nobody reads it."""

Seated = Callable[[TableSettings, str], Match]
"""How a match begins: its settings and the seed of the draw for the deal."""


def seated(settings: TableSettings, seed: str) -> Match:
    """A match with its dealer drawn and nothing dealt."""
    return Match.seated(settings.edition, players=len(settings.seats), sheet=settings.sheet, rules=settings.rules, seed=seed)


class Sitting:
    """Everything that follows from a table's log."""

    def __init__(self, table: str, begin: Seated = seated) -> None:
        self.table = table
        self._begin = begin
        self.version = 0
        """How many entries have been taken."""
        self.settings = TableSettings()
        self.chairs: list[Chair] = []
        self.host: int | None = None
        self.match: Match | None = None
        self.matches = 0
        """How many matches are over."""
        self.pledges: list[Pledge] = []
        """One for each round of this match, and one for the round to come."""
        self.salts: list[tuple[str, ...]] = []
        """Those of each round dealt, in the order of the seats."""
        self.coming: dict[int, str] = {}
        """The salts for the round to come."""
        self.obeyed = Obeyed()
        self.before_round = 0
        """The version before the deal of the last round."""
        self.recalls = 0
        """The version from which on it knows what happened: that of the snapshot that it was taken up from."""
        self.told: list[tuple[int, tuple[Event, ...]]] = []
        """What happened in this match since then, and at which version."""
        self.finished: list[str] = []
        """The records of the matches that are over, the oldest first; only where the whole log was replayed."""

    # --- Looking -------------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """`lobby`, `playing`, `between` rounds, or `over`."""
        if self.match is None:
            return "lobby"
        if self.match.over:
            return "over"
        return "playing" if self.match.state.playing else "between"

    @property
    def waiting(self) -> tuple[Question, ...]:
        """The questions that play waits for."""
        return () if self.match is None else tuple(question for question in self.match.asked if not question.offer)

    @property
    def newcomers(self) -> list[int]:
        """Seats that were taken in the middle of this round: whoever has one watches until it is over.

        Otherwise anybody could look at a hand by sitting down at it, and leave again.
        """
        return [seat for seat, chair in enumerate(self.chairs) if chair.watches]

    def missed(self, seat: int | None, since: int) -> list[Wire]:
        """What whoever has a seat was told after a version that it recalls, in order; at most the last of it."""
        assert since >= self.recalls
        told_from = None if seat is None else self.chairs[seat].told_from
        found: list[Wire] = []
        for version, events in reversed(self.told):
            if version <= since or len(found) == MISSED_MAX:
                break
            eyes = None if told_from is None or version < told_from else seat
            found.append({"version": version, "events": told_to(eyes, events)})
        return found[::-1]

    def fairness(self) -> list[Wire]:
        """What is public about the shuffles: of a round that is not over, only its commitment and the salts mixed in."""
        state = None if self.match is None else self.match.state
        rounds = []
        for at, pledge in enumerate(self.pledges):
            number = at + 1
            dealt = state is not None and number <= state.round_no
            if not dealt and state is not None and state.match_over:
                break
            is_open = state is not None and (number < state.round_no or (number == state.round_no and state.round_over))
            rounds.append(
                {
                    "round": number,
                    "commitment": commitment(pledge),
                    "seed": pledge.seed if is_open else None,
                    "nonce": pledge.nonce if is_open else None,
                    "salts": list(self.salts[at]) if dealt else [],
                }
            )
        return rounds

    # --- Changing ------------------------------------------------------------------------------------------------------------

    def take(self, entry: AnyEntry) -> tuple[Event, ...]:
        """Go on by one entry; what happened in the match."""
        self.version += 1
        self.obeyed.take(self.version, entry)
        events = self._take(entry)
        if isinstance(entry, PLAYED):
            # Some moves tell nothing yet, but the questions change with every one.
            self.told.append((self.version, events))
            if self.phase != "playing":
                for seat in self.newcomers:
                    self.chairs[seat].told_from = self.version
            if self.match is not None and self.match.over:
                self.matches += 1
                if self.recalls == 0:
                    self.finished.append(self.match.record())
        return events

    def _take(self, entry: AnyEntry) -> tuple[Event, ...]:  # noqa: C901  one case for each kind of entry
        match entry:
            case entries.Moved():
                assert self.match is not None
                return self.match.move(entry.seat, entry.choice)
            case entries.Dealt():
                return self._deal(entry.pledge)
            case entries.Made():
                self._set(entry.settings)
                self.pledges = [entry.pledge]
            case entries.Sat():
                told_from = None if self.phase == "playing" else self.version
                self.chairs[entry.seat].sit(entry.name, entry.fingerprint, told_from)
                self.coming.pop(entry.seat, None)
                if self.host is None:
                    self.host = entry.seat
            case entries.Left():
                self.chairs[entry.seat].leave()
                self.coming.pop(entry.seat, None)
                if self.host == entry.seat:
                    self.host = next((seat for seat, chair in enumerate(self.chairs) if chair.fingerprint), None)
            case entries.Hosted():
                self.host = entry.seat
            case entries.Changed():
                self._set(entry.settings)
            case entries.Salted():
                self.coming[entry.seat] = entry.salt
            case entries.Again():
                self.match, self.told = None, []
                self.pledges, self.salts, self.coming = [entry.pledge], [], {}
        return ()

    def _set(self, settings: TableSettings) -> None:
        """Put up the seats of the settings; people keep theirs."""
        self.settings = settings
        before = self.chairs
        self.chairs = [Chair(kind) for kind in settings.seats]
        for seat, chair in enumerate(before[: len(self.chairs)]):
            if self.chairs[seat].person and chair.person:
                self.chairs[seat] = chair

    def _deal(self, following: Pledge) -> tuple[Event, ...]:
        """Deal the first round, or the next one."""
        self.before_round = self.version - 1
        salts = tuple(salt for _, salt in sorted(self.coming.items()))
        pledge = self.pledges[-1]
        self.pledges.append(following)
        self.salts.append(salts)
        self.coming = {}
        before: tuple[Event, ...] = ()
        if self.match is None:
            self.match = self._begin(self.settings, dealer_seed(pledge.seed, salts))
            before = tuple(self.match.history)
        own: Chance = chance(pledge, salts)
        return before + self.match.next(own)


def open_seats(chairs: list[Chair]) -> list[int]:
    """The seats in which somebody can sit down."""
    return [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON and not chair.taken]
