"""The pauses of a table without a clock, in which people can call, catch or jump in before play goes on.

There is one whenever a hand has come down to one card, and one wherever somebody could jump in. It is the same whether anything
can be caught or not, and whoever holds what, so the pause gives nothing away; only a person who plays against bots alone is
spared those in which they have no card to jump in with.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from lastcard.rules.jumping import OPEN_AT, can_be_jumped_on
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import State
from lastcard.table.state import TableState


class Pauses:
    """When play waits for people to speak."""

    def __init__(self, people: Collection[SeatNo], down: Collection[SeatNo]) -> None:
        self._people = people
        self.down = set(down)
        """Whose hands have come down to one card since the last pause."""
        self._this: Literal["open", "ending"] | None = None
        self._last: tuple[int, int] | None = None
        """The turn of the last one: people are asked once in a turn whether they jump in."""

    @property
    def is_open(self) -> bool:
        """Whether people have time to speak, until `end`."""
        return self._this == "open"

    def end(self) -> None:
        """Nobody has anything to say any more."""
        assert self.is_open
        self._this = "ending"

    def until(self, state: TableState, now: float) -> float | None:
        """In a pause that comes or ends: until when bots act in it. None where there is none, or a hand's player is busy."""
        if not (self.down or self._people_may_jump(state)):
            return None
        if any(question.seat in self.down and question.name not in OPEN_AT for question in state.waiting):
            return None
        opens = state.clock.opens.values()
        if self._this == "ending":
            # Then the next move goes through.
            return max((at + state.hold_s for at in opens), default=now)
        # Bots that owe the call have made it or forgotten it when a catch opens.
        return max(opens, default=now)

    def turn(self, state: TableState) -> None:
        """Bots have acted: now people may speak, or play goes on."""
        if self._this is None:
            self._this = "open"
        else:
            self.down, self._this, self._last = set(), None, state.turn

    def observe(self, state: TableState, before: State) -> None:
        """Something has happened in the match that was like this before."""
        assert state.match is not None
        game = state.match.state
        if state.phase != "playing":
            self.down, self._this, self._last = set(), None, None
            return
        if self._this is not None and state.turn != (before.round_no, before.turns):
            self.down, self._this = set(), None
        if self._people:
            # A hand of one card for another is a new one, though there were as many before (house.hands.call).
            owes = {owed.seat for owed in game.owing if owed not in before.owing}
            self.down |= last_cards(game) - last_cards(before) | owes

    def _people_may_jump(self, state: TableState) -> bool:
        """Whether people have not had time yet to jump in at this moment, if they held the card (house.jump.pace)."""
        assert state.match is not None
        if self._last == state.turn or not can_be_jumped_on(state.match.state, state.waiting):
            return False
        if len(self._people) > 1:
            return True
        # A person alone is asked only where they can: no other person is there whom that could tell anything.
        return any(question.name == "jump" and question.seat in self._people for question in state.match.asked)


def last_cards(game: State) -> set[SeatNo]:
    """The hands of one card."""
    return {seat for seat, hand in enumerate(game.hands) if len(hand) == 1}
