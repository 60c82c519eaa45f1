"""Watching bots, and stepping through a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.clients.local import Settings, at_pace
from lastcard.match import Match
from lastcard.record import Chance
from lastcard.replay import load
from lastcard.screens.tui.app import PlayApp, ReplayApp
from lastcard.screens.tui.end_screens import RoundEnd
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.keys import KeyBar
from lastcard.screens.tui.replay_screen import ReplayScreen, Steps
from lastcard.screens.tui.setup_screen import SetupScreen
from lastcard.screens.tui.watch_screen import WatchScreen
from tui.tables import NEVER_S, app_at, arranged, dealt, is_on, press, screen_text, until

ROUND = dealt(players=2, people=0, seed="11")
"""A game whose first round is played out: everybody does the first thing possible."""
while ROUND.match.asked:
    waiting = next(question for question in ROUND.match.asked if not question.offer)
    ROUND.match.move(waiting.seat, str(waiting.choices[0]))
ROUND.match.next()


async def test_bots_play_and_space_stops_them(tmp_path: Path) -> None:
    """The table goes on by itself, stands still while paused, and nothing is saved."""
    settings = Settings(seats=("easy", "easy", "easy"), seed="7")
    app = PlayApp(settings, lang="en", folder=tmp_path / "saved", pace_s=0.05, watch=True)
    async with app.run_test() as pilot:
        assert app.table is not None
        match = app.table.match
        dealt_only = len(match.history)
        await until(pilot, lambda: len(match.history) > dealt_only)
        assert is_on(app, WatchScreen)
        await press(pilot, "space")
        assert app.screen.query_one(KeyBar).lit == {"pause"}
        moves = len(match.history)
        await pilot.pause(0.3)
        assert len(match.history) == moves
        await press(pilot, "space")
        await until(pilot, lambda: len(match.history) > moves)
        await press(pilot, "q")
    assert not (tmp_path / "saved").exists()


async def test_a_watcher_sees_no_hand_but_that_of_the_eyes_chosen() -> None:
    """V goes from the spectator to each seat in turn and back."""
    app = app_at(arranged("R5 B2 | R7 G1", people=0), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        hands = [tuple(app.screen.query_one(Hand).cards)]
        for _ in range(3):
            await press(pilot, "v")
            hands.append(tuple(app.screen.query_one(Hand).cards))
        assert [" ".join(map(str, held)) for held in hands] == ["", "R5 B2", "R7 G1", ""]
        await press(pilot, "question_mark", "enter")


@pytest.mark.parametrize("pace_s", [0.05, 0.0])
async def test_the_next_round_begins_by_itself(pace_s: float) -> None:
    """Where nobody plays, nobody has to press a key, however fast the bots are."""
    table = arranged("R5 | R7 G1 B2", people=0)
    app = app_at(table, pace_s=pace_s)
    async with app.run_test() as pilot:
        await until(pilot, lambda: table.match.view(None).round > 1)


async def test_the_end_of_a_round_stays_for_a_while() -> None:
    """Long enough to be read."""
    app = app_at(arranged("R5 | R7 G1 B2", people=0), pace_s=60, paces=at_pace(0))
    async with app.run_test() as pilot:
        await until(pilot, lambda: is_on(app, RoundEnd))


async def test_a_table_to_watch_can_be_set_up() -> None:
    """The set-up screen then has no people on it."""
    app = PlayApp(None, lang="en", watch=True, pace_s=NEVER_S, folder=None)
    async with app.run_test() as pilot:
        assert is_on(app, SetupScreen)
        assert "People" not in screen_text(app)
        await press(pilot, "enter")
        await pilot.pause()
        assert app.table is not None
        assert app.table.seats == ("easy", "easy", "easy")


def test_a_record_is_cut_into_steps() -> None:
    """Each step adds one deal or one move; all of them are the whole match."""
    steps = Steps(ROUND.match.record())
    histories = [len(steps.match(step).history) for step in range(len(steps))]
    assert histories == sorted(set(histories))
    assert steps.match(len(steps) - 1).state == ROUND.match.state
    assert steps.match(0).state == Match.new(players=2, seed="11").state


def test_a_record_of_a_header_alone_has_one_step() -> None:
    """It is dealt all the same."""
    header = "lastcard 1\nedition classic\nsheet en\nplayers 2\nseed 7\n"
    assert len(Steps(header)) == 1
    assert Steps(header).match(0).state == load(header).state


def test_a_step_takes_along_the_lines_that_belong_to_it() -> None:
    """A round's own seed is part of its deal, an arranged position of its header."""
    match = Match.seated("classic", players=2, seed="1")
    match.next(Chance(seed="own", salts=("a", "b"), commitment="c"))
    assert Steps(match.record()).match(0).state == match.state
    table = arranged("R5 B2 | R7", "0 play R5")
    steps = Steps(table.match.record())
    assert len(steps) == 2
    assert steps.match(1).state == table.match.state


async def test_a_replay_steps_forward_and_back() -> None:
    """Arrows make a step, Page Up and Page Down go by rounds, Home and End to the ends."""
    app = ReplayApp(ROUND.match, ("Player 1", "Bot 1"), lang="en")
    async with app.run_test() as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        total = len(Steps(ROUND.match.record()))
        for key, step in (
            ("left", 1),
            ("right", 2),
            ("right", 3),
            ("left", 2),
            ("pagedown", total),
            ("pageup", 1),
            ("end", total),
            ("right", total),
            ("home", 1),
        ):
            await press(pilot, key)
            assert f"Step {step} of {total}" in screen_text(app), key
        await press(pilot, "v")
        assert "You see what Player 1 saw." in screen_text(app)
        held = Match.new(players=2, seed="11").view(0).hand
        assert app.screen.query_one(Hand).cards == held
        await press(pilot, "v", "v")
        assert "a spectator" in screen_text(app)


async def test_a_replay_can_run_by_itself() -> None:
    """Space lets it go, and it stops at the end."""
    app = ReplayApp(arranged("R5 B2 | R7 R1 R2", "0 play R5").match, ("Ana", "Ben"), lang="en")
    async with app.run_test() as pilot:
        await press(pilot, "space")
        await until(pilot, lambda: "Step 2 of 2" in screen_text(app))
        await until(pilot, lambda: not app.screen.query_one(KeyBar).lit)
