"""How a table tells what happened: made from views and witnessed events, so that nothing else ever holds another seat's cards.

What everybody may know is written once for all; what one seat sees is added to it: its hand, its questions, and events that it
witnessed. A proof plants its leaks by handing a table another `Telling`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from lastcard.notation import text_of
from lastcard.protocol import ClockInfo, encode
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import State
from lastcard.views import Wire, changes, public, tell, told_question


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

    def public(self, state: State, waiting_for: list[SeatNo]) -> Wire:
        """What everybody sees now."""
        return public(state, waiting_for)

    def changes(self, before: State, now: State) -> Wire | None:
        """What everybody sees otherwise than before; None where the whole must be told."""
        return changes(before, now)

    def view(self, state: State, seat: SeatNo | None, asked: tuple[Question, ...]) -> Wire:
        """All that is seen now."""
        hand = None if seat is None else text_of(state.hands[seat])
        own = [told_question(question) for question in asked if question.seat == seat]
        return {**self.public(state, waiting_for(asked)), "hand": hand, "asked": own}

    def refusal(self, state: State, error: Exception) -> str:
        """Why a move was refused."""
        del state
        return str(error)

    def updates(
        self,
        state: State,
        asked: tuple[Question, ...],
        events: tuple[Event, ...],
        version: int,
        clock: ClockInfo,
        before: Shown | None = None,
    ) -> Updates:
        """The messages about one entry, to those who were shown something before or not."""
        head = b'{"type":"update","version":%d,"clock":%b' % (version, encode(clock))
        return Updates(self, state, asked, events, head, before)


def waiting_for(asked: tuple[Question, ...]) -> list[SeatNo]:
    """The seats that play waits for."""
    return [question.seat for question in asked if not question.offer]


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What everybody was shown of, each as they may know it."""

    state: State
    waiting_for: list[SeatNo]


class Updates:
    """The `update` about one entry, for one reader."""

    def __init__(
        self,
        telling: Telling,
        state: State,
        asked: tuple[Question, ...],
        events: tuple[Event, ...],
        head: bytes,
        before: Shown | None,
    ) -> None:
        self._telling, self._events, self._head, self._before = telling, events, head, before
        self.shown = now = Shown(state, waiting_for(asked))
        changed = None if before is None else telling.changes(before.state, state)
        if changed is not None and before is not None and before.waiting_for != now.waiting_for:
            changed["waiting_for"] = now.waiting_for
        self._changes = None if changed is None else encode(changed)[1:-1]
        """What has changed of what everybody sees, if that is enough."""
        self._asked: dict[SeatNo, list[Wire]] = {}
        for question in asked:
            self._asked.setdefault(question.seat, []).append(told_question(question))
        self._told = encode(telling.events(None, events))
        self._witnesses = {seat for event in events if event.secret for seat in event.witnesses()}
        self._public: bytes | None = None
        """What everybody sees, once somebody is told the whole."""
        self._to_all: bytes | None = None
        """What those are told for whom nothing has changed but what everybody sees."""

    def to(self, seat: SeatNo | None, *, changes: bool = False) -> bytes:
        """The update for a seat, or for those who watch (None): the whole view, or if that is enough, what has changed."""
        if changes and self._changes is not None:
            return self._changed(seat, self._changes)
        if self._public is None:
            self._public = encode(self._telling.public(self.shown.state, self.shown.waiting_for))[:-1]
        hand = b"null" if seat is None else encode(text_of(self.shown.state.hands[seat]))
        asked = encode(self._asked[seat]) if seat in self._asked else b"[]"
        return b'%b,"view":%b,"hand":%b,"asked":%b},"events":%b}' % (self._head, self._public, hand, asked, self._events_to(seat))

    def _changed(self, seat: SeatNo | None, changes: bytes) -> bytes:
        """What has changed for a seat: of what everybody sees, its hand if that is another, and what it is asked."""
        assert self._before is not None
        own = []
        if seat is not None:
            hand, was = self.shown.state.hands[seat], self._before.state.hands[seat]
            if hand is not was and hand != was:
                own.append(b'"hand":%b' % encode(text_of(hand)))
        if seat in self._asked:
            own.append(b'"asked":%b' % encode(self._asked[seat]))
        if own or seat in self._witnesses:
            seen = b",".join((changes, *own) if changes else own)
            return b'%b,"changes":{%b},"events":%b}' % (self._head, seen, self._events_to(seat))
        if self._to_all is None:
            self._to_all = b'%b,"changes":{%b},"events":%b}' % (self._head, changes, self._told)
        return self._to_all

    def _events_to(self, seat: SeatNo | None) -> bytes:
        """What happened, as a seat may know it."""
        return encode(self._telling.events(seat, self._events)) if seat in self._witnesses else self._told
