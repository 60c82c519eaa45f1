"""Hostile clients: attacks of every kind, from many addresses, on a server with the limits that servers have, while others play.

The server must live, hold its limits, keep its log and its memory small, refuse and lose no honest move, and stay quick for those
who play. How quick is told in two ways: in milliseconds, which depend on the machine, and in the work that the server did while a
move waited for its answer, counted in moves' worth, which does not.

The server is alone, or it is a gateway whose tables another server runs, with a database and a bus. Then both together are
held to the same.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from lastcard.clients.connection import Client
from lastcard.server.settings import Config, ServerPaces
from lastcard.testing.process import OPEN, QUICK, SiteProcesses
from lastcard.testing.proofs.attackers import ATTACKING, Attackers, Plan, Report, attacking
from lastcard.testing.proofs.attacking import Tally
from lastcard.testing.proofs.attacks import ATTACKS
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import chance
from lastcard.views import Wire

if TYPE_CHECKING:
    from lastcard.testing.cluster import Apart

MOVES = 500
P99_MS = 50.0
"""What 99 of 100 honest moves must be answered within, by a long run."""
_WORK_MAX = 100.0
"""What the server may do, in moves' worth, while half of all honest moves wait: any more would be felt on any machine."""
HONEST = "127.8."
"""How the addresses of honest players begin."""
_AT_ONCE = "all at once"
_PATIENCE_S = 600.0
_LIMITED_S = 10.0
_LOOK_S = 0.05
_NICE = 10
_SETTLE_S = 10.0
"""How long the tables of attackers may take to leave memory."""
_GROWTH_BYTES = 96 * 1024 * 1024
"""What a server's memory may differ by: caches, fragments, and tables that keep seats for people for five minutes."""
_LOG_BYTES = 128 * 1024
"""What the server may log, whatever happens: twenty lines of each place in the code, and one a minute."""
_FAST_S, _CALM_S = 0.2, 1.0
"""How long an honest player thinks, on average, in a short run and in a long one."""


class Size(msgspec.Struct, frozen=True, kw_only=True):
    """How much is played and attacked."""

    moves: int
    """Honest moves in every stretch; four times as many in that of all attacks at once."""
    tables: int
    """Where four people play each."""
    addresses: int
    """Attackers of one kind; one of each when all attack at once."""
    target: int
    """The points of the match that is replayed."""
    think_s: float
    p99_ms: float | None
    """What is asserted of the milliseconds, if anything."""
    attacks: tuple[str, ...] = tuple(ATTACKS)
    """One after the other, and then all at once."""

    def addresses_of(self, attacks: int) -> int:
        """From how many addresses each of so many attacks comes."""
        return self.addresses if attacks == 1 else 1


SHORT = Size(moves=8, tables=4, addresses=2, target=50, think_s=_FAST_S, p99_ms=None)
"""For every machine, however slow or busy."""


def long_run(moves: int) -> Size:
    """For a machine that has nothing else to do."""
    return Size(moves=moves, tables=30, addresses=8, target=200, think_s=_CALM_S, p99_ms=P99_MS)


class Wait(msgspec.Struct, frozen=True):
    """From a move to its answer."""

    seconds: float
    work_s: float
    """The processor time that the server used meanwhile."""


class Stretch(msgspec.Struct):
    """What honest players felt for a while, and what the attackers got."""

    name: str
    waits: list[Wait]
    cpu_s: float
    """What the server used in all."""
    report: Report | None
    move_s: float = 0.0
    """The server's processor time for one move when nobody attacks."""

    def ms(self, share: float) -> float:
        """What so many of the moves were answered within."""
        return 1000 * _quantile([wait.seconds for wait in self.waits], share)

    def work(self, share: float) -> float:
        """What the server did, in moves' worth, while so many of the moves waited."""
        return _quantile([wait.work_s for wait in self.waits], share) / self.move_s

    @property
    def attacked(self) -> Tally:
        """What came of all its attacks."""
        total = Tally()
        for tally in self.report.tallies.values() if self.report else ():
            total.add(tally)
        return total

    def __str__(self) -> str:
        felt = f"p50 {self.ms(0.5):.1f} ms, p99 {self.ms(0.99):.1f} ms, max {self.ms(1):.1f} ms"
        work = f"{self.work(0.5):.1f} and {self.work(0.99):.1f} moves' worth"
        told = f"{self.name}: {len(self.waits)} moves, {felt}; {work}"
        if self.report is None:
            return told
        asked, seconds = self.attacked, self.report.seconds
        return f"{told}; {asked.asked / seconds:,.0f} attacks a second, {asked.served:,} served, {asked.limited:,} limited"


