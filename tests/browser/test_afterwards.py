"""A match that is over, looked back at."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.pages import Visitors
from browser.test_axe import faults_of
from browser.test_reflow import resize

_NOTE_WRITING = """() => {
  window.written = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    window.written.push(text);
    write.call(this, text, ...place);
  };
}"""
"""Lets a test read what is written in a picture."""


def test_the_end_of_a_match_is_looked_back_at(visitors: Visitors) -> None:
    """Points by round, as lines and as a table; the best moments, aloud as well; and a picture of it all."""
    ana, ben = visitors.two("R7 W4 | G1 B+2 Y1 G5", "B5", rules={"target": 1}, draw_pile="Y2 Y3 Y4 Y6 Y8 Y9 G8 G9")
    ana.play("W4")
    ana.page.locator(".answers").get_by_role("button", name="Red").click()
    ben.page.get_by_role("button", name="Accept").click()
    ana.play("R7")
    ana.page.get_by_role("button", name="How it went").press("Enter")

    dialog = ana.page.get_by_role("dialog", name="How it went")
    expect(dialog).to_contain_text("Best moments")
    expect(dialog.locator("[aria-live]")).to_contain_text("Most cards in one go: 4 for Ben, in round 1.")
    expect(dialog.get_by_role("listitem").nth(1)).to_contain_text("Round 1 changes the most")
    dialog.get_by_text("Points as a table").press("Enter")
    expect(dialog.get_by_role("columnheader", name="Ana")).to_be_visible()
    assert faults_of(ana.page) == []
    ana.page.evaluate(_NOTE_WRITING)
    with ana.page.expect_download() as saved:
        dialog.get_by_role("button", name="Save a picture").press("Enter")
    assert saved.value.suggested_filename == "lastcard.png"
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    # Whoever gets it has not won.
    assert "Ana wins the game!" in ana.page.evaluate("() => window.written")


def test_the_names_of_the_lines_are_read_where_a_device_sets_its_own_colours(visitors: Visitors) -> None:
    """Those may make the page black whatever theme is chosen."""
    ana = visitors.come()
    ana.arrange("R7 | G1 B+2", "R5", settings={"rules": {"target": 1}})
    ana.play("R7")
    ana.page.get_by_role("button", name="How it went").press("Enter")
    name = ana.page.locator(".chart .name").first
    expect(name).to_be_visible()
    ana.page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")
    ana.page.emulate_media(forced_colors="active", color_scheme="dark")
    paint = "(element) => getComputedStyle(element).fill === getComputedStyle(element.closest('section')).color"

    assert name.evaluate(paint)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640), (1280, 800)])
def test_what_is_looked_at_after_a_match_is_seen_on_every_screen(visitors: Visitors, size: tuple[int, int]) -> None:
    """A dialog that is open and not seen would leave a page that answers nothing."""
    ana = visitors.come()
    ana.arrange("R7 | G1 B+2", "R5", settings={"rules": {"target": 1}})
    ana.play("R7")
    ana.page.get_by_role("link", name="Replay").wait_for()
    # The deal is arranged, and the page has noticed.
    ana.page.get_by_role("button", name="Close").click()
    resize(ana.page, size)
    for name in ("How it went", "Fair shuffle"):
        ana.page.locator(".end").get_by_role("button", name=name).click()
        dialog = ana.page.get_by_role("dialog", name=name)
        expect(dialog).to_be_in_viewport()
        expect(dialog.locator(".chart")).to_have_count(1 if name == "How it went" else 0)
        for chart in dialog.locator(".chart").all():
            expect(chart).to_be_in_viewport(ratio=0.99)
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_role("dialog")).to_have_count(0)
