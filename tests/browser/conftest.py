"""A real server and a real browser: Debian's chromium, driven by playwright."""

from __future__ import annotations

import asyncio
import importlib.util
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lastcard.match import Arrangement, Match
from lastcard.record import Chance
from lastcard.rules.events import Event
from lastcard.server.pages import BUILT
from lastcard.server.serve import Server
from lastcard.server.settings import Config, Limits, Paces, TableSettings
from lastcard.server.sitting import seated

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from browser.pages import Visitors

# Everything here is driven by playwright; the rest of the suite runs without it.
collect_ignore_glob = [] if importlib.util.find_spec("playwright") else ["test_*.py"]

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class ArrangedMatch(Match):
    """A match whose first round lies on the table already."""

    _laid = True

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Deal; the first round is as it was arranged."""
        if self._laid:
            self._laid = False
            return ()
        return super().next(own)


class Served:
    """A server in a thread of its own. `position` is what the next match begins from, or None for a deal."""

    def __init__(self, data: Path) -> None:
        self.position: Arrangement | None = None
        self.url = ""
        self._config = Config(
            data=data,
            port=0,
            paces=Paces(bot_s=0.1, call_s=0.1, opens_s=0.2, holds_s=0.2, react_s=5.0, grace_s=1.0),
            limits=Limits(requests_per_address=1000.0, tables_per_address=10_000, connections_per_address=1000),
        )
        self._ready = threading.Event()
        self._stop: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def start(self) -> None:
        """Begin to serve."""
        self._thread.start()
        assert self._ready.wait(10)

    def stop(self) -> None:
        """Serve no longer."""
        assert self._loop is not None
        assert self._stop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(20)

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        async with Server(self._config, begin=self._begin).running() as server:
            self.url = server.urls[0]
            self._ready.set()
            await self._stop.wait()

    def _begin(self, settings: TableSettings, seed: str) -> Match:
        if self.position is None:
            return seated(settings, seed)
        return ArrangedMatch.arrange(settings.edition, self.position, sheet=settings.sheet, rules=settings.rules, seed=seed)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("the browser client is not built: python web/build_web.py")
    served = Served(tmp_path_factory.mktemp("tables"))
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  see collect_ignore_glob

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def visitors(chromium: Browser, served: Served) -> Iterator[Visitors]:
    """People with browsers of their own; whatever goes wrong on a page fails the test."""
    from browser.pages import Visitors  # noqa: PLC0415  see collect_ignore_glob

    served.position = None
    visitors = Visitors(chromium, served)
    yield visitors
    visitors.leave()
    assert visitors.problems == []
