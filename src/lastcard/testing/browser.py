"""A real server and a real browser, for the browser's tests, its measurements and its pictures."""

from __future__ import annotations

import asyncio
import os
import shutil
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from lastcard.match import Arrangement, Match
from lastcard.protocol import TableSettings
from lastcard.record import Chance
from lastcard.rules.events import Event, RoundBegan
from lastcard.server.main import Server
from lastcard.server.settings import Config, Limits, ServerPaces
from lastcard.table.state import seated

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

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


BEGINS_S = 300.0
"""How long a server may take to begin on a machine that is busy with other things."""


class NoBrowserError(Exception):
    """There is no browser to drive."""


def launched(playwright: Playwright) -> Browser:
    """The browser that LASTCARD_CHROMIUM names, else one of this machine, else the one that playwright has fetched."""
    from playwright.sync_api import Error  # noqa: PLC0415  only those have it who drive a browser

    named = os.environ.get("LASTCARD_CHROMIUM")
    found = next(filter(None, map(shutil.which, [named] if named else CHROMIUMS)), None)
    if named and not found:
        raise NoBrowserError(f"LASTCARD_CHROMIUM names {named!r}, which cannot be run")
    try:
        return playwright.chromium.launch(executable_path=found, args=list(FLAGS))
    except Error as error:
        if found:
            raise
        raise NoBrowserError(NO_CHROMIUM) from error


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
        # What never begins to serve must not keep a run of tests from ending.
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    def start(self) -> None:
        """Begin to serve."""
        self._thread.start()
        assert self._ready.wait(BEGINS_S)

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
