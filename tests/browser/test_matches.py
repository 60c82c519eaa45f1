"""Whole matches of every edition, by clicking and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.pages import Visitors, is_over
from lastcard.editions import EDITIONS
from lastcard.replay import load

every_edition = pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])


@every_edition
def test_a_whole_match_by_clicking(visitors: Visitors, edition: str) -> None:
    """Somebody plays to the end with the mouse; the record of it can be replayed, and the replay page shows it."""
    ana = visitors.come()
    table = ana.make(edition=edition, seats="person easy easy", rules={"target": 80})
    ana.open(table)
    ana.begin()

    ana.play_on(is_over)

    record = ana.page.request.get(f"{ana.url}/api/tables/{table}/record").text()
    assert load(record).over
    ana.page.get_by_role("link", name="Replay").click()
    for number in range(2, record.count("\nround ") + 1):
        ana.page.get_by_role("button", name="Next round").click()
        expect(ana.page.get_by_role("heading", level=1)).to_contain_text(f"round {number}")
    expect(ana.page.get_by_role("button", name="Next round")).to_be_disabled()
    ana.page.get_by_role("button", name="To the end").click()
    expect(ana.page.locator(".log")).to_contain_text(re.compile("wins? the game!"))


def test_a_replay(visitors: Visitors) -> None:
    """Step, scrub and somebody else's eyes; the link leads a stranger to the same moment, and the record can be downloaded."""
    ana, eve = visitors.come(), visitors.come()
    table = ana.make(seats="person easy", rules={"target": 1})
    ana.open(table)
    ana.begin()
    ana.play_on(is_over)
    page = ana.page
    page.get_by_role("link", name="Replay").click()
    where = page.locator(".where")
    expect(where).to_contain_text("0 /")
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("1 /")
    page.get_by_role("slider", name="Move").fill("3")
    expect(where).to_contain_text("3 /")

    page.get_by_label("Seen by").select_option("Bot 1")
    expect(page.locator(".log")).to_contain_text("Ana is dealt 7 cards.")
    eve.page.goto(page.url)

    expect(eve.page.locator(".where")).to_contain_text("3 /")
    expect(eve.page.locator(".log")).to_contain_text("Ana is dealt 7 cards.")
    with eve.page.expect_download() as download:
        eve.page.get_by_role("link", name="Record").click()
    assert load(download.value.path().read_text(encoding="utf-8")).over


@pytest.mark.parametrize("edition", ["classic", "best-friends"])
def test_a_whole_round_by_keyboard(visitors: Visitors, edition: str) -> None:
    """Somebody without a mouse makes a table, begins, and plays until the round is over."""
    ana = visitors.come()
    page = ana.page
    page.goto(ana.url)
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ana")
    page.keyboard.press("Tab")
    for _ in range([known.id for known in EDITIONS].index(edition)):
        page.keyboard.press("ArrowDown")
    _tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Begin").wait_for()
    _tab_to(page, "Begin")
    page.keyboard.press("Enter")
    page.locator(".hand").wait_for()

    for _ in range(600):
        if page.locator(".end").count():
            break
        _press_what_is_asked(page)
        page.wait_for_timeout(40)

    expect(page.locator(".end h2")).to_be_focused()


def _tab_to(page: Page, text: str) -> None:
    """Walk to a button with Tab."""
    for _ in range(60):
        if page.evaluate("(text) => document.activeElement?.textContent.trim() === text", text):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {text}")


def _press_what_is_asked(page: Page) -> None:
    """One answer, given with keys alone."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    elif page.locator(".call.owed").count():
        page.keyboard.press("u")
    elif page.locator(".answers .answer").count():
        page.keyboard.press("1")
    elif page.locator(".thing.standing").count():
        _press_a_standing_card(page)
    elif page.locator("[role=toolbar] button").first.is_enabled():
        page.keyboard.press("d")


def _press_a_standing_card(page: Page) -> None:
    """Walk along the hand with the arrows to a card that can be played, and press Enter."""
    for _ in range(page.locator(".thing").count() + 1):
        if page.evaluate("document.activeElement?.matches('.thing.standing') ?? false"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
