"""The stories in this folder: told again by the rules of today, they read the same."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from lastcard import load
from lastcard.editions import EDITIONS, kickin_battle
from lastcard.rules import scoring
from lastcard.rules.questions import SeatNo
from lastcard.testing.playthroughs import LINES_MAX, SHEETS, retold, worth_telling, written

FOLDER = Path(__file__).parent
STORIES = sorted(FOLDER.glob("*.txt"))

CHANGED = """{file} reads otherwise now (- as kept, + as told today):
{diff}
If the rules were meant to change, write the stories again: ./go prove playthroughs {folder}"""


def differences(file: Path) -> str:
    """What a story and its telling today do not share; empty if they are the same."""
    kept = file.read_text(encoding="utf-8")
    lines = difflib.unified_diff(kept.splitlines(), retold(kept).splitlines(), n=1, lineterm="")
    return "\n".join(list(lines)[2:])


@pytest.mark.parametrize("file", STORIES, ids=lambda file: file.stem)
def test_a_story_reads_the_same_as_when_it_was_written(file: Path) -> None:
    """Every event of it, and its record to the last digest."""
    if diff := differences(file):
        pytest.fail(CHANGED.format(file=file.name, diff=diff, folder="tests/playthroughs"))


@pytest.mark.parametrize("file", STORIES, ids=lambda file: file.stem)
def test_a_story_is_a_record_of_something_worth_telling(file: Path) -> None:
    """It loads as it is, is short, and its special card does something."""
    text = file.read_text(encoding="utf-8")
    match = load(text)

    assert worth_telling(match)
    assert match.state.round_winner is not None
    assert len(text.splitlines()) <= LINES_MAX
    assert file.stem == f"{match.state.edition.id}-{match.players}"


def test_every_edition_is_told_with_two_four_and_ten_players() -> None:
    """Three stories each."""
    assert {file.stem for file in STORIES} == {f"{edition.id}-{players}" for edition in EDITIONS for players in (2, 4, 10)}
    assert set(SHEETS) == {2, 4, 10}


def test_the_command_writes_what_is_kept() -> None:
    """One of them stands for all: the others take longer to find."""
    assert written("urrrhhh", 4) == (FOLDER / "urrrhhh-4.txt").read_text(encoding="utf-8")


def test_a_changed_rule_shows_as_a_changed_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loser of a battle who draws three: the diff says who drew what."""
    monkeypatch.setattr(kickin_battle, "LOSER_DRAWS", 3)

    diff = differences(FOLDER / "kickin-battle-4.txt")

    assert "+# Blue 3, Kickin' Battle and Red Draw Two." in diff


def test_a_changed_score_shows_as_a_changed_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even when every move can still be made: here each seat scores for its neighbour."""

    def neighbour(seat: SeatNo) -> SeatNo:
        return 1 - seat

    monkeypatch.setattr(scoring, "side_of", neighbour)

    diff = differences(FOLDER / "classic-2.txt")

    assert "+# Ana: 0 and Ben: 40." in diff
    assert "-result " in diff
