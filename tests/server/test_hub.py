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
from lastcard.server.expiry import Expiry, Jump
from lastcard.server.hub import Hub
from lastcard.server.metrics import Metrics
from lastcard.server.services import Services
from lastcard.server.settings import ServerPaces
from lastcard.server.store.schema import connect
from lastcard.server.store.sqlite import SqliteLog
from lastcard.table.state import Conditions
from lastcard.testing.process import OPEN, QUICK
from server.damage import damage_table
from server.waiting import PATIENCE_S, until


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


DAY_S = 24 * 3600.0


async def test_a_clock_that_is_a_month_ahead_forgets_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it was wrong when the server started, or jumps while it runs: then what was noted meanwhile is dated anew."""
    log, shifted = SqliteLog(tmp_path / "log.sqlite"), list[int]()

    async def shift(_since: float, _until: float, by_s: float) -> None:
        shifted.append(round(by_s / DAY_S))

    monkeypatch.setattr(log, "shift", shift)
    await log.create("a", [b"1"])
    ahead, looks = [31 * DAY_S], [0]

    def time_of_day() -> float:
        looks[0] += 1
        return time.time() + ahead[0]

    paces = replace(ServerPaces(), sweep_s=0.01)
    services = Services(log, LocalBus(), Metrics(), paces, time.monotonic, Conditions(limits=OPEN), time_of_day=time_of_day)
    hub = Hub(services)
    await until(lambda: looks[0] > 5)
    ahead[0] += 31 * DAY_S
    await until(lambda: looks[0] > 10)
    assert shifted == [31]
    await hub.close()
    assert await log.claim("a") is not None
    await log.close()


async def test_what_was_touched_while_the_clock_was_behind_is_not_old_when_it_is_set_right(tmp_path: Path) -> None:
    """As on a machine whose clock has no battery; what was touched before the server began stays as old as it was."""
    log, steady, ahead = SqliteLog(tmp_path / "log.sqlite"), [0.0], [time.time()]
    await log.create("before", [b"1"])
    await log.shift(0.0, time.time(), -60.0)
    expiry = Expiry(ServerPaces(), lambda: steady[0], lambda: steady[0] + ahead[0])
    await log.create("meanwhile", [b"1"])
    steady[0] += 60.0
    ahead[0] += 31 * DAY_S
    jump = expiry.look()
    assert isinstance(jump, Jump)
    await log.shift(*jump)
    looked = expiry.look()
    assert not isinstance(looked, Jump)
    assert await log.expired(*looked) == ["before"]
    await log.close()


class Clocks:
    """A steady clock and a time of day that can be set."""

    def __init__(self) -> None:
        self.steady, self.wrong_by = 1000.0, 0.0
        self.expiry = Expiry(ServerPaces(doubt_s=3600.0), lambda: self.steady, lambda: self.steady + self.wrong_by)

    def forgets(self, *expired: str, after_s: float = 60.0) -> list[str]:
        """Which of these expired tables are forgotten after so long."""
        self.steady += after_s
        return [] if isinstance(self.expiry.look(), Jump) else self.expiry.confirmed(list(expired))


def test_a_table_expires_in_two_steps_with_steady_time_between() -> None:
    """One that was touched in between begins again."""
    clocks = Clocks()
    assert clocks.forgets("a", "b") == []
    assert clocks.forgets("a", after_s=1800.0) == []
    assert clocks.forgets("a", "b", after_s=1800.0) == ["a"]
    assert clocks.forgets("b", after_s=1800.0) == []
    assert clocks.forgets("b", after_s=1800.0) == ["b"]


@pytest.mark.parametrize("jump_s", [31 * DAY_S, -31 * DAY_S])
def test_nothing_expires_for_a_while_after_the_clock_has_jumped(jump_s: float, caplog: pytest.LogCaptureFixture) -> None:
    """Either way: what was found by the clock as it was is found again by the clock as it is."""
    clocks = Clocks()
    assert clocks.forgets("a") == []
    clocks.wrong_by = jump_s
    assert clocks.forgets("a", after_s=7200.0) == []
    assert f"jumped by {jump_s:.0f} seconds" in caplog.text
    assert clocks.forgets("a") == []
    assert clocks.forgets("a", after_s=3600.0) == ["a"]
