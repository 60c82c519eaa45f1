"""Playing in plain lines: what every table tells and asks, be it in this process or served."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack, aclosing
from typing import Any

from lastcard.clients import news
from lastcard.clients.seat import Seat, names_in
from lastcard.rules.questions import CardChoice, Question, SeatNo
from lastcard.screens.plain.reader import Reader
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.views import Wire, wire_question

_ANSWERS = ("move", "start", "next", "rematch")
"""What moves the table on."""


class PlainTable(Reader, ABC):
    """A table played, or watched, in lines."""

    def __init__(self, seats: Sequence[Seat], voice: Voice, lines: Lines) -> None:
        """The seats that are played from here, or one to watch from."""
        super().__init__(seats, voice)
        self._lines = lines
        self._awaited: Question | str | None = None
        """What the next answer is for: a question, or `start`, `next`, `over`, `pause`, `jump` or `pass`."""
        self._jump: Question | None = None
        """The offer to jump in that the reader has been told of, as long as it stands."""
        self._unprompted = False
        """Whether a word was obeyed in place of what is awaited."""
        self._answering = False
        """Whether an answer is on its way."""
        self._ended = False
        """Whether there will be no more lines."""
        self._over = False

    async def play(self) -> None:
        """Stay until the match of a local table is over, the person leaves (`Leave`), or a server does not want them (`Lost`)."""
        async with AsyncExitStack() as stack:
            messages = [await stack.enter_async_context(aclosing(seat.messages())) for seat in self.seats]
            for seat, coming in zip(self.seats, messages, strict=True):
                self._hear(seat, await anext(coming))
            self._begin()
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

    def _begin(self) -> None:
        """Everybody here has been welcomed."""

    async def _goes_on(self) -> bool:
        """Whether the table went on, or something was asked; otherwise only a person or a message can help."""
        return False

    # --- Hearing -------------------------------------------------------------------------------------------------------------

    def _hear(self, seat: Seat, message: Wire) -> None:
        """Tell what has arrived for a seat."""
        if self.here.playing:
            self.voice.speech.see(self.here.view)
        if message["type"] in {"ack", "error"}:
            self._answered(seat, message)
        else:
            self._news(seat, message)
        self.call_at_once()

    @abstractmethod
    def _news(self, seat: Seat, message: Wire) -> None:
        """Tell what is no answer."""

    def _tell(self, events: Iterable[Wire]) -> None:
        """Say what has happened."""
        for event in events:
            if self.voice.as_json or not self._is_quiet(event):
                self.voice.event(event, self.here.seat)

    def _is_quiet(self, event: Wire) -> bool:
        """Whether something else says it, or will: the question says that it is our turn."""
        match event["event"]:
            case "turn_began":
                return bool(event["seat"] == self.here.seat)
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

    def _settle(self) -> None:
        """What our answer led to has been told: whatever is asked from now on is new."""
        if self._answering and not self._on_its_way():
            self._answering, self._awaited = False, None

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
        if now == "over":
            self._end()
        else:
            self._ask_for(now)

    @abstractmethod
    def _end(self) -> None:
        """The match is over."""

    def _ask_for(self, now: Question | str | None) -> None:
        if isinstance(now, Question):
            self._calling = False
            if self.here.turn_s is not None:
                self.voice.say("table-time", seconds=round(self.here.turn_s))
            self.ask(now)
        else:
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
        if seat.phase == "lobby":
            return "start" if seat.host and not seat.playing else None
        if seat.phase == "playing":
            return self._to_ask()
        if not seat.view.round_over:
            # The deal has been told, and the phase is about to be.
            return None
        return "over" if seat.phase == "over" else "next"

    def _to_ask(self) -> Question | str | None:
        """The question that play waits for from here."""
        if self.here.seat not in self.here.view.waiting_for:
            return None
        return next(question for question in self.here.view.asked if not question.offer)

    def _prompt(self) -> None:
        """Ask again for what is awaited."""
        if self._answering or self._awaited is None or self.here.seat is None:
            return
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
        self._obeyed()

    @abstractmethod
    def _obeyed(self) -> None:
        """A line was read, and what is awaited may have to be asked for again."""

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
        if self._awaited == "over":
            raise Leave
        return self._moves_on()

    def _moves_on(self) -> bool:
        """Take a line for the answer to what is no question; False if it is none."""
        if self._awaited == "next":
            self._answer("next")
        return self._awaited == "next"

    def _answer(self, kind: str, **fields: str) -> None:
        """Say what moves the table on."""
        self._answering = True
        self.here.say(kind, **fields)

    def _answered(self, seat: Seat, message: Wire) -> None:
        """Something that was said is done, or refused."""
        said = message["said"]
        if message["type"] == "ack":
            self._acknowledged(seat, message)
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

    @abstractmethod
    def _acknowledged(self, seat: Seat, message: Wire) -> None:
        """Something that was said is done."""

    def _on_its_way(self) -> bool:
        """Whether an answer has not reached the table yet."""
        return any(said["type"] in _ANSWERS for said in self.here.unanswered.values())


def _is_answer(words: Sequence[str]) -> bool:
    """Whether a line can only be an answer: a number, or nothing but Enter."""
    return not words or words[0].isdecimal()
