"""How fast a server is: it has one core, the load has another, everything goes over loopback and onto the disk."""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec
from rich.console import Console

from lastcard.bench.against import Cost, Costs, Plan, RatioGoal
from lastcard.bench.echo import STACKS, EchoProcess
from lastcard.bench.goals import Goal, goal, print_goals
from lastcard.bench.load import Socket, open_socket, playing, watchers
from lastcard.bench.passes import Times, cores_apart
from lastcard.bench.restart import fill, moved
from lastcard.bench.served import ServedTree
from lastcard.bench.trees import Tree, this_tree
from lastcard.server.main import fast_loop
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.schema import connect
from lastcard.words import Words

BEFORE_REDESIGN = RatioGoal("ec479b0", must=0.75, aim=0.6)
"""What was asked of a move's processor time, against the commit before tables became pure."""
BEFORE_SEVERAL = RatioGoal("b5fde92", must=1.03, aim=1.0)
"""What a server that is alone may lose, against the commit before several servers could be one site."""


class Extent(msgspec.Struct, frozen=True):
    """How much is measured."""

    passes: int = 3
    tables: int = 500
    seconds: float = 10.0
    warm_s: float = 2.0
    """So long the load runs before it counts."""
    paced_per_s: int = 500
    watchers: int = 1000
    restarted: int = 10_000


def extent_for(passes: int, *, quick: bool = False) -> Extent:
    """All of it, or enough for a first look: figures of few tables are not those of many."""
    if quick:
        return Extent(passes=passes, tables=100, seconds=4.0, warm_s=1.0, watchers=200, restarted=1000)
    return Extent(passes=passes)


class Figures(msgspec.Struct):
    """What one pass found."""

    echo_frames_per_s: float = 0.0
    direct_echo_frames_per_s: float = 0.0
    """The same on our own socket."""
    moves_per_s: float = 0.0
    cpu_us: float = 0.0
    """The server's own processor time for a move: what a busy machine blurs least."""
    frames_per_s: float = 0.0
    paced_moves_per_s: float = 0.0
    paced_cpu_us: float = 0.0
    """The same where moves are few, and seldom share what is done once for several."""
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    connection_kb: float = 0.0
    restart_s: float = 0.0
    """From the start of the process to the moment at which every table has gone on."""


def report(extent: Extent, words: Words, *, as_json: bool) -> None:
    """Measure and print, for people or for programs. The machine should have nothing else to do."""
    with Console(stderr=True).status("") as status:
        passes = measure(extent, status.update)
    print_goals(goals(passes), words, counts(extent), as_json=as_json, extent=extent, passes=passes)


def counts(extent: Extent) -> dict[str, int]:
    """What the words of some measurements name."""
    return {"tables": extent.tables, "pace": extent.paced_per_s, "restarted": extent.restarted}


def goals(passes: Sequence[Figures]) -> list[Goal]:
    """What was asked for beside what was measured, and a few figures that explain it."""

    def reached(name: str, best: Callable[[Iterable[float]], float]) -> Times:
        values = [getattr(figures, name) for figures in passes]
        return {"best": best(values), "median": statistics.median(values)}

    frames, echo = reached("frames_per_s", max), reached("echo_frames_per_s", max)
    return [
        goal("moves", "/s", 2500, 6500, reached("moves_per_s", max)),
        goal("cpu", "µs", None, None, reached("cpu_us", min)),
        goal("frames", "/s", None, None, frames),
        goal("echo", "/s", None, None, echo),
        goal("direct-echo", "/s", None, None, reached("direct_echo_frames_per_s", max)),
        # Best of best and median of medians: in one pass the echo alone may have had a bad moment.
        goal("share", "%", 15, 35, {which: 100 * frames[which] / echo[which] for which in frames}),
        goal("paced-cpu", "µs", None, None, reached("paced_cpu_us", min)),
        goal("p50", "ms", None, None, reached("p50_ms", min)),
        goal("p99", "ms", 8, 3, reached("p99_ms", min)),
        goal("connection", "kB", 45, 35, reached("connection_kb", min)),
        goal("restart", "s", 10, 4, reached("restart_s", min)),
    ]


def plan(extent: Extent, words: Words) -> Plan:
    """How it is measured against another tree."""
    about = counts(extent)
    return Plan(
        partial(_costs, extent=extent),
        extent.passes,
        words.t("report-bench-served", passes=extent.passes, **about),
        lambda name: words.t(f"report-bench-goal-{name}", **about),
        {"cpu": [BEFORE_REDESIGN, BEFORE_SEVERAL], "paced-cpu": [BEFORE_SEVERAL]},
    )


