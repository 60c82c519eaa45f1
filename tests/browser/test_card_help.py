"""What a card does is told wherever it lies: by right click, by a finger that stays, by key, and to those who listen."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from browser.pages import Visitor, Visitors

HAND = "G+2 R7 W4 | G1 G2 G3"
DRAW_TWO = "Draw Two: the next player draws 2 cards and misses a turn."


def told(page: Page) -> Locator:
    """The sentences of the dialog about a card."""
    return page.get_by_role("dialog").locator(".about li")


def explain(visitor: Visitor, card: str) -> None:
    """Click a card with the other button, where no other lies over it."""
    visitor.card(card).click(button="right", position={"x": 12, "y": 16})


def touch(visitor: Visitor, card: str) -> CDPSession:
    """Put a finger on a card, and keep it there."""
    box = visitor.card(card).bounding_box()
    assert box is not None
    finger = visitor.page.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 6, "y": box["y"] + 10}]})
    return finger


def lift(finger: CDPSession) -> None:
    """Take the finger away."""
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_right_click_tells_what_a_card_does(visitors: Visitors) -> None:
    """It plays nothing, and the dialog goes as it came."""
    ana = visitors.come()
    ana.arrange(HAND, "R5")

    explain(ana, "G+2")

    expect(ana.page.get_by_role("dialog", name="Green Draw Two")).to_be_visible()
    expect(told(ana.page).first).to_have_text(DRAW_TWO)
    expect(told(ana.page).last).to_have_text("At the end of a round, it counts 20 points in a hand.")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".about")).to_have_count(0)
    expect(ana.cards()).to_have_count(3)


def test_the_key_tells_it_of_the_card_with_the_focus_and_otherwise_of_the_top(visitors: Visitors) -> None:
    """Whoever listens hears the same sentences."""
    ana = visitors.come()
    ana.arrange(HAND, "R5")
    page, log = ana.page, ana.page.get_by_role("dialog").get_by_role("log")

    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Red 5")).to_be_visible()
    expect(log).to_contain_text("by color, number or symbol. At the end of a round, it counts 5 points")
    page.keyboard.press("Escape")
    ana.card("W4").focus()
    page.keyboard.press("i")

    expect(page.get_by_role("dialog", name="Wild Draw Four")).to_be_visible()
    expect(log).to_contain_text("Wild Draw Four is allowed only if you hold no card of the color in play.")


def test_a_finger_that_stays_tells_it_and_one_that_moves_does_not(visitors: Visitors) -> None:
    """A long press plays nothing, even when the finger is lifted at last; nor does a drag that the browser breaks off."""
    ana = visitors.come(device="phone")
    ana.arrange(HAND, "R5")
    ana.stop_time()

    finger = touch(ana, "R7")
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 200, "y": 300}]})
    ana.page.clock.run_for(1_000)
    expect(ana.page.locator(".about")).to_have_count(0)
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    finger = touch(ana, "R7")
    ana.page.clock.run_for(1_000)

    expect(ana.page.get_by_role("dialog", name="Red 7")).to_be_visible()
    lift(finger)
    ana.page.clock.run_for(1_000)
    expect(ana.cards()).to_have_count(3)


@pytest.mark.clause("house.stack.debt", "house.seven.swap", "house.finish.number")
def test_house_rules_that_concern_a_card_are_told_with_it(visitors: Visitors) -> None:
    """And those that do not are not."""
    ana = visitors.come()
    ana.arrange(HAND, "R5", settings={"rules": {"stacking": "same", "seven_zero": True, "finish": "number"}})

    explain(ana, "G+2")
    texts = told(ana.page)
    expect(texts).to_contain_text([DRAW_TWO, "Draw Two goes on", "can be passed on", "must be a number", "20 points"])
    ana.page.keyboard.press("Escape")
    explain(ana, "R7")

    expect(texts).to_have_count(3)
    expect(texts.nth(1)).to_have_text("A 7 swaps two hands, and a 0 passes all hands on.")


@pytest.mark.parametrize(
    ("edition", "card", "name"), [("urrrhhh", "WU", "Urrrhhh"), ("special-agent", "WA", "Special Agent Mater")]
)
def test_a_special_card_is_told_by_its_own_rules(visitors: Visitors, edition: str, card: str, name: str) -> None:
    """In the words of its edition, which the page does not know by name."""
    ana = visitors.come()
    ana.arrange(f"{card} B7 B8 | G1 G2", "B5", edition=edition)

    explain(ana, card)

    expect(ana.page.get_by_role("dialog", name=name)).to_be_visible()
    expect(told(ana.page).first).to_contain_text(name)
    expect(told(ana.page).last).to_contain_text("50 points")


def test_a_replay_tells_it_as_well(finished: str, players: Visitors) -> None:
    """Of any card by a right click, of the top card by the key; and the replay stays where it was."""
    ana = players.come()
    ana.page.goto(f"{ana.url}/r/{finished}#match=1&round=1&at=3")
    page, log = ana.page, ana.page.get_by_role("dialog").get_by_role("log")
    page.locator(".hand [data-card]").first.click(button="right", position={"x": 8, "y": 8})
    expect(told(page).last).to_contain_text("At the end of a round")
    expect(log).to_contain_text("At the end of a round")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.keyboard.press("i")

    top = page.locator("[data-pile=discard] [data-card]").last.get_attribute("data-card")
    expect(page.get_by_role("dialog").locator(".picture [data-card]")).to_have_attribute("data-card", str(top))
    expect(told(page).last).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(f"{ana.url}/r/{finished}#match=1&round=1&at=3&eyes=0")


def test_it_is_told_in_the_language_of_the_visitor(visitors: Visitors) -> None:
    """Whatever the table speaks."""
    ana = visitors.come()
    ana.arrange(HAND, "R5")
    ana.page.evaluate("localStorage.setItem('lastcard.liking', JSON.stringify({ locale: 'fr-FR' }))")
    ana.reload()

    explain(ana, "G+2")

    expect(ana.page.get_by_role("dialog", name="+2 vert")).to_be_visible()
    expect(told(ana.page).last).to_have_text("À la fin de la manche, elle vaut 20 points dans une main.")
