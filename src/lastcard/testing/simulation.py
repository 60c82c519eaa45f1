"""A served table under a seed, with all that can go wrong: a search for what is lost, doubled, or told to the wrong seat.

People play, come and go, say things twice and wrongly, and lose their connections in the middle of a word; the server is killed,
and its disk is full for a while. `simulated` plays, `check` holds what everybody was told and answered against the log.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from lastcard.bots import levels
from lastcard.codes import CODES
from lastcard.editions import EDITIONS
from lastcard.protocol import PERSON, Since, TableSettings
from lastcard.rules.events import Event
from lastcard.rules.questions import SeatNo
from lastcard.server.store.log import Snapshot
from lastcard.server.store.snapshots import snapshot_of
from lastcard.table.accept import accept, fold
from lastcard.table.entries import PLAYED, Again, Sat
from lastcard.table.machine import Accept, Machine
from lastcard.table.state import Conditions, TableState
from lastcard.table.telling import Telling
from lastcard.testing.settings import any_deck, any_house, any_rules, chance
from lastcard.testing.virtual import Guest, VirtualTable, code_of, folded, stored_entries
from lastcard.views import Wire, deck_given

STEPS = 400
PEOPLE_MAX, BOTS_MAX = 3, 2
WAITS_S = (0.1, 0.6, 1.0, 2.5, 2.5, 13.0, 31.0)
HAPPENS = {
    "somebody acts": 140,
    "time passes": 30,
    "somebody goes": 4,
    "somebody sits down": 4,
    "somebody watches": 1,
    "snapshot": 6,
    "crash": 3,
    "full disk": 1,
    "room on the disk": 3,
}
"""How often what happens at a table."""
FATES = {"heard": 80, "heard twice": 10, "heard, and the answer is lost": 5, "lost": 5}
"""What becomes of a message."""
WISHES = {"play": 400, "salt": 8, "chat": 8, "move": 8, "next": 8, "leave": 1, "kick": 1, "host": 2}
"""What somebody would like to say; mostly, what the table waits for."""
DECKS_SHARE = 1 / 8
"""How often a table has a deck of its host's own."""
PHASES = {"lobby": "start", "between": "next", "over": "rematch"}


class Person(Guest):
    """Somebody at a simulated table, who says again what was not answered."""

    def __init__(self, guest: Guest, seat: SeatNo | None, since_version: int) -> None:
        super().__init__(guest.name, guest.token)
        self.own_seat = seat
        self.sat_at = since_version
        """The version at which they have sat down."""
        self.pending: Wire | None = None
        """What they have said and not been answered."""


