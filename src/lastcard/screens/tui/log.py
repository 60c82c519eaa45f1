"""What has happened, the newest line on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

LINES_MAX = 100

QUIET = ("turn_began", "dealer_drew", "dealt")
"""Events that the table shows so plainly that the log need not say them."""


class Log(VerticalScroll):
    """The account of the match as the reader was told it."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._newest = 0

    def compose(self) -> ComposeResult:
        """The text, which may be longer than the log is high."""
        yield Static()

    def tell(self, lines: Sequence[str]) -> None:
        """Put what has just happened on top of all before."""
        if lines:
            self._newest = len(lines)
            self._lines = [*reversed(lines), *self._lines][:LINES_MAX]
            self._show()

    def begin(self, lines: Iterable[str]) -> None:
        """Begin afresh, with what a reader was told so far."""
        self._newest = 1
        self._lines = list(lines)[-LINES_MAX:][::-1]
        self._show()

    def _show(self) -> None:
        lines = [Content.assemble((line, "" if at < self._newest else "dim")) for at, line in enumerate(self._lines)]
        self.query_one(Static).update(Content("\n").join(lines))
        self.scroll_home(animate=False)
