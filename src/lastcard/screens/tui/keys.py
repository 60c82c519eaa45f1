"""The keys of each screen, in one list: the bar at the foot shows it, and `?` explains it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from lastcard.words import Words


class Key(NamedTuple):
    """A key: its name to the terminal, how it is shown, the action of the screen, and the end of its keys in the catalogue."""

    name: str
    shown: str
    action: str
    word: str
    together: str | None = None
    """The word in the bar where several keys share one, and stand before it side by side; none, if it is empty."""

    def binding(self) -> Binding:
        """The key bound to its action. Capitals do the same: a stuck Caps Lock must not lose a game."""
        names = f"{self.name},{self.name.upper()}" if len(self.name) == 1 else self.name
        return Binding(names, self.action, show=False)


HELP = Key("question_mark", "?", "help", "help")
QUIT = Key("q", "Q", "app.leave", "quit")
LEAVE = Key("q", "Q", "app.leave", "leave")
"""The same where there is nothing to save."""
AWAY = Key("q", "Q", "app.leave", "away", "leave")
"""The same where a seat is kept."""
GIVE_UP = Key("l", "L", "app.give_up", "give_up")
REMOVE = Key("x", "X", "app.remove", "remove")
EYES = Key("v", "V", "eyes", "eyes")
PAUSE = Key("space", "␣", "pause", "pause")

_MOVES = (Key("d", "D", "draw", "draw"), Key("u", "U", "call", "call"), Key("c", "C", "catch", "catch"))
HINT = Key("h", "H", "hint", "hint")
SORT = Key("s", "S", "sort", "sort")
JUMP = Key("j", "J", "jump", "jump")
RULES = Key("r", "R", "rules", "rules")
"""In the list alone: the bar has no room for it."""
_ROUND_IT = (Key("t", "T", "app.chat", "chat"), HELP, AWAY, GIVE_UP, REMOVE)
AT_TABLE = (*_MOVES, HINT, SORT, HELP, QUIT)
AT_SERVED = (*_MOVES, HINT, SORT, *_ROUND_IT)
JUMPING_AT_TABLE = (*_MOVES, JUMP, HINT, HELP, QUIT._replace(together=LEAVE.word), SORT)
JUMPING_AT_SERVED = (*_MOVES, JUMP, HINT, SORT, *_ROUND_IT)
"""Where people may jump in; what there is no room for stands last."""
WATCHING = (PAUSE, EYES, HELP, LEAVE)
REPLAYING = (
    Key("left", "←", "step(-1)", "back", "step"),
    Key("right", "→", "step(1)", "forward", "step"),
    Key("pageup", "PgUp", "round(-1)", "earlier_round", "round"),
    Key("pagedown", "PgDn", "round(1)", "next_round", "round"),
    PAUSE,
    EYES,
    HELP,
    LEAVE,
    Key("home", "Home", "go(0)", "first", ""),
    Key("end", "End", "go(-1)", "last", ""),
)

WITHOUT_ACTION = (
    Key("", "← →", "", "choose"),
    Key("", "Enter", "", "play"),
    Key("", "0-9", "", "digits"),
    Key("", "Tab", "", "tab"),
)
"""Keys that the hand and the prompt answer themselves, for the list alone."""


class KeyBar(Widget):
    """The keys at the foot of a screen, to read and to click."""

    keys: reactive[tuple[Key, ...]] = reactive(())
    lit: reactive[frozenset[str]] = reactive(frozenset())
    """The actions that are armed, switched on, or possible for a moment."""

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, keys: Iterable[Key], words: Words) -> None:
        super().__init__()
        self.set_reactive(KeyBar.keys, tuple(keys))
        self._words = words

    def render(self) -> Content:
        """As many keys as there is room for, each with its whole word; the list has all of them."""
        shown, width = self._shown(), self.content_size.width
        # A word may end at the edge: the space behind it is not needed.
        while shown and sum(each.cell_length for each in shown) - 1 > width:
            shown.pop()
        return Content("").join(shown).truncate(width)

    def on_click(self, event: events.Click) -> None:
        """Press a key with the mouse."""
        offset = event.get_content_offset(self)
        column = -1 if offset is None else offset.x
        for key, shown in zip(self.keys, self._shown(), strict=True):
            if 0 <= column < shown.cell_length:
                self.post_message(self.Pressed(key.action))
            column -= shown.cell_length

    def _shown(self) -> list[Content]:
        """Each key, with its word where the next key does not share it."""
        shown = []
        for key, following in zip_longest(self.keys, self.keys[1:]):
            lit = key.action in self.lit
            word = key.word if key.together is None else key.together
            shared = not word or (following is not None and following.together == word)
            label = "" if shared else self._words.t(f"tui-key-{word}") + " "
            sign = (f" {key.shown} ", "bold reverse $accent" if lit else "bold $accent")
            shown.append(Content.assemble(sign, (label, "bold" if lit else "dim")))
        return shown


class Help(ModalScreen[None]):
    """Every key and what it does."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,question_mark,q,Q,space", "dismiss", show=False)]

    def __init__(self, keys: Iterable[Key], words: Words) -> None:
        super().__init__()
        self._keys = tuple(keys)
        self._words = words

    def compose(self) -> ComposeResult:
        """A line for each key."""
        t = self._words.t
        lines = [Content.assemble((f"{key.shown:>6}", "bold $accent"), "  ", t(f"tui-help-{key.word}")) for key in self._keys]
        with Vertical(classes="sheet"):
            yield Static(Content.assemble((t("tui-help"), "bold")))
            yield Static(Content("\n").join(lines))
            yield Static(Content.assemble((t("tui-close"), "dim")))

    def on_click(self) -> None:
        """Any click closes the list."""
        self.dismiss()
