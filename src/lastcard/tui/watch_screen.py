"""A table with bots alone, to watch: as a spectator, or with the eyes of a seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import BindingType

from lastcard.rules.questions import Question, SeatNo
from lastcard.tui.hand import Hand
from lastcard.tui.keys import WATCHING, KeyBar
from lastcard.tui.table_screen import TableScreen
from lastcard.views import View, Wire


class WatchScreen(TableScreen, inherit_bindings=False):
    """The same table, where the reader is asked nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [key.binding() for key in WATCHING]
    KEYS = WATCHING

    @property
    def you(self) -> SeatNo | None:
        """Nobody: a watcher plays no part."""
        return None

    def asked(self, seen: View) -> Question | None:
        """Nothing: the bots answer for themselves."""
        del seen
        return None

    def looks(self, told: Iterable[Wire]) -> list[Wire]:
        """None that play has to wait for."""
        del told
        return []

    def action_pause(self) -> None:
        """Stop the table, or let it go on."""
        self.paused = not self.paused
        self.query_one(KeyBar).lit = "pause" if self.paused else ""
        self.go_on()

    def action_eyes(self) -> None:
        """See with the eyes of the next seat; after the last, as a spectator again."""
        players = self.table.match.players
        following = 0 if self.viewer is None else self.viewer + 1
        self.viewer = following if following < players else None
        self.query_one(Hand).owner = "" if self.viewer is None else self.speech.names[self.viewer]
        self.look_again()

    def action_help(self) -> None:
        """List the keys of a watcher."""
        super(TableScreen, self).action_help()
