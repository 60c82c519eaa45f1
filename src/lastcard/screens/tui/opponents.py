"""Everybody at the table, one line each: whose turn it is, how many cards they hold, and their points."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from lastcard.rules.questions import SeatNo
from lastcard.screens.tui.cells import fitted
from lastcard.speech import Speech
from lastcard.views import View

NAME_WIDTH = 12
BACKS_MAX = 8
"""So many cards are drawn as backs; more are only counted."""


class Opponents(Widget):
    """The seats in the order of play to the left, the reader's own last, nearest to their hand."""

    seen: reactive[View | None] = reactive(None)
    notes: reactive[tuple[str, ...]] = reactive(())
    """What there is to say of each seat, in place of the backs of its cards: who is away, for whom a bot plays."""

    class Pointed(Message):
        """Somebody's line was clicked."""

        def __init__(self, seat: SeatNo) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech

    def render(self) -> Content:
        """One line a seat, under a heading where there is room for it."""
        if self.seen is None:
            return Content("")
        heading = [self._heading()] if self._has_heading() else []
        lines = [self._line(self.seen, seat) for seat in self._order()]
        return Content("\n").join([*heading, Content("\n" * self._spacing()).join(lines)])

    def on_click(self, event: events.Click) -> None:
        """Point at a seat."""
        offset = event.get_content_offset(self)
        at = -1 if offset is None else (offset.y - self._has_heading()) // self._spacing()
        if 0 <= at < len(self._order()):
            self.post_message(self.Pointed(self._order()[at]))

    def _order(self) -> tuple[SeatNo, ...]:
        players = len(self.speech.names)
        own = -1 if self.seen is None or self.seen.seat is None else self.seen.seat
        return tuple((own + at) % players for at in range(1, players + 1))

    def _has_heading(self) -> bool:
        return self.content_size.height > len(self.speech.names)

    def _spacing(self) -> int:
        """How many lines a seat has: two where there is room."""
        return 2 if self.content_size.height > 2 * len(self.speech.names) else 1

    def _heading(self) -> Content:
        cards, points = self.speech.t("tui-cards"), self.speech.t("tui-points")
        return Content.assemble((f"{cards:>{NAME_WIDTH + BACKS_MAX + 6}}{points:>8}"[-self.content_size.width :], "dim"))

    def _line(self, seen: View, seat: SeatNo) -> Content:
        name = self.speech.names[seat]
        count = seen.hand_sizes[seat]
        turn = seat == seen.turn and not seen.round_over
        mark = "▶" if turn else "…" if seat in seen.waiting_for else " "
        note = self.notes[seat] if seat < len(self.notes) else ""
        backs = note or "▮" * min(count, BACKS_MAX)
        style = "bold" if turn else ""
        return Content.assemble(
            (f"{mark} {fitted(name, NAME_WIDTH)} ", f"{style} $accent" if turn else style),
            (fitted(backs, BACKS_MAX), "$primary" if turn else "dim"),
            (f"{count:>3}", "bold"),
            (f"{self.speech.words.number(seen.scores[seat]):>6}", style),
        )
