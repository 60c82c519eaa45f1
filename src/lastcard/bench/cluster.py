"""What several servers cost, and how soon tables go on when a part of them fails: `bench server --cluster`.

The database and the bus are real ones, started for the purpose. Processor time is that of the servers alone: all else shares the
machine with them.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
from rich.console import Console

from lastcard.bench.appends import appends_per_s
from lastcard.bench.goals import Goal, goal, print_goals
from lastcard.bench.load import Counted, playing
from lastcard.bench.outages import UNHURRIED, Outages, outages
from lastcard.bench.passes import Times, cores_apart
from lastcard.server.main import fast_loop
from lastcard.server.settings import Config
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.log import Log
from lastcard.server.store.postgres import PostgresLog
from lastcard.server.store.sqlite import SqliteLog
from lastcard.testing.cluster import shared_server
from lastcard.testing.nats import Nats, nats_server
from lastcard.testing.postgres import Postgres, emptied, postgres
from lastcard.testing.process import OPEN, ServerProcess
from lastcard.words import Words

T = TypeVar("T")

_LEASE_S = 60.0
"""Nobody is taken for dead whose processor time is measured, however busy the machine is."""


class Extent(msgspec.Struct, frozen=True):
    """How much is measured."""

    passes: int = 3
    tables: int = 500
    seconds: float = 6.0
    warm_s: float = 2.0
    """So long the load runs before it counts."""
    paced_per_s: int = 500
    live: int = 1000
    """Tables whose owner fails."""
    away_s: float = 1.0
    """So long the bus is away."""


def extent_for(passes: int, *, quick: bool = False) -> Extent:
    """All of it, or enough for a first look."""
    return Extent(passes=passes, tables=100, seconds=3.0, warm_s=1.0, live=100) if quick else Extent(passes=passes)


class Figures(msgspec.Struct, frozen=True):
    """What one pass found."""

    file_appends: float
    """A second."""
    database_appends: float
    file_cpu: float
    """Of a server that is alone, with its tables in a folder: microseconds for a move."""
    database_cpu: float
    """The same with its tables in a database."""
    owner_cpu: float
    """Of an owner whose clients are at a gateway."""
    gateway_cpu: float
    hop_p50: float
    """How much later everybody is told of a move where there are an owner and a gateway, in milliseconds."""
    hop_p99: float
    outages: Outages


def report(extent: Extent, words: Words, *, as_json: bool) -> None:
    """Measure and print, for people or for programs. The machine should have nothing else to do."""
    with Console(stderr=True).status("") as status:
        passes = measure(extent, status.update)
    print_goals(goals(passes), words, counts(extent), as_json=as_json, extent=extent, passes=passes)


def counts(extent: Extent) -> dict[str, int]:
    """What the words of some measurements name."""
    return {"tables": extent.tables, "pace": extent.paced_per_s, "live": extent.live}


def goals(passes: Sequence[Figures]) -> list[Goal]:
    """What was asked for beside what was measured, and the figures that ratios are made of."""

    def reached(name: str, best: Callable[[Iterable[float]], float] = min) -> Times:
        values = [attrgetter(name)(figures) for figures in passes]
        return {"best": best(values), "median": statistics.median(values)}

    def over(some: Times, others: Times) -> Times:
        # Best of best and median of medians: in one pass one of both may have had a bad moment.
        return {which: some[which] / others[which] for which in some}

    file_appends, database_appends = reached("file_appends", max), reached("database_appends", max)
    file_cpu, database_cpu, owner_cpu = reached("file_cpu"), reached("database_cpu"), reached("owner_cpu")
    return [
        goal("log", "x", 1.0, 2.0, over(database_appends, file_appends)),
        goal("file-appends", "/s", None, None, file_appends),
        goal("database-appends", "/s", None, None, database_appends),
        goal("database", "x", 0.9, 1.1, over(file_cpu, database_cpu)),
        goal("owner", "x", 0.75, 0.6, over(owner_cpu, database_cpu)),
        goal("file-cpu", "µs", None, None, file_cpu),
        goal("database-cpu", "µs", None, None, database_cpu),
        goal("owner-cpu", "µs", None, None, owner_cpu),
        goal("gateway-cpu", "µs", None, None, reached("gateway_cpu")),
        goal("hop-p50", "ms", 1.5, 0.5, reached("hop_p50")),
        goal("hop-p99", "ms", 10, 3, reached("hop_p99")),
        goal("noticed", "s", 0.1, 0.05, reached("outages.noticed")),
        goal("killed-median", "s", 1, 0.3, reached("outages.killed_median")),
        goal("killed-worst", "s", 3, 1.2, reached("outages.killed_worst")),
        goal("stalled", "s", 3, 1, reached("outages.stalled")),
        goal("bus-back", "s", 2, 1, reached("outages.bus_back")),
        goal("database-back", "s", 5, 3, reached("outages.database_back")),
    ]


def measure(extent: Extent, say: Callable[[str], None] = lambda _: None) -> list[Figures]:
    """Everything in turn, again and again: a busy moment of the machine falls on one pass."""
    with postgres() as database, nats_server() as bus:
        on = _On(extent, database, bus)
        return [_pass(on, partial(_say, say, f"{nth + 1}/{extent.passes}")) for nth in range(extent.passes)]


class _On(NamedTuple):
    """On what a pass runs."""

    extent: Extent
    database: Postgres
    bus: Nats


def _run(part: Coroutine[None, None, T]) -> T:
    """Run a part on a loop of its own: threads, which start servers, stay on the cores on which they were begun."""
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        return runner.run(part)


def _say(say: Callable[[str], None], nth: str, what: str) -> None:
    # What was written before is on the disk: nobody waits for it now.
    os.sync()
    say(f"{nth} {what}")


def _pass(on: _On, say: Callable[[str], None]) -> Figures:
    per_s = on.extent.paced_per_s
    say("file, appends")
    file_appends = _run(_file_appends(on))
    say("database, appends")
    database_appends = _run(_database_appends(on))
    with cores_apart() as launcher:
        say("file")
        with _file(launcher) as servers:
            file = _run(_load(on, servers))
        say("database")
        with _database(on, launcher) as servers:
            database, database_paced = _run(_load(on, servers)), _run(_load(on, servers, per_s))
        say("owner, gateway")
        with _apart(on, launcher) as servers:
            apart, apart_paced = _run(_load(on, servers)), _run(_load(on, servers, per_s))
    say("outages")
    gateway_cpu, owner_cpu = apart.cpu_us
    return Figures(
        file_appends=file_appends,
        database_appends=database_appends,
        file_cpu=file.cpu_us[0],
        database_cpu=database.cpu_us[0],
        owner_cpu=owner_cpu,
        gateway_cpu=gateway_cpu,
        hop_p50=apart_paced.p50_ms - database_paced.p50_ms,
        hop_p99=apart_paced.p99_ms - database_paced.p99_ms,
        outages=_run(outages(on.extent.live, on.extent.away_s)),
    )


async def _file_appends(on: _On) -> float:
    with tempfile.TemporaryDirectory() as folder:
        return await _appends(SqliteLog(Path(folder) / LOG_FILE), on.extent)


async def _database_appends(on: _On) -> float:
    return await _appends(await PostgresLog.open(await emptied(on.database.url)), on.extent)


async def _appends(log: Log, extent: Extent) -> float:
    try:
        return await appends_per_s(log, extent.tables, extent.warm_s, extent.seconds)
    finally:
        await log.close()


async def _load(on: _On, servers: Sequence[ServerProcess], per_s: float | None = None) -> Counted:
    """What clients find who reach the first of these servers."""
    async with playing(servers[0].url, on.extent.tables, on.extent.warm_s, per_s=per_s) as load:
        return await load.count(on.extent.seconds, *servers)


@contextmanager
def _file(launcher: tuple[str, ...]) -> Iterator[tuple[ServerProcess, ...]]:
    """A server that is alone, with its tables in a folder."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(_config(folder), launcher=launcher) as server:
        yield (server,)


@contextmanager
def _database(on: _On, launcher: tuple[str, ...]) -> Iterator[tuple[ServerProcess, ...]]:
    """The same with its tables in the database."""
    url = _run(emptied(on.database.url))
    with tempfile.TemporaryDirectory() as folder, ServerProcess(_config(folder, url), launcher=launcher) as server:
        yield (server,)


def _config(folder: str, log: str | None = None) -> Config:
    return Config(data=Path(folder), log=log, port=0, paces=UNHURRIED, limits=OPEN)


@contextmanager
def _apart(on: _On, launcher: tuple[str, ...]) -> Iterator[tuple[ServerProcess, ...]]:
    """A gateway and an owner."""
    _run(emptied(on.database.url))
    with tempfile.TemporaryDirectory() as folder:
        server = partial(shared_server, on.database, on.bus, Path(folder), lease_s=_LEASE_S, paces=UNHURRIED, launcher=launcher)
        with server("owner") as owner, server("gateway") as gateway:
            yield gateway, owner
