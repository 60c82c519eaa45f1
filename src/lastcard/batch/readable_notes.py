"""Rounds and matches that are played by the readable rules, written down as `lastcard.batch.notes` says."""

from __future__ import annotations

from lastcard.batch.notes import (
    AHEAD,
    CLOSE,
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
    Rows,
    kind_of,
    kinds_of,
)
from lastcard.batch.readable import played
from lastcard.bots.arena import BotTable
from lastcard.rules.events import Dealt


def read_round(table: BotTable, note: Rows, deal: Deal) -> None:
    """Play a round that was just dealt to its end."""
    kinds = kinds_of(table.match.state.edition)
    for event in table.match.history:
        if isinstance(event, Dealt):
            for card in event.cards:
                deal[event.seat, kinds.index(kind_of(card))] += 1
    ahead: list[int] = []

    def watch(sizes: list[int]) -> None:
        if not ahead and min(sizes) <= CLOSE:
            ahead.append(sizes.index(min(sizes)) if sizes.count(min(sizes)) == 1 else NONE)

    last = played(table, watch)
    state = table.match.state
    note[:] = NONE
    note[TURNS] = state.turns
    note[AHEAD] = ahead[0] if ahead else NONE
    if state.round_winner is not None:
        note[WINNER] = state.round_winner
        note[PLACE] = state.start_direction * (state.round_winner - state.dealer) % state.players
        if state.round_winner in last:
            note[LAST] = kinds.index(kind_of(last[state.round_winner]))


def read_match(table: BotTable, note: Rows) -> None:
    """Play a match whose first round was just dealt to its end."""
    while True:
        table.play_round()
        state = table.match.state
        note[ROUNDS] += 1
        note[MATCH_TURNS] += state.turns
        if state.match_winner is not None:
            note[MATCH_WINNER] = state.match_winner
            return
        if not note[LEADERS] and 2 * max(state.scores) >= state.rules.target:
            best, worst = sorted((max(state.scores), min(state.scores)), reverse=state.rules.scoring == "winner")
            note[LEADERS] = sum((score == best) << seat for seat, score in enumerate(state.scores))
            note[TRAILERS] = sum((score == worst) << seat for seat, score in enumerate(state.scores))
        table.begin_round()
