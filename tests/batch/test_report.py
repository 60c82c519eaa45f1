"""What a simulation found, told in numbers and pictures."""

from __future__ import annotations

import csv
import io
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lastcard.batch import report, simulate
from lastcard.batch.picture import PANELS, Labels, picture_kinds, plot


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
    kinds = results[0].last_cards
    labels = Labels(
        title="the title",
        names=["first", "second"],
        titles={panel: f"panel {panel}" for panel in PANELS},
        axes={panel: f"axis {panel}" for panel in PANELS},
        rounds="share",
        places=["1st", "2nd", "3rd", "dealer"],
        kinds={kind: f"kind {kind}" for kind in kinds},
        mean="mean",
        even="even",
        deck="deck",
        percent=lambda share: f"{share:.0%} of all",
    )

    plot(results, labels, dict.fromkeys(kinds, 0.1), path)

    drawn = path.read_text(encoding="utf-8")
    panels = [f"{part} {panel}" for part in ("panel", "axis") for panel in PANELS]
    for text in (*panels, "the title", "first", "second", "kind W4", "dealer", "share", "mean", "even", "deck", "0% of all"):
        assert f"<!-- {text} -->" in drawn
    assert "svg" in picture_kinds()


def _outcomes(rules: dict[str, Any], rounds: int) -> list[int]:
    """How many turns each deal takes, one simulation for each."""
    turns = [simulate(rounds=at + 1, rules=rules, policy="uniform", seed=3).turns for at in range(rounds)]
    return [after - before for before, after in pairwise([0, *turns])]


def test_a_difference_is_that_of_the_same_deals() -> None:
    """Its value is that of the means, its margin that of what each deal adds."""
    plain, honest = report.compare([{}, {"rules": {"bluffing": False}}], rounds=60, policy="uniform", seed=3)
    each = np.array(_outcomes({"bluffing": False}, 60)) - np.array(_outcomes({}, 60))

    found = report.differences(honest)["turns_per_round"]

    assert found["difference"] == pytest.approx(honest.turns_per_round - plain.turns_per_round)
    assert found["difference"] == pytest.approx(each.mean())
    assert found["margin"] == pytest.approx(1.959964 * each.std() / 60**0.5)


def test_paired_deals_tell_more_than_as_many_deals_of_each() -> None:
    """What depends on the deal alone cancels out: the margin is narrower where a switch matters seldom."""
    rules: list[dict[str, Any]] = [{}, {"rules": {"bluffing": False}}]
    plain, honest = report.compare(rules, rounds=20_000, policy="medium", seed=2)
    apart = [report.spread(result.lengths) for result in (plain, honest)]

    found = report.differences(honest)["turns_per_round"]

    assert found["margin"] < 0.9 * np.hypot(*((one["high"] - one["low"]) / 2 for one in apart))


def test_the_same_rules_differ_by_nothing_in_any_deal() -> None:
    """Not even the margin is more than nothing, and threads and chunks do not change what is found."""
    _, same = report.compare([{}, {"rules": {"bluffing": True}}], rounds=5000, threads=2)
    _, other = report.compare([{}, {"rules": {"drawn_card": "must"}}], rounds=5000, policy="uniform", threads=2)
    _, alone = report.compare([{}, {"rules": {"drawn_card": "must"}}], rounds=5000, policy="uniform", threads=1)

    assert same.paired is not None
    assert same.paired.alike
    assert report.differences(same)["turns_per_round"] == {"difference": 0.0, "margin": 0.0}
    assert other.paired is not None
    assert not other.paired.alike
    assert report.differences(other) == report.differences(alone)


def test_whole_matches_are_paired_too() -> None:
    """A match is what is put beside itself."""
    plain, low = report.compare([{}, {"rules": {"target": 200}}], matches=200, seed=3)

    found = report.differences(low)

    assert found["points_per_round"]["difference"] == pytest.approx(
        report.spread(low.round_points)["mean"] - report.spread(plain.round_points)["mean"]
    )
    assert found["points_per_round"]["margin"] > 0


@pytest.mark.parametrize("trials", [1, 7, 2000, 2001, 10**6])
def test_an_interval_holds_its_share(trials: int) -> None:
    """Also where nothing was hit, or everything: a picture cannot draw less than nothing."""
    for hits in {0, 1, trials - 1, trials}:
        low, high = report.interval(hits, trials)
        assert 0 <= low <= hits / trials <= high <= 1
