"""The long search behind `lastcard prove rules`: every property on very many moves."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from lastcard.editions import EDITIONS
from lastcard.rules.state import Edition
from lastcard.testing import properties, rearranging
from lastcard.testing.disclosed import by_the_rules
from lastcard.testing.walk import Tally, walk

MOVES = 1_000_000
SHARE = 40_000
"""How many moves are played, over all editions, between one word on the progress and the next."""
TRACED = 10
"""Of so many moves, one is traced for rearranging: that takes longer."""


def rules(
    moves: int = MOVES,
    editions: Sequence[Edition] = EDITIONS,
    seed: str = "1",
    say: Callable[[str], None] = print,
) -> tuple[Tally, rearranging.Tally]:
    """Search so many moves over all these editions for a broken property; AssertionError tells seed and record of one."""
    walked, compared = Tally(), rearranging.Tally()
    began = time.monotonic()
    shares = max(1, moves // SHARE)
    share = math.ceil(moves / (shares * len(editions)))
    for n in range(shares):
        for edition in editions:
            part = f"{seed}/{n}"
            walked.add(walk(edition, properties.ALL, moves=share, seed=part))
            compared.add(rearranging.search(edition, by_the_rules, moves=max(1, share // TRACED), seed=part))
        say(f"{walked.moves:,} moves, {walked.rounds:,} rounds, {_compared(compared)}, {time.monotonic() - began:.0f} s")
    return walked, compared


def _compared(tally: rearranging.Tally) -> str:
    return f"{tally.positions:,} positions rearranged ({100 * tally.complete / max(1, tally.changed):.0f} % to their end)"
