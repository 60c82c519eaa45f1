"""How a policy does alone against another in all other seats, by the simulator: as `lastcard.bots.arena` has it, much faster."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping

import numpy as np

from lastcard.batch.deals import NOT_WON
from lastcard.batch.pairing import Z_95
from lastcard.batch.seating import Policy, name_of
from lastcard.batch.simulation import side_by_side
from lastcard.bots.arena import Duel
from lastcard.rules.house import preset_of
from lastcard.rules.options import Rules
from lastcard.rules.state import Edition

DEALS_MIN = 2
"""Fewer tell nothing of how much deals differ."""


def duel(
    level: Policy = "medium",
    against: Policy = "random",
    *,
    edition: str | Edition = "classic",
    players: int = 2,
    rounds: int = 100_000,
    seed: int = 1,
    threads: int | None = None,
    sheet: str = "en",
    rules: Mapping[str, object] | None = None,
    matches: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Duel:
    """Play single rounds, or whole matches, each deal once from every seat: both have the same deals and the same places.

    With teams a policy has the seats of both partners, and wins if one of them does (house.teams.match). A policy that is not
    compiled plays by the readable rules. Ctrl-C gives what is done so far. ValueError says what is wrong with the arguments;
    there are at least two deals.
    """
    began = time.perf_counter()
    teams = bool(rules and rules.get("teams"))
    places = players // 2 if teams else players
    sides = [(place, place + places) if teams else (place,) for place in range(places)]
    settings = [
        {"policy": [level if seat in side else against for seat in range(players)]}
        | {"edition": edition, "players": players, "sheet": sheet, "rules": rules}
        for side in sides
    ]
    wanted = max(DEALS_MIN, rounds // places)
    count = (None, wanted) if matches else (wanted, None)
    results = side_by_side(
        settings, rounds=count[0], matches=count[1], seed=seed, threads=threads, by_deal=True, progress=progress
    )
    every = [result.deals for result in results if result.deals is not None]
    # All of them, unless somebody stopped it.
    whole = np.logical_and.reduce([deals["rounds"] > 0 for deals in every])
    deals = int(whole.sum())
    if deals < DEALS_MIN:
        raise KeyboardInterrupt
    shares, points, blocked = np.zeros(deals), 0.0, 0
    for side, brought in zip(sides, every, strict=True):
        winner, scored = brought["winner"][whole], brought["points"][whole].sum(axis=0)
        shares += np.isin(winner, side) / places
        blocked += int((winner == NOT_WON).sum())
        own = scored[list(side)].sum()
        points += own / len(side) - (scored.sum() - own) / (players - len(side))
    played = deals * places
    return Duel(
        level=name_of(level),
        against=name_of(against),
        edition=results[0].edition,
        players=players,
        preset=preset_of(Rules().with_values(rules or {}).values()),
        rounds=played,
        won=round(shares.sum() * places),
        blocked=blocked,
        share=float(shares.mean()),
        margin=Z_95 * float(shares.std(ddof=1)) / math.sqrt(deals),
        points=float(points) / played,
        seconds=time.perf_counter() - began,
    )
