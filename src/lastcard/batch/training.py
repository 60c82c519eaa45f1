"""Training the nets of `expert`: `lastcard train`.

At decisions of self-play (`lastcard.batch.lessons`) every choice is played out a few times from the true deal, with the same
chance. What it brought, in chances to win the round and the match, is taken from the average of its decision, and a net learns to
tell that from what the seat may know. Those who play on weigh as weights were tuned (`lastcard.bots.tuned`); a plan may have
further nets learn from who plays on as the net before.

Lessons come in pieces, each with random numbers of its own. Pieces and nets are kept as they are made, so that a run that was
stopped goes on and ends with the same bytes.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.compiling import u64
from lastcard.batch.lessons import DECISION, GAINED, WON, gather
from lastcard.batch.odds import ODDS
from lastcard.batch.options import rows
from lastcard.batch.seating import Policy, put_equity, remembering, seating_of
from lastcard.batch.simulation import threads_of
from lastcard.bots.nets import FIRST, GROUPS, INPUTS, SECOND, SHIFT, UNIT, Kept, Net, Trained
from lastcard.bots.tuned import teacher_weights
from lastcard.bots.weights import Setting
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.match import edition_called
from lastcard.rules.options import Rules

Floats = npt.NDArray[np.float32]

COMMAND = "lastcard train"
OPPONENT = "reference"
SPECIAL = tuple(edition.id for edition in EDITIONS if edition is not CLASSIC)
"""Every other pair of pieces is of the plain game, the others of one of these."""
BETA_1, BETA_2, EPSILON = 0.9, 0.999, 1e-8
RATE = 2e-3


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How much is learned from."""

    pieces: dict[str, tuple[int, ...]]
    """By group, how many pieces its first net learns from, and then each that those play on as who learned before."""
    rows: int = 50_000
    """Choices in a piece."""
    times: int = 4
    """How often each is played out."""
    one_in: int = 3
    """Of so many decisions one is looked at."""
    epochs: int = 6
    batch: int = 8192
    """Choices in a step of learning."""
    match_share: float = 0.25
    """How much the chance to win the match counts, against that to win the round."""
    seed: int = 1


FULL = Plan(pieces={"2": (48,), "3": (24,), "4": (72,), "5-6": (24,)})
QUICK = Plan(pieces=dict.fromkeys(GROUPS, (2, 1)), rows=20_000, epochs=2)
"""To see that everything works."""


class Lessons(NamedTuple):
    """Choices: what a seat knew of each, and what each brought; those of a decision stand together."""

    inputs: npt.NDArray[np.int16]
    outputs: Floats


# --- Pieces ------------------------------------------------------------------------------------------------------------------


