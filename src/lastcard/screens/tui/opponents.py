"""Everybody at the table, one line each: whose turn it is, how many cards they hold, and their points."""

from __future__ import annotations

from string import ascii_uppercase

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
TEAMS = ascii_uppercase
"""Partners have the same letter before their names."""


def team_of(seen: View, seat: SeatNo) -> str:
    """The letter of a seat's team, the same for both partners; empty where everybody plays alone."""
    at = next((at for at, pair in enumerate(seen.partners or ()) if seat in pair), None)
    return "" if at is None else TEAMS[at]


class Opponents(Widget):
    """The seats in the order of play to the left, the reader's own last, nearest to their hand."""

    seen: reactive[View | None] = reactive(None)
    notes: reactive[tuple[str, ...]] = reactive(())
    """What there is to say of each seat, in place of the backs of its cards: who is away, for whom a bot plays."""
    moved: reactive[frozenset[SeatNo]] = reactive(frozenset())
    """Who has just got somebody else's hand."""

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
        heading = [self._heading(self.seen)] if self._has_heading() else []
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

    def _heading(self, seen: View) -> Content:
        team = "    " + self.speech.t("house-team") if seen.partners else ""
        cards, points = self.speech.t("tui-cards"), self.speech.t("tui-points")
        columns = f"{team}{cards:>{NAME_WIDTH + BACKS_MAX + 6 - len(team)}}{points:>8}"
        return Content.assemble((columns[-self.content_size.width :], "dim"))

    def _line(self, seen: View, seat: SeatNo) -> Content:
        name = self.speech.names[seat]
        count = seen.hand_sizes[seat]
        turn = seat == seen.turn and not seen.round_over
        mark = "▶" if turn else "…" if seat in seen.waiting_for else " "
        note = self.notes[seat] if seat < len(self.notes) else ""
        moved = "⇄ " if seat in self.moved else ""
        backs = note or "▮" * min(count, BACKS_MAX - len(moved))
        style, team = "bold" if turn else "", team_of(seen, seat)
        mine = seen.seat is not None and team == team_of(seen, seen.seat)
        named = f"{fitted(name, NAME_WIDTH - 2 * len(team))} "
        painted = f"{style} $accent" if turn else style
        parts = [(f"{mark} ", painted), (team, "bold reverse" if mine else "bold"), (f" {named}", painted)]
        return Content.assemble(
            *(parts if team else [(f"{mark} {named}", painted)]),
            *([(moved, "bold $accent")] if moved else []),
            (fitted(backs, BACKS_MAX - len(moved)), "$primary" if turn else "dim"),
            (f"{count:>3}", "bold"),
            (f"{self.speech.words.number(seen.scores[seat]):>6}", style),
        )
