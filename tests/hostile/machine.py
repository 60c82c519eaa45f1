"""Hostile commands: any message in any order, right and nearly right, by people, by those who watch and with stolen tokens.

A model says what each message must lead to. What it cannot foresee (bots, and what the rules make of a move) it reads off what
everybody was told, and holds one client's account against another's. The clock stands still unless a rule moves it, so whatever
happens, happens because of a message.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count

import pytest
from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from hostile.lines import PACES, House, Line
from hostile.messages import DEFAULTS, KINDS, NONSENSE, defects, messages, playable
from lastcard.clients.errors import Lost, Refused
from lastcard.protocol import PHRASES, REACTIONS
from lastcard.table.buckets import TokenBucket
from lastcard.views import Wire

STEPS = 40
LINES = 200
"""About as many messages as a run of so many steps takes, with those that are asked besides."""
HELD_S = 6.0
"""Longer than any move is held."""
AWAY_S = 40.0
"""Longer than any seat is kept for who is away."""
CHAT = (4, 0.5)
"""What a seat may say at once, and then in a second."""
ID_MAX = 64
RECENT = 30
"""Answers that are certainly remembered."""
OWN = 8
"""Of ten moves, those that are sought among the seat's own choices."""

Seat = int | None
"""Those who watch have none."""
NUMBERS = st.integers(0, 99)
TABLES = st.integers(0, 1)
MOVES = st.one_of(st.just(0), st.integers(1, 15))
PARTIES: tuple[tuple[tuple[str, ...], Wire], ...] = (
    (("Ana", "Ben"), {"seats": ["person", "person", "easy"], "chat": "free"}),
    (("Cy",), {"seats": ["person", "person"], "rules": {"target": 1}}),
)


class Guest:
    """Somebody who has a seat, or who watches."""

    def __init__(self, table: Known, token: str | None = None, seat: int | None = None) -> None:
        self.table, self.token, self.seat = table, token, seat
        self.line: Line | None = None
        """The connection, while there is one."""
        self.told_at = 0
        """The version of the last update."""
        self.answered_at = 0
        """The version of the last answer."""
        self.watches = False
        """Whether the seat was taken in the middle of a round that is not over."""

    @property
    def eyes(self) -> Seat:
        """The seat whose cards they see."""
        return None if self.watches else self.seat

    @property
    def client(self) -> Line:
        """The connection that there must be."""
        assert self.line is not None, f"seat {self.seat} is not connected"
        return self.line


