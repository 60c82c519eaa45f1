"""A bot of an installed package, in processes of its own: it plays wherever lastcard's levels do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from lastcard.batch import report, simulate
from lastcard.testing.process import quick_settings

WIZARD = """
from lastcard.bots import Level


class Wizard:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, view, question, memory):
        assert memory.seat == question.seat == view.seat
        return self.rng.choice(question.choices)


class Broken(Wizard):
    def choose(self, view, question, memory):
        raise RuntimeError("the wand is broken")


WIZARD = Level("wizard", Wizard, {"en": "wizard of the west"})
BROKEN = Level("broken", Broken, {"en": "broken wizard"})
"""

Lastcard = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def lastcard(tmp_path: Path) -> Lastcard:
    """The command, where a package with two levels is installed."""
    (tmp_path / "wizard_bot.py").write_text(WIZARD, encoding="utf-8")
    info = tmp_path / "wizard_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wizard-bot\nVersion: 1.0\n", encoding="utf-8")
    entries = "[lastcard.bots]\nwizard = wizard_bot:WIZARD\nbroken = wizard_bot:BROKEN\n"
    (info / "entry_points.txt").write_text(entries, encoding="utf-8")
    folders = {"XDG_STATE_HOME": str(tmp_path / "state"), "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "C.UTF-8"}

    def called(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "lastcard", *words]
        env = os.environ | folders | {"PYTHONPATH": str(tmp_path)}
        return subprocess.run(command, input=typed, env=env, capture_output=True, text=True, check=False)

    return called


def test_it_plays_in_the_terminal(lastcard: Lastcard) -> None:
    """Against a person, and among bots to the end of a match."""
    played = lastcard("play", "--bots", "wizard", "--players", "2", "--seed", "3", typed="1\n" * 10)
    watched = lastcard("watch", "--plain", "--bots", "wizard,medium", "--players", "2", "--target", "1", "--pace", "0")

    assert (played.returncode, played.stderr) == (watched.returncode, watched.stderr) == (0, "")
    assert " still holds " in watched.stdout


def test_it_plays_at_a_served_table(lastcard: Lastcard, tmp_path: Path) -> None:
    """Where its turn comes, it answers: the person who hosts is asked again."""
    words = ("play", "--serve", "--json", "--port", "0", "--name", "Ana", "--people", "1", "--players", "2", "--bots", "wizard")
    served = lastcard(*words, "--settings", str(quick_settings(tmp_path)), typed="start\n" + "1\n" * 20)

    events = [json.loads(line) for line in served.stdout.splitlines() if line.startswith("{")]
    assert "Traceback" not in served.stderr
    assert any(event.get("seat") == 1 and event.get("event") in {"played", "drew"} for event in events), served


def test_it_is_simulated_by_the_readable_rules(lastcard: Lastcard) -> None:
    """Its seat has its name, and the reader is told why it takes longer."""
    done = lastcard("simulate", "--policy", "wizard,random", "--players", "2", "--rounds", "40", "--json")

    (told,) = json.loads(done.stdout)
    assert (told["rounds"], told["policies"]) == (40, ["wizard", "random"])
    assert done.stderr.startswith("Not compiled: wizard.")
    # Any choice at all is a poor way to play.
    assert told["seats"][0]["wins"] < told["seats"][1]["wins"]


def test_a_wrong_policy_is_answered_with_its_level_too(lastcard: Lastcard) -> None:
    """As everywhere."""
    done = lastcard("simulate", "--policy", "wizzard")

    assert done.returncode == 2
    assert "random, uniform, heuristic, medium, hard, expert, reference, beginner, easy, broken, wizard" in done.stderr


def test_a_bot_that_fails_ends_a_simulation_with_its_own_error(lastcard: Lastcard) -> None:
    """Nothing waits for it."""
    done = lastcard("simulate", "--policy", "broken", "--rounds", "3")

    assert done.returncode == 1
    assert "the wand is broken" in done.stderr


def test_it_is_measured_against_the_strongest(lastcard: Lastcard) -> None:
    """After lastcard's own levels."""
    done = lastcard("bench", "bots", "--rounds", "20", "--level", "wizard", "--json")

    duels = [json.loads(line) for line in done.stdout.splitlines()]
    assert {(duel["level"], duel["against"]) for duel in duels} == {("wizard", "medium")}
    assert {duel["players"] for duel in duels} == {2, 4}


def test_the_readable_rules_count_as_the_compiled_do() -> None:
    """The policy `random` beside a level that is not compiled takes as many turns and points as by itself."""
    random, easy = report.compare([{"policy": "random"}, {"policy": "easy"}], rounds=200, edition="urrrhhh", players=3)
    compiled = simulate("urrrhhh", 3, 20_000)

    assert (random.policies, easy.policies) == (("random",) * 3, ("easy",) * 3)
    assert random.rounds == int(random.wins.sum()) + random.blocked == 200
    assert random.points.sum() == (random.round_points * np.arange(len(random.round_points))).sum()
    for counts, others in ((random.lengths, compiled.lengths), (random.round_points, compiled.round_points)):
        told, expected = report.spread(counts), report.spread(others)
        assert abs(told["mean"] - expected["mean"]) < 5 * expected["deviation"] / 200**0.5
    for name in ("played", "drew", "called", "colour_named", "gave"):
        assert random.events[name] / 200 == pytest.approx(compiled.events[name] / 20_000, rel=0.35), name
    assert set(random.last_cards) == set(compiled.last_cards)
    assert random.last_cards["7"] > 0


def test_a_level_that_is_not_compiled_plays_whole_matches() -> None:
    """Every match has a winner, and the same seed is the same result."""
    once, again = (simulate("classic", 2, matches=3, policy=["easy", "medium"], rules={"target": 60}, seed=5) for _ in range(2))

    assert once.matches == int(once.match_wins.sum()) == 3
    assert (once.rounds, once.turns, once.events) == (again.rounds, again.turns, again.events)
