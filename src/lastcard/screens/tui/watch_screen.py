"""A table with bots alone, to watch: as a spectator, or with the eyes of a seat."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import ClassVar

from textual.binding import BindingType

from lastcard.clients.local import LocalTable
from lastcard.clients.seat import Seat
from lastcard.rules.questions import Question, SeatNo
from lastcard.screens.tui.end_screens import MatchEnd, Next, RoundEnd
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.keys import WATCHING
from lastcard.screens.tui.seat_screen import SeatScreen
from lastcard.screens.tui.table_screen import TableScreen
from lastcard.views import View, Wire
from lastcard.words import Words

STAY = 5
"""The end of a round stays for so many times the pace."""


class WatchScreen(TableScreen, inherit_bindings=False):
    """The same table, where the reader is asked nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [key.binding() for key in WATCHING]
    KEYS = WATCHING

    def __init__(self, words: Words, table: LocalTable, *, pace_s: float) -> None:
        super().__init__(words, (), table.seat(None), pace_s=pace_s, local=table)
        self._bots = tuple(table.seat(seat) for seat in range(len(table.seats)))
        self.paused = False

    @property
    def you(self) -> SeatNo | None:
        """Nobody: a watcher plays no part."""
        return None

    @property
    def listening(self) -> tuple[Seat, ...]:
        """Everybody whose eyes can be had."""
        return (self.public, *self._bots)

    @property
    def stopped(self) -> bool:
        """The watcher can stop the table as well."""
        return self.paused or super().stopped

    def lit(self) -> frozenset[str]:
        """The pause, while it lasts."""
        return frozenset({"pause"} if self.paused else ())

    def asked(self, seen: View) -> Question | None:
        """Nothing: the bots answer for themselves."""
        del seen
        return None

    def looks(self, told: Iterable[Wire]) -> list[Wire]:
        """None that play has to wait for."""
        del told
        return []

    def end_screen(self, sentence: str) -> RoundEnd | MatchEnd:
        """Between rounds nobody has to press a key."""
        end = super().end_screen(sentence)
        if isinstance(end, RoundEnd):
            # A timer of no time at all never rings.
            end.stay_s = max(0.001, STAY * self._pace_s)
        return end

    def after(self, what: Next) -> None:
        """A bot deals."""
        if what == "round":
            self._bots[0].say("next")
        else:
            super().after(what)

    def rematch(self) -> None:
        """The bots play again."""
        self._bots[0].say("rematch")

    def action_pause(self) -> None:
        """Stop the table, or let it go on."""
        self.paused = not self.paused
        self.go_on()

    def action_eyes(self) -> None:
        """See with the eyes of the next seat; after the last, as a spectator again."""
        following = dict(pairwise(self.listening))
        self.eyes = following.get(self.eyes, self.public)
        self.query_one(Hand).owner = "" if self.viewer is None else self.speech.names[self.viewer]
        self.begin()

    def action_help(self) -> None:
        """List the keys of a watcher."""
        super(SeatScreen, self).action_help()
