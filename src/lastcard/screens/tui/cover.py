"""Screens that come before the table: a hand covered for the next person, and hands laid open to one pair of eyes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from lastcard.cards import card
from lastcard.screens.tui import signs
from lastcard.screens.tui.front import Front
from lastcard.screens.tui.warning import WarningBar
from lastcard.speech import Speech
from lastcard.views import Wire


class Cover(Front):
    """Nothing to see but who takes the machine next; the one before can still call, and the next can catch."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", show=False),
        Binding("u,U", "call", show=False),
        Binding("c,C", "catch", show=False),
        Binding("j,J", "jump", show=False),
        Binding("q,Q", "app.leave", show=False),
    ]

    def __init__(
        self,
        speech: Speech,
        name: str,
        lines: Callable[[], Sequence[str]],
        *,
        due: Callable[[], bool],
        take: Callable[[], None],
        aloud: Mapping[str, Callable[[], str]],
    ) -> None:
        """It stays as long as the next person is `due`.

        What can be said `aloud` goes by its actions: `call`, `catch`, perhaps `jump`; each tells what is wrong, if anything is.
        """
        super().__init__()
        self.speech = speech
        self._next = name
        self._lines = lines
        self._due = due
        self._take = take
        self._aloud = aloud

    def compose(self) -> ComposeResult:
        """Who is next, what everybody saw last, and what can be done."""
        yield WarningBar()
        with Vertical(classes="sheet"):
            yield Static(Content.assemble((self.speech.t("tui-cover", name=self._next), "bold $accent")))
            yield Static(id="lines")
            yield Static(id="remark")
            keys = [self.speech.t("tui-cover-keys", name=self._next)]
            if "jump" in self._aloud:
                keys.append(self.speech.t("tui-cover-jump"))
            yield Static(Content.assemble((self.speech.words.row(keys, "list-beside"), "dim")))

    def follow(self) -> None:
        """What everybody sees goes on; perhaps somebody else gets the screen after all."""
        if not self._due():
            self.make_way()
            return
        self.query_one("#lines", Static).update(Content("\n".join(self._lines())))

    def remark(self, text: str) -> None:
        """Say what came of a call or a catch."""
        self.query_one("#remark", Static).update(Content.assemble((text, "$accent")))

    def action_call(self) -> None:
        """The person before calls."""
        self.remark(self._aloud["call"]())

    def action_catch(self) -> None:
        """The next person catches."""
        self.remark(self._aloud["catch"]())

    def action_jump(self) -> None:
        """Somebody at this screen jumps in."""
        if "jump" in self._aloud:
            self.remark(self._aloud["jump"]())

    def action_take(self) -> None:
        """The next person has the screen."""
        self._take()
        self.dismiss()

    def on_click(self) -> None:
        """Take the screen with a click."""
        self.action_take()


class Look(ModalScreen[None]):
    """Hands that were shown to the reader alone."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,space", "dismiss", show=False)]

    def __init__(self, speech: Speech, shown: Sequence[Wire]) -> None:
        super().__init__()
        self.speech = speech
        self._shown = shown

    def compose(self) -> ComposeResult:
        """A name and its cards, one under the other."""
        with Vertical(classes="sheet"):
            yield Static(Content.assemble((self.speech.t("tui-look"), "bold $accent")))
            for event in self._shown:
                name = self.speech.names[event["seat"]]
                cards = signs.inline(map(card, event["cards"]))
                yield Static(Content.assemble((f"{name}  ", "bold"), cards))
            yield Static(Content.assemble((self.speech.t("tui-close"), "dim")))

    def on_click(self) -> None:
        """Any click closes the look."""
        self.dismiss()
