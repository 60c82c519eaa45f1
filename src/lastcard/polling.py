"""Asking one seat at a time, for programs without a clock: simulators, learning environments, bots among themselves.

Offers are polled: when a seat comes to owe the call, that seat first, then every other seat from its left, once, before play
goes on; then, where somebody could jump in, every seat but the one asked, from the left of who played the card on top, whether
it holds that card or not (house.jump.poll). Silence is recorded nowhere; the cursor here is all that knows of it.

>>> from lastcard.match import Match
>>> match, polling = Match.new("classic", players=3, seed=7), Polling()
>>> while not match.state.round_over:
...     question = polling.question(match.state, match.asked)
...     events = match.move(question.seat, str(question.choices[0]))
>>> match.state.round_winner is not None
True
"""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.rules.jumping import can_be_jumped_on
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import LEFT, Owed, State


class Polling:
    """The cursor of a poll: whom of all that are asked to ask next."""

    def __init__(self) -> None:
        self._silent: dict[Owed, int] = {}
        self._beside: tuple[int, int, str] | None = None
        """Beside what seats were last asked whether to jump in: the round, the turns begun in it, and the question."""
        self._polled: set[SeatNo] = set()
        """Which of them were asked."""
        self._pending: Owed | SeatNo | None = None

    def question(self, state: State, asked: Sequence[Question]) -> Question:
        """The next question to put. Somebody must be asked: deal the next round first."""
        self._pending = None
        # Forget the seats that owe nothing any more: the same seat may come to owe again, even in the same turn.
        self._silent = {owed: self._silent.get(owed, 0) for owed in state.owing}
        for owed, silent in self._silent.items():
            if silent < state.players:
                self._pending = owed
                return _offer(asked, (owed.seat + silent) % state.players, "uno" if silent == 0 else "catch")
        return self._jump(state, asked) or asked[0]

    def _jump(self, state: State, asked: Sequence[Question]) -> Question | None:
        """The next seat that might jump in.

        One without the card is asked, too, with silence as its only answer: else the order of asking would tell.
        """
        if not can_be_jumped_on(state, asked):
            return None
        assert state.top_by is not None
        beside = (state.round_no, state.turns, asked[0].name)
        if beside != self._beside:
            self._beside, self._polled = beside, {asked[0].seat}
        for seat in (*state.seats_from(state.top_by, LEFT), state.top_by):
            if seat not in self._polled:
                self._pending = seat
                offers = [offer for offer in asked if offer.seat == seat and offer.name == "jump"]
                return offers[0] if offers else Question(seat, "jump", (), offer=True)
        return None

    def silence(self) -> None:
        """The seat asked last let its offer go."""
        assert self._pending is not None, "only an offer can be let go"
        if isinstance(self._pending, Owed):
            self._silent[self._pending] += 1
        else:
            self._polled.add(self._pending)


def _offer(asked: Sequence[Question], seat: int, name: str) -> Question:
    return next(question for question in asked if question.seat == seat and question.name == name)
