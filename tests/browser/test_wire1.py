"""The page with which the wire protocol's version 1 began, still open in somebody's browser, at a server of this tree."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from browser.pages import WAIT_S, Visitors

_ANSWER = """() => {
  const can = (element) => element.offsetParent !== null && !element.disabled;
  const first = (selector) => [...document.querySelectorAll(selector)].find(can);
  const answer = first("dialog[open] .inside .main") ?? first(".end .next .main") ?? first(".call.owed")
    ?? first(".answers button, .thing.standing") ?? first("[role=toolbar] button:first-child");
  answer?.click();
  return Boolean(answer);
}"""
"""Answers whatever that page asks; how it is built is known here and never changes."""


def answer(page: Page, times: int) -> None:
    """Answer so many times, whenever something is asked."""
    end = time.monotonic() + WAIT_S
    while times:
        times -= page.evaluate(_ANSWER)
        assert time.monotonic() < end, f"nothing can be answered any more: {page.locator('.prompt').all_inner_texts()}"
        page.wait_for_timeout(10)


def moves(page: Page) -> int:
    """How much the page has told."""
    return page.locator(".log li").count()


def test_the_first_page_makes_a_table_plays_and_goes_on_after_a_reload(frozen: Visitors) -> None:
    """From an empty browser to the middle of a round, and on from there."""
    page = frozen.come().page
    page.goto(frozen.served.url)
    page.get_by_role("radio").first.wait_for(state="attached")
    page.locator("form input[autocomplete=nickname]").fill("Ana")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    page.locator("main .main").click()
    page.locator(".hand").wait_for()
    answer(page, 3)
    told = moves(page)
    assert told > 0

    page.reload()
    page.locator(".hand").wait_for()
    expect(page.locator(".log li").nth(told - 1)).to_be_attached()
    answer(page, 3)
    expect(page.locator(".log li").nth(told)).to_be_attached()
