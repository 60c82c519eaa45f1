"""A table: one task with an inbox, the only one that changes it.

Known command? Repeat the old answer. Otherwise: judged by the rules, made durable, taken into the sitting, acknowledged, and told
to each seat and to the spectators as they may know it. Timers put ordinary moves through the same door. What is told is made
here, from views and witnessed events, so that nothing else ever holds another seat's cards.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from lastcard.bots import Bot, Memory, bot
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.server import entries, messages
from lastcard.server.bus import Bus, Create, Gone, Join, LookAt, Origin, Said, ToClients
from lastcard.server.clock import Answer, Call, Clock, Deed, MoveHost, Poll, Presence, StandIn
from lastcard.server.commands import CATCH, checked_move, entry_for
from lastcard.server.entries import AnyEntry
from lastcard.server.errors import Refusal, require
from lastcard.server.fairness import fresh_pledge
from lastcard.server.limits import Bucket
from lastcard.server.log import Claim, Fenced, Log, NotStored
from lastcard.server.messages import AnyMessage, Hello
from lastcard.server.metrics import Metrics
from lastcard.server.seats import checked_name, fingerprint, fresh_token, seat_of
from lastcard.server.settings import STAND_IN, Limits, Paces
from lastcard.server.sitting import PLAYED, Seated, Sitting, open_seats, seated
from lastcard.server.telling import Telling
from lastcard.views import Wire, tell, view, wire

_log = logging.getLogger("lastcard.server")
_encode = msgspec.json.Encoder().encode

_LOAD_PAUSE = 100
_ANSWERS_MAX = 64
"""Answers of a seat that left no entry and are remembered all the same."""
LUCK = random.Random()  # noqa: S311  bots need luck, not secrets
FORGETFUL = ("beginner", "easy")
"""Bots that never look back: what their seats were told is not gathered for them."""
_CHAT_BURST, _CHAT_PER_SECOND = 4, 0.5


class House(NamedTuple):
    """What all tables of a server share."""

    log: Log
    bus: Bus
    paces: Paces
    limits: Limits
    metrics: Metrics
    now: Callable[[], float]
    begin: Seated = seated


class _Tick:
    """Something may be due."""


_TICK = _Tick()


class _Closing:
    """The server stops."""


class _Idle:
    """Nobody has been here for a while."""


class Table:
    """A table in memory, with those who are connected to it."""

    def __init__(
        self, id_: str, house: House, gone: Callable[[Table], None], found: tuple[Claim, list[bytes]] | None = None
    ) -> None:
        self.id = id_
        self._house = house
        self._gone = gone
        self._inbox: asyncio.Queue[tuple[Origin, Said] | _Tick | _Idle | _Closing] = asyncio.Queue()
        self._claim: Claim | None = None
        self._sitting = Sitting(id_, house.begin)
        self._clock = Clock(house.paces)
        self._clients: dict[Origin, SeatNo | None] = {}
        self._places: dict[SeatNo, Origin] = {}
        """The connection of each seat that has one."""
        self._held: list[tuple[Origin, SeatNo, messages.Move]] = []
        """Moves that wait until a catch has been open long enough."""
        self._answers: dict[SeatNo, OrderedDict[str, bytes]] = {}
        self._chats: dict[SeatNo, Bucket] = {}
        self._bots: dict[SeatNo, Bot] = {}
        self._memories: dict[SeatNo, tuple[Memory, int]] = {}
        """What each bot remembers, and how much of the history it has heard."""
        self._alarm: asyncio.TimerHandle | None = None
        self._task = asyncio.get_running_loop().create_task(self._run(found))

    @property
    def busy(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._clients)

    def put(self, origin: Origin, said: Said) -> None:
        """Something for this table; it is heard in the order of arrival."""
        self._inbox.put_nowait((origin, said))

    async def close(self) -> None:
        """Finish what has arrived, say goodbye, and stop."""
        self._inbox.put_nowait(_Closing())
        await self._task

    def rest(self) -> None:
        """Leave memory, unless somebody comes first."""
        self._inbox.put_nowait(_Idle())

    def leftovers(self) -> list[tuple[Origin, Said]]:
        """What arrived too late for this table's task."""
        found = []
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, tuple):
                found.append(item)
        return found

    # --- The task ------------------------------------------------------------------------------------------------------------

    async def _run(self, found: tuple[Claim, list[bytes]] | None) -> None:
        goodbye = "lost", "the table went on elsewhere: connect again"
        try:
            await self._load(found)
            while True:
                item = await self._inbox.get()
                if isinstance(item, _Closing):
                    goodbye = "restarting", "the server restarts: connect again in a moment"
                    break
                if not await self._take(item):
                    break
                if self._inbox.empty():
                    self._set_alarm()
        except Fenced:
            _log.warning("table %s has another owner now", self.id)
        except Exception:  # noqa: BLE001  one table's failure must not take the others down
            _log.exception("table %s failed and is loaded again when somebody asks for it", self.id)
        finally:
            if self._alarm is not None:
                self._alarm.cancel()
            for origin in list(self._clients):
                self._close(origin, *goodbye)
            self._gone(self)

    async def _take(self, item: tuple[Origin, Said] | _Tick | _Idle) -> bool:
        """Do what has arrived; whether the table stays in memory."""
        if isinstance(item, _Idle):
            if self._clients or not self._inbox.empty():
                return True
            await self._sleep()
            return False
        if isinstance(item, _Tick):
            await self._do_due()
        else:
            await self._hear(*item)
        # Somebody may have asked for a table that is not there.
        return self._claim is not None or not self._inbox.empty()

    async def _load(self, found: tuple[Claim, list[bytes]] | None) -> None:
        """Own the table and replay its log, if there is one."""
        log = self._house.log
        self._claim = await log.claim(self.id) if found is None else found[0]
        if self._claim is None:
            return
        for at, body in enumerate(await log.read(self._claim) if found is None else found[1]):
            self._sitting.take(entries.decode(body))
            if at % _LOAD_PAUSE == 0:
                # A table can have a long past; the others must not wait for it.
                await asyncio.sleep(0)
        self._settle_in()

    def _settle_in(self) -> None:
        """Nobody is here yet: whoever has a seat is away from now on."""
        now = self._house.now()
        for seat, chair in enumerate(self._sitting.chairs):
            if chair.person and chair.taken:
                self._clock.gone[seat] = now
            elif chair.person and self._sitting.phase != "lobby":
                self._clock.stand_ins.add(seat)
        self._clock.look(self._sitting, now)
        self._set_alarm()

    def _presence(self) -> Presence:
        return Presence(self._places.keys(), bool(self._clients))

    def _set_alarm(self) -> None:
        """Wake when the next thing is due; with nobody here and nothing due, leave memory."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        loop, now = asyncio.get_running_loop(), self._house.now()
        due = self._clock.next_due(self._sitting, self._presence())
        times = [] if due is None else [due.at]
        if self._held:
            times.append(self._clock.held_until(self._sitting))
        if times:
            self._alarm = loop.call_later(max(0.0, min(times) - now), self._inbox.put_nowait, _TICK)
        elif not self._clients:
            self._alarm = loop.call_later(self._house.paces.evict_s, self.rest)

    async def _sleep(self) -> None:
        """Nothing comes due here until somebody asks for the table: no restart needs to load it."""
        if self._claim is not None and self._clock.next_due(self._sitting, self._presence()) is None:
            await self._house.log.rest(self._claim)

    async def _hear(self, origin: Origin, said: Said) -> None:
        try:
            match said:
                case Gone():
                    self._detach(origin)
                case Create():
                    await self._create(origin, said)
                case _:
                    require(self._claim, "no_table", f"there is no table {self.id}: it may have expired")
                    await self._answer(origin, said)
        except Refusal as refusal:
            self._house.metrics.refused(refusal.code)
            self._refuse(origin, said, refusal)
        except NotStored as error:
            _log.error("table %s could not store: %s", self.id, error)
            self._refuse(origin, said, Refusal("not_stored", "the server could not store this: try again in a moment"))

    async def _answer(self, origin: Origin, said: Hello | AnyMessage | Join | LookAt) -> None:
        match said:
            case Hello():
                self._attach(origin, said)
            case Join():
                await self._join(origin, said)
            case LookAt():
                self._look(origin, said)
            case _:
                await self._obey(origin, said)

    def _refuse(self, origin: Origin, said: Said, refusal: Refusal) -> None:
        code, message = refusal.code, str(refusal)
        if isinstance(said, Hello):
            self._close(origin, code, message)
        elif isinstance(said, Create | Join | LookAt):
            self._send(origin, {"error": {"code": code, "message": message}})
        elif not isinstance(said, Gone):
            payload = _encode({"type": "error", "id": said.id, "code": code, "message": message})
            seat = self._clients.get(origin)
            if seat is not None and code not in {"too_many", "not_stored"}:
                self._remember(seat, said.id, payload)
            self._send_bytes((origin,), payload)

    # --- Coming and going ----------------------------------------------------------------------------------------------------

    async def _create(self, origin: Origin, said: Create) -> None:
        if self._claim is not None:
            raise Refusal("no_table", "there is such a table already")
        seat = said.settings.check().seats.index("person")
        name, token = checked_name(said.name, ()), fresh_token()
        made = entries.Made(settings=said.settings, pledge=fresh_pledge())
        sat = entries.Sat(seat=seat, name=name, fingerprint=fingerprint(self.id, seat, 1, token))
        self._claim = await self._house.log.create(self.id, [entries.encode(made), entries.encode(sat)])
        self._sitting.take(made)
        self._sitting.take(sat)
        self._settle_in()
        self._send(origin, {"table": self.id, "seat": seat, "token": token, "info": self._info()})

    async def _join(self, origin: Origin, said: Join) -> None:
        free = open_seats(self._sitting.chairs)
        seat = said.seat if said.seat is not None else next(iter(free), None)
        if seat is None or seat not in free:
            listed = ", ".join(map(str, free))
            raise Refusal("no_seat", f"this seat is not free: {listed}" if free else "no seat is free: you can watch")
        name, token = checked_name(said.name, (chair.name for chair in self._sitting.chairs)), fresh_token()
        mark = fingerprint(self.id, seat, self._sitting.chairs[seat].epoch + 1, token)
        await self._commit(entries.Sat(seat=seat, name=name, fingerprint=mark))
        self._send(origin, {"seat": seat, "token": token, "info": self._info()})

    def _attach(self, origin: Origin, hello: Hello) -> None:
        seat = None
        if hello.token is not None:
            seat = seat_of(self.id, self._sitting.chairs, hello.token)
            if seat is None:
                raise Refusal("bad_token", "this token gives no seat here: join, or watch without one")
        elif sum(place is None for place in self._clients.values()) >= self._house.limits.spectators:
            raise Refusal("too_many", "too many are watching this table")
        if seat is not None:
            if seat in self._places:
                self._close(self._places[seat], "elsewhere", "this seat was taken up in another window")
            self._places[seat] = origin
            self._clock.gone.pop(seat, None)
            self._clock.stand_ins.discard(seat)
        self._clients[origin] = seat
        sitting = self._sitting
        since = hello.since if hello.since is not None and hello.since <= sitting.version else None
        self._send(
            origin,
            {
                "type": "welcome",
                "seat": seat,
                "version": sitting.version,
                "info": self._info(),
                "view": self._view(seat),
                "missed": [] if since is None else sitting.missed(seat, since),
                "clock": self._clock.wire(sitting, self._house.now()),
            },
        )
        self._tell_info(but=origin)

    def _detach(self, origin: Origin) -> None:
        if origin not in self._clients:
            return
        self._disconnect(origin)
        self._tell_info()

    def _disconnect(self, origin: Origin) -> None:
        seat = self._clients.pop(origin, None)
        if seat is not None:
            del self._places[seat]
            if self._sitting.chairs[seat].fingerprint:
                self._clock.gone[seat] = self._house.now()

    def _close(self, origin: Origin, code: str, message: str) -> None:
        """The last thing that a client hears."""
        self._disconnect(origin)
        payload = _encode({"type": "closed", "code": code, "message": message})
        self._house.bus.to_clients(origin.gateway, ToClients((origin.number,), payload, code))

    # --- Commands ------------------------------------------------------------------------------------------------------------

    async def _obey(self, origin: Origin, message: AnyMessage) -> None:
        if origin not in self._clients:
            return
        seat = self._clients[origin]
        if isinstance(message, messages.Ping):
            self._send(origin, _ack(message.id, self._sitting.version))
            return
        if seat is None:
            raise Refusal("no_seat", "who watches cannot do this: join first")
        if self._repeated(origin, seat, message.id):
            return
        if isinstance(message, messages.Chat):
            self._chat(origin, seat, message)
            return
        if isinstance(message, messages.Move) and self._hold(origin, seat, message):
            return
        await self._commit(entry_for(self._sitting, seat, message), (origin, message.id))
        if isinstance(message, messages.Leave):
            self._close(origin, "left", "you have left the table")

    def _repeated(self, origin: Origin, seat: SeatNo, id_: str) -> bool:
        """Answer a command that was answered before as it was then."""
        if (version := self._sitting.answered(seat, id_)) is not None:
            self._send(origin, _ack(id_, version))
            return True
        if (payload := self._answers.get(seat, OrderedDict()).get(id_)) is not None:
            self._send_bytes((origin,), payload)
            return True
        for at, (_, holder, held) in enumerate(self._held):
            if holder == seat and held.id == id_:
                self._held[at] = (origin, seat, held)
                return True
        return False

    def _remember(self, seat: SeatNo, id_: str, payload: bytes) -> None:
        answers = self._answers.setdefault(seat, OrderedDict())
        answers[id_] = payload
        if len(answers) > _ANSWERS_MAX:
            answers.popitem(last=False)

    def _hold(self, origin: Origin, seat: SeatNo, message: messages.Move) -> bool:
        """Whether a move has to wait, because somebody can still be caught; a catch before its time is refused."""
        sitting, clock, now = self._sitting, self._clock, self._house.now()
        if message.choice.startswith(CATCH):
            if clock.cooling(seat, now):
                raise Refusal("cooling_down", "a catch missed a short while ago: wait before the next")
            try:
                victim = int(checked_move(sitting, seat, message.choice).removeprefix(CATCH))
                opens = clock.opens(sitting, victim)
                in_time = opens is not None and opens <= now
                require(in_time, "too_early", "a catch is possible a moment later: the clock says when")
            except Refusal:
                clock.missed(seat, now)
                raise
            return False
        if clock.held_until(sitting) <= now or not any(question.seat == seat for question in sitting.waiting):
            return False
        if message.choice == "uno":
            return False
        checked_move(sitting, seat, message.choice)
        self._held.append((origin, seat, message))
        return True

    def _chat(self, origin: Origin, seat: SeatNo, message: messages.Chat) -> None:
        said = {"phrase": message.phrase} if message.phrase is not None else {"text": message.text}
        allowed = self._sitting.settings.chat
        if (message.phrase is None) == (message.text is None):
            raise Refusal("bad_message", "a chat has either a phrase or a text")
        if allowed == "off" or (allowed == "phrases" and message.phrase is None):
            raise Refusal("wrong_phase", f"chat at this table: {allowed}")
        if not all(letter.isprintable() for letter in message.text or ""):
            raise Refusal("bad_message", "a text is one line of printable characters")
        now = self._house.now()
        if not self._chats.setdefault(seat, Bucket(_CHAT_BURST, _CHAT_PER_SECOND, now)).take(now):
            raise Refusal("too_many", "too much was said at once: wait a moment")
        answer = _encode(_ack(message.id, self._sitting.version))
        self._remember(seat, message.id, answer)
        self._send_bytes((origin,), answer)
        self._send_bytes(tuple(self._clients), _encode({"type": "chat", "seat": seat} | said))

    # --- Making it so --------------------------------------------------------------------------------------------------------

    async def _commit(self, entry: AnyEntry, answer: tuple[Origin, str] | None = None) -> None:
        """Make an entry durable, take it, acknowledge it, and tell everybody."""
        assert self._claim is not None
        sitting, now_playing = self._sitting, isinstance(entry, PLAYED)
        body = entries.encode(entry)
        begun = now_playing or sitting.match is not None
        live = now_playing or sitting.phase == "playing"
        await self._house.log.append(self._claim, sitting.version + 1, body, begun=begun, live=live)
        phase = sitting.phase
        events = sitting.take(entry)
        self._house.metrics.durable()
        if answer is not None:
            self._send(answer[0], _ack(answer[1], sitting.version))
        self._take_note(entry)
        if now_playing:
            self._tell(events)
        if not now_playing or sitting.phase != phase:
            self._tell_info()

    def _take_note(self, entry: AnyEntry) -> None:
        """What an entry means for those who are here and for the clock."""
        now, clock = self._house.now(), self._clock
        moved = None
        match entry:
            case entries.Moved():
                moved = None if entry.choice == "uno" or entry.choice.startswith(CATCH) else entry.seat
            case entries.Sat():
                self._answers.pop(entry.seat, None)
                clock.stand_ins.discard(entry.seat)
                clock.gone[entry.seat] = now
            case entries.Left():
                self._free(entry)
            case entries.Again():
                self._bots, self._memories = {}, {}
                clock.stand_ins.clear()
            case _:
                pass
        clock.look(self._sitting, now, moved)

    def _free(self, entry: entries.Left) -> None:
        """A seat was given up: a bot plays on, and whoever was kicked is told."""
        seat = entry.seat
        self._held = [held for held in self._held if held[1] != seat]
        if seat in self._places and entry.asked is not None and entry.asked.seat != seat:
            self._close(self._places[seat], "kicked", "the host has given your seat to others")
        self._clock.gone.pop(seat, None)
        if self._sitting.phase != "lobby":
            self._clock.stand_ins.add(seat)

    # --- The clock -----------------------------------------------------------------------------------------------------------

    async def _do_due(self) -> None:
        """Let held moves go, and do the first thing that is due; the alarm comes again for the next."""
        if self._held and self._clock.held_until(self._sitting) <= self._house.now():
            held, self._held = self._held, []
            for origin, seat, message in held:
                try:
                    if not self._repeated(origin, seat, message.id):
                        await self._commit(entry_for(self._sitting, seat, message), (origin, message.id))
                except Refusal as refusal:
                    self._refuse(origin, message, refusal)
            return
        due = self._clock.next_due(self._sitting, self._presence())
        if due is None or due.at > self._house.now():
            return
        try:
            await self._do(due.deed)
        except NotStored as error:
            _log.error("table %s could not store: %s", self.id, error)
            await asyncio.sleep(1)

    async def _do(self, deed: Deed) -> None:
        match deed:
            case Answer(seat):
                question = next(question for question in self._sitting.waiting if question.seat == seat)
                await self._bot_answers(question)
            case Call(seat):
                await self._commit(entries.Moved(seat=seat, choice="uno"))
            case Poll(seat, name, owed):
                self._clock.polled(owed, seat)
                assert self._sitting.match is not None
                offers = [asked for asked in self._sitting.match.asked if asked.seat == seat and asked.name == name]
                if offers:
                    await self._bot_answers(offers[0])
            case StandIn(seat):
                self._clock.stand_ins.add(seat)
                self._tell_info()
            case MoveHost(seat):
                await self._commit(entries.Hosted(seat=seat))

    async def _bot_answers(self, question: Question) -> None:
        seat, match = question.seat, self._sitting.match
        assert match is not None
        chair = self._sitting.chairs[seat]
        level = STAND_IN if chair.person else chair.kind
        if seat not in self._bots:
            self._bots[seat] = bot(level, LUCK)
        memory = Memory(seat, match.players) if level in FORGETFUL else self._memory(seat)
        choice = self._bots[seat].choose(match.view(seat), question, memory)
        if choice is not None:
            await self._commit(entries.Moved(seat=seat, choice=str(choice)))

    def _memory(self, seat: SeatNo) -> Memory:
        """What a bot remembers of what its seat was told, up to now."""
        match = self._sitting.match
        assert match is not None
        memory, heard = self._memories.get(seat) or (Memory(seat, match.players), 0)
        for event in match.history[heard:]:
            if (told := tell(event, seat)) is not None:
                memory.hear(told)
        self._memories[seat] = (memory, len(match.history))
        return memory

    # --- Telling -------------------------------------------------------------------------------------------------------------

    def _info(self) -> Wire:
        """What anybody may know about the table before joining."""
        sitting, clock = self._sitting, self._clock
        return {
            "id": self.id,
            "phase": sitting.phase,
            "settings": msgspec.to_builtins(sitting.settings),
            "differs": sitting.settings.differs(),
            "seats": [
                {
                    "kind": chair.kind,
                    "name": chair.name,
                    "taken": chair.taken,
                    "here": not chair.person or seat in self._places,
                    "host": seat == sitting.host,
                    "stand_in": seat in clock.stand_ins,
                }
                for seat, chair in enumerate(sitting.chairs)
            ],
            "spectators": sum(seat is None for seat in self._clients.values()),
            "round": 0 if sitting.match is None else sitting.match.state.round_no,
            "matches": len(sitting.finished),
            "fairness": sitting.fairness(),
        }

    def _view(self, seat: SeatNo | None) -> Wire | None:
        match = self._sitting.match
        return None if match is None else wire(view(match.state, seat))

    def _look(self, origin: Origin, said: LookAt) -> None:
        answer: Wire = {"info": self._info()}
        if said.what == "record":
            finished = self._sitting.finished
            number = len(finished) if said.match is None else said.match
            if not 1 <= number <= len(finished):
                raise Refusal("wrong_phase", f"{len(finished)} matches are over here, and only those can be read")
            answer["record"] = finished[number - 1]
        self._send(origin, answer)

    def _tell(self, events: tuple[Event, ...]) -> None:
        """One message for each seat, and one for all who watch."""
        match = self._sitting.match
        assert match is not None
        if not self._clients:
            return
        clock = self._clock.wire(self._sitting, self._house.now())
        telling = Telling(match.state, match.asked, events, self._sitting.version, clock)
        for seat, origin in self._places.items():
            self._send_bytes((origin,), telling.to(seat))
        watching = tuple(origin for origin, seat in self._clients.items() if seat is None)
        if watching:
            self._send_bytes(watching, telling.to(None))

    def _tell_info(self, but: Origin | None = None) -> None:
        others = tuple(origin for origin in self._clients if origin != but)
        if others:
            self._send_bytes(others, _encode({"type": "info", "version": self._sitting.version, "info": self._info()}))

    def _send(self, origin: Origin, message: Wire) -> None:
        self._send_bytes((origin,), _encode(message))

    def _send_bytes(self, origins: tuple[Origin, ...], payload: bytes) -> None:
        bus = self._house.bus
        if len(origins) == 1:
            bus.to_clients(origins[0].gateway, ToClients((origins[0].number,), payload))
            return
        by_gateway: dict[str, list[int]] = {}
        for origin in origins:
            by_gateway.setdefault(origin.gateway, []).append(origin.number)
        for gateway, numbers in by_gateway.items():
            bus.to_clients(gateway, ToClients(tuple(numbers), payload))


def _ack(id_: str, version: int) -> Wire:
    return {"type": "ack", "id": id_, "version": version}
