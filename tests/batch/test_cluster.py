"""Simulation on many machines: `lastcard.batch.cluster`, with a Ray of two workers on this one where it is installed."""

from __future__ import annotations

import importlib.util
import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from lastcard.batch import simulate
from lastcard.batch.cluster import NoCluster, _play, _whole, compare_on
from lastcard.batch.report import compare, differences
from lastcard.batch.results import Result

RUN: dict[str, Any] = {"edition": "classic", "players": 4, "policy": ["random"] * 4, "seed": 7}
SETTINGS: list[dict[str, Any]] = [{}, {"rules": {"stacking": "any"}}]

with_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed: ./go simulate --cluster local brings it"
)


def same(one: Result, other: Result) -> bool:
    """Whether two results are the same to the last number, but for how long they took."""
    left, right = (msgspec.structs.asdict(result) for result in (one, other))
    return all(_equal(left[name], right[name]) for name in left if name not in {"seconds", "paired"})


def _equal(one: Any, other: Any) -> bool:
    return np.array_equal(one, other) if isinstance(one, np.ndarray) else bool(one == other)


def workers() -> list[int]:
    """The processes that play a part now, of a Ray that this one has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            plays = (folder / "cmdline").read_bytes().startswith(b"ray::_play")
            if plays and parent(parent(int(folder.name))) == os.getpid():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def parent(process: int) -> int:
    """Who started a process."""
    return int(Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])


@with_ray
@pytest.mark.filterwarnings("default")
def test_a_cluster_gives_the_numbers_of_one_machine_also_when_workers_are_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays a part when the first one is done is killed, and the part is done again."""
    # It would let everything else on this machine go first.
    monkeypatch.setenv("RAY_worker_niceness", "0")
    killed: list[int] = []
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        told.append((done, total))
        if not killed:
            for worker in workers():
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)

    try:
        found = compare_on("local", SETTINGS, rounds=40_000, progress=progress, **RUN)
    except NoCluster as error:
        pytest.skip(f"Ray cannot start here: {error}")

    assert killed
    assert told[-1] == (40_000, 40_000)
    alone = compare(SETTINGS, rounds=40_000, **RUN)
    assert all(map(same, found, alone))
    assert differences(found[1]) == differences(alone[1])
    assert not found[0].stopped


@with_ray
@pytest.mark.filterwarnings("default")
def test_where_there_is_no_cluster_it_is_said() -> None:
    """At an address that is none."""
    with pytest.raises(NoCluster):
        compare_on("nowhere", [{}], rounds=1, **RUN)


def test_what_was_done_from_the_beginning_on_is_told_when_it_is_stopped() -> None:
    """Parts after a gap are left out, and so nothing is counted twice or missing in between."""
    first, second, third = ([simulate("classic", 2, 100, seed=3, first=at)] for at in (0, 100, 200))

    (whole,) = _whole([first, second, third])
    (stopped,) = _whole([first, None, third])

    assert same(whole, simulate("classic", 2, 300, seed=3))
    assert (stopped.stopped, stopped.rounds) == (True, 100)
    with pytest.raises(KeyboardInterrupt):
        _whole([None, second])


def test_a_machine_with_another_version_plays_nothing() -> None:
    """Its numbers might differ, and nobody would know."""
    with pytest.raises(NoCluster, match="a machine has lastcard"):
        _play("0.0.0.other", [{}], RUN | {"rounds": 1})
