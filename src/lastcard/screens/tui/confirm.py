"""The last question before a game is lost that can be saved nowhere."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from lastcard.words import Words


class Confirm(ModalScreen[bool]):
    """Whether to leave all the same."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,Y,q,Q", "dismiss(True)", show=False),
        Binding("escape,enter,n,N", "dismiss(False)", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """What would be lost, and the keys."""
        with Vertical(classes="sheet"):
            yield Static(Content.assemble((self._words.t("tui-lose"), "bold $accent")))
            yield Static(Content.assemble((self._words.t("tui-lose-keys"), "dim")))
