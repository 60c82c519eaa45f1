"""What the reader is asked, the answers that are no cards of the hand, and what the table has to say to them."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from lastcard.rules.questions import CardChoice, Choice, ColourChoice, NumberChoice, Question
from lastcard.screens.tui import signs
from lastcard.speech import Speech

GAP = 2
DRAWING = ("draw", "take")
"""What the key for drawing does: cards come from the draw pile."""


class Option(NamedTuple):
    """An answer to pick: the key for it, how it looks, and its text in the notation."""

    key: str
    label: Content
    choice: str


def answered_by_hand(question: Question) -> bool:
    """Whether a question is answered with the hand: a turn, what a card is played on or takes one alone, save a drawn one."""
    cards = all(isinstance(choice, CardChoice) for choice in question.choices)
    played = any(choice.verb == "play" for choice in question.choices)
    return question.name == "turn" or (question.name != "drawn" and (cards or played))


def options(question: Question, speech: Speech) -> tuple[Option, ...]:
    """The answers to list under a question: all, or those that are no cards of the hand."""
    by_hand = answered_by_hand(question)
    listed = [choice for choice in question.choices if not (by_hand and isinstance(choice, CardChoice))]
    return tuple(Option(_key(choice, at), _label(choice, speech), str(choice)) for at, choice in enumerate(listed, 1))


def _key(choice: Choice, at: int) -> str:
    match choice:
        case NumberChoice():
            return str(choice.number)
        case Choice() if choice.verb in DRAWING:
            return "D"
        case _:
            return str(at)


def _label(choice: Choice, speech: Speech) -> Content:
    match choice:
        case ColourChoice():
            return signs.named(choice.colour, speech.words.colour(choice.colour.value).capitalize())
        case NumberChoice():
            return Content("")
        case CardChoice():
            return Content.assemble(signs.inline([choice.card]), " ", speech.choice(str(choice)))
        case _:
            return Content(speech.choice(str(choice)))


class Prompt(Widget, can_focus=True):
    """A question, its answers in a row, and a remark."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "move(-1)", show=False),
        Binding("right,down", "move(1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    text: reactive[str] = reactive("", layout=True)
    options: reactive[tuple[Option, ...]] = reactive((), layout=True)
    cursor: reactive[int] = reactive(0)
    remark: reactive[str] = reactive("", layout=True)
    """Why a card was refused, or a hint."""

    class Chosen(Message):
        """An answer was picked."""

        def __init__(self, choice: str) -> None:
            super().__init__()
            self.choice = choice

    def ask(self, text: str, options: tuple[Option, ...] = ()) -> None:
        """Put a question, without a remark."""
        self.text, self.options, self.cursor, self.remark = text, options, 0, ""

    def render(self) -> Content:
        """The question, the answers and the remark, one under the other."""
        width = self.content_size.width
        lines = Content.assemble((self.text, "bold")).wrap(width) if self.text else []
        rows: dict[int, list[Content]] = {}
        for at, (row, _) in enumerate(self._places(width)):
            rows.setdefault(row, []).append(self._shown(at))
        lines += [Content(" " * GAP).join(row) for row in rows.values()]
        if self.remark:
            lines += Content.assemble((self.remark, "$accent")).wrap(width)
        return Content("\n").join(lines)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are at this width."""
        del container, viewport
        text = len(Content(self.text).wrap(width)) if self.text else 0
        remark = len(Content(self.remark).wrap(width)) if self.remark else 0
        return text + remark + (self._places(width)[-1][0] + 1 if self.options else 0)

    def _places(self, width: int) -> list[tuple[int, int]]:
        """The row and the column of each answer."""
        places: list[tuple[int, int]] = []
        row = column = 0
        for at in range(len(self.options)):
            taken = self._shown(at).cell_length
            if column and column + taken > width:
                row, column = row + 1, 0
            places.append((row, column))
            column += taken + GAP
        return places

    def _shown(self, at: int) -> Content:
        option = self.options[at]
        here = at == self.cursor and self.has_focus
        mark = ("▶" if here else " ", "bold $accent")
        return Content.assemble(mark, (f"{option.key}", "bold $accent"), " ", option.label)

    # --- Keys and mouse ----------------------------------------------------------------------------------------------------

    def pick(self, key: str) -> bool:
        """Pick the answer of a key; False if there is none."""
        for option in self.options:
            if option.key == key:
                self.post_message(self.Chosen(option.choice))
                return True
        return False

    def action_move(self, by: int) -> None:
        """Move along the answers, round their ends."""
        if self.options:
            self.cursor = (self.cursor + by) % len(self.options)

    def action_choose(self) -> None:
        """Pick the answer under the cursor."""
        if self.options:
            self.post_message(self.Chosen(self.options[self.cursor].choice))

    def on_click(self, event: events.Click) -> None:
        """Pick the answer under the mouse."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        width = self.content_size.width
        text = len(Content(self.text).wrap(width)) if self.text else 0
        for at, (row, column) in enumerate(self._places(width)):
            if offset.y - text == row and column <= offset.x < column + self._shown(at).cell_length:
                self.post_message(self.Chosen(self.options[at].choice))

    def on_focus(self) -> None:
        """Show the cursor."""
        self.refresh()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()
