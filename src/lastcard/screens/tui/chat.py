"""Saying something to everybody at a served table: a phrase by its number, or one's own words where the host allows it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from lastcard.clients.seat import Seat
from lastcard.protocol import PHRASES
from lastcard.screens.tui.writing import Line
from lastcard.words import Words

TEXT_MAX = 200


class Chat(ModalScreen[None]):
    """The phrases, and a line to write where that is allowed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "dismiss", show=False),
        *(Binding(str(number), f"phrase('{number}')", show=False) for number in range(1, len(PHRASES) + 1)),
    ]

    def __init__(self, words: Words, seat: Seat) -> None:
        super().__init__()
        self._words = words
        self._seat = seat
        self._allowed: str = seat.info["settings"]["chat"]

    def compose(self) -> ComposeResult:
        """What can be said."""
        t = self._words.t
        with Vertical(classes="sheet"):
            yield Static(Content.assemble((t("tui-chat"), "bold $accent")))
            if self._allowed == "off":
                yield Static(t("terminal-chat-off"))
                yield Static(Content.assemble((t("tui-close"), "dim")))
                return
            phrases = [t("table-choice", number=at, choice=t(f"web-phrase-{phrase}")) for at, phrase in enumerate(PHRASES, 1)]
            yield Static("\n".join(phrases))
            if self._allowed == "free":
                yield Line(max_length=TEXT_MAX, compact=True)
            yield Static(Content.assemble((t(f"tui-chat-keys-{self._allowed}"), "dim")))

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Say what was written, or the phrase of a number."""
        text = message.value.strip()
        if text.isdecimal() and 1 <= int(text) <= len(PHRASES):
            self.action_phrase(text)
        else:
            if text:
                self._seat.say("chat", text=text)
            self.dismiss()

    def action_phrase(self, number: str) -> None:
        """Say a phrase."""
        if self._allowed != "off":
            self._seat.say("chat", phrase=PHRASES[int(number) - 1])
            self.dismiss()
