"""Match equity, measured: what rounds bring, and how far `lastcard.bots.equity` is from what matches come to.

python -m lastcard.batch.equity measure src/lastcard/bots/points.json    # what rounds bring, by `reference`
python -m lastcard.batch.equity check                                    # how far off the chances are, in simulated matches
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.notes import MATCH_WINNER
from lastcard.batch.notes import ROUNDS as ROUNDS_PLAYED
from lastcard.batch.noting import play_matches
from lastcard.batch.simulation import Setting, simulate
from lastcard.batch.stakes import tell_all
from lastcard.bots.equity import Equity, Points, Spread, equity_of
from lastcard.editions import EDITIONS
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN

ROUNDS, MATCHES, SEED = 3000, 1000, 1
PLAYER = "reference"
TRAIL_MAX = 60
"""Of a longer match, so many rounds are looked at."""
BINS = 10
EVERY = tuple(edition.id for edition in EDITIONS)


# --- What rounds bring -------------------------------------------------------------------------------------------------------


def points_of(edition: str, players: int, scoring: str, rounds: int, seed: int) -> Spread:
    """What the winner of a round scores, or with low scoring, what a seat is left with that has not won it."""
    deals = simulate(edition, players, rounds, PLAYER, seed, rules={"scoring": scoring}, by_deal=True).deals
    assert deals is not None
    deals = deals[deals["winner"] >= 0]
    points, seats = deals["points"].astype(np.float64), np.arange(players)
    won = seats == deals["winner"][:, None]
    scored = points[won if scoring == "winner" else ~won]
    return Spread(round(float(scored.mean()), 2), round(float(scored.std()), 2))


def measure(rounds: int, seed: int, editions: Sequence[str] = EVERY) -> Points:
    """The points of every edition, with two to ten players, by both ways of scoring."""

    def by_edition(scoring: str) -> dict[str, list[Spread]]:
        numbers = range(PLAYERS_MIN, PLAYERS_MAX + 1)
        return {each: [points_of(each, players, scoring, rounds, seed) for players in numbers] for each in editions}

    command = f"python -m lastcard.batch.equity measure FILE --rounds {rounds} --seed {seed}"
    return Points(command, by_edition("winner"), by_edition("low"))


def written(points: Points) -> str:
    """As the file has it: a line for each edition."""
    scorings = [
        f'"{scoring}": {{\n'
        + ",\n".join(f"{json.dumps(edition)}: {json.dumps(each)}" for edition, each in editions.items())
        + "\n}"
        for scoring, editions in msgspec.to_builtins(points).items()
        if scoring != "command"
    ]
    return f'{{\n"command": {json.dumps(points.command)},\n' + ",\n".join(scorings) + "\n}\n"


# --- How far off the chances are ---------------------------------------------------------------------------------------------


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """How the chances between the rounds of simulated matches compare with who won."""

    edition: str
    players: int
    scoring: str
    matches: int
    error: float
    """The mean distance between the chances told and the share that won, over bins of like chances."""
    noise: float
    """How large that would be, on average, if all chances were right."""
    loss: float
    """Log-loss of the winner; that of even chances is the logarithm of the number of players."""
    even: float


def check(edition: str, players: int, scoring: str, matches: int, seed: int, policy: str = PLAYER) -> Calibration:
    """Play matches, and compare the chances after every round but the last with who won."""
    setting = Setting.of(edition, players, policy, rules={"scoring": scoring})
    trails = np.zeros((matches, TRAIL_MAX, players), np.int32)
    notes = play_matches(setting, matches, seed, None, lambda _: None, trails)
    of, winners, scores = map(np.array, zip(*_positions(notes, trails), strict=True))
    chances = chances_of(equity_of(edition, players, low=scoring == "low"), scores)
    error, noise = _calibration(chances, winners, of)
    return Calibration(
        edition=edition,
        players=players,
        scoring=scoring,
        matches=matches,
        error=error,
        noise=noise,
        loss=float(-np.log(np.maximum(1e-9, chances[np.arange(len(winners)), winners])).mean()),
        even=math.log(players),
    )


def chances_of(equity: Equity, scores: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """What `equity` tells of each row of scores, compiled."""
    chances = np.zeros(scores.shape)
    tell_all(np.array(equity.table), scores, equity.target, equity.mode, chances)
    return chances


def _positions(notes: npt.NDArray[np.int32], trails: npt.NDArray[np.int32]) -> Iterator[tuple[int, int, list[int]]]:
    """Of each match the winner, with the scores between two rounds."""
    for match, (note, trail) in enumerate(zip(notes, trails, strict=True)):
        for scores in trail[: min(TRAIL_MAX, note[ROUNDS_PLAYED] - 1)]:
            yield match, int(note[MATCH_WINNER]), scores.tolist()


def _calibration(
    chances: npt.NDArray[np.float64], winners: npt.NDArray[np.int64], of: npt.NDArray[np.int64]
) -> tuple[float, float]:
    """The error over bins, and that of chances that are right: positions of one match are alike, so matches are counted."""
    off = chances - (np.arange(chances.shape[1]) == winners[:, None])
    bins = np.minimum((chances * BINS).astype(np.int64), BINS - 1)
    error = noise = 0.0
    for each in range(BINS):
        here = bins == each
        by_match = np.bincount(of, weights=(off * here).sum(axis=1))
        error += abs(by_match.sum())
        noise += math.sqrt(2 / math.pi) * math.sqrt((by_match**2).sum())
    return float(error) / off.size, noise / off.size


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, or check."""
    parser = argparse.ArgumentParser(prog="python -m lastcard.batch.equity")
    tasks = parser.add_subparsers(dest="task", required=True)
    measuring, checking = tasks.add_parser("measure"), tasks.add_parser("check")
    measuring.add_argument("file", type=Path)
    measuring.add_argument("--rounds", type=int, default=ROUNDS)
    checking.add_argument("--matches", type=int, default=MATCHES)
    checking.add_argument("--edition", default="classic")
    checking.add_argument("--policy", default=PLAYER)
    for task in (measuring, checking):
        task.add_argument("--seed", type=int, default=SEED)
    given: Any = parser.parse_args(arguments)
    if given.task == "measure":
        given.file.write_text(written(measure(given.rounds, given.seed)), encoding="utf-8")
        return
    for scoring in ("winner", "low"):
        for players in (2, 3, 4, 6, 10):
            done = check(given.edition, players, scoring, given.matches, given.seed, given.policy)
            sys.stdout.write(json.dumps(msgspec.to_builtins(done)) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
