"""Whole matches of every edition: with the mouse, with a finger on a phone held either way, and with keys alone."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.pages import Visitors, is_over, play_on
from lastcard.commitments import read_commitments
from lastcard.editions import EDITIONS
from lastcard.replay import load
from lastcard.verify import verify

every_edition = pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])


@every_edition
def test_a_whole_match_of_four_people(players: Visitors, edition: str) -> None:
    """Ana clicks, Ben and Dan tap on phones, one upright and one on its side, and Cleo has a keyboard only."""
    ana, ben = players.come(), players.come(device="phone")
    cleo, dan = players.come(means="keys"), players.come(device="sideways")
    table = ana.make(edition=edition, seats="person person person person", rules={"target": 1})
    ana.open(table)
    for visitor, name in ((ben, "Ben"), (cleo, "Cleo"), (dan, "Dan")):
        visitor.join(table, name)
    ana.begin()

    did = play_on([ana, ben, cleo, dan], is_over)

    # In a short match perhaps nobody has to draw.
    assert "cards" in did
    for visitor in (ben, cleo, dan):
        expect(visitor.page.locator(".end a", has_text="Replay")).to_be_visible()
    assert load(ana.page.request.get(f"{ana.url}/api/tables/{table}/record").text()).over


def test_a_whole_match_by_keyboard(players: Visitors) -> None:
    """Somebody without a mouse makes a table, begins, plays every round to the end, and looks at the replay."""
    ana = players.come(means="keys")
    page = ana.page
    page.goto(ana.url)
    page.get_by_role("radio").first.wait_for(state="attached")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ana")
    page.keyboard.press("Tab")
    for _ in range([edition.id for edition in EDITIONS].index("kickin-battle")):
        page.keyboard.press("ArrowDown")
    tab_to(page, "Rules and pace")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.type("60")
    press(page, "Open the table")
    page.get_by_role("button", name="Start").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kickin' Battle")
    press(page, "Start")
    page.locator(".hand").wait_for()

    play_on([ana], is_over)

    expect(page.locator(".end h2")).to_be_focused()
    press(page, "Replay")
    expect(page.locator(".where")).to_contain_text("0 /")
    page.keyboard.press("End")
    expect(page.get_by_role("slider", name="Move")).not_to_have_value("0")


def tab_to(page: Page, text: str) -> None:
    """Walk to something with Tab."""
    for _ in range(80):
        if page.evaluate("(text) => document.activeElement?.textContent.trim() === text", text):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {text}")


def press(page: Page, text: str) -> None:
    """Walk to a button or link with Tab, and press Enter."""
    tab_to(page, text)
    page.keyboard.press("Enter")


def test_a_replay(finished: str, players: Visitors) -> None:
    """Step, scrub and anybody's eyes; the shared link leads a stranger to the same moment."""
    ana, eve = players.come(), players.come()
    page = ana.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{ana.url}/r/{finished}")
    where, log, hand = page.locator(".where"), page.locator(".log"), page.locator("main .hand")
    expect(where).to_contain_text("0 /")
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("1 /")
    page.get_by_role("button", name="One step back").click()
    expect(where).to_contain_text("0 /")
    page.get_by_role("slider", name="Move").fill("3")
    expect(where).to_contain_text("3 /")
    expect(page.locator("[aria-live=polite]")).not_to_be_empty()
    own = hand.get_attribute("aria-label") or ""

    page.get_by_label("Seen by").select_option("Bot 1")
    expect(log).to_contain_text("Ana is dealt 7 cards.")
    expect(hand).not_to_have_attribute("aria-label", own)
    page.get_by_label("Seen by").select_option("a spectator")
    expect(log).to_contain_text("Bot 1 is dealt 7 cards.")
    expect(hand).to_have_attribute("aria-label", "nothing")
    page.get_by_label("Seen by").select_option("Bot 1")
    # In a home's network there is no clipboard to write to.
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("() => delete navigator.clipboard")
    eve.page.goto(page.evaluate("() => navigator.clipboard.readText()"))

    expect(eve.page.locator(".where")).to_contain_text("3 /")
    expect(eve.page.get_by_label("Seen by")).to_have_value("1")
    expect(eve.page.locator(".log")).to_contain_text("Ana is dealt 7 cards.")
    eve.page.get_by_role("button", name="To the end").click()
    # A winner against nothing but a zero has to win another round for the game.
    expect(eve.page.locator(".log")).to_contain_text(re.compile("wins? the (round|game)"))


def cards_on(plate: Locator) -> int:
    """How many cards a plate says that its seat holds."""
    found = re.search(r"(\d+) cards?", plate.inner_text())
    assert found is not None
    return int(found[1])