class Simulation:
    """A table, and everybody who has ever been at it."""

    def __init__(self, seed: str, telling: Telling | None = None, accept: Accept = accept) -> None:
        self._rng = chance(f"simulation|{seed}")
        self.table = VirtualTable(Conditions(telling=telling or Telling()), seed=seed, machine=Machine(accept=accept))
        self.everybody: list[Person] = []
        self._snapshot: Snapshot | None = None
        self._count = 0
        settings = _any_settings(self._rng)
        self.table.make(settings, "P0")
        self._took_seat(0 if settings.seats[0] == PERSON else settings.seats.index(PERSON))
        for _ in range(settings.seats.count(PERSON) - 1):
            self._joins()
        for person in self.everybody:
            self._comes(person)

    def play(self, steps: int) -> None:
        """Let so many things happen, and then whatever is still waited for."""
        for _ in range(steps):
            self._step()
        self.table.full = False
        for person in self._here():
            self._says_again(person)
        self.table.wait(60.0)

    def _step(self) -> None:
        rng, table = self._rng, self.table
        match _any(HAPPENS, rng):
            case "somebody acts":
                self._somebody_acts()
            case "time passes":
                table.wait(rng.choice(WAITS_S))
            case "somebody goes":
                self._somebody_goes()
            case "somebody sits down":
                self._joins()
            case "somebody watches":
                self._watches()
            case "crash":
                table.crash(rng.choice((None, self._snapshot)))
            case "snapshot":
                self._snapshot = snapshot_of(table.state)
            case "full disk":
                table.full = True
            case _:
                table.full = False

    # --- People --------------------------------------------------------------------------------------------------------------

    def _here(self) -> list[Person]:
        return [person for person in self.everybody if person.client is not None]

    def _somebody_acts(self) -> None:
        person = self._rng.choice(self.everybody)
        if person.client is None:
            if person.closed not in {"kicked", "left", "bad_token"}:
                self._comes(person)
        elif person.pending is not None:
            self._says_again(person)
        elif (said := self._wish(person)) is not None:
            self._count += 1
            person.pending = said | {"id": f"{person.name}-{self._count}"}
            self._says(person, person.pending)

    def _comes(self, person: Person) -> None:
        anew: tuple[Since | None, ...] = (None, 0, "round")
        self.table.connect(person, person.version if person.messages else self._rng.choice(anew))

    def _somebody_goes(self) -> None:
        if here := self._here():
            self.table.disconnect(self._rng.choice(here))

    def _joins(self) -> None:
        free = self.table.state.open_seats()
        if not free or self.table.full:
            return
        seat = self._rng.choice(free)
        self.table.join(f"P{len(self.everybody)}", seat)
        self._took_seat(seat)

    def _took_seat(self, seat: SeatNo) -> None:
        person = Person(self.table.people[seat], seat, self.table.state.version)
        self.table.people[seat] = person
        self.everybody.append(person)

    def _watches(self) -> None:
        person = Person(Guest(f"W{len(self.everybody)}"), None, 0)
        self.everybody.append(person)
        self._comes(person)

    # --- What they say -------------------------------------------------------------------------------------------------------

    def _says(self, person: Person, message: Wire) -> None:
        """A message may be lost, be heard though the answer is lost, or be heard twice."""
        table, frame = self.table, json.dumps(message)
        match _any(FATES, self._rng):
            case "lost":
                table.disconnect(person)
            case "heard, and the answer is lost":
                table.cut(person)
                table.send(person, frame)
                table.settle()
                table.disconnect(person)
            case fate:
                for _ in range(2 if fate == "heard twice" else 1):
                    if person.client is not None:
                        table.send(person, frame)
                table.settle()
                self._answered(person)

    def _says_again(self, person: Person) -> None:
        self._answered(person)
        if person.pending is not None and person.client is not None:
            self.table.send(person, json.dumps(person.pending))
            self.table.settle()
            self._answered(person)

    def _answered(self, person: Person) -> None:
        if person.pending is None:
            return
        for answer in _answers(person, person.pending["id"]):
            if not CODES.get(code_of(answer), CODES["bad_request"]).retry:
                person.pending = None
                return

    def _wish(self, person: Person) -> Wire | None:
        """What somebody would like to say now."""
        rng, kind = self._rng, _any(WISHES, self._rng)
        if kind != "play":
            choice = rng.choice(("play X1", "jump R7", "jump R7 uno", "swap 1", "take"))
            fields = {"salt": {"salt": f"salt-{self._count}"}, "chat": {"phrase": "ouch"}, "move": {"choice": choice}}
            return {"type": kind} | fields.get(kind, {"seat": rng.randrange(len(person.info["seats"]))})
        if person.own_seat is None:
            return None
        if person.info["phase"] != "playing":
            return {"type": PHASES[person.info["phase"]]}
        choices = [choice for asked in person.asked for choice in asked["choices"]]
        plays = [choice for choice in choices if choice not in {"draw", "keep"}] or choices
        return {"type": "move", "choice": rng.choice(plays)} if plays else None


def simulated(seed: str, steps: int = STEPS, *, telling: Telling | None = None, accept: Accept = accept) -> Simulation:
    """A table that was played under a seed; a test plants its faults in how it tells and accepts."""
    simulation = Simulation(seed, telling, accept)
    simulation.play(steps)
    return simulation


def _any(weights: dict[str, int], rng: Random) -> str:
    return rng.choices(list(weights), list(weights.values()))[0]


def _any_settings(rng: Random) -> TableSettings:
    bots = [rng.choice([*levels(), "expert:50"]) for _ in range(rng.randint(0, BOTS_MAX))]
    seats = [PERSON] * rng.randint(1 if bots else 2, PEOPLE_MAX) + bots
    rng.shuffle(seats)
    edition = rng.choice(EDITIONS)
    own = any_deck(rng) if rng.random() < DECKS_SHARE else None
    return TableSettings(
        edition=edition.id,
        deck=None if own is None or own.given is None else deck_given(own.given),
        seats=tuple(seats),
        rules=any_rules(rng) | any_house(own or edition, len(seats), rng) | {"target": rng.choice((1, 60, 500))},
        timer=rng.choice(("none", "none", "fast")),
        bot_pace=rng.choice(("slow", "normal", "fast")),
        auto_call=rng.choice((True, False, False, False)),
        catch_window=rng.choice(("normal", "long")),
    )


# --- What must hold ------------------------------------------------------------------------------------------------------------


class _Moment(NamedTuple):
    """What a version of the log says."""

    events: tuple[Event, ...]
    views: dict[SeatNo | None, Wire]
    newcomers: set[SeatNo]
    played: bool
    alone: bool


