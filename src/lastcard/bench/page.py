"""What the pages cost: what moves under the reader, what a watched table takes of a processor, and how smooth it is.

`python -m lastcard.bench.page` opens the pages in a real browser, from a server on this machine, and tells the figures of
docs/benchmarks.md; `--seconds` says how long a table of four bots is watched. `--against` names the folder of another build (the
src/lastcard/web of another commit): then both watch the same table at the same time, so that what else the machine does is theirs
alike, and the share is told too.
"""

from __future__ import annotations

import argparse
import json
import math
import shutil
import statistics
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from lastcard.server.pages import BUILT
from lastcard.server.settings import ServerPaces
from lastcard.testing.browser import Served, launched

WATCHED_S = 30
THROTTLED = 4
SETTLED_MS = 3_000
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}

_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push([entry.startTime, entry.value]);
}).observe({ type: "layout-shift", buffered: true });
"""
"""Notes what moves although nobody touched anything, and when."""
BURST_MS, BURST_GAP_MS = 5_000, 1_000
"""Shifts with less than the gap between them are one burst, of so much at most: a page's cumulative shift is its worst burst."""

_OTHER = "other.html"
"""What the other build's index is served as."""

_FRAMES = """
window.frames_ms = [];
let last = performance.now();
const next = (now) => {
  window.frames_ms.push(now - last);
  last = now;
  requestAnimationFrame(next);
};
requestAnimationFrame(next);
"""
"""Notes how long each frame takes."""


class Figures(msgspec.Struct, frozen=True):
    """What was measured."""

    home_shift: float
    """Cumulative layout shift of the first page on a phone."""
    phone_shift: float
    """The same of a table, from "Play now" through the deal to a card that can be pressed, and for a while after it."""
    desk_shift: float
    watched_s_per_minute: float
    """Processor time of the page's main thread, watching four bots at normal pace at a desk."""
    other_s_per_minute: float | None
    """The same of the other build, meanwhile."""
    frame_ms_p50: float
    frame_ms_p95: float
    """On a phone with a processor four times as slow, while the same is watched."""


def measure(seconds: int, against: Path | None = None) -> Figures:
    """Open the pages and watch a table."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as pages, sync_playwright() as playwright:
        if against is not None:
            shutil.copytree(against, pages, dirs_exist_ok=True)
            shutil.move(Path(pages) / "index.html", Path(pages) / _OTHER)
        shutil.copytree(BUILT, pages, dirs_exist_ok=True)
        served = Served(Path(data), ServerPaces(grace_s=1.0), Path(pages))
        served.start()
        browser = launched(playwright)
        try:
            home_shift = _shift_at_home(browser, served)
            watched = f"{served.url}/t/{_table(browser, served)}/watch"
            builds = [watched] if against is None else [watched, f"{served.url}/{_OTHER}"]
            watched_s, *other_s = _work(browser, watched, builds, seconds)
            return Figures(
                home_shift=home_shift,
                phone_shift=_shift_at_table(browser, served, PHONE),
                desk_shift=_shift_at_table(browser, served, DESK),
                watched_s_per_minute=watched_s,
                other_s_per_minute=other_s[0] if other_s else None,
                **_frames(browser, watched, seconds),
            )
        finally:
            browser.close()
            served.stop()


def _table(browser: Browser, served: Served) -> str:
    """Four bots who play a long round; its id."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    settings = {"seats": ["person", "easy", "easy", "easy"], "rules": {"hand_size": 10}, "auto_call": True}
    made = context.request.post(f"{served.url}/api/tables", data={"name": "Ana", "settings": settings}).json()
    kept = [{"table": made["table"], "seat": 0, "token": made["token"], "name": "Ana", "edition": "classic", "at": 0}]
    page.goto(f"{served.url}/healthz")
    page.evaluate("(kept) => localStorage.setItem('lastcard.seats', kept)", json.dumps(kept))
    page.goto(f"{served.url}/t/{made['table']}")
    page.get_by_role("button", name="Start").click()
    page.locator(".hand").wait_for()
    # Whoever made it leaves, and a bot plays on in the seat.
    page.goto(f"{served.url}/healthz")
    return str(made["table"])