class Hostility(msgspec.Struct):
    """What the attacks led to."""

    stretches: list[Stretch]
    grown_bytes: int
    logged_bytes: int

    @property
    def quiet(self) -> Stretch:
        """Before anybody attacked."""
        return self.stretches[0]

    @property
    def attacked(self) -> Stretch:
        """While everybody did."""
        return self.stretches[-1]

    @property
    def attacks(self) -> int:
        """All that attackers asked for."""
        return sum(stretch.attacked.asked for stretch in self.stretches)

    @property
    def honest(self) -> int:
        """Moves of honest players."""
        return sum(len(stretch.waits) for stretch in self.stretches)


class Player(Visitor):
    """Somebody honest, at an address of their own, who thinks before a move and measures how long its answer takes."""

    address: str
    server: SiteProcesses
    think_s: float
    waits: list[Wait]

    async def _connect(self) -> Client:
        return await Client.connect(self.url, self.table, self.token, self._seen, local_address=self.address)

    def _offer(self, client: Client) -> Wire | None:
        """Call, and catch nobody: of several who catch, all but one would rightly be refused."""
        offers = {offer["question"] for offer in client.asked if offer["offer"]}
        return super()._offer(client) if "uno" in offers else None

    async def _say(self, client: Client, said: Wire) -> None:
        if said["type"] == "move" and said["choice"] != "uno":
            await asyncio.sleep(self.think_s * 2 * self._rng.random())
        began, worked = time.monotonic(), self.server.cpu_s()
        await super()._say(client, said)
        if said["type"] == "move":
            self.waits.append(Wait(time.monotonic() - began, self.server.cpu_s() - worked))


def prove_hostile(size: Size, say: Callable[[str], None] = print, seed: int = 1, apart: Apart | None = None) -> Hostility:
    """Attack a server in every way, or with an empty database and a bus a gateway; AssertionError tells what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_prove(Path(folder), size, say, chance(str(seed)), apart))


async def _prove(folder: Path, size: Size, say: Callable[[str], None], rng: random.Random, apart: Apart | None) -> Hostility:
    long_table = await _long_table(_configs(Config(data=folder, port=0, paces=QUICK, limits=OPEN), apart), size.target, rng)
    # The limits are those of every server; only what nobody uses leaves memory sooner.
    config = Config(data=folder, port=0, paces=replace(ServerPaces(), evict_s=0.2))
    server = SiteProcesses(_configs(config, apart), errors=folder / "errors")
    run = _Run(server, size, long_table, say)
    with server:
        for n in range(size.tables):
            run.players += await _players(server, size, n, rng)
        async with _playing(run.players):
            await run.stretch("warming up")
            quiet = await run.stretch("quiet")
            before = server.memory_bytes()
            stretches = [quiet, *[await run.stretch(name, name) for name in size.attacks]]
            stretches.append(await run.stretch(_AT_ONCE, *size.attacks))
            grown = await _grown(server, before)
        codes = await asyncio.to_thread(server.stop)
    assert not any(codes), "the server did not live to be stopped"
    _judge_stored(folder, b"" if apart is None else await apart.stored(), long_table)
    found = Hostility(stretches, grown, (folder / "errors").stat().st_size)
    _judge(found, size)
    _judge_players(run.players)
    return found


def _configs(config: Config, apart: Apart | None) -> tuple[Config, ...]:
    """Of a server that is alone, or of an owner and a gateway."""
    return (config,) if apart is None else apart.configs(config)


@asynccontextmanager
async def _playing(players: list[Player]) -> AsyncIterator[None]:
    """Everybody plays meanwhile; in the end they have had their answers."""
    stopping = asyncio.Event()
    tasks = [asyncio.ensure_future(player.play(lambda _: stopping.is_set())) for player in players]
    try:
        yield
        assert not any(task.done() for task in tasks), "an honest player could not play on"
    finally:
        stopping.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _grown(server: SiteProcesses, before: int) -> int:
    """By how many bytes a server's memory has grown, once the tables of attackers have left it or should have."""
    until = time.monotonic() + _SETTLE_S
    # Of another process's memory nobody is told when it gets less.
    while (grown := server.memory_bytes() - before) >= _GROWTH_BYTES and time.monotonic() < until:  # noqa: ASYNC110
        await asyncio.sleep(_LOOK_S)
    return grown


