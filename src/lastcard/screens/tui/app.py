"""The terminal application: it opens the screens, and whatever ends it, no game is lost over it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.reactive import reactive
from textual.theme import Theme

from lastcard.clients.games import rescue
from lastcard.clients.local import LocalTable, Settings, at_pace
from lastcard.match import Match
from lastcard.protocol import PERSON
from lastcard.screens.tui.confirm import LoseGame
from lastcard.screens.tui.table_screen import TableScreen
from lastcard.words import Words

if TYPE_CHECKING:
    from lastcard.screens.tui.pictures import Album

CALM = Theme(
    name="lastcard",
    primary="#7d9cc9",
    accent="#e3b45b",
    foreground="#d9dde5",
    background="#11151b",
    surface="#181e27",
    panel="#202835",
)


def run_replay(match: Match, names: Sequence[str], lang: str) -> None:
    """Step through a match of people and bots who were called so."""
    ReplayApp(match, names, lang=lang).run()


class LastcardApp(App[None]):
    """What playing, watching and replaying share."""

    TITLE = "lastcard"
    CSS_PATH = "lastcard.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    warning: reactive[str] = reactive("")
    """What is wrong, on every screen, as long as it is so."""
    album: Album | None = None
    """Pictures of cards, in a terminal that shows some to a reader who wants them."""

    def __init__(self, *, lang: str) -> None:
        # Without colours, the terminal's own two are left alone.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.words = Words(lang)

    def on_mount(self) -> None:
        """Take the look of the table, and be ready to be stopped."""
        if not self.no_color:
            self.register_theme(CALM)
            self.theme = CALM.name
        self.animation_level = "none"
        for name, stop in (("SIGHUP", self._hang_up), ("SIGTERM", self.stop), ("SIGINT", self.action_leave)):
            # Elsewhere than on Unix a loop takes no signals, and a system may lack one.
            with suppress(NotImplementedError, AttributeError, RuntimeError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), stop)

    def on_table_screen_warned(self, message: TableScreen.Warned) -> None:
        """Say on every screen what is wrong."""
        self.warning = message.text

    def keep(self) -> bool:
        """Whether nothing would be lost if this were the end."""
        return True

    def _hang_up(self) -> None:
        """The terminal is gone, and with it whatever could be tidied up there: end as the signal has it."""
        self.keep()
        asyncio.get_running_loop().remove_signal_handler(signal.SIGHUP)
        signal.raise_signal(signal.SIGHUP)

    def stop(self) -> None:
        """Leave, whatever is lost."""
        self.keep()
        self.exit()

    def action_leave(self) -> None:
        """Leave."""
        self.exit()


class PlayApp(LastcardApp):
    """Playing, or watching bots play."""

    def __init__(
        self,
        settings: Settings | None,
        *,
        lang: str,
        folder: Path | None,
        table: LocalTable | None = None,
        pace_s: float = 1.0,
        watch: bool = False,
    ) -> None:
        """At a table that was left, at one with these settings, or without either at one that is set up on the screen."""
        super().__init__(lang=lang)
        self._settings = settings
        self.table = table
        self._pace_s = pace_s
        self._folder = folder
        self._watch = watch
        self.rescued: list[Path] = []
        """Where games are that could not be saved in their own files."""

    def on_mount(self) -> None:
        """Sit down at once where a table is given; otherwise set one up."""
        if self.table is not None:
            self._sit_down(self.table)
        elif self._settings is not None:
            self._sit_down(self._new(self._settings))
        else:
            self._set_up()

    def _set_up(self) -> None:
        # Most tables are set up on the command line.
        from lastcard.screens.tui.setup_screen import SetupScreen  # noqa: PLC0415

        self.push_screen(SetupScreen(self.words.locale, watch=self._watch), self._start)

    def _start(self, chosen: tuple[str, Settings] | None) -> None:
        if chosen is not None:
            lang, settings = chosen
            self.words = Words(lang)
            self._sit_down(self._new(settings))

    def _new(self, settings: Settings) -> LocalTable:
        """A new table; a game of bots alone is not kept."""
        return LocalTable.new(settings, self._folder if PERSON in settings.seats else None, at_pace(self._pace_s))

    def _sit_down(self, table: LocalTable) -> None:
        self.table = table
        self.warning = self.words.t("tui-not_saved") if table.unsaved else ""
        if table.people:
            own = tuple(table.seat(person) for person in table.people)
            public = own[0] if len(own) == 1 else table.seat(None)
            self.push_screen(TableScreen(self.words, own, public, pace_s=self._pace_s, local=table))
            return
        from lastcard.screens.tui.watch_screen import WatchScreen  # noqa: PLC0415  people who play never need it

        self.push_screen(WatchScreen(self.words, table, pace_s=self._pace_s))

    # --- Ends --------------------------------------------------------------------------------------------------------------

    def on_table_screen_again(self, message: TableScreen.Again) -> None:
        """Another match, with the same people and rules or with others."""
        self._unless_lost(self._another_table if message.set_up else self._rematch)

    def _rematch(self) -> None:
        self._table_screen().rematch()

    def _table_screen(self) -> TableScreen:
        return next(screen for screen in self.screen_stack if isinstance(screen, TableScreen))

    def _another_table(self) -> None:
        self._table_screen().left = True
        self.call_later(self._clear_table)

    async def _clear_table(self) -> None:
        while len(self.screen_stack) > 1:
            await self.pop_screen()
        assert self.table is not None
        self.table.close()
        self.table = None
        self.warning = ""
        self._set_up()

    def keep(self) -> bool:
        """Try again to save the game, in another place if need be; False if it would be lost."""
        table = self.table
        if table is None or not table.people or table.save():
            return True
        path = rescue(table.game)
        if path is not None:
            self.rescued.append(path)
        return path is not None

    def _unless_lost(self, go: Callable[[], None]) -> None:
        """Leave a game behind, if it is kept or nobody minds."""
        if self.keep():
            go()
        elif not isinstance(self.screen, LoseGame):
            self.push_screen(LoseGame(self.words), lambda sure: go() if sure else None)

    def action_leave(self) -> None:
        """Leave; a game that can be saved nowhere is not left without asking."""
        self._unless_lost(self.exit)


class ReplayApp(LastcardApp):
    """Stepping through a record."""

    def __init__(self, match: Match, names: Sequence[str], *, lang: str) -> None:
        super().__init__(lang=lang)
        self._match, self._names = match, names

    def on_mount(self) -> None:
        """Open the record at its beginning."""
        from lastcard.screens.tui.replay_screen import ReplayScreen  # noqa: PLC0415  only a replay needs it

        self.push_screen(ReplayScreen(self._match, self._names, self.words))
