"""A network that is dead or slow: the page says so in time, and what was done is done once it is back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.pages import Device, Visitors


@pytest.mark.parametrize("device", ["desktop", "phone", "sideways"])
def test_a_tapped_card_is_never_left_without_a_word(visitors: Visitors, device: Device) -> None:
    """In a tunnel: after half a second it is being sent, after five the connection is lost, and then it is played, once."""
    ana = visitors.come(device=device)
    ana.arrange("R7 B3 G1 | G1 G2 G3", "R5")
    ana.see("Your turn")
    ana.stop_time()
    ana.go_silent()
    ana.play("R7")
    remark = ana.page.locator(".prompt .remark")
    ana.page.clock.run_for(400)
    expect(remark).to_be_empty()

    ana.page.clock.run_for(100)
    expect(remark).to_have_text("Sending…")
    expect(remark).to_be_in_viewport()
    expect(ana.page.locator(".lost")).to_have_count(0)

    ana.page.clock.run_for(4500)
    expect(ana.page.locator(".lost")).to_have_text("The connection is lost. Trying again…")
    expect(remark).to_have_text("Your answer is kept and will be sent as soon as the connection is back.")

    ana.go_silent(silent=False)
    ana.page.clock.resume()
    ana.told("You play Red 7.")
    expect(ana.page.locator(".lost")).to_have_count(0)
    expect(remark).to_be_empty()
    ana.holds("B3 G1")


def test_a_device_without_a_network_is_noticed_in_a_second(visitors: Visitors) -> None:
    """While nobody does anything; and the table is back as soon as the network is."""
    ana = visitors.come()
    ana.arrange("R7 B3 G1 | G1 G2 G3", "R5")
    ana.see("Your turn")
    ana.stop_time()
    ana.go_silent()

    ana.notice_offline()
    ana.page.clock.run_for(1000)
    expect(ana.page.locator(".lost")).to_be_visible()

    ana.go_online()
    expect(ana.page.locator(".lost")).to_have_count(0)
    ana.page.clock.resume()
    ana.play("R7")
    ana.told("You play Red 7.")


def test_a_lost_connection_is_told_before_play_as_well(visitors: Visitors) -> None:
    """Whoever waits for the others reads it, too."""
    ana = visitors.come()
    ana.open(ana.make(seats="person person"))
    ana.page.get_by_role("button", name="Start").wait_for()

    ana.go_offline()

    expect(ana.page.locator(".lost")).to_have_text("The connection is lost. Trying again…")
    ana.go_online()
    expect(ana.page.locator(".lost")).to_have_count(0)


def test_a_page_of_an_earlier_server_loads_itself_anew(visitors: Visitors) -> None:
    """Its parts have other names since the server was upgraded. The seat is kept; the same server's page is not loaded anew."""
    ana = visitors.come()
    ana.arrange("R7 B3 G1 | G1 G2 G3", "R5")
    ana.see("Your turn")
    visitors.expected += ["404", "dynamically imported module"]
    ana.page.route("**/assets/Help-*.js", lambda route: route.fulfill(status=404))
    with ana.page.expect_response(lambda answer: answer.url.endswith("/") and answer.ok):
        ana.page.keyboard.press("?")
    ana.see("Your turn")

    ana.page.keyboard.press("Escape")
    home = ana.page.url.split("/t/")[0] + "/"
    ana.page.route(home, lambda route: route.fulfill(body="<script src='/assets/index-other.js'></script>"))
    with ana.page.expect_navigation():
        ana.page.keyboard.press("?")
    ana.see("Your turn")
    ana.play("R7")
    ana.told("You play Red 7.")
