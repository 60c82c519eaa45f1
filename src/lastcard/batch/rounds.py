"""Rounds, or matches, one after the other, and what is counted of them.

Every one has random numbers of its own, from the seed and its index, and everything counted is a sum of whole numbers.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from lastcard.batch import pairing
from lastcard.batch.chance import seeded
from lastcard.batch.compiling import i64, kernel
from lastcard.batch.entries import entry_by_table, entry_for_any
from lastcard.batch.events import EVENTS
from lastcard.batch.memory import forget_match, forget_round
from lastcard.batch.policies import move, remembering_move
from lastcard.batch.setup import begin_round, draw_for_deal
from lastcard.batch.state import FACES, NO_CARD, NOBODY, BySeat, Game, Games, Number, layout
from lastcard.bots.codes import face_of
from lastcard.rules.steps import TURNS_MAX

POINTS_MAX = 2500
"""More than all cards together score, of the richest deck that a file can give."""


class Tally:
    """What one thread has counted."""

    rounds: Number
    matches: Number
    turns: Number
    blocked: Number
    wins: BySeat
    places: BySeat
    points: BySeat
    match_wins: BySeat
    lengths: Annotated[list[int], "i8", TURNS_MAX + 1]
    round_points: Annotated[list[int], "i8", POINTS_MAX]
    last_cards: Annotated[list[int], "i8", FACES]


TALLY = layout(Tally)


@kernel
def seat_down(game: Game, seed: int, index: int, whole_match: bool) -> None:
    """Begin the round or match of an index."""
    seeded(game, seed, index)
    if whole_match:
        draw_for_deal(game)
    else:
        # The deal goes round with the index, so that no seat is favoured.
        game.dealer = index % game.players
        game.round_no = game.match_over = 0


@kernel
def _take_up(games: Games, starts: Games, seed: int, index: int) -> None:
    """Begin at a position; what was counted before stays."""
    for event in range(len(EVENTS)):
        starts[0].events[event] = games[0].events[event]
    games[0] = starts[0]
    seeded(games[0], seed, index)


@kernel
def _count_round(game: Game, tally: Tally) -> None:
    """Count a round that is over."""
    tally.rounds += 1
    tally.turns += game.turns
    tally.lengths[game.turns] += 1
    winner = game.round_winner
    if winner == NOBODY:
        tally.blocked += 1
        return
    tally.round_points[game.round_points] += 1
    tally.wins[winner] += 1
    # How far from the dealer the winner sits, in the direction in which the round began.
    tally.places[(game.start_direction * (winner - game.dealer)) % game.players] += 1
    last = i64(game.last_card[winner])
    if last != NO_CARD:
        tally.last_cards[face_of(last)] += 1


@kernel
def _count_match(game: Game, tally: Tally, whole_match: bool) -> None:
    """Count the points, and a match that is over."""
    if whole_match and game.match_over:
        tally.matches += 1
        tally.match_wins[game.match_winner] += 1
    for seat in range(game.players):
        tally.points[seat] += game.scores[seat]
        game.scores[seat] = 0


@kernel
def _note_round(game: Game, outcomes: npt.NDArray[np.int64], at: int) -> None:
    """Write down what a round has brought, for those who compare."""
    outcomes[at, pairing.ROUNDS] += 1
    outcomes[at, pairing.TURNS] += game.turns
    winner = game.round_winner
    if winner == NOBODY:
        outcomes[at, pairing.BLOCKED] += 1
        return
    outcomes[at, pairing.WON] += 1
    outcomes[at, pairing.POINTS] += game.round_points
    outcomes[at, pairing.WINS + winner] += 1
    outcomes[at, pairing.PLACES + (game.start_direction * (winner - game.dealer)) % game.players] += 1
    last = i64(game.last_card[winner])
    if last != NO_CARD:
        outcomes[at, pairing.LAST + face_of(last)] += 1


@kernel
def _note_match(game: Game, outcomes: npt.NDArray[np.int64], at: int, whole_match: bool) -> None:
    """The same of the points, and of a match that is over."""
    for seat in range(game.players):
        outcomes[at, pairing.SCORES + seat] += game.scores[seat]
    if whole_match and game.match_over:
        outcomes[at, pairing.MATCHES] += 1
        outcomes[at, pairing.MATCH_WINS + game.match_winner] += 1


@entry_by_table
def play_on(
    games: Games,
    all_seating: npt.NDArray[np.void],
    starts: Games,
    tallies: npt.NDArray[np.void],
    outcomes: npt.NDArray[np.int64],
    seed: int,
    start: int,
    count: int,
    whole_matches: bool,
    halt: npt.NDArray[np.bool_],
) -> None:
    """Play the rounds, or matches, of these indices, unless halted: then no further round begins.

    Rounds are dealt, unless there is a row to start from. What each brings is written down where there is room for it.
    """
    game, seating, tally = games[0], all_seating[0], tallies[0]
    for index in range(start, start + count):
        if halt[0]:
            return
        if starts.size:
            _take_up(games, starts, seed, index)
        else:
            seat_down(game, seed, index, whole_matches)
        while True:
            if not starts.size:
                begin_round(game)
            while not game.round_over:
                move(game, seating)
            _count_round(game, tally)
            if outcomes.size:
                _note_round(game, outcomes, index - start)
            if not whole_matches or game.match_over or halt[0]:
                break
        if outcomes.size:
            _note_match(game, outcomes, index - start, whole_matches)
        _count_match(game, tally, whole_matches)


@entry_for_any
def play_on_remembering(
    games: Games,
    all_seating: npt.NDArray[np.void],
    starts: Games,
    all_odds: npt.NDArray[np.void],
    recalled: npt.NDArray[np.void],
    tallies: npt.NDArray[np.void],
    outcomes: npt.NDArray[np.int64],
    seed: int,
    start: int,
    count: int,
    whole_matches: bool,
    halt: npt.NDArray[np.bool_],
) -> None:
    """The same where somebody remembers: an entry of its own, as it takes longer to compile and to play."""
    game, seating, odds, tally = games[0], all_seating[0], all_odds[0], tallies[0]
    for index in range(start, start + count):
        if halt[0]:
            return
        if starts.size:
            _take_up(games, starts, seed, index)
            all_odds[0] = recalled[0]
        else:
            seat_down(game, seed, index, whole_matches)
            forget_match(odds)
        while True:
            if not starts.size:
                begin_round(game)
                forget_round(game, odds)
            while not game.round_over:
                remembering_move(game, seating, odds)
            _count_round(game, tally)
            if outcomes.size:
                _note_round(game, outcomes, index - start)
            if not whole_matches or game.match_over or halt[0]:
                break
        if outcomes.size:
            _note_match(game, outcomes, index - start, whole_matches)
        _count_match(game, tally, whole_matches)
