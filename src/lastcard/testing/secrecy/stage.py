"""A world told in virtual time: every message with its moment, to the last bit of the clock."""

from __future__ import annotations

import contextlib
import json
import zlib
from typing import NamedTuple

from lastcard.codes import Refusal
from lastcard.rules.questions import SeatNo
from lastcard.table.clock import TimeCommand
from lastcard.table.commands import Create, Join, LookAt
from lastcard.table.entries import Dealt, Moved
from lastcard.table.fairness import Entropy
from lastcard.table.machine import Machine
from lastcard.table.outcome import Outcome
from lastcard.table.seats import fresh_table_id
from lastcard.table.state import Client, Conditions, TableState
from lastcard.table.telling import Telling
from lastcard.testing.secrecy.acts import FORCED_S, PERSON_S, VISITOR, Act, Setting, World
from lastcard.testing.secrecy.lots import Lots
from lastcard.testing.secrecy.scripts import Script, Scripts
from lastcard.testing.virtual import Guest, VirtualTable, stored_entries

NOBODY = Guest("nobody", "a-token-that-gives-no-seat-at-all")


class Heard(NamedTuple):
    """A message, to whom and when."""

    at: float
    to: str
    body: bytes


class Done(NamedTuple):
    """How far a world has come after an act."""

    heard: int
    """Everything that had been sent by then."""
    now: float
    """What the clock said then."""
    moves: int
    """Of the last round."""
    playing: bool
    sealed: bool
    """Whether a card lies face down that one of two has picked."""


def _sealed(state: TableState) -> bool:
    agenda = () if state.match is None else state.match.state.agenda
    return bool(agenda and getattr(agenda[0], "sealed", None))


class Stage:
    """A table in virtual time at which acts happen."""

    def __init__(
        self,
        setting: Setting,
        world: World,
        machine: Machine = Machine(),  # noqa: B008  neither this nor the next has state
        telling: Telling = Telling(),  # noqa: B008
    ) -> None:
        self.setting, self.lots = setting, Lots(setting.seed, world.anew)
        self._decide_due = machine.decide_due
        scripts = Scripts(setting.begins, world.orders, world.tiny)
        conditions = Conditions(setting.paces, setting.limits, scripts.begin, telling)
        self.table = VirtualTable(
            conditions,
            id_=fresh_table_id(self.lots),
            now=setting.starts_s,
            entropy=self.lots,
            machine=machine._replace(decide_due=self._noting),
        )
        self.guests: dict[str, Guest] = {}
        self.done: list[Done] = []
        self._thoughts: list[tuple[int, int, SeatNo]] = []
        """In which act a bot has thought, at which version, and for which seat."""
        self.drawn_for: dict[str, range] = {}
        """What was drawn by lot when somebody sat down."""
        self._owners: dict[Client, str] = {}
        self._dealt_at = self._moved = self._read = 0

    def _noting(self, state: TableState, command: TimeCommand, now: float, entropy: Entropy) -> Outcome:
        outcome = self._decide_due(state, command, now, entropy)
        if outcome.thought is not None:
            self._thoughts.append((len(self.done), state.version, outcome.thought.question.seat))
        return outcome

    @property
    def script(self) -> Script:
        """The match."""
        match = self.table.state.match
        assert isinstance(match, Script), "a match is being played"
        return match

    @property
    def moves(self) -> list[Moved]:
        """The moves since the last deal."""
        found: list[Moved] = []
        for entry in stored_entries(self.table.log):
            if isinstance(entry, Dealt):
                found = []
            elif isinstance(entry, Moved):
                found.append(entry)
        return found

    @property
    def thoughts(self) -> list[tuple[int, SeatNo]]:
        """For which seats a bot has thought since the last deal, and in which act."""
        return [(act, seat) for act, version, seat in self._thoughts if version >= self._dealt_at]

    def heard(self, acts: int) -> list[Heard]:
        """Every message of the first acts."""
        last = self.done[acts - 1].heard
        return [Heard(at, self.owner(to), body) for at, to, body in self.table.history[:last] if to is not None]

    def owner(self, client: Client) -> str:
        """Whose a connection is, or who made a request."""
        return self._owners.get(client, VISITOR)

    # --- Acts ----------------------------------------------------------------------------------------------------------------

    def perform(self, act: Act) -> None:
        """Let something happen."""
        # A refusal was answered to whoever asked, and is compared like any answer.
        with contextlib.suppress(Refusal):
            self._perform(act)
        table = self.table
        for version, entry in enumerate(stored_entries(table.log[self._read :]), self._read + 1):
            self._dealt_at = version if isinstance(entry, Dealt) else self._dealt_at
            self._moved = 0 if isinstance(entry, Dealt) else self._moved + isinstance(entry, Moved)
        self._read = len(table.log)
        self.done.append(Done(len(table.history), table.now, self._moved, table.phase == "playing", _sealed(table.state)))

    def wants_changes(self, who: str) -> bool:
        """Whether somebody is told what changes: in every story some are, and the others the whole."""
        return bool(zlib.crc32(f"{self.setting.seed}|{who}".encode()) & 1)

    def _perform(self, act: Act) -> None:  # noqa: C901, PLR0912  a case for each kind
        table, who = self.table, act.who
        match act.do:
            case "make":
                self._sits(who, Create(self.setting.settings, who))
            case "join":
                self._sits(who, Join(act.text or who, act.number, None))
            case "connect":
                self._comes(who, table.connect(self.guests[who], act.since, changes=self.wants_changes(who)))
            case "watch":
                self._comes(who, table.connect(Guest(who), act.since, changes=self.wants_changes(who)))
            case "stranger":
                self._comes(VISITOR, table.connect(Guest(NOBODY.name, NOBODY.token)))
            case "disconnect":
                table.disconnect(self.guests[who])
            case "say":
                self._says(who, json.dumps(act.said))
            case "answer":
                table.wait(FORCED_S if self._by_itself(act) else PERSON_S)
                self._says(who, json.dumps(act.said))
            case "frame":
                self._says(who, act.text)
            case "wait":
                table.wait(act.seconds)
            case "look":
                table.ask(LookAt("info"))
            case "record":
                table.ask(LookAt("record", act.number))
            case "make again":
                table.ask(Create(self.setting.settings, "Zoe"))
            case "full disk" | "room on the disk":
                table.full = act.do == "full disk"
            case "crash":
                table.crash()
            case "get":
                pass

    def _sits(self, who: str, said: Create | Join) -> None:
        before, first = len(self.table.history), len(self.lots.drawn)
        try:
            answer = self.table.ask(said)
        finally:
            for happened in self.table.history[before:]:
                if happened.to is not None and happened.to.gateway == "requests":
                    self._owners[happened.to] = who
        self.drawn_for[who] = range(first, len(self.lots.drawn))
        self.guests[who] = self.table.people[answer["seat"]] = Guest(who, answer["token"])

    def _comes(self, who: str, guest: Guest) -> None:
        # One who was turned away has heard why; nobody came later.
        heard = (to for _, to, _ in self.table.history if to is not None)
        self._owners[guest.client or max(heard, key=lambda client: client.number)] = who
        self.guests[who] = guest

    def _says(self, who: str, frame: str) -> None:
        self.table.send(self.guests[who], frame)
        self.table.settle()

    def _by_itself(self, act: Act) -> bool:
        """Whether the client of a person gives this answer."""
        asked = self.guests[act.who].asked
        return any(question.get("forced", False) and question["choices"] == [act.said["choice"]] for question in asked)
