"""Playing in plain lines at a served table: what `lastcard.plain` says and understands, while others move at any time.

Whatever happens is told when it happens. A question stands until it is answered, here or by the table's clock; calls and catches
have the time that the server gives them, and a line says when a hand has come down to one card, called or not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import aclosing, suppress
from typing import Protocol

from lastcard.codes import CODES
from lastcard.editions.sheets import SHEETS
from lastcard.joined import JoinedTable, names_in, printable
from lastcard.local import PERSON
from lastcard.plain import Leave, Reader, Voice, say_rules
from lastcard.protocol import PHRASES
from lastcard.rules.errors import IllegalMove, NotAsked
from lastcard.rules.questions import Question, SeatNo
from lastcard.speech import Speech
from lastcard.views import Wire
from lastcard.words import Words, WordsError

LATE = (NotAsked.code, IllegalMove.code)
"""Refusals of what was possible a moment ago."""
_OF_PAGES = ("bad_message", "bad_token", "no_seat")
"""Refusals whose words in a browser speak of its page; the server's own say more."""


class Lines(Protocol):
    """Where a person's lines come from."""

    patient: bool
    """Whether answers may come before their question, as from a file, and wait for it."""

    async def line(self) -> str | None:
        """The next line; None when there will be no more."""

    def withdraw(self) -> None:
        """What was asked for is not waited for any more."""


