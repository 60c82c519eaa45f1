"""When people have time to speak at a table without a clock."""

from __future__ import annotations

from lastcard.clients.pauses import Pauses
from lastcard.match import Arrangement, Match
from lastcard.table.accept import derive
from lastcard.table.state import TableState
from table import clause

NOW = 5.0


def table() -> TableState:
    """Three people, of whom one has just played a card that could be jumped on."""
    position = Arrangement(
        hands=("R7 B2 B3", "R1 G5 G6", "R8 R9 Y2"), draw_pile="Y1", discard_pile="R3", turn=0, direction="left", colour="red"
    )
    match = Match.arrange("classic", position, rules={"jump_in": True}, seed=1)
    match.move(0, "play R7")
    state = TableState("local")
    state.match = match
    derive(state)
    return state


def paused(state: TableState) -> Pauses:
    """All have had their time in this turn."""
    pauses = Pauses((0, 1, 2), ())
    assert pauses.until(state, NOW) == NOW
    pauses.turn(state)
    pauses.end()
    pauses.turn(state)
    return pauses


@clause("house.jump.pace")
def test_people_are_asked_once_in_a_turn_whether_they_jump_in() -> None:
    """Nobody holds the card, and they are asked all the same."""
    state = table()

    assert paused(state).until(state, NOW) is None


@clause("house.jump.pace")
def test_a_turn_of_another_match_is_not_the_same_turn() -> None:
    """Both are counted from the beginning: the last pause of one match is none of the next."""
    state = table()
    pauses = paused(state)
    assert state.match is not None
    state.phase = "over"
    pauses.observe(state, state.match.state)
    derive(state)

    assert pauses.until(state, NOW) == NOW