def _shift_at_home(browser: Browser, served: Served) -> float:
    page = browser.new_context(viewport=PHONE, is_mobile=True).new_page()
    page.add_init_script(_SHIFTS)
    page.goto(served.url)
    page.locator("main").wait_for()
    page.wait_for_timeout(SETTLED_MS)
    return _shift(page)


def _shift_at_table(browser: Browser, served: Served, screen: ViewportSize) -> float:
    """From the press that begins a game against bots to a card that can be pressed, through the deal."""
    page = browser.new_context(viewport=screen, is_mobile=screen == PHONE).new_page()
    page.add_init_script(_SHIFTS)
    page.goto(served.url)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/**")
    page.locator(".answers button, .thing.standing, .draw.must").first.wait_for()
    page.wait_for_timeout(SETTLED_MS)
    return _shift(page)


def _shift(page: Page) -> float:
    shift = worst_burst(page.evaluate("window.shifts"))
    page.context.close()
    return shift


def worst_burst(shifts: Iterable[tuple[float, float]]) -> float:
    """The cumulative shift of a page, from when each thing shifted and how far.

    >>> round(worst_burst([(0, 0.1), (900, 0.1), (2000, 0.15)]), 3)
    0.2
    >>> worst_burst([])
    0.0
    """
    worst = burst = 0.0
    began = last = -math.inf
    for at, value in shifts:
        if at - last >= BURST_GAP_MS or at - began >= BURST_MS:
            began, burst = at, 0.0
        burst += value
        worst, last = max(worst, burst), at
    return worst


def _watching(browser: Browser, watched: str, screen: ViewportSize, build: str | None = None) -> tuple[Page, CDPSession]:
    """A page at the address `watched`; `build` is where its shell is fetched from."""
    context = browser.new_context(viewport=screen, is_mobile=screen == PHONE, service_workers="block")
    page = context.new_page()
    measuring = context.new_cdp_session(page)
    measuring.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.add_init_script(f"history.replaceState(null, '', {json.dumps(watched)})")
    page.goto(build or watched)
    page.locator(".board").wait_for()
    # A first deal, and whatever a page does when it opens, is over.
    page.wait_for_timeout(4_000)
    return page, measuring


def _work(browser: Browser, watched: str, builds: list[str], seconds: int) -> list[float]:
    watching = [_watching(browser, watched, DESK, build) for build in builds]
    before = [_spent_s(measuring) for _, measuring in watching]
    watching[0][0].wait_for_timeout(seconds * 1_000)
    spent = [_spent_s(measuring) - earlier for (_, measuring), earlier in zip(watching, before, strict=True)]
    for page, _ in watching:
        page.context.close()
    return [each * 60 / seconds for each in spent]


def _spent_s(measuring: CDPSession) -> float:
    metrics: list[dict[str, Any]] = measuring.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def _frames(browser: Browser, url: str, seconds: int) -> dict[str, float]:
    page, measuring = _watching(browser, url, PHONE)
    measuring.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    page.evaluate(_FRAMES)
    page.wait_for_timeout(seconds * 1_000)
    parts = statistics.quantiles(page.evaluate("window.frames_ms.slice(1)"), n=100)
    page.context.close()
    return {"frame_ms_p50": parts[49], "frame_ms_p95": parts[94]}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=WATCHED_S)
    parser.add_argument("--against", type=Path)
    asked = parser.parse_args()
    figures = measure(asked.seconds, asked.against)
    for name, value in msgspec.structs.asdict(figures).items():
        if value is not None:
            print(f"{name:>22}: {value:.3f}")  # noqa: T201  a program's answer
    if figures.other_s_per_minute is not None:
        print(f"{'share of the other':>22}: {figures.watched_s_per_minute / figures.other_s_per_minute:.3f}")  # noqa: T201
