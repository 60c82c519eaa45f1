"""Servers for the tests: real processes on loopback, with a real log."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.server.main import Server
from lastcard.server.settings import Config, Limits, ServerPaces
from lastcard.table.state import Begin, seated
from lastcard.testing.process import OPEN, QUICK, ServerProcess
from server.runs import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with quick paces and wide limits, shared by tests that leave it alone."""
    with ServerProcess(Config(data=tmp_path_factory.mktemp("data"), port=0, paces=QUICK, limits=OPEN)) as process:
        yield process.url


@pytest.fixture
def own_process(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill. Whoever is away is waited for, however long a restart takes."""
    paces = replace(QUICK, grace_s=3600.0)
    with ServerProcess(Config(data=tmp_path / "data", port=0, paces=paces, limits=OPEN)) as process:
        yield process


@pytest.fixture
def running(tmp_path: Path) -> Running:
    """Run a server within the test: with paces and limits of its own, and matches that begin as the test likes."""

    @asynccontextmanager
    async def run(
        paces: ServerPaces = QUICK,
        limits: Limits = OPEN,
        begin: Begin = seated,
        now: Callable[[], float] | None = None,
    ) -> AsyncIterator[str]:
        config = Config(data=tmp_path / "running", port=0, paces=paces, limits=limits)
        async with Server(config, now=now, begin=begin).running() as server:
            yield next(url for url in server.urls if "127.0.0.1" in url)

    return run
