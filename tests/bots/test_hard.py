"""The level `hard`: it weighs as `medium` does, for the match, and decides about bluffs by their odds."""

from __future__ import annotations

import random

import msgspec
import pytest

from bots.seats import Seats
from lastcard.bots.arena import BotTable
from lastcard.bots.hard import Hard
from lastcard.bots.terms import daring
from lastcard.bots.weighing import Weighing
from lastcard.bots.weights import TWO_PLAYERS, Weights
from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN, Edition
from table import clause

BALANCED = msgspec.structs.replace(TWO_PLAYERS, bluffs=0.0, poise=1.0, tempo=2.0, strike=0.0)
"""A challenge pays from a chance of guilt of one in four on: two cards more against four and a turn worth two."""


def weighing(seats: Seats, seat: int, weights: Weights = BALANCED, name: str | None = None) -> Weighing:
    """What a seat is asked, weighed; unless told otherwise, by one that bluffs by the odds."""
    return Weighing(seats.match.view(seat), seats.question(seat, name), seats.memory(seat), weights)


def dares(seats: Seats, weights: Weights = BALANCED) -> float:
    """How often the first seat dares a bluff."""
    weighed = weighing(seats, 0, weights)
    return daring(weighed.game, weighed.seating, 0)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_it_plays_every_edition(edition: Edition) -> None:
    """A round to its end, with as many as can sit at a table."""
    for players in (PLAYERS_MIN, 3, PLAYERS_MAX):
        match = Match.new(edition.id, players=players, seed="hard")
        BotTable(match, [Hard(random.Random(seat)) for seat in range(players)]).play_round()  # noqa: S311  no secrecy
        assert match.state.round_over


@clause("challenge.guilty", "challenge.innocent")
def test_a_challenge_is_a_matter_of_its_odds() -> None:
    """What it costs in vain against what it saves: the nearer the player is to going out, the sooner it pays."""
    far = Seats("W4 R1 R2 G1 G2 G3 | B1 B2", top="B3", turn=0).play("0 play W4", "0 colour green")
    near = Seats("W4 R1 | B1 B2", top="B3", turn=0).play("0 play W4", "0 colour green")
    eager = msgspec.structs.replace(BALANCED, strike=8.0)

    def nerve(seats: Seats, weights: Weights) -> float:
        ranked = weighing(seats, 1, weights, "challenge").ranked()
        return next(terms["innocent"] for _, terms in ranked if "innocent" in terms)

    assert nerve(far, BALANCED) == nerve(near, BALANCED) == pytest.approx(0.25)
    assert nerve(near, eager) < nerve(far, eager) < 0.25


@clause("ruling.bluff")
def test_a_bluff_is_dared_as_often_as_a_challenge_gains_nothing() -> None:
    """With few cards it is believed more often, so that it may be dared more often; `medium` dares one in four."""
    few, many = Seats("W4 B1 | R1 R2", top="B3"), Seats("W4 B1 R1 R2 R4 R5 R6 | R1 R2", top="B3")

    assert 0 < dares(many) < dares(few) < 1
    lacks = (1 - 25 / 108) ** 2
    assert dares(few) == pytest.approx(1 / 3 * lacks / (1 - lacks), abs=0.02)
    assert dares(few, TWO_PLAYERS) == 0.25


@clause("score.winner")
def test_points_count_less_against_somebody_who_only_has_to_win() -> None:
    """Both cards are left to play: which is shed first depends on what points decide."""
    weights = msgspec.structs.replace(TWO_PLAYERS, stakes=1.0)
    choices = {}
    for scores in ((0, 0), (0, 499)):
        seats = Seats("R9 R1 G2 | B1 B2 B3", top="R3", scores=scores)
        ranked = weighing(seats, 0, weights).ranked()
        choices[scores] = {str(choice): terms["points"] for choice, terms in ranked if "points" in terms}

    assert choices[0, 0]["play R9"] == pytest.approx(0.005 * 9 / 3)
    assert choices[0, 499]["play R9"] == pytest.approx(0.0)
