"""What each deal brought, one by one: the same index is the same deal under any rules and whoever plays it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.batch import pairing

NOT_WON = -1
"""Stands for the winner where there is none."""


def deal_type(players: int) -> np.dtype[np.void]:
    """A row for each deal: rounds, turns, who won and what each seat scored. Rounds are 0 where a run was stopped before it."""
    return np.dtype([("rounds", np.int32), ("turns", np.int32), ("winner", np.int8), ("points", np.int32, (players,))])


def write_deals(outcomes: npt.NDArray[np.int64], deals: npt.NDArray[np.void], *, whole_matches: bool) -> None:
    """Write down what deals brought (`pairing`), each a round, or a whole match."""
    players = deals["points"].shape[1]
    won = pairing.MATCH_WINS if whole_matches else pairing.WINS
    wins = outcomes[:, won : won + players]
    deals["rounds"] = outcomes[:, pairing.ROUNDS]
    deals["turns"] = outcomes[:, pairing.TURNS]
    deals["winner"] = np.where(wins.any(axis=1), wins.argmax(axis=1), NOT_WON)
    deals["points"] = outcomes[:, pairing.SCORES : pairing.SCORES + players]
