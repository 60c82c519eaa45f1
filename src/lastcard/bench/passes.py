"""Passes over all that is compared, interleaved: a busy moment of the machine falls on all alike. Best and median count."""

from __future__ import annotations

import os
import shutil
import statistics
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias

PASSES = 5

Pass = Callable[[], tuple[float, int]]
"""Does some of the work: seconds, and how many moves, turns or rounds it was."""

Times: TypeAlias = "dict[str, float]"
"""Seconds for one of them: `best` and `median`."""


def interleaved(runs: Mapping[str, Pass], passes: int = PASSES, say: Callable[[str], None] = lambda _: None) -> dict[str, Times]:
    """Run everything in turn, again and again; the times of each by its name. What runs next is said."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for nth in range(passes):
        for name, run in runs.items():
            say(f"{nth + 1}/{passes} {name}")
            seconds, done = run()
            times[name].append(seconds / done)
    return {name: {"best": min(each), "median": statistics.median(each)} for name, each in times.items()}


def cores() -> int:
    """On how many cores this process may run."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def on_one_core() -> Iterator[None]:
    """Stay on one core, where the system lets us; child processes stay there too."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def cores_apart() -> Iterator[tuple[str, ...]]:
    """Stay on one core, if there are several: what to start the server with, so that it has another."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) == 1 or shutil.which("taskset") is None:
        yield ()
        return
    os.sched_setaffinity(0, {cores[1]})
    try:
        yield "taskset", "-c", str(cores[0])
    finally:
        os.sched_setaffinity(0, set(cores))
