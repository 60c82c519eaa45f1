"""Match equity, compiled and measured: the same chances as plainly, and those of simulated matches."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

from lastcard.batch import equity
from lastcard.bots.equity import Points, equity_of, measured


@pytest.mark.parametrize("low", [False, True])
def test_compiled_the_chances_are_the_same(*, low: bool) -> None:
    """To the last bit: what is compiled is the same source."""
    rng = random.Random(3)  # noqa: S311  any scores will do
    for players in (2, 3, 10):
        plain = equity_of("classic", players, low=low)
        scores = [[rng.randrange(520) for _ in range(players)] for _ in range(4)]
        assert equity.chances_of(plain, np.array(scores)).tolist() == [plain.chances(each) for each in scores]


def test_the_points_of_the_file_are_those_that_are_measured() -> None:
    """By the command that the file names."""
    assert equity.points_of("classic", 2, "winner", equity.ROUNDS, equity.SEED) == measured().winner["classic"][0]
    assert equity.points_of("grand", 4, "low", equity.ROUNDS, equity.SEED) == measured().low["grand"][2]
    assert f"--rounds {equity.ROUNDS} --seed {equity.SEED}" in measured().command


def test_what_is_measured_is_written_as_it_is_read(tmp_path: Path) -> None:
    """A small measurement, and back."""
    points = equity.measure(20, 1, ["classic"])
    file = tmp_path / "points.json"
    file.write_text(equity.written(points), encoding="utf-8")

    assert msgspec.convert(json.loads(file.read_text(encoding="utf-8")), Points) == points


@pytest.mark.parametrize("scoring", ["winner", "low"])
def test_chances_are_those_of_simulated_matches(scoring: str) -> None:
    """Of all who are told about the same chance that share wins, and the winner is foreseen better than by nothing."""
    done = equity.check("classic", 3, scoring, matches=150, seed=2)

    assert done.error < done.noise + 0.05
    assert done.loss < done.even - 0.1


def test_the_command_checks(capsys: pytest.CaptureFixture[str]) -> None:
    """A line of JSON for each way of scoring and number of players."""
    equity.main(["check", "--matches", "6"])

    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["scoring"], line["players"]) for line in told[:2]] == [("winner", 2), ("winner", 3)]
    assert all(0 <= line["error"] <= 1 for line in told)
