"""Real time: whether how long a table works on something tells an observer what is hidden, and how small a difference would show.

Virtual time shows that nothing is sent later on purpose (`comparing`). A processor may still take longer over one hand than over
another, and no promise can be made to the microsecond. So it is measured, in processor time, of which other programs take none:
the acts of two worlds by turns, each several times, and the least of each is kept. The same world measured against itself gives
the noise. What is told is the difference beyond the noise, and the smallest that would have been seen with a probability of
95 %, found by adding it to what was measured.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from random import Random
from time import thread_time_ns
from typing import NamedTuple

from lastcard.table.machine import Machine
from lastcard.testing.rearranging import Leak
from lastcard.testing.secrecy.acts import Setting, World
from lastcard.testing.secrecy.recasting import Pair
from lastcard.testing.secrecy.stage import Stage
from lastcard.testing.settings import chance

TIMES = 5
"""How often each world is told."""
BOUND_US = 100.0
"""A difference that is found and is larger than this is a leak: less drowns in any network, and in the disk."""
TRIES = 3
SURE = 0.95
_SAMPLES = 200
_STEPS_US = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


class Measured(NamedTuple):
    """What the clock shows of what is hidden, in microseconds."""

    acts: int
    difference: float
    """By which one act in ten, or fewer, takes longer in one world than in the other, less the same of the noise."""
    noise: float
    """By which an act takes longer when the same world is told again: the median."""
    seen: bool
    """Whether that is more than chance makes of the noise."""
    detectable: float | None
    """The smallest difference in every second act that would have been seen with a probability of 95 %; None if none was."""

    @property
    def leaks(self) -> bool:
        """Whether it tells what is hidden."""
        return self.seen and self.difference > BOUND_US


def check_times(pairs: Sequence[Pair], machine: Machine = Machine()) -> Measured:  # noqa: B008  it has no state
    """Measure, and again if it looks like a leak, as a busy machine may make it do; raises `Leak` if it does every time."""
    measured = measure(pairs, machine)
    for seed in range(2, TRIES + 1):
        if not measured.leaks:
            break
        measured = measure(pairs, machine, seed)
    if not measured.leaks:
        return measured
    raise Leak(f"how long a table works tells what is hidden: by {measured.difference:.0f} microseconds", 0)


def measure(pairs: Sequence[Pair], machine: Machine = Machine(), seed: int = 1) -> Measured:  # noqa: B008  it has no state
    """Tell the worlds of some pairs again and again, by turns, and compare how long each act takes."""
    between: list[float] = []
    within: list[float] = []
    for pair in pairs:
        setting = pair.story.stage.setting
        first = World(pair.story.acts[: pair.acts], pair.story.world.orders, pair.story.world.tiny)
        runs: list[list[list[int]]] = [[], [], []]
        for _ in range(TIMES):
            for which, world in enumerate((first, pair.second, first)):
                runs[which].append(_times(setting, world, machine)[pair.story.first :])
        one, other, again = ([min(times) for times in zip(*told, strict=True)] for told in runs)
        between += [abs(here - there) / 1000 for here, there in zip(one, other, strict=True)]
        within += [abs(here - there) / 1000 for here, there in zip(one, again, strict=True)]
    return judged(between, within, chance(f"real time|{seed}"))


def judged(between: Sequence[float], within: Sequence[float], rng: Random) -> Measured:
    """What differences between worlds mean beside those within one."""
    noise = statistics.median(within)
    detectable = next((float(step) for step in _STEPS_US if _power(within, step, rng) >= SURE), None)
    difference = max(0.0, _ninth(between) - _ninth(within))
    return Measured(len(between), difference, noise, _seen(between, within), detectable)


def _ninth(differences: Sequence[float]) -> float:
    return statistics.quantiles(differences, n=10)[-1]


def _times(setting: Setting, world: World, machine: Machine) -> list[int]:
    """How long each act of a world takes, in nanoseconds."""
    stage = Stage(setting, world, machine)
    times = []
    for act in world.acts:
        began = thread_time_ns()
        stage.perform(act)
        times.append(thread_time_ns() - began)
    return times


def _seen(between: Sequence[float], within: Sequence[float]) -> bool:
    """Whether differences between worlds are the larger ones, more often and by more than chance makes them.

    It is Wilcoxon's signed-rank test: what shows in few acts, but plainly, counts as well as a little in every second one.
    """
    more = sorted((here - there for here, there in zip(between, within, strict=True) if here != there), key=abs)
    ranks = sum(math.copysign(rank, each) for rank, each in enumerate(more, 1))
    count = len(more)
    return ranks > statistics.NormalDist().inv_cdf(SURE) * math.sqrt(count * (count + 1) * (2 * count + 1) / 6)


def _power(within: Sequence[float], step_us: float, rng: Random) -> float:
    """How often a difference in every second act would be seen in noise like this."""
    seen = 0
    for _ in range(_SAMPLES):
        drawn = rng.choices(within, k=len(within))
        leaking = [noise + step_us * rng.randrange(2) for noise in rng.choices(within, k=len(within))]
        seen += _seen(leaking, drawn)
    return seen / _SAMPLES
