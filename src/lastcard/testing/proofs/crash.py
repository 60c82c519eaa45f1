"""Proofs that take long: the server is killed again and again, and what it acknowledged must be there."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, cast

import asyncpg
import msgspec

from lastcard.bots import levels
from lastcard.editions import EDITIONS
from lastcard.rules.events import Event
from lastcard.server.settings import Config
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.schema import WRITTEN, connect
from lastcard.table import entries
from lastcard.table.accept import fold
from lastcard.table.entries import PLAYED
from lastcard.table.state import TableState
from lastcard.table.telling import Telling
from lastcard.testing.process import OPEN, QUICK, ServerProcess
from lastcard.testing.proofs.visitors import Acked, Visitor, party
from lastcard.testing.settings import any_house, chance
from lastcard.views import Wire

KILLS = 200
CLIENTS = 50
PER_TABLE = 2
_LIVED_S = (0.02, 0.8)
"""How long a server lives before it is killed, once every table has gone on."""
_STUCK_S = 300.0
"""Nothing takes so long, however busy the machine is."""
_SELECT = "SELECT e.version, e.body FROM {} e JOIN tables USING (number) WHERE id = {} ORDER BY e.version"
_SAID = 10
"""After so many kills, a word."""


class Player(Protocol):
    """Somebody with a seat, and what they were acknowledged and told."""

    seat: int
    acked: list[Acked]
    told: list[tuple[int, list[Wire]]]


class Crashes(msgspec.Struct):
    """What killing a server has shown."""

    kills: int = 0
    tables: int = 0
    entries: int = 0
    """In the logs at the end."""
    acked: int = 0
    """Commands acknowledged, and found in the logs."""
    repeated: int = 0
    """Of those, the ones that had to be said again after a kill."""
    slowest_s: float = 0.0
    """The longest time from a start to the moment at which every table had gone on."""


def prove_crash(
    kills: int = KILLS, clients: int = CLIENTS, say: Callable[[str], None] = print, seed: int = 1, log: str | None = None
) -> Crashes:
    """Kill a server so often while so many clients play; AssertionError tells what was lost, doubled or stuck.

    Its log is in a folder, or in an empty database at an address.
    """
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data=Path(folder), log=log, port=0, paces=QUICK, limits=OPEN)
        return asyncio.run(_crash(config, kills, clients, say, chance(str(seed))))


async def _crash(config: Config, kills: int, clients: int, say: Callable[[str], None], rng: random.Random) -> Crashes:
    server = ServerProcess(config)
    result = Crashes()
    stopping = asyncio.Event()
    with server:
        async with asyncio.TaskGroup() as group:
            tables = [await party(server.url, any_table(n, rng), rng) for n in range(clients // PER_TABLE)]
            result.tables = len(tables)
            for visitor in (visitor for table in tables for visitor in table):
                group.create_task(visitor.play(lambda _: stopping.is_set()))
            for n in range(kills + 1):
                result.slowest_s = max(result.slowest_s, *await going_on(tables))
                if n == kills:
                    break
                await asyncio.sleep(rng.uniform(*_LIVED_S))
                await asyncio.to_thread(server.kill)
                result.kills += 1
                await asyncio.to_thread(server.start)
                if result.kills % _SAID == 0:
                    acked = sum(len(visitor.acked) for table in tables for visitor in table)
                    say(f"{result.kills} kills, {acked:,} moves acknowledged, going on after at most {result.slowest_s:.2f} s")
            stopping.set()
            await asyncio.to_thread(server.stop)
    for table in tables:
        check_table(await _stored(config, table[0].table), table, result)
    return result


def any_table(n: int, rng: random.Random) -> Wire:
    """Every edition in turn, with bots beside the people."""
    edition = EDITIONS[n % len(EDITIONS)]
    seats = ["person"] * PER_TABLE + [rng.choice([*levels()])] * rng.randint(0, 2)
    rules = {"catch_until": rng.choice(("begin", "played", "held")), "target": rng.choice((100, 300))}
    rules |= any_house(edition, len(seats), rng)
    return {"edition": edition.id, "seats": seats, "rules": rules, "timer": rng.choice(("none", "fast"))}


async def going_on(tables: list[list[Visitor]], before: list[int] | None = None, began: float | None = None) -> list[float]:
    """Wait until something new has happened at every table and everybody is connected; how long each took.

    New is what comes after these versions, or after what was told last, and the time runs from now unless it has begun.
    """
    now = time.monotonic()
    began, stuck_at = now if began is None else began, now + _STUCK_S
    before = before or [max(visitor.version for visitor in table) for table in tables]
    took: dict[int, float] = {}
    while True:
        for n, (table, version) in enumerate(zip(tables, before, strict=True)):
            if n not in took and max(visitor.version for visitor in table) > version and all(visitor.client for visitor in table):
                took[n] = time.monotonic() - began
        if len(took) == len(tables):
            return [took[n] for n in range(len(tables))]
        stuck = [table for n, table in enumerate(tables) if n not in took]
        assert time.monotonic() < stuck_at, f"{len(stuck)} tables are stuck: {_where(stuck[0])}"
        await asyncio.sleep(0.01)


def _where(table: list[Visitor]) -> str:
    seats = [
        f"seat {visitor.seat}: {'away' if visitor.client is None else visitor.client.info['phase']} at {visitor.version}"
        for visitor in table
    ]
    return f"{table[0].table}, {', '.join(seats)}"


async def _stored(config: Config, table: str) -> list[tuple[int, bytes]]:
    """The versions and entries that the log has of a table."""
    if config.log is None:
        with contextlib.closing(connect(config.data / LOG_FILE)) as db:
            return cast("list[tuple[int, bytes]]", db.execute(_SELECT.format(WRITTEN, "?"), (table,)).fetchall())
    return await stored(config.log, table)


async def stored(url: str, table: str) -> list[tuple[int, bytes]]:
    """The versions and entries that a database has of a table."""
    database = await asyncpg.connect(url)
    try:
        return [(version, body) for version, body in await database.fetch(_SELECT.format("entries", "$1"), table)]
    finally:
        await database.close()


def check_table(rows: list[tuple[int, bytes]], table: list[Visitor], result: Crashes) -> None:
    """Hold every acknowledgement and everything that was told at a table against its log."""
    assert [version for version, _ in rows] == list(range(1, len(rows) + 1)), "the versions of a table have gaps"
    log = [entries.decode(body) for _, body in rows]
    result.entries += len(log)
    told = replayed(table[0].table, log)
    ids = [(entry.asked.seat, entry.asked.id) for entry in log if entry.asked is not None]
    assert len(ids) == len(set(ids)), "a command was obeyed twice"
    for visitor in table:
        check_acked(visitor, log)
        check_told(visitor, told, log)
        result.acked += len(visitor.acked)
        result.repeated += visitor.repeated


def replayed(table: str, log: list[entries.AnyEntry]) -> dict[int, tuple[Event, ...]]:
    """What happened at each version of a log, when it is played again."""
    state = TableState(table)
    taken = [(version, entry, fold(state, entry)) for version, entry in enumerate(log, 1)]
    return {version: events for version, entry, events in taken if isinstance(entry, PLAYED)}


def check_acked(visitor: Player, log: list[entries.AnyEntry]) -> None:
    """Every acknowledged command is in the log, at the version that was named."""
    for acked in visitor.acked:
        assert acked.version <= len(log), f"version {acked.version} was acknowledged and is lost"
        entry = log[acked.version - 1]
        assert entry.asked == entries.Asked(visitor.seat, acked.id), f"version {acked.version} is another command's"
        if isinstance(entry, entries.Moved):
            assert entry.choice == acked.said["choice"], f"version {acked.version} is another move"


def check_told(visitor: Player, happened: dict[int, tuple[Event, ...]], log: list[entries.AnyEntry]) -> None:
    """What a visitor was told is what happened, as it may know it, nothing left out and nothing twice."""
    heard = dict(visitor.told)
    assert heard.keys() <= happened.keys(), f"seat {visitor.seat} was told of versions that the log has not"
    again = [version for version, entry in enumerate(log, 1) if isinstance(entry, entries.Again)]
    following = max(heard, default=0)
    for version in sorted((version for version in happened if version <= following), reverse=True):
        if version in heard:
            told = Telling().events(visitor.seat, happened[version])
            assert heard[version] == told, f"seat {visitor.seat} was told something else at version {version}"
            following = version
        else:
            # Who was away while a match ended and another began hears of this match only.
            left_out = not any(version < rematch < following for rematch in again)
            assert not left_out, f"seat {visitor.seat} was never told of version {version}"
