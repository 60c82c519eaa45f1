"""What others play, timed as they are used. A peer that is not installed is left out."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from lastcard.bench.passes import Pass

PLAYERS = 4
RLCARD = "RLCard env.run"
OPENSPIEL = "OpenSpiel crazy_eights"

Told: TypeAlias = "tuple[Mapping[str, Iterable[object]], int]"
"""What RLCard says of a position, and whose turn it is."""


def rlcard_passes(rounds: int) -> dict[str, Pass]:
    """RLCard's environment at three depths; four players have to be set by hand, or it silently plays with two."""
    try:
        import rlcard  # noqa: PLC0415  only the bench extra has it
        from rlcard.agents import RandomAgent  # noqa: PLC0415
    except ImportError:
        return {}
    env = rlcard.make("uno", config={"seed": 1})
    env.game.configure({"game_num_players": PLAYERS})
    env.num_players = PLAYERS
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(PLAYERS)])
    rng = random.Random(1)  # noqa: S311  a repeatable game

    def run() -> tuple[float, int]:
        moves = 0
        began = time.process_time()
        for _ in range(rounds):
            trajectories, payoffs = env.run(is_training=False)
            assert len(payoffs) == PLAYERS, "RLCard must really play with four"
            # A trajectory is state, action, state, …: an action between each two states.
            moves += sum(len(one) // 2 for one in trajectories)
        return time.process_time() - began, moves

    def replayed(begin: Callable[[], Told], step: Callable[[object], Told]) -> tuple[float, int]:
        """Rounds that are played once to have their actions, and timed when they are played again: the clock is no part of it."""
        seconds, moves = 0.0, 0
        for seed in range(rounds):
            env.seed(seed)
            state, _ = begin()
            assert len(env.game.players) == PLAYERS
            actions = []
            while not env.is_over():
                actions.append(rng.choice(list(state["legal_actions"])))
                state, _ = step(actions[-1])
            env.seed(seed)
            begin()
            began = time.process_time()
            for action in actions:
                step(action)
            seconds += time.process_time() - began
            assert env.is_over(), "the same seed must be the same round"
            moves += len(actions)
        return seconds, moves

    return {
        RLCARD: run,
        "RLCard env.step, replayed": lambda: replayed(env.reset, env.step),
        "RLCard bare game.step, replayed": lambda: replayed(env.game.init_game, env.game.step),
    }


def openspiel_passes(rounds: int) -> dict[str, Pass]:
    """OpenSpiel's crazy_eights, played by bots that are C++ as well.

    Every action is counted, although drawing again and choosing a suit are actions of their own there: that favours OpenSpiel.
    """
    try:
        import pyspiel  # noqa: PLC0415  only the bench extra has it
    except ImportError:
        return {}
    game = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(PLAYERS)]

    def run() -> tuple[float, int]:
        seconds, actions = 0.0, 0
        for seed in range(rounds):
            began = time.process_time()
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            seconds += time.process_time() - began
            actions += sum(one.player >= 0 for one in state.full_history())
        return seconds, actions

    return {OPENSPIEL: run}
