"""The line at the head of a table: what is played, and whose turn it is."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

GAP = 2


class Heading(Widget):
    """Two texts, one at each end of the line, however wide that is."""

    left: reactive[str] = reactive("")
    beside: reactive[str] = reactive("")
    """What stands behind the left one where there is room for all of it."""
    right: reactive[str] = reactive("")

    def render(self) -> Content:
        """Both; where it is tight, the left one gives way, and whose turn it is stays."""
        room = self.content_size.width
        left, right = Content.assemble((self.left, "bold")), Content.assemble((self.right, "bold $accent"))
        beside = Content(f"{' ' * GAP}{self.beside}" if self.beside else "")
        if left.cell_length + beside.cell_length + GAP + right.cell_length <= room:
            left = Content.assemble(left, beside)
        left = left.truncate(max(0, room - GAP - right.cell_length), ellipsis=True)
        gap = max(GAP, room - left.cell_length - right.cell_length)
        return Content.assemble(left, " " * gap, right).truncate(room, ellipsis=True)
