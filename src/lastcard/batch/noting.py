"""Playing many rounds or matches and writing down what each brought (`lastcard.batch.notes`).

`simulation` counts, and needs no more memory for more rounds; here every round leaves a row.
"""

from __future__ import annotations

import queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from lastcard.batch.cards import codes
from lastcard.batch.compiling import kernel, u64
from lastcard.batch.entries import entry_for_any
from lastcard.batch.memory import forget_match, forget_round
from lastcard.batch.notes import (
    AHEAD,
    CLOSE,
    COLUMNS,
    LAST,
    LEADERS,
    MATCH_TURNS,
    MATCH_WINNER,
    NONE,
    PLACE,
    ROUNDS,
    TRAILERS,
    TURNS,
    WINNER,
    Deal,
    Rounds,
    Rows,
    kind_of,
    kinds_of,
)
from lastcard.batch.odds import ODDS
from lastcard.batch.options import rows
from lastcard.batch.policies import remembering_move
from lastcard.batch.readable import Table
from lastcard.batch.readable_notes import read_match, read_round
from lastcard.batch.rounds import seat_down
from lastcard.batch.seating import remembering, seating_of
from lastcard.batch.setup import begin_round
from lastcard.batch.simulation import Setting, threads_of
from lastcard.batch.state import CODES, NO_CARD, NOBODY, Game, Games
from lastcard.bots.codes import LOW
from lastcard.rules.state import Edition

CHUNK_ROUNDS, CHUNK_MATCHES, CHUNK_READABLE = 500, 40, 4
"""So many are played at a time: an interrupt waits for no more."""

Progress: TypeAlias = Callable[[int], None]
"""Told how many more are done."""


# --- What is written down ----------------------------------------------------------------------------------------------------


@kernel
def _note_deal(game: Game, kinds: npt.NDArray[np.int8], deal: Deal) -> None:
    """Count the cards that each seat was dealt: the pile is its own log, and the first card drawn from it lies at its end."""
    for at in range(game.players * game.hand_size):
        seat = (game.dealer + game.start_direction * (at + 1)) % game.players
        deal[seat, kinds[game.draw_pile[game.deck_size - 1 - at]]] += 1


@kernel
def _closest(game: Game) -> int:
    """The one seat with the fewest cards, `NOBODY` where several have so few; as many as players while nobody is close."""
    fewest, closest = CLOSE + 1, game.players
    for seat in range(game.players):
        if game.size[seat] < fewest:
            fewest, closest = game.size[seat], seat
        elif game.size[seat] == fewest and fewest <= CLOSE:
            closest = NOBODY
    return closest


@kernel
def _note_round(game: Game, ahead: int, kinds: npt.NDArray[np.int8], note: Rows) -> None:
    winner = game.round_winner
    note[TURNS] = game.turns
    note[WINNER] = winner
    note[PLACE] = note[LAST] = NONE
    note[AHEAD] = ahead if ahead < game.players else NONE
    if winner != NOBODY:
        note[PLACE] = (game.start_direction * (winner - game.dealer)) % game.players
        if game.last_card[winner] != NO_CARD:
            note[LAST] = kinds[game.last_card[winner]]


@kernel
def _note_half(game: Game, note: Rows) -> None:
    """Who leads and who trails at half-time, if it has just come."""
    most = least = game.scores[0]
    for seat in range(game.players):
        most, least = max(most, game.scores[seat]), min(least, game.scores[seat])
    if note[LEADERS] or 2 * most < game.target:
        return
    best, worst = (least, most) if game.scoring == LOW else (most, least)
    for seat in range(game.players):
        note[LEADERS] |= (game.scores[seat] == best) << seat
        note[TRAILERS] |= (game.scores[seat] == worst) << seat


@entry_for_any
def note_on(
    games: Games,
    all_seating: npt.NDArray[np.void],
    all_odds: npt.NDArray[np.void],
    kinds: npt.NDArray[np.int8],
    notes: Rows,
    deals: npt.NDArray[np.int8],
    trails: Rows,
    seed: int,
    start: int,
    whole_matches: bool,
) -> None:
    """Play the rounds, or matches, of as many indices as there are rows, and write down what each brought.

    Where there is room, so are the scores after each round of a match.
    """
    game, seating, odds = games[0], all_seating[0], all_odds[0]
    for at in range(len(notes)):
        note = notes[at]
        seat_down(game, seed, start + at, whole_matches)
        forget_match(odds)
        for seat in range(game.players):
            game.scores[seat] = 0
        while True:
            begin_round(game)
            forget_round(game, odds)
            if not whole_matches:
                _note_deal(game, kinds, deals[at])
            ahead = game.players
            while not game.round_over:
                if ahead == game.players:
                    ahead = _closest(game)
                remembering_move(game, seating, odds)
            if not whole_matches:
                _note_round(game, ahead, kinds, note)
                break
            note[ROUNDS] += 1
            note[MATCH_TURNS] += game.turns
            if game.match_over:
                note[MATCH_WINNER] = game.match_winner
                break
            if trails.size and note[ROUNDS] <= trails.shape[1]:
                for seat in range(game.players):
                    trails[at, note[ROUNDS] - 1, seat] = game.scores[seat]
            _note_half(game, note)


