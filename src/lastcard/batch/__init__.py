"""The compiled simulator: the same game as `lastcard.rules` plays, millions of rounds a minute, and proved equal to it.

>>> from lastcard import batch
>>> result = batch.simulate("classic", players=3, rounds=1000, seed=1)
>>> result.rounds, int(result.wins.sum()) + result.blocked
(1000, 1000)
"""

from __future__ import annotations

from lastcard.extras import Needs

with Needs("batch"):
    from lastcard.batch.bridge import from_row, to_row
    from lastcard.batch.dueling import duel
    from lastcard.batch.results import Result
    from lastcard.batch.seating import POLICIES, WEIGHTS
    from lastcard.batch.simulation import play_out, simulate
    from lastcard.batch.vector import Vector

__all__ = ["POLICIES", "WEIGHTS", "Result", "Vector", "duel", "from_row", "play_out", "simulate", "to_row"]
