"""A real server and a real browser: chromium, driven by playwright."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from compatibility.kept import PAGE, unpack
from lastcard.server.pages import BUILT
from lastcard.server.settings import ServerPaces
from lastcard.testing.browser import NoBrowserError, Served, launched

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from browser.pages import Visitors


def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: each has a browser of its own, which is at work on several of them."""
    return (os.cpu_count() or 1) + 1


# Everything here is driven by playwright; the rest of the suite runs without it.
collect_ignore_glob = [] if importlib.util.find_spec("playwright") else ["test_*.py"]

STILL = ServerPaces(
    bot_s=3600.0, call_s=3600.0, react_s=3600.0, opens_s=0.2, holds_s=0.2, holds_long_s=3600.0, grace_s=3600.0, nudge_s=0.0
)
"""Nothing happens but what a visitor does, however slow the machine is. A long window holds a move until somebody speaks."""

LIVELY = ServerPaces(bot_s=0.02, call_s=0.02, react_s=5.0, opens_s=0.1, holds_s=0.1, grace_s=1.0, fast_s=5.0)
"""Bots play, and stand in for whoever is away; what has a time ends soon."""


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
        try:
            browser = launched(playwright)
        except NoBrowserError as error:
            _missing(str(error), required="LASTCARD_CHROMIUM" in os.environ)
        yield browser
        browser.close()


def _missing(what: str, *, required: bool = False) -> NoReturn:
    """A developer may go without the browser; whoever must not, says so with LASTCARD_BROWSER=required, or names one."""
    if required or os.environ.get("LASTCARD_BROWSER") == "required":
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
