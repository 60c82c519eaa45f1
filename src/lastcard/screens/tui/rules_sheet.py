"""What the table plays by, and the rules of its special card, in front of the table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from lastcard.clients import news
from lastcard.views import Wire
from lastcard.words import Words


class RulesSheet(ModalScreen[None]):
    """The rules that people ask about in the middle of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,r,R,q,Q,space", "dismiss", show=False)]

    def __init__(self, words: Words, info: Wire) -> None:
        super().__init__()
        self._words, self._info = words, info

    def compose(self) -> ComposeResult:
        """The table's own rules, then the clauses of the special card."""
        words = self._words
        with VerticalScroll(classes="sheet"):
            yield Static(Content("\n").join([Content(line) for line in news.rules(self._info, words)]))
            for card, clauses in news.special_rules(self._info, words):
                yield Static(Content.assemble((card, "bold $accent")))
                yield Static(Content("\n").join([Content(line) for line in clauses]))
            yield Static(Content.assemble((words.t("tui-close"), "dim")))

    def on_click(self) -> None:
        """Any click closes it."""
        self.dismiss()