# --- Many of them ------------------------------------------------------------------------------------------------------------


def play_rounds(setting: Setting, count: int, seed: int, threads: int | None, progress: Progress) -> Rounds:
    """What so many rounds brought. The deal goes round with the index, so that no seat is favoured."""
    notes = np.zeros((count, COLUMNS), np.int32)
    deals = np.zeros((count, setting.players, len(kinds_of(setting.edition))), np.int8)
    _play(setting, notes, deals, seed, threads, progress)
    return Rounds(notes, deals)


def play_matches(
    setting: Setting, count: int, seed: int, threads: int | None, progress: Progress, trails: Rows | None = None
) -> Rows:
    """What so many matches brought; in `trails` by match, round and seat the scores between rounds, of compiled policies."""
    notes = np.zeros((count, COLUMNS), np.int32)
    _play(setting, notes, None, seed, threads, progress, trails)
    return notes


def _play(
    setting: Setting,
    notes: Rows,
    deals: npt.NDArray[np.int8] | None,
    seed: int,
    threads: int | None,
    progress: Progress,
    trails: Rows | None = None,
) -> None:
    """Play as many as there are rows for, in chunks; whole matches where no deals are noted."""
    crew: queue.SimpleQueue[_Compiled | _Readable] = queue.SimpleQueue()
    workers, chunk = threads_of(threads), CHUNK_MATCHES if deals is None else CHUNK_ROUNDS
    if not setting.compiled:
        workers, chunk = 1, CHUNK_READABLE
    for _ in range(workers):
        crew.put(_Compiled(setting) if setting.compiled else _Readable(setting))

    def play_chunk(start: int) -> int:
        worker, end = crew.get(), start + chunk
        worker.play(
            notes[start:end],
            None if deals is None else deals[start:end],
            None if trails is None else trails[start:end],
            seed,
            start,
        )
        crew.put(worker)
        return len(notes[start:end])

    # Once with nothing to do, so that what has to be compiled is compiled once.
    play_chunk(len(notes))
    with ThreadPoolExecutor(workers) as pool:
        try:
            for done in as_completed([pool.submit(play_chunk, start) for start in range(0, len(notes), chunk)]):
                progress(done.result())
        finally:
            pool.shutdown(cancel_futures=True)


class _Compiled:
    """One thread's own table."""

    def __init__(self, setting: Setting) -> None:
        self._games = rows(1, setting.edition, setting.players, setting.rules)
        self._seating = seating_of(setting.policies, setting.players, setting.rules, setting.edition.id)
        self._odds = np.zeros(1, ODDS)
        self._odds["watchers"] = remembering(self._seating)
        self._kinds = _kinds_by_code(setting.edition)

    def play(self, notes: Rows, deals: npt.NDArray[np.int8] | None, trails: Rows | None, seed: int, start: int) -> None:
        """Play as many as there are rows for."""
        room = np.zeros((0, 1, 1), np.int8) if deals is None else deals
        steps = np.zeros((0, 1, 1), np.int32) if trails is None else trails
        rest = (self._kinds, notes, room, steps, u64(seed % 2**64), start, deals is None)
        note_on(self._games, self._seating, self._odds, *rest)


def _kinds_by_code(edition: Edition) -> npt.NDArray[np.int8]:
    """The number of the kind of each card, by its code."""
    kinds, by_code = kinds_of(edition), np.zeros(CODES, np.int8)
    for card, code in codes(edition).items():
        by_code[code] = kinds.index(kind_of(card))
    return by_code


class _Readable:
    """A table with somebody, or something, that is not compiled."""

    def __init__(self, setting: Setting) -> None:
        self._table = Table(setting.edition, setting.players, setting.sheet, setting.rules, setting.policies)

    def play(self, notes: Rows, deals: npt.NDArray[np.int8] | None, trails: Rows | None, seed: int, start: int) -> None:
        """Play as many as there are rows for."""
        assert trails is None, "scores between rounds are written down by compiled code"
        for at, note in enumerate(notes):
            table = self._table.seated(seed, start + at, whole_match=deals is None)
            if deals is None:
                read_match(table, note)
            else:
                read_round(table, note, deals[at])
