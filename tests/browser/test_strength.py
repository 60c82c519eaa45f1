"""How strong a bot is, in a browser: chosen with the table, and said wherever its level is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.pages import Visitors


def test_the_strength_of_a_bot_is_chosen_below_its_level(visitors: Visitors) -> None:
    """Only of a level that has strengths, each field by its own name; everybody reads it, and it can be changed."""
    ana = visitors.come()
    page = ana.page
    page.goto(ana.url)
    page.get_by_label("Your name").fill("Ana")
    level, strength = (page.get_by_role("combobox", name=name, exact=True) for name in ("Seat 2", "Strength: Seat 2"))
    expect(strength).to_have_count(0)

    level.select_option("Bot, expert")
    strength.select_option("Strength: 70%")
    page.get_by_role("button", name="Open the table").click()

    expect(page.get_by_role("list", name="Seats")).to_contain_text("Bot, expert · 70%")
    page.get_by_role("button", name="Change the rules").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox", name="Seat 2", exact=True)).to_have_value("expert")
    dialog.get_by_role("combobox", name="Strength: Seat 2").select_option("Strength: 100%")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("list", name="Seats")).not_to_contain_text("70%")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Bot, expert")
