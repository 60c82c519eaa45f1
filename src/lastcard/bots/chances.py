"""The chances of sides to win a match, reckoned with tables (`lastcard.bots.equity`): one source that runs plainly or compiled.

What stands here takes numbers by index and keeps nothing (`lastcard.bots.bits` says how such functions are written). `scratch`
has four places for each side, and `ROOM` more where a stake is asked for; `work` has one.
"""

from __future__ import annotations

from typing import Protocol

CELLS = 50
"""Into so many cells the way to the target is divided."""
MOMENTS = 40
"""At so many moments a race is looked at."""
TINY = 1e-9
"""Nothing is divided by less."""
MANY = 3
"""Many points of a round, in halves of the usual number."""
RACE, REVERSED, LOWEST = range(3)
"""Who reaches the target first wins, or has lost; or the lowest total wins once somebody has."""
STEP = 3
"""Of so many numbers at each moment races are made that differ in one score."""
ROOM = STEP * MOMENTS
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
    """What is at stake in a round for a side: how much its points decide, against winning it.

    The side wins the round; or another does, with half the common points, with those, and with half as many again.
    """
    if mode == RACE:
        rivals, few, usual, many = sides - 1, 0.0, 0.0, 0.0
        _prepare(table, scores, target, sides, side, scratch)
        won = _if_won(table, scores, target, side, side, scores[side] + typical, scratch)
        for winner in range(sides):
            alike = _like(scores, sides, side, winner)
            if alike:
                few += alike * _if_won(table, scores, target, side, winner, scores[winner] + typical // 2, scratch)
                usual += alike * _if_won(table, scores, target, side, winner, scores[winner] + typical, scratch)
                many += alike * _if_won(table, scores, target, side, winner, scores[winner] + MANY * typical // 2, scratch)
    else:
        rivals, winner = 1, (side + 1) % sides
        won = _if_left(table, scores, target, sides, mode, typical, side, side, 0, scratch, chances, work)
        few = _if_left(table, scores, target, sides, mode, typical, side, winner, typical // 2, scratch, chances, work)
        usual = _if_left(table, scores, target, sides, mode, typical, side, winner, typical, scratch, chances, work)
        many = _if_left(table, scores, target, sides, mode, typical, side, winner, MANY * typical // 2, scratch, chances, work)
    decided = won - usual / rivals
    return (few - many) / rivals / decided if decided > TINY else 0.0


def _like(scores: Scores, sides: int, side: int, winner: int) -> int:
    """How many rivals of a side have the score of one of them, so that it is the same who wins; 0 for all but the first."""
    alike = 0
    for other in range(sides):
        if other != side and scores[other] == scores[winner]:
            if winner == side or other < winner:
                return 0
            alike += 1
    return alike


def _prepare(table: Floats, scores: Scores, target: int, sides: int, side: int, scratch: Floats) -> None:
    """Put down what all races have in common that differ in one score, by moment and as `race` has it.

    First the chance that nobody has arrived; then of each one's chance to arrive then, against that to do so later, the sum,
    and that of the side alone.
    """
    for each in range(sides):
        scratch[STEP * MOMENTS + each] = 1.0
    for moment in range(MOMENTS):
        nobody, arrive = 1.0, 0.0
        for each in range(sides):
            cell = max(0.0, (target - scores[each]) * CELLS / target)
            whole = min(int(cell), CELLS - 1)
            at = moment * (CELLS + 1) + whole
            before, now = scratch[STEP * MOMENTS + each], table[at] + (table[at + 1] - table[at]) * (cell - whole)
            nobody *= (before + now) / 2
            arrives = 2 * (before - now) / (before + now)
            arrive += arrives
            if each == side:
                scratch[STEP * moment + 2] = arrives
            scratch[STEP * MOMENTS + each] = now
        scratch[STEP * moment], scratch[STEP * moment + 1] = nobody, arrive


def _if_won(table: Floats, scores: Scores, target: int, side: int, winner: int, score: int, scratch: Floats) -> float:
    """The chance of a side to win the race if somebody has another score than now."""
    if score >= target:
        return 1.0 if winner == side else 0.0
    old, new = max(0.0, (target - scores[winner]) * CELLS / target), (target - score) * CELLS / target
    old_whole, new_whole = min(int(old), CELLS - 1), min(int(new), CELLS - 1)
    old -= old_whole
    new -= new_whole
    old_before = new_before = 1.0
    own = every = 0.0
    for moment in range(MOMENTS):
        at = moment * (CELLS + 1) + old_whole
        old_now = table[at] + (table[at + 1] - table[at]) * old
        at = moment * (CELLS + 1) + new_whole
        new_now = table[at] + (table[at + 1] - table[at]) * new
        others = 2 * scratch[STEP * moment] / (old_before + old_now)
        later = others * (new_before + new_now) / 2
        arrives = others * (new_before - new_now)
        every += arrives + later * (scratch[STEP * moment + 1] - 2 * (old_before - old_now) / (old_before + old_now))
        own += arrives if winner == side else later * scratch[STEP * moment + 2]
        old_before, new_before = old_now, new_now
    return own / every


def _if_left(
    table: Floats,
    scores: Scores,
    target: int,
    sides: int,
    mode: int,
    typical: int,
    side: int,
    winner: int,
    points: int,
    scratch: Floats,
    chances: Floats,
    work: Wholes,
) -> float:
    """The chance of a side to win the match if somebody wins a round and it is left with some points, others with the common."""
    for other in range(sides):
        work[other] = scores[other] + (0 if other == winner else points if other == side else typical)
    told(table, work, target, sides, mode, scratch, chances)
    return chances[side]