class Known:
    """What the model knows of a table."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.version = 0
        self.info: Wire = {}
        self.guests: list[Guest] = []
        """The first one only watches and never says anything wrong."""
        self.old: list[str] = []
        """Tokens that gave a seat once."""
        self.answers: dict[Seat, dict[str, Wire]] = {}
        """What each seat's commands were answered, by id."""
        self.held: dict[Seat, dict[str, Wire]] = {}
        """Moves that wait for their answer, by seat and id."""
        self.told: dict[Seat, dict[int, list[Wire]]] = {}
        """What each seat was told in this match, by version."""
        self.settings: Wire = {}
        """As they were made, or changed by the last command."""
        self.salts: dict[Seat, str] = {}
        """Those for the next deal."""
        self.dealt: list[list[str]] = []
        """Those of each round of this match."""
        self.cooling: dict[Seat, float] = {}
        self.chats: dict[Seat, TokenBucket] = {}

    @property
    def phase(self) -> str:
        """Lobby, playing, between or over."""
        return str(self.info["phase"])

    @property
    def host(self) -> int | None:
        """The seat of the host."""
        return next((at for at, seat in enumerate(self.info["seats"]) if seat["host"]), None)

    def chair(self, seat: int) -> Wire:
        """What is told of a seat."""
        found: Wire = self.info["seats"][seat]
        return found

    def people(self, *, taken: bool = True) -> list[int]:
        """The seats that people have, or could have."""
        return [at for at, seat in enumerate(self.info["seats"]) if seat["kind"] == "person" and seat["taken"] == taken]

    def here(self) -> list[Guest]:
        """Everybody who is connected."""
        return [guest for guest in self.guests if guest.line is not None]

    def changes_nothing(self, seat: Seat, message: Wire) -> bool:
        """Whether the table is already as a command would make it."""
        if message["type"] == "settings":
            return bool(self.settings == DEFAULTS | message["settings"])
        return bool(message["type"] == "salt" and self.salts.get(seat) == message["salt"])

    def obeyed(self, seat: Seat, message: Wire, answer: Wire) -> None:
        """A command was obeyed: what follows from it for later ones."""
        match message["type"]:
            case "settings":
                self.settings = DEFAULTS | message["settings"]
            case "salt":
                self.salts[seat] = message["salt"]
            case "start" | "next":
                self.dealt.append([self.salts[at] for at in sorted(self.salts, key=lambda seat: seat or 0)])
                self.salts = {}
            case "rematch":
                self.salts, self.dealt = {}, []
                for told in self.told.values():
                    for version in [version for version in told if version < answer["version"]]:
                        del told[version]
            case "kick" | "leave":
                self._free(message.get("seat", seat))
            case _:
                pass

    def all_obeyed(self, commands: list[tuple[Seat, Wire, Wire]]) -> list[int]:
        """Several were acknowledged; the versions of those that changed something."""
        versions = []
        for seat, message, answer in sorted(commands, key=lambda command: command[2]["version"]):
            if not self.changes_nothing(seat, message):
                self.obeyed(seat, message, answer)
                versions.append(answer["version"])
        return versions

    def _free(self, seat: Seat) -> None:
        """A seat was given up: its token is an old one, and nothing that was said from it counts any more."""
        for guest in [guest for guest in self.guests if guest.seat == seat]:
            assert guest.token is not None
            self.old.append(guest.token)
            self.guests.remove(guest)
        self.answers.pop(seat, None)
        self.held.pop(seat, None)
        self.salts.pop(seat, None)
        self.told.pop(seat, None)


Heard = list[tuple[Guest, Wire]]
"""Who was told what, in order."""
TALK = frozenset({"chat", "nudge", "ready"})
"""What people say to each other, of which nothing is kept."""
COMMANDS = frozenset(KINDS) - TALK - {"ping"}
"""What is made durable when it is obeyed."""


