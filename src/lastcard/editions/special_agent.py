"""Special Agent Mater: its player looks at every other hand, and names the colour (agent.peek, agent.wild).

The others learn that a look was taken, never what was seen. A last Special Agent only ends the round.
"""

from __future__ import annotations

from lastcard.art import Figure
from lastcard.cards import deck
from lastcard.editions.classic import COLOURS
from lastcard.rules.actions import is_last
from lastcard.rules.events import HandShown
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import Doing, Edition, Outcome, State, Step
from lastcard.rules.steps import GoOut, NameColour, PassTurn


def special_agent(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Look at once, then name the colour."""
    if is_last(state, seat):
        return (GoOut(seat),)
    return (Look(seat), NameColour(seat), PassTurn(seat))


class Look(Doing, frozen=True, gc=False):
    """Every other hand as it is at this moment, seen by this seat alone (ruling.agent_peek)."""

    def do(self, state: State) -> Outcome:
        others = state.seats_from(self.seat, state.direction)
        return Outcome(tuple(HandShown(other, self.seat, state.hands[other]) for other in others))


SPECIAL_AGENT = Edition(
    "special-agent",
    deck(COLOURS, "WA"),
    special_agent,
    clauses=("agent.peek", "agent.wild", "start.agent"),
    # An eye.
    art=Figure("M-28 0C-18-16 18-16 28 0C18 16-18 16-28 0Z", discs=((0, 0, 7.5),)),
)
