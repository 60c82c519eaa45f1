"""Widgets whose large cards are pictures, where the terminal shows some.

A card is written in its cells as everywhere; in a terminal with pictures its text is marked as that card's, and once a card's
last line is written its picture is put over it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.segment import ControlType, Segment
from textual.content import Content
from textual.geometry import Region
from textual.reactive import reactive
from textual.strip import Strip
from textual.style import Style
from textual.widget import Widget

from lastcard import art
from lastcard.cards import Card, Colour
from lastcard.screens.tui import signs

if TYPE_CHECKING:
    from lastcard.screens.tui.pictures import Album

MARK = "picture"
NO_CELLS = ((ControlType.CURSOR_FORWARD, 0),)
"""A segment with a control takes no cells."""


class Shown(NamedTuple):
    """A card, the line round it, whether it can be chosen, and the colours that colourless cards have on them."""

    card: str
    frame: signs.Frame = "plain"
    up: bool = True
    colours: tuple[str, ...] = art.QUARTERS


class Place(NamedTuple):
    """The cells of the screen that a card takes."""

    x: int
    y: int
    width: int
    height: int


class Pictured(Widget):
    """A widget with cards in it."""

    colours: reactive[tuple[Colour, ...]] = reactive(())
    """Those of the edition, in the order in which a hand is sorted."""

    @property
    def album(self) -> Album | None:
        """The pictures that the terminal shows, if it shows any."""
        return getattr(self.app, "album", None)

    def written(self, card: Card, lines: Sequence[str], *, frame: signs.Frame = "plain", up: bool = True) -> list[Content]:
        """A card in its cells, marked if it is to be a picture."""
        paint = signs.style(card, up=up)
        if self.album is None or len(lines) < signs.LARGE_HEIGHT:
            return [Content.assemble((line, paint)) for line in lines]
        colours = tuple(colour.value for colour in self.colours)
        marks = (Style.from_meta({MARK: (card.text, frame, up, colours, row)}) for row in range(len(lines)))
        return [Content.assemble((line, Style.parse(paint) + mark)) for line, mark in zip(lines, marks, strict=True)]

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines as they are written, and after the last one of a card its picture."""
        strips = super().render_lines(crop)
        # Behind another screen there is text alone.
        if self.album is None or not self.screen.is_active:
            return strips
        return [self._with_pictures(strip, self._ends(strip, crop, at)) for at, strip in enumerate(strips)]

    def _with_pictures(self, strip: Strip, ends: Iterator[tuple[Shown, Place]]) -> Strip:
        pictures = [Segment(self._picture(*end), None, NO_CELLS) for end in ends]
        return Strip([*strip, *pictures], strip.cell_length) if pictures else strip

    def _ends(self, strip: Strip, crop: Region, at: int) -> Iterator[tuple[Shown, Place]]:
        """The cards whose last line is in a strip, and all others above it."""
        x = self.region.x + crop.x
        for segment in strip:
            marked = None if segment.style is None else segment.style.meta.get(MARK)
            if marked is not None:
                *shown, row = marked
                if row == signs.LARGE_HEIGHT - 1 and at >= row and segment.cell_length == signs.LARGE_WIDTH:
                    y = self.region.y + crop.y + at - row
                    yield Shown(*shown), Place(x, y, signs.LARGE_WIDTH, signs.LARGE_HEIGHT)
            x += segment.cell_length

    def _picture(self, shown: Shown, place: Place) -> str:
        assert self.album is not None
        return self.album.show(shown, place, self.background_colors[1].hex)
