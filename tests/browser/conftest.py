"""A real server and a real browser: chromium, driven by playwright."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from compatibility.kept import PAGE, unpack
from lastcard.match import Arrangement, Match
from lastcard.protocol import TableSettings
from lastcard.record import Chance
from lastcard.rules.events import Event, RoundBegan
from lastcard.server.main import Server
from lastcard.server.pages import BUILT
from lastcard.server.settings import Config, Limits, ServerPaces
from lastcard.table.state import seated

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

    from browser.pages import Visitors


def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: each has a browser of its own, which is at work on several of them."""
    return (os.cpu_count() or 1) + 1


# Everything here is driven by playwright; the rest of the suite runs without it.
collect_ignore_glob = [] if importlib.util.find_spec("playwright") else ["test_*.py"]

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Where a machine may have it. The first has no windows of its own, and opens a page three times as fast."""

NO_CHROMIUM = """no chromium for the browser's tests; one of these fetches it:
    apt-get install chromium-headless-shell
    .venv/bin/playwright install --with-deps --only-shell chromium"""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

STILL = ServerPaces(bot_s=3600.0, call_s=3600.0, react_s=3600.0, opens_s=0.2, holds_s=0.2, holds_long_s=3600.0, grace_s=3600.0)
"""Nothing happens but what a visitor does, however slow the machine is. A long window holds a move until somebody speaks."""

LIVELY = ServerPaces(bot_s=0.02, call_s=0.02, react_s=5.0, opens_s=0.1, holds_s=0.1, grace_s=1.0, fast_s=5.0)
"""Bots play, and stand in for whoever is away; what has a time ends soon."""


class ArrangedMatch(Match):
    """A match whose first round lies on the table already."""

    _laid = True

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Deal; the first round is as it was arranged."""
        if self._laid:
            self._laid = False
            return (RoundBegan(1, self.state.dealer),)
        return super().next(own)


class SeededMatch(Match):
    """A match that is dealt by its own seed, whatever the table adds to it."""

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Deal what follows from the seed alone."""
        del own
        return super().next()


class Served:
    """A server in a thread of its own. `position` is what the next match begins from, or None for a deal (by `seed`, if set)."""

    def __init__(self, data: Path, paces: ServerPaces, pages: Path, port: int = 0) -> None:
        self._pages = pages
        self.position: Arrangement | None = None
        self.seed: str | None = None
        self.url = ""
        self._config = Config(
            data=data,
            port=port,
            paces=paces,
            # All visitors come from one address here.
            limits=Limits(requests_per_address=1000.0, tables_per_address=10_000, connections_per_address=1000),
        )
        self._ready = threading.Event()
        self._stop: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def start(self) -> None:
        """Begin to serve."""
        self._thread.start()
        assert self._ready.wait(60)

    def stop(self) -> None:
        """Serve no longer."""
        assert self._loop is not None
        assert self._stop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(20)

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        async with Server(self._config, begin=self._begin, pages=self._pages).running() as server:
            self.url = server.urls[0]
            self._ready.set()
            await self._stop.wait()

    def _begin(self, settings: TableSettings, seed: str) -> Match:
        if self.seed is not None:
            people = len(settings.seats)
            return SeededMatch.seated(
                settings.edition, players=people, sheet=settings.sheet, rules=settings.rules, seed=self.seed
            )
        if self.position is None:
            return seated(settings, seed)
        return ArrangedMatch.arrange(settings.edition, self.position, sheet=settings.sheet, rules=settings.rules, seed=seed)


def _served(data: Path, paces: ServerPaces, pages: Path = BUILT) -> Iterator[Served]:
    if not (pages / "index.html").is_file():
        _missing("the browser client is not built: ./go test builds it")
    served = Served(data, paces, pages)
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests in which only visitors move."""
    yield from _served(tmp_path_factory.mktemp("still"), STILL)


@pytest.fixture(scope="session")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests in which bots play."""
    yield from _served(tmp_path_factory.mktemp("lively"), LIVELY)


@pytest.fixture
def frozen(chromium: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """People whose page is the one with which the wire protocol's version 1 began, at tables where bots play."""
    for served in _served(tmp_path / "data", LIVELY, unpack(PAGE, tmp_path / "page")):
        yield from _visit(chromium, served)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  see collect_ignore_glob

    with sync_playwright() as playwright:
        browser = _launched(playwright)
        yield browser
        browser.close()


def _launched(playwright: Playwright) -> Browser:
    """The browser that LASTCARD_CHROMIUM names, else one of this machine, else the one that playwright has fetched."""
    from playwright.sync_api import Error  # noqa: PLC0415  see collect_ignore_glob

    named = os.environ.get("LASTCARD_CHROMIUM")
    found = next(filter(None, map(shutil.which, [named] if named else CHROMIUMS)), None)
    if named and not found:
        pytest.fail(f"LASTCARD_CHROMIUM names {named!r}, which cannot be run", pytrace=False)
    try:
        return playwright.chromium.launch(executable_path=found, args=list(FLAGS))
    except Error:
        if found:
            raise
        _missing(NO_CHROMIUM)


def _missing(what: str) -> NoReturn:
    """A developer may go without the browser; whoever must not, says so with LASTCARD_BROWSER=required."""
    if os.environ.get("LASTCARD_BROWSER") == "required":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


@pytest.fixture
def visitors(chromium: Browser, still: Served) -> Iterator[Visitors]:
    """People with browsers of their own, at tables where nothing happens but what they do."""
    yield from _visit(chromium, still)


@pytest.fixture
def players(chromium: Browser, lively: Served) -> Iterator[Visitors]:
    """People with browsers of their own, at tables where bots play."""
    yield from _visit(chromium, lively)


def _visit(chromium: Browser, served: Served) -> Iterator[Visitors]:
    from browser.pages import Visitors  # noqa: PLC0415  see collect_ignore_glob

    served.position = served.seed = None
    visitors = Visitors(chromium, served)
    yield visitors
    visitors.leave()
    # Whatever goes wrong on a page fails the test.
    assert visitors.problems == []


@pytest.fixture(scope="session")
def finished(chromium: Browser, lively: Served) -> Iterator[str]:
    """A table on the lively server at which Ana has played a match to its end against a bot."""
    from browser.pages import Visitors, is_over, play_on  # noqa: PLC0415  see collect_ignore_glob

    lively.position = lively.seed = None
    visitors = Visitors(chromium, lively)
    ana = visitors.come()
    table = ana.make(seats="person easy", rules={"target": 1})
    ana.open(table)
    ana.begin()
    play_on([ana], is_over)
    yield table
    visitors.leave()
