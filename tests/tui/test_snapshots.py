"""How the screens look, at the smallest size and at a comfortable one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lastcard.clients.games import Game
from lastcard.screens.tui.app import PlayApp
from tui.tables import NEVER_S, app_at, arranged

Compare = Callable[..., bool]

both_sizes = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])

TABLES: dict[str, Callable[[], Game]] = {
    "table": lambda: arranged(
        "R5 B2 B4 Gskip W4 W | R7 G1 Y7 | R9 R8", "0 play R5", "1 play R7", "2 play R8 uno", scores=(120, 340, 0)
    ),
    "colour": lambda: arranged("W R1 G5 Y2 B+2 Brev | R5 B2 B4 | R7 G1", "0 play W"),
    "challenge": lambda: arranged("R5 B2 B4 | R7 G1 Y7 | W4 R9 R8 G2", "2 play W4", "2 colour green", turn=2),
    "battle_pick": lambda: arranged(
        "R5 B2 B4 Gskip | R7 G1 Y7 | WB R9 R8 G2", "2 play WB", "2 battle 0", "2 pick R9", turn=2, edition="kickin-battle"
    ),
    "jump": lambda: arranged(
        "R7 B2 B4 Gskip W4 W | R7 G1 Y7 | R9 R8 G2", "1 play R7", turn=1, rules={"jump_in": True, "seven_zero": False}
    ),
    "stack": lambda: arranged(
        "B+2 B2 B4 W4 | R9 R8 G2 | R+2 G1 Y7", "1 play R9", "2 play R+2", turn=1, rules={"stacking": "any"}
    ),
    "hands": lambda: arranged("R9 B2 B4 W4 | R7 R8 | R+2 G1 Y7", "1 play R7", "1 swap 0", turn=1, rules={"seven_zero": True}),
    "teams": lambda: arranged(
        "R5 B2 B4 Gskip | R7 G1 Y7 | R9 R8 G2 | Y1 Y2 Y3", rules={"teams": True}, scores=(120, 40, 120, 40)
    ),
    "teams_end": lambda: arranged("R5 | R7 G1 Y7 | R9 R8 G2 | Y1 Y2 Y3", "0 play R5", rules={"teams": True}),
    "round_end": lambda: arranged("R5 | R7 G1 Y7 W4 | R9 R8 G2", "0 play R5"),
}


@both_sizes
@pytest.mark.parametrize("name", TABLES)
def test_the_table_looks_as_before(snap_compare: Compare, name: str, size: tuple[int, int]) -> None:
    """The table in play, its questions, and the end of a round."""
    assert snap_compare(app_at(TABLES[name](), pace_s=NEVER_S), terminal_size=size)


@both_sizes
def test_the_set_up_screen_looks_as_before(snap_compare: Compare, size: tuple[int, int]) -> None:
    """Every line with its value, and what the first one means."""
    assert snap_compare(PlayApp(None, lang="en", folder=None), terminal_size=size)


def test_a_crowded_table_looks_as_before(snap_compare: Compare) -> None:
    """Ten players and thirty cards in the smallest terminal."""
    cards = " ".join(f"{colour}{number}" for colour in "BGY" for number in range(10))
    crowd = " | ".join(["R7 R8 R9"] * 9)
    assert snap_compare(app_at(arranged(f"{cards} | {crowd}", top="Y3"), pace_s=NEVER_S))