def _costs(tree: Tree, extent: Extent) -> Costs:
    """One pass over a tree: this tree's load on that tree's server. A restart is not compared: each tree has a log of its own."""
    figures = Figures()
    with cores_apart() as launcher, asyncio.Runner(loop_factory=fast_loop()) as runner:
        for run in (_moves, _paced):
            _run(runner, run, _On(tree, extent, launcher), figures)
    costs = {
        "elapsed": ("µs", 1e6 / figures.moves_per_s),
        "cpu": ("µs", figures.cpu_us),
        "paced-cpu": ("µs", figures.paced_cpu_us),
        "p50": ("ms", figures.p50_ms),
        "p99": ("ms", figures.p99_ms),
        "connection": ("kB", figures.connection_kb),
    }
    return {name: Cost(unit, value, value) for name, (unit, value) in costs.items()}


class _On(msgspec.Struct, frozen=True):
    """On what a part of a pass runs."""

    tree: Tree
    extent: Extent
    launcher: tuple[str, ...]


_Part: TypeAlias = "Callable[[Path, _On, Figures], Coroutine[None, None, None]]"


def measure(extent: Extent, say: Callable[[str], None] = lambda _: None) -> list[Figures]:
    """Everything in turn, again and again: a busy moment of the machine falls on one pass."""
    passes = []
    with cores_apart() as launcher, asyncio.Runner(loop_factory=fast_loop()) as runner:
        for nth in range(extent.passes):
            figures = Figures()
            for run in (_echo, _moves, _paced, _restart):
                say(f"{nth + 1}/{extent.passes} {run.__name__.strip('_')}")
                _run(runner, run, _On(this_tree(), extent, launcher), figures)
            passes.append(figures)
    return passes


def _run(runner: asyncio.Runner, run: _Part, on: _On, figures: Figures) -> None:
    # What was written before is on the disk: nobody waits for it now.
    os.sync()
    with tempfile.TemporaryDirectory() as folder:
        runner.run(run(Path(folder), on, figures))


async def _echo(folder: Path, on: _On, figures: Figures) -> None:
    """Frames of a usual size through the same stack, with nothing behind it."""
    del folder
    figures.echo_frames_per_s, figures.direct_echo_frames_per_s = [await _echoed(on, stack) for stack in STACKS]


async def _echoed(on: _On, stack: str) -> float:
    frames = 0
    body = msgspec.json.encode({"type": "update", "text": "x" * 700})

    def heard(socket: Socket, frame: bytes) -> None:
        nonlocal frames
        frames += 2
        socket.say(frame)

    with EchoProcess(on.launcher, stack) as echo:
        sockets = [await open_socket(echo.url, "/", heard) for _ in range(100)]
        for socket in sockets:
            for _ in range(4):
                socket.say(body)
        await asyncio.sleep(on.extent.warm_s)
        frames, began = 0, time.perf_counter()
        while not frames:  # noqa: ASYNC110  what is heard counts itself
            await asyncio.sleep(on.extent.seconds / 2)
        passed = time.perf_counter() - began
        for socket in sockets:
            socket.close()
        return frames / passed


async def _moves(folder: Path, on: _On, figures: Figures) -> None:
    with ServedTree(on.tree, folder, on.launcher) as server:
        async with playing(server.url, on.extent.tables, on.extent.warm_s) as load:
            found = await load.count(on.extent.seconds, server)
    figures.moves_per_s, figures.frames_per_s, (figures.cpu_us,) = found.moves_per_s, found.frames_per_s, found.cpu_us


async def _paced(folder: Path, on: _On, figures: Figures) -> None:
    extent = on.extent
    with ServedTree(on.tree, folder, on.launcher) as server:
        async with playing(server.url, extent.tables, extent.warm_s, per_s=extent.paced_per_s) as load:
            found = await load.count(extent.seconds, server)
            figures.paced_moves_per_s, (figures.paced_cpu_us,) = found.moves_per_s, found.cpu_us
            figures.p50_ms, figures.p99_ms = found.p50_ms, found.p99_ms
            load.pause()
            await asyncio.sleep(1)
            before = server.memory_bytes()
            watching = await watchers(server.url, extent.watchers)
            await asyncio.sleep(1)
            figures.connection_kb = (server.memory_bytes() - before) / len(watching) / 1000
            for socket in watching:
                socket.close()


async def _restart(folder: Path, on: _On, figures: Figures) -> None:
    """Start a server over a log with many tables, at each of which a bot has to move."""
    await fill(folder / LOG_FILE, on.extent.restarted)
    began, since = time.perf_counter(), time.time()
    with ServedTree(on.tree, folder, on.launcher), contextlib.closing(connect(folder / LOG_FILE)) as db:
        while moved(db, since) < on.extent.restarted:  # noqa: ASYNC110  another process moves
            await asyncio.sleep(0.1)
        figures.restart_s = time.perf_counter() - began
