"""The measurements of several servers: a small run of the real thing, and every goal reckoned from what was measured."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from lastcard.bench import cluster
from lastcard.bench.cluster import Extent, Figures
from lastcard.bench.outages import Outages
from lastcard.words import Words

SMALL = Extent(passes=1, tables=2, seconds=0.2, warm_s=0.2, paced_per_s=50, live=2, away_s=0.1)
SLOW = Figures(
    file_appends=1000,
    database_appends=3000,
    file_cpu=100,
    database_cpu=125,
    owner_cpu=75,
    gateway_cpu=50,
    hop_p50=1,
    hop_p99=5,
    outages=Outages(noticed=0.1, killed_median=0.5, killed_worst=2, stalled=1, bus_back=2, database_back=4),
)
PASSES = [SLOW, replace(SLOW, file_appends=1200, database_appends=1200, database_cpu=100, hop_p50=-1), replace(SLOW, hop_p50=3)]


def test_a_ratio_is_that_of_the_best_and_that_of_the_medians() -> None:
    """In one pass one of two may have had a bad moment."""
    reached = {goal.name: [goal.best, goal.median] for goal in cluster.goals(PASSES)}

    assert reached["file-appends"] == [1200, 1000]
    assert reached["log"] == [3000 / 1200, 3.0]
    assert reached["database"] == [1.0, 0.8]
    assert reached["owner"] == [0.75, 0.6]
    assert reached["hop-p50"] == [-1, 1]
    assert reached["killed-worst"] == [2, 2]


@pytest.mark.parametrize("lang", Words.available())
def test_every_measure_has_its_words(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In a row, with what must be reached."""
    monkeypatch.setattr(cluster, "measure", lambda *_: PASSES)
    monkeypatch.setenv("COLUMNS", "200")

    cluster.report(Extent(), Words(lang), as_json=False)

    rows = capsys.readouterr().out.splitlines()
    assert len([row for row in rows if row.strip()]) == 2 + len(cluster.goals(PASSES))
    figures = [f"{Words(lang).number(value, 2)} x" for value in (2.5, 3, 1, 2)]
    assert any(row.split()[-8:] == " ".join(figures).split() for row in rows)


def test_a_small_run_measures_everything(capsys: pytest.CaptureFixture[str]) -> None:
    """Real servers, a real database, a real bus: every part fails once, and whatever takes time takes some."""
    cluster.report(SMALL, Words("en"), as_json=True)

    told = json.loads(capsys.readouterr().out)
    (figures,) = told["passes"]
    outages = figures.pop("outages")
    assert [name for name, value in figures.items() if value <= 0 and not name.startswith("hop")] == []
    # Nobody is taken for dead before the lease is over, of which some was over when the owner stood still.
    assert [name for name, value in outages.items() if value <= 0 and name != "stalled"] == []
    assert outages["noticed"] < outages["killed_worst"]
    assert all(goal["median"] == goal["best"] for goal in told["goals"])
