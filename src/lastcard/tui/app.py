"""The terminal application: it opens the screens, and whatever ends it, the table is saved first."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from lastcard.local import LocalTable, Settings, names_at
from lastcard.match import Match
from lastcard.speech import Speech
from lastcard.tui.table_screen import TableScreen
from lastcard.words import Words

CALM = Theme(
    name="lastcard",
    primary="#7d9cc9",
    accent="#e3b45b",
    foreground="#d9dde5",
    background="#11151b",
    surface="#181e27",
    panel="#202835",
)


def run(
    settings: Settings | None,
    *,
    lang: str,
    folder: Path,
    table: LocalTable | None = None,
    pace_s: float = 1.0,
    watch: bool = False,
) -> LocalTable | None:
    """Play in the terminal; the table that was left, if people played at it. Without settings and table, set one up first.

    OSError if the table could not be saved in the folder.
    """
    app = PlayApp(settings, lang=lang, table=table, pace_s=pace_s, folder=folder, watch=watch)
    try:
        app.run()
    finally:
        # However the screen came to its end, the table is kept.
        app.save()
    return app.table if app.table is not None and app.table.people else None


def run_replay(match: Match, lang: str) -> None:
    """Step through a match."""
    ReplayApp(match, lang=lang).run()


class LastcardApp(App[None]):
    """What playing, watching and replaying share."""

    TITLE = "lastcard"
    CSS_PATH = "lastcard.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

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
        for name, stop in (("SIGHUP", self._hang_up), ("SIGTERM", self.action_leave), ("SIGINT", self.action_leave)):
            # Elsewhere than on Unix a loop takes no signals, and a system may lack one.
            with suppress(NotImplementedError, AttributeError, RuntimeError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), stop)

    def save(self) -> None:
        """Keep what must not be lost."""

    def _hang_up(self) -> None:
        """The terminal is gone, and with it whatever could be tidied up there: save, and end as the signal has it."""
        with suppress(OSError):
            self.save()
        asyncio.get_running_loop().remove_signal_handler(signal.SIGHUP)
        signal.raise_signal(signal.SIGHUP)

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
        folder: Path,
        table: LocalTable | None = None,
        pace_s: float = 1.0,
        watch: bool = False,
    ) -> None:
        super().__init__(lang=lang)
        self._settings = settings
        self.table = table
        self._pace_s = pace_s
        self._folder = folder
        self._watch = watch

    def on_mount(self) -> None:
        """Sit down at once where a table is given; otherwise set one up."""
        if self.table is not None:
            self._sit_down(self.table)
        elif self._settings is not None:
            self._sit_down(LocalTable.new(self._settings))
        else:
            self._set_up()

    def _set_up(self) -> None:
        # Most tables are set up on the command line.
        from lastcard.tui.setup_screen import SetupScreen  # noqa: PLC0415

        self.push_screen(SetupScreen(self.words.locale, watch=self._watch), self._start)

    def _start(self, chosen: tuple[str, Settings] | None) -> None:
        if chosen is not None:
            lang, settings = chosen
            self.words = Words(lang)
            self._sit_down(LocalTable.new(settings))

    def _sit_down(self, table: LocalTable) -> None:
        self.table = table
        speech = Speech(self.words, names_at(table, self.words))
        if table.people:
            self.push_screen(TableScreen(table, speech, pace_s=self._pace_s))
            return
        from lastcard.tui.watch_screen import WatchScreen  # noqa: PLC0415  people who play never need it

        self.push_screen(WatchScreen(table, speech, pace_s=self._pace_s))

    def on_table_screen_round_over(self) -> None:
        """Save; a disk that is full now need not be so when the table is left."""
        with suppress(OSError):
            self.save()

    async def on_table_screen_again(self, message: TableScreen.Again) -> None:
        """Another match, with the same people and rules or with others."""
        while len(self.screen_stack) > 1:
            await self.pop_screen()
        if message.set_up:
            self._set_up()
            return
        seen = message.table.match.view(None)
        again = Settings(edition=seen.edition, sheet=seen.sheet, seats=message.table.seats, rules=seen.rules)
        self._sit_down(LocalTable.new(again))

    def save(self) -> None:
        """Save the table, unless only bots are at it."""
        if self.table is not None and self.table.people:
            self.table.save(self._folder)

    def action_leave(self) -> None:
        """Save and leave; if saving fails, `run` tries again and says why."""
        with suppress(OSError):
            self.save()
        self.exit()


class ReplayApp(LastcardApp):
    """Stepping through a record."""

    def __init__(self, match: Match, *, lang: str) -> None:
        super().__init__(lang=lang)
        self._match = match

    def on_mount(self) -> None:
        """Open the record at its beginning."""
        from lastcard.tui.replay_screen import ReplayScreen  # noqa: PLC0415  only a replay needs it

        self.push_screen(ReplayScreen(self._match, self.words))
