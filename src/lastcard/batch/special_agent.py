"""Special Agent Mater: its player looks at every other hand, and names the colour (agent.peek, agent.wild).

What a seat has seen is no part of the state.
"""

from __future__ import annotations

from lastcard.batch.compiling import kernel
from lastcard.batch.events import HAND_SHOWN
from lastcard.batch.mirror import Twin
from lastcard.batch.state import NAME_COLOUR, NONE, PASS_TURN, Game, push
from lastcard.batch.steps import go_out


@kernel
def special_agent(game: Game, seat: int) -> None:
    """Look at once, then name the colour (ruling.agent_peek)."""
    if not game.size[seat]:
        go_out(game, seat)
        return
    game.events[HAND_SHOWN] += game.players - 1
    push(game, PASS_TURN, seat, NONE, NONE)
    push(game, NAME_COLOUR, seat, NONE, NONE)


TWIN = Twin(special_agent)
