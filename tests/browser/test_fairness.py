"""The fair shuffle on the page: one's own salt, and what is said when a server has left it out."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from browser.pages import Visitors

LEFT_OUT = "left it out of the shuffle"


def without_salts(route: WebSocketRoute) -> None:
    """Pass on what a server says as if nobody had added to its shuffles."""
    server = route.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        for fair in told.get("info", {}).get("fairness", []):
            fair["salts"] = []
        route.send(json.dumps(told))

    server.on_message(pass_on)


def test_a_salt_that_was_left_out_is_said_and_shown(visitors: Visitors) -> None:
    """On the page of whoever added it, at the deal, and beside the round for as long as one likes."""
    ana = visitors.come()
    ana.page.route_web_socket("**/ws/*", without_salts)
    ana.arrange("R7 B3 | G1 G2", "R5")

    ana.see(LEFT_OUT)
    ana.page.get_by_role("button", name="Fair shuffle").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("Your salt")
    expect(ana.page.get_by_role("dialog").locator(".bad")).to_contain_text(LEFT_OUT)


def test_a_salt_that_was_mixed_in_is_shown(visitors: Visitors) -> None:
    """Also after the connection was lost, and after the page was loaded anew."""
    ana = visitors.come()
    ana.open(ana.make(seats="person easy", rules={"target": 1}))
    for come_again in (ana.page.reload, ana.reconnect):
        ana.page.get_by_role("button", name="Begin").wait_for()
        come_again()
    visitors.arrange("R7 | G1 B+2", "R5")
    ana.begin()

    ana.page.get_by_role("button", name="Fair shuffle").click()
    own = ana.page.get_by_role("dialog").locator("dt", has_text="Your salt").locator("+ dd")
    expect(own).to_have_text(re.compile(r"^\s*[0-9a-f]{32}\s*$"))
    salt = own.inner_text().strip()
    ana.page.keyboard.press("Escape")
    ana.play("R7")
    ana.page.locator(".end").get_by_role("button", name="Fair shuffle").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.locator("dt", has_text="Salts").locator("+ dd")).to_have_text(salt)
    assert LEFT_OUT not in ana.page.content()


def test_a_salt_that_got_lost_on_the_way_does_not_replace_a_later_one(visitors: Visitors) -> None:
    """Of a connection that broke before its answer came: the page that comes back adds another, and knows it."""
    ana = visitors.come()
    lost: list[WebSocketRoute] = []

    def lose_the_first(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        first = not lost

        def pass_on(message: str | bytes) -> None:
            if first and json.loads(message)["type"] == "salt":
                lost.append(route)
            else:
                server.send(message)

        route.on_message(pass_on)

    ana.page.route_web_socket("**/ws/*", lose_the_first)
    ana.open(ana.make(seats="person easy"))
    ana.page.get_by_role("button", name="Begin").wait_for()
    while not lost:
        ana.page.wait_for_timeout(10)
    lost[0].close()
    expect(ana.page.locator(".lost")).to_have_count(1)
    expect(ana.page.locator(".lost")).to_have_count(0)
    ana.begin()

    ana.page.get_by_role("button", name="Fair shuffle").click()
    expect(ana.page.get_by_role("dialog").locator("dt", has_text="Your salt")).to_be_visible()


def test_a_page_that_cannot_check_says_so(visitors: Visitors) -> None:
    """Without encryption, as in a home's network, a browser reckons no digests."""
    ana = visitors.come()
    ana.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    ana.arrange("R7 | G1 B+2", "R5", settings={"rules": {"target": 1}})
    ana.play("R7")

    ana.page.locator(".end").get_by_role("button", name="Fair shuffle").click()

    expect(ana.page.get_by_role("dialog")).to_contain_text("lastcard verify checks the record")
