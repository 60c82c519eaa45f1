"""What a simulation found, told in numbers and pictures."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import numpy as np
import pytest

from lastcard.batch import report, simulate


def test_facts_can_be_written_as_json() -> None:
    """Everything in them is plain, and shares lie within their intervals."""
    told = json.loads(json.dumps(report.facts(simulate("jokers-wild", 3, 2000, seed=4))))

    assert sum(told["lengths"]) == 2000
    assert sum(length * rounds for length, rounds in enumerate(told["lengths"])) == told["turns"]
    assert sum(told["round_points"]) == 2000 - told["blocked"]

    assert told["rounds"] == 2000
    assert len(told["seats"]) == len(told["places"]) == 3
    for one in (*told["seats"], *told["places"], *told["last_cards"].values()):
        assert one["low"] <= one["share"] <= one["high"]
    assert told["turns_per_round"]["mean"] == told["turns"] / told["rounds"]
    low, middle, high = told["turns_per_round"]["quantiles"]
    assert low < middle < high


def test_nothing_played_can_be_told_too() -> None:
    """No round divides by nothing."""
    told = report.facts(simulate("classic", 2, 0))

    assert told["turns_per_round"] == {"mean": 0.0, "low": 0.0, "high": 0.0, "deviation": 0.0, "quantiles": [0, 0, 0]}
    assert told["seats"][0] == {"wins": 0, "share": 0.0, "low": 0.0, "high": 1.0, "points": 0, "match_wins": 0}


def test_a_spread_is_that_of_the_numbers() -> None:
    """Mean, deviation and quantiles are those of the numbers counted."""
    numbers = np.random.default_rng(1).integers(0, 50, 1001)

    told = report.spread(np.bincount(numbers))

    assert told["mean"] == pytest.approx(numbers.mean())
    assert told["deviation"] == pytest.approx(numbers.std())
    assert told["high"] - told["mean"] == told["mean"] - told["low"] == pytest.approx(1.96 * numbers.std() / 1001**0.5, rel=1e-4)
    assert told["quantiles"][1] == np.median(numbers)


def test_settings_are_compared_side_by_side() -> None:
    """Each setting changes some arguments and switches; the seed is the same for all."""
    plain, low, pair = report.compare(
        [{}, {"rules": {"drawn_card": "must"}}, {"players": 2}],
        edition="classic",
        players=4,
        rounds=2000,
        seed=3,
        rules={"bluffing": False},
    )

    assert plain.rules["bluffing"] is low.rules["bluffing"] is False
    assert (plain.rules["drawn_card"], low.rules["drawn_card"]) == ("may", "must")
    # Who plays at random plays a drawn card that fits anyway.
    assert plain.turns == low.turns
    assert pair.players == 2


def test_a_line_for_each_simulation() -> None:
    """The columns are the same for all, whatever the edition and the players."""
    lines = list(csv.DictReader(io.StringIO(report.as_csv(report.compare([{"players": 2}, {"players": 3}], rounds=500)))))

    assert [line["players"] for line in lines] == ["2", "3"]
    assert lines[0]["seats_2_wins"] == ""
    assert int(lines[1]["seats_2_wins"]) > 0
    assert int(lines[0]["events_went_out"]) == 500


def test_a_line_tells_who_scored_what_and_won_the_matches() -> None:
    """By seat, as the result has it."""
    result = simulate("classic", 2, matches=30, seed=2)

    (line,) = csv.DictReader(io.StringIO(report.as_csv([result])))

    assert [int(line[f"seats_{seat}_points"]) for seat in range(2)] == result.points.tolist()
    assert [int(line[f"seats_{seat}_match_wins"]) for seat in range(2)] == result.match_wins.tolist()


def test_a_skyline_is_low_where_little_came_and_high_where_much_did() -> None:
    """It ends with the last quantile, and has no more columns than there are numbers."""
    counts = np.array([0, 0, 10, 80, 160, 80, 10, 0, 0, 0, 1])

    assert report.skyline(counts, 24) == "▁▁▁▅█▅"
    assert report.skyline(np.zeros(5, np.int64), 24) == "▁"


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    """Four panels with their labels and a name for each setting, in a file of the kind that its name says."""
    pytest.importorskip("matplotlib")
    path = tmp_path / "found.svg"
    results = report.compare([{}, {"rules": {"bluffing": False}}], rounds=500)
    labels = {panel: f"panel {panel}" for panel in report.PANELS} | {kind: f"kind {kind}" for kind in results[0].last_cards}

    report.plot(results, ["first", "second"], labels, path)

    drawn = path.read_text(encoding="utf-8")
    for text in ("panel turns", "panel points", "panel places", "panel last_cards", "first", "second", "kind W4"):
        assert f"<!-- {text} -->" in drawn
    assert "svg" in report.picture_kinds()
