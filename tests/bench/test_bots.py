"""The measurements of the bots: any rules, any deals, and the same again for the same seed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lastcard.bench.bots import Measure, report
from lastcard.editions import EDITIONS
from lastcard.words import Words

ROUNDS = 20


@pytest.fixture
def measured(capsys: pytest.CaptureFixture[str]) -> Any:
    """What is printed for programs, without how long it took."""

    def measure(seed: str = "one", **rules: object) -> list[dict[str, Any]]:
        report(Measure(rounds=ROUNDS, level="easy", rules=rules, seed=seed), Words("en"), as_json=True)
        duels = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        return [{name: value for name, value in duel.items() if name != "seconds"} for duel in duels]

    return measure


def test_the_seed_decides_the_deals(measured: Any) -> None:
    """Figures that were tuned on some deals are tried on others."""
    assert measured("one", jump_in=True) == measured("one", jump_in=True) != measured("two", jump_in=True)


def test_house_rules_are_measured_without_special_cards_and_other_rules_with_all(measured: Any) -> None:
    """Teams need four."""
    assert [(duel["edition"], duel["players"]) for duel in measured(hand_size=2)] == [("classic", 2), ("classic", 4)]
    assert [(duel["edition"], duel["players"]) for duel in measured(teams=True)] == [("classic", 4)]
    assert {duel["edition"] for duel in measured(bluffing=False)} == {edition.id for edition in EDITIONS}


def test_any_level_is_measured_against_the_reference_by_the_compiled_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """Each deal is played from every seat, so the reference against itself, in rounds and in matches, is even."""
    for matches in (False, True):
        measure = Measure(rounds=ROUNDS, level="reference", against="reference", rules={"target": 50}, matches=matches)
        report(measure, Words("en"), as_json=True)
        duels = [json.loads(line) for line in capsys.readouterr().out.splitlines()]

        assert {(duel["edition"], duel["players"]) for duel in duels} == {(each.id, size) for each in EDITIONS for size in (2, 4)}
        assert {duel["against"] for duel in duels} == {"reference"}
        assert all(duel["won"] * duel["players"] == duel["rounds"] - duel["blocked"] for duel in duels)
