"""RLCard's agent at our tables: what it is told, in RLCard's words, and what becomes of its answers. RLCard is not needed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bots.seats import Seats
from lastcard.bench.bots import Measure, report
from lastcard.bench.rule_agent import NAME, RuleAgent, enter
from lastcard.bots import levels
from lastcard.bots.arena import Duel, duel
from lastcard.words import Words


class Told:
    """An agent that writes down what it is told, and takes a certain action, or the first."""

    def __init__(self, action: str | None = None) -> None:
        self._action = action
        self.actions: list[str] = []
        self.hand: list[str] = []

    def step(self, state: dict[str, Any]) -> str:
        """Its action."""
        self.actions, self.hand = state["raw_legal_actions"], state["raw_obs"]["hand"]
        return self._action or self.actions[0]


def answer(seats: Seats, agent: Told, seat: int = 0, name: str | None = None) -> str | None:
    """What the agent's bot says."""
    bot = RuleAgent(random.Random(1), agent)  # noqa: S311  bots need no secrecy
    choice = bot.choose(seats.match.view(seat), seats.question(seat, name), seats.memory(seat))
    return None if choice is None else str(choice)


def test_cards_that_fit_are_offered_in_its_words_and_no_bluff() -> None:
    """A Wild in every colour; a Wild Draw Four only where it is legal, drawing only where nothing fits."""
    agent = Told("g-wild")

    assert answer(Seats("R7 B+2 Rrev W W4 Y1 | Y1"), agent) == "play W"
    assert sorted(agent.actions) == ["b-wild", "g-wild", "r-7", "r-reverse", "r-wild", "y-wild"]
    assert sorted(agent.hand) == ["b-draw_2", "r-7", "r-reverse", "r-wild", "r-wild_draw_4", "y-1"]
    assert answer(Seats("B7 W4 | Y1"), agent := Told("y-wild_draw_4")) == "play W4"
    assert len(agent.actions) == 4


def test_where_nothing_fits_it_draws_and_a_drawn_card_that_fits_is_played() -> None:
    """As in RLCard's environment."""
    assert answer(Seats("B7 B8 | Y1"), Told()) == "draw"
    assert answer(Seats("B7 B8 | Y1", draw_pile="R9 Y1 Y2").play("0 draw"), Told()) == "play R9"
    assert answer(Seats("R7 B8 | Y1", draw_pile="W4 Y1 Y2").play("0 draw"), Told()) == "keep"


def test_the_colour_is_that_of_the_card_it_would_play() -> None:
    """RLCard names both at once."""
    agent = Told("y-wild")

    assert answer(Seats("W B8 Y1 | Y1 Y2").play("0 play W"), agent) == "colour yellow"
    assert sorted(agent.actions) == ["b-wild", "g-wild", "r-wild", "y-wild"]


def test_what_rlcard_does_not_have_is_answered_simply() -> None:
    """It calls, and never challenges."""
    assert answer(Seats("R7 R8 | Y1 Y2").play("0 play R7"), Told(), name="uno") == "uno"
    assert answer(Seats("W4 B1 | R1 R2").play("0 play W4", "0 colour blue"), Told(), seat=1, name="challenge") == "accept"


def inside(level: str, players: int, rounds: int, seed: str) -> Duel:
    """What a duel at RLCard's own table might have brought."""
    return msgspec.structs.replace(duel(level, level, players=players, rounds=rounds, seed=seed), against=NAME, edition=NAME)


def test_any_level_meets_it_in_the_plain_edition(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Between two and among four, by our rules and at RLCard's own table; where nobody asked for it, it is no level."""
    assert NAME not in levels()
    monkeypatch.setattr("lastcard.bench.rule_agent.rule_agent", Told)
    monkeypatch.setattr("lastcard.bench.bots.inside", inside)
    enter()
    try:
        report(Measure(rounds=8, level="easy", against=NAME), Words("en"), as_json=False)
    finally:
        levels.cache_clear()

    said = capsys.readouterr().out
    assert "easy : 1 x rlcard, classic" in said
    assert "easy : 3 x rlcard, classic" in said
    assert "1 x rlcard, rlcard" in said
    assert "urrrhhh" not in said
