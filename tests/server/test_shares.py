"""What takes long keeps neither the loop nor the thread: it is done in slices, and everybody gets their share."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import segno

from lastcard.clients.connection import Client, make_table, read_text
from lastcard.codes import Refusal
from lastcard.server import app, loading, shares
from lastcard.server.loading import Loader
from lastcard.server.shares import Shares
from lastcard.server.store.log import READ_MAX, Claim
from lastcard.server.store.sqlite import SqliteLog
from lastcard.table import entries
from lastcard.table.state import TableState
from lastcard.testing.positions import arranged
from server.runs import Running
from server.waiting import PATIENCE_S, until

LONG = 2 * READ_MAX + 500
"""Entries of a table with a long past."""


async def test_twelve_pieces_of_work_of_one_address_keep_no_other_waiting() -> None:
    """Somebody else's comes in its turn, after a slice, and not after all twelve or even one. None of it is done in the loop."""
    one, steps = Shares(waiting_max=12), list[str]()
    begun, goes_on = threading.Event(), threading.Event()

    def work(name: str, slices: int) -> Iterator[None]:
        assert threading.current_thread() is not threading.main_thread()
        for _ in range(slices * shares.SLICE):
            steps.append(name)
            begun.set()
            goes_on.wait(PATIENCE_S)
            yield

    many = [asyncio.create_task(one.do("192.0.2.1", work(f"long {n}", 10))) for n in range(12)]
    await until(begun.is_set)
    other = asyncio.create_task(one.do("192.0.2.2", work("other", 2)))
    await asyncio.sleep(0)
    goes_on.set()
    await asyncio.wait_for(other, PATIENCE_S)
    before = steps[: len(steps) - steps[::-1].index("other")]
    assert before.count("long 0") == 2 * shares.SLICE
    assert len(before) == 4 * shares.SLICE
    await asyncio.wait_for(asyncio.gather(*many), PATIENCE_S)
    assert len(steps) == (12 * 10 + 2) * shares.SLICE


async def test_an_address_waits_for_so_much_and_more_is_refused() -> None:
    """Until some of it is done, or has failed."""
    one, goes_on = Shares(waiting_max=2), threading.Event()

    def work(*, fails: bool = False) -> Iterator[None]:
        goes_on.wait(PATIENCE_S)
        if fails:
            raise InterruptedError
        yield

    first, second = (asyncio.create_task(one.do("2001:db8::1", work(fails=fails))) for fails in (True, False))
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await one.do("2001:db8::2", work())
    assert refused.value.code == "too_many"
    goes_on.set()
    with pytest.raises(InterruptedError):
        await first
    await second
    await one.do("2001:db8::2", work())


async def test_a_link_is_drawn_once_and_not_in_the_loop(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for it at once."""
    threads: list[threading.Thread] = []

    class Drawing:
        """Takes the place of the package that draws."""

        @staticmethod
        def make(link: str, **options: Any) -> segno.QRCode:
            threads.append(threading.current_thread())
            return segno.make(link, **options)

    monkeypatch.setattr(app, "segno", Drawing)
    async with running() as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        path = f"/api/tables/{made['table']}/qr"
        pictures = await asyncio.gather(*(read_text(url, path) for _ in range(20)))
        assert len(set(pictures)) == 1
        assert len(threads) == 1
        assert threading.main_thread() not in threads
        assert await read_text(url, f"{path}?watch") not in pictures
        assert len(threads) == 2


async def test_the_links_drawn_longest_ago_are_forgotten(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for one gets it all the same."""
    monkeypatch.setattr(app, "_PICTURES_MAX", 2)
    async with running() as url:
        paths = [f"/api/tables/abcdefghjkm{letter}/qr" for letter in "abcd"]
        first = [await read_text(url, path) for path in paths]
        assert [await read_text(url, path) for path in paths] == first
        assert len(set(first)) == 4


async def test_long_tables_are_loaded_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of them: the loop goes on after every slice, and moves of others are stored between two parts."""
    folded, reads = [0], list[int]()

    def count(*_: object) -> None:
        folded[0] += 1

    monkeypatch.setattr(loading, "fold", count)
    body = entries.encode(entries.Hosted(seat=0))
    log = SqliteLog(tmp_path / "log.sqlite")
    read, claims = log.read, [await log.create(f"table {n}", [body] * LONG) for n in range(3)]

    async def counted(claim: Claim, after: int = 0) -> list[bytes]:
        found = await read(claim, after)
        reads.append(len(found))
        return found

    monkeypatch.setattr(log, "read", counted)
    loader = Loader(log)
    loads = asyncio.gather(*(loader.fold(TableState(claim.table), claim) for claim in claims))
    marks = [0]
    while not loads.done():
        await asyncio.sleep(0)
        marks.append(folded[0])
    await loads
    assert max(after - before for before, after in pairwise(marks)) <= loading.SLICE
    assert sorted(reads) == [500] * 3 + [READ_MAX] * 6
    assert folded[0] == 3 * LONG
    found = await log.claim("table 0")
    assert found is not None
    assert len(found.bodies) == READ_MAX
    await loader.replies(found.claim, 0)
    await log.close()


async def test_play_goes_on_while_a_long_past_is_read(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks for the record of an earlier match, and whoever is asked at the table need not wait for it."""
    reading, may_go_on, fold = asyncio.Event(), asyncio.Event(), Loader.fold

    async def slow(self: Loader, state: TableState, claim: Claim, first: list[bytes] | None = None) -> TableState:
        if state.keeps:
            reading.set()
            await may_go_on.wait()
        return await fold(self, state, claim, first)

    monkeypatch.setattr(Loader, "fold", slow)
    async with running(begin=arranged("R7", "G5")) as url:
        made = await make_table(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, "Ana")
        record = f"/api/tables/{made['table']}/record?match=1"
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
            await ana.move("play R7")
            first = await read_text(url, record)
            assert not reading.is_set(), "what has just been played is at hand"
            await ana.say("rematch")
            await ana.say("start")
            asked = asyncio.create_task(read_text(url, record))
            await reading.wait()
            await ana.move("play R7")
            assert not asked.done()
            may_go_on.set()
            assert await asked == first
