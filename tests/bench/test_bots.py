"""The measurements of the bots: any rules, any deals, and the same again for the same seed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lastcard.bench.bots import report
from lastcard.editions import EDITIONS
from lastcard.words import Words

ROUNDS = 20


@pytest.fixture
def measured(capsys: pytest.CaptureFixture[str]) -> Any:
    """What is printed for programs, without how long it took."""

    def measure(seed: str = "one", **rules: object) -> list[dict[str, Any]]:
        report(ROUNDS, Words("en"), "easy", rules=rules, seed=seed, matches=False, as_json=True)
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
