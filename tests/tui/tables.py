"""Tables for tests of the terminal: arranged positions and dealt ones."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from lastcard.clients.games import Game, GameFile
from lastcard.clients.local import LocalTable, at_pace
from lastcard.match import Arrangement, Match
from lastcard.protocol import PERSON
from lastcard.rules.questions import Question
from lastcard.screens.tui.app import LastcardApp, PlayApp
from lastcard.screens.tui.end_screens import MatchEnd
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.table_screen import TableScreen
from lastcard.table.settings import Paces

NEVER_S = 3600.0
"""A pace at which bots do nothing while a test lasts."""

PLENTY = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G7 G8 G9"


def arranged(  # noqa: PLR0913  a table has many sides
    hands: str,
    *moves: str,
    top: str = "R3",
    edition: str = "classic",
    people: int = 1,
    turn: int = 0,
    scores: tuple[int, ...] | None = None,
    rules: Mapping[str, object] | None = None,
) -> Game:
    """A position, with hands divided by "|", and moves made in it like "1 play R7"; people sit in the first seats."""
    dealt = tuple(hand.strip() for hand in hands.split("|"))
    position = Arrangement(hands=dealt, draw_pile=PLENTY, discard_pile=top, turn=turn, scores=scores)
    match = Match.arrange(edition, position, seed="1", rules=rules)
    for move in moves:
        seat, choice = move.split(" ", 1)
        match.move(int(seat), choice)
    return Game(match, _seats(people, len(dealt), "easy"))


def dealt(
    edition: str = "classic",
    *,
    players: int = 3,
    people: int = 1,
    level: str = "easy",
    seed: str = "7",
    rules: Mapping[str, object] | None = None,
) -> Game:
    """A match from the deal on."""
    match = Match.new(edition, players=players, seed=seed, rules=rules)
    return Game(match, _seats(people, players, level))


def _seats(people: int, players: int, level: str) -> tuple[str, ...]:
    return (PERSON,) * people + (level,) * (players - people)


def app_at(
    game: Game, folder: Path | None = None, *, pace_s: float = 0.0, paces: Paces | None = None, lang: str = "en"
) -> PlayApp:
    """The application at the table of a game, which is kept in a folder if there is one."""
    file = None if folder is None else GameFile.create(folder, game)
    table = LocalTable(game, file, paces or at_pace(pace_s))
    return PlayApp(None, lang=lang, table=table, pace_s=pace_s, folder=folder)


def screen_text(app: App[None]) -> str:
    """Everything on the screen as text."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()  # noqa: SLF001  what the terminal would get
    return "\n".join("".join(segment.text for segment in strip)[:width] for strip in strips[:height])


def asked(app: PlayApp) -> Question | None:
    """What the person at the screen is asked."""
    screen = app.screen
    if not isinstance(screen, TableScreen) or screen.viewer is None:
        return None
    return screen.asked(screen.eyes.view) if screen.eyes.playing else None


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after the other, each when the table has answered to the one before."""
    for key in keys:
        await pilot.press(key)
        await until(pilot, lambda: not _unanswered(pilot.app))
        await pilot.pause()


def _unanswered(app: App[None]) -> bool:
    """Whether somebody at the screen has said something that the table has not answered yet."""
    tables = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
    return any(seat.unanswered for table in tables for seat in table.listening)


async def answer(pilot: Pilot[None]) -> None:
    """Do the first thing that comes to hand: jump in, a card, else drawing, else the first answer; on other screens go on."""
    app = pilot.app
    assert isinstance(app, PlayApp)
    question = asked(app)
    if isinstance(app.screen, TableScreen) and hand(app).jumping is not None:
        await press(pilot, "j")
    elif question is not None and question.choices[0].verb in {"draw", "take"}:
        await press(pilot, "d")
    elif question is not None or not isinstance(app.screen, TableScreen):
        await press(pilot, "enter")
    else:
        await pilot.pause()


async def until(pilot: Pilot[None], condition: Callable[[], bool], *, patience_s: float = 300.0) -> None:
    """Wait for something that time brings, however busy the machine is."""
    last = time.monotonic() + patience_s
    while not condition():
        assert time.monotonic() < last, f"it never came:\n{screen_text(pilot.app)}"
        await pilot.pause(0.02)


async def resize(pilot: Pilot[None], width: int, height: int) -> None:
    """Make the window larger or smaller: the screen follows a moment later."""
    await pilot.resize_terminal(width, height)
    await until(pilot, lambda: pilot.app.screen._compositor.size == (width, height))  # noqa: SLF001  what is drawn
    await pilot.pause()


def let_pass(app: PlayApp, seconds: float) -> None:
    """Move the clock of the table on."""
    table = app.table
    assert table is not None
    table._stopped_s -= seconds  # noqa: SLF001  nobody but a test hurries it
    table.pause(paused=False)


async def play_out(pilot: Pilot[None], *, presses: int = 400) -> None:
    """Play until the match is over."""
    for _ in range(presses):
        if isinstance(pilot.app.screen, MatchEnd):
            return
        await answer(pilot)
    raise AssertionError("the match did not end")


def is_on(app: LastcardApp, kind: type[Screen[Any]]) -> bool:
    """Whether a kind of screen is in front."""
    return isinstance(app.screen, kind)


def hand(app: PlayApp) -> Hand:
    """The hand on the screen."""
    return app.screen.query_one(Hand)
