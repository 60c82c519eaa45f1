"""A served table: the same table, where others come, go and speak, moves may have their time, and a connection can be lost."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from typing import ClassVar

from textual.binding import BindingType
from textual.message import Message

from lastcard.clients import news
from lastcard.clients.connection import Link
from lastcard.clients.errors import Lost
from lastcard.clients.seat import Seat
from lastcard.protocol import PERSON
from lastcard.rules.questions import SeatNo
from lastcard.screens.tui.end_screens import MatchEnd, Next, RoundEnd
from lastcard.screens.tui.keys import AT_SERVED, JUMPING_AT_SERVED
from lastcard.screens.tui.lobby import Lobby
from lastcard.screens.tui.log import Log
from lastcard.screens.tui.opponents import Opponents
from lastcard.screens.tui.table_screen import TableScreen
from lastcard.views import View, Wire
from lastcard.words import Words

PACE_S = 1.0
"""A quarter of this is the time in which a card of a penalty comes to a hand."""
HEARD_MAX = 6
"""What was said last, in the lobby."""


class ServedScreen(TableScreen):
    """A seat at a table that is served elsewhere, or the place of somebody who watches it."""

    BINDINGS: ClassVar[list[BindingType]] = [key.binding() for key in AT_SERVED]
    KEYS = AT_SERVED
    JUMPING = JUMPING_AT_SERVED

    class Closed(Message):
        """There is no playing at this table any more."""

        def __init__(self, lost: Lost) -> None:
            super().__init__()
            self.lost = lost

    def __init__(self, words: Words, seat: Seat, link: Link) -> None:
        super().__init__(words, (seat,), seat, pace_s=PACE_S)
        self._link = link
        self._info: Wire | None = None
        """The table as it was last told."""
        self._away: set[SeatNo] = set()
        """Of whom it was told that they are not there."""
        self._lost = False
        self._heard: deque[str] = deque(maxlen=HEARD_MAX)
        self._until: float | None = None
        """When the answer that is waited for is given by the table."""

    def on_mount(self) -> None:
        """Let the time for an answer be seen passing."""
        self.set_interval(1.0, self._pass_time)

    # --- Listening ---------------------------------------------------------------------------------------------------------

    async def listen(self, seat: Seat) -> None:
        """Hear the table until it does not want us any more."""
        try:
            await super().listen(seat)
        except Lost as lost:
            self.post_message(self.Closed(lost))

    async def hear(self, seat: Seat, message: Wire) -> None:
        """Tell what happens besides the game, and then show the game."""
        if message["type"] in {"welcome", "update"}:
            self._until = None if seat.turn_s is None else time.monotonic() + seat.turn_s
        match message["type"]:
            case "lost":
                self._lost = True
                self.post_message(self.Warned(self.speech.t("web-reconnecting")))
            case "chat":
                self._tell([news.chat(message, self.speech.names, self.speech.words)])
            case "nudge":
                self._tell([news.nudge(message, seat.seat, self.speech.names, self.speech.words)])
            case "info":
                self._changed()
            case "welcome" if self._lost:
                self._come_back(message)
                self._doubt()
                return
            case "welcome":
                self._info = seat.info
                self._note()
                self._tell(list(news.restored(None, seat.info, self.speech.words)))
            case _:
                pass
        await super().hear(seat, message)
        self._doubt()

    def _doubt(self) -> None:
        """Say what does not fit about the shuffles."""
        self._tell([self.speech.t(f"fairness-{code}", round=round_no) for code, round_no in self.eyes.take_doubts()])

    def _come_back(self, message: Wire) -> None:
        """The gap is over: tell what was missed."""
        self._lost = False
        self.post_message(self.Warned(""))
        told = self.eyes.told
        missed = [event for moved in message["missed"] for event in moved["events"]]
        if len(told) == len(missed):
            # Another match has begun meanwhile, or the seat has become ours.
            self.begin()
        else:
            self.show_laid(missed)
            self._question = None
        self._changed()
        self._tell([self.speech.t("terminal-resumed"), *self.sentences(missed, self.you)])
        self.go_on()

    def _changed(self) -> None:
        """Tell who came and went."""
        before, now = self._info, self.eyes.info
        self._info = now
        self.speech.names = self.eyes.names(self.speech.words)
        self._note()
        if before is None:
            return
        lines = list(news.restored(before, now, self.speech.words))
        lines += list(news.changes(before, now, self.eyes.seat, self.speech.words, self._away))
        if now["phase"] == "lobby" != before["phase"] and "restored" not in now:
            lines.append(self.speech.t("terminal-again"))
        self._tell(lines)

    def _tell(self, lines: list[str]) -> None:
        self._heard.extend(lines)
        self.query_one(Log).tell(lines)

    def _note(self) -> None:
        """Who is away, and for whom a bot plays, beside their names."""
        notes = []
        for seat in self.eyes.info["seats"]:
            if seat["kind"] == PERSON and seat["stand_in"]:
                notes.append(self.speech.t("tui-stand_in"))
            else:
                notes.append("" if seat["here"] else self.speech.t("tui-away"))
        self.query_one(Opponents).notes = tuple(notes)

    # --- The course of the match -------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Before anything is dealt there is the lobby."""
        if self.eyes.playing:
            super().go_on()
        elif self.eyes.info and self.is_active:
            self.app.push_screen(Lobby(self.speech.words, self.eyes, self._link, lambda: self._heard))

    def end_screen(self, sentence: str) -> RoundEnd | MatchEnd:
        """A spectator only leaves."""
        over = self.eyes.view.match_over
        keys = "tui-end-watching" if self.eyes.seat is None else "tui-match_end-joined" if over else "tui-round_end-joined"
        sentence = " ".join((*news.restored(None, self.eyes.info, self.speech.words), sentence))
        return (MatchEnd if over else RoundEnd)(self.speech, self.eyes, sentence, self.after, keys=keys)

    def after(self, what: Next) -> None:
        """Any person may deal, and want to play again."""
        if self.eyes.seat is not None and what != "set_up":
            self.eyes.say("next" if what == "round" else "rematch")

    # --- Showing -----------------------------------------------------------------------------------------------------------

    def _pass_time(self) -> None:
        if self._until is not None and self.eyes.playing and not self._bringing:
            seen = self.eyes.view
            self.show_view(seen, self.you, self.notice(seen))

    def notice(self, seen: View) -> str:
        """Whose turn it is, and how much time they have."""
        turn = self.turn(seen, self.you)
        if self._until is None or not turn:
            return turn
        seconds = max(0, round(self._until - time.monotonic()))
        return f"{turn} {self.speech.t('tui-time', seconds=seconds)}"

    def standing(self) -> Iterable[str]:
        """Who watches, and who will sit down, is told so."""
        if self.eyes.newcomer:
            yield self.speech.t("web-sits")
        elif self.eyes.seat is None:
            yield self.speech.t("web-watching")
