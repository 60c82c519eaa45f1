"""Playing positions on to the end of their round, once from each choice: by what comes of them, choices are compared.

All choices of a position meet the same chance, as often as is wanted: until the discard pile is shuffled, the same cards are
drawn in the same order, and most of what is luck cancels out. What seats remember goes on from where it was, and scores are kept,
so that the end shows what the match has come to. A row has all cards: positions of the true deal are for training, and a seat at
a table can only play out what might be.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.batch.chance import mixed
from lastcard.batch.compiling import kernel, u64
from lastcard.batch.entries import entry_for_any
from lastcard.batch.memory import hear, hear_drawn
from lastcard.batch.odds import ODDS, Odds
from lastcard.batch.play import answer
from lastcard.batch.policies import remembering_move
from lastcard.batch.seating import Seating
from lastcard.batch.state import GAME, NOBODY, Game, Games, current

NO_CHOICE = -1
"""Fills the list of a position that has fewer choices than another."""
WINNER, POINTS = 0, 1
"""Where an outcome has the seat that won the round, and from where on what each seat scored."""


@kernel
def set_chance(game: Game, seed: int, index: int) -> None:
    """Begin the random numbers of a rollout, those of piles and those of who chooses."""
    game.luck = mixed(mixed(u64(seed)) ^ u64(index))
    game.chance = mixed(game.luck)


@kernel
def choose(game: Game, odds: Odds, seat: int, choice: int) -> None:
    """A seat that is asked takes a choice, for all to hear."""
    step = current(game)
    hear(game, odds, step, seat, choice)
    answer(game, seat, choice)
    hear_drawn(game, odds, step)


@kernel
def go_on(game: Game, seating: Seating, odds: Odds) -> int:
    """One move of whoever is asked: compiled by itself, for all who play on."""
    return remembering_move(game, seating, odds)


@kernel
def finish(game: Game, seating: Seating, odds: Odds) -> None:
    """Play a round to its end."""
    while not game.round_over:
        go_on(game, seating, odds)


@entry_for_any
def _roll_out(
    starts: Games,
    all_seating: npt.NDArray[np.void],
    memories: npt.NDArray[np.void],
    seats: npt.NDArray[np.int64],
    choices: npt.NDArray[np.int64],
    seed: int,
    times: int,
    games: Games,
    heard: npt.NDArray[np.void],
    outcomes: npt.NDArray[np.int64],
) -> None:
    """The work of `roll_out`, with room for one game."""
    game, odds, seating = games[0], heard[0], all_seating[0]
    for at in range(len(starts)):
        for chosen in range(choices.shape[1]):
            if choices[at, chosen] == NO_CHOICE:
                continue
            for again in range(times):
                games[0], heard[0] = starts[at], memories[at]
                set_chance(game, seed, at * times + again)
                choose(game, odds, seats[at], choices[at, chosen])
                finish(game, seating, odds)
                outcomes[at, chosen, again, WINNER] = game.round_winner
                for seat in range(game.players):
                    outcomes[at, chosen, again, POINTS + seat] = game.scores[seat] - starts[at].scores[seat]


def roll_out(
    starts: Games,
    memories: npt.NDArray[np.void],
    seats: npt.NDArray[np.int64],
    choices: npt.NDArray[np.int64],
    seating: npt.NDArray[np.void],
    *,
    seed: int,
    times: int,
) -> npt.NDArray[np.int64]:
    """What comes of each choice of some positions, each played out so many times.

    By position: a row, what is remembered there, who is asked, and a list of choices that are offered, with `NO_CHOICE` behind
    them. By position, choice and time, an outcome has the winner of the round, NOBODY if nobody won, and what each seat scored;
    of what fills a list it has NOBODY and nothing. The same seed gives the same outcomes.
    """
    players = int(starts[0]["players"]) if len(starts) else 0
    outcomes = np.zeros((*choices.shape, times, POINTS + players), np.int64)
    outcomes[..., WINNER] = NOBODY
    if len(starts):
        room = np.zeros(1, GAME), np.zeros(1, ODDS)
        _roll_out(
            starts,
            seating,
            memories,
            seats.astype(np.int64),
            choices.astype(np.int64),
            u64(seed % 2**64),
            times,
            *room,
            outcomes,
        )
    return outcomes
