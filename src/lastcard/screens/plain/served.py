"""Playing in plain lines at a table that is served.

Whatever happens is told when it happens. A question stands until it is answered, here or by the table's clock; calls and catches
have the time that the server gives them, and a line says when a hand has come down to one card, called or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from lastcard.clients import news
from lastcard.clients.seat import Seat
from lastcard.protocol import PHRASES
from lastcard.rules.questions import Question, SeatNo
from lastcard.screens.plain.reader import Obey
from lastcard.screens.plain.table import PlainTable
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.views import Wire


class PlainServedTable(PlainTable):
    """A served table, played or watched in lines."""

    HELP: ClassVar[str] = "terminal-help-joined"

    def __init__(self, seat: Seat, voice: Voice, lines: Lines) -> None:
        super().__init__([seat], voice, lines)
        self._info: Wire | None = None
        """The table as it was last told."""
        self._away: set[SeatNo] = set()
        """Of whom it was told that they are not there."""
        self._seat: SeatNo | None = None
        """Our seat as of the last welcome."""
        self._dealt: list[Wire] = []
        """The first deal of a match, until it is known who fills the seats that were free."""
        self._sizes: tuple[int, ...] = ()
        self._waited: set[SeatNo] = set()
        """Of whom the reader knows that they are waited for: it was said, or it is their turn."""

    # --- Hearing -------------------------------------------------------------------------------------------------------------

    def _hear(self, seat: Seat, message: Wire) -> None:
        """Tell what has arrived, and ask what must be asked now."""
        super()._hear(seat, message)
        self._say_jump()
        self._await()

    def _news(self, seat: Seat, message: Wire) -> None:
        del seat
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

    # --- Asking and answering ------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """Another match may follow, if somebody is there to say so."""
        if self._ended:
            raise Leave
        self._ask_for("over")

    def _ask_for(self, now: Question | str | None) -> None:
        if now == "start" and (free := sum(not seat["taken"] for seat in self.here.info["seats"])):
            self.voice.line(self.voice.words.t("web-start-bots", count=free))
        super()._ask_for(now)

    def _obeyed(self) -> None:
        self._prompt()

    def _acknowledged(self, seat: Seat, message: Wire) -> None:
        if seat.version is not None and message["version"] <= seat.version:
            # It was done before the connection was lost, and what came of it has been told.
            self._answering = self._on_its_way()

    # --- Words ---------------------------------------------------------------------------------------------------------------

    def _commands(self, seat: SeatNo | None) -> Mapping[str, Obey]:
        """Besides what can be said at any table: those about who is there, at any time."""
        known = {**super()._commands(seat), "seats": lambda _: self.voice.lines(news.seats(self.here.info, self.voice.words))}
        if seat is None:
            return known
        return known | {
            "chat": self._chat,
            "leave": lambda _: self._give_up(),
            "remove": partial(self._remove, keep_out=False),
            "ban": partial(self._remove, keep_out=True),
            "start": lambda _: self._answer("start"),
            "rematch": lambda _: self._answer("rematch"),
        }

    def _not_offered(self, name: str) -> None:
        super()._not_offered(name)
        if name == "catch":
            self.here.missed()

    def _chat(self, words: Sequence[str]) -> None:
        """Say something to everybody; alone, the word lists what can be said."""
        voice, allowed = self.voice, self.here.info["settings"]["chat"]
        numbered = {str(number): phrase for number, phrase in enumerate(PHRASES, 1)}
        if allowed == "off":
            voice.say("terminal-chat-off")
        elif len(words) == 1 and words[0] in numbered:
            self.here.say("chat", phrase=numbered[words[0]])
        elif words and allowed == "free":
            self.here.say("chat", text=" ".join(words)[:200])
        else:
            voice.say(f"terminal-chat-{allowed}")
            for number, phrase in numbered.items():
                voice.say("table-choice", number=int(number), choice=voice.words.t(f"web-phrase-{phrase}"))

    def _remove(self, words: Sequence[str], *, keep_out: bool) -> None:
        """The host takes somebody off the table, for now or for good; the seat is given by its number."""
        numbers = {str(number) for number in range(1, len(self.here.info["seats"]) + 1)}
        if len(words) == 1 and words[0] in numbers:
            self.here.say("kick", seat=int(words[0]) - 1, keep_out=keep_out)
        else:
            self.voice.refuse("bad_request", self.voice.words.t("terminal-remove-what"))

    def _give_up(self) -> None:
        """Give up the seat: people are asked first, and say it once more; a program means what it says."""
        if self.voice.as_json or (self._said and self._means(self._said[0], "leave")):
            self.here.say("leave")
        else:
            self.voice.line(self.voice.words.t("web-leave-sure"))
            self.voice.say("terminal-leave-again")
