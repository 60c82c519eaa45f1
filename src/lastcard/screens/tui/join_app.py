"""The application at a served table: from one's name to the end of the visit."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from lastcard.clients.connection import Link, request
from lastcard.clients.errors import Lost, Refused
from lastcard.clients.news import refusal
from lastcard.clients.notebook import Notebook
from lastcard.clients.remote import remote_seat, sit_down
from lastcard.clients.seat import Seat
from lastcard.clients.tokens import KeptSeat
from lastcard.screens.tui.app import LastcardApp
from lastcard.screens.tui.chat import Chat
from lastcard.screens.tui.confirm import GiveUpSeat
from lastcard.screens.tui.lobby import Visit
from lastcard.screens.tui.removing import Removal, Remove, removable
from lastcard.screens.tui.served_screen import ServedScreen
from lastcard.views import Wire


class JoinApp(LastcardApp):
    """A visit to a table."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        link: Link,
        *,
        lang: str,
        name: str | None = None,
        token: str | None = None,
        notebook: Notebook | None = None,
        kept: KeptSeat | None = None,
    ) -> None:
        """With a token the seat is ours, with its notes; with a place for them they are kept there; with neither one watches."""
        super().__init__(lang=lang)
        self._link, self._name, self._token, self._notebook, self._kept = link, name, token, notebook, kept
        self.seat: Seat | None = None
        """Our place at the table, once we are there."""
        self.matches = 0
        """How many matches were over when we came."""
        self.error: Lost | Refused | None = None
        """Why we had to go."""

    def on_mount(self) -> None:
        """Go to the table."""
        self.run_worker(self._come())

    async def _come(self) -> None:
        """Sit down, in the seat of an earlier visit if there is one."""
        try:
            info: Wire = (await request(self._link.url, f"/api/tables/{self._link.table}"))["info"]
            self.matches = info["matches"]
            token = self._token
            if token is None and self._kept is not None:
                token = self._kept.token or await self._sit(info, self._kept)
                if token is None:
                    self.exit()
                    return
        except (Lost, Refused) as error:
            self._end(error)
            return
        except LookupError:
            self._end(Lost("version", "the server plays what is not known here"))
            return
        notebook = self._notebook if self._kept is None else self._kept.notebook()
        self.seat = remote_seat(self._link, token, notebook=notebook)
        self.push_screen(ServedScreen(self.words, self.seat, self._link))

    async def _sit(self, info: Wire, kept: KeptSeat) -> str | None:
        """Take a free seat; its token, or None if the visitor goes."""
        remark, name = "", self._name
        while True:
            if name is None:
                name = await self.push_screen_wait(Visit(self.words, info, remark))
            if name is None:
                return None
            try:
                return await sit_down(self._link, name, kept)
            except Refused as refused:
                if refused.code != "bad_name":
                    raise
                remark, name = refusal(refused.code, self.words), None

    async def on_served_screen_closed(self, message: ServedScreen.Closed) -> None:
        """The table does not want us any more; if it never did, the seat of an earlier visit is somebody else's now."""
        lost = message.lost
        if lost.code == "bad_token" and self._kept is not None and self.seat is not None and not self.seat.info:
            self._kept.free("bad_token")
            await self.pop_screen()
            self.run_worker(self._come())
        else:
            self._end(lost)

    def _end(self, error: Lost | Refused) -> None:
        self.error = error
        self.exit()

    def action_chat(self) -> None:
        """Say something, if we sit at the table."""
        if self.seat is not None and self.seat.seat is not None:
            self.push_screen(Chat(self.words, self.seat))

    def action_remove(self) -> None:
        """Take somebody off the table, if we are the host and there is somebody."""
        if self.seat is not None and removable(self.seat):
            self.push_screen(Remove(self.words, self.seat), self._remove)

    def _remove(self, removal: Removal | None) -> None:
        if removal is not None and self.seat is not None:
            self.seat.say("kick", seat=removal.seat, keep_out=removal.keep_out)

    def action_give_up(self) -> None:
        """Leave for good, if we sit at the table and mean it."""
        if self.seat is not None and self.seat.seat is not None:
            self.push_screen(GiveUpSeat(self.words), self._give_up)

    def _give_up(self, sure: bool | None) -> None:  # noqa: FBT001  what a screen answers
        if sure and self.seat is not None:
            self.seat.say("leave")
