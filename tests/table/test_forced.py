"""Questions with one possible answer: which of them a client may answer by itself.

That the time of such an answer tells nobody anything is proved in tests/server/test_secrecy.py.
"""

from __future__ import annotations

import pytest

from lastcard.testing.positions import arranged
from lastcard.testing.virtual import VirtualTable, at


def forced(table: VirtualTable, seat: int) -> dict[str, bool]:
    """What a seat is asked, and whether its client may answer by itself."""
    return {asked["question"]: asked.get("forced", False) for asked in table.people[seat].asked}


def test_what_nobody_else_can_know_is_pressed_by_the_person() -> None:
    """Nothing fits, and the drawn card does not either: among people that is nobody's business."""
    table = at("person person", begin=arranged("B7 B8", "R1 R2", draw="G8 G7 G6"), begun=True)
    assert table.people[0].choices() == ["draw"]
    assert forced(table, 0) == {"turn": False}

    table.move(0, "draw")
    assert table.people[0].choices() == ["keep"]
    assert forced(table, 0) == {"drawn": False}


def test_where_one_person_plays_anything_with_one_answer_is_forced() -> None:
    """There is nobody to learn from it; but what can be answered in two ways is asked, and an offer stays an offer."""
    table = at("person easy", begin=arranged("B7 B8", "R1 R2", draw="G8 G7 G6"), begun=True)
    assert forced(table, 0) == {"turn": True}
    table.move(0, "draw")
    assert forced(table, 0) == {"drawn": True}

    table = at("person easy", begin=arranged("R7 B8", "R1 R2"), begun=True)
    assert forced(table, 0) == {"turn": False}
    table.move(0, "play R7")
    assert forced(table, 0) == {"uno": False}


def test_who_plays_is_decided_when_a_round_is_dealt() -> None:
    """An absent person counts, and one who leaves does for the rest of the round; one who sits down only watches it."""
    table = at("person person", begin=arranged("B7 B8", "R1 R2 R3 R4", draw="G6 G5 G4 Y5"), begun=True)
    table.disconnect(1)
    table.move(0, "draw")
    assert forced(table, 0) == {"drawn": False}
    table.connect(1)
    table.say(1, "leave")
    table.move(0, "keep")
    table.wait_for(lambda: bool(table.people[0].choices()))
    assert forced(table, 0) == {"turn": False}

    table = at("person person", begin=arranged("B7 B8", "R1 R2 R3 R4", draw="G6 G5 G4 Y5"))
    table.say(1, "leave")
    table.say(0, "start")
    table.wait_for(lambda: bool(table.people[0].choices()))
    assert forced(table, 0) == {"turn": True}
    table.join("Cy")
    table.connect(0)
    assert forced(table, 0) == {"turn": True}
    table.move(0, "draw")
    assert forced(table, 0) == {"drawn": True}


@pytest.mark.parametrize("late_comer", [False, True], ids=["spectator", "late comer"])
def test_somebody_who_watches_learns_nothing_from_when_a_lone_person_answers(*, late_comer: bool) -> None:
    """Nor does a late comer, who watches the round; when they have gone, answers are forced again."""
    table = at("person person", begin=arranged("B7 B8", "R1 R2 R3 R4", draw="G6 G5 G4 Y5"))
    table.say(1, "leave")
    table.say(0, "start")
    table.wait_for(lambda: bool(table.people[0].choices()))
    guest = table.connect(table.join("Cy")) if late_comer else table.watch()
    table.move(0, "draw")
    assert forced(table, 0) == {"drawn": False}
    table.disconnect(guest)
    table.connect(0)
    assert forced(table, 0) == {"drawn": True}


@pytest.mark.parametrize(
    ("edition", "hands", "moves", "question", "is_forced"),
    [
        ("kickin-battle", ("WB R7 R8", "G1 G2"), ["play WB"], "rival", True),
        ("kickin-battle", ("WB R7 R8", "G1 G2", "G3 G4"), ["play WB"], "rival", False),
        ("kickin-battle", ("WB R7", "G1 G2"), ["play WB", "battle 1"], "pick", True),
        ("kickin-battle", ("WB R7 R7", "G1 G2"), ["play WB", "battle 1"], "pick", False),
        ("jokers-wild", ("WJ R7 R8", "G1 G2"), ["play WJ"], "torment", True),
        ("urrrhhh", ("WU B1", "G1 G2"), ["play WU"], "riddance", True),
        ("urrrhhh", ("WU B1 B2", "G1 G2"), ["play WU"], "riddance", False),
        ("urrrhhh", ("WU B1", "G1 G2"), ["play WU", "give blue"], "hand", True),
        ("urrrhhh", ("WU B1 Y2", "G1 G2"), ["play WU", "give blue"], "hand", False),
        ("best-friends", ("WF G1 G2", "G3 G4"), ["play WF", "number 7", "1 pass"], "put", False),
    ],
)
def test_what_public_facts_force_is_told_by_the_question(
    *, edition: str, hands: tuple[str, ...], moves: list[str], question: str, is_forced: bool
) -> None:
    """One rival at a table of two, or a hand of one card; two cards alike are nobody's business."""
    top = "G5" if edition == "best-friends" else "B5"
    table = at(
        " ".join(["person"] * len(hands)), begin=arranged(*hands, top=top, draw="Y1 Y2 Y3 Y4 Y6 Y7"), edition=edition, begun=True
    )
    for move in moves:
        seat, choice = (1, move[2:]) if move.startswith("1 ") else (0, move)
        assert table.move(seat, choice) == "ack"

    assert forced(table, 0)[question] is is_forced
