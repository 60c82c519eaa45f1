"""Every answer is on the disk before it is shown, and a game that cannot be saved is not lost without a word."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path

import pytest

from lastcard.clients.games import GameFile, read_game
from lastcard.clients.local import LocalTable, Settings
from lastcard.screens.tui.app import PlayApp
from lastcard.screens.tui.confirm import LoseGame
from lastcard.screens.tui.cover import Cover
from lastcard.screens.tui.end_screens import MatchEnd, RoundEnd
from lastcard.screens.tui.table_screen import TableScreen
from lastcard.table.settings import Paces
from tui.tables import app_at, arranged, asked, is_on, press, screen_text, until

NOT_SAVED = "The game cannot be saved now."


def full(*_: object, **__: object) -> None:
    """A disk with no room left."""
    raise OSError(errno.ENOSPC, "No space left on device")


QUESTIONS = {
    "turn": arranged("R5 B2 | R7 G1"),
    "drawn": arranged("B2 B4 | R7 G1", "0 draw", top="Y9"),
    "colour": arranged("W R5 | R7 G1", "0 play W"),
    "challenge": arranged("R5 B2 | W4 R9 G2", "1 play W4", "1 colour green", turn=1),
    "rival": arranged("R5 WB | R7 G1 | R1", "0 play WB", edition="kickin-battle"),
    "pick": arranged("R5 WB | R7 G1 | R1", "0 play WB", "0 battle 1", edition="kickin-battle"),
    "riddance": arranged("P5 B1 G1 WU | P7 Y1", "0 play WU", top="P3", edition="urrrhhh"),
    "hand": arranged("P5 P6 B1 WU | P7 Y1", "0 play WU", "0 give pink", top="P3", edition="urrrhhh"),
    "number": arranged("V5 V6 G6 WF | V7 Y6", "0 play WF", top="V3", edition="best-friends"),
    "put": arranged("V5 V6 G6 WF | V7 Y6", "0 play WF", "0 number 6", "1 pass", top="V3", edition="best-friends"),
    "torment": arranged("R5 R6 WJ | R7 G1 | R9", "0 play WJ", edition="jokers-wild"),
}
"""A game in the middle of each kind of question."""


@pytest.mark.parametrize("kind", QUESTIONS)
async def test_a_game_goes_on_in_the_middle_of_any_question(kind: str, tmp_path: Path) -> None:
    """The file as it is on the disk asks the same, shows the same, and takes the same answer to the same end."""
    game = QUESTIONS[kind]
    app = app_at(game, tmp_path / "games", paces=Paces(bot_s=3600))
    async with app.run_test() as pilot:
        await until(pilot, lambda: asked(app) is not None)
        before, shown = asked(app), screen_text(app)
        assert before is not None
        assert before.name == kind
        assert app.table is not None
        assert app.table.path is not None
        # As if the power had gone out now: nobody says goodbye.
        left = shutil.copy(app.table.path, tmp_path / "left.lastcard")
    again = PlayApp(None, lang="en", table=LocalTable.resumed(Path(left), Paces(bot_s=3600)), folder=tmp_path)
    async with again.run_test() as pilot:
        await until(pilot, lambda: asked(again) is not None)
        assert asked(again) == before
        assert screen_text(again) == shown


async def test_an_answer_is_on_the_disk_when_it_is_shown(tmp_path: Path) -> None:
    """Whatever the screen tells can be read in the file at that moment."""
    app = app_at(arranged("R5 B2 B4 | R7 G1"), tmp_path, paces=Paces(bot_s=3600))
    async with app.run_test() as pilot:
        await press(pilot, "end", "enter")
        assert "You play Red 5." in screen_text(app)
        assert app.table is not None
        assert app.table.path is not None
        assert read_game(app.table.path).match.told(0)[-2] == {"event": "played", "seat": 0, "card": "R5"}


async def test_a_game_that_cannot_be_saved_is_said_on_every_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, until it can be again; play goes on meanwhile."""
    app = app_at(arranged("R5 | R7 G1", people=2), tmp_path, paces=Paces(bot_s=3600))
    async with app.run_test() as pilot:
        await until(pilot, lambda: is_on(app, Cover))
        await press(pilot, "enter")
        assert NOT_SAVED not in screen_text(app)
        with monkeypatch.context() as broken:
            broken.setattr(GameFile, "save", full)
            await press(pilot, "enter")
            await until(pilot, lambda: is_on(app, RoundEnd))
            await until(pilot, lambda: NOT_SAVED in screen_text(app))
        await press(pilot, "enter")
        await until(pilot, lambda: is_on(app, TableScreen))
        await until(pilot, lambda: NOT_SAVED not in screen_text(app))
        assert app.table is not None
        assert app.table.path is not None
        assert read_game(app.table.path).match.record() == app.table.match.record()


async def test_quitting_rescues_a_game_that_cannot_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere, and it is known where."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    app = app_at(arranged("R5 B2 B4 | R7 G1"), tmp_path / "games", paces=Paces(bot_s=3600))
    async with app.run_test() as pilot:
        await pilot.pause()
        monkeypatch.setattr(GameFile, "save", full)
        await press(pilot, "d", "q")
    (rescued,) = app.rescued
    assert rescued.parent == tmp_path / "home"
    assert app.table is not None
    assert read_game(rescued).match.record() == app.table.match.record()


async def test_a_game_that_can_be_saved_nowhere_is_not_left_without_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Esc plays on, with everything as it was; only who says so loses it."""
    app = app_at(arranged("R5 B2 B4 | R7 G1"), tmp_path, paces=Paces(bot_s=3600))
    async with app.run_test() as pilot:
        await pilot.pause()
        monkeypatch.setattr(GameFile, "save", full)
        monkeypatch.setattr(GameFile, "create", full)
        await press(pilot, "d", "q")
        assert is_on(app, LoseGame)
        assert "it is lost" in screen_text(app)
        await press(pilot, "escape")
        assert is_on(app, TableScreen)
        assert app.is_running
        await press(pilot, "ctrl+c")
        assert is_on(app, LoseGame)
        await pilot.press("y")
        await until(pilot, lambda: not app.is_running)
    assert app.rescued == []


async def test_a_finished_game_that_cannot_be_saved_survives_the_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play again leaves a match behind: it is rescued first."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    game = arranged("R5 | R7 G1", scores=(495, 0))
    app = app_at(game, tmp_path / "games")
    async with app.run_test() as pilot:
        await pilot.pause()
        with monkeypatch.context() as broken:
            broken.setattr(GameFile, "save", full)
            await press(pilot, "enter")
            await until(pilot, lambda: is_on(app, MatchEnd))
            await press(pilot, "r")
            await until(pilot, lambda: is_on(app, TableScreen))
    (rescued,) = app.rescued
    assert read_game(rescued).match.over


async def test_a_table_whose_file_cannot_be_made_says_so_from_the_first_card(tmp_path: Path) -> None:
    """The folder is a file: nothing can be kept there."""
    (tmp_path / "games").write_text("no folder")
    app = PlayApp(Settings(seats=("person", "easy"), seed="7"), lang="en", folder=tmp_path / "games")
    async with app.run_test() as pilot:
        await until(pilot, lambda: NOT_SAVED in screen_text(app))