def check(simulation: Simulation) -> None:
    """Hold everything that was stored, answered and told against the log; AssertionError says what is wrong."""
    table = simulation.table
    _check_answers(simulation)
    _check_fold(table)
    moments = list(_moments(table))
    last_again = max((at for at, entry in enumerate(stored_entries(table.log), 1) if isinstance(entry, Again)), default=0)
    for person in simulation.everybody:
        _check_told(person, moments, last_again)


def _check_fold(table: VirtualTable) -> None:
    """The live table is what its log tells."""
    state = table.state
    again = folded(state.id, state.conditions, table.log)
    assert snapshot_of(again) == snapshot_of(state), "the table is not what its log tells"
    past_from = max(state.past_from, again.past_from)
    remembered = [[part for part in one.told if part[0] > past_from] for one in (again, state)]
    assert remembered[0] == remembered[1], "the table remembers another past"
    whole = folded(state.id, state.conditions, table.log, keeps=True)
    assert not state.whole or whole.finished == state.finished


def _check_answers(simulation: Simulation) -> None:
    """Whatever was acknowledged is in the log, once; a command said again got the same answer."""
    log = stored_entries(simulation.table.log)
    sittings: dict[SeatNo, int] = {}
    obeyed: dict[tuple[SeatNo, int, str], int] = {}
    for version, entry in enumerate(log, 1):
        if entry.asked is not None:
            key = entry.asked.seat, sittings.get(entry.asked.seat, 0), entry.asked.id
            assert key not in obeyed, f"{key} was obeyed twice"
            obeyed[key] = version
        if isinstance(entry, Sat):
            sittings[entry.seat] = version
    for person in simulation.everybody:
        given: dict[str, Wire] = {}
        for answer in person.messages:
            if answer["type"] not in {"ack", "error"} or CODES.get(code_of(answer), CODES["bad_request"]).retry:
                continue
            assert given.setdefault(answer["id"], answer) == answer, "a command was answered in two ways"
            if person.own_seat is not None and (at := obeyed.get((person.own_seat, person.sat_at, answer["id"]))) is not None:
                assert answer == {"type": "ack", "id": answer["id"], "version": at}, "what was obeyed was answered otherwise"


def _moments(table: VirtualTable) -> Iterator[_Moment]:
    """What each version of the log says, from the first on."""
    state, telling = TableState(table.state.id, table.state.conditions), Telling()
    for entry in stored_entries(table.log):
        events = fold(state, entry)
        match, views = state.match, {}
        if isinstance(entry, PLAYED):
            assert match is not None
            asked = telling.asked(match.asked, alone=state.alone)
            views = {seat: telling.view(match.state, seat, asked) for seat in (*range(match.players), None)}
        yield _Moment(events, views, set(state.newcomers), isinstance(entry, PLAYED), state.alone)


def _check_told(person: Person, moments: list[_Moment], last_again: int) -> None:
    """Somebody was told what their seat may know, each version once and none left out."""
    told: dict[int, list[Wire]] = {}
    first: int | None = None
    for message in person.messages:
        if message["type"] == "welcome":
            if first is None:
                first = message["version"]
            for missed in message["missed"]:
                _check_events(person, missed, moments, told)
        elif message["type"] == "update":
            moment, eyes = moments[message["version"] - 1], _eyes(person, message["version"], moments)
            seen, expected = message["view"], moment.views[eyes]
            if moment.alone and not any(asked.get("forced") for asked in seen["asked"]):
                # Somebody else was there, who could learn from an answer that is given at once.
                expected = expected | {"asked": [_unforced(asked) for asked in expected["asked"]]}
            assert seen == expected, f"{person.name} sees what seat {eyes} does not"
            _check_events(person, message, moments, told)
    if first is not None:
        since = max(first, last_again)
        due = {at for at, moment in enumerate(moments, 1) if moment.played and since < at <= person.version}
        assert due <= told.keys(), f"{person.name} was never told of {sorted(due - told.keys())}"


def _check_events(person: Person, part: Wire, moments: list[_Moment], told: dict[int, list[Wire]]) -> None:
    version = part["version"]
    eyes = _eyes(person, version, moments)
    expected = Telling().events(eyes, moments[version - 1].events)
    assert part["events"] == expected, f"{person.name} was told at {version} what seat {eyes} was not"
    assert version not in told, f"{person.name} was told twice of {version}"
    told[version] = part["events"]


def _unforced(asked: Wire) -> Wire:
    return {name: value for name, value in asked.items() if name != "forced"}


def _eyes(person: Person, version: int, moments: list[_Moment]) -> SeatNo | None:
    """The seat whose secrets somebody may know of a version."""
    seat = person.own_seat
    if seat is None or version < person.sat_at or seat in moments[version - 1].newcomers:
        return None
    return seat


def _answers(person: Person, id_: str) -> list[Wire]:
    return [message for message in person.messages if message["type"] in {"ack", "error"} and message["id"] == id_]
