"""One pass of the compiled simulator.

Any tree's Python can run this file by its path (`--against` has the other tree's run it), so it imports nothing of ours but what
`lastcard.batch` and `lastcard.editions` promise to every program.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from typing import TYPE_CHECKING

import numpy as np

from lastcard.batch import Vector, simulate
from lastcard.editions import EDITIONS

if TYPE_CHECKING:
    from lastcard.bench.passes import Pass

GAMES = 4096
STEPS = 200
REPEATS = 5
"""So often a process measures each."""
VECTOR = f"lastcard Vector, {GAMES:,} games"


def edition_passes(players: int, rounds: int) -> dict[str, Pass]:
    """Whole rounds of every edition, on one thread."""
    return {f"lastcard {edition.id}": _edition(edition.id, players, rounds) for edition in EDITIONS}


def _edition(edition: str, players: int, rounds: int) -> Pass:
    def run() -> tuple[float, int]:
        began = time.process_time()
        result = simulate(edition, players, rounds, threads=1)
        return time.process_time() - began, result.turns

    return run


def vector_pass(players: int) -> Pass:
    """Many games stepped at once, by any legal actions."""
    vector, luck = Vector(GAMES, "classic", players), np.random.default_rng(1)

    def run() -> tuple[float, int]:
        seconds = 0.0
        for _ in range(STEPS):
            # Any legal action; choosing it is not part of the step.
            actions = (luck.random(vector.masks.shape, dtype=np.float32) * vector.masks).argmax(axis=1)
            began = time.process_time()
            vector.step(actions)
            seconds += time.process_time() - began
        return seconds, STEPS * GAMES

    return run


def main() -> None:
    """Print the seconds of a turn or an action, the best and the median, by what was run."""
    players, rounds = map(int, sys.argv[1:])
    told = {}
    for name, run in (edition_passes(players, rounds) | {VECTOR: vector_pass(players)}).items():
        # The first time loads machine code, or compiles it.
        run()
        times = [seconds / done for seconds, done in (run() for _ in range(REPEATS))]
        told[name] = {"best": min(times), "median": statistics.median(times)}
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main()
