"""Choices as texts: what an edition's verbs make of them, and what they refuse."""

from __future__ import annotations

import pytest

from lastcard.cards import Colour, card
from lastcard.editions.best_friends import BEST_FRIENDS
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.match import Arrangement, Match
from lastcard.rules.errors import IllegalMove
from lastcard.rules.questions import (
    DRAW,
    PASS,
    CardChoice,
    Choice,
    ColourChoice,
    NumberChoice,
    SeatChoice,
)
from table import clause


def test_a_text_is_read_by_the_kind_of_its_verb() -> None:
    """A card, a colour, a seat, a number, or nothing but the word."""
    friends, battle = BEST_FRIENDS.verbs, KICKIN_BATTLE.verbs

    assert Choice.parse("draw") == DRAW
    assert Choice.parse("play B+2") == CardChoice("play", card("B+2"))
    assert Choice.parse("colour red") == ColourChoice("colour", Colour.RED)
    assert Choice.parse("catch 9") == SeatChoice("catch", 9)
    assert Choice.parse("battle 2", battle) == SeatChoice("battle", 2)
    assert Choice.parse("number 2", friends) == NumberChoice("number", 2)
    assert Choice.parse("pass", friends) == PASS


@clause("ruling.uno_early")
def test_the_call_follows_only_where_the_verb_lets_it() -> None:
    """A card that is played or put down, and nothing else."""
    assert Choice.parse("play R7 uno") == CardChoice("play", card("R7"), uno=True)
    assert Choice.parse("put G7 uno", BEST_FRIENDS.verbs) == CardChoice("put", card("G7"), uno=True)
    for text in ("pick R7 uno", "battle 1 uno", "draw uno"):
        with pytest.raises(ValueError, match="is no choice"):
            Choice.parse(text, KICKIN_BATTLE.verbs)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "sing",
            "battle 1",
            "play",
            "play X9",
            "play R7 R8",
            "play R7 uno uno",
            "play  R7",
            "PLAY R7",
            "draw ",
            "draw 1",
        ),
        *("colour", "colour mauve", "catch", "catch one", "catch 01", "catch -1", "catch 99999", "catch ²"),
    ],
)
def test_what_is_no_choice_of_the_plain_game_is_refused(text: str) -> None:
    """With what is wrong; also what another way of writing would mean."""
    with pytest.raises(ValueError, match="is no choice"):
        Choice.parse(text)


def test_a_match_takes_a_choice_or_its_text() -> None:
    """Both are the same move, and are recorded alike; a choice that was not offered is refused either way."""
    position = Arrangement(hands=("R7 B3", "G1 G2"), draw_pile="Y1", discard_pile="R5", turn=0)
    one, other = (Match.arrange("classic", position, seed=1) for _ in range(2))

    assert one.move(0, "play R7 uno") == other.move(0, Choice.parse("play R7 uno"))
    assert one.record() == other.record()
    for choice in ("play B3", Choice.parse("play B3"), Choice.parse("challenge")):
        with pytest.raises(IllegalMove):
            one.move(1, choice)
