"""The measurements of the compiled simulator: every goal has its row, and nothing is claimed that was not run."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard.bench import batch, compiled
from lastcard.bench.against import RatioGoal
from lastcard.bench.batch import Extent, Measured
from lastcard.bench.compiled import VECTOR
from lastcard.bench.passes import Pass, interleaved
from lastcard.bench.peers import OPENSPIEL, RLCARD
from lastcard.bench.trees import Tree
from lastcard.editions import EDITIONS
from lastcard.words import Words

SMALL = Extent(few=100, many=200, passes=1, memory_few=10, memory_many=20)
GOALS = ["rlcard", "openspiel", "editions", "threads", "start", "compile", "vector", "memory", "growth"]


def _times(seconds: float) -> dict[str, float]:
    return {"best": seconds, "median": 2 * seconds}


AVERAGE_S = (30e-9 * (len(EDITIONS) - 1) + 60e-9) / len(EDITIONS)
"""What the average edition takes below."""


def _measured(*left_out: str) -> Measured:
    """A run whose figures are easy to reckon with."""
    seconds = {f"lastcard {edition.id}": _times(30e-9) for edition in EDITIONS}
    seconds["lastcard urrrhhh"] = _times(60e-9)
    seconds |= {RLCARD: _times(1000 * AVERAGE_S), OPENSPIEL: _times(10 * AVERAGE_S)}
    seconds |= {VECTOR: _times(100e-9), batch.START: _times(0.5)}
    seconds |= {"1 thread": _times(1.0), "2 threads": _times(0.5), "100": _times(1e-6), "200": _times(1.05e-6)}
    return Measured(
        seconds={name: row for name, row in seconds.items() if name not in left_out}, compile_s=20.0, peaks={10: 1000, 20: 1001}
    )


def test_every_goal_is_reckoned_from_what_was_measured() -> None:
    """Ratios to the average edition, the slowest edition to the fastest, actions a second, and so on."""
    reached = {goal.name: goal for goal in batch.goals(_measured(), SMALL)}

    assert list(reached) == GOALS
    assert reached["rlcard"].median == pytest.approx(1000)
    assert reached["openspiel"].best == pytest.approx(10)
    assert reached["editions"].best == pytest.approx(2)
    assert reached["threads"].median == pytest.approx(2)
    assert reached["start"].median == 1.0
    assert reached["compile"].median == 20.0
    assert reached["vector"].best == pytest.approx(10)
    assert reached["memory"].median == pytest.approx(1.001)
    assert reached["growth"].median == pytest.approx(1.05)


def test_a_peer_that_is_not_installed_is_left_out_and_the_table_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its goal is there, without a figure."""
    monkeypatch.setattr(batch, "measure", lambda *_: _measured(OPENSPIEL))
    monkeypatch.setattr(batch, "Extent", lambda: SMALL)
    monkeypatch.setenv("COLUMNS", "160")

    batch.report(1000, 5, Words("en"), as_json=False, long=False)

    lines = capsys.readouterr().out.splitlines()
    spiel = next(line for line in lines if "OpenSpiel" in line)
    assert spiel.split()[-5:] == ["here", "8.00", "x", "14.00", "x"]
    assert any("RLCard's env.run" in line and "1,000 x" in line and "1,500 x" in line for line in lines)
    assert any("Memory for 20 rounds against 10" in line for line in lines)
    assert any("among 200 against one among 100" in line for line in lines)


def test_json_holds_the_goals_and_all_that_was_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One object; a goal that could not be measured has no figures."""
    monkeypatch.setattr(batch, "measure", lambda *_: _measured("2 threads"))
    monkeypatch.setattr(batch, "Extent", lambda: SMALL)

    batch.report(1000, 5, Words("it"), as_json=True, long=False)

    told = json.loads(capsys.readouterr().out)
    assert [goal["name"] for goal in told["goals"]] == GOALS
    assert told["goals"][3] == {"name": "threads", "unit": "x", "must": 1.8, "aim": 1.95, "best": None, "median": None}
    assert told["measured"]["peaks"] == {"10": 1000, "20": 1001}
    assert told["extent"]["many"] == 200


def test_everything_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Editions, vector, duel, both sizes of a run, and processes of their own, whose code really runs; peers may be missing."""
    monkeypatch.setattr(compiled, "STEPS", 2)
    monkeypatch.setattr(compiled, "GAMES", 16)
    monkeypatch.setattr(batch, "RLCARD_ROUNDS", 1)
    monkeypatch.setattr(batch, "SPIEL_ROUNDS", 1)
    monkeypatch.setattr(batch, "DUEL_ROUNDS", 8)
    monkeypatch.setattr(batch, "_first_compile", lambda: 20.0)
    said: list[str] = []

    measured = batch.measure(50, 1, SMALL, said.append)

    assert {f"lastcard {edition.id}" for edition in EDITIONS} <= set(measured.seconds)
    assert {VECTOR, batch.DUEL, batch.START, "100", "200"} <= set(measured.seconds)
    assert all(0 < row["best"] <= row["median"] for row in measured.seconds.values())
    assert 0.1 < measured.seconds[batch.START]["best"] < 60
    assert measured.compile_s == 20.0
    # A process with numpy and numba in it.
    assert all(50_000_000 < peak < 5_000_000_000 for peak in measured.peaks.values())
    assert any("lastcard classic" in text for text in said)


def test_passes_are_interleaved_and_the_best_and_the_median_count() -> None:
    """One after another, again and again."""
    order: list[str] = []

    def runs(name: str, seconds: list[float]) -> Pass:
        def run() -> tuple[float, int]:
            order.append(name)
            return seconds.pop(0), 2

        return run

    told = interleaved({"a": runs("a", [6.0, 2.0, 4.0]), "b": runs("b", [1.0, 1.0, 1.0])}, 3)

    assert order == ["a", "b"] * 3
    assert told == {"a": {"best": 1.0, "median": 2.0}, "b": {"best": 0.5, "median": 0.5}}


def test_a_first_compile_that_nobody_is_told_of_is_no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is part of what was asked for."""
    quiet: Callable[..., tuple[float, str]] = lambda *_, **__: (1.0, "")  # noqa: E731  as short as it is silent
    monkeypatch.setattr(batch, "_child", quiet)

    with pytest.raises(AssertionError, match="nobody was told"):
        batch._first_compile()  # noqa: SLF001  a minute of compiling is nothing for a test


class _Slow(Tree, frozen=True):
    """A tree in which the classic edition takes ten times as long as the others."""

    def run(self, *arguments: str | Path) -> str:
        """What its programs print."""
        if arguments[0] != "-P":
            return "0.5"
        return json.dumps(
            {name: _times(300e-9 if name == "lastcard classic" else 30e-9) for name in (*batch.PRINTED, "lastcard grand")}
        )


def test_against_another_tree_what_was_asked_stands_beside_the_mean_of_the_printed_editions() -> None:
    """The edition that has all the special cards is not among them."""
    plan = batch.plan(10, 1, Words("en"))

    mean = plan.measure(_Slow("there", Path(), Path()))[batch.MEAN]

    assert (mean.best, mean.median) == pytest.approx((75, 150))
    assert plan.goals[batch.MEAN] == [RatioGoal("a27ac72", must=0.85, aim=0.78)]
