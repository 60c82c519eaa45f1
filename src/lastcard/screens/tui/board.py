"""What every screen with a table on it shares: the heading, everybody, the piles and the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from lastcard.cards import card
from lastcard.decks import edition_of
from lastcard.rules.events import ASIDE, EVENTS, HAND
from lastcard.rules.questions import SeatNo
from lastcard.screens.tui.heading import Heading
from lastcard.screens.tui.keys import Help, Key, KeyBar
from lastcard.screens.tui.log import QUIET, Log
from lastcard.screens.tui.opponents import Opponents
from lastcard.screens.tui.piles import Piles
from lastcard.screens.tui.warning import WarningBar
from lastcard.speech import Speech
from lastcard.views import View, Wire

WIDTH_MIN = 80
HEIGHT_MIN = 24
WIDE = 110
"""From here on the log stands beside the piles."""
TALL = 32
"""From here on there is room for large cards."""


class TooSmall(Static):
    """Takes the place of everything in a terminal with too little room."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(speech.t("tui-too_small", width=WIDTH_MIN, height=HEIGHT_MIN))


class Board(Screen[None]):
    """A table seen with the eyes of a seat or of a spectator."""

    HORIZONTAL_BREAKPOINTS = [(0, "-too_narrow"), (WIDTH_MIN, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  the base's type
    VERTICAL_BREAKPOINTS = [(0, "-too_low"), (HEIGHT_MIN, "-low"), (TALL, "-tall")]  # noqa: RUF012

    AUTO_FOCUS = ""
    KEYS: ClassVar[tuple[Key, ...]] = ()

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech

    def compose(self) -> ComposeResult:
        """The table above, the reader's own part below."""
        yield TooSmall(self.speech)
        yield WarningBar()
        yield Heading()
        with Horizontal(id="middle"):
            yield Opponents(self.speech)
            with Vertical(id="centre"):
                yield Piles(self.speech)
                yield Log()
        yield from self.compose_own()
        yield KeyBar(self.KEYS, self.speech.words)

    def compose_own(self) -> Iterable[Widget]:
        """The reader's part of the screen."""
        return ()

    # --- Showing -----------------------------------------------------------------------------------------------------------

    def show_view(self, seen: View, you: SeatNo | None, extra: str = "") -> None:
        """Show the table as it is now; the heading says whose turn it is, or something else."""
        self.speech.see(seen)
        self.query_one(Opponents).seen = seen
        self.query_one(Piles).colours = edition_of(seen.edition, seen.deck).colours
        self.query_one(Piles).seen = seen
        t = self.speech.t
        left = [self.speech.words.edition(seen.edition, seen.deck), t("table-round", round=seen.round)]
        left.append(t("tui-target", target=int(seen.rules["target"]), scoring=str(seen.rules["scoring"])))
        heading = self.query_one(Heading)
        heading.beside = "" if seen.partner is None else t("house-partner-you", name=self.speech.names[seen.partner])
        heading.left, heading.right = self.speech.words.row(left, "list-beside"), extra or self.turn(seen, you)

    def turn(self, seen: View, you: SeatNo | None) -> str:
        """Whose turn it is."""
        if seen.round_over:
            return ""
        return (
            self.speech.t("table-turn-you")
            if seen.turn == you
            else self.speech.t("table-turn", name=self.speech.names[seen.turn])
        )

    def sentences(self, told: Iterable[Wire], you: SeatNo | None) -> list[str]:
        """What the log says of events."""
        # A hand that the reader had is told to them with the one that they get for it.
        given = {"event": "received", "from": you}
        said = [event for event in told if event["event"] not in QUIET and not given.items() <= event.items()]
        return [self.speech.event(event, you, before) for before, event in zip((None, *said), said, strict=False)]

    def show_moved(self, told: Iterable[Wire]) -> None:
        """Mark those who got somebody's whole hand, until the next card is played."""
        opponents = self.query_one(Opponents)
        moved = opponents.moved
        for event in told:
            if event["event"] in {"played", "round_began"}:
                moved = frozenset()
            for motion in EVENTS[event["event"]].motions:
                if motion.source.startswith(HAND) and motion.target.startswith(HAND) and motion.cards == "cards":
                    moved |= {event[motion.target.removeprefix(HAND)]}
        opponents.moved = moved

    def show_laid(self, told: Sequence[Wire], *, afresh: bool = False) -> None:
        """Lay the cards that were revealed beside the piles, until the next card is played."""
        piles = self.query_one(Piles)
        laid = () if afresh else piles.laid
        for event in told:
            if event["event"] in {"played", "round_began"}:
                laid = ()
            for motion in EVENTS[event["event"]].motions:
                if motion.target == ASIDE and motion.face == "up":
                    laid = (*laid, (event[motion.source.removeprefix(HAND)], card(event[motion.cards])))
        piles.laid = laid
        self.show_moved(told)

    # --- Keys --------------------------------------------------------------------------------------------------------------

    def action_help(self) -> None:
        """List all keys."""
        self.app.push_screen(Help(self.KEYS, self.speech.words))

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """A click on a key does what the key does."""
        await self.run_action(message.action)
