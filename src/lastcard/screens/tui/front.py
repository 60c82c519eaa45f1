"""What every screen in front of the table shares: it follows the table, and makes way when that has gone on."""

from __future__ import annotations

from textual.screen import Screen


class Front(Screen[None]):
    """A screen in front of the table."""

    def follow(self) -> None:
        """Something has happened at the table: show it, or make way."""

    def make_way(self) -> None:
        """Let the table be seen; from behind another screen, as soon as that has gone."""
        if self.is_active:
            self.dismiss()

    def on_screen_resume(self) -> None:
        """See what has happened behind another screen."""
        self.follow()
