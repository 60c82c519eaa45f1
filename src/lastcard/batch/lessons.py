"""What a net learns from: decisions of self-play, with what came of each choice in rollouts of the true deal."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.batch.bits import ONE, first
from lastcard.batch.chance import following, mixed, scaled
from lastcard.batch.choices import OTHERS
from lastcard.batch.compiling import i64, kernel, u64
from lastcard.batch.entries import entry_for_any
from lastcard.batch.memory import forget_match, forget_round
from lastcard.batch.polling import jump_asked, polled, waiting_seat
from lastcard.batch.questions import cards_offered, others_offered
from lastcard.batch.rollouts import choose, finish, go_on, set_chance
from lastcard.batch.rounds import seat_down
from lastcard.batch.seating import Seating
from lastcard.batch.setup import begin_round
from lastcard.batch.state import NOBODY, Game, Games, current, kind_of
from lastcard.bots.chances import told
from lastcard.bots.codes import bit
from lastcard.bots.features import tell
from lastcard.bots.nets import INPUTS
from lastcard.bots.odds import reckon
from lastcard.bots.valuing import has_say

DECISION, WON, GAINED = range(3)
"""What is written of a choice: the number of its decision, how often the round was won, and the chance to win the match, in units
of what winning the round is worth."""
CHOICES_MAX = 64
LEAST = 0.02
"""What winning a round is worth at least: somebody who is as good as beaten teaches little."""


@kernel
def _chance(game: Game, seating: Seating, seat: int, winner: int, points: int) -> float:
    """A seat's chance to win the match if somebody, or nobody, scored so much more."""
    scratch, chances, scores = np.zeros(4 * game.players), np.zeros(game.players), np.zeros(game.players, np.int64)
    for other in range(game.players):
        scores[other] = game.scores[other] + (points if other == winner else 0)
    told(seating.equity, scores, game.target, game.players, seating.mode, scratch, chances)
    return float(chances[seat])


@kernel
def _worth(game: Game, seating: Seating, seat: int) -> float:
    """What it is worth to win this round with the usual points, against somebody else winning it."""
    lost = 0.0
    for winner in range(game.players):
        if winner != seat:
            lost += _chance(game, seating, seat, i64(winner), seating.typical)
    return max(LEAST, _chance(game, seating, seat, seat, seating.typical) - lost / (game.players - 1))


@kernel
def _teaches(game: Game, step: int, seat: int) -> bool:
    """Whether a seat has a choice that the net has a say in."""
    return has_say(game, kind_of(step), seat, cards_offered(game, step, seat), others_offered(game, step, seat))


@kernel
def _look(
    games: Games,
    seating: Seating,
    all_odds: npt.NDArray[np.void],
    seat: int,
    dice: int,
    times: int,
    inputs: npt.NDArray[np.int16],
    outputs: npt.NDArray[np.float32],
    row: int,
) -> int:
    """Play every choice of a decision out; gives the next row to write."""
    game, odds, copy, heard = games[0], all_odds[0], games[1], all_odds[1]
    step, decision = current(game), row
    cards, others = cards_offered(game, step, seat), others_offered(game, step, seat)
    reckon(game, odds, seat)
    worth = _worth(game, seating, seat)
    while cards or others:
        if cards:
            choice = first(cards)
            cards &= ~bit(choice)
        else:
            choice = OTHERS + first(others)
            others &= others - ONE
        tell(game, seating, odds, kind_of(step), seat, choice, odds.told)
        for at in range(INPUTS):
            inputs[row, at] = odds.told[at]
        won = gained = 0.0
        for again in range(times):
            games[1], all_odds[1] = games[0], all_odds[0]
            set_chance(copy, dice, again)
            choose(copy, heard, seat, choice)
            finish(copy, seating, heard)
            won += copy.round_winner == seat
            gained += _chance(copy, seating, seat, NOBODY, i64(0))
        outputs[row, DECISION] = decision
        outputs[row, WON] = won / times
        outputs[row, GAINED] = gained / times / worth
        row += 1
    return row


@entry_for_any
def gather(
    games: Games,
    all_seating: npt.NDArray[np.void],
    all_odds: npt.NDArray[np.void],
    learners: int,
    seed: int,
    one_in: int,
    times: int,
    inputs: npt.NDArray[np.int16],
    outputs: npt.NDArray[np.float32],
) -> int:
    """Play matches until there is no more room, and look at one in so many decisions of learners; gives the rows written.

    There are two games, and two records of what is remembered: one to play, and one to play out.
    """
    game, seating, odds = games[0], all_seating[0], all_odds[0]
    row, index, dice = i64(0), i64(0), mixed(u64(seed))
    while True:
        seat_down(game, seed, index, True)  # noqa: FBT003  compiled functions take no keyword arguments
        index += 1
        forget_match(odds)
        while not game.match_over:
            begin_round(game)
            forget_round(game, odds)
            while not game.round_over:
                step = current(game)
                if polled(game) == NOBODY and jump_asked(game, step) == NOBODY:
                    seat = waiting_seat(step)
                    dice = following(dice)
                    if learners >> seat & 1 and not scaled(dice, one_in) and _teaches(game, step, seat):
                        row = _look(games, seating, all_odds, seat, dice, times, inputs, outputs, row)
                        if row > len(inputs) - CHOICES_MAX:
                            return row
                go_on(game, seating, odds)