def piece(plan: Plan, group: str, stage: int, number: int, before: Net | None) -> Lessons:
    """The lessons of one piece: one learner among opponents that never change, or a table of learners.

    Who plays on does so as the net before, if there is one.
    """
    sizes = GROUPS[group]
    players = sizes[number % len(sizes)]
    pair = number // 2
    edition = SPECIAL[pair // 2 % len(SPECIAL)] if pair % 2 else CLASSIC.id
    alone = number % 2 == 0
    own = teacher_weights(Setting(edition, players)) if before is None else before
    policies: list[Policy] = [own if seat == 0 or not alone else OPPONENT for seat in range(players)]
    games, seating = rows(2, edition_called(edition), players, Rules()), seating_of(policies, players, Rules(), edition)
    put_equity(seating, edition, players, Rules())
    odds = np.zeros(2, ODDS)
    odds["watchers"] = remembering(seating)
    inputs, outputs = np.zeros((plan.rows, INPUTS), np.int16), np.zeros((plan.rows, 3), np.float32)
    seed = int(np.random.default_rng([plan.seed, stage, number, *group.encode()]).integers(2**63))
    learners = 1 if alone else (1 << players) - 1
    made = gather(games, seating, odds, learners, u64(seed), plan.one_in, plan.times, inputs, outputs)
    return Lessons(inputs[:made], outputs[:made])


def _kept_piece(folder: Path, plan: Plan, group: str, stage: int, number: int, before: Net | None) -> Lessons:
    """The same, read if it was made before."""
    file = folder / f"{group}-{stage}-{number}.npz"
    if not file.exists():
        made = piece(plan, group, stage, number, before)
        unfinished = file.with_suffix(".part.npz")
        np.savez(unfinished, inputs=made.inputs, outputs=made.outputs)
        unfinished.replace(file)
        return made
    with np.load(file) as kept:
        return Lessons(kept["inputs"], kept["outputs"])


def _lessons(folder: Path, plan: Plan, group: str, stage: int, before: Net | None, made: Callable[[], None]) -> Lessons:
    """All pieces of a stage, on all cores."""

    def one(number: int) -> Lessons:
        done = _kept_piece(folder, plan, group, stage, number, before)
        made()
        return done

    with ThreadPoolExecutor(threads_of(None)) as pool:
        pieces = list(pool.map(one, range(plan.pieces[group][stage])))
    decisions = 0.0
    for part in pieces:
        part.outputs[:, DECISION] += decisions
        decisions = float(part.outputs[-1, DECISION]) + 1
    return Lessons(np.concatenate([part.inputs for part in pieces]), np.concatenate([part.outputs for part in pieces]))


# --- Learning ----------------------------------------------------------------------------------------------------------------


def centred(values: Floats, starts: npt.NDArray[np.int64], counts: npt.NDArray[np.int64]) -> Floats:
    """Values less the average of their decision."""
    return np.asarray(values - np.repeat(np.add.reduceat(values, starts) / counts, counts), dtype=np.float32)


class Learner:
    """Layers of weights, and Adam."""

    def __init__(self, rng: np.random.Generator) -> None:
        layers = [
            rng.normal(0.0, np.sqrt(2 / INPUTS), (INPUTS, FIRST)),
            rng.normal(0.0, np.sqrt(2 / FIRST), (FIRST + 1, SECOND)),
            rng.normal(0.0, 0.1 / np.sqrt(SECOND), SECOND),
        ]
        layers[1][-1] = 0.0
        self.layers: list[Floats] = [layer.astype(np.float32) for layer in layers]
        self._means = [np.zeros_like(layer) for layer in self.layers]
        self._squares = [np.zeros_like(layer) for layer in self.layers]
        self._step = 0

    def values(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """What each layer makes of inputs."""
        first, second, last = self.layers
        one = np.maximum(inputs @ first, 0)
        two = np.maximum(one @ second[:-1] + second[-1], 0)
        return one, two, two @ last

    def learn(
        self, inputs: Floats, wanted: Floats, starts: npt.NDArray[np.int64], counts: npt.NDArray[np.int64], rate: float
    ) -> None:
        """One step towards what is wanted of the choices of some decisions."""
        one, two, value = self.values(inputs)
        _, second, last = self.layers
        error = (centred(value, starts, counts) - wanted) / np.float32(len(wanted))
        at_two = np.outer(error, last) * (two > 0)
        at_one = (at_two @ second[:-1].T) * (one > 0)
        slopes = [inputs.T @ at_one, np.vstack([one.T @ at_two, at_two.sum(axis=0)]), two.T @ error]
        self._step += 1
        for at, slope in enumerate(slopes):
            self._means[at] += np.float32(1 - BETA_1) * (slope - self._means[at])
            self._squares[at] += np.float32(1 - BETA_2) * (slope * slope - self._squares[at])
            scale = np.sqrt(self._squares[at] / np.float32(1 - BETA_2**self._step)) + np.float32(EPSILON)
            self.layers[at] -= np.float32(rate / (1 - BETA_1**self._step)) * self._means[at] / scale

    def data(self) -> bytes:
        """The weights as whole numbers, two bytes each."""
        whole = [np.round(layer * 2**SHIFT).clip(-(2**15) + 1, 2**15 - 1).ravel() for layer in self.layers]
        return np.concatenate(whole).astype("<i2").tobytes()


def _batches(plan: Plan, counts: npt.NDArray[np.int64], rng: np.random.Generator) -> Iterator[npt.NDArray[np.int64]]:
    """Decisions in any order, each once."""
    size = max(1, round(plan.batch / counts.mean()))
    order = rng.permutation(len(counts))
    for start in range(0, len(order), size):
        yield order[start : start + size]


def fit(lessons: Lessons, plan: Plan, rng: np.random.Generator, made: Callable[[], None]) -> bytes:
    """Learn from lessons; gives a net."""
    outputs = lessons.outputs
    brought = (1 - plan.match_share) * outputs[:, WON] + plan.match_share * outputs[:, GAINED]
    starts = np.flatnonzero(np.r_[True, np.diff(outputs[:, DECISION]) != 0])
    counts = np.diff(np.r_[starts, len(outputs)])
    wanted = centred(brought, starts, counts)
    learner, step = Learner(rng), 0
    steps = plan.epochs * -(-len(counts) // max(1, round(plan.batch / counts.mean())))
    for _ in range(plan.epochs):
        for some in _batches(plan, counts, rng):
            number = counts[some]
            begins = np.r_[0, np.cumsum(number)[:-1]]
            at = np.repeat(starts[some] - begins, number) + np.arange(number.sum())
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            learner.learn(lessons.inputs[at].astype(np.float32) / UNIT, wanted[at], begins, number, float(rate))
            step += 1
        made()
    return learner.data()


# --- Everything --------------------------------------------------------------------------------------------------------------


def train(plan: Plan, out: Path, progress: Callable[[int, int], None]) -> Trained:
    """Train what the plan says and write it into a file; what a run that was stopped has left there is gone on from."""
    folder = out.with_name(out.name + ".lessons")
    folder.mkdir(parents=True, exist_ok=True)
    settled = folder / "plan.json"
    if not settled.exists() or msgspec.json.decode(settled.read_bytes(), type=Plan) != plan:
        # What another plan has left is of no use.
        shutil.rmtree(folder)
        folder.mkdir()
        settled.write_bytes(msgspec.json.encode(plan))
    total, done = sum(pieces + plan.epochs for each in plan.pieces.values() for pieces in each), 0

    def made() -> None:
        nonlocal done
        done += 1
        progress(min(done, total), total)

    nets = {group: Kept.of(_train_group(folder, plan, group, made)) for group in plan.pieces}
    trained = Trained(f"{COMMAND} --seed {plan.seed}", plan.seed, nets)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(trained), indent=0) + b"\n")
    shutil.rmtree(folder)
    return trained


def _train_group(folder: Path, plan: Plan, group: str, made: Callable[[], None]) -> bytes:
    data = b""
    before: Net | None = None
    for stage, pieces in enumerate(plan.pieces[group]):
        kept = folder / f"{group}-{stage}.net"
        if kept.exists():
            for _ in range(pieces + plan.epochs):
                made()
        else:
            rng = np.random.default_rng([plan.seed, stage, *group.encode()])
            learned = fit(_lessons(folder, plan, group, stage, before, made), plan, rng, made)
            unfinished = kept.with_suffix(".part")
            unfinished.write_bytes(learned)
            unfinished.replace(kept)
            for file in folder.glob(f"{group}-{stage}-*.npz"):
                file.unlink()
        data = kept.read_bytes()
        before = Net.of(data)
    return data
