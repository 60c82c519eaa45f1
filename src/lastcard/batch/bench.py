"""The compiled simulator beside RLCard and OpenSpiel: CPU time of one core, all passes interleaved, the best and the median.

Whole rounds, four players, random play. A turn is one player's turn: in RLCard's game each action, as drawing there plays or
keeps at once. Of OpenSpiel's game every action is counted, although drawing again and choosing a suit are actions of their own
there: that favours OpenSpiel.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from lastcard.batch.simulation import simulate
from lastcard.batch.vector import Vector
from lastcard.editions import EDITIONS

PLAYERS = 4
PASSES = 5
GAMES = 4096
STEPS = 200
RLCARD_ROUNDS = 40
SPIEL_ROUNDS = 1500

Pass = Callable[[], tuple[float, int]]
"""Plays: CPU seconds, and turns or actions."""


def measure(rounds: int = 40_000) -> dict[str, dict[str, float]]:
    """Nanoseconds a turn (an action, for the vector) by name: `best` and `median`. Peers that are not installed are left out."""
    runs: dict[str, Pass] = {f"lastcard {edition.id}": _ours(edition.id, rounds) for edition in EDITIONS}
    runs |= {"lastcard vector": _vector()} | _rlcard() | _spiel()
    times: dict[str, list[float]] = {name: [] for name in runs}
    with _one_core():
        for run in runs.values():
            run()
        for _ in range(PASSES):
            for name, run in runs.items():
                seconds, turns = run()
                times[name].append(seconds / turns * 1e9)
    return {name: {"best": min(each), "median": statistics.median(each)} for name, each in times.items()}


def ratios(measured: dict[str, dict[str, float]]) -> dict[str, float]:
    """How many times faster the average edition is than each peer, by medians; and the slowest edition against the fastest."""
    ours = [measured[f"lastcard {edition.id}"]["median"] for edition in EDITIONS]
    peers = {name: row["median"] for name, row in measured.items() if not name.startswith("lastcard")}
    told = {name: median / statistics.mean(ours) for name, median in peers.items()}
    return told | {"slowest edition": max(ours) / min(ours)}


@contextmanager
def _one_core() -> Iterator[None]:
    """Stay on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _ours(edition: str, rounds: int) -> Pass:
    def run() -> tuple[float, int]:
        began = time.process_time()
        result = simulate(edition, PLAYERS, rounds, threads=1)
        return time.process_time() - began, result.turns

    return run


def _vector() -> Pass:
    vector, luck = Vector(GAMES, "classic", PLAYERS), np.random.default_rng(1)

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


def _rlcard() -> dict[str, Pass]:
    """RLCard's `env.run`; four players have to be set by hand, or it silently plays with two."""
    try:
        import rlcard  # noqa: PLC0415  an extra
        from rlcard.agents import RandomAgent  # noqa: PLC0415
    except ImportError:
        return {}
    env = rlcard.make("uno", config={"seed": 1})
    env.game.configure({"game_num_players": PLAYERS})
    env.num_players = PLAYERS
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(PLAYERS)])

    def run() -> tuple[float, int]:
        turns = 0
        began = time.process_time()
        for _ in range(RLCARD_ROUNDS):
            trajectories, payoffs = env.run(is_training=False)
            assert len(payoffs) == PLAYERS, "RLCard must really play with four"
            # A trajectory is state, action, state, …: an action between each two states.
            turns += sum(len(one) // 2 for one in trajectories)
        return time.process_time() - began, turns

    return {"RLCard env.run": run}


def _spiel() -> dict[str, Pass]:
    """OpenSpiel's crazy_eights, played by bots that are C++ as well."""
    try:
        import pyspiel  # noqa: PLC0415  an extra
    except ImportError:
        return {}
    game = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(PLAYERS)]

    def run() -> tuple[float, int]:
        seconds, turns = 0.0, 0
        for seed in range(SPIEL_ROUNDS):
            began = time.process_time()
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            seconds += time.process_time() - began
            turns += sum(one.player >= 0 for one in state.full_history())
        return seconds, turns

    return {"OpenSpiel crazy_eights": run}
