"""A page that is installed: its manifest and icons, what it says without a server, and a server that is upgraded below it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import STILL
from browser.pages import Visitor, Visitors
from lastcard.server.pages import BUILT
from lastcard.testing.browser import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

_ACTIVE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") await new Promise((done) => active.addEventListener("statechange", done));
  return (await caches.keys()).length;
}"""
"""Waits until the service worker is at work."""

_KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname).sort();
}"""
"""All that was put into a cache."""

_PRESSED = """async (tables) => {
  const went = [];
  WindowClient.prototype.focus = async function () { went.push(`back to ${this.url}`); };
  clients.openWindow = async (url) => void went.push(`open ${url}`);
  for (const data of tables) {
    const event = Object.assign(new Event("notificationclick"), { notification: { close: () => went.push("closed"), data } });
    const done = new Promise((resolve) => (event.waitUntil = (way) => way.then(resolve)));
    dispatchEvent(event);
    await done;
  }
  return went;
}"""
"""Where notifications of tables lead that are pressed; a browser without a screen shows none."""


class Upgradable:
    """A server that can be stopped, and started again at its address with other pages."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.served = Served(folder / "data", STILL, BUILT)
        self.served.start()

    def upgrade(self) -> None:
        """Start a later version: its page has another title."""
        later = self._folder / "later"
        shutil.copytree(BUILT, later)
        page = (later / "index.html").read_text(encoding="utf-8")
        (later / "index.html").write_text(page.replace("<title>", '<meta name="later"><title>'), encoding="utf-8")
        port = int(self.served.url.rsplit(":", 1)[1])
        # A log has what was done with the cards, which begin where they did.
        position, self.served = self.served.position, Served(self._folder / "data", STILL, later, port)
        self.served.position = position
        self.served.start()


@pytest.fixture
def upgradable(tmp_path: Path) -> Iterator[Upgradable]:
    """A server of its own."""
    server = Upgradable(tmp_path)
    yield server
    server.served.stop()


@pytest.fixture
def guests(chromium: Browser, upgradable: Upgradable) -> Iterator[Visitors]:
    """People at that server."""
    visitors = Visitors(chromium, upgradable.served)
    yield visitors
    visitors.leave()
    assert visitors.problems == []


def installed(guests: Visitors, **more: Any) -> Visitor:
    """Somebody at a table whose page has its service worker."""
    ana = guests.come(worker=True, **more)
    guests.arrange("R7 B3 G1 | G1 G2 G3", "R5")
    ana.open(ana.make(seats="person easy"))
    ana.page.locator(".start .main").click()
    ana.holds("R7 B3 G1")
    assert ana.page.evaluate(_ACTIVE) == 1
    return ana


def is_later(page: Page) -> bool:
    """Whether a page is one of the later server."""
    return page.locator("meta[name=later]").count() > 0


def test_the_page_can_be_installed(visitors: Visitors) -> None:
    """Chromium finds nothing wrong with the manifest, and every icon is as large as it says."""
    ana = visitors.come(worker=True)
    ana.page.goto(ana.url)

    session = ana.page.context.new_cdp_session(ana.page)
    manifest = session.send("Page.getAppManifest")

    assert manifest["errors"] == []
    assert manifest["manifest"]["display"] == "kStandalone"
    sizes = """async (icons) => Promise.all(icons.map(async ({ src }) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }))"""
    icons = ana.page.evaluate("async () => (await (await fetch('/manifest.webmanifest')).json()).icons")
    pictures = [icon for icon in icons if icon["type"] == "image/png"]
    assert [icon["sizes"] for icon in pictures] == ana.page.evaluate(sizes, pictures)
    assert {icon.get("purpose", "any") for icon in pictures} == {"any", "maskable"}


def test_a_link_has_a_preview(visitors: Visitors) -> None:
    """With the whole address of its picture, and in the language that is asked for."""
    eva = visitors.come(locale="it")
    eva.page.goto(eva.url)

    told = eva.page.eval_on_selector_all(
        "meta[property^='og:']", "(tags) => Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.content]))"
    )

    assert told["og:image"] == f"{eva.url}/share.jpg"
    assert told["og:description"] == eva.page.locator("meta[name=description]").get_attribute("content")
    assert "gioco" in told["og:description"]
    size = eva.page.evaluate(
        "async (src) => { const one = new Image(); one.src = src; await one.decode(); return [one.width, one.height]; }",
        told["og:image"],
    )
    assert size == [int(told["og:image:width"]), int(told["og:image:height"])]


def test_without_a_server_the_page_says_so_and_comes_back(guests: Visitors, upgradable: Upgradable) -> None:
    """In the reader's language, and by keyboard; what was on the table is there again."""
    ana = installed(guests, locale="it")
    guests.expected += ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    upgradable.served.stop()

    ana.page.reload()
    expect(ana.page.get_by_role("heading")).to_have_text("Il server non risponde.")
    assert ana.page.evaluate("getComputedStyle(document.body).display") == "grid"

    upgradable.upgrade()
    ana.page.keyboard.press("Tab")
    with ana.page.expect_navigation():
        ana.page.keyboard.press("Enter")
    ana.holds("R7 B3 G1")


def test_an_upgraded_server_breaks_no_table(guests: Visitors, upgradable: Upgradable) -> None:
    """The open page plays on; loaded anew it is the new one; and nothing of a table was ever kept."""
    ana = installed(guests)
    guests.expected += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    upgradable.served.stop()
    expect(ana.page.locator(".lost")).to_be_visible()

    upgradable.upgrade()
    expect(ana.page.locator(".lost")).to_have_count(0)
    ana.play("R7")
    ana.told("You play Red 7.")
    assert not is_later(ana.page)

    ana.reload()
    assert is_later(ana.page)
    ana.holds("B3 G1")
    assert ana.page.evaluate(_KEPT) == ["/offline", "/offline.css"]


def test_who_presses_a_notification_comes_back_to_the_table(guests: Visitors) -> None:
    """To the page that shows it, or to a new one where it was closed."""
    ana = installed(guests)
    here, closed = ana.page.url, f"{ana.url}/t/closed"

    went = ana.page.context.service_workers[0].evaluate(_PRESSED, [here, closed])

    assert went == ["closed", f"back to {here}", "closed", f"open {closed}"]


def test_where_there_are_no_workers_nothing_is_said(visitors: Visitors) -> None:
    """As on plain http in a home's network."""
    ana = visitors.come(worker=True)
    ana.page.add_init_script("delete Navigator.prototype.serviceWorker")
    visitors.expected.clear()

    ana.arrange("R7 B3 G1 | G1 G2 G3", "R5")
    ana.play("R7")

    ana.told("You play Red 7.")
    assert not ana.page.evaluate("'serviceWorker' in navigator")
