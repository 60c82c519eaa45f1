"""Playing in plain lines at a table in this process, which has no clock.

It goes on when everything has been told and nobody at the screen is asked anything. Several people pass the screen on, covered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from lastcard.clients.games import problem_of
from lastcard.clients.local import LocalTable
from lastcard.clients.seat import Seat
from lastcard.rules.questions import Question
from lastcard.screens.plain.table import PlainTable
from lastcard.screens.plain.voice import Lines, Voice
from lastcard.views import Wire

COVER_LINES = 60
"""So many empty lines hide one person's hand from the next at the same screen."""
RECALLED = 8
"""What happened last is told again to people who come back to a saved game: a match may have thousands of lines."""


class PlainLocalTable(PlainTable):
    """A table in this process, played or watched in lines."""

    HELP: ClassVar[str] = "terminal-help-local"

    def __init__(
        self, table: LocalTable, seats: Sequence[Seat], voice: Voice, lines: Lines, *, pace_s: float = 0.0, resumed: bool = False
    ) -> None:
        """A seat for each person, or one to watch from."""
        super().__init__(seats, voice, lines)
        self._table, self._pace_s = table, pace_s
        self._recalling = resumed and not voice.as_json
        """Whether people come back to a saved game: they are told where it stands; programs are told everything again."""
        self._untold: dict[Seat, list[Wire]] = {seat: [] for seat in seats}
        """What those will be told who are not at the screen."""
        self._next = self.here
        """Whom the screen is passed to."""
        self._told = False
        """Whether something has been told since the table went on."""

    def _begin(self) -> None:
        """Say what is played, and everything that has happened."""
        self.show_rules()
        if self._recalling:
            self.voice.say("table-round", round=self.here.view.round)
            self.show_scores()
            self.show_counts(self._reader())
        else:
            self.show_partners(self._reader())
        self._catch_up()

    async def _goes_on(self) -> bool:
        """Let a local table go on, or ask what it waits for; False when only a person or a message can help."""
        if not all(seat.quiet for seat in self.seats):
            # What was said is on its way: it takes no time.
            await asyncio.sleep(0)
            return True
        if self._table.waits:
            self._await()
            return self._over
        if self._told:
            self._told = False
            await asyncio.sleep(self._pace_s)
        self._table.go_on()
        return True

    # --- Hearing -------------------------------------------------------------------------------------------------------------

    def _news(self, seat: Seat, message: Wire) -> None:
        match message["type"]:
            case ("not_saved" | "saved") as kind:
                if seat is self.seats[0]:
                    self._say_saved(saved=kind == "saved")
            case "welcome":
                self._name()
                missed = [event for moved in message["missed"] for event in moved["events"]]
                self._untold[seat] += missed[-RECALLED:] if self._recalling else missed
            case "update":
                self._untold[seat] += message["events"]
                self._catch_up()
            case _:
                pass

    def _is_quiet(self, event: Wire) -> bool:
        """Nobody's turn is told: the question says that it is ours, and a bot's move whose it was."""
        return event["event"] == "turn_began" or super()._is_quiet(event)

    def _catch_up(self) -> None:
        """Tell the person at the screen everything that they have not been told yet."""
        if not self._covered:
            events, self._untold[self.here] = self._untold[self.here], []
            self._told = self._told or bool(events)
            self._tell(events)
            self._say_jump()

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
        error = self._table.unsaved
        reason = "" if error is None else error.strerror or str(error)
        self.voice.data(not_saved=reason)
        self.voice.say("terminal-not_saved", why=problem_of(error))

    # --- Asking --------------------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        self.voice.say("terminal-thanks")
        self._over = True

    def _ask_for(self, now: Question | str | None) -> None:
        if now == "pass":
            self.voice.line("\n" * COVER_LINES)
        super()._ask_for(now)

    def _to_answer(self) -> Question | str | None:
        if self._table.pausing:
            view = self.here.view
            offered = any(question.name == "jump" for question in view.asked) and len(self.seats) == 1
            # Where several share the screen, whoever holds what, the same is asked.
            return "jump" if offered or 1 not in view.hand_sizes else "pause"
        return super()._to_answer()

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
        if self._awaited == "pass" and not self._answering:
            assert self._next.seat is not None
            self.voice.prompt("terminal-pass", name=self.voice.names[self._next.seat])
        else:
            super()._prompt()

    # --- Answering -----------------------------------------------------------------------------------------------------------

    def _obeyed(self) -> None:
        # First is told what came of it.
        self._unprompted = True

    def _moves_on(self) -> bool:
        match self._awaited:
            case "pause" | "jump":
                self._awaited = None
                self._table.end_pause()
            case "pass":
                self._awaited = None
                self._take_screen()
            case _:
                return super()._moves_on()
        return True

    def _acknowledged(self, seat: Seat, message: Wire) -> None:
        del seat, message
        self._settle()
