"""The stories in this folder: told again by the rules of today, they read the same."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from lastcard import load
from lastcard.editions import EDITIONS, kickin_battle
from lastcard.editions.grand import GRAND
from lastcard.rules import scoring
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import State
from lastcard.testing.playthroughs import LINES_MAX, SHEETS, Tale, retold, tale_of, tales, worth_telling, written
from table import clause

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
    """It loads as it is, is short, and its special cards and house rules do something."""
    text = file.read_text(encoding="utf-8")
    match = load(text)

    assert worth_telling(match)
    assert match.state.round_winner is not None
    assert len(text.splitlines()) <= LINES_MAX
    assert file.stem == tale_of(match).name


def test_every_edition_and_every_preset_is_told_with_two_four_and_ten_players() -> None:
    """Three stories each, but two of partners, who need four."""
    told = {*(edition.id for edition in EDITIONS), "stackers", "party", "lightning", "partners", "mayhem"}
    stories = {f"{name}-{players}" for name in told for players in (2, 4, 10)} - {"partners-2"}
    assert {file.stem for file in STORIES} == stories
    assert {tale.name for tale in tales(EDITIONS)} == stories
    assert set(SHEETS) == {2, 4, 10}
    assert {tale.name for tale in tales([GRAND])} == {"grand-2", "grand-4", "grand-10"}


@clause("house.grand")
@pytest.mark.parametrize("players", [2, 4, 10])
def test_all_five_special_cards_are_played_in_the_stories_of_the_edition_that_has_them(players: int) -> None:
    """In each of them."""
    text = (FOLDER / f"grand-{players}.txt").read_text(encoding="utf-8")

    assert all(f" play {card}" in text for card in ("WB", "WU", "WF", "WJ", "WA"))


def test_the_command_writes_what_is_kept() -> None:
    """Two of them stand for all: the others take longer to find."""
    for tale in (Tale("urrrhhh", 4), Tale("classic", 2, "lightning")):
        assert written(tale) == (FOLDER / f"{tale.name}.txt").read_text(encoding="utf-8")


def test_a_changed_rule_shows_as_a_changed_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loser of a battle who draws three: the diff says who drew what."""
    monkeypatch.setattr(kickin_battle, "LOSER_DRAWS", 3)

    diff = differences(FOLDER / "kickin-battle-4.txt")

    assert "+# Blue 3, Kickin' Battle and Red Draw Two." in diff


def test_a_changed_score_shows_as_a_changed_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even when every move can still be made: here both play together, and nobody is left to score from."""

    def everybody(state: State, _: SeatNo) -> tuple[SeatNo, ...]:
        return tuple(range(state.players))

    monkeypatch.setattr(scoring, "side_of", everybody)

    diff = differences(FOLDER / "classic-2.txt")

    assert "+# Ana: 0 and Ben: 0." in diff
    assert "-result " in diff
