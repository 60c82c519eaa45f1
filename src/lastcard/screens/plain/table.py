"""Playing in plain lines, at a table in this process or at one that is served.

At a served table whatever happens is told when it happens. A question stands until it is answered, here or by the table's clock;
calls and catches have the time that the server gives them, and a line says when a hand has come down to one card, called or not.

A table in this process has no clock: it goes on when everything has been told and nobody at the screen is asked anything. Several
people pass the screen on, covered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, aclosing
from typing import Any

from lastcard.clients import news
from lastcard.clients.games import problem_of
from lastcard.clients.local import LocalTable
from lastcard.clients.seat import Seat, names_in
from lastcard.rules.questions import CardChoice, Question, SeatNo
from lastcard.screens.plain.reader import Obey, Reader
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.views import Wire, wire_question

COVER_LINES = 60
"""So many empty lines hide one person's hand from the next at the same screen."""
_ANSWERS = ("move", "start", "next", "rematch")
"""What moves the table on."""
RECALLED = 8
"""What happened last is told again to people who come back to a saved game: a match may have thousands of lines."""


class PlainTable(Reader):
    """A table played, or watched, in lines."""

    def __init__(
        self,
        seats: Sequence[Seat],
        voice: Voice,
        lines: Lines,
        *,
        local: LocalTable | None = None,
        pace_s: float = 0.0,
        resumed: bool = False,
    ) -> None:
        """The seats that are played from here; at a local table, one for each person, or one to watch from."""
        super().__init__(seats, voice, served=local is None)
        self._lines, self._local, self._pace_s = lines, local, pace_s
        self._recalling = resumed and not voice.as_json
        """Whether people come back to a saved game: they are told where it stands; programs are told everything again."""
        self._info: Wire | None = None
        """The table as it was last told."""
        self._away: set[SeatNo] = set()
        """Of whom it was told that they are not there."""
        self._seat: SeatNo | None = None
        """Our seat as of the last welcome."""
        self._untold: dict[Seat, list[Wire]] = {seat: [] for seat in seats}
        """What those will be told who are not at the screen."""
        self._next = self.here
        """Whom the screen is passed to."""
        self._dealt: list[Wire] = []
        """The first deal of a match, until it is known who fills the seats that were free."""
        self._sizes: tuple[int, ...] = ()
        self._waited: set[SeatNo] = set()
        """Of whom the reader knows that they are waited for: it was said, or it is their turn."""
        self._awaited: Question | str | None = None
        """What the next answer is for: a question, or `start`, `next`, `over`, `pause`, `jump` or `pass`."""
        self._jump: Question | None = None
        """The offer to jump in that the reader has been told of, as long as it stands."""
        self._unprompted = False
        """Whether a word was obeyed in place of what is awaited."""
        self._answering = False
        """Whether an answer is on its way."""
        self._told = False
        """Whether something has been told since the table went on."""
        self._ended = False
        """Whether there will be no more lines."""
        self._over = False

    async def play(self) -> None:
        """Stay until the match of a local table is over, the person leaves (`Leave`), or a server does not want them (`Lost`)."""
        async with AsyncExitStack() as stack:
            messages = [await stack.enter_async_context(aclosing(seat.messages())) for seat in self.seats]
            for seat, coming in zip(self.seats, messages, strict=True):
                self._hear(seat, await anext(coming))
            if not self.served:
                self.show_rules()
                self._say_where()
                if not self._recalling:
                    self.show_partners(self._reader())
                self._catch_up()
            heard = [asyncio.ensure_future(anext(coming)) for coming in messages]
            typed: asyncio.Task[str | None] | None = None
            try:
                while not self._over:
                    arrived = next((at for at, future in enumerate(heard) if future.done()), None)
                    if arrived is not None:
                        self._hear(self.seats[arrived], heard[arrived].result())
                        heard[arrived] = asyncio.ensure_future(anext(messages[arrived]))
                    elif typed is not None and typed.done() and not self._comes_early(typed.result()):
                        self._read(typed.result())
                        typed = None
                    elif not await self._goes_on():
                        typed = typed or asyncio.create_task(self._lines.line())
                        coming_next: set[asyncio.Task[Any]] = {*heard} if typed.done() else {*heard, typed}
                        await asyncio.wait(coming_next, return_when=asyncio.FIRST_COMPLETED)
            finally:
                tasks: list[asyncio.Task[Any]] = [*heard] if typed is None else [*heard, typed]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _goes_on(self) -> bool:
        """Let a local table go on, or ask what it waits for; False when only a person or a message can help."""
        if self._local is None:
            return False
        if not all(seat.quiet for seat in self.seats):
            # What was said is on its way: it takes no time.
            await asyncio.sleep(0)
            return True
        if self._local.waits:
            self._await()
            return self._over
        if self._told:
            self._told = False
            await asyncio.sleep(self._pace_s)
        self._local.go_on()
        return True

    # --- Hearing -------------------------------------------------------------------------------------------------------------

    def _hear(self, seat: Seat, message: Wire) -> None:
        """Tell what has arrived for a seat, and ask what must be asked now."""
        if self.here.playing:
            self.voice.speech.see(self.here.view)
        match message["type"]:
            case "ack" | "error":
                self._answered(seat, message)
            case ("not_saved" | "saved") as kind:
                if seat is self.seats[0]:
                    self._say_saved(saved=kind == "saved")
            case _ if self.served:
                self._hear_served(message)
            case "welcome":
                self._name()
                missed = [event for moved in message["missed"] for event in moved["events"]]
                self._untold[seat] += missed[-RECALLED:] if self._recalling else missed
            case "update":
                self._untold[seat] += message["events"]
                self._catch_up()
            case _:
                pass
        self.call_at_once()
        if self.served:
            self._say_jump()
            self._await()

    def _hear_served(self, message: Wire) -> None:
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "update":
                self._update(message["events"])
            case "info":
                self._changed()
            case "chat":
                self.voice.data(chat={name: message[name] for name in ("seat", "phrase", "text", "reaction") if name in message})
                self.voice.line(news.chat(message, self.voice.names, self.voice.words))
            case "nudge":
                self.voice.data(nudge={name: message[name] for name in ("seat", "to")})
                self.voice.line(news.nudge(message, self.here.seat, self.voice.names, self.voice.words))
            case "lost":
                self.voice.data(lost=True)
                self.voice.line(self.voice.words.t("web-reconnecting"))
            case _:
                pass

    def _tell(self, events: Iterable[Wire]) -> None:
        for event in events:
            self._told = True
            if self.voice.as_json or not self._is_quiet(event):
                self.voice.event(event, self.here.seat)

    def _is_quiet(self, event: Wire) -> bool:
        """Whether something else says it, or will: the question says that it is our turn, and a bot's move whose it was."""
        match event["event"]:
            case "turn_began":
                return not self.served or bool(event["seat"] == self.here.seat)
            case "dealt":
                return bool(event["seat"] != self.here.seat)
            case "dealer_drew":
                return True
            case "received":
                # Whose hand it was, has been said, and what is in it, they know.
                return bool(event["from"] == self.here.seat)
            case _:
                return False

    def _name(self) -> None:
        """Call everybody by the names of now; where several share a screen, nobody in particular is meant."""
        words, alone = self.voice.words, len(self.seats) == 1
        self.voice.speech.names = self.here.names(words) if alone else names_in(self.here.info, words)

    # --- At a local table ----------------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Tell the person at the screen everything that they have not been told yet."""
        if not self._covered:
            events, self._untold[self.here] = self._untold[self.here], []
            self._tell(events)
            self._say_jump()

    def _say_where(self) -> None:
        """Say where a saved game stands."""
        if self._recalling:
            self.voice.say("table-round", round=self.here.view.round)
            self.show_scores()
            self.show_counts(self._reader())

    def _take_screen(self) -> None:
        """The next person sits down."""
        self.here, self._covered, self._jump = self._next, False, None
        self._catch_up()

    def _say_saved(self, *, saved: bool) -> None:
        """Say at once that the game cannot be saved, and when it can again."""
        if saved:
            self.voice.data(saved=True)
            self.voice.say("terminal-saved_again")
            return
        assert self._local is not None
        error = self._local.unsaved
        reason = "" if error is None else error.strerror or str(error)
        self.voice.data(not_saved=reason)
        self.voice.say("terminal-not_saved", why=problem_of(error))

    # --- At a served table ---------------------------------------------------------------------------------------------------

    def _welcome(self, message: Wire) -> None:
        """Say where we are: the first time everything, later what was missed, and whether a seat has become ours."""
        seat, voice = self.here, self.voice
        again, self._info = self._info, seat.info
        before, self._seat = self._seat, seat.seat
        self._name()
        self._answering = self._on_its_way()
        voice.data(welcome={name: message[name] for name in ("seat", "info", "view")})
        if again is not None and seat.seat == before:
            voice.say("terminal-resumed")
        elif seat.seat is None:
            voice.line(voice.words.t("web-sits" if seat.newcomer else "web-watching"))
        else:
            voice.say("table-seated", number=seat.seat + 1)
            # A spectator needed no lines.
            self._ended = False
        voice.lines(news.restored(again, seat.info, voice.words))
        self._sizes = seat.view.hand_sizes if seat.playing else ()
        if again is not None:
            missed = [moved["events"] for moved in message["missed"]]
            if self._dealt:
                missed.insert(0, self._dealt)
                self._dealt = []
            for events in missed:
                self._tell(events)
                self._awaited = None
        elif seat.playing:
            self.show_counts(seat.seat)
            self.show_scores()
            if not isinstance(self._to_answer(), Question):
                self.show_top()
            self._say_waiting(())
        elif not seat.host:
            self._say_host()
        self._doubt()

    def _update(self, events: list[Wire]) -> None:
        seat = self.here
        if seat.phase == "lobby":
            self._dealt += events
            return
        self._tell(events)
        sizes = seat.view.hand_sizes
        before, self._sizes = self._sizes or (0,) * len(sizes), sizes
        for other, (had, has) in enumerate(zip(before, sizes, strict=True)):
            # Said whether the call was made or not, so it gives nothing away.
            if has == 1 and had > 1 and not seat.view.round_over:
                if other == seat.seat:
                    self.voice.say("terminal-one_left-you")
                else:
                    self.voice.say("terminal-one_left", name=self.voice.names[other])
        self._say_waiting(events)
        if any(event["event"] == "round_began" and event["round"] == 1 for event in events):
            self.show_partners(seat.seat)
        ours = {"turn_began", "round_began"}
        if any(event["event"] in ours and event.get("seat", seat.seat) == seat.seat for event in events):
            # The same question as before may be a new one.
            self._awaited = None
        self._settle()

    def _say_waiting(self, events: Iterable[Wire]) -> None:
        """Say whose answer is waited for where no turn tells it; of several, not again whenever one has answered."""
        seat, words = self.here, self.voice.words
        waiting = set() if seat.view.round_over else set(seat.view.waiting_for)
        known = self._waited | {event["seat"] for event in events if event["event"] == "turn_began"}
        # Who is asked hears the question, and is told of the others when they have answered.
        self._waited = set() if seat.seat in waiting else waiting
        if self._waited - known:
            names = [self.voice.names[other] for other in sorted(self._waited)]
            self.voice.line(words.t("web-waiting", names=words.listing(names)))

    def _settle(self) -> None:
        """What our answer led to has been told: whatever is asked from now on is new."""
        if self._answering and not self._on_its_way():
            self._answering, self._awaited = False, None

    def _doubt(self) -> None:
        """Say what does not fit about the shuffles."""
        for code, round_no in self.here.take_doubts():
            self.voice.data(doubt={"code": code, "round": round_no})
            if code == "left_out":
                self.voice.data(left_out=round_no)
            self.voice.line(self.voice.words.t(f"fairness-{code}", round=round_no))

    def _changed(self) -> None:
        """Tell who came and went, and what else changed round the table."""
        before, now, voice = self._info, self.here.info, self.voice
        assert before is not None
        self._info = now
        voice.data(info=now)
        self._name()
        dealt, self._dealt = self._dealt, []
        if dealt:
            self._update(dealt)
        self._doubt()
        if now["settings"] != before["settings"]:
            self.show_rules()
        voice.lines(news.changes(before, now, self.here.seat, voice.words, self._away))
        if now["phase"] == "lobby" and before["phase"] != "lobby":
            voice.say("terminal-again")
            self._sizes = ()
            self._settle()
            if not self.here.host:
                self._say_host()

    def _say_host(self) -> None:
        if any(seat["host"] for seat in self.here.info["seats"]):
            self.voice.line(news.waits_for_host(self.here.info, self.voice.words))

    # --- Asking --------------------------------------------------------------------------------------------------------------

    def _await(self) -> None:
        """Ask for what the table now waits for from here, unless it has been asked for."""
        now, unprompted = self._to_answer(), self._unprompted
        self._unprompted = False
        if now == self._awaited:
            if unprompted:
                self._prompt()
            return
        before, self._awaited = self._awaited, now
        if before is not None:
            self._lines.withdraw()
        if now in {"next", "over"} and self.here.view.hands is not None:
            self.lay_open(self.here.view.hands, self._reader())
        if now == "over" and not self.served:
            self.voice.say("terminal-thanks")
            self._over = True
        elif now == "over" and self._ended:
            raise Leave
        else:
            self._ask_for(now)

    def _ask_for(self, now: Question | str | None) -> None:
        if isinstance(now, Question):
            self._calling = False
            if self.here.turn_s is not None:
                self.voice.say("table-time", seconds=round(self.here.turn_s))
            self.ask(now)
        else:
            if now == "start" and (free := sum(not seat["taken"] for seat in self.here.info["seats"])):
                self.voice.line(self.voice.words.t("web-start-bots", count=free))
            if now == "pass":
                self.voice.line("\n" * COVER_LINES)
            self._prompt()

    def _say_jump(self) -> None:
        """Tell the reader that they can jump in: once, as long as the offer stands, and again whenever it comes anew."""
        asked = self.here.view.asked if self.here.playing else ()
        offer = next((question for question in asked if question.name == "jump"), None)
        told, self._jump = self._jump, offer
        if offer is None or offer == told:
            return
        (choice,) = offer.choices
        assert isinstance(choice, CardChoice)
        self.voice.data(offered=wire_question(offer))
        self.voice.say("terminal-jump", card=self.voice.words.card(choice.card.text))

    def _to_answer(self) -> Question | str | None:
        """What the table waits for from here."""
        seat = self.here
        if self._local is not None and self._local.pausing:
            offered = any(question.name == "jump" for question in seat.view.asked) and len(self.seats) == 1
            # Where several share the screen, whoever holds what, the same is asked.
            return "jump" if offered or 1 not in seat.view.hand_sizes else "pause"
        if seat.phase == "lobby":
            return "start" if seat.host and not seat.playing else None
        if seat.phase == "playing":
            return self._to_ask()
        if not seat.view.round_over:
            # The deal has been told, and the phase is about to be.
            return None
        return "over" if seat.phase == "over" else "next"

    def _to_ask(self) -> Question | str | None:
        """A person's question, or the screen must be passed to them first."""
        ours = {seat.seat: seat for seat in self.seats}
        for number in self.here.view.waiting_for:
            if number in ours:
                self._next = ours[number]
                question = next(question for question in self._next.view.asked if not question.offer)
                return "pass" if self._covered or self._next is not self.here else question
        return None

    def _prompt(self) -> None:
        """Ask again for what is awaited."""
        if self._answering or self._awaited is None or self.here.seat is None:
            return
        if self._awaited == "pass":
            assert self._next.seat is not None
            self.voice.prompt("terminal-pass", name=self.voice.names[self._next.seat])
        else:
            self.voice.prompt("terminal-prompt" if isinstance(self._awaited, Question) else f"terminal-prompt-{self._awaited}")

    # --- Answering -----------------------------------------------------------------------------------------------------------

    def _reader(self) -> SeatNo | None:
        """Whose words are read: nobody's in particular while the screen is covered."""
        return None if self._covered else self.here.seat

    def _comes_early(self, line: str | None) -> bool:
        """Whether a line answers what has not been asked yet; words are obeyed at any time."""
        if line is None:
            return self._ended or self._answering or bool(self.here.unanswered)
        return self._lines.patient and _is_answer(line.split()) and (self._answering or self._awaited in {None, "start"})

    def _read(self, line: str | None) -> None:
        """Obey a line."""
        if line is None:
            self._ended = True
            if self.here.seat is None:
                # A spectator needs no words.
                return
            self.voice.line("")
            self.voice.say("terminal-input_ended")
            raise Leave
        words = line.split()
        if not self._answers(words) and not self.command(words, self._reader()):
            if isinstance(self._awaited, Question) and not self._answering:
                self.refuse(self._awaited, words)
            elif not _is_answer(words):
                self.voice.refuse("bad_request", self.voice.words.t("terminal-unknown-word", text=" ".join(words)[:60]))
            elif words:
                self.voice.refuse(
                    "not_asked", self.voice.words.t("terminal-sent" if self._answering else "terminal-nothing_asked")
                )
        self._said = words
        if self.served:
            self._prompt()
        else:
            # First is told what came of it.
            self._unprompted = True

    def _answers(self, words: Sequence[str]) -> bool:
        """Take a line as the answer that is awaited, if it is one."""
        if self._answering or self.here.seat is None:
            return False
        if isinstance(self._awaited, Question):
            choice = self.choice(self._awaited, words)
            if choice is not None:
                self._calling = self._calls(words) and not choice.endswith(" uno")
                self._answer("move", choice=choice)
            return choice is not None
        # A number is an answer to nothing else, but a script that only knows numbers shall go on, too.
        if not _is_answer(words):
            return False
        match self._awaited:
            case "next":
                self._answer("next")
            case "pause" | "jump" if self._local is not None:
                self._awaited = None
                self._local.end_pause()
            case "pass":
                self._awaited = None
                self._take_screen()
            case "over":
                raise Leave
            case _:
                return False
        return True

    def _answer(self, kind: str, **fields: str) -> None:
        """Say what moves the table on."""
        self._answering = True
        self.here.say(kind, **fields)

    def _answered(self, seat: Seat, message: Wire) -> None:
        """Something that was said is done, or refused."""
        said = message["said"]
        if message["type"] == "ack":
            if not self.served:
                self._settle()
            elif seat.version is not None and message["version"] <= seat.version:
                # It was done before the connection was lost, and what came of it has been told.
                self._answering = self._on_its_way()
            return
        if said is None or said["type"] == "salt":
            return
        if said["type"] == "next" and message["code"] == "wrong_phase":
            # Somebody else has dealt.
            self._answering = False
            return
        self.voice.data(error={"code": message["code"], "message": message["message"]})
        self.voice.line(news.refusal(message["code"], self.voice.words))
        if said.get("choice", "").startswith("catch "):
            seat.missed()
        elif said["type"] in _ANSWERS:
            self._answering = False
        self._prompt()

    def _on_its_way(self) -> bool:
        """Whether an answer has not reached the table yet."""
        return any(said["type"] in _ANSWERS for said in self.here.unanswered.values())

    def _commands(self, seat: SeatNo | None) -> Mapping[str, Obey]:
        known = super()._commands(seat)
        if not self.served or seat is None:
            return known
        return {**known, "start": lambda _: self._answer("start"), "rematch": lambda _: self._answer("rematch")}


def _is_answer(words: Sequence[str]) -> bool:
    """Whether a line can only be an answer: a number, or nothing but Enter."""
    return not words or words[0].isdecimal()
