"""Matches at a table that begin at a position, so that a few moves lead to what a test is about."""

from __future__ import annotations

from lastcard.match import Arrangement, Match
from lastcard.protocol import TableSettings
from lastcard.record import Chance
from lastcard.rules.events import Event
from lastcard.rules.questions import SeatNo
from lastcard.table.state import Begin


class Arranged(Match):
    """A match whose first round is dealt already."""

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Nothing is left to deal in the first round; if a pile must be shuffled in it, that follows from its pledge."""
        if not self.state.playing:
            return super().next(own)
        if own is not None:
            self._seed, self._salts = own.seed or self._seed, own.salts
        return ()


def arranged(*hands: str, top: str = "R9", draw: str = "Y1 Y2 Y3 Y4 Y6 Y7 B1 B2 B4 B5", turn: SeatNo = 0) -> Begin:
    """Matches whose first round begins with these hands."""
    position = Arrangement(hands=hands, draw_pile=draw, discard_pile=top, turn=turn)

    def begin(settings: TableSettings, seed: str) -> Match:
        return Arranged.arrange(settings.edition, position, sheet=settings.sheet, rules=settings.rules, seed=seed)

    return begin
