"""`./go bench growth`: what it measures, at small tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lastcard.bench import growth
from lastcard.bench.growth import COSTS, HANDS, RATIO_MAX, GrowingTable, Point, goals, held_kb, holding, measured
from lastcard.cli import run
from lastcard.words import Words


def test_a_table_goes_on_and_everything_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves, deals between them, and somebody who comes back."""
    monkeypatch.setattr(growth, "MOMENTS", 1)
    table = GrowingTable(players=3)
    before = table.state.version

    point = measured("entries", 10, [table], moves=30)

    assert table.state.version >= before + 30
    assert all(getattr(point, field) > 0 for field in COSTS.values())


def test_a_table_takes_no_more_memory_in_a_long_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it keeps of its past is bounded, and soon as much as it will ever be."""
    monkeypatch.setattr(growth, "MOMENTS", 4)
    table = GrowingTable()
    while table.state.version < 10:
        table.go_on()
    short = held_kb([table])
    table.go_on(1000)

    assert held_kb([table]) <= RATIO_MAX * short


def test_no_match_may_cost_more_than_the_shortest_whatever_its_length() -> None:
    """The one that costs most counts, be it the longest or not; what was measured of anything else does not."""
    costs = ((10, 40.0, 20.0), (20, 60.0, 15.0), (30, 50.0, 18.0))
    lengths = [Point("entries", entries, move_us, memory_kb, 1.5, 1.0, 80.0) for entries, move_us, memory_kb in costs]
    other = Point("rounds", 1, 1.0, 1.0, 1.0, 1.0, 1.0)

    ratios = {goal.name: goal.best for goal in goals([*lengths, other])}

    assert ratios == {"growth-move": 1.5, "growth-memory": 1.0, "growth-reconnect": 1.0}
    assert {goal.must for goal in goals(lengths)} == {RATIO_MAX}


@pytest.mark.parametrize("cards", HANDS)
def test_a_hand_has_as_many_cards_as_it_is_measured_with(cards: int) -> None:
    """Also more than anybody could draw in a round of four."""
    match = holding(cards, "1").state.match

    assert match is not None
    assert len(match.state.hands[0]) == cards


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of each kind, and little of it."""
    for name, much in {
        "ENTRIES": (10, 20, 0, 0),
        "ROUNDS": (1, 2, 0, 0),
        "TABLES": (1, 2, 0, 0),
        "PLAYERS": (2, 3),
        "HANDS": (7, 8),
    }.items():
        monkeypatch.setattr(growth, name, much)
    # Each moment at which memory is looked at takes a search for garbage in all that the suite has loaded.
    for name in ("COUNTED", "MOMENTS", "HOLDING"):
        monkeypatch.setattr(growth, name, 1)


@pytest.mark.usefixtures("small")
def test_programs_get_every_point_and_people_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two points of each of five kinds."""
    run(["bench", "growth", "--quick", "--json", "--picture", str(tmp_path / "growth.svg")])

    told = json.loads(capsys.readouterr().out)
    points = told["points"]
    assert {goal["name"] for goal in told["goals"]} == {"growth-move", "growth-memory", "growth-reconnect"}
    assert [point["of"] for point in points] == [
        kind for kind in ("entries", "rounds", "tables", "players", "hand") for _ in "12"
    ]
    assert (tmp_path / "growth.svg").read_text().count("<svg") == 1


@pytest.mark.parametrize("locale", Words.available())
def test_people_are_told_what_was_measured_in_their_language(locale: str) -> None:
    """A row for what there is more of, and one for each point of it."""
    points = [Point(of, much, 40.0, 20.0, 1.5, 1.0, 80.0) for of, much in (("players", 2), ("hand", 7))]

    assert growth.table_of(points, Words(locale)).row_count == 4