class Guest(Reader):
    """Somebody at a served table, in a seat or watching."""

    table: JoinedTable

    def __init__(self, table: JoinedTable, voice: Voice, lines: Lines) -> None:
        super().__init__(table, voice)
        self._lines = lines
        self._info: Wire | None = None
        """The table as it was last told."""
        self._seat: SeatNo | None = None
        """Our seat as of the last welcome."""
        self._dealt: list[Wire] = []
        """The first deal of a match, until it is known who fills the seats that were free."""
        self._sizes: tuple[int, ...] = ()
        self._awaited: Question | str | None = None
        """What the next answer is for: a question, or `start`, `next` or `over`."""
        self._answering = False
        """Whether an answer is on its way."""
        self._ended = False
        """Whether there will be no more lines."""

    async def play(self) -> None:
        """Stay until the person leaves (`Leave`), or the server does not want them any more (`Lost`)."""
        async with aclosing(self.table.messages()) as messages:
            self._hear(await anext(messages))
            heard = asyncio.ensure_future(anext(messages))
            typed = asyncio.ensure_future(self._lines.line())
            try:
                while True:
                    if heard.done():
                        self._hear(heard.result())
                        heard = asyncio.ensure_future(anext(messages))
                    elif typed.done() and not self._comes_early(typed.result()):
                        self._read(typed.result())
                        typed = asyncio.ensure_future(self._lines.line())
                    else:
                        await asyncio.wait({heard} if typed.done() else {heard, typed}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                heard.cancel()
                typed.cancel()
                await asyncio.gather(heard, typed, return_exceptions=True)

    # --- Hearing -------------------------------------------------------------------------------------------------------------

    def _hear(self, message: Wire) -> None:
        """Tell what has arrived, and ask what is to be asked now."""
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "update":
                self._update(message["events"])
            case "info":
                self._changed()
            case "chat":
                self._said(message)
            case "ack" | "error":
                self._answered(message)
            case "lost":
                self.voice.data(lost=True)
                self.voice.line(self.voice.words.t("web-reconnecting"))
            case _:
                pass
        self._await()

    def _welcome(self, message: Wire) -> None:
        """Say where we are: the first time everything, later what was missed, and whether a seat has become ours."""
        table, voice = self.table, self.voice
        again, self._info = self._info, table.info
        before, self._seat = self._seat, table.seat
        self._name()
        self._answering = self._on_its_way()
        voice.data(welcome={name: message[name] for name in ("seat", "info", "view")})
        if again is not None and table.seat == before:
            voice.say("table-resumed")
        elif table.seat is None:
            voice.line(voice.words.t("web-sits" if table.newcomer else "web-watching"))
        else:
            voice.say("table-seated", number=table.seat + 1)
            # Whoever only watched needed no lines.
            self._ended = False
        self._sizes = table.view(None).hand_sizes if table.playing else ()
        if again is not None:
            missed = [moved["events"] for moved in message["missed"]]
            if self._dealt:
                missed.insert(0, self._dealt)
                self._dealt = []
            for events in missed:
                self._tell(events)
                self._awaited = None
        elif table.playing:
            self._show_counts(table.seat)
            self._show_scores()
            if not isinstance(self._to_answer(), Question):
                self._show_top()
        elif not table.host:
            self._say_host()

    def _update(self, events: list[Wire]) -> None:
        if self.table.phase == "lobby":
            self._dealt += events
            return
        self._tell(events)
        sizes = self.table.view(None).hand_sizes
        before, self._sizes = self._sizes or (0,) * len(sizes), sizes
        for seat, (had, has) in enumerate(zip(before, sizes, strict=True)):
            # Said whether the call was made or not, so it gives nothing away.
            if has == 1 and had > 1 and not self.table.view(None).round_over:
                if seat == self.table.seat:
                    self.voice.say("table-one_left-you")
                else:
                    self.voice.say("table-one_left", name=self.voice.names[seat])
        ours = {"turn_began", "round_began"}
        if any(event["event"] in ours and event.get("seat", self.table.seat) == self.table.seat for event in events):
            # The same question as before may be a new one.
            self._awaited = None
        self._settle()

    def _settle(self) -> None:
        """What our answer led to has been told: whatever is asked from now on is new."""
        if self._answering and not self._on_its_way():
            self._answering, self._awaited = False, None

    def _tell(self, events: Sequence[Wire]) -> None:
        for event in events:
            self.voice.event(event, self.table.seat)

    def _changed(self) -> None:
        """Tell who came and went, and what else changed round the table."""
        before, now, voice = self._info, self.table.info, self.voice
        assert before is not None
        self._info = now
        voice.data(info=now)
        names = names_in(before, voice.words)
        self._name()
        dealt, self._dealt = self._dealt, []
        if dealt:
            self._update(dealt)
        if self.table.left_out is not None:
            voice.data(left_out=self.table.left_out)
            voice.line(voice.words.t("web-fairness-left_out", round=self.table.left_out))
        if now["settings"] != before["settings"]:
            show_rules(voice, now)
        for seat, (was, has) in enumerate(zip(before["seats"], now["seats"], strict=False)):
            if seat != self.table.seat and PERSON in {was["kind"], has["kind"]} and has["kind"] == was["kind"]:
                self._come_and_gone(names[seat], voice.names[seat], was, has)
            if has["host"] and not was["host"]:
                if seat == self.table.seat:
                    voice.say("table-host-you")
                else:
                    voice.say("table-host", name=voice.names[seat])
        if now["phase"] == "lobby" and before["phase"] != "lobby":
            voice.say("table-again")
            self._sizes = ()
            self._settle()
            if not self.table.host:
                self._say_host()

    def _come_and_gone(self, old: str, new: str, was: Wire, has: Wire) -> None:
        """What became of somebody else's seat."""
        if was["taken"] and was["name"] != has["name"]:
            self.voice.say("table-left", name=old)
        if has["taken"] and was["name"] != has["name"]:
            self.voice.say("table-sat", name=new)
        elif has["stand_in"] and not was["stand_in"]:
            self.voice.say("table-stand_in", name=new)
        elif has["taken"] and was["here"] and not has["here"]:
            self.voice.say("table-away", name=new)
        elif has["taken"] and was["stand_in"] and not has["stand_in"]:
            self.voice.say("table-back", name=new)

    def _name(self) -> None:
        """Call everybody by the names of now."""
        self.voice.speech = Speech(self.voice.words, self.table.names(self.voice.words))

    def _said(self, message: Wire) -> None:
        voice = self.voice
        voice.data(chat={name: message[name] for name in ("seat", "phrase", "text") if name in message})
        if message.get("phrase") in PHRASES:
            text = voice.words.t(f"web-phrase-{message['phrase']}")
        else:
            text = printable(message.get("text") or "")
        voice.say("table-chat", name=voice.names[message["seat"]], text=text)

    def _answered(self, message: Wire) -> None:
        """Something that was said is done, or refused."""
        said = message["said"]
        if message["type"] == "ack":
            if self.table.version is not None and message["version"] <= self.table.version:
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
        self.voice.line(refusal(message["code"], message["message"], self.voice.words))
        if said.get("choice", "").startswith("catch "):
            self.table.missed()
        elif said["type"] in _ANSWERS:
            self._answering = False
        self._prompt()

    def _on_its_way(self) -> bool:
        """Whether an answer has not reached the table yet."""
        return any(said["type"] in _ANSWERS for said in self.table.unanswered.values())

    # --- Asking --------------------------------------------------------------------------------------------------------------

    def _await(self) -> None:
        """Ask for what the table now waits for from here, unless it has been asked for."""
        now = self._to_answer()
        if now == self._awaited:
            return
        before, self._awaited = self._awaited, now
        if before is not None:
            self._lines.withdraw()
        view = self.table.view(self.table.seat) if self.table.playing else None
        if now in {"next", "over"} and view is not None and view.hands is not None:
            self._lay_open(view.hands, self.table.seat)
        if now == "over" and self._ended:
            raise Leave
        if isinstance(now, Question):
            if self.table.turn_s is not None:
                self.voice.say("table-time", seconds=round(self.table.turn_s))
            self._ask(now)
        else:
            if now == "start" and (free := sum(not seat["taken"] for seat in self.table.info["seats"])):
                self.voice.line(self.voice.words.t("web-start-bots", count=free))
            self._prompt()

    def _to_answer(self) -> Question | str | None:
        """What the table waits for from here."""
        table = self.table
        if table.phase == "lobby":
            return "start" if table.host and not table.playing else None
        if table.phase == "playing":
            return next((question for question in table.view(table.seat).asked if not question.offer), None)
        if not table.view(None).round_over:
            # The deal has been told, and the phase is about to be.
            return None
        return "over" if table.phase == "over" else "next"

    def _prompt(self) -> None:
        """Ask again for what is awaited."""
        if self._answering or self._awaited is None or self.table.seat is None:
            return
        self.voice.prompt("table-prompt" if isinstance(self._awaited, Question) else f"table-prompt-{self._awaited}")

    # --- Answering -----------------------------------------------------------------------------------------------------------

    def _comes_early(self, line: str | None) -> bool:
        """Whether a line answers what has not been asked yet; words are obeyed at any time."""
        if line is None:
            return self._ended or self._answering or bool(self.table.unanswered)
        return self._lines.patient and _is_answer(line.split()) and (self._answering or self._awaited in {None, "start"})

    def _read(self, line: str | None) -> None:
        """Obey a line."""
        if line is None:
            self._ended = True
            if self.table.seat is None:
                # Whoever only watches needs no words.
                return
            self.voice.line("")
            self.voice.say("table-input_ended")
            raise Leave
        words = line.split()
        if not self._answers(words) and not self._command(words, self.table.seat):
            if isinstance(self._awaited, Question) and not self._answering:
                self._refuse(self._awaited, words)
            elif not _is_answer(words):
                self.voice.say("table-unknown-word", text=" ".join(words)[:60])
            elif words:
                self.voice.say("table-sent" if self._answering else "table-nothing_asked")
        self._prompt()

    def _answers(self, words: Sequence[str]) -> bool:
        """Take a line as the answer that is awaited, if it is one."""
        if self._answering or self.table.seat is None:
            return False
        if isinstance(self._awaited, Question):
            choice = self._choice(self._awaited, words)
            if choice is not None:
                self._answer("move", choice=choice)
            return choice is not None
        if not _is_answer(words):
            return False
        if self._awaited == "next":
            self._answer("next")
        elif self._awaited == "over":
            raise Leave
        return self._awaited == "next"

    def _answer(self, kind: str, **fields: str) -> None:
        """Say what moves the table on."""
        self._answering = True
        self.table.say(kind, **fields)

    def _offer(self, name: str, whom: Sequence[str] = ()) -> None:
        super()._offer(name, whom)
        if name == "catch" and not any(question.name == name for question in self.table.view(None).asked):
            self.table.missed()

    def _act(self, seat: SeatNo, choice: str) -> None:
        del seat
        if choice.startswith("catch ") and not self.table.may_catch():
            self.voice.line(refusal("too_early", "", self.voice.words))
        else:
            self.table.say("move", choice=choice)

    def _commands(self, seat: SeatNo | None) -> dict[str, Callable[[Sequence[str]], None]]:
        known = super()._commands(seat)
        if not self.table.playing:
            known = {name: obey if name in _ALWAYS else self._not_begun for name, obey in known.items()}
        known |= {"seats": lambda _: show_seats(self.voice, self.table.info)}
        if seat is not None:
            known |= {
                "chat": self._chat,
                "start": lambda _: self._answer("start"),
                "rematch": lambda _: self._answer("rematch"),
                "leave": lambda _: self.table.say("leave"),
            }
        return known

    def _not_begun(self, _: Sequence[str]) -> None:
        self.voice.say("table-not_begun")

    def _chat(self, words: Sequence[str]) -> None:
        """Say something to everybody; alone, the word lists what can be said."""
        voice, allowed = self.voice, self.table.info["settings"]["chat"]
        numbered = {str(number): phrase for number, phrase in enumerate(PHRASES, 1)}
        if allowed == "off":
            voice.say("table-chat-off")
        elif len(words) == 1 and words[0] in numbered:
            self.table.say("chat", phrase=numbered[words[0]])
        elif words and allowed == "free":
            self.table.say("chat", text=" ".join(words)[:200])
        else:
            voice.say(f"table-chat-{allowed}")
            for number, phrase in numbered.items():
                voice.say("table-choice", number=int(number), choice=voice.words.t(f"web-phrase-{phrase}"))

    # --- Showing -------------------------------------------------------------------------------------------------------------

    def _help(self) -> None:
        self.voice.say("table-help", example="R7")
        self.voice.say("table-help-joined")

    def _show_rules(self) -> None:
        show_rules(self.voice, self.table.info)

    def _say_host(self) -> None:
        for name, seat in zip(self.voice.names, self.table.info["seats"], strict=True):
            if seat["host"]:
                self.voice.line(self.voice.words.t("web-waiting_host", name=name))


_ANSWERS = ("move", "start", "next", "rematch")
"""What moves the table on."""
_ALWAYS = ("help", "quit", "rules")
"""Words that are answered before anything is dealt."""


def _is_answer(words: Sequence[str]) -> bool:
    """Whether a line can only be an answer: a number, or nothing but Enter."""
    return not words or words[0].isdecimal()


def show_rules(voice: Voice, info: Wire) -> None:
    """What a served table plays by."""
    settings = info["settings"]
    rules = SHEETS[settings["sheet"]].with_values(settings["rules"])
    say_rules(voice, settings["edition"], len(settings["seats"]), settings["sheet"], rules)
    if settings["timer"] != "none":
        voice.line(voice.words.t(f"web-timer-{settings['timer']}") + ".")
    if settings["auto_call"]:
        voice.line(voice.words.t("web-auto_call") + ".")


def show_seats(voice: Voice, info: Wire) -> None:
    """Who sits where at a served table."""
    words = voice.words
    for number, (seat, name) in enumerate(zip(info["seats"], names_in(info, words), strict=True), 1):
        if not seat["taken"] and not seat["stand_in"]:
            voice.say("table-seat", number=number, who=words.t("web-seat-free"))
            continue
        notes = [name]
        if seat["kind"] != PERSON:
            notes.append(words.t(f"tui-level-{seat['kind']}"))
        elif seat["stand_in"]:
            notes.append(words.t("web-stand_in"))
        elif not seat["here"]:
            notes.append(words.t("web-away"))
        if seat["host"]:
            notes.append(words.t("web-host"))
        voice.say("table-seat", number=number, who=", ".join(notes))


def refusal(code: str, message: str, words: Words) -> str:
    """What the server refuses, in words; an unknown refusal in the server's own."""
    if code in LATE:
        return words.t("table-too_late")
    if code in CODES and code not in _OF_PAGES:
        with suppress(WordsError):
            return words.t(f"web-error-{code}")
    return words.error("refused", text=printable(message))
