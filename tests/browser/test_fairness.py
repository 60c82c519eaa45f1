"""The fair shuffle on the page: one's own salt, and what is said when a server does not do what it has promised."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.pages import Visitor, Visitors, is_over, play_on
from lastcard.commitments import read_commitments
from lastcard.verify import verify
from lastcard.views import Wire

LEFT_OUT = "left it out of the shuffle"
SWAPPED = "changed what it had published"
STACKED = "does not follow from the seed and the salts"


def published(visitor: Visitor, change: Callable[[Wire], None]) -> None:
    """Have a server publish something else about its shuffles to somebody."""

    def changed(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            for fair in told.get("info", {}).get("fairness", []):
                change(fair)
            route.send(json.dumps(told))

        server.on_message(pass_on)

    visitor.page.route_web_socket("**/ws/*", changed)


def without_salts(fair: Wire) -> None:
    """As if nobody had added anything."""
    fair["salts"], fair["seats"] = [], []


def unfair(visitor: Visitor) -> Locator:
    """What stands over the table when something does not fit."""
    return visitor.page.locator(".doubts")


def test_a_salt_that_was_left_out_is_said_and_shown(visitors: Visitors) -> None:
    """On the page of whoever added it, at the deal, and beside the round for as long as one likes."""
    ana = visitors.come()
    published(ana, without_salts)
    ana.arrange("R7 B3 | G1 G2", "R5")

    expect(unfair(ana)).to_contain_text(LEFT_OUT)
    expect(ana.page.locator(".spoken")).to_contain_text(LEFT_OUT)
    ana.page.get_by_role("button", name="Fair shuffle").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("Your salt")
    expect(ana.page.get_by_role("dialog").locator(".bad")).to_contain_text(LEFT_OUT)


def test_a_commitment_that_was_swapped_while_the_page_was_away_is_said_and_shown(visitors: Visitors) -> None:
    """What was seen first is kept by the browser; somebody who has read it puts it away."""
    ana = visitors.come()
    ana.open(ana.make(seats="person easy"))
    ana.page.get_by_role("button", name="Start").wait_for()
    published(ana, lambda fair: fair.update(commitment="0" * 64))
    ana.page.reload()

    expect(unfair(ana)).to_contain_text(SWAPPED)
    expect(ana.page.locator(".spoken")).to_contain_text(SWAPPED)
    unfair(ana).get_by_role("button", name="Close").click()
    expect(unfair(ana)).to_have_count(0)


def test_a_stacked_hand_is_said_when_the_round_opens(visitors: Visitors) -> None:
    """Its cards were arranged, whatever seed and salts are."""
    ana = visitors.come()
    ana.arrange("R7 | G1 B+2", "R5")
    expect(unfair(ana)).to_have_count(0)
    ana.play("R7")
    expect(unfair(ana)).to_contain_text(STACKED)


def test_what_was_noted_is_saved_and_proves_the_record(players: Visitors, tmp_path: Path) -> None:
    """Of a match that was dealt, also if the page was loaded anew: `lastcard verify` compares the record with the file."""
    ana = players.come()
    ana.open(ana.make(seats="person easy", rules={"target": 1}))
    ana.begin()
    ana.reload()
    play_on([ana], is_over)
    ana.page.locator(".end").get_by_role("button", name="Fair shuffle").click()
    expect(ana.page.get_by_role("dialog").locator(".good")).to_contain_text("The deal follows from it.")
    expect(unfair(ana)).to_have_count(0)
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("button", name="Save commitments").click()
    saving.value.save_as(tmp_path / "commitments.json")
    table = ana.page.url.rpartition("/")[2]

    record = ana.page.request.get(f"{ana.url}/api/tables/{table}/record").text()
    report = verify(record, read_commitments((tmp_path / "commitments.json").read_bytes()))

    assert report.problems == ()
    assert [fair.seen for fair in report.proved] == [True]


def test_a_salt_that_was_mixed_in_is_shown(visitors: Visitors) -> None:
    """Also after the connection was lost, and after the page was loaded anew."""
    ana = visitors.come()
    ana.open(ana.make(seats="person easy", rules={"target": 1}))
    for come_again in (ana.page.reload, ana.reconnect):
        ana.page.get_by_role("button", name="Start").wait_for()
        come_again()
    visitors.arrange("R7 | G1 B+2", "R5")
    ana.begin()

    ana.page.get_by_role("button", name="Fair shuffle").click()
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("button", name="Save commitments").click()
    dealt, coming = read_commitments(saving.value.path().read_bytes()).rounds
    assert dealt.salt is not None
    assert coming.salt is None, "it is hidden until the deal"
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
    ana.page.get_by_role("button", name="Start").wait_for()
    while not lost:
        ana.page.wait_for_timeout(10)
    lost[0].close()
    expect(ana.page.locator(".lost")).to_have_count(1)
    expect(ana.page.locator(".lost")).to_have_count(0)
    ana.begin()

    ana.page.get_by_role("button", name="Fair shuffle").click()
    expect(ana.page.get_by_role("dialog").locator("dt", has_text="Your salt")).to_be_visible()


def test_a_page_without_encryption_checks_all_the_same(visitors: Visitors) -> None:
    """In a home's network a browser reckons no digests, so the page does."""
    ana = visitors.come()
    ana.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    ana.arrange("R7 | G1 B+2", "R5", settings={"rules": {"target": 1}})
    ana.play("R7")

    ana.page.locator(".end").get_by_role("button", name="Fair shuffle").click()

    expect(ana.page.get_by_role("dialog").locator(".good")).to_contain_text("The seed is the one that was committed to.")
