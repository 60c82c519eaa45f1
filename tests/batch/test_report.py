"""What a simulation found, told in numbers and pictures."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import numpy as np
import pytest

from lastcard.batch import bench, report, simulate


def test_facts_can_be_written_as_json() -> None:
    """Everything in them is plain, and shares lie within their intervals."""
    told = json.loads(json.dumps(report.facts(simulate("jokers-wild", 3, 2000, seed=4))))

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

    assert told["turns_per_round"] == {"mean": 0.0, "deviation": 0.0, "quantiles": [0, 0, 0]}
    assert told["seats"][0] == {"wins": 0, "share": 0.0, "low": 0.0, "high": 1.0, "points": 0, "match_wins": 0}


def test_a_spread_is_that_of_the_numbers() -> None:
    """Mean, deviation and quantiles are those of the numbers counted."""
    numbers = np.random.default_rng(1).integers(0, 50, 1001)

    told = report.spread(np.bincount(numbers))

    assert told["mean"] == pytest.approx(numbers.mean())
    assert told["deviation"] == pytest.approx(numbers.std())
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


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    """Four panels in a file of the kind that its name says."""
    pytest.importorskip("matplotlib")
    path = tmp_path / "found.svg"

    report.plot(
        report.compare([{}, {"players": 2}], rounds=500), dict.fromkeys(("turns", "points", "places", "last_cards"), "T"), path
    )

    assert "<svg" in path.read_text(encoding="utf-8")


def test_the_bench_measures_every_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Editions and the vector are measured, with or without peers to compare."""
    monkeypatch.setattr(bench, "PASSES", 2)
    monkeypatch.setattr(bench, "STEPS", 2)
    monkeypatch.setattr(bench, "_rlcard", lambda: {"RLCard env.run": lambda: (1.0, 100)})
    monkeypatch.setattr(bench, "_spiel", dict)

    measured = bench.measure(rounds=200)

    assert len(measured) == 8
    assert all(0 < row["best"] <= row["median"] for row in measured.values())
    assert set(bench.ratios(measured)) == {"RLCard env.run", "slowest edition"}
