"""One thing that happened, as each seat and the spectators are told it.

What everybody sees is written once; what one seat sees is added to it: its hand, its questions, and events that it witnessed.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import State
from lastcard.views import Wire, tell, view, wire, wire_question

encode = msgspec.json.Encoder().encode


def told_to(seat: SeatNo | None, events: Sequence[Event]) -> list[Wire]:
    """Events as a seat, or a spectator (None), is told them."""
    return [told for event in events if (told := tell(event, seat)) is not None]


class Telling:
    """An update of the protocol, for whoever is to hear it."""

    def __init__(self, state: State, asked: tuple[Question, ...], events: tuple[Event, ...], version: int, clock: Wire) -> None:
        self._hands, self._events = state.hands, events
        self._asked: dict[SeatNo, list[Wire]] = {}
        for question in asked:
            self._asked.setdefault(question.seat, []).append(wire_question(question))
        public = wire(view(state, None, asked))
        del public["hand"], public["asked"]
        self._head = b'{"type":"update","version":%d,"clock":%b,"view":%b' % (version, encode(clock), encode(public)[:-1])
        self._told = encode(told_to(None, events))
        self._witnesses = {seat for event in events if event.secret for seat in event.witnesses()}

    def to(self, seat: SeatNo | None) -> bytes:
        """The update for a seat, or for those who watch (None)."""
        if seat is None:
            return b'%b,"hand":null,"asked":[]},"events":%b}' % (self._head, self._told)
        hand = encode([card.text for card in self._hands[seat]])
        asked = encode(self._asked[seat]) if seat in self._asked else b"[]"
        told = encode(told_to(seat, self._events)) if seat in self._witnesses else self._told
        return b'%b,"hand":%b,"asked":%b},"events":%b}' % (self._head, hand, asked, told)
