"""The reader's own hand: sorted, numbered, and the cards that answer the question standing up."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive

from lastcard.cards import Card
from lastcard.screens.sorting import by_colour, by_rank
from lastcard.screens.tui import signs
from lastcard.screens.tui.keys import JUMP
from lastcard.screens.tui.pictured import Pictured
from lastcard.speech import Speech

CAPTION_ROWS = 1


class Size(NamedTuple):
    """A way to lay out cards: the place of one, with room to stand up and for its number, and its picture."""

    width: int
    height: int
    draw: Callable[..., tuple[str, ...]] | None
    """None: a hand so large that each card is a few signs of text."""


LARGE = Size(8, 7, signs.large)
SMALL = Size(6, 5, signs.small)
CLOSE = Size(5, 5, signs.small)
FLAT = Size(8, 1, None)


class Hand(Pictured, can_focus=True):
    """Cards to move through with the arrow keys, and to choose with Enter or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    cards: reactive[tuple[Card, ...]] = reactive(())
    up: reactive[frozenset[Card]] = reactive(frozenset())
    """The kinds of cards that can be chosen now."""
    jumping: reactive[Card | None] = reactive(None)
    """The card that can be played out of turn now."""
    cursor: reactive[int] = reactive(0)
    by_rank: reactive[bool] = reactive(default=False)
    owner: reactive[str] = reactive("")
    """Whose hand it is, if not the reader's own."""
    armed: reactive[bool] = reactive(default=False)
    """The call goes out with the next card."""

    class Chosen(Message):
        """A card was chosen, whether it can be played or not."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech
        self._first_row = 0

    # --- From outside ------------------------------------------------------------------------------------------------------

    @property
    def sorted(self) -> list[Card]:
        """The cards in the order shown."""
        return (by_rank if self.by_rank else by_colour)(self.cards, self.colours)

    def point_to(self, card: Card) -> None:
        """Move the cursor to a card."""
        if card in self.cards:
            self.cursor = self.sorted.index(card)

    def point_to_first(self) -> None:
        """Move the cursor to the first card that can be chosen, unless it is on one."""
        shown = self.sorted
        if self.up and (self.cursor >= len(shown) or shown[self.cursor] not in self.up):
            self.cursor = next((at for at, card in enumerate(shown) if card in self.up), self.cursor)

    # --- Looks -------------------------------------------------------------------------------------------------------------

    def validate_cursor(self, cursor: int) -> int:
        """Stay on a card."""
        return max(0, min(cursor, len(self.cards) - 1))

    def watch_cards(self) -> None:
        """Stay on a card of a smaller hand."""
        self.cursor = self.validate_cursor(self.cursor)

    def render(self) -> Content:
        """A caption, then the cards in the largest size that has room for all."""
        size, columns = self._layout()
        shown = self.sorted
        rows = [shown[at : at + columns] for at in range(0, len(shown), columns)]
        lines = [self._caption(shown)]
        space = max(1, (self.content_size.height - CAPTION_ROWS) // size.height)
        at_row = self.cursor // columns
        self._first_row = min(max(self._first_row, at_row - space + 1), at_row)
        for number, row in list(enumerate(rows))[self._first_row : self._first_row + space]:
            lines += self._row(row, number * columns, size)
        return Content("\n").join(lines)

    def _layout(self) -> tuple[Size, int]:
        width, height = max(self.content_size.width, FLAT.width), self.content_size.height - CAPTION_ROWS
        for size in (LARGE, SMALL, CLOSE):
            columns = width // size.width
            if len(self.cards) <= columns * (height // size.height):
                return size, columns
        return FLAT, width // FLAT.width

    def _caption(self, shown: list[Card]) -> Content:
        if not shown:
            return Content("")
        if self.owner:
            return Content.assemble((self.speech.t("table-count", name=self.owner, count=len(shown)), "dim"))
        parts = [self.speech.t("tui-hand", count=len(shown))]
        if self.jumping is not None:
            parts.append(self.speech.t("list-label", label=JUMP.shown, value=self.speech.choice(f"jump {self.jumping}")))
        if self.armed:
            parts.append(self.speech.t("tui-armed"))
        card = shown[self.cursor]
        name = self.speech.words.card(card.text)
        state = self.speech.t("tui-card-up", card=name) if card in self.up else name
        parts.append(self.speech.t("table-choice", number=self.cursor + 1, choice=state))
        return Content.assemble((self.speech.words.row(parts, "list-beside"), "dim")).truncate(
            self.content_size.width, ellipsis=True
        )

    def _row(self, row: list[Card], first: int, size: Size) -> list[Content]:
        if size.draw is None:
            return [Content("").join([self._flat(card, first + at) for at, card in enumerate(row)])]
        places = [self._place(card, first + at, size, size.draw) for at, card in enumerate(row)]
        return [Content("").join(list(line)) for line in zip(*places, strict=True)]

    def _place(self, card: Card, at: int, size: Size, draw: Callable[..., tuple[str, ...]]) -> list[Content]:
        """A card, one line higher if it can be chosen, over its number; one that can jump in has a frame and a key of its own."""
        here = at == self.cursor and self.has_focus
        jumps = card is self.jumping
        up = jumps or card in self.up
        frame: signs.Frame = "heavy" if here else "double" if jumps else "plain"
        picture = draw(card, frame)
        gap = " " * (size.width - len(picture[0]))
        lines = [line + gap for line in self.written(card, picture, frame=frame, up=up or not self.up)]
        blank = Content(" " * size.width)
        number = f"{JUMP.shown} " * jumps + f"{'▲' if here else ''}{at + 1}"
        foot = Content.assemble((f"{number:^{len(picture[0])}}", "bold $accent" if here or jumps else "dim"), gap)
        return [*lines, blank, foot] if up else [blank, *lines, foot]

    def _flat(self, card: Card, at: int) -> Content:
        """A card as a few signs, in brackets if it can be chosen, in others if it can jump in."""
        here = at == self.cursor and self.has_focus
        jumps = card is self.jumping
        up = jumps or card in self.up
        sign = f"{signs.shape(card)}{signs.face(card):>2}"
        return Content.assemble(
            (f"{'▶' if here else ''}{at + 1}"[:3].rjust(3), "bold $accent" if here else "dim"),
            (f"«{sign}»" if jumps else f"[{sign}]" if up else f" {sign} ", signs.style(card, up=up or not self.up)),
        )

    # --- Keys and mouse ----------------------------------------------------------------------------------------------------

    def action_move(self, by: int) -> None:
        """Move along the hand, round its ends."""
        if self.cards:
            self.cursor = (self.cursor + by) % len(self.cards)

    def action_row(self, by: int) -> None:
        """Move to the card above or below, where the hand has several rows."""
        _, columns = self._layout()
        if 0 <= self.cursor + by * columns < len(self.cards):
            self.cursor += by * columns

    def action_go(self, at: int) -> None:
        """Move to the first card or to the last."""
        self.cursor = at % max(1, len(self.cards))

    def action_choose(self) -> None:
        """Choose the card under the cursor."""
        if self.cards:
            self.post_message(self.Chosen(self.sorted[self.cursor]))

    def on_click(self, event: events.Click) -> None:
        """Choose the card under the mouse."""
        offset = event.get_content_offset(self)
        if offset is None or offset.y < CAPTION_ROWS:
            return
        size, columns = self._layout()
        row, column = self._first_row + (offset.y - CAPTION_ROWS) // size.height, offset.x // size.width
        at = row * columns + column
        if column < columns and at < len(self.cards):
            self.cursor = at
            self.action_choose()

    def on_focus(self) -> None:
        """Show the cursor."""
        self.refresh()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()
