"""Asking one seat at a time, for programs without a clock: simulators, learning environments, bots among themselves.

Offers are polled: when a seat comes to owe the call, that seat first, then every other seat from its left, once, before play
goes on. Silence is recorded nowhere; the cursor here is all that knows of it.

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

from lastcard.rules.questions import Question
from lastcard.rules.state import Owed, State


class Polling:
    """The cursor of a poll: whom of all that are asked to ask next."""

    def __init__(self) -> None:
        self._silent: dict[Owed, int] = {}
        self._pending: Owed | None = None

    def question(self, state: State, asked: Sequence[Question]) -> Question:
        """The next question to put. Somebody must be asked: deal the next round first."""
        self._pending = None
        # Forget the seats that owe nothing any more: the same seat may come to owe again, even in the same turn.
        self._silent = {owed: self._silent.get(owed, 0) for owed in state.owing}
        for owed, silent in self._silent.items():
            if silent < state.players:
                self._pending = owed
                return _offer(asked, (owed.seat + silent) % state.players, "uno" if silent == 0 else "catch")
        return asked[0]

    def silence(self) -> None:
        """The seat asked last let its offer go."""
        assert self._pending is not None, "only an offer can be let go"
        self._silent[self._pending] += 1


def _offer(asked: Sequence[Question], seat: int, name: str) -> Question:
    return next(question for question in asked if question.seat == seat and question.name == name)
