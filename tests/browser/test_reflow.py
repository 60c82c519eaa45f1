"""Small screens and enlarged pages: everything is reached by scrolling one way, and the way on is in sight at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.pages import Visitor, Visitors

_REACHED = """(button) => {
  const box = button.getBoundingClientRect();
  const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  return inside && button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
"""Whether something is on the screen whole, with nothing over it, without scrolling."""

_LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"

LOW = ((844, 390), (667, 375), (390, 844), (360, 640), (1280, 585), (640, 400), (320, 256))
"""Phones either way, a low window, and the window of a desk enlarged to 200 and to 400 % (WCAG 2.2, 1.4.10)."""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give a page another screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(_LAID_OUT)


def out_of_reach(visitor: Visitor, button: Locator) -> list[tuple[int, int]]:
    """The screens on which a button must be scrolled to."""
    far = []
    for size in LOW:
        resize(visitor.page, size)
        if not button.evaluate(_REACHED):
            far.append(size)
    return far


@pytest.mark.parametrize(("target", "way_on"), [(500, "Next round"), (1, "Play again")])
def test_the_way_on_is_in_sight_whoever_sat_there(visitors: Visitors, target: int, way_on: str) -> None:
    """After a round and after a match of ten, with all their cards to be looked at, on every screen."""
    ana = visitors.come()
    ana.arrange("R7" + " | G1 B+2 Y3 Y4 Y5 B6 B7" * 9, "R5", settings={"rules": {"target": target}})
    ana.play("R7")
    button = ana.page.get_by_role("button", name=way_on)
    expect(button).to_be_visible()

    assert out_of_reach(ana, button) == []
