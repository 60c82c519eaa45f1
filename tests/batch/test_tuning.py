"""Tuning weights: a tiny run is the same again, goes on where it stopped, and is read by the bot."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import numpy as np
import pytest

from lastcard.batch import tuning
from lastcard.bots.tuned import Tuned

TINY = ["--generations", "2", "--rounds", "40"]


def test_the_search_finds_what_is_best() -> None:
    """Of a bowl in six dimensions, the bottom."""
    search = tuning.Search(6, np.random.default_rng(1))
    for _ in range(150):
        search.tell(-((search.ask() - np.arange(6)) ** 2).sum(axis=1))

    assert search.mean == pytest.approx(np.arange(6), abs=0.01)


def test_points_are_worth_more_to_win_and_cost_more_to_lose() -> None:
    """A round won adds to the chance to win the match, the more points the more; a round lost takes away."""
    worth = tuning.Worth("classic", 3, np.random.default_rng(1))
    deals = np.zeros(4, [("winner", np.int8), ("points", np.int32, (3,))])
    deals["winner"], deals["points"][:, 0] = (0, 0, 1, 1), (30, 200, 0, 0)
    deals["points"][2:, 1] = (30, 200)
    little, much, lost, lost_much = (worth.of(deals[at : at + 1], 0) for at in range(4))

    assert much > little > 0 > lost > lost_much


def test_a_tiny_run_is_the_same_again_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Two tables at once, or one after the other."""
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    tuning.main([str(whole), "--tables", "classic/2", "urrrhhh/3", *TINY])
    tuning.main([str(parts), "--tables", "classic/2", *TINY])
    tuning.main([str(parts), "--tables", "classic/2", "urrrhhh/3", *TINY])

    assert whole.read_bytes() == parts.read_bytes()
    tuned = msgspec.convert(json.loads(whole.read_text(encoding="utf-8")), Tuned, strict=False)
    assert {edition: [*tables] for edition, tables in tuned.weights.items()} == {"classic": [2], "urrrhhh": [3]}
    assert tuned.weights["classic"][2].stakes == 1.0


def test_another_command_begins_anew(tmp_path: Path) -> None:
    """Weights of two commands are not mixed."""
    file = tmp_path / "tuned.json"
    tuning.main([str(file), "--tables", "classic/2", *TINY])
    tuning.main([str(file), "--tables", "classic/3", *TINY, "--seed", "2"])

    assert [*json.loads(file.read_text(encoding="utf-8"))["weights"]["classic"]] == ["3"]
