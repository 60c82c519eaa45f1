"""Small questions before something is lost."""

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
    """Whether to do it all the same: only Y does."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,Y", "dismiss(True)", show=False),
        Binding("escape,enter,n,N", "dismiss(False)", show=False),
    ]
    ASKED: ClassVar[str]
    KEYS: ClassVar[str]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """What would be lost, and the keys."""
        with Vertical(classes="sheet"):
            yield Static(Content.assemble((self._words.t(self.ASKED), "bold $accent")))
            yield Static(Content.assemble((self._words.t(self.KEYS), "dim")))


class LoseGame(Confirm):
    """The last question before a game is lost that can be saved nowhere; who quits twice means it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,Q", "dismiss(True)", show=False)]
    ASKED, KEYS = "tui-lose", "tui-lose-keys"


class GiveUpSeat(Confirm):
    """The question before a seat at a served table is left for good."""

    ASKED, KEYS = "web-leave-sure", "tui-give_up-keys"