class Hostile(RuleBasedStateMachine):
    """Two tables with people and onlookers, any of whom may say anything."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.tables: list[Known] = []
        self.ids = count(1)

    @initialize(moves=st.tuples(MOVES, MOVES), pick=NUMBERS)
    def sit_down(self, moves: tuple[int, int], pick: int) -> None:
        """Some people, a bot or a free seat, and onlookers at each table; some moves are made, or none."""
        for (names, table), played in zip(PARTIES, moves, strict=True):
            made = self.house.make(table, names[0])
            known = Known(made["table"])
            joined = [made] + [self.house.join(known.id, name) for name in names[1:]]
            known.guests = [Guest(known), Guest(known), *(Guest(known, seat["token"], seat["seat"]) for seat in joined)]
            for guest in known.guests:
                self._connect(guest, None)
            self._settle(known)
            known.settings = known.info["settings"]
            self.tables.append(known)
            if played:
                self._play(known, 1, pick)
                self._play(known, played, pick)

    # --- Saying --------------------------------------------------------------------------------------------------------------

    @rule(who=NUMBERS, message=messages(), pick=NUMBERS)
    def says(self, who: int, message: Wire, pick: int) -> None:
        """Anything that the schema takes."""
        guest = self._someone(who)
        self._say(guest, self._to_the_point(guest, message, pick) | {"id": self._fresh_id()})

    @rule(who=NUMBERS, message=messages(), pick=NUMBERS)
    def says_again(self, who: int, message: Wire, pick: int) -> None:
        """Something under an id that was used before."""
        guest = self._someone(who)
        used = [*guest.table.answers.get(guest.seat, {}), *guest.table.held.get(guest.seat, {})][-RECENT:]
        if used:
            self._say(guest, self._to_the_point(guest, message, pick) | {"id": used[pick % len(used)]})

    @rule(table=TABLES, message=messages(("settings", "settings", "kick", "host", "start")))
    def host_says(self, table: int, message: Wire) -> None:
        """What a host may say, and sometimes may not."""
        known = self.tables[table]
        for guest in known.here():
            if guest.seat is not None and known.chair(guest.seat)["host"]:
                self._say(guest, message | {"id": self._fresh_id()})

    @rule(who=NUMBERS, victim=st.integers(0, 2), times=st.integers(1, 2))
    def catches(self, who: int, victim: int, times: int) -> None:
        """Whether or not there is anybody to catch."""
        guest = self._someone(who)
        for _ in range(times):
            self._say(guest, {"type": "move", "choice": f"catch {victim}", "id": self._fresh_id()})

    @rule(table=TABLES, moves=st.integers(1, 12), pick=NUMBERS)
    def play_on(self, table: int, moves: int, pick: int) -> None:
        """Begin or go on, as the table waits for it; who is asked answers with a choice that is offered."""
        self._play(self.tables[table], moves, pick)

    def _play(self, known: Known, moves: int, pick: int) -> None:
        people = [guest for guest in known.here() if guest.seat is not None]
        for _ in range(moves):
            kind = {"lobby": "start", "between": "next", "over": "rematch", "playing": "move"}[known.phase]
            if kind != "move":
                for guest in people[:1] if kind != "start" else people:
                    self._say(guest, {"type": kind, "id": self._fresh_id()})
                return
            asked = [(guest, ask["choices"]) for guest in people for ask in guest.client.asked if not ask["offer"]]
            if not asked or any(known.held.values()):
                self._wait(HELD_S)
            else:
                guest, choices = asked[0]
                # Rounds end sooner if who can play plays.
                plays = [choice for choice in choices if choice not in {"draw", "keep"}] or choices
                self._say(guest, {"type": "move", "choice": plays[pick % len(plays)], "id": self._fresh_id()})

    @rule(who=NUMBERS, message=st.one_of(defects(), NONSENSE))
    def says_something_wrong(self, who: int, message: Wire | str) -> None:
        """Nearly right is wrong: refused under its id, if that can be read, and nobody else hears of it."""
        id_ = None if isinstance(message, str) else message.get("id")
        self._refused(self._someone(who), message, id_ if isinstance(id_, str) and 1 <= len(id_) <= ID_MAX else None)

    @rule(table=TABLES, said=st.lists(st.tuples(NUMBERS, messages(), NUMBERS), min_size=2, max_size=6))
    def all_speak_at_once(self, table: int, said: list[tuple[int, Wire, int]]) -> None:
        """Each message has one answer, and each command that is obeyed a version of its own."""
        known = self.tables[table]
        speakers = known.here()[1:]
        if not speakers:
            return
        sent = []
        for who, message, pick in said:
            guest = speakers[who % len(speakers)]
            sent.append((guest, self._to_the_point(guest, message, pick) | {"id": self._fresh_id()}))
        note(f"at {known.version}: {[(guest.seat, message) for guest, message in sent]}")
        before = known.version
        for guest, message in sent:
            # Some of it may have ended their connection by now.
            with suppress(Lost):
                guest.client.send(message)
        heard = self._settle(known)
        obeyed = []
        for guest, message in sent:
            answers = _answers(guest, message["id"], heard)
            assert len(answers) <= 1, "a message was answered twice"
            if not answers:
                assert message["type"] == "move" or guest.line is None, "a message was not answered"
                if guest.line is not None and guest.seat is not None:
                    known.held.setdefault(guest.seat, {})[message["id"]] = message
            else:
                if message["type"] in TALK and answers[0]["type"] == "ack":
                    self._talked(known, guest.seat)
                self._remember(guest, message, answers[0])
                if message["type"] in COMMANDS and answers[0]["type"] == "ack":
                    obeyed.append((guest.seat, message, answers[0]))
        versions = known.all_obeyed(obeyed)
        assert len(set(versions)) == len(versions), "two commands have one version"
        assert all(before < version <= known.version for version in versions)
        gone = {guest for guest, _ in heard if guest.line is None}
        assert all(guest not in known.guests for guest in gone), "somebody was cut off who was neither kicked nor had left"

    # --- Coming and going ----------------------------------------------------------------------------------------------------

    @rule(who=NUMBERS, since=st.integers(-3, 30), back=st.booleans())
    def comes_or_goes(self, who: int, since: int, *, back: bool) -> None:
        """Somebody connects again, and is told what they would know if they had stayed; or is gone without a word."""
        guests = [guest for known in self.tables for guest in known.guests[1:]]
        guest = guests[who % len(guests)]
        if back or guest.line is None:
            self._comes_back(guest, {-3: None, -2: 2**53, -1: guest.table.version}.get(since, since))
        else:
            self._hangs_up(guest)

    @rule(table=TABLES, pick=NUMBERS, since=st.sampled_from((None, 0, 2**53)))
    def steals(self, table: int, pick: int, since: int | None) -> None:
        """Tokens of another table, of somebody who has left, and made up ones give no seat, and nobody hears of it."""
        known, other = self.tables[table], self.tables[1 - table]
        foreign = [guest.token for guest in other.guests if guest.token is not None]
        tokens = [*known.old, *other.old, *foreign, *(token[:-1] for token in foreign), "", "odd", "x" * 65]
        with self._nothing_happens(known), pytest.raises(Lost) as lost:
            self.house.connect(known.id, tokens[pick % len(tokens)], since)
        assert lost.value.code == "bad_token"

    @rule(table=TABLES, seat=st.one_of(st.none(), st.integers(-1, 4)), name=st.sampled_from((None, None, "", "Ana", "\u202e")))
    def joins(self, table: int, seat: int | None, name: str | None) -> None:
        """Somebody sits down, or asks for a seat that is not free, or under a name that is none."""
        known = self.tables[table]
        free, called = known.people(taken=False), f"P{next(self.ids)}" if name is None else name
        code = None
        if not free or (seat is not None and seat not in free):
            code = "no_seat"
        elif called in {"", "\u202e"} or called in {chair["name"] for chair in known.info["seats"]}:
            code = "bad_name"
        if code is not None:
            with self._nothing_happens(known), pytest.raises(Refused) as refused:
                self.house.join(known.id, called, seat)
            assert refused.value.code == code
            return
        before = known.version
        joined = self.house.join(known.id, called, seat)
        assert joined["seat"] == (free[0] if seat is None else seat)
        guest = Guest(known, joined["token"], joined["seat"])
        guest.watches = known.phase == "playing"
        known.guests.append(guest)
        assert self._connect(guest, None)["seat"] == guest.eyes
        self._settle(known)
        assert known.version > before
        assert known.chair(joined["seat"])["name"] == called

    @rule(seconds=st.sampled_from((0.7, 1.0, 2.5, HELD_S, AWAY_S)))
    def time_passes(self, seconds: float) -> None:
        """Bots call and catch, held moves are made, and bots play for those who are away."""
        self._wait(seconds)

    def _wait(self, seconds: float) -> None:
        self.house.wait(seconds)
        for known in self.tables:
            # Some of what is due is thought about, and nothing comes of it that could be heard.
            self._settle(known, quiet=8)
            assert seconds < HELD_S or not any(known.held.values()), "a held move was never made"

    # --- What holds at every moment ------------------------------------------------------------------------------------------

    @invariant()
    def all_accounts_agree(self) -> None:
        """What is told of a table, and what everybody may see of the match."""
        for known in self.tables:
            for guest in known.here():
                assert guest.client.info == known.info, f"seat {guest.seat} was told otherwise of the table"
            if known.phase != "lobby":
                views = [_public(guest) for guest in known.here()]
                assert all(view == views[0] for view in views), "two see different things that all may see"
            dealt = known.info["fairness"][: len(known.dealt)]
            assert [shuffle["salts"] for shuffle in dealt] == known.dealt, "other salts were mixed in than those that were given"

    def teardown(self) -> None:
        """Everybody goes."""
        for known in self.tables:
            for guest in known.here():
                guest.client.close()

    # --- What must come of a message -----------------------------------------------------------------------------------------

    def _say(self, guest: Guest, message: Wire) -> None:
        """Say something, and hold what comes of it against what must."""
        known, seat, before = guest.table, guest.seat, guest.table.version
        note(f"at {before}, seat {seat}: {message}")
        first = known.answers.get(seat, {}).get(message["id"]) if message["type"] != "ping" else None
        expected = set() if first is not None else self._expected(guest, message)
        closing = {one for one in known.here() if message["type"] == "kick" and one.seat == message["seat"]}
        closing |= {guest} if message["type"] == "leave" else set()
        state, in_vain = self._state(known), known.changes_nothing(seat, message)
        guest.client.send(message)
        heard = self._settle(known)
        answers = _answers(guest, message["id"], heard)
        if first is not None:
            assert answers == [first], "a command that was said again was answered otherwise"
        elif not answers:
            assert "held" in expected, "no answer"
            known.held.setdefault(seat, {}).setdefault(message["id"], message)
        else:
            assert len(answers) == 1, "a message was answered twice"
            assert answers[0].get("code", "ack") in expected, f"{answers[0]}, but expected {expected}"
            self._remember(guest, message, answers[0])
        is_ack = first is None and bool(answers) and answers[0]["type"] == "ack"
        if is_ack and message["type"] in COMMANDS and not in_vain:
            assert answers[0]["version"] == before + 1
            known.obeyed(seat, message, answers[0])
            _check_obeyed(known, seat, message)
            assert {one for one in closing if one.line is not None} == set(), "who has no seat any more is still connected"
            gone = closing
        else:
            told = [found for _, found in heard if found not in answers]
            if is_ack and message["type"] in TALK:
                self._check_talk(known, seat, message, told)
            else:
                assert not told, f"somebody was told what was refused: {heard}"
            if not (is_ack and message["type"] == "ready"):
                assert self._state(known) == state, "what was refused has changed something"
            gone = set()
        assert {one for one, _ in heard if one.line is None} == gone, "somebody was cut off"

    def _expected(self, guest: Guest, message: Wire) -> set[str]:  # noqa: PLR0911  one for each kind
        """The answers that a message may get."""
        known, seat = guest.table, guest.seat
        if message["type"] != "ping" and message["id"] in known.held.get(seat, {}):
            return {"held"}
        if message["type"] != "ping" and (code := _barred(known, seat, message["type"])):
            return {code}
        match message["type"]:
            case "move":
                return self._expected_of_move(guest, message["choice"])
            case "chat" | "nudge":
                talk = (
                    self._expected_of_chat(known, message) if message["type"] == "chat" else self._expected_of_nudge(known, seat)
                )
                return talk if "ack" not in talk or self._may_talk(known, seat) else {"too_many"}
            case "ready":
                return {"ack" if self._may_talk(known, seat) else "too_many"}
            case "settings":
                seats = message["settings"].get("seats", DEFAULTS["seats"])
                kept = all(at < len(seats) and seats[at] == "person" for at in known.people())
                return {"ack"} if kept and playable(message["settings"]) else {"bad_request"}
            case "kick" | "host":
                return {"ack"} if message["seat"] in known.people() and message["seat"] != seat else {"no_seat"}
            case "salt":
                if not re.fullmatch("[0-9A-Za-z_-]{1,64}", message["salt"]):
                    return {"bad_message"}
                coming = known.info["fairness"][-1]["commitment"]
                is_next = (message.get("commitment") or coming) == coming
                return {"ack" if is_next and known.salts.get(seat, message["salt"]) == message["salt"] else "wrong_phase"}
            case _:
                return {"ack"}

    def _expected_of_move(self, guest: Guest, choice: str) -> set[str]:
        known, view, catch = guest.table, guest.client.view, choice.startswith("catch ")
        if guest.watches:
            return {"no_seat"}
        if catch and known.cooling.get(guest.seat, 0.0) > self.house.now:
            return {"cooling_down"}
        if known.phase != "playing":
            return {"wrong_phase"}
        assert view is not None
        offered = {text for asked in view["asked"] for text in asked["choices"]}
        if choice not in offered:
            # Some moves can be made with a call.
            called = choice.removesuffix(" uno") in offered
            return {"illegal_move", "ack", "held"} if called else {"illegal_move", "not_asked"}
        if catch:
            return {"ack", "too_early"}
        return {"ack", "held"} if view["owing"] and choice != "uno" else {"ack"}

    def _expected_of_chat(self, known: Known, message: Wire) -> set[str]:
        phrase, text, reaction = (message.get(name) for name in ("phrase", "text", "reaction"))
        allowed = known.info["settings"]["chat"]
        if (phrase, text, reaction).count(None) != 2:
            return {"bad_message"}
        if allowed == "off" or (allowed == "phrases" and text is not None):
            return {"wrong_phase"}
        if not (text or "").isprintable() or phrase not in (None, *PHRASES) or reaction not in (None, *REACTIONS):
            return {"bad_message"}
        return {"ack"}

    def _expected_of_nudge(self, known: Known, seat: Seat) -> set[str]:
        """How long somebody has been asked, this table of expectations does not know."""
        waited = (known.guests[0].client.view or {}).get("waiting_for", []) if known.phase == "playing" else []
        people = [at for at in waited if at != seat and known.chair(at)["kind"] == "person" and known.chair(at)["here"]]
        reminded = [at for at in people if not known.chair(at)["stand_in"]]
        return {"ack", "too_many"} if reminded and known.info["settings"]["chat"] != "off" else {"wrong_phase"}

    def _may_talk(self, known: Known, seat: Seat) -> bool:
        return known.chats.setdefault(seat, TokenBucket(*CHAT, self.house.now)).has(1, self.house.now)

    def _talked(self, known: Known, seat: Seat) -> None:
        known.chats.setdefault(seat, TokenBucket(*CHAT, self.house.now)).allow(self.house.now)

    def _check_talk(self, known: Known, seat: Seat, message: Wire, told: list[Wire]) -> None:
        """Everybody here has heard what somebody said, and nothing else."""
        self._talked(known, seat)
        assert len(told) == len(known.here())
        match message["type"]:
            case "chat":
                said = {name: message[name] for name in ("phrase", "text", "reaction") if message.get(name) is not None}
                said |= {"text": REACTIONS[said["reaction"]]} if "reaction" in said else {}
                assert all(found == {"type": "chat", "seat": seat} | said for found in told)
            case "nudge":
                assert all((found["type"], found["seat"]) == ("nudge", seat) and seat not in found["to"] for found in told)
            case _:
                assert {found["type"] for found in told} == {"info"}
                assert seat is not None
                assert known.chair(seat).get("ready", False) == message.get("ready", True)

    def _remember(self, guest: Guest, message: Wire, answer: Wire) -> None:
        """The first answer counts, save for what is worth another try."""
        known, seat, code = guest.table, guest.seat, answer.get("code", "ack")
        if seat is None or message["type"] == "ping" or code == "too_many":
            return
        known.answers.setdefault(seat, {})[message["id"]] = answer
        known.held.get(seat, {}).pop(message["id"], None)
        caught = message["type"] == "move" and message["choice"].startswith("catch ")
        if caught and code not in {"ack", "cooling_down", "no_seat"}:
            known.cooling[seat] = self.house.now + PACES.cool_s

    def _refused(self, guest: Guest, message: Wire | str, id_: str | None) -> None:
        """What cannot be read is refused, and that is all."""
        known = guest.table
        note(f"seat {guest.seat}: {message!r}")
        state = self._state(known)
        guest.client.send(message)
        heard = self._settle(known)
        assert [(who, found["type"], found.get("id"), found.get("code")) for who, found in heard] == [
            (guest, "error", id_, "bad_message")
        ]
        assert heard[0][1]["message"], "an error says what was possible"
        assert self._state(known) == state, "what was refused has changed something"

    def _comes_back(self, guest: Guest, since: int | None) -> None:
        known, seat, before, earlier = guest.table, guest.seat, guest.table.version, guest.line
        host = known.host
        welcome = self._connect(guest, since)
        if earlier is not None:
            if seat is None:
                earlier.close()
            else:
                assert _last_word(earlier) == "elsewhere"
            assert known.phase == "lobby" or welcome["view"] == earlier.view, "the view of who stayed is another"
        known.held.pop(seat, None)
        assert (welcome["seat"], welcome["version"]) == (guest.eyes, before)
        assert known.phase != "lobby" or welcome["view"] is None
        missed = {part["version"]: part["events"] for part in welcome["missed"]}
        assert list(missed) == sorted(missed)
        told = known.told.setdefault(guest.eyes, {})
        if since is None or since > before:
            assert not missed
        else:
            assert {version for version in told if version > since} <= missed.keys(), "what was told is not told again"
            assert all(version > since and told.get(version, events) == events for version, events in missed.items())
            told |= missed
        self._settle(known)
        # A host who has long been away is followed as soon as somebody is there.
        assert host is None or known.host == host or not known.chair(host)["here"]
        assert known.version == before + (known.host != host)

    def _hangs_up(self, guest: Guest) -> None:
        known, before = guest.table, guest.table.version
        guest.client.close()
        guest.line = None
        known.held.pop(guest.seat, None)
        self._settle(known)
        assert known.version == before
        assert guest.seat is None or not known.chair(guest.seat)["here"]

    # --- The wire ------------------------------------------------------------------------------------------------------------

    def _fresh_id(self) -> str:
        return f"n{next(self.ids)}"

    def _someone(self, who: int) -> Guest:
        """Anybody who is there; if nobody is, an onlooker comes."""
        found = [guest for known in self.tables for guest in known.here()[1:]]
        if found:
            return found[who % len(found)]
        guest = self.tables[0].guests[1]
        self._comes_back(guest, None)
        return guest

    def _to_the_point(self, guest: Guest, message: Wire, pick: int) -> Wire:
        """A message whose move is mostly one that is offered now, to this seat or to another."""
        if message["type"] != "move" or pick % 10 == 0:
            return message
        others = guest.table.here()
        eyes = guest if pick % 10 < OWN else others[pick % len(others)]
        offered = [text for asked in eyes.client.asked for text in asked["choices"]] or ["draw", "uno", "catch 0", "catch 1"]
        return message | {"choice": offered[pick % len(offered)] + (" uno" if pick % 11 == 0 else "")}

    def _state(self, known: Known) -> object:
        """What a refusal must not change."""
        return known.version, known.info, [(guest.seat, guest.client.view) for guest in known.here()]

    @contextmanager
    def _nothing_happens(self, known: Known) -> Iterator[None]:
        """Nobody at a table hears anything, and nothing changes."""
        state = self._state(known)
        yield
        assert not self._settle(known)
        assert self._state(known) == state

    def _connect(self, guest: Guest, since: int | None) -> Wire:
        guest.line = self.house.connect(guest.table.id, guest.token, since)
        guest.told_at = guest.line.version
        return guest.line.heard()

    def _settle(self, known: Known, quiet: int = 2) -> Heard:
        """Let everybody at a table hear what there is to hear, until it is quiet; and ask what is told of it."""
        heard: Heard = []
        rounds = 0
        while rounds < quiet:
            new = [part for guest in known.here() for part in self._hear(guest)]
            rounds = 0 if new else rounds + 1
            heard += new
        known.version = known.guests[0].answered_at
        known.info = self.house.look(known.id)
        if known.phase != "playing":
            assert all(guest.client.seat == guest.seat for guest in known.here())
            for guest in known.guests:
                guest.watches = False
        return heard

    def _hear(self, guest: Guest) -> Heard:
        """What somebody was told up to now."""
        heard: Heard = []
        id_ = f"ping {next(self.ids)}"
        with suppress(Lost):
            guest.client.send({"type": "ping", "id": id_})
        while (message := guest.client.heard()).get("id") != id_:
            heard.append((guest, message))
            self._note(guest, message)
            if message["type"] == "closed":
                assert message["code"] in {"kicked", "left"}, f"seat {guest.seat} was cut off: {message}"
                guest.client.close()
                guest.line = None
                return heard
        assert message["version"] >= guest.table.version, "the version went back"
        guest.answered_at = message["version"]
        return heard

    def _note(self, guest: Guest, message: Wire) -> None:
        known, seat = guest.table, guest.seat
        if message["type"] == "welcome":
            assert (guest.watches, message["seat"]) == (True, seat), "a second welcome is for who has watched"
            guest.watches, guest.told_at = False, message["version"]
        if message["type"] == "update":
            assert message["version"] > guest.told_at, "a version was told twice, or too late"
            told = known.told.setdefault(guest.eyes, {})
            assert told.setdefault(message["version"], message["events"]) == message["events"]
        if message["type"] in {"update", "info"}:
            assert message["version"] >= guest.told_at, "the version went back"
            guest.told_at = message["version"]
        if message["type"] in {"ack", "error"} and seat is not None and message["id"] in known.held.get(seat, {}):
            self._remember(guest, known.held[seat][message["id"]], message)


def _barred(known: Known, seat: Seat, kind: str) -> str | None:
    """Why somebody cannot say this now, whatever it is about."""
    phases = {"start": {"lobby"}, "settings": {"lobby"}, "next": {"between"}, "rematch": {"over"}}
    phases["salt"] = {"lobby", "playing", "between"}
    phases["ready"] = {"lobby", "between", "over"}
    if seat is None:
        return "no_seat"
    if kind in {"start", "settings", "kick", "host"} and not known.chair(seat)["host"]:
        return "not_host"
    return "wrong_phase" if known.phase not in phases.get(kind, {known.phase}) else None


def _check_obeyed(known: Known, seat: Seat, message: Wire) -> None:
    """What was acknowledged has happened."""
    match message["type"]:
        case "settings":
            assert known.info["settings"] == DEFAULTS | message["settings"]
        case "host":
            # Somebody who has long been away is host for no time at all.
            assert known.host == message["seat"] or not known.chair(message["seat"])["here"]
        case "kick" | "leave":
            assert message.get("seat", seat) in known.people(taken=False)
        case "start":
            assert known.phase != "lobby"
            assert all(known.chair(free)["stand_in"] for free in known.people(taken=False))
        case "rematch":
            assert known.phase == "lobby"
        case _:
            pass


def _answers(guest: Guest, id_: str, heard: Heard) -> list[Wire]:
    return [found for who, found in heard if who is guest and found["type"] in {"ack", "error"} and found["id"] == id_]


def _public(guest: Guest) -> Wire:
    assert guest.client.view is not None
    return {name: value for name, value in guest.client.view.items() if name not in {"hand", "asked"}}


def _last_word(line: Line) -> str:
    """Why the table has ended a connection."""
    while line.closed is None:
        line.heard()
    line.close()
    return line.closed


def search(house: Callable[[], House], lines: int, *, same_every_time: bool) -> None:
    """Send about so many messages to tables; AssertionError shows the shortest conversation that led to what must not be."""

    class Here(Hostile):
        """At tables of this kind."""

        def __init__(self) -> None:
            super().__init__(house())

    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=max(1, lines // LINES),
            stateful_step_count=STEPS,
            derandomize=same_every_time,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
