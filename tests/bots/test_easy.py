"""The levels that play what fits."""

from __future__ import annotations

import random

import pytest

from bots.seats import Seats
from lastcard.bots import bot, levels


def test_easy_plays_anything_that_fits() -> None:
    """Colour, number and colourless cards alike, and it does not draw."""
    assert Seats("R7 B3 W G9 | Y1 Y2").answers(0, "easy") == {"play R7", "play B3", "play W"}


def test_easy_draws_when_nothing_fits() -> None:
    """There is nothing else to do."""
    assert Seats("B7 G9 | Y1 Y2").answers(0, "easy") == {"draw"}


def test_easy_never_bluffs() -> None:
    """A Wild Draw Four that may be challenged with success stays in the hand, just drawn as well."""
    assert Seats("R7 W4 | Y1 Y2").answers(0, "easy") == {"play R7"}
    drew = Seats("R7 B1 | Y1 Y2", draw_pile="W4 Y1").play("0 draw")
    assert drew.answers(0, "easy") == {"keep"}


def test_easy_plays_a_legal_draw_four() -> None:
    """It holds no red card."""
    assert Seats("B7 W4 | Y1 Y2").answers(0, "easy") == {"play W4"}


def test_easy_plays_a_drawn_card_that_fits() -> None:
    """It is one card less."""
    assert Seats("B7 B1 | Y1 Y2", draw_pile="R4 Y1").play("0 draw").answers(0, "easy") == {"play R4"}


def test_easy_accepts_a_draw_four() -> None:
    """Whatever it may think of it."""
    game = Seats("R7 W4 | Y1 Y2").play("0 play W4", "0 colour blue", "0 uno")
    assert game.answers(1, "easy") == {"accept"}


def test_easy_names_a_colour_it_holds() -> None:
    """With no coloured card left, any will do."""
    assert Seats("W R7 G9 | Y1 Y2").play("0 play W").answers(0, "easy", name="colour") == {"colour red", "colour green"}
    assert len(Seats("W W W4 | Y1 Y2").play("0 play W").answers(0, "easy", name="colour")) == 4


def test_easy_calls_and_catches() -> None:
    """Always."""
    game = Seats("R7 R8 | Y1 Y2").play("0 play R7")
    assert game.answers(0, "easy", name="uno") == {"uno"}
    assert game.answers(1, "easy", name="catch") == {"catch 0"}


def test_a_beginner_often_forgets() -> None:
    """Sometimes it calls or catches, mostly it does not think of it."""
    game = Seats("R7 R8 | Y1 Y2").play("0 play R7")
    assert game.answers(0, "beginner", name="uno") == {"uno", None}
    assert game.answers(1, "beginner", name="catch") == {"catch 0", None}
    silent = [game.answer(1, "beginner", name="catch", seed=seed) is None for seed in range(100)]
    assert sum(silent) > 60


def test_a_beginner_never_challenges() -> None:
    """It takes the four."""
    game = Seats("R7 W4 B1 | Y1 Y2").play("0 play W4", "0 colour blue")
    assert game.answers(1, "beginner") == {"accept"}


def test_an_unknown_level_names_those_there_are() -> None:
    """The error says what was possible."""
    with pytest.raises(ValueError, match=", ".join(levels())):
        bot("genius", random.Random(1))  # noqa: S311  bots need no secrecy
