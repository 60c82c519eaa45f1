"""Several people at one screen: hands are covered between turns."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from lastcard.cards import card
from lastcard.screens.tui.cover import Cover
from lastcard.screens.tui.signs import face, shape
from lastcard.screens.tui.table_screen import TableScreen
from tui.tables import app_at, arranged, is_on, play_out, press, screen_text


def shows(text: str, cards: str) -> bool:
    """Whether any of some cards is to be seen, drawn or by name."""
    return any(
        f"{shape(card(held))}{face(card(held)):>2}" in text or f"{shape(card(held))}{face(card(held))}" in text
        for held in cards.split()
    )


async def test_hands_are_covered_between_turns() -> None:
    """No card of anybody's hand is on the screen until the next person says that they are there."""
    mine, yours = "R5 B2 Y9", "R7 G1 Y8"
    app = app_at(replace(arranged(f"{mine} | {yours}", people=2), names=(None, "Ben")))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert is_on(app, Cover)
        assert "Pass the screen to Player 1." in screen_text(app)
        assert not shows(screen_text(app), f"{mine} {yours}")
        await press(pilot, "enter")
        assert is_on(app, TableScreen)
        assert shows(screen_text(app), mine)
        assert not shows(screen_text(app), yours)
        await press(pilot, "2", "enter")
        assert is_on(app, Cover)
        text = screen_text(app)
        assert "Pass the screen to Ben." in text
        assert "Player 1 plays Red 5." in text
        assert not shows(text, "B2 Y9 R7 G1 Y8")
        await press(pilot, "enter")
        assert shows(screen_text(app), yours)
        assert not shows(screen_text(app), "B2 Y9")


async def test_both_battlers_pick_behind_a_cover() -> None:
    """A person's sealed pick is not told to the person it is against."""
    table = arranged("WB R5 B2 | R7 G1", "0 play WB", "0 battle 1", people=2, edition="kickin-battle")
    app = app_at(table)
    async with app.run_test() as pilot:
        await pilot.pause()
        await press(pilot, "enter", "end", "enter")
        assert is_on(app, Cover)
        assert "Player 1 has picked a card" in screen_text(app)
        await press(pilot, "enter")
        assert "Red 5" not in screen_text(app)
        await press(pilot, "end", "enter")
        await pilot.pause()
        assert {"event": "revealed", "seat": 0, "card": "R5"} in table.match.told(None)


async def test_the_one_before_can_call_and_the_next_can_catch_at_the_cover() -> None:
    """While the screen goes round, U is for who has just played, C for who comes next."""
    for key, event in (("u", {"event": "called", "seat": 0}), ("c", {"event": "caught", "seat": 0, "by": 1})):
        table = arranged("R5 B2 | R7 G1 Y8", people=2)
        app = app_at(table)
        async with app.run_test() as pilot:
            await pilot.pause()
            await press(pilot, "enter", "end", "enter")
            assert is_on(app, Cover)
            await press(pilot, key)
            assert event in table.match.told(None)
            assert is_on(app, Cover)
            await press(pilot, "u", "c", "c", "enter")
            assert is_on(app, TableScreen)


async def test_people_and_bots_play_a_whole_match(tmp_path: Path) -> None:
    """Two people and a bot come to an end, cover by cover."""
    table = arranged("R5 B2 | R7 G1 | R9 Y9", people=2, scores=(490, 490, 490))
    app = app_at(table, tmp_path / "saved")
    async with app.run_test() as pilot:
        await play_out(pilot)
        assert table.match.over
