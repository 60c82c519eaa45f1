"""A table: one task with an inbox, the only one that changes it.

Known command? Repeat the old answer. Otherwise: judged by the rules, made durable, taken into the sitting, acknowledged, and told
to each seat and to the spectators as they may know it. Timers put ordinary moves through the same door. What is told is made
here, from views and witnessed events, so that nothing else ever holds another seat's cards.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import NamedTuple

from lastcard.bots import levels
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.server import entries, messages
from lastcard.server.answers import Answers
from lastcard.server.book import Book
from lastcard.server.bot_seats import BotSeats, level_of
from lastcard.server.bus import Bus, Create, Gone, Join, LookAt, Origin, Said
from lastcard.server.chat import Chatter
from lastcard.server.clock import Answer, Call, Clock, Deed, MoveHost, Poll, StandIn
from lastcard.server.commands import CATCH, entry_for
from lastcard.server.company import Company, encode
from lastcard.server.entries import AnyEntry
from lastcard.server.errors import Refusal, require
from lastcard.server.fairness import fresh_pledge
from lastcard.server.inbox import Inbox
from lastcard.server.info import info_of
from lastcard.server.log import Fenced, Found, Log, NotStored
from lastcard.server.messages import AnyMessage, Hello
from lastcard.server.metrics import Metrics
from lastcard.server.seats import checked_name, fingerprint, fresh_token, seat_of
from lastcard.server.settings import Limits, Paces
from lastcard.server.sitting import PLAYED, Seated, Sitting, open_seats, seated
from lastcard.server.telling import Telling
from lastcard.server.waiting import Waiting
from lastcard.views import Wire, view, wire

_log = logging.getLogger("lastcard.server")

_UNINFORMING = (*PLAYED, entries.Salted)
"""Entries that change nothing of the `info`, unless the phase changes: salts stay hidden until the deal."""

_FAILED = Refusal("unavailable", "the table cannot be used now: try again in a moment")
_NOT_STORED = Refusal("not_stored", "the server could not store this: try again in a moment")


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

    def __init__(self, id_: str, house: House, gone: Callable[[Table], None], found: Found | None = None) -> None:
        self.id = id_
        self._house = house
        self._gone = gone
        self._loop = asyncio.get_running_loop()
        self._inbox: Inbox[tuple[Origin, Said] | _Tick | _Idle | _Closing] = Inbox(self._loop)
        self._book = Book(id_, house.log, house.begin)
        self._sitting = Sitting(id_, house.begin)
        self._clock = Clock(house.paces)
        self._company = Company(house.bus)
        self._waiting = Waiting(self._clock, self._company, house.paces.salt_s, house.now)
        self._answers = Answers()
        self._salted: Counter[SeatNo] = Counter()
        """How often each seat has added to the shuffle to come."""
        self._chatter = Chatter(house.limits)
        self._bots = BotSeats()
        self._alarm: asyncio.TimerHandle | None = None
        self._task = self._loop.create_task(self._run(found))

    @property
    def busy(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._company.clients)

    def put(self, origin: Origin, said: Said) -> None:
        """Something for this table; it is heard in the order of arrival."""
        self._inbox.put((origin, said))

    async def close(self) -> None:
        """Finish what has arrived, say goodbye, and stop."""
        self._inbox.put(_Closing())
        await self._task

    def rest(self) -> None:
        """Leave memory, unless somebody comes first."""
        self._inbox.put(_Idle())

    def leftovers(self) -> list[tuple[Origin, Said]]:
        """What arrived too late for this table's task."""
        return [item for item in self._inbox.empty() if isinstance(item, tuple)]

    # --- The task ------------------------------------------------------------------------------------------------------------

    async def _run(self, found: Found | None) -> None:
        goodbye = "lost", "the table went on elsewhere: connect again"
        try:
            self._sitting = await self._book.open(found)
            self._settle_in()
            while True:
                item = await self._inbox.take()
                if isinstance(item, _Closing):
                    goodbye = "restarting", "the server restarts: connect again in a moment"
                    await self._sleep()
                    break
                if not await self._take(item):
                    break
                if not self._inbox:
                    self._set_alarm()
        except Fenced:
            _log.warning("table %s has another owner now", self.id)
        except Exception:  # noqa: BLE001  one table's failure must not take the others down
            _log.exception("table %s failed and is loaded again when somebody asks for it", self.id)
            self._turn_away()
        finally:
            if self._alarm is not None:
                self._alarm.cancel()
            for origin in list(self._company.clients):
                self._dismiss(origin, *goodbye)
            self._gone(self)

    def _turn_away(self) -> None:
        """Answer whatever waits for a table that has failed: handed on, it could make the next one fail, and so on for ever."""
        for origin, said in self.leftovers():
            self._refuse(origin, said, _FAILED)

    async def _take(self, item: tuple[Origin, Said] | _Tick | _Idle) -> bool:
        """Do what has arrived; whether the table stays in memory."""
        if isinstance(item, _Idle):
            if self._company.clients or self._inbox:
                return True
            await self._sleep()
            return False
        if isinstance(item, _Tick):
            await self._do_due()
        else:
            await self._hear(*item)
        # Somebody may have asked for a table that is not there.
        return self._book.is_open or bool(self._inbox)

    def _settle_in(self) -> None:
        """Nobody is here yet: whoever has a seat is away from now on."""
        now = self._house.now()
        for seat, chair in enumerate(self._sitting.chairs):
            if chair.person and chair.taken:
                self._clock.gone[seat] = now
            if chair.person and (chair.watches or not chair.taken) and self._sitting.phase != "lobby":
                self._clock.stand_ins.add(seat)
        self._clock.look(self._sitting, now)
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Wake when the next thing is due; with nobody here and nothing due, leave memory."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self._clock.next_due(self._sitting, self._company.presence)
        times = [] if due is None else [due.at]
        times += self._waiting.times(self._sitting)
        if times:
            self._alarm = self._loop.call_later(max(0.0, min(times) - self._house.now()), self._inbox.put, _TICK)
        elif not self._company.clients:
            self._alarm = self._loop.call_later(self._house.paces.evict_s, self.rest)

    async def _sleep(self) -> None:
        """Leave memory."""
        live = self._clock.next_due(self._sitting, self._company.presence) is not None
        await self._book.put_away(self._sitting, live=live)

    async def _hear(self, origin: Origin, said: Said) -> None:
        """Do what somebody says, or say why not."""
        match said:
            case Gone():
                self._detach(origin)
            case Create():
                await self._try(origin, said, self._create(origin, said))
            case _:
                await self._try(origin, said, self._answer(origin, said))

    async def _try(self, origin: Origin, said: Said, deed: Coroutine[None, None, None]) -> None:
        try:
            await deed
        except Refusal as refusal:
            self._house.metrics.refused(refusal.code)
            self._refuse(origin, said, refusal)
        except NotStored as error:
            self._not_stored(error)
            # Who comes, or looks, wants nothing stored.
            reading = isinstance(said, Hello | LookAt)
            self._refuse(origin, said, _FAILED if reading else _NOT_STORED)
        except Exception:
            # Whoever has not been let in yet would wait in vain; everybody else is dismissed.
            if isinstance(said, Hello):
                self._refuse(origin, said, _FAILED)
            raise

    def _not_stored(self, error: NotStored) -> None:
        _log.error("table %s could not store: %s", self.id, error)
        self._house.metrics.refused("not_stored")

    async def _answer(self, origin: Origin, said: Hello | AnyMessage | Join | LookAt) -> None:
        require(self._book.is_open, "no_table", f"there is no table {self.id}: it may have expired")
        match said:
            case Hello():
                await self._attach(origin, said)
            case Join():
                await self._join(origin, said)
            case LookAt():
                await self._look(origin, said)
            case _:
                await self._obey(origin, said)

    def _refuse(self, origin: Origin, said: Said, refusal: Refusal) -> None:
        code, message = refusal.code, str(refusal)
        if isinstance(said, Hello):
            self._dismiss(origin, code, message)
        elif isinstance(said, Create | Join | LookAt):
            self._company.send(origin, {"error": {"code": code, "message": message}})
        elif not isinstance(said, Gone):
            payload = encode({"type": "error", "id": said.id, "code": code, "message": message})
            seat = self._company.clients.get(origin)
            if seat is not None and code not in {"too_many", "not_stored"}:
                self._answers.remember(seat, said.id, payload)
            self._company.send_bytes(origin, payload)

    # --- Coming and going ----------------------------------------------------------------------------------------------------

    async def _create(self, origin: Origin, said: Create) -> None:
        if self._book.is_open:
            raise Refusal("no_table", "there is such a table already")
        seat = said.settings.check().seats.index("person")
        name, token = checked_name(said.name, ()), fresh_token()
        made = entries.Made(settings=said.settings, pledge=fresh_pledge())
        sat = entries.Sat(seat=seat, name=name, fingerprint=fingerprint(self.id, seat, 1, token))
        self._sitting = await self._book.begin((made, sat))
        self._settle_in()
        self._company.send(origin, {"table": self.id, "seat": seat, "token": token, "info": self._info()})

    async def _join(self, origin: Origin, said: Join) -> None:
        token = said.token or fresh_token()
        if (seat := seat_of(self.id, self._sitting.chairs, token)) is not None:
            # The answer to the first time was lost.
            self._company.send(origin, {"seat": seat, "token": token, "info": self._info()})
            return
        free = open_seats(self._sitting.chairs)
        seat = said.seat if said.seat is not None else next(iter(free), None)
        if seat is None or seat not in free:
            listed = ", ".join(map(str, free))
            raise Refusal("no_seat", f"this seat is not free: {listed}" if free else "no seat is free: you can watch")
        name = checked_name(said.name, (chair.name for chair in self._sitting.chairs))
        mark = fingerprint(self.id, seat, self._sitting.chairs[seat].epoch + 1, token)
        await self._commit(entries.Sat(seat=seat, name=name, fingerprint=mark))
        self._company.send(origin, {"seat": seat, "token": token, "info": self._info()})

    async def _attach(self, origin: Origin, hello: Hello) -> None:
        seat = None
        if hello.token is not None:
            seat = seat_of(self.id, self._sitting.chairs, hello.token)
            if seat is None:
                raise Refusal("bad_token", "this token gives no seat here: join, or watch without one")
        elif len(self._company.watching) >= self._house.limits.spectators:
            raise Refusal("too_many", "too many are watching this table")
        since = self._sitting.before_round if hello.since == "round" else hello.since
        if self._sitting.match is None or (since is not None and since > self._sitting.version):
            since = None
        if since is not None and since < self._sitting.recalls:
            self._sitting = await self._book.recalled()
        if self._sitting.obeyed.since and seat is not None:
            # Whoever comes back may say again what was obeyed long ago.
            self._sitting.obeyed = await self._book.obeyed()
        if seat is not None:
            if seat in self._company.places:
                self._dismiss(self._company.places[seat], "elsewhere", "this seat was taken up in another window")
            self._clock.gone.pop(seat, None)
            if not self._sitting.chairs[seat].watches:
                self._clock.stand_ins.discard(seat)
        self._company.come(origin, seat)
        self._welcome(origin, seat, [] if since is None else self._sitting.missed(seat, since))
        self._tell_info(but=origin)

    def _welcome(self, origin: Origin, seat: SeatNo | None, missed: list[Wire]) -> None:
        """Tell somebody where they are, whose eyes they have, and what they have missed."""
        eyes = self._eyes(seat)
        message = {
            "type": "welcome",
            "seat": eyes,
            "version": self._sitting.version,
            "info": self._info(),
            "view": self._view(eyes),
            "missed": missed,
            "clock": self._clock.wire(self._sitting, self._house.now()),
        }
        self._company.send(origin, message)

    def _eyes(self, seat: SeatNo | None) -> SeatNo | None:
        """The seat whose cards somebody in a seat may see now."""
        return None if seat is None or self._sitting.chairs[seat].watches else seat

    def _detach(self, origin: Origin) -> None:
        if origin in self._company.clients:
            self._gone_from(self._company.go(origin))
            self._tell_info()

    def _dismiss(self, origin: Origin, code: str, message: str) -> None:
        """The last thing that a client hears."""
        self._gone_from(self._company.dismiss(origin, code, message))

    def _gone_from(self, seat: SeatNo | None) -> None:
        if seat is not None and self._sitting.chairs[seat].fingerprint:
            self._clock.gone[seat] = self._house.now()

    # --- Commands ------------------------------------------------------------------------------------------------------------

    async def _obey(self, origin: Origin, message: AnyMessage) -> None:
        if origin not in self._company.clients:
            return
        seat = self._company.clients[origin]
        if isinstance(message, messages.Ping):
            self._company.send(origin, _ack(message.id, self._sitting.version))
            return
        if seat is None:
            raise Refusal("no_seat", "who watches cannot do this: join first")
        if self._repeated(origin, seat, message.id):
            return
        self._check_bounds(seat, message)
        if isinstance(message, messages.Chat):
            self._chat(origin, seat, message)
            return
        if not self._waiting.holds(self._sitting, origin, seat, message):
            await self._make(origin, seat, message)

    async def _make(self, origin: Origin, seat: SeatNo, message: AnyMessage) -> None:
        await self._commit(entry_for(self._sitting, seat, message), (origin, message.id))

    def _check_bounds(self, seat: SeatNo, message: AnyMessage) -> None:
        """Refuse what nobody needs to do so often, and a move of who only watches."""
        limits = self._house.limits
        if self._sitting.version >= limits.entries:
            raise Refusal("too_many", "so much has happened at this table that it is worn out: make another")
        if isinstance(message, messages.Salt) and self._salted[seat] >= limits.salts:
            raise Refusal("too_many", f"a shuffle takes {limits.salts} salts of a seat, and the last one counts")
        if isinstance(message, messages.Move) and self._sitting.chairs[seat].watches:
            raise Refusal("no_seat", "this seat is yours when the round is over: until then a bot plays in it")

    def _repeated(self, origin: Origin, seat: SeatNo, id_: str) -> bool:
        """Answer a command that was answered before as it was then."""
        if (version := self._sitting.obeyed.version(seat, id_)) is not None:
            self._company.send(origin, _ack(id_, version))
            return True
        if (payload := self._answers.given(seat, id_)) is not None:
            self._company.send_bytes(origin, payload)
            return True
        return self._waiting.said_again(origin, seat, id_)

    def _chat(self, origin: Origin, seat: SeatNo, message: messages.Chat) -> None:
        said = self._chatter.said(seat, message, self._sitting.settings.chat, self._house.now())
        answer = encode(_ack(message.id, self._sitting.version))
        self._answers.remember(seat, message.id, answer)
        self._company.send_bytes(origin, answer)
        self._company.send_all(said)

    # --- Making it so --------------------------------------------------------------------------------------------------------

    async def _commit(self, entry: AnyEntry, answer: tuple[Origin, str] | None = None) -> None:
        """Make an entry durable, take it, acknowledge it, and tell everybody."""
        sitting, now_playing = self._sitting, isinstance(entry, PLAYED)
        await self._book.write(sitting, entry)
        phase, newcomers = sitting.phase, sitting.newcomers
        events = sitting.take(entry)
        self._house.metrics.durable()
        if answer is not None:
            self._company.send(answer[0], _ack(answer[1], sitting.version))
        self._take_note(entry)
        arrived = [seat for seat in newcomers if not sitting.chairs[seat].watches]
        # Who is away is played for as before.
        self._clock.stand_ins.difference_update(self._company.places.keys() & arrived)
        if now_playing:
            self._tell(events, arrived)
        if sitting.phase != phase or not isinstance(entry, _UNINFORMING):
            self._tell_info()

    def _take_note(self, entry: AnyEntry) -> None:
        """What an entry means for those who are here and for the clock."""
        now, clock = self._house.now(), self._clock
        moved = None
        match entry:
            case entries.Moved():
                moved = None if entry.choice == "uno" or entry.choice.startswith(CATCH) else entry.seat
            case entries.Sat():
                self._answers.forget(entry.seat)
                if not self._sitting.chairs[entry.seat].watches:
                    clock.stand_ins.discard(entry.seat)
                clock.gone[entry.seat] = now
            case entries.Salted():
                self._salted[entry.seat] += 1
            case entries.Dealt():
                self._salted.clear()
                # Until somebody sits down there, a bot plays.
                clock.stand_ins.update(open_seats(self._sitting.chairs))
            case entries.Left():
                self._free(entry)
            case entries.Again():
                self._bots = BotSeats()
                self._salted.clear()
                clock.stand_ins.clear()
            case _:
                pass
        clock.look(self._sitting, now, moved)

    def _free(self, entry: entries.Left) -> None:
        """A seat was given up: a bot plays on, and who had it goes before the others are told."""
        seat = entry.seat
        self._waiting.drop(seat)
        if seat in self._company.places and entry.asked is not None:
            left = entry.asked.seat == seat
            why = ("left", "you have left the table") if left else ("kicked", "the host has given your seat to others")
            self._dismiss(self._company.places[seat], *why)
        self._clock.gone.pop(seat, None)
        if self._sitting.phase != "lobby":
            self._clock.stand_ins.add(seat)

    # --- The clock -----------------------------------------------------------------------------------------------------------

    async def _do_due(self) -> None:
        """Let go what was held, and do the first thing that is due; the alarm comes again for the next."""
        if ripe := self._waiting.ripe(self._sitting):
            for held in ripe:
                await self._try(held.origin, held.message, self._make(held.origin, held.seat, held.message))
            return
        due = self._clock.next_due(self._sitting, self._company.presence)
        if due is None or due.at > self._house.now():
            return
        try:
            await self._do(due.deed)
        except NotStored as error:
            self._not_stored(error)
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
        level = level_of(self._sitting.chairs[question.seat])
        if levels()[level].remembers and self._sitting.recalls:
            self._sitting = await self._book.recalled()
        assert self._sitting.match is not None
        choice = self._bots.choose(self._sitting.match, question, level)
        if choice is not None:
            await self._commit(entries.Moved(seat=question.seat, choice=str(choice)))

    # --- Telling -------------------------------------------------------------------------------------------------------------

    def _info(self) -> Wire:
        return info_of(self._sitting, self._clock, self._company)

    def _view(self, seat: SeatNo | None) -> Wire | None:
        match = self._sitting.match
        return None if match is None else wire(view(match.state, seat))

    async def _look(self, origin: Origin, said: LookAt) -> None:
        answer: Wire = {"info": self._info()}
        if said.what == "record":
            if self._sitting.recalls:
                self._sitting = await self._book.recalled()
            finished = self._sitting.finished
            number = len(finished) if said.match is None else said.match
            if not 1 <= number <= len(finished):
                raise Refusal("wrong_phase", f"{len(finished)} matches are over here, and only those can be read")
            answer["record"] = finished[number - 1]
        self._company.send(origin, answer)

    def _tell(self, events: tuple[Event, ...], arrived: list[SeatNo]) -> None:
        """One message for each seat, and one for all who watch; a welcome for whose seat is theirs from now on."""
        match = self._sitting.match
        assert match is not None
        if not self._company.clients:
            return
        clock = self._clock.wire(self._sitting, self._house.now())
        telling = Telling(match.state, match.asked, events, self._sitting.version, clock)
        for seat, origin in self._company.places.items():
            if seat in arrived:
                self._welcome(origin, seat, self._sitting.missed(seat, self._sitting.version - 1))
            else:
                self._company.send_bytes(origin, telling.to(self._eyes(seat)))
        if watching := self._company.watching:
            self._company.send_some(watching, telling.to(None))

    def _tell_info(self, but: Origin | None = None) -> None:
        if self._company.clients:
            self._company.send_all({"type": "info", "version": self._sitting.version, "info": self._info()}, but)


def _ack(id_: str, version: int) -> Wire:
    return {"type": "ack", "id": id_, "version": version}
