"""One press on the first page, and there is a hand of cards."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.pages import Device, Visitor, Visitors


def at_home(visitors: Visitors, *, device: Device = "desktop", colours: str = "RBYG") -> Visitor:
    """Somebody who looks at the first page for the first time."""
    visitors.deal_seven(colours)
    ana = visitors.come(device=device)
    ana.page.goto(ana.url)
    return ana


def test_one_press_and_there_is_a_hand(players: Visitors) -> None:
    """Without a name and without a form; all others are bots."""
    ana = at_home(players, device="phone")

    ana.page.get_by_role("button", name="Play now").tap()

    expect(ana.cards()).to_have_count(7)
    expect(ana.page.locator(".me .name")).to_have_text("Player")
    expect(ana.page.get_by_text("Bot", exact=False).first).to_be_visible()
    assert not ana.page.evaluate("location.hash")


def test_by_keyboard_too_and_a_page_that_is_loaded_again_begins_nothing(players: Visitors) -> None:
    """It is the same table, which the first page lists from then on."""
    ana = at_home(players)
    ana.page.get_by_role("button", name="Play now").press("Enter")
    ana.cards().first.wait_for()
    table = ana.page.url

    ana.reload()

    assert ana.page.url == table
    ana.page.goto(ana.url)
    expect(ana.page.locator(".tables a")).to_have_count(1)


def test_who_has_a_name_keeps_it_and_plays_what_was_played_last(players: Visitors) -> None:
    """People of the last table become bots, and bots stay what they were."""
    ana = at_home(players, colours="PBY")
    ana.page.get_by_label("Your name").fill("Ana")
    last = {"edition": "urrrhhh", "seats": ["person", "person", "medium"], "rules": {"target": 60}}
    ana.page.evaluate("(last) => localStorage.setItem('lastcard.settings', JSON.stringify(last))", last)
    ana.page.reload()

    ana.page.get_by_role("button", name="Play now").click()

    expect(ana.cards()).to_have_count(7)
    expect(ana.page.locator(".me .name")).to_have_text("Ana")
    expect(ana.page.locator(".state .edition")).to_have_text("Urrrhhh")
    expect(ana.page.locator("[data-seat]")).to_have_count(2)


def test_who_follows_a_link_that_begins_at_once_begins_nothing(visitors: Visitors) -> None:
    """Only the host begins, and the visitor reads the rules first."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person")
    ana.open(table)

    ben.open(table, "#start")

    ben.page.get_by_role("button", name="Sit down").wait_for()
    expect(ana.page.get_by_role("button", name="Start")).to_be_visible()


def test_what_goes_wrong_is_said_beside_the_button(visitors: Visitors) -> None:
    """And it can be pressed again."""
    visitors.expected.append("ERR_FAILED")
    ana = at_home(visitors)
    ana.page.route("**/api/tables", lambda route: route.abort())

    ana.page.get_by_role("button", name="Play now").click()

    expect(ana.page.locator(".hero [role=alert]")).not_to_be_empty()
    expect(ana.page.get_by_role("button", name="Play now")).to_be_enabled()
