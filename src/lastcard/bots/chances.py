"""The chances of sides to win a match, reckoned with tables (`lastcard.bots.equity`): one source that runs plainly or compiled.

What stands here takes numbers by index and keeps nothing (`lastcard.bots.bits` says how such functions are written). `scratch`
has four places for each side, `work` one.
"""

from __future__ import annotations

from typing import Protocol

CELLS = 50
"""Into so many cells the way to the target is divided."""
MOMENTS = 40
"""At so many moments a race is looked at."""
TINY = 1e-9
"""Nothing is divided by less."""
FEW, USUAL, MANY = 1, 2, 3
"""Points of a round, in halves of the usual number."""
RACE, REVERSED, LOWEST = range(3)
"""Who reaches the target first wins, or has lost; or the lowest total wins once somebody has."""
LIKELY = 0.01
"""Numbers of rounds that are less likely are taken together."""


class Floats(Protocol):
    """Numbers by index: a list, or an array."""

    def __getitem__(self, at: int, /) -> float:
        """The number at a place."""

    def __setitem__(self, at: int, value: float, /) -> None:
        """Put one there."""


class Scores(Protocol):
    """Whole numbers by index."""

    def __getitem__(self, at: int, /) -> int:
        """The number at a place."""


class Wholes(Scores, Protocol):
    """The same, to be written to."""

    def __setitem__(self, at: int, value: int, /) -> None:
        """Put one there."""


def race(
    table: Floats,
    scores: Scores,
    target: int,
    sides: int,
    scratch: Floats,
    chances: Floats,
) -> None:
    """Put each side's chance to reach the target first into `chances`: it arrives between two moments, all others later."""
    for side in range(sides):
        scratch[side] = 1.0
        chances[side] = 0.0
    for moment in range(MOMENTS):
        for side in range(sides):
            cell = max(0.0, (target - scores[side]) * CELLS / target)
            whole = min(int(cell), CELLS - 1)
            at = moment * (CELLS + 1) + whole
            scratch[sides + side] = table[at] + (table[at + 1] - table[at]) * (cell - whole)
        for side in range(sides):
            arrives = scratch[side] - scratch[sides + side]
            for other in range(sides):
                if other != side:
                    arrives *= (scratch[other] + scratch[sides + other]) / 2
            chances[side] += arrives
        for side in range(sides):
            scratch[side] = scratch[sides + side]
    total = 0.0
    for side in range(sides):
        total += chances[side]
    for side in range(sides):
        chances[side] /= total


def lowest(
    table: Floats,
    scores: Scores,
    target: int,
    sides: int,
    scratch: Floats,
    chances: Floats,
) -> None:
    """Put each side's chance to have the lowest total into `chances`, once somebody has reached the target."""
    for side in range(sides):
        chances[side] = 0.0
        scratch[2 * sides + side] = 1.0
    least = scores[0]
    for side in range(1, sides):
        least = min(least, scores[side])
    before = 1.0
    for rounds in range(1, int(table[0]) + 1):
        nobody = 1.0
        for side in range(sides):
            cell = (target - scores[side]) * CELLS / target
            whole = min(int(cell), CELLS - 1)
            at = 1 + rounds * (CELLS + 1) + whole
            scratch[3 * sides + side] = table[at] + (table[at + 1] - table[at]) * (cell - whole)
            nobody *= scratch[3 * sides + side]
        if before - nobody < LIKELY < nobody:
            continue
        # By cells of a total: who is in it while all others are above. Until the rounds before nobody had reached the target,
        # and now somebody has; a total below it now was below it before.
        for step in range(-1, CELLS + 1):
            total = least + (target - least) * step / CELLS
            for side in range(sides):
                cell = (total - scores[side]) * CELLS / target
                whole = min(int(cell), CELLS - 1)
                at = 1 + rounds * (CELLS + 1) + whole
                scratch[sides + side] = table[at] + (table[at + 1] - table[at]) * (cell - whole) if cell >= 0 else 0.0
            for side in range(sides):
                if step >= 0:
                    then = now = scratch[sides + side] - scratch[side]
                    for other in range(sides):
                        if other != side:
                            lower = (scratch[other] + scratch[sides + other]) / 2
                            then *= scratch[2 * sides + other] - lower
                            now *= scratch[3 * sides + other] - lower
                    chances[side] += then - now
            for side in range(sides):
                scratch[side] = scratch[sides + side]
        before = nobody
        for side in range(sides):
            scratch[2 * sides + side] = scratch[3 * sides + side]
        if nobody <= LIKELY:
            break
    together = 0.0
    for side in range(sides):
        together += chances[side]
    for side in range(sides):
        chances[side] /= together


# --- Both, and what is at stake ----------------------------------------------------------------------------------------------


def told(
    table: Floats,
    scores: Scores,
    target: int,
    sides: int,
    mode: int,
    scratch: Floats,
    chances: Floats,
) -> None:
    """Put the chances of all sides into `chances`, whatever the way of scoring."""
    most = least = scores[0]
    for side in range(1, sides):
        most = max(most, scores[side])
        least = min(least, scores[side])
    if most >= target:
        # The match is over; or, where several have the lowest total, between those (ruling.low_tie).
        best, ahead = most if mode == RACE else least, 0
        for side in range(sides):
            ahead += scores[side] == best
        for side in range(sides):
            chances[side] = 1.0 / ahead if scores[side] == best else 0.0
    elif mode == LOWEST:
        lowest(table, scores, target, sides, scratch, chances)
    else:
        race(table, scores, target, sides, scratch, chances)
        if mode == REVERSED:
            chances[0], chances[1] = chances[1], chances[0]


def stake(
    table: Floats,
    scores: Scores,
    target: int,
    sides: int,
    mode: int,
    typical: int,
    side: int,
    scratch: Floats,
    chances: Floats,
    work: Wholes,
) -> float:
    """What is at stake in a round for a side: how much its points decide, against winning it."""
    # The side wins the round; or another does, with half the common points, with those, and with half as many again.
    won = few = usual = many = 0.0
    for winner in range(sides):
        if mode != RACE and winner not in (side, (side + 1) % sides):
            continue
        for halves in (FEW, USUAL, MANY):
            if winner == side and halves != USUAL:
                continue
            for other in range(sides):
                work[other] = scores[other]
                if mode == RACE:
                    work[other] += halves * typical // 2 if other == winner else 0
                elif other != winner:
                    work[other] += halves * typical // 2 if other == side else typical
            told(table, work, target, sides, mode, scratch, chances)
            if winner == side:
                won = chances[side]
            elif halves == FEW:
                few += chances[side]
            elif halves == USUAL:
                usual += chances[side]
            else:
                many += chances[side]
    rivals = sides - 1 if mode == RACE else 1
    decided = won - usual / rivals
    return (few - many) / rivals / decided if decided > TINY else 0.0
