"""The hub: what nobody has touched for a long time is forgotten, and nobody else notices."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.server.bus import LocalBus
from lastcard.server.driver import Services
from lastcard.server.hub import Hub
from lastcard.server.metrics import Metrics
from lastcard.server.store.sqlite import SqliteLog, connect
from lastcard.table.state import Conditions
from lastcard.testing.process import OPEN, QUICK
from server.damage import damage_table
from server.waiting import PATIENCE_S


async def test_expired_tables_are_forgotten_a_few_at_a_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Moves elsewhere are stored in between; one that is damaged stays, and keeps no other."""
    file = tmp_path / "log.sqlite"
    log = SqliteLog(file)
    for n in range(100):
        await log.create(f"table {n}", [b"1"])
    await log.close()
    damage_table(file, "table 50")
    log = SqliteLog(file)
    with closing(connect(file)) as db:
        db.execute("UPDATE tables SET touched = 0")
        claim, version, left = await log.create("played", [b"1"]), 1, [101]
        paces = replace(QUICK, sweep_s=0.02, keep_s=60.0, lobby_keep_s=60.0)
        hub = Hub(Services(log, LocalBus(), Metrics(), paces, time.monotonic, Conditions(limits=OPEN)))
        async with asyncio.timeout(PATIENCE_S):
            while left[-1] > 2:
                version += 1
                await log.append(claim, version, b"x", begun=True, live=False)
                left.append(int(str(db.execute("SELECT count(*) FROM tables").get)))
        await hub.close()
    await log.close()
    steps = [before - after for before, after in pairwise(left)]
    assert max(steps) < 50, "moves waited for more than a few tables"
    assert {record.getMessage().split(":")[0] for record in caplog.records} == {"table table 50 is damaged in the log"}
