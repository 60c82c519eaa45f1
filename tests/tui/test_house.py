"""House rules on the full screen: jumping in, debts, hands that change places, partners, and setting them up."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Static

from lastcard.clients.games import read_game
from lastcard.clients.local import Settings
from lastcard.rules.house import PRESETS
from lastcard.screens.tui.app import PlayApp
from lastcard.screens.tui.end_screens import MatchEnd, RoundEnd
from lastcard.screens.tui.keys import KeyBar
from lastcard.screens.tui.opponents import Opponents
from lastcard.screens.tui.setup_screen import SetupScreen
from lastcard.screens.tui.table_screen import TableScreen
from table import clause
from tui.tables import NEVER_S, app_at, arranged, asked, dealt, hand, is_on, let_pass, play_out, press, screen_text, until

JUMPING = {"jump_in": True}
STACKING = {"stacking": "any"}
SWAPPING = {"seven_zero": True}
TEAMS = {"teams": True}


@pytest.mark.parametrize(("preset", "seed"), [("mayhem", "5"), ("partners", "5"), ("lightning", "3")])
async def test_a_whole_match_by_house_rules_is_played_with_keys(preset: str, seed: str, tmp_path: Path) -> None:
    """Whatever is asked has its key, and the record of it is saved with the rules."""
    game = dealt(players=4, seed=seed, rules=PRESETS[preset] | {"target": 20})
    app = app_at(game, tmp_path)
    async with app.run_test() as pilot:
        await play_out(pilot, presses=2000)
        assert game.match.over
        assert "win" in screen_text(app)
    assert app.table is not None
    assert app.table.path is not None
    assert read_game(app.table.path).match.record() == game.match.record()


# --- Jumping in ----------------------------------------------------------------------------------------------------------------


@clause("house.jump.turn")
async def test_a_card_that_can_jump_in_is_marked_and_a_key_plays_it() -> None:
    """A frame and the key under it, so that no colour is needed; then play goes on from the reader."""
    app = app_at(arranged("R7 B2 B4 | R7 G1 Y7 | R9 R8 G2", "1 play R7", turn=1, rules=JUMPING), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        text = screen_text(app)
        assert all(sign in text for sign in ("╔═══╗", "║▲ 7║", "J: Jump in with Red 7", "Waiting for Bot 2."))
        assert "You hold the very same card: jump in?" in text
        assert app.screen.query_one(KeyBar).lit == {"jump"}
        assert " J " in text.splitlines()[-1]
        await press(pilot, "j")
        assert "You jump in!" in screen_text(app)
        assert app.table is not None
        assert app.table.match.state.turn == 1


async def test_the_marked_card_itself_jumps_in_too() -> None:
    """With Enter or the mouse, as any other card is played."""
    app = app_at(arranged("R7 B2 B4 | R7 G1 Y7 | R9 R8 G2", "1 play R7", turn=1, rules=JUMPING), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        app.screen.set_focus(hand(app))
        await press(pilot, "end", "enter")
        assert "You jump in!" in screen_text(app)


async def test_a_call_can_be_armed_for_a_jump() -> None:
    """It goes out in the same breath."""
    app = app_at(arranged("R7 B2 | R7 G1 Y7 | R9 R8 G2", "1 play R7", turn=1, rules=JUMPING), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "u", "j")
        assert "You call UNO!" in screen_text(app)


async def test_a_large_hand_marks_a_jump_too() -> None:
    """Where cards are a few signs of text, in brackets of its own."""
    cards = " ".join(f"{colour}{number}" for colour in "BGY" for number in range(10))
    app = app_at(arranged(f"R7 {cards} | R7 G1 Y7 | R9 R8", "1 play R7", turn=1, rules=JUMPING), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "«▲ 7»" in screen_text(app)


async def test_without_the_card_nothing_is_marked_and_the_key_says_so() -> None:
    """And without the rule there is no such key in the bar."""
    for rules in (JUMPING, {}):
        app = app_at(arranged("R5 B2 | R7 G1 Y7 | R9 R8 G2", "1 play R7", turn=1, rules=rules), pace_s=NEVER_S)
        async with app.run_test() as pilot:
            await press(pilot, "j")
            text = screen_text(app)
            assert "╔" not in text
            assert "You cannot jump in now." in text
            assert ("jump in" in text.splitlines()[-1]) == bool(rules)


@clause("house.jump.pace")
async def test_a_bot_leaves_the_reader_time_to_jump_in() -> None:
    """The card that can jump is seen for as long as the next bot would think anyway."""
    app = app_at(arranged("R7 B2 B4 | R7 G1 Y7 | R9 R8 G2", "1 play R7", turn=1, rules=JUMPING), pace_s=1000.0)
    async with app.run_test() as pilot:
        let_pass(app, 900.0)
        await pilot.pause()
        assert hand(app).jumping is not None
        let_pass(app, 200.0)
        await until(pilot, lambda: asked(app) is not None)
        assert hand(app).jumping is None


async def test_somebody_jumps_in_while_the_screen_is_passed() -> None:
    """With several people at one screen the key works at the cover, for whoever holds the card."""
    game = arranged("R7 B2 B4 | R5 G1 Y7 | R7 R8 G2", "0 play R7", people=3, rules=JUMPING)
    app = app_at(game, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "J: somebody jumps in" in screen_text(app)
        await press(pilot, "j")
        assert game.match.state.turn == 0
        await until(pilot, lambda: "Pass the screen to Player 1." in screen_text(app))


async def test_a_hint_is_given_about_a_jump() -> None:
    """It says what to do, or why not."""
    app = app_at(arranged("R7 B2 B4 | R7 G1 Y7 | R9 R8 G2", "1 play R7", turn=1, rules=JUMPING), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "h")
        assert "You are not asked" not in screen_text(app)


# --- Turns -------------------------------------------------------------------------------------------------------------------


@clause("house.force.play")
async def test_a_turn_says_what_is_possible() -> None:
    """Who can play must, so nothing is said of drawing, and its key is refused."""
    app = app_at(arranged("R7 B2 | R9 R8 | G1 G2", rules={"force_play": True}), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "Your turn: play a card." in screen_text(app)
        await press(pilot, "d")
        assert "You can play a card, so you must." in screen_text(app)


@clause("house.draw.until")
async def test_the_answer_says_how_one_draws() -> None:
    """Not that it is one card, where it is as many as it takes."""
    app = app_at(arranged("R7 B2 | R9 R8 | G1 G2", rules={"draw": "until"}), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "D Draw until you can play" in screen_text(app)
        assert "Draw a card" not in screen_text(app)


# --- Debts -------------------------------------------------------------------------------------------------------------------


@clause("house.stack.debt")
async def test_a_debt_lies_on_the_pile_and_is_passed_on_or_taken() -> None:
    """The sum stands beside the pile; a card of the hand answers, and D takes it all."""
    game = arranged("B+2 B2 B4 | R9 R8 G2 | R+2 G1 Y7", "2 play R+2", turn=2, rules=STACKING)
    app = app_at(game, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        text = screen_text(app)
        assert "+2  to draw" in text
        assert "Pass this on with a card of your own, or draw 2 cards and miss your turn?" in text
        assert "D Draw all the cards" in text
        assert hand(app).sorted[hand(app).cursor].text == "B+2"
        await press(pilot, "enter")
        assert "+4  to draw" in screen_text(app)


@clause("house.stack.take")
async def test_the_key_for_drawing_takes_the_whole_debt() -> None:
    """As it draws a card in a turn."""
    game = arranged("B5 B2 B4 | R9 R8 G2 | R+2 G1 Y7", "2 play R+2", turn=2, rules=STACKING)
    app = app_at(game, pace_s=0.001)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "You hold no card to pass this on with: you draw 2 cards" in screen_text(app)
        await press(pilot, "d")
        await until(pilot, lambda: len(game.match.state.hands[0]) == 5)


@clause("house.stack.challenge")
async def test_a_challenge_can_be_given_up_with_a_card() -> None:
    """Its answers stand in the prompt, and the card in the hand."""
    game = arranged("W4 B2 B4 | R9 R8 G2 | W4 R1 Y7", "2 play W4", "2 colour green", turn=2, rules=STACKING)
    app = app_at(game, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert all(text in screen_text(app) for text in ("1 Challenge", "2 Accept"))
        await press(pilot, "enter", "1")
        assert game.match.state.debt == 8


# --- Hands that change places --------------------------------------------------------------------------------------------------


@clause("house.seven.swap")
async def test_a_swap_is_chosen_and_its_hands_are_marked() -> None:
    """By a digit or a click; both lines have a mark until the next card."""
    game = arranged("R7 B2 B4 | R9 R8 | G1 G2 G5", rules=SWAPPING)
    app = app_at(game, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "enter")
        assert "Who do you swap hands with?" in screen_text(app)
        await press(pilot, "1")
        text = screen_text(app)
        assert "You get Bot 1's hand: Red 9 and Red 8." in text
        assert "gets your hand" not in text
        assert app.screen.query_one(Opponents).moved == {0, 1}
        assert [line.count("⇄") for line in text.splitlines() if "Bot 1  " in line or "You  " in line] == [1, 1]


@clause("house.zero.rotate")
async def test_after_a_zero_all_hands_are_marked() -> None:
    """The log says where they went."""
    game = arranged("R0 B2 B4 | R9 R8 | G1 G2 G5", rules=SWAPPING)
    app = app_at(game, pace_s=NEVER_S)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "enter")
        assert "All hands move one seat to the left." in screen_text(app)
        assert app.screen.query_one(Opponents).moved == {0, 1, 2}


# --- Partners ----------------------------------------------------------------------------------------------------------------


@clause("house.teams.partners")
async def test_partners_have_the_same_letter_and_the_reader_is_told_theirs() -> None:
    """Before every name, under the heading of the column."""
    app = app_at(arranged("R5 B2 | R7 G1 | R9 R8 | Y1 Y2", rules=TEAMS), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        text = screen_text(app)
        assert all(name in text for name in ("B Bot 1", "A Bot 2", "B Bot 3", "A You", "Team", "Your partner is Bot 2."))


@clause("house.teams.match")
async def test_both_partners_have_won() -> None:
    """They are named together, stand together, and both have the star."""
    app = app_at(arranged("R5 | R7 G1 | R9 R8 | Y1 Y2", rules=TEAMS), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "enter")
        assert is_on(app, RoundEnd)
        text = screen_text(app)
        assert "You and Bot 2 win the round." in text
        lines = [line.strip() for line in text.splitlines() if "points" in line and ("★" in line or "hand" in line)]
        assert [line.split("  ")[0] for line in lines] == ["★ A You", "★ A Bot 2", "B Bot 1", "B Bot 3"]


async def test_a_match_of_partners_is_told_of_both() -> None:
    """Also where the other one went out."""
    app = app_at(arranged("R5 B2 | R7 | R9 R8 | Y1 Y2", "1 play R7", turn=1, rules=TEAMS | {"target": 5}), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert is_on(app, MatchEnd)
        assert "Bot 1 and Bot 3 win the game!" in screen_text(app)


# --- Setting up --------------------------------------------------------------------------------------------------------------


async def test_a_preset_is_chosen_and_single_rules_stand_under_more() -> None:
    """What differs from the sheet is marked, and rules that have no name together are a mix."""
    app = PlayApp(None, lang="en", pace_s=0.0, folder=None)
    async with app.run_test(size=(80, 50)) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        await press(pilot, "down", "down", "left")
        assert screen.draft.settings() == Settings(rules=dict(PRESETS["mayhem"]))
        text = screen_text(app)
        assert "*House rules               ◂ Mayhem ▸" in text
        assert "* Changed from the sheet" in text
        assert "Jumping in" not in text
        await press(pilot, "down", "right", "down", "down", "right")
        text = screen_text(app)
        assert "*House rules               ◂ Your own mix ▸" in text
        assert "*Stacking draw cards" in text
        assert "▶ Jumping in" in text
        assert "even if it is not your turn" in text
        await press(pilot, "enter")
        await pilot.pause()
        assert app.table is not None
        assert app.table.match.header.rules == {name: value for name, value in PRESETS["mayhem"].items() if name != "jump_in"}


@clause("house.teams.partners", "house.hand_size")
async def test_what_does_not_go_together_is_said_at_once_and_not_dealt() -> None:
    """In the language of the screen, with what would be possible."""
    app = PlayApp(None, lang="it", pace_s=0.0, folder=None)
    async with app.run_test(size=(80, 50)) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        screen.draft.take("preset", "partners")
        screen.query_one("#bots").focus()
        await press(pilot, "left")
        assert "Con 3 giocatori non si formano coppie." in screen_text(app)
        await press(pilot, "enter")
        assert is_on(app, SetupScreen)
        await press(pilot, "right", "enter")
        await pilot.pause()
        assert is_on(app, TableScreen)


async def test_every_line_of_the_house_rules_is_explained() -> None:
    """Below the lines stands a sentence about the one that is marked, another for each."""
    app = PlayApp(None, lang="en", pace_s=0.0, folder=None)
    told: set[str] = set()
    async with app.run_test(size=(80, 60)) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        screen.query_one("#more").focus()
        await press(pilot, "right")
        for _ in range(9):
            await press(pilot, "down", "right")
            told.add(str(screen.query_one("#about", Static).content))
        assert len(told) == 9
        assert all(text.strip() for text in told)
        assert screen.draft.preset is None
        assert len(screen.draft.house) == 9
