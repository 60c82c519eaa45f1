"""What is at stake in a round for a seat: `lastcard.bots.chances`, compiled, with the table of who sits here."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.batch.bits import ONE
from lastcard.batch.compiling import entry, kernel, u64
from lastcard.batch.odds import Odds
from lastcard.batch.seating import Seating
from lastcard.batch.state import Game
from lastcard.bots.chances import ROOM, stake, told


@entry
def tell_all(
    table: npt.NDArray[np.float64], scores: npt.NDArray[np.int64], target: int, mode: int, told_of: npt.NDArray[np.float64]
) -> None:
    """Put the chances of all sides into a row for each row of scores."""
    sides = scores.shape[1]
    scratch = np.zeros(4 * sides)
    for at in range(len(scores)):
        told(table, scores[at], target, sides, mode, scratch, told_of[at])


@kernel
def stake_of(game: Game, seating: Seating, odds: Odds, seat: int) -> float:
    """How much this round's points decide about the match, against the first; reckoned once a round: scores stay till its end."""
    if not odds.staked >> u64(seat) & ONE:
        sides = game.players // 2 if game.teams else game.players
        scratch, room, work = np.zeros(4 * sides + ROOM), np.zeros(sides), np.zeros(sides, np.int64)
        here = stake(
            seating.equity, game.scores, game.target, sides, seating.mode, seating.typical, seat % sides, scratch, room, work
        )
        odds.stake[seat] = here / seating.even
        odds.staked |= ONE << u64(seat)
    return odds.stake[seat]
