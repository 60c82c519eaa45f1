"""How a table tells what happened: made from views and witnessed events, so that nothing else ever holds another seat's cards.

What everybody may know is written once for all; what one seat sees is added to it: its hand, its questions, and events that it
witnessed. A proof plants its leaks by handing a table another `Telling`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from lastcard.notation import text_of
from lastcard.protocol import ClockInfo, encode
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import State
from lastcard.views import Wire, public, tell, told_question


class Telling:
    """What a seat, or a spectator (None), may know, as the protocol has it."""

    def events(self, seat: SeatNo | None, events: Sequence[Event]) -> list[Wire]:
        """Events as they are told."""
        return [told for event in events if (told := tell(event, seat)) is not None]

    def asked(self, asked: tuple[Question, ...], *, alone: bool) -> tuple[Question, ...]:
        """The questions as they are told.

        A client may give an answer that is forced by itself, after a moment. Anywhere else the moment would tell the others that
        nothing fitted; where only one person plays and nobody watches (`alone`) there is nobody to learn it.
        """
        if not alone:
            return asked
        return tuple([replace(each, forced=each.forced or (len(each.choices) == 1 and not each.offer)) for each in asked])

    def public(self, state: State, asked: tuple[Question, ...]) -> Wire:
        """What everybody sees now."""
        return public(state, asked)

    def view(self, state: State, seat: SeatNo | None, asked: tuple[Question, ...]) -> Wire:
        """All that is seen now."""
        hand = None if seat is None else text_of(state.hands[seat])
        own = [told_question(question) for question in asked if question.seat == seat]
        return {**self.public(state, asked), "hand": hand, "asked": own}

    def refusal(self, state: State, error: Exception) -> str:
        """Why a move was refused."""
        del state
        return str(error)

    def updates(
        self, state: State, asked: tuple[Question, ...], events: tuple[Event, ...], version: int, clock: ClockInfo
    ) -> Updates:
        """The messages about one entry."""
        return Updates(self, state, asked, events, version, clock)


class Updates:
    """The `update` about one entry, for one reader."""

    def __init__(
        self,
        telling: Telling,
        state: State,
        asked: tuple[Question, ...],
        events: tuple[Event, ...],
        version: int,
        clock: ClockInfo,
    ) -> None:
        self._telling, self._hands, self._events = telling, state.hands, events
        self._asked: dict[SeatNo, list[Wire]] = {}
        for question in asked:
            self._asked.setdefault(question.seat, []).append(told_question(question))
        seen = encode(telling.public(state, asked))
        self._head = b'{"type":"update","version":%d,"clock":%b,"view":%b' % (version, encode(clock), seen[:-1])
        self._told = encode(telling.events(None, events))
        self._witnesses = {seat for event in events if event.secret for seat in event.witnesses()}

    def to(self, seat: SeatNo | None) -> bytes:
        """The update for a seat, or for those who watch (None)."""
        if seat is None:
            return b'%b,"hand":null,"asked":[]},"events":%b}' % (self._head, self._told)
        hand = encode(text_of(self._hands[seat]))
        asked = encode(self._asked[seat]) if seat in self._asked else b"[]"
        told = encode(self._telling.events(seat, self._events)) if seat in self._witnesses else self._told
        return b'%b,"hand":%b,"asked":%b},"events":%b}' % (self._head, hand, asked, told)
