"""The end of a round, with all hands laid open, and the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from lastcard.clients.seat import Seat
from lastcard.rules.questions import SeatNo
from lastcard.screens.tui import signs
from lastcard.screens.tui.cells import padded
from lastcard.screens.tui.front import Front
from lastcard.screens.tui.opponents import team_of
from lastcard.screens.tui.warning import WarningBar
from lastcard.speech import Speech

NAME_WIDTH = 12

Next = Literal["round", "rematch", "set_up"]
"""What comes after: the next round, the same table again, or another table."""


class End(Front):
    """Who has won, what everybody still holds, and the points."""

    KEYS: ClassVar[str]

    def __init__(
        self, speech: Speech, seat: Seat, sentence: str, then: Callable[[Next], None], *, keys: str | None = None
    ) -> None:
        """The seat whose eyes see the end; `keys` says which keys there are, if not all."""
        super().__init__()
        self._then = then
        self.speech = speech
        self._seat = seat
        self._seen = seat.view
        self._sentence = sentence
        self._keys = keys or self.KEYS

    def compose(self) -> ComposeResult:
        """The news, a line for each seat, and the keys."""
        yield WarningBar()
        with VerticalScroll(classes="sheet"):
            yield Static(Content.assemble((self._sentence, "bold $accent")))
            for seat in self._order():
                yield Static(self._line(seat))
            yield Static(Content.assemble((self.speech.t(self._keys), "dim")))

    def _order(self) -> Sequence[SeatNo]:
        """Partners one under the other."""
        pairs = self._seen.partners
        return range(len(self.speech.names)) if pairs is None else [seat for pair in pairs for seat in pair]

    def _won(self, seat: SeatNo) -> bool:
        """Whether a seat has won, or its partner has."""
        winner = self._seen.match_winner if self._seen.match_over else self._seen.round_winner
        return seat == winner or any(seat in pair and winner in pair for pair in self._seen.partners or ())

    def _line(self, seat: SeatNo) -> Content:
        """What a seat is left with."""
        seen, t = self._seen, self.speech.t
        assert seen.hands is not None
        hand = sorted(seen.hands[seat], key=lambda card: card.text)
        won = self._won(seat)
        score = t("tui-score", points=seen.scores[seat])
        held = t("tui-held", points=sum(card.points for card in hand)) if hand else t("tui-out")
        points = self.speech.words.row([score, held], "list-beside")
        named = f"{team_of(seen, seat)} {self.speech.names[seat]}".lstrip()
        head = f"{'★' if won else ' '} {padded(named, NAME_WIDTH)} {points}"
        cards = Content.assemble("\n    ", signs.inline(hand)) if hand else Content("")
        return Content.assemble((head, "bold" if won else ""), cards)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one(VerticalScroll).focus()

    def follow(self) -> None:
        """Somebody has dealt, or wants to play again."""
        seat = self._seat
        if not seat.playing or not seat.view.round_over or seat.view.round != self._seen.round:
            self.make_way()


class RoundEnd(End):
    """The end of a round that is not the last."""

    KEYS = "tui-round_end-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "next", show=False, priority=True),
        Binding("q,Q", "app.leave", show=False),
        Binding("t,T", "app.chat", show=False),
        Binding("l,L", "app.give_up", show=False),
    ]
    stay_s: float | None = None
    """How long it stays where nobody plays."""

    def on_mount(self) -> None:
        """Where nobody plays, go on after a while."""
        if self.stay_s is not None:
            self.set_timer(self.stay_s, self.action_next)

    def action_next(self) -> None:
        """Deal the next round."""
        self._then("round")


class MatchEnd(End):
    """The end of a match."""

    KEYS = "tui-match_end-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,R,enter", "next('rematch')", show=False, priority=True),
        Binding("n,N", "next('set_up')", show=False),
        Binding("q,Q", "app.leave", show=False),
        Binding("t,T", "app.chat", show=False),
        Binding("l,L", "app.give_up", show=False),
    ]

    def action_next(self, what: Next) -> None:
        """Play again, here or at another table."""
        self._then(what)
