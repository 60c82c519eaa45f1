"""The lines of the set-up screen: each has a name and a value to change with the arrow keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from lastcard.screens.tui.writing import is_written
from lastcard.table.settings import TARGET_MAX

Value = TypeVar("Value", bound=str | int | bool)

LABEL_WIDTH = 26
DIFFERS = "*"
"""Before the name of what is set otherwise than on the sheet."""
TYPED_MAX = 40
"""More than a name can have, so that it is said when one is too long."""
TARGET_STEP = 50


class Row(Widget, can_focus=True):
    """A name, and one of several values."""

    # Up and down are the row's own: where there are more lines than room, the list round it would only scroll.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
    ]

    at: reactive[int] = reactive(0)

    class Changed(Message):
        """The value is another one now."""

        def __init__(self, row: Row) -> None:
            super().__init__()
            self.row = row

    def __init__(
        self,
        id: str,  # noqa: A002
        label: str,
        values: Sequence[tuple[str | int | bool, str]],
        now: object,
        usual: object = None,
    ) -> None:
        """A line that is marked while it has another value than the usual one, if there is any."""
        super().__init__(id=id)
        self.label = label
        self._usual = usual
        self._values = tuple(values)
        known = [value for value, _ in self._values]
        self.set_reactive(Row.at, known.index(now) if now in known else 0)

    @property
    def value(self) -> str | int | bool:
        """The value chosen."""
        return self._values[self.at][0]

    @property
    def text(self) -> str:
        """The value in words."""
        return self._values[self.at][1]

    @property
    def differs(self) -> bool:
        """Whether the value is another one than usual."""
        return self._usual is not None and self.value != self._usual

    def render(self) -> Content:
        """The name, and the value between two arrows."""
        arrow = "bold $accent" if self.has_focus else "dim"
        value = ("◂ ", arrow), (self.text, "bold"), (" ▸", arrow)
        return Content.assemble(*self.labelled(), *value).truncate(self.content_size.width, ellipsis=True)

    def labelled(self) -> Iterator[tuple[str, str]]:
        """The beginning of a line: where the keys work, and its name."""
        here = self.has_focus
        name = f"{self.label[: LABEL_WIDTH - 1]:<{LABEL_WIDTH}}"
        yield "▶" if here else " ", "bold"
        yield DIFFERS if self.differs else " ", "bold $accent"
        yield name, "bold" if here else ""

    def action_change(self, by: int) -> None:
        """Take the value before or after, round the ends."""
        self.at = (self.at + by) % len(self._values)
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow goes back, anywhere else forward."""
        offset = event.get_content_offset(self)
        if offset is not None and offset.x >= LABEL_WIDTH:
            self.action_change(-1 if offset.x <= LABEL_WIDTH + len("▶ ◂") else 1)

    def on_focus(self) -> None:
        """Show that the arrow keys work here."""
        self.refresh()

    def on_blur(self) -> None:
        """Show that they work elsewhere."""
        self.refresh()


class NameRow(Row):
    """A name that is typed; without one, what its seat is called otherwise."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("backspace", "wipe", show=False),
        Binding("delete", "clear", show=False),
    ]

    typed: reactive[str] = reactive("")

    def __init__(self, id: str, label: str, typed: str, otherwise: str) -> None:  # noqa: A002
        super().__init__(id, label, [("", "")], "")
        self.set_reactive(NameRow.typed, typed)
        self._otherwise = otherwise

    @property
    def value(self) -> str:
        """What was typed."""
        return self.typed

    def render(self) -> Content:
        """The name, with a cursor where the keys work."""
        here = self.has_focus
        value = [(self.typed, "bold"), ("▏", "$accent") if here else "", "" if self.typed else (self._otherwise, "dim")]
        return Content.assemble(*self.labelled(), *value).truncate(self.content_size.width, ellipsis=True)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Every sign is part of a name here, also those that are keys elsewhere."""
        del key
        return is_written(character)

    def on_key(self, event: events.Key) -> None:
        """Write a sign."""
        if is_written(event.character):
            event.stop()
            event.prevent_default()
            self._write(self.typed + event.character)

    def on_paste(self, event: events.Paste) -> None:
        """Write what was copied elsewhere."""
        event.stop()
        self._write(self.typed + "".join(event.text.splitlines()[:1]))

    def action_change(self, by: int) -> None:
        """There is nothing to choose from."""

    def action_wipe(self) -> None:
        """Take the last sign away."""
        self._write(self.typed[:-1])

    def action_clear(self) -> None:
        """Take the name away."""
        self._write("")

    def on_click(self, event: events.Click) -> None:
        """A click only leads here."""

    def _write(self, text: str) -> None:
        self.typed = text[:TYPED_MAX]
        self.post_message(self.Changed(self))


class TargetRow(Row):
    """Any positive whole number: typed, or in steps."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"type({digit})", show=False) for digit in range(10)),
        Binding("backspace,delete", "wipe", show=False),
    ]

    def __init__(self, id: str, label: str, now: int, usual: int) -> None:  # noqa: A002
        super().__init__(id, label, [(now, "")], now, usual)
        self.set_reactive(Row.at, now)
        self._typing = False

    @property
    def value(self) -> int:
        """The points that end the match."""
        return max(1, self.at)

    @property
    def text(self) -> str:
        """The number."""
        return str(self.at)

    def action_change(self, by: int) -> None:
        """A step up or down."""
        self._set(max(TARGET_STEP, (self.at // TARGET_STEP + by) * TARGET_STEP))

    def action_type(self, digit: int) -> None:
        """Write a number; the first digit begins a new one."""
        self._set(self.at * 10 + digit if self._typing else digit)
        self._typing = True

    def action_wipe(self) -> None:
        """Take the last digit away."""
        self._set(self.at // 10)
        self._typing = True

    def _set(self, number: int) -> None:
        self.at = min(number, TARGET_MAX)
        self.post_message(self.Changed(self))

    def on_blur(self) -> None:
        """A number is written from its beginning next time."""
        self.at = self.value
        self._typing = False
