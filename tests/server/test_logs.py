"""The log of a running server: whatever clients do, it stays small, and says what it left out."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from lastcard.clients.connection import Client, make_table
from lastcard.clients.errors import Refused
from lastcard.server import http
from lastcard.server.logs import ONE_A_MINUTE, LogLimit
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.schema import connect as connect_log
from server.runs import Running
from server.waiting import PATIENCE_S

FULL = "CREATE TRIGGER full BEFORE INSERT ON arrived BEGIN SELECT raise(ABORT, 'no space'); END"


class Limited:
    """A log within limits, with a clock of its own."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.now = 0.0
        self.limit = LogLimit(lambda: self.now)
        self.log = logging.getLogger("lastcard.server")
        self._caplog = caplog

    def passed(self) -> list[str]:
        """The lines that passed since the last time."""
        found = [record.getMessage() for record in self._caplog.records]
        self._caplog.clear()
        return found


@pytest.fixture
def limited(caplog: pytest.LogCaptureFixture) -> Iterator[Limited]:
    """A log that is limited while the test runs."""
    limited = Limited(caplog)
    limited.log.addFilter(limited.limit)
    yield limited
    limited.log.removeFilter(limited.limit)


def test_each_place_in_the_code_logs_so_much_and_then_a_line_a_minute(limited: Limited) -> None:
    """The line that passes says how many did not; other places are not held back."""

    def complain(number: int) -> None:
        limited.log.warning("number %d is wrong", number)

    for number in range(100):
        complain(number)
    limited.log.warning("something else")
    assert limited.passed() == [*(f"number {number} is wrong" for number in range(20)), "something else"]
    limited.now = 59.0
    complain(100)
    assert limited.passed() == []
    limited.now = 61.0
    complain(101)
    complain(102)
    assert limited.passed() == ["number 101 is wrong (81 more such lines were held back)"]


def test_what_no_further_line_tells_is_told_all_the_same(limited: Limited) -> None:
    """Once."""
    for _ in range(3):
        limited.log.error("no space", extra=ONE_A_MINUTE)
    assert limited.passed() == ["no space"]
    limited.limit.tell()
    limited.limit.tell()
    assert limited.passed() == ["2 more such lines were held back"]


async def test_a_full_disk_is_logged_once_and_then_counted(
    running: Running, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """However often people try."""
    async with running() as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        with closing(connect_log(tmp_path / "running" / LOG_FILE)) as disk:
            disk.execute(FULL)
            async with await Client.connect(url, made["table"], made["token"]) as ana:
                for salt in range(12):
                    with pytest.raises(Refused, match="could not store"):
                        await ana.say("salt", salt=str(salt))
                disk.execute("DROP TRIGGER full")
                await ana.say("salt", salt="again")
        assert caplog.text.count("no space") == 1
    assert "11 more such lines were held back" in caplog.text


async def test_a_request_that_is_broken_off_in_its_body_logs_nothing(
    running: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has nobody to tell, and nothing to tell its operator."""
    lost, connection_lost = asyncio.Event(), http.LimitedHttp.connection_lost

    def went(connection: http.LimitedHttp, error: Exception | None) -> None:
        connection_lost(connection, error)
        lost.set()

    monkeypatch.setattr(http.LimitedHttp, "connection_lost", went)
    async with running() as url:
        host = url.removeprefix("http://")
        _, writer = await asyncio.open_connection("127.0.0.1", int(host.rpartition(":")[2]))
        with closing(writer):
            writer.write(f'POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n{{"name"'.encode())
            await writer.drain()
            # Once this is answered, the other request is being read.
            await make_table(url, {"seats": ["person", "easy"]}, "Ana")
            lost.clear()
            writer.transport.abort()
        await asyncio.wait_for(lost.wait(), PATIENCE_S)
        await make_table(url, {"seats": ["person", "easy"]}, "Ana")
    assert caplog.text == ""


@pytest.mark.parametrize("before", [(), ({"type": "hello", "version": 1},)])
@pytest.mark.parametrize("parts", [[b"\xff"], [b"\xc3", b"\x28"]])
async def test_a_text_that_is_none_ends_the_connection_and_logs_nothing(
    running: Running, caplog: pytest.LogCaptureFixture, before: tuple[dict[str, object], ...], parts: list[bytes]
) -> None:
    """Before the hello and after it, in one part or in several; and its table hears that it is gone."""
    async with running() as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            async with connect(f"ws{url.removeprefix('http')}/ws/{made['table']}", compression=None) as raw:
                for message in before:
                    await raw.send(json.dumps(message))
                    await raw.recv()
                await raw.send(parts if len(parts) > 1 else parts[0], text=True)
                await asyncio.wait_for(raw.wait_closed(), PATIENCE_S)
                assert raw.close_code == 1007
            assert await ana.say("ping") == ana.version
    assert caplog.text == ""
