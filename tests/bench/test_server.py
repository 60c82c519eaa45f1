"""The measurements of the server: a small run of the real thing, and every goal reckoned from what was measured."""

from __future__ import annotations

import json

import pytest

from lastcard.bench import server
from lastcard.bench.server import Extent, Figures
from lastcard.words import Words

SMALL = Extent(passes=1, tables=2, seconds=0.2, warm_s=0.2, paced_per_s=50, watchers=4, restarted=6)
PASSES = [
    Figures(echo_frames_per_s=1000, moves_per_s=3000, frames_per_s=200, p50_ms=1, p99_ms=5, connection_kb=20, restart_s=3),
    Figures(echo_frames_per_s=1000, moves_per_s=2000, frames_per_s=100, p50_ms=2, p99_ms=9, connection_kb=30, restart_s=4),
    Figures(echo_frames_per_s=500, moves_per_s=1000, frames_per_s=75, p50_ms=9, p99_ms=90, connection_kb=40, restart_s=9),
]


def test_the_best_of_many_moves_is_the_most_and_of_a_time_the_least() -> None:
    """The median beside it."""
    reached = {goal.name: [goal.best, goal.median] for goal in server.goals(PASSES)}

    assert reached["moves"] == [3000, 2000]
    assert reached["share"] == [20, 10]
    assert reached["p99"] == [5, 9]
    assert reached["connection"] == [20, 30]
    assert reached["restart"] == [3, 4]


@pytest.mark.parametrize("lang", Words.available())
def test_every_measure_has_its_words(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In a row, with what must be reached."""
    monkeypatch.setattr(server, "measure", lambda *_: PASSES)
    monkeypatch.setenv("COLUMNS", "160")

    server.report(Extent(), Words(lang), as_json=False)

    rows = capsys.readouterr().out.splitlines()
    assert len([row for row in rows if row.strip()]) == 2 + len(server.goals(PASSES))
    figures = [" ".join(Words(lang).number(value).split()) + " /s" for value in (3000, 2000, 2500, 6500)]
    assert any(" ".join(row.split()).endswith(" ".join(figures)) for row in rows)


def test_a_small_run_measures_everything(capsys: pytest.CaptureFixture[str]) -> None:
    """A real echo, real servers, real clients: no figure is left at nothing."""
    server.report(SMALL, Words("en"), as_json=True)

    told = json.loads(capsys.readouterr().out)
    assert told["extent"]["tables"] == 2
    (figures,) = told["passes"]
    assert [name for name, value in figures.items() if value <= 0 and name != "connection_kb"] == []
    assert all(goal["median"] == goal["best"] for goal in told["goals"])