def test_a_replay_has_a_plate_for_everybody_and_opens_all_hands(finished: str, players: Visitors) -> None:
    """The seat that is watched has one, too; with all hands open nothing is hidden in them, nor in what is told."""
    ana = players.come()
    page = ana.page
    page.goto(f"{ana.url}/r/{finished}")
    log, hands = page.locator(".log"), page.locator(".hands li")
    expect(page.locator('[data-seat="0"]')).to_contain_text("Ana")
    expect(page.locator('[data-seat="1"]')).to_contain_text("Bot 1")
    expect(log).to_contain_text("Bot 1 is dealt 7 cards.")
    expect(hands).to_have_count(0)

    page.get_by_role("button", name="All hands").click()

    expect(hands).to_have_count(2)
    # A card turned up may have let somebody draw already.
    own, bots = (cards_on(page.locator(f'[data-seat="{seat}"]')) for seat in (0, 1))
    expect(hands.nth(1).locator("use:not([href$=card-back])")).to_have_count(bots)
    expect(log).not_to_contain_text("Bot 1 is dealt 7 cards.")
    page.get_by_role("button", name="All hands").click()
    expect(page.locator("main .hand [data-thing]")).to_have_count(own)


def test_in_a_replay_the_watched_seats_cards_fly_from_its_hand(finished: str, players: Visitors) -> None:
    """As they did for who played them."""
    ana = players.come(calm=False)
    ana.hold_motion()
    page = ana.page
    page.goto(f"{ana.url}/r/{finished}")
    slider, told = page.get_by_role("slider", name="Move"), page.locator("[aria-live=polite]")
    step = 0
    while not (told.text_content() or "").startswith("You play"):
        step += 1
        slider.fill(str(step))
    page.goto(f"{ana.url}/r/{finished}#at={step - 1}")
    page.reload()
    expect(page.locator(".where")).to_contain_text(f"{step - 1} /")
    ana.stop_time()
    page.get_by_role("button", name="One step forward").click()

    flight = ana.moving()[0]
    assert flight["card"] != "back"
    assert ana.is_at(flight["start"], f'main .hand [data-thing]:has(use[href$="#card-{flight["card"]}"])')
    assert ana.is_at(flight["end"], "[data-pile=discard]")


def test_a_replay_plays_by_itself(finished: str, players: Visitors) -> None:
    """Play steps on until it is paused."""
    ana = players.come()
    ana.page.goto(f"{ana.url}/r/{finished}")
    where = ana.page.locator(".where")
    expect(where).to_contain_text("0 /")
    ana.stop_time()
    ana.page.get_by_role("button", name="Play", exact=True).click()
    expect(where).to_contain_text("0 /")
    ana.page.clock.run_for(2_000)
    expect(where).not_to_contain_text("0 /")

    ana.page.get_by_role("button", name="Pause").click()

    expect(ana.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    paused = where.inner_text()
    ana.page.clock.run_for(60_000)
    expect(where).to_have_text(paused)


def test_a_downloaded_record_passes_both_commands(finished: str, players: Visitors) -> None:
    """What the replay page hands out is told by `lastcard replay`, and `lastcard verify` finds its shuffles fair."""
    ana = players.come()
    ana.page.goto(f"{ana.url}/r/{finished}")
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Record").click()
    record = str(download.value.path())

    told, proved = (
        subprocess.run([sys.executable, "-m", "lastcard", *words], capture_output=True, text=True, check=False)
        for words in (["replay", record, "--plain"], ["verify", record])
    )

    assert (told.returncode, told.stderr) == (0, "")
    assert "wins the game!" in told.stdout
    assert (proved.returncode, proved.stderr) == (0, ""), proved.stdout


def test_a_replay_shows_that_the_shuffle_was_fair(finished: str, players: Visitors) -> None:
    """The page reckons the commitment itself, and says whether it was kept."""
    ana = players.come()
    ana.page.goto(f"{ana.url}/r/{finished}")

    ana.page.get_by_role("button", name="Fair shuffle").click()

    expect(ana.page.get_by_role("dialog")).to_contain_text("The seed is the one that was committed to.")


def test_a_replay_is_heard_behind_a_dialog(finished: str, players: Visitors) -> None:
    """What is outside an open one is not read out: the move is told in the dialog."""
    ana = players.come()
    ana.page.goto(f"{ana.url}/r/{finished}")
    expect(ana.page.locator(".where")).to_contain_text("0 /")
    ana.stop_time()
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.page.get_by_role("button", name="Fair shuffle").click()
    log = ana.page.get_by_role("dialog").get_by_role("log")
    before = log.inner_text()

    ana.page.clock.run_for(2_000)

    expect(ana.page.locator(".where")).not_to_contain_text("0 /")
    expect(log).not_to_have_text(before)
    expect(log).not_to_be_empty()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".spoken")).to_have_count(1)
    expect(ana.page.locator(".spoken")).not_to_be_empty()


def test_what_was_noted_is_saved_from_the_replay_too(players: Visitors) -> None:
    """By who played; somebody else's browser has noted nothing that could be saved."""
    ana, eve = players.come(), players.come()
    table = ana.make(seats="person easy", rules={"target": 1})
    ana.open(table)
    ana.begin()
    play_on([ana], is_over)
    for who in (ana, eve):
        who.page.goto(f"{who.url}/r/{table}")
        who.page.get_by_role("button", name="Fair shuffle").click()
        expect(who.page.get_by_role("dialog")).to_contain_text("The seed is the one that was committed to.")
    expect(eve.page.get_by_role("button", name="Save commitments")).to_have_count(0)
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("button", name="Save commitments").click()

    record = ana.page.request.get(f"{ana.url}/api/tables/{table}/record").text()
    report = verify(record, read_commitments(saving.value.path().read_bytes()))

    assert report.problems == ()
    assert all(fair.seen for fair in report.proved)
