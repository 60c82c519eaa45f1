"""What the nets of `expert` say (`lastcard.bots.nets`), number by number."""

from __future__ import annotations

import numpy as np

from lastcard.batch.compiling import i64, kernel
from lastcard.batch.odds import Odds
from lastcard.batch.seating import Seating
from lastcard.bots.nets import FIRST, INPUTS, LAST_FROM, SECOND, SECOND_FROM, SHIFT, UNIT


@kernel
def net_value(seating: Seating, odds: Odds, seat: int) -> int:
    """What the net of a seat says of the choice that it is told of."""
    net, one, two = seating.net[seat], np.zeros(FIRST, np.int64), np.empty(SECOND, np.int64)
    for at in range(INPUTS):
        number = odds.told[at]
        if number:
            for to in range(FIRST):
                one[to] += i64(net[at * FIRST + to]) * number
    for to in range(SECOND):
        two[to] = i64(net[SECOND_FROM + FIRST * SECOND + to]) * UNIT
    for at in range(FIRST):
        number = one[at] >> SHIFT
        if number > 0:
            for to in range(SECOND):
                two[to] += i64(net[SECOND_FROM + at * SECOND + to]) * number
    value = i64(0)
    for at in range(SECOND):
        if two[at] > 0:
            value += i64(net[LAST_FROM + at]) * (two[at] >> SHIFT)
    return value
