"""A bar on every screen that says what is wrong for as long as it is: a game that cannot be saved, a connection that is lost."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static


class WarningBar(Static):
    """What the application warns of; nothing to see where all is well."""

    def on_mount(self) -> None:
        """Say what is wrong now, and whatever changes."""
        self.watch(self.app, "warning", self._warn)

    def _warn(self, text: str) -> None:
        self.display = bool(text)
        self.update(Content(text))
