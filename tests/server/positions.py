"""Matches that begin at a position, for servers within a test."""

from __future__ import annotations

from typing import Any

from lastcard.match import Arrangement, Match
from lastcard.protocol import TableSettings
from lastcard.table.state import Begin


def begun(*hands: str, top: str = "R3", turn: int = 0, draw: str = "Y1 Y2 Y3 Y4 Y6 Y7") -> Begin:
    """Matches whose first round begins with these hands."""

    class Begun(Match):
        def next(self, own: object = None) -> Any:
            """The deal has been made."""
            del own
            return tuple(self.history)

    def begin(settings: TableSettings, seed: str) -> Match:
        position = Arrangement(hands=hands, draw_pile=draw, discard_pile=top, turn=turn, direction="left")
        return Begun.arrange(settings.edition, position, rules=settings.rules, seed=seed)

    return begin
