"""How the host takes somebody off a served table, for now or for good."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from lastcard.clients import news
from lastcard.clients.seat import Seat
from lastcard.protocol import PERSON
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import PLAYERS_MAX
from lastcard.words import Words


class Removal(NamedTuple):
    """Whose seat is emptied, and whether they are kept out."""

    seat: SeatNo
    keep_out: bool


def removable(seat: Seat) -> list[SeatNo]:
    """The seats whose people we can take off the table: those of everybody else, if we are the host."""
    places = enumerate(seat.info["seats"])
    return [
        number for number, place in places if seat.host and place["kind"] == PERSON and place["taken"] and number != seat.seat
    ]


class Remove(ModalScreen[Removal | None]):
    """Who has to go, by the number of their seat; and then whether they may come back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # The tenth seat has the key 0.
        *(Binding(str((number + 1) % 10), f"choose({number})", show=False) for number in range(PLAYERS_MAX)),
        Binding("y,Y", "remove(False)", show=False),
        Binding("k,K", "remove(True)", show=False),
        Binding("escape,enter,n,N", "dismiss", show=False),
    ]

    def __init__(self, words: Words, seat: Seat) -> None:
        super().__init__()
        self._words, self._seat = words, seat
        self._chosen: SeatNo | None = None

    def compose(self) -> ComposeResult:
        """Who sits where, and the keys."""
        with Vertical(classes="sheet"):
            for part in ("asked", "seats", "keys"):
                yield Static(id=part)

    def on_mount(self) -> None:
        """Ask who."""
        self._ask(self._words.t("tui-remove"), "\n".join(news.seats(self._seat.info, self._words)), "tui-remove-who")

    def _ask(self, asked: str, seats: str, keys: str) -> None:
        self.query_one("#asked", Static).update(Content.assemble((asked, "bold $accent")))
        self.query_one("#seats", Static).update(Content(seats))
        self.query_one("#keys", Static).update(Content.assemble((self._words.t(keys), "dim")))

    def action_choose(self, number: SeatNo) -> None:
        """Ask whether it is meant."""
        if number in removable(self._seat):
            self._chosen = number
            name = self._seat.names(self._words)[number]
            self._ask(self._words.t("web-kick-sure", name=name), "", "tui-remove-keys")

    def action_remove(self, keep_out: bool) -> None:  # noqa: FBT001  what a key says
        """It is, for now or for good."""
        if self._chosen is not None:
            self.dismiss(Removal(self._chosen, keep_out))
