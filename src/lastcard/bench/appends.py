"""How many entries a second a log takes from many tables, each of which waits until its last one is durable."""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import count

from lastcard.server.store.log import Claim, Log, Snapshot
from lastcard.server.store.snapshots import EVERY
from lastcard.table.seats import fresh_table_id

_BODY = b'{"type":"moved","seat":1,"choice":"play R7"}'
_SNAPSHOT = bytes(1500)
"""As many bytes as one has (`lastcard bench growth`)."""


async def appends_per_s(log: Log, tables: int, warm_s: float, seconds: float) -> float:
    """How many entries a second a log takes from so many tables; with every so many goes a snapshot, as a server has it."""
    claims = [await log.create(fresh_table_id(secrets.token_bytes), [_BODY]) for _ in range(tables)]
    appended = 0
    stopping = asyncio.Event()

    async def append(claim: Claim) -> None:
        nonlocal appended
        for version in count(2):
            if stopping.is_set():
                return
            snapshot = None if version % EVERY else Snapshot(version - 1, _SNAPSHOT)
            await log.append(claim, version, _BODY, begun=True, live=True, snapshot=snapshot)
            appended += 1

    async with asyncio.TaskGroup() as group:
        for claim in claims:
            group.create_task(append(claim))
        await asyncio.sleep(warm_s)
        appended, began = 0, time.perf_counter()
        while not appended:  # noqa: ASYNC110  what is appended counts itself
            await asyncio.sleep(seconds)
        per_s = appended / (time.perf_counter() - began)
        stopping.set()
    return per_s
