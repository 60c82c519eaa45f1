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
    art=Figure(
        "M-28-3H28M-16-3L-12-24C-6-28-4-22 0-22C4-22 6-28 12-24L16-3M-5 13C-2 10 2 10 5 13",
        discs=((-12, 14, 9), (12, 14, 9)),
        paper="#14213d",
        ink="#ffc53d",
        weight=0.6,
    ),
)
