"""Tuning the weights that `medium` and `hard` go towards: CMA-ES on match equity, alone among the frozen `medium` (`reference`).

    python -m lastcard.batch.tuning src/lastcard/bots/tuned.json --tables classic/2 classic/4

Candidates of a generation play the same deals, each deal once from every seat, and what a round is worth is what it adds to the
chance to win the match, on average over scores as matches have them. The same arguments give the same weights. Tables that the
file has already been tuned for by the same command are kept, so that a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.simulation import side_by_side
from lastcard.bots.equity import equity_of
from lastcard.bots.tuned import Tuned
from lastcard.bots.weights import Setting, Weights, reference_weights

Floats = npt.NDArray[np.float64]

OPPONENT = "reference"
POSITIONS = 60
"""So many scores, as matches have them, a round is tried from."""
STEP = 20
"""Points are told apart by so many."""
POPULATION = 14
SIGMA = 0.5

SPREAD = {
    "points": 0.02, "same": 0.2, "wild_left": 0.2, "wild_more": 0.4, "draw_wilds": 0.4, "draw_danger": 1.0,
    "draw_last": 1.0, "name_common": 0.7, "poise": 0.5, "tempo": 1.0, "strike": 1.0, "suspicion": 0.03,
}  # fmt: skip
"""How far a weight is varied at first; any other by a quarter of itself, or a little."""
FIXED = ("points_low", "bluffs", "stakes", "beside")
"""What is not tuned: the first counts with low scoring, the second is no odds, the third follows scores, the last is for nets."""
PLAIN = ("classic", "special-agent")
"""Editions in which nothing weighs what the special card does."""
START = {"bluffs": 0.0, "poise": 1.0, "tempo": 1.0, "strike": 1.0, "stakes": 1.0}
"""Where tuning begins, besides the weights of `reference`."""


# --- What a round is worth ---------------------------------------------------------------------------------------------------


class Worth:
    """What a round adds to the chance of a seat to win the match, by who wins it and with how many points."""

    def __init__(self, edition: str, players: int, rng: np.random.Generator) -> None:
        self._equity, self._players = equity_of(edition, players), players
        points = self._equity.points
        self._points = np.arange(0, points.mean + 6 * points.deviation, STEP)
        self._won, self._lost = np.zeros(len(self._points)), np.zeros(len(self._points))
        for _ in range(POSITIONS):
            self._add(self._position(rng))

    def _position(self, rng: np.random.Generator) -> list[int]:
        """Scores between two rounds of a match of equals."""
        points, target = self._equity.points, self._equity.target
        scores, passed = [0] * self._players, []
        while max(scores) < target:
            passed.append(scores.copy())
            scores[int(rng.integers(self._players))] += int(
                rng.gamma((points.mean / points.deviation) ** 2, points.deviation**2 / points.mean)
            )
        return passed[int(rng.integers(len(passed)))]

    def _add(self, scores: list[int]) -> None:
        before = self._equity.chances(scores)[0]
        for at, points in enumerate(self._points):
            for winner in range(self._players):
                after = scores.copy()
                after[winner] += int(points)
                gain = (self._equity.chances(after)[0] - before) / POSITIONS
                if winner:
                    self._lost[at] += gain / (self._players - 1)
                else:
                    self._won[at] += gain

    def of(self, deals: npt.NDArray[np.void], seat: int) -> float:
        """What rounds brought a seat, on average."""
        points = deals["points"].sum(axis=1)
        won, lost = (np.interp(points, self._points, worth) for worth in (self._won, self._lost))
        return float(np.where(deals["winner"] == seat, won, np.where(deals["winner"] >= 0, lost, 0.0)).mean())


# --- CMA-ES ------------------------------------------------------------------------------------------------------------------


class Search:
    """An evolution strategy with a covariance matrix, as Hansen describes it: a mean, and how the next are spread around it."""

    def __init__(self, size: int, rng: np.random.Generator) -> None:
        self._rng, self._size, self._generation = rng, size, 0
        self.mean, self._sigma = np.zeros(size), SIGMA
        self._covariance, self._path, self._sigma_path = np.eye(size), np.zeros(size), np.zeros(size)
        best = POPULATION // 2
        ranks = np.log(best + 0.5) - np.log(np.arange(1, best + 1))
        self._ranks = ranks / ranks.sum()
        self._effective = float(1 / (self._ranks**2).sum())

    def ask(self) -> Floats:
        """The candidates of a generation, a row for each."""
        values, self._axes = np.linalg.eigh(self._covariance)
        self._lengths = np.sqrt(np.maximum(values, 1e-12))
        self._steps = self._rng.standard_normal((POPULATION, self._size)) * self._lengths @ self._axes.T
        return np.asarray(self.mean + self._sigma * self._steps)

    def tell(self, values: Floats) -> None:
        """How good each was; more is better."""
        n, mu = self._size, self._effective
        self._generation += 1
        best = self._steps[np.argsort(-values, kind="stable")[: len(self._ranks)]]
        step = self._ranks @ best
        self.mean = self.mean + self._sigma * step
        slow = (mu + 2) / (n + mu + 5)
        damping = 1 + slow + 2 * max(0.0, math.sqrt((mu - 1) / (n + 1)) - 1)
        expected = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        whitened = self._axes @ (self._axes.T @ step / self._lengths)
        self._sigma_path = (1 - slow) * self._sigma_path + math.sqrt(slow * (2 - slow) * mu) * whitened
        length = float(np.linalg.norm(self._sigma_path))
        steady = length / math.sqrt(1 - (1 - slow) ** (2 * self._generation)) < (1.4 + 2 / (n + 1)) * expected
        along = (4 + mu / n) / (n + 4 + 2 * mu / n)
        self._path = (1 - along) * self._path + steady * math.sqrt(along * (2 - along) * mu) * step
        one = 2 / ((n + 1.3) ** 2 + mu)
        many = min(1 - one, 2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu))
        learned = one * np.outer(self._path, self._path) + many * (best.T * self._ranks) @ best
        self._covariance = (1 - one - many) * self._covariance + learned
        self._sigma = min(1.0, self._sigma * math.exp(slow / damping * (length / expected - 1)))


# --- Tables ------------------------------------------------------------------------------------------------------------------


def tune(edition: str, players: int, generations: int, deals: int, seed: int) -> Weights:
    """Weights for a table."""
    rng = np.random.default_rng([seed, players, *edition.encode()])
    worth = Worth(edition, players, rng)
    start = msgspec.structs.replace(reference_weights(Setting(edition, players)), **START)
    fixed = (*FIXED, "special") if edition in PLAIN else FIXED
    names = [name for name in Weights.__struct_fields__ if name not in fixed]
    first = np.array([getattr(start, name) for name in names])
    spread = np.array([SPREAD.get(name, max(0.3, abs(value) / 4)) for name, value in zip(names, first, strict=True)])

    def weights_at(place: Floats) -> Weights:
        values = dict(zip(names, np.round(first + spread * place, 4).tolist(), strict=True))
        # What is less than nothing, or always, is no frequency.
        values |= {name: max(0.0, values[name]) for name in ("poise", "tempo", "strike")}
        values["suspicion"] = min(1.0, max(0.0, values["suspicion"]))
        return msgspec.structs.replace(start, **values)

    search = Search(len(names), rng)
    for generation in range(generations):
        candidates = [weights_at(place) for place in search.ask()]
        search.tell(_values(candidates, worth, edition, players, deals, seed * 1000 + generation))
    return weights_at(search.mean)


def _values(
    candidates: Sequence[Weights], worth: Worth, edition: str, players: int, deals: int, seed: int
) -> npt.NDArray[np.float64]:
    settings = [
        {"edition": edition, "players": players}
        | {"policy": [candidate if seat == place else OPPONENT for seat in range(players)]}
        for candidate in candidates
        for place in range(players)
    ]
    results = side_by_side(settings, rounds=deals, seed=seed, by_deal=True)
    brought = [worth.of(result.deals, at % players) for at, result in enumerate(results) if result.deals is not None]
    return np.asarray(np.array(brought).reshape(len(candidates), players).mean(axis=1))


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune what is asked for, and write it into a file."""
    parser = argparse.ArgumentParser(prog="python -m lastcard.batch.tuning")
    parser.add_argument("file", type=Path)
    parser.add_argument("--tables", nargs="+", required=True, metavar="EDITION/PLAYERS")
    parser.add_argument("--generations", type=int, default=80)
    parser.add_argument("--rounds", type=int, default=4800, help="of each candidate in a generation")
    parser.add_argument("--seed", type=int, default=1)
    given: Any = parser.parse_args(arguments)
    command = (
        f"python -m lastcard.batch.tuning FILE --generations {given.generations} --rounds {given.rounds} --seed {given.seed}"
    )
    done: dict[str, dict[int, Weights]] = {}
    if given.file.exists():
        kept = msgspec.convert(json.loads(given.file.read_text(encoding="utf-8")), Tuned, strict=False)
        done = kept.weights if kept.command == command else {}
    for table in given.tables:
        edition, _, players = table.partition("/")
        if int(players) in done.get(edition, {}):
            continue
        began = time.monotonic()
        weights = tune(edition, int(players), given.generations, max(2, given.rounds // int(players)), given.seed)
        done.setdefault(edition, {})[int(players)] = weights
        given.file.write_text(written(Tuned(command, done)), encoding="utf-8")
        sys.stderr.write(f"{table}: {time.monotonic() - began:.0f} s\n")


def written(tuned: Tuned) -> str:
    """As the file has it: a line for each table."""
    editions = [
        f"{json.dumps(edition)}: {{\n"
        + ",\n".join(f'"{players}": {json.dumps(each)}' for players, each in tables.items())
        + "\n}"
        for edition, tables in msgspec.to_builtins(tuned, str_keys=True)["weights"].items()
    ]
    return f'{{\n"command": {json.dumps(tuned.command)},\n"weights": {{\n' + ",\n".join(editions) + "\n}\n}\n"


if __name__ == "__main__":
    main()
