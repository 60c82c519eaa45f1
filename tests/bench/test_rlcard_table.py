"""A bot of ours at RLCard's own table: what it sees there, and what it answers. RLCard is not needed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from lastcard.bench.rlcard_table import Guest
from lastcard.bots import Memory
from lastcard.cards import card
from lastcard.rules.questions import Choice, Question
from lastcard.views import View


def game(colour: str = "r") -> SimpleNamespace:
    """A game of RLCard, as far as all may know it."""
    lies = SimpleNamespace(direction=-1, target=SimpleNamespace(color=colour))
    return SimpleNamespace(round=lies, dealer=SimpleNamespace(deck=["any"] * 60))


class Seeing:
    """A bot that keeps what it sees, and takes the last choice."""

    def __init__(self) -> None:
        self.seen: list[tuple[View, Question]] = []

    def choose(self, view: View, question: Question, memory: Memory) -> Choice:
        """The last."""
        assert memory.seat == question.seat
        self.seen.append((view, question))
        return question.choices[-1]


def told(actions: list[str], **changed: Any) -> dict[str, Any]:
    """What RLCard tells the second of three."""
    state = {"hand": ["r-7", "b-wild", "g-draw_2"], "target": "r-3", "played_cards": ["y-3", "r-3"], "num_cards": [4, 3, 1]}
    return {"raw_legal_actions": actions, "raw_obs": state | changed}


def test_it_sees_what_rlcard_tells() -> None:
    """Its own hand, the piles and how many cards everybody holds."""
    bot = Seeing()

    wilds = ["r-wild", "g-wild", "b-wild", "y-wild"]
    assert Guest(game(), 1, bot).step(told(["r-7", *wilds])) in wilds
    (view, turn), (played, colour) = bot.seen
    assert view.hand == (card("R7"), card("W"), card("G+2"))
    assert (view.colour, view.direction, view.hand_sizes, view.draw_pile_size) == ("red", "right", (4, 3, 1), 60)
    assert view.discard_pile == (card("R3"), card("Y3"))
    assert [str(choice) for choice in turn.choices] == ["play R7", "play W"]
    assert played.hand == (card("R7"), card("G+2"))
    assert played.discard_pile[0] is card("W")
    assert len(colour.choices) == 4


@pytest.mark.parametrize(("actions", "answer"), [(["draw"], "draw"), (["g-draw_2"], "g-draw_2")])
def test_it_answers_in_words_of_rlcard(actions: list[str], answer: str) -> None:
    """Where nothing fits nobody is asked."""
    assert Guest(game(), 1, Seeing()).eval_step(told(actions))[0] == answer


def test_a_pile_that_was_shuffled_has_the_card_to_follow() -> None:
    """RLCard takes all cards that were played back into the deck; a Wild has the colour that was named."""
    bot = Seeing()

    Guest(game("g"), 1, bot).step(told(["g-draw_2"], played_cards=[], target="r-wild"))
    assert bot.seen[0][0].discard_pile == (card("W"),)
    assert bot.seen[0][0].colour == "green"
