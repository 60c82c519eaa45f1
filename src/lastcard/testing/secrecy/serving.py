"""Two worlds told at real servers, one after the other, and everything compared that a server says besides its tables."""

from __future__ import annotations

import asyncio
import logging
import re
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from lastcard.server.cluster import mailbox
from lastcard.server.main import Server
from lastcard.server.settings import Config, Limits, ServerPaces
from lastcard.server.store import postgres_connection
from lastcard.table.settings import Paces, TableLimits
from lastcard.testing.cluster import Apart
from lastcard.testing.process import free_port
from lastcard.testing.rearranging import Leak
from lastcard.testing.secrecy.acts import Act, World
from lastcard.testing.secrecy.comparing import Compared, check_alike, codes_in, random_fields
from lastcard.testing.secrecy.loop import SetClockLoop, run
from lastcard.testing.secrecy.lots import Lots
from lastcard.testing.secrecy.plants.planting import Planted
from lastcard.testing.secrecy.recasting import Pair
from lastcard.testing.secrecy.scripts import Scripts
from lastcard.testing.secrecy.served import Logged, ServedStage
from lastcard.testing.secrecy.stage import Heard, Stage

_ANY = 10**6
_NEVER_S = 10.0**9
_PROCESS = re.compile(r"process \[\d+\]")


class Told(NamedTuple):
    """What a server said besides its tables, and what it logged."""

    besides: list[Heard]
    log: list[str]


def compare_served(
    pair: Pair,
    compared: Compared,
    planted: Planted = Planted(),  # noqa: B008  it has no state
    apart: Apart | None = None,
) -> None:
    """Tell both worlds at a server, or at a gateway whose owner is apart, and compare; raises `Leak`."""
    first = pair.story.stage
    second = Stage(first.setting, pair.second)
    for act in pair.second.acts:
        second.perform(act)
    port = free_port()
    one = _told(first, pair.story.world, pair.story.acts[: pair.acts], planted, port, apart)
    other = _told(second, pair.second, pair.second.acts, planted, port, apart)
    who = f"an observer in seat {pair.observer} at the server of story {first.setting.seed}"
    heard = [_named(stage, told.besides, pair) for stage, told in ((first, one), (second, other))]
    compared.served += 1
    compared.answers += len(heard[0])
    compared.codes.update(codes_in(heard[0]))
    check_alike(heard[0], heard[1], who)
    if one.log != other.log:
        differ = sorted(set(one.log) ^ set(other.log))[:4]
        raise Leak(f"the logs of two worlds differ, in story {first.setting.seed}: {differ}", 0)


def _named(stage: Stage, besides: list[Heard], pair: Pair) -> list[Heard]:
    fields = random_fields(stage)
    return [heard._replace(body=fields.named(heard.body)) for heard in besides if heard.to in pair.heard]


def _told(stage: Stage, world: World, acts: list[Act], planted: Planted, port: int, apart: Apart | None) -> Told:
    setting = stage.setting
    scripts = Scripts(setting.begins, world.orders, world.tiny)
    log = Logged()
    root = logging.getLogger()
    level = root.level
    root.addHandler(log)
    root.setLevel(logging.INFO)
    try:
        # The clock jumps: nobody who is silent meanwhile has died, nor has the database.
        with (
            tempfile.TemporaryDirectory() as folder,
            patch.object(mailbox, "SILENCE_S", _NEVER_S),
            patch.object(postgres_connection, "DONE_S", _NEVER_S),
        ):
            config = Config(data=Path(folder), port=port, paces=_paces(setting.paces), limits=_limits(setting.limits))
            if apart is not None:
                asyncio.run(apart.empty())
            lots = Lots(setting.seed, world.anew)
            servers = [
                Server(
                    each,
                    begin=scripts.begin,
                    telling=planted.telling,
                    machine=planted.machine,
                    entropy=lots,
                    around=planted.around,
                )
                for each in ((config,) if apart is None else apart.configs(config))
            ]
            served = run(_tell(servers, stage, acts), setting.starts_s - 200.0)
    finally:
        root.removeHandler(log)
        root.setLevel(level)
    return Told(served.besides, sorted(_PROCESS.sub("process", _ours(line, served.ports)) for line in log.lines))


async def _tell(servers: list[Server], stage: Stage, acts: list[Act]) -> ServedStage:
    """At several servers, one after the other is there, and it is told at the last."""
    since = time.time()
    async with AsyncExitStack() as stack:
        for server in servers:
            await stack.enter_async_context(server.running())
        served = ServedStage(servers[-1].port, stage, since)
        try:
            await served.tell(acts)
        finally:
            loop = SetClockLoop.running()
            loop.go()
    await served.goodbyes()
    return served


def _ours(line: str, ports: set[int]) -> str:
    """A line of the log with the ports of our own connections named."""
    return re.sub(r":(\d+)\b", lambda found: ":<ours>" if int(found[1]) in ports else found[0], line)


def _paces(paces: Paces) -> ServerPaces:
    return ServerPaces(**{name: getattr(paces, name) for name in Paces.__struct_fields__}, sweep_s=_NEVER_S, lease_s=_NEVER_S)


def _limits(limits: TableLimits) -> Limits:
    """Limits that nobody comes near, but for those of the table."""
    return Limits(
        **{name: getattr(limits, name) for name in TableLimits.__struct_fields__},
        burst=_ANY,
        per_second=_ANY,
        opened_per_address=_ANY,
        connections_per_address=_ANY,
        accepted_per_address=_ANY,
        requests_per_address=_ANY,
        pages_per_address=_ANY,
        tables_per_address=_ANY,
        written_per_address=10**9,
        free_bytes=1,
    )
