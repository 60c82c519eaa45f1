"""Playing out a round from a position at a real table."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from lastcard.batch import play_out
from lastcard.bots.memory import Memory
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.match import Arrangement, Match
from lastcard.policies import random_choice
from lastcard.polling import Polling
from lastcard.rules import play as game
from lastcard.rules.events import Event
from lastcard.rules.questions import Move
from lastcard.rules.state import Edition, State
from lastcard.views import tell


def position(edition: Edition, moves: int = 25) -> Match:
    """A match some moves into its first round, in the middle of something."""
    match, rng = Match.new(edition, players=3, seed=11), random.Random(edition.id)  # noqa: S311  nothing secret hangs on it
    while moves > 0 or not match.state.agenda:
        question = rng.choice([one for one in match.asked if not one.offer])
        match.move(question.seat, str(rng.choice(question.choices)))
        moves -= 1
        assert not match.state.round_over
    return match


def readable(state: State, rng: random.Random) -> State:
    """The end of the round, by the readable rules, under `random` and with the draw pile in any order."""

    def taken(outcome: tuple[State, tuple[Event, ...]]) -> State:
        after = outcome[0]
        pile = game.pile_to_shuffle(after)
        return after if pile is None else taken(game.shuffle(after, tuple(rng.sample(pile, len(pile)))))

    state, polling = replace(state, draw_pile=tuple(rng.sample(state.draw_pile, len(state.draw_pile)))), Polling()
    while not state.round_over:
        question = polling.question(state, game.asked(state))
        choice = random_choice(question, state.hands[question.seat], state.colour, rng)
        state = taken(game.apply(state, Move(question.seat, choice)))
    return state


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_rounds_end_as_often_alike_as_with_the_readable_rules(edition: Edition) -> None:
    """From the middle of something; wins and points by seat, within five standard errors."""
    state, rounds = position(edition).state, 400
    rng = random.Random(1)  # noqa: S311  nothing secret hangs on it
    ends = [readable(state, rng) for _ in range(rounds)]
    compiled = play_out(state, 40_000)

    assert (compiled.rounds, compiled.players, compiled.edition) == (40_000, 3, edition.id)
    wins = Counter(end.round_winner for end in ends)
    for seat in range(3):
        share = compiled.wins[seat] / 40_000
        assert abs(wins[seat] / rounds - share) < 5 * (share * (1 - share) / rounds) ** 0.5 + 0.01, seat
        points = [end.scores[seat] - state.scores[seat] for end in ends]
        mean = compiled.points[seat] / 40_000
        assert abs(float(np.mean(points)) - mean) < 5 * float(np.std(points)) / rounds**0.5 + 0.5, seat


def test_a_round_that_can_end_in_one_way_only_ends_so() -> None:
    """Whoever is to move has one card, and it fits."""
    place = Arrangement(hands=("R5", "B7 B8"), draw_pile="G1 G2 G3", discard_pile="R9", turn=0)
    state = Match.arrange(CLASSIC, place).state
    result = play_out(state, 50)

    assert result.wins.tolist() == [50, 0]
    assert result.points.tolist() == [50 * 15, 0]
    assert result.last_cards["5"] == 50


def test_the_same_seed_gives_the_same_whatever_the_threads() -> None:
    """And another seed something else; the position stays as it was."""
    state = position(CLASSIC).state
    before = state
    one, two, other = play_out(state, 6000), play_out(state, 6000, threads=2), play_out(state, 6000, seed=2)

    assert one.wins.tolist() == two.wins.tolist()
    assert one.events == two.events
    assert one.wins.tolist() != other.wins.tolist()
    assert state == before


def test_whoever_remembers_goes_on_from_its_memory() -> None:
    """`medium` at a seat needs what that seat was told so far; without it, nothing is played."""
    match = position(CLASSIC)
    memory = Memory(1, 3)
    for event in match.history:
        told = tell(event, 1)
        if told is not None:
            memory.hear(told)
    result = play_out(match.state, 500, policy=["random", "medium", "random"], memories=[memory])

    assert result.rounds == 500
    assert result.policies == ("random", "medium", "random")
    with pytest.raises(ValueError, match=r"no other: \[1\]"):
        play_out(match.state, 500, policy=["random", "medium", "random"])
    with pytest.raises(ValueError, match=r"no other: \[\]"):
        play_out(match.state, 500, memories=[memory])


def test_where_nothing_is_left_to_play_nothing_is_played() -> None:
    """A round that is over, and one that has not begun."""
    match = Match.new(CLASSIC, players=2, seed=1)
    while not match.state.round_over:
        question = match.asked[0]
        match.move(question.seat, str(question.choices[0]))
    for state in (match.state, Match.seated(CLASSIC, players=2, seed="1").state):
        with pytest.raises(ValueError, match="round under way"):
            play_out(state, 10)
    with pytest.raises(ValueError, match="rounds must be"):
        play_out(position(CLASSIC).state, -1)
