"""What people tell each other besides the game: faces, reminders, and who is ready."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.pages import Visitors
from browser.test_reflow import resize

LATE_MS = 10_000
"""After so long somebody can be reminded."""

_ON_TOP = """(said) => {
  const { left, top, right, bottom } = said.getBoundingClientRect();
  return [left + 8, (left + right) / 2, right - 8].every((x) => said.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}"""
"""Whether nothing lies over a text."""


def test_a_face_is_seen_beside_the_seat_and_heard_by_its_name(visitors: Visitors) -> None:
    """By keyboard as well, and in everybody's own language."""
    ana, ben = visitors.come(), visitors.come(locale="it-IT")
    table = ana.make(seats="person person")
    ana.open(table)
    ben.open(table)
    ben.page.locator("input[autocomplete=nickname]").fill("Ben")
    ben.page.locator("form .main").click()
    visitors.arrange("R7 R8 | G1 G2", "R5")
    ana.begin()
    ben.cards().first.wait_for()
    ben.stop_time()
    faces = ana.page.locator("aside").get_by_role("group", name="Faces")
    expect(faces.get_by_role("button")).to_have_count(6)

    faces.get_by_role("button", name="Laughing face").press("Enter")

    expect(ben.page.locator("[aria-live]")).to_contain_text("Ana: Faccina che ride")
    expect(ben.page.locator('[data-seat="0"] .bubble svg')).to_be_visible()
    expect(ben.page.locator("aside .chat ol").get_by_role("img", name="Faccina che ride")).to_be_visible()
    expect(ana.page.locator("aside .chat ol").get_by_role("img", name="Laughing face")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_what_is_said_lies_over_everybody_who_sits_below(visitors: Visitors, size: tuple[int, int]) -> None:
    """Where plates stand close to each other, too."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person" + " easy" * 8)
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 R8" + " | G1 G2" * 9, "R5")
    ana.begin()
    ben.cards().first.wait_for()
    resize(ana.page, size)
    ana.stop_time()
    ben.page.locator("aside").get_by_role("button", name="One moment, please.").click()
    bubble = ana.page.locator('[data-seat="1"] .bubble')
    expect(bubble).to_be_visible()

    assert bubble.evaluate(_ON_TOP)


def test_who_keeps_everybody_waiting_is_reminded_after_a_while(visitors: Visitors) -> None:
    """Not by themselves, not at once, and not again and again."""
    ana, ben = visitors.come(), visitors.come()
    for visitor in (ana, ben):
        visitor.page.clock.install()
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 R8 | G1 G2", "R5")
    ana.begin()
    nudge = ben.page.get_by_role("button", name="Nudge")
    expect(ben.page.locator(".prompt")).to_contain_text("Waiting for Ana.")
    expect(nudge).to_have_count(0)
    for visitor in (ana, ben):
        visitor.page.clock.run_for(LATE_MS)
    expect(ana.page.get_by_role("button", name="Nudge")).to_have_count(0)

    nudge.press("Enter")

    expect(nudge).to_have_count(0)
    expect(ana.page.locator("[aria-live]")).to_contain_text("Ben nudges you: everybody is waiting for you.")
    expect(ana.page.locator(".prompt .remark")).to_have_text("Ben nudges you: everybody is waiting for you.")
    expect(ben.page.locator("[aria-live]")).to_contain_text("You nudge Ana.")
    ben.page.clock.run_for(LATE_MS)
    expect(nudge).to_be_visible()


def test_who_is_ready_shows_it_and_nothing_waits_for_it(visitors: Visitors) -> None:
    """In the lobby and between rounds; it ends with the deal."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person")
    ana.open(table)
    expect(ana.page.get_by_role("button", name="Start")).to_be_visible()
    expect(ana.page.get_by_role("button", name="I'm ready")).to_have_count(0)
    ben.join(table, "Ben")
    ready = ben.page.get_by_role("button", name="I'm ready")
    ready.press("Enter")
    expect(ready).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator("[aria-live]")).to_contain_text("Ben is ready.")
    expect(ana.page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)).to_contain_text("ready")
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "false")
    expect(ana.page.locator(".seats .ready")).to_have_count(0)

    visitors.arrange("R7 | G1", "R5")
    ana.begin()
    ana.play("R7")
    ready.click()
    expect(ana.page.get_by_role("row", name="Ben").get_by_role("img", name="ready")).to_be_visible()
    ana.page.get_by_role("button", name="Next round").click()

    expect(ben.cards().first).to_be_visible()
