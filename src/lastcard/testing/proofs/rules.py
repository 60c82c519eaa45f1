"""The long search behind `lastcard prove rules`: every property on very many moves."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Protocol

from lastcard.rules.state import Edition
from lastcard.testing import properties, rearranging
from lastcard.testing.disclosed import by_the_rules
from lastcard.testing.walk import Tally, walk

SHARE = 40_000
"""How many moves are played, over all editions, between one word on the progress and the next."""
TRACED = 10
"""Of so many moves, one is traced for rearranging: that takes longer."""


class Say(Protocol):
    """Is told how far the search has come."""

    def __call__(self, *, moves: int, rounds: int, positions: int, complete: int, seconds: int) -> None:
        """So many moves, rounds and rearranged positions, of which so many percent came to their end, in so many seconds."""


def rules(moves: int, editions: Sequence[Edition], seed: str, say: Say) -> tuple[Tally, rearranging.Tally]:
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
        say(
            moves=walked.moves,
            rounds=walked.rounds,
            positions=compared.positions,
            complete=100 * compared.complete // max(1, compared.changed),
            seconds=round(time.monotonic() - began),
        )
    return walked, compared
