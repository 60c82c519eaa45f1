"""Both piles, the colour in play as a ring of its shape, the direction, and the cards laid open beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive

from lastcard.cards import Card
from lastcard.rules.questions import SeatNo
from lastcard.screens.tui import signs
from lastcard.screens.tui.pictured import Pictured
from lastcard.speech import Speech
from lastcard.views import View

DRAW_PILE_WIDTH = 9
GAP = "  "
ARROWS = {"left": "↓", "right": "↑"}
"""Seats are listed downwards in the order of play to the left."""

Drawing = Literal["", "may", "must"]
Laid = tuple[tuple[SeatNo, Card], ...]


class Piles(Pictured):
    """The middle of the table."""

    seen: reactive[View | None] = reactive(None)
    drawing: reactive[Drawing] = reactive("")
    """Whether the reader may draw; if nothing can be played they must, and the draw pile is lit."""
    laid: reactive[Laid] = reactive(())
    """The cards laid open for the last special card, and by whom."""

    class Drawn(Message):
        """The draw pile was clicked."""

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech

    def render(self) -> Content:
        """Seven lines: draw pile, discard pile in its ring, and what there is to say about them."""
        if self.seen is None:
            return Content("")
        lines = zip(self._draw_pile(self.seen), self._discard_pile(self.seen), self._notes(self.seen), strict=True)
        return Content("\n").join([Content(GAP).join(parts) for parts in lines])

    def on_click(self, event: events.Click) -> None:
        """Draw by clicking the draw pile."""
        offset = event.get_content_offset(self)
        if offset is not None and offset.x < DRAW_PILE_WIDTH:
            self.post_message(self.Drawn())

    def _draw_pile(self, seen: View) -> list[Content]:
        must = self.drawing == "must"
        style = "bold $accent" if must else "$primary"
        pile = [Content.assemble((f" {line} ", style)) for line in signs.back(str(seen.draw_pile_size))]
        key = {"": "", "may": "D", "must": "▲ D ▲"}[self.drawing]
        foot = Content.assemble((f"{key:^{DRAW_PILE_WIDTH}}", style if must else "dim"))
        return [Content(" " * DRAW_PILE_WIDTH), *pile, foot]

    def _discard_pile(self, seen: View) -> list[Content]:
        """The top card; round it, the shape of the colour in play."""
        ring, paint = (" ", "") if seen.colour is None else (signs.SHAPES[seen.colour], signs.PAINTS[seen.colour].paper)
        if not seen.discard_pile:
            return [Content(" " * 9)] * 7
        top = seen.discard_pile[0]
        edge = Content.assemble((" ".join(ring * 5), f"bold {paint}"))
        sides = [
            Content.assemble((side, f"bold {paint}"), line, (side, f"bold {paint}"))
            for side, line in zip((" ", ring, " ", ring, " "), self.written(top, signs.large(top)), strict=True)
        ]
        return [edge, *sides, edge]

    def _notes(self, seen: View) -> list[Content]:
        """Colour, direction and the cards laid open, beside the piles."""
        width = max(10, self.content_size.width - 2 * 9 - 3 * len(GAP))
        colour = Content.assemble((self.speech.t("tui-no_colour"), "dim"))
        if seen.colour is not None:
            colour = signs.named(seen.colour, self.speech.words.colour(seen.colour.value).capitalize())
        direction = Content(f"{ARROWS[seen.direction]} {self.speech.t('tui-direction', direction=seen.direction)}")
        notes = [colour, direction.truncate(width, ellipsis=True), self._debt(seen, width), *self._laid(width)]
        return [Content(""), *notes, *[Content("")] * 6][:7]

    def _debt(self, seen: View, width: int) -> Content:
        """The cards that the next seat has to draw, or to pass on."""
        if not seen.debt:
            return Content("")
        sign, said = self.speech.t("house-debt", count=seen.debt), self.speech.t("tui-debt")
        return Content.assemble((f" {sign} ", "bold reverse $accent"), f" {said}").truncate(width, ellipsis=True)

    def _laid(self, width: int) -> Sequence[Content]:
        """The cards laid open, the newest last."""
        return [
            Content.assemble(signs.inline([card]), " ", self.speech.names[seat]).truncate(width, ellipsis=True)
            for seat, card in self.laid[-3:]
        ]
