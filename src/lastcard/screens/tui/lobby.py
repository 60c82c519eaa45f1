"""Before a served table plays: what is played there, who sits where, and the link for those who are still to come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from lastcard.clients import news
from lastcard.clients.connection import Link
from lastcard.clients.seat import Seat
from lastcard.screens.tui.front import Front
from lastcard.screens.tui.warning import WarningBar
from lastcard.screens.tui.writing import Line
from lastcard.table.names import NAME_MAX
from lastcard.views import Wire
from lastcard.words import Words


def table_sheet(info: Wire, words: Words) -> tuple[Content, ...]:
    """What anybody may know of a table: its edition, its rules, and who sits where."""
    title = words.t("web-join", edition=words.edition(info["settings"]["edition"], info["settings"].get("deck")))
    return (
        Content.assemble((title, "bold $accent")),
        Content("\n".join(news.rules(info, words))),
        Content("\n".join(news.seats(info, words))),
    )


class Visit(Screen[str | None]):
    """At the table's side, with no seat yet: what is there to see, and one's name to sit down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]
    AUTO_FOCUS = "Input"
    """The name is typed at once."""

    def __init__(self, words: Words, info: Wire, remark: str) -> None:
        """The remark says why the name before was none."""
        super().__init__()
        self._words, self._info, self._remark = words, info, remark

    def compose(self) -> ComposeResult:
        """The table, and a line for the name."""
        with VerticalScroll(classes="sheet"):
            yield from map(Static, table_sheet(self._info, self._words))
            if self._remark:
                yield Static(Content.assemble((self._remark, "$accent")))
            yield Static(self._words.t("terminal-prompt-name"))
            yield Line(max_length=NAME_MAX, compact=True)
            yield Static(Content.assemble((self._words.t("tui-visit-keys"), "dim")))

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Sit down."""
        if message.value.strip():
            self.dismiss(message.value)


class Lobby(Front):
    """Waiting for others; the host begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False, priority=True),
        Binding("t,T", "app.chat", show=False),
        Binding("x,X", "app.remove", show=False),
        Binding("l,L", "app.give_up", show=False),
        Binding("q,Q", "app.leave", show=False),
    ]

    def __init__(self, words: Words, seat: Seat, link: Link, heard: Callable[[], Iterable[str]]) -> None:
        super().__init__()
        self._words, self._seat, self._link, self._heard = words, seat, link, heard

    def compose(self) -> ComposeResult:
        """The table, its link, and what was said."""
        yield WarningBar()
        with VerticalScroll(classes="sheet"):
            for part in ("title", "rules", "seats", "link", "heard", "keys"):
                yield Static(id=part)

    def follow(self) -> None:
        """Somebody came, went or spoke; or the cards are dealt."""
        if self._seat.playing:
            self.make_way()
            return
        t, info = self._words.t, self._seat.info
        parts = {
            **dict(zip(("title", "rules", "seats"), table_sheet(info, self._words), strict=True)),
            "link": Content(f"{t('web-invite-join')}\n{self._link._replace(watch=False)}"),
            "heard": Content("\n".join(self._heard())),
            "keys": Content("\n").join([Content(line) for line in self._waits()]),
        }
        for part, content in parts.items():
            self.query_one(f"#{part}", Static).update(content)

    def _waits(self) -> Iterator[str]:
        """Who begins, and the keys."""
        t, seat = self._words.t, self._seat
        if seat.host:
            if free := sum(not place["taken"] for place in seat.info["seats"]):
                yield t("web-start-bots", count=free)
            yield t("tui-lobby-keys-host")
            return
        if seat.seat is None:
            yield t("web-watching")
        yield news.waits_for_host(seat.info, self._words)
        yield t("tui-end-watching" if seat.seat is None else "tui-lobby-keys")

    def action_start(self) -> None:
        """Begin."""
        if self._seat.host:
            self._seat.say("start")
