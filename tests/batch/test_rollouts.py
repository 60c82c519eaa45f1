"""Playing positions on from each choice: all choices meet the same chance, and nothing but the choice differs."""

from __future__ import annotations

from typing import Any

import numpy as np

from bots.seats import Seats
from lastcard.batch import play_out
from lastcard.batch.bridge import remember, to_row
from lastcard.batch.cards import codes
from lastcard.batch.choices import DRAW_CHOICE
from lastcard.batch.rollouts import NO_CHOICE, POINTS, WINNER, roll_out
from lastcard.batch.seating import seating_of
from lastcard.batch.state import GAME, NOBODY
from lastcard.cards import card
from lastcard.editions.classic import CLASSIC

R9 = codes(CLASSIC)[card("R9")]


def rolled(hands: str, choices: list[list[int]], *, times: int = 200, seed: int = 1, top: str = "R3") -> Any:
    """What comes of choices of seat 0, in as many copies of one position as there are lists."""
    game = Seats(hands, top=top)
    players = len(game.match.state.hands)
    starts = np.zeros(len(choices), GAME)
    starts[:] = to_row(game.match.state)
    memories = np.repeat(remember([game.memory(seat) for seat in range(players)], game.match.state.edition), len(choices))
    seating = seating_of("medium", players)
    return roll_out(starts, memories, np.zeros(len(choices), np.int64), np.array(choices), seating, seed=seed, times=times)


def test_the_last_card_ends_the_round_whatever_chance_brings() -> None:
    """The other is left with nine points, and drawing instead does not win every time."""
    ends = rolled("R9 | Y9", [[R9, DRAW_CHOICE]])

    assert (ends[0, 0, :, WINNER] == 0).all()
    assert (ends[0, 0, :, POINTS:] == [9, 0]).all()
    assert 0 < (ends[0, 1, :, WINNER] == 0).mean() < 1


def test_the_same_choice_comes_to_the_same_and_another_seed_to_something_else() -> None:
    """Each time has chance of its own, which all choices of a position share; what only fills a list is not played."""
    hands = "R9 G9 R4 B4 | Y9 Y8 B1 B2"
    ends = rolled(hands, [[R9, R9, NO_CHOICE]], times=50)

    assert (ends[:, 0] == ends[:, 1]).all()
    assert len({tuple(end) for end in ends[0, 0].tolist()}) > 10
    assert (ends[0, 2, :, WINNER] == NOBODY).all()
    assert not ends[0, 2, :, POINTS:].any()
    assert (rolled(hands, [[R9]], times=50) == ends[:, :1]).all()
    assert (rolled(hands, [[R9]], times=50, seed=2) != ends[:, :1]).any()


def test_a_position_is_won_as_often_as_it_is_played_out() -> None:
    """Nothing fits, so it is drawn, so that playing out the position has the same chances; five standard errors."""
    hands, times = "R9 G9 R4 B4 | Y9 Y8 B1 B2", 4000
    game = Seats(hands, top="Y3")
    whole = play_out(game.match.state, times, "medium", memories=[game.memory(0), game.memory(1)])

    won = (rolled(hands, [[DRAW_CHOICE]], times=times, top="Y3")[..., WINNER] == 0).mean()

    assert abs(won - whole.wins[0] / times) < 5 * np.sqrt(0.5 / times)
