"""What can be typed: every sign that is seen, and what joins the signs round it or keeps them apart."""

from __future__ import annotations

from typing import TypeGuard

from textual import events
from textual.widgets import Input

JOINERS = "\u200c\u200d"
"""They join pictures to families, and keep the letters of Persian and Indian names apart or join them; none is seen itself."""


def is_written(character: str | None) -> TypeGuard[str]:
    """Whether a key writes something."""
    return character is not None and (character.isprintable() or character in JOINERS)


class Line(Input):
    """A line to write in. Textual's own drops what has no width when it is typed, and takes it when it is pasted."""

    def on_key(self, event: events.Key) -> None:
        """Write what joins; everything else is written as always."""
        if event.character is not None and event.character in JOINERS:
            event.stop()
            event.prevent_default()
            self.replace(event.character, *self.selection)
