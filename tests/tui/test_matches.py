"""Whole matches through the keyboard, one of each edition, and what happens around them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.clients.games import Manner, read_game
from lastcard.clients.local import LocalTable, Settings, at_pace
from lastcard.editions import EDITIONS
from lastcard.screens.tui.app import PlayApp
from lastcard.screens.tui.end_screens import RoundEnd
from lastcard.screens.tui.setup_screen import SetupScreen
from lastcard.screens.tui.table_screen import TableScreen
from tui.tables import answer, app_at, arranged, asked, dealt, is_on, play_out, press, screen_text

SEEDS = {
    "classic": "57",
    "kickin-battle": "80",
    "urrrhhh": "149",
    "best-friends": "37",
    "jokers-wild": "104",
    "special-agent": "1",
}
"""Short matches in which the reader is asked many things."""


@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
async def test_a_whole_match_is_played_with_keys(edition: str, tmp_path: Path) -> None:
    """A match of every edition comes to its end, and its record is saved."""
    table = dealt(edition, seed=SEEDS.get(edition, "1"), rules={"target": 20})
    app = app_at(table, tmp_path / "saved")
    async with app.run_test() as pilot:
        await play_out(pilot)
        assert table.match.over
        assert "wins the game!" in screen_text(app) or "You win the game!" in screen_text(app)
    (saved,) = (tmp_path / "saved").iterdir()
    game = read_game(saved)
    assert game.match.record() == table.match.record()


async def test_from_the_set_up_screen_to_the_table() -> None:
    """What is chosen line by line is what is dealt."""
    app = PlayApp(None, lang="en", pace_s=0.0, folder=None)
    async with app.run_test() as pilot:
        assert isinstance(app.screen, SetupScreen)
        await press(pilot, "right", "down", "right")  # the second edition, the second sheet
        await press(pilot, "down", "right", "down")  # the second set of house rules, and none by itself
        await press(pilot, "down", "right", "down", "left")  # two people, two bots
        await press(pilot, "down", "right")  # the first bot is a medium one
        await press(pilot, "down", "down", "Q", "i", "space", "W", "u", "X", "backspace")  # the first person is called Qi Wu
        await press(pilot, "down", "down", "down", "R", "o", "b")  # and the second bot Rob
        await press(pilot, "down", "right", "down", "right")  # fast bots, and the table calls
        await press(pilot, "down", "right", "down", "right", "down", "7", "5")  # long to catch; low scores win, at 75
        await press(pilot, "enter")
        await pilot.pause()
        table = app.table
        assert table is not None
        seen = table.match.view(None)
        assert (seen.edition, seen.sheet) == (EDITIONS[1].id, "es-419")
        assert table.seats == ("person", "person", "medium", "easy")
        assert table.names == ("Qi Wu", None, None, "Rob")
        assert table.manner == Manner(bot_pace="fast", auto_call=True, catch_window="long")
        assert (seen.rules["scoring"], seen.rules["target"], seen.rules["drawn_card"]) == ("low", 75, "must")
        assert seen.rules["stacking"] == "same"


async def test_nobody_is_dealt_to_before_every_name_can_be() -> None:
    """The line of the first wrong one says what a name is, in the language of the screen."""
    app = PlayApp(None, lang="it", pace_s=0.0, folder=None)
    async with app.run_test(size=(80, 40)) as pilot:
        screen = app.screen
        screen.query_one("#name-bot-2").focus()
        await press(pilot, *"Bot", "space", "7", "up", "enter")
        assert is_on(app, SetupScreen)
        assert screen.focused is screen.query_one("#name-bot-2")
        assert "“Bot 7” qui non può essere un nome." in screen_text(app)
        await press(pilot, "delete", *"Eva", "enter")
        assert app.table is not None
        assert app.table.names == (None, None, "Eva", None)
        assert "Eva" in screen_text(app)


async def test_the_sheet_sets_its_switches() -> None:
    """A sheet chosen later takes its switches along, and leaves scoring and target alone."""
    app = PlayApp(None, lang="en", pace_s=0.0, folder=None)
    async with app.run_test(size=(80, 40)) as pilot:
        await press(pilot, "down", "right", "right")
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert screen.draft.settings() == Settings(edition="classic", sheet="es-ES", rules={})
        assert "right" in screen_text(app)


async def test_the_sheet_goes_with_the_language_until_one_is_chosen() -> None:
    """Its switches come along, and what was set for the game itself stays."""
    app = PlayApp(None, lang="es-419", pace_s=0.0, folder=None)
    async with app.run_test(size=(80, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert screen.draft.settings() == Settings(sheet="es-419", rules={})
        screen.draft.take("scoring", "low")
        await press(pilot, "up", "right")  # the language after it
        assert screen.draft.settings() == Settings(sheet="es-ES", rules={"scoring": "low"})
        await press(pilot, "down", "down", "left", "up", "up", "right")  # a sheet, then another language
        assert (screen.draft.lang, screen.draft.sheet) == ("fr-CA", "es-419")
        assert screen.draft.rules["drawn_card"] == "must"


async def test_a_round_ends_with_all_hands_open_and_the_next_one_is_dealt(tmp_path: Path) -> None:
    """The end of a round shows what everybody holds; Enter deals on, and the table has been saved."""
    app = app_at(arranged("R5 | R7 G1 W4 | G2"), tmp_path / "saved")
    async with app.run_test() as pilot:
        await press(pilot, "enter")
        await pilot.pause()
        assert is_on(app, RoundEnd)
        assert all(sign in screen_text(app) for sign in ("▲7", "■1", "✦+4", "■2", "58 points left in hand"))
        assert (tmp_path / "saved").exists()
        await press(pilot, "enter")
        await pilot.pause()
        assert is_on(app, TableScreen)
        assert "Round 2" in screen_text(app)


async def test_after_a_match_the_same_table_plays_again(tmp_path: Path) -> None:
    """A rematch has the same edition, people and rules, and no points yet."""
    app = app_at(arranged("B5 | P7 G1 W4 | G2", scores=(450, 0, 3), edition="urrrhhh", top="B3"), tmp_path / "saved")
    async with app.run_test() as pilot:
        await play_out(pilot, presses=3)
        await press(pilot, "r")
        await pilot.pause()
        assert app.table is not None
        seen = app.table.match.view(None)
        assert (seen.edition, seen.round, seen.scores, app.table.seats[1:]) == ("urrrhhh", 1, (0, 0, 0), ("easy", "easy"))


async def test_after_a_match_another_table_can_be_set_up(tmp_path: Path) -> None:
    """N leads back to the set-up screen."""
    app = app_at(arranged("R5 | R7 G1", scores=(495, 0)), tmp_path / "saved")
    async with app.run_test() as pilot:
        await press(pilot, "enter")
        await pilot.pause()
        await press(pilot, "n")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)


async def test_quitting_saves_and_the_table_is_resumed_where_it_stood(tmp_path: Path) -> None:
    """After Q in the middle of a drawn card, the same question is asked again."""
    path = tmp_path / "deep" / "saved"
    app = app_at(arranged("B2 B4 | R7 G1 Y7", top="Y9"), path)
    async with app.run_test() as pilot:
        await press(pilot, "d")
        await pilot.pause()
        before = asked(app)
        assert before is not None
        assert before.name == "drawn"
        await press(pilot, "q")
    (saved,) = path.iterdir()
    assert app.table is not None
    app.table.close()
    again = PlayApp(None, lang="en", table=LocalTable.resumed(saved, at_pace(0)), folder=path)
    async with again.run_test() as pilot:
        await pilot.pause()
        assert asked(again) == before
        assert "You have drawn Yellow 1" in screen_text(again)
        await answer(pilot)


async def test_control_c_saves(tmp_path: Path) -> None:
    """Ctrl-C leaves as Q does."""
    app = app_at(dealt(), tmp_path / "saved")
    async with app.run_test() as pilot:
        await press(pilot, "ctrl+c")
    (saved,) = (tmp_path / "saved").iterdir()
    assert read_game(saved).seats == ("person", "easy", "easy")