class _Run:
    """One server under attack."""

    def __init__(self, server: SiteProcesses, size: Size, long_table: str, say: Callable[[str], None]) -> None:
        self._server, self._size, self._long_table, self._say = server, size, long_table, say
        self.players: list[Player] = []
        self._first = 0
        self._move_s = 0.0

    async def stretch(self, name: str, *attacks: str) -> Stretch:
        """Let everybody play until there are enough moves, and every attack has met its limit."""
        size, times = self._size, 4 if len(attacks) > 1 else 1
        moves, addresses = size.moves * times, size.addresses_of(len(attacks))
        nice = _NICE if size.p99_ms else 0
        plan = Plan(
            url=self._server.url,
            long_table=self._long_table,
            attacks=attacks,
            addresses=addresses,
            first=self._first,
            patience_s=_LIMITED_S if size.p99_ms else _PATIENCE_S,
            nice=nice,
        )
        self._first += addresses * len(attacks)
        report = None
        async with AsyncExitStack() as stack, asyncio.timeout(_PATIENCE_S):
            attackers: Attackers | None = await stack.enter_async_context(attacking(plan)) if attacks else None
            if attackers is not None:
                await attackers.limited()
            for player in self.players:
                player.waits = []
            cpu = self._server.cpu_s()
            await self._moved(moves)
            waits = [wait for player in self.players for wait in player.waits]
            cpu = self._server.cpu_s() - cpu
            report = await attackers.stop() if attackers is not None else None
        self._move_s = self._move_s if attacks else cpu / len(waits)
        stretch = Stretch(name, waits, cpu, report, self._move_s)
        self._say(str(stretch))
        return stretch

    async def _moved(self, moves: int) -> None:
        """Wait until so many moves were answered."""
        # Nobody who plays, and is measured, should have to tell somebody who waits.
        while sum(len(player.waits) for player in self.players) < moves:  # noqa: ASYNC110
            await asyncio.sleep(_LOOK_S)


def _judge(found: Hostility, size: Size) -> None:
    """Hold the limits, and what was felt, against what is promised."""
    for stretch in found.stretches[1:]:
        assert stretch.report is not None
        addresses = size.addresses_of(len(stretch.report.tallies))
        for name, tally in stretch.report.tallies.items():
            bound = ATTACKS[name].bound
            most = None if bound is None else addresses * (1 + bound.after(stretch.report.seconds))
            assert most is None or tally.served <= most, f"{name}: {tally.served:,} served, where {most:,.0f} are the limit"
        if size.p99_ms is None:
            # What had piled up while a busy machine let the server wait is worked off first, too.
            continue
        assert stretch.work(0.5) < _WORK_MAX, f"{stretch.name}: the server did other things first: {stretch}"
        assert stretch.ms(0.99) < size.p99_ms, f"honest players wait: {stretch}"
    assert found.grown_bytes < _GROWTH_BYTES, f"the server holds {found.grown_bytes:,} bytes more than before"
    assert found.logged_bytes < _LOG_BYTES, f"the server has logged {found.logged_bytes:,} bytes"


def _judge_stored(folder: Path, database: bytes, table: str) -> None:
    """No address is stored or logged, where a table is."""
    kept = {file.name: file.read_bytes() for file in folder.iterdir()} | {"the database": database}
    assert any(table.encode() in body for body in kept.values()), "no table is kept"
    for name, body in kept.items():
        assert not any(network.encode() in body for network in (HONEST, ATTACKING)), f"an address is in {name}"


def _judge_players(players: list[Player]) -> None:
    """No honest move was refused, had to be said again, or was kept from anybody at the table."""
    told = {(player.table, version) for player in players for version, _ in player.told}
    for player in players:
        assert not player.refused, f"an honest player was refused: {player.refused}"
        assert not player.repeated, "an honest player was cut off"
        lost = [acked.version for acked in player.acked if (player.table, acked.version) not in told]
        assert len(lost) <= 1, "an acknowledged move was told to nobody"


async def _players(server: SiteProcesses, size: Size, table: int, rng: random.Random) -> list[Player]:
    """Four people at a table."""
    players = []
    for sitting in await party(server.url, {"seats": ["person"] * 4, "rules": {"target": 10_000}}, rng):
        joined = {"seat": sitting.seat, "token": sitting.token}
        player = Player(server.url, sitting.table, joined, chance(str(rng.random())), calls=1.0)
        player.server, player.think_s, player.waits = server, size.think_s, []
        player.address = f"{HONEST}{table}.{player.seat + 1}"
        players.append(player)
    return players


async def _long_table(configs: Sequence[Config], target: int, rng: random.Random) -> str:
    """A table with a finished match of many moves, for those who want to see it again and again."""
    with SiteProcesses(configs) as server:
        settings = {"seats": ["person", "person", *["easy"] * 8], "rules": {"target": target}}
        players = await party(server.url, settings, rng)
        for player in players:
            player.rematches = False

        finished: set[int] = set()

        def over(visitor: Visitor) -> bool:
            if visitor.client is not None and visitor.client.info["phase"] == "over":
                finished.add(visitor.seat)
            return visitor.seat in finished

        await asyncio.gather(*(player.play(over) for player in players))
        await asyncio.to_thread(server.stop)
        return players[0].table


def _quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
