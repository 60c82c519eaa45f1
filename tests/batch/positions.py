"""Positions of the compiled simulator for tests: whole rounds traced, with what was chosen in each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from lastcard.batch.bridge import from_row, masks
from lastcard.batch.cards import codes
from lastcard.batch.options import rows
from lastcard.batch.seating import seating_of
from lastcard.batch.state import GAME, Games
from lastcard.rules.options import Rules
from lastcard.rules.state import Edition, State
from lastcard.testing.proofs.tracing import POLLED, begin_match, deal, read_move, trace

MOVES_MAX = 4000


def traced(  # noqa: PLR0913  all that a round depends on
    edition: Edition, players: int, *, policy: Any, rounds: int, style: int = POLLED, rules: Rules | None = None, seed: int = 5
) -> Iterator[tuple[Any, int, int]]:
    """Rows of some rounds, each with the seat that moved next and the number of its choice."""
    games = rows(1, edition, players, rules or Rules())
    seating = seating_of(policy, players, rules or Rules())
    seen, moves = np.zeros(MOVES_MAX + 1, GAME), np.zeros(MOVES_MAX, np.int64)
    begin_match(games, seed, 0)
    for _ in range(rounds):
        games["match_over"] = 0
        deal(games)
        made = trace(games, seating, style, seen, moves)
        for at in range(made):
            seat, choice, _ = read_move(int(moves[at]))
            yield seen[at], seat, choice


def rearrange(games: Games, seat: int, rng: random.Random) -> None:
    """Deal what a seat cannot see anew: the other hands and the draw pile, and keep a pick of another where it is."""
    row: Any = games[0]
    state = from_row(row)
    code = codes(state.edition)
    sealed = sealed_by_another(state, seat)
    hidden = [code[card] for at, hand in enumerate(state.hands) if at != seat for card in hand]
    hidden += [code[card] for card in state.draw_pile]
    for kept in sealed.values():
        hidden.remove(kept)
    while True:
        rng.shuffle(hidden)
        rest = iter(hidden)
        try:
            dealt = {
                at: [next(rest) for _ in range(len(hand) - (at in sealed))] + ([sealed[at]] if at in sealed else [])
                for at, hand in enumerate(state.hands)
                if at != seat
            }
            for at, hand in dealt.items():
                row["once"][at], row["twice"][at], row["more"][at] = masks(hand)
        except ValueError:
            continue
        break
    left = list(rest)
    row["draw_pile"][: len(left)] = left


def sealed_by_another(state: State, seat: int) -> dict[int, int]:
    """A card that another seat has picked for a battle: it has to stay in that hand."""
    for step in state.agenda[:1]:
        card, by = getattr(step, "sealed", None), getattr(step, "sealed_by", None)
        if card is not None and by is not None and by != seat:
            return {by: codes(state.edition)[card]}
    return {}
