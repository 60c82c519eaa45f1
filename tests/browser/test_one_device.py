"""Several people at one device, which is passed round: hands are covered between turns, and nothing of them is on the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import Device, Visitor, Visitors

_FACES = """
window.faces = () => [
  ...[...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((card) => /#card-(?!back)/.test(card)),
  ...[...document.querySelectorAll("[data-card]")].map((thing) => thing.dataset.card),
  ...(document.documentElement.outerHTML.match(/(Red|Blue|Green|Yellow) [0-9]/g) ?? []),
];
window.ever = new Set();
addEventListener("DOMContentLoaded", () => {
  const note = () => window.faces().forEach((face) => window.ever.add(face.split("#card-").at(-1)));
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
});
"""
"""All cards on the page that lie face up or are spoken of, and those that ever did, if only between two frames."""


def share(visitors: Visitors, hands: str, top: str, *, who: Visitor | None = None, turn: int = 0, **settings: Any) -> Visitor:
    """Ana makes a table and seats Ben at her device; the match is begun, and everything is covered."""
    ana = who or visitors.come()
    ana.page.add_init_script(_FACES)
    ana.open(ana.make(seats=" ".join(["person"] * 2 + ["easy"] * (hands.count("|") - 1)), **settings))
    seat(ana, "Ben")
    visitors.arrange(hands, top, turn=turn)
    ana.page.get_by_role("button", name="Start").click()
    return ana


def seat(ana: Visitor, name: str) -> None:
    """Seat another person at a device."""
    ana.page.get_by_label("Another player on this device").fill(name)
    ana.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.get_by_role("listitem").filter(has_text=name)).to_contain_text("on this device")


def covered(page: Page, name: str) -> None:
    """Wait for the cover, and see that it covers everything."""
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {name}.")
    assert page.evaluate("window.faces()") == []


def pass_to(ana: Visitor, name: str) -> None:
    """Pass the device to somebody, who presses for it."""
    covered(ana.page, name)
    taking = ana.page.get_by_role("button", name=f"I am {name}")
    expect(taking).to_be_in_viewport(ratio=1)
    taking.click()
    expect(ana.page.locator(".me .name")).to_have_text(name)


@pytest.mark.parametrize("device", ["desktop", "phone", "sideways"])
def test_a_round_at_one_device(visitors: Visitors, device: Device) -> None:
    """Two people play a round by clicking; each sees the own hand alone, and the next deal begins covered."""
    ana = share(visitors, "R7 R8 | R1 R2 B3", "R5", who=visitors.come(device=device))
    pass_to(ana, "Ana")
    ana.holds("R7 R8")
    ana.page.get_by_role("button", name="UNO!").click()
    ana.play("R7")
    pass_to(ana, "Ben")
    ana.holds("R1 R2 B3")
    expect(ana.page.locator('[data-seat="0"]')).to_contain_text("UNO called")
    ana.play("R1")
    pass_to(ana, "Ana")

    ana.play("R8")

    expect(ana.page.locator(".end h2")).to_have_text("You win the round")
    expect(ana.page.get_by_role("row", name="Ben")).to_contain_text("5")
    ana.page.get_by_role("button", name="Next round").click()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Pass the device to")
    assert ana.page.evaluate("window.faces()") == []


@pytest.mark.parametrize("host", ["Ana", "Ben"])
def test_a_rematch_begins_covered(visitors: Visitors, host: str) -> None:
    """A new match is a new deal: whoever held the device at the end, host or not, begins it and does not hold it any more."""
    ana = share(visitors, "R7 | R1 R2 B3", "R5", rules={"target": 1})
    pass_to(ana, "Ana")
    if host == "Ben":
        ana.page.get_by_role("button", name="People and links").click()
        ana.page.get_by_role("button", name="Make host: Ben").click()
        ana.page.keyboard.press("Escape")
    ana.play("R7")
    ana.page.get_by_role("button", name="Play again").click()

    pass_to(ana, "Ana")
    ana.holds("R7")


def test_a_hand_is_covered_while_others_play(visitors: Visitors) -> None:
    """Whoever has moved passes the device on though a bot comes first: to the one here whose turn is next."""
    ana = share(visitors, "R7 R8 R9 | R1 R2 B3 | Y3 Y4", "R5", turn=1)
    pass_to(ana, "Ben")
    ana.play("R1")

    pass_to(ana, "Ana")
    ana.holds("R7 R8 R9")
    ana.see("Waiting for Bot 1.")


def share_with(visitors: Visitors, hands: str, top: str) -> tuple[Visitor, Visitor]:
    """Ana and Ben at one device, Cleo at hers, and a bot; Ben has the device and the turn."""
    ana, cleo = visitors.come(), visitors.come()
    ana.page.add_init_script(_FACES)
    table = ana.make(seats="person person person easy")
    ana.open(table)
    seat(ana, "Ben")
    cleo.join(table, "Cleo")
    visitors.arrange(hands, top, turn=1)
    ana.page.get_by_role("button", name="Start").click()
    pass_to(ana, "Ben")
    ana.stop_time()
    return ana, cleo


def test_moves_of_others_do_not_put_the_cover_off(visitors: Visitors) -> None:
    """However long others play on, nobody's hand stays on the screen meanwhile."""
    ana, cleo = share_with(visitors, "R7 R8 R9 | R1 R2 B3 | R3 R4 R6 | Y3 Y4", "R5")
    ana.play("R1")
    ana.see("Waiting for Cleo.")
    ana.page.clock.run_for(1_000)
    cleo.play("R3")
    ana.see("Waiting for Bot 1.")
    ana.page.clock.run_for(600)

    covered(ana.page, "Ana")


def test_when_somebody_else_is_next_a_press_comes_too_late(visitors: Visitors) -> None:
    """A Reverse gives the turn to Ben instead of Ana: whoever presses for her cards in that moment sees nobody's."""
    ana, cleo = share_with(visitors, "R7 R8 R9 | R1 R2 B3 | Rrev R4 R6 | Y3 Y4", "R5")
    ana.play("R1")
    ana.see("Waiting for Cleo.")
    ana.page.clock.run_for(3_000)
    covered(ana.page, "Ana")
    expect(ana.page.get_by_role("button", name="I am Ana")).to_be_enabled()

    cleo.play("Rrev")

    covered(ana.page, "Ben")
    taking = ana.page.get_by_role("button", name="I am Ben")
    expect(taking).to_be_disabled()
    ana.page.clock.run_for(1_000)
    expect(taking).to_be_focused()


def test_who_is_next_again_keeps_the_device(visitors: Visitors) -> None:
    """Who skips the other one here has the next turn of the two: nobody passes anything."""
    ana = share(visitors, "Rskip R8 R9 | R1 R2 | Y3 Y4", "R5")
    pass_to(ana, "Ana")
    ana.stop_time()
    ana.play("Rskip")
    ana.see("Waiting for Bot 1.")

    ana.page.clock.run_for(8_000)

    ana.holds("R8 R9")


@pytest.mark.parametrize("calm", [True, False])
def test_a_covered_hand_is_never_on_the_page(visitors: Visitors, *, calm: bool) -> None:
    """Not even between two frames, nor in the air: what a hand holds or draws is on the page only while its owner has it."""
    ana = share(visitors, "Y7 Y8 Y9 | B1 B2 B4 | Y3", "Y5", who=visitors.come(calm=calm))
    pass_to(ana, "Ana")
    ana.play("Y7")
    covered(ana.page, "Ben")
    assert not {"B1", "B2", "B4"} & set(ana.page.evaluate("[...window.ever]"))
    ana.page.evaluate("window.ever.clear()")
    pass_to(ana, "Ben")
    ana.page.locator(".draw.must").click()
    # It fits, so that Ben keeps the device until he has said what becomes of it.
    ana.told("You draw Yellow 1.")

    assert not {"Y8", "Y9"} & set(ana.page.evaluate("[...window.ever]"))


def test_drawn_cards_are_seen_before_the_cover(visitors: Visitors) -> None:
    """Whoever draws cards and misses the turn for it still sees them for a moment; a late press shows nobody's cards."""
    ana = share(visitors, "W4 R7 B1 | R1 R2", "R5")
    pass_to(ana, "Ana")
    ana.play("W4")
    ana.answer("Red")
    pass_to(ana, "Ben")
    ana.stop_time()
    ana.answer("Accept")
    ana.holds("R1 R2 Y1 Y2 Y3 Y4")

    ana.page.clock.run_for(1_600)

    covered(ana.page, "Ana")
    taking = ana.page.get_by_role("button", name="I am Ana")
    expect(taking).to_be_disabled()
    ana.page.clock.run_for(1_000)
    expect(taking).to_be_focused()


def test_a_reload_in_the_middle(visitors: Visitors) -> None:
    """The page comes back covered and with both seats: nobody at the table thinks that somebody is away."""
    eve = visitors.come()
    ana = share(visitors, "R7 R8 | R1 R2 B3", "R5")
    eve.open(ana.page.url.rsplit("/", 1)[1], "/watch")
    pass_to(ana, "Ana")
    ana.play("R7")
    covered(ana.page, "Ben")

    ana.page.reload()

    pass_to(ana, "Ben")
    ana.holds("R1 R2 B3")
    ana.told("Ana plays Red 7.")
    for place in ("0", "1"):
        expect(eve.page.locator(f'[data-seat="{place}"]')).not_to_contain_text("away")
    ana.page.goto(ana.url)
    expect(ana.page.locator(".tables a")).to_contain_text("Ana and Ben")


def test_with_the_keyboard_alone(visitors: Visitors) -> None:
    """From the lobby to the end of a round, and a screen reader hears whom to pass the device to and what is asked."""
    ana = visitors.come()
    ana.open(ana.make(seats="person person"))
    page, spoken = ana.page, ana.page.locator(".spoken > :last-child")
    page.get_by_label("Another player on this device").focus()
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("on this device")
    visitors.arrange("R7 R8 | R1 R2 B3", "R5")
    page.get_by_role("button", name="Start").press("Enter")

    expect(spoken).to_have_text("Pass the device to Ana.")
    expect(page.get_by_role("button", name="I am Ana")).to_be_focused()
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("our turn")
    page.keyboard.press("u")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(spoken).to_have_text("Pass the device to Ben.")
    expect(page.get_by_role("button", name="I am Ben")).to_be_focused()
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Ana: Red 7. Ana calls UNO! Your turn.")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Blue 3")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I am Ana")).to_be_focused()
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Ben: Red 1. Your turn.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    expect(page.locator(".end h2")).to_be_focused()


def test_call_and_catch_while_covered(visitors: Visitors) -> None:
    """Who has forgotten to call can still do it while the device is passed on, and the next can catch."""
    ana = share(visitors, "R7 R8 | R1 R2 | Y3", "R5")
    pass_to(ana, "Ana")
    ana.play("R7")
    covered(ana.page, "Ben")
    expect(ana.page.get_by_role("button", name="Ben catches!")).to_be_visible()
    ana.page.get_by_role("button", name="Ana calls UNO!").click()

    expect(ana.page.get_by_role("main").get_by_role("status")).to_have_text("Ana calls UNO!")
    expect(ana.page.get_by_role("button", name="Ben catches!")).to_have_count(0)
    pass_to(ana, "Ben")


def test_a_catch_while_covered(visitors: Visitors) -> None:
    """The next person catches before taking the cards up."""
    ana = share(visitors, "R7 R8 | R1 R2 | Y3", "R5")
    pass_to(ana, "Ana")
    ana.play("R7")
    covered(ana.page, "Ben")

    ana.page.get_by_role("button", name="Ben catches!").click()

    expect(ana.page.get_by_role("main").get_by_role("status")).to_have_text("Ben catches Ana, who did not call UNO.")
    expect(ana.page.get_by_role("button", name="Ana calls UNO!")).to_have_count(0)
    pass_to(ana, "Ben")
    expect(ana.page.locator('[data-seat="0"] .count')).to_contain_text("3")


def test_a_look_is_finished_before_the_cover(visitors: Visitors) -> None:
    """A hand that was shown, here in a challenge that fails, stays until its reader has closed it."""
    ana = share(visitors, "W4 B7 B1 | R1 R2", "R5")
    pass_to(ana, "Ana")
    ana.play("W4")
    ana.answer("Green")
    pass_to(ana, "Ben")
    ana.stop_time()
    ana.answer("Challenge")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Blue 7")
    # Longer than anything stays that nobody looks at, and not so long that the page doubts its connection.
    ana.page.clock.run_for(8_000)
    expect(dialog).to_contain_text("Blue 7")

    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ana.page.clock.run_for(5_000)

    pass_to(ana, "Ana")


def test_a_battle_at_one_device(visitors: Visitors) -> None:
    """Both are asked at once, and pick one after the other; what the first picked stays hidden."""
    ana = share(visitors, "WB R7 R9 | B1 B2", "R5", edition="kickin-battle")
    pass_to(ana, "Ana")
    ana.play("WB")
    ana.see("Which card do you pick")
    ana.play("R9")

    pass_to(ana, "Ben")
    ana.see("Which card do you pick")
    assert ana.draws("B1")
    assert not ana.draws("R9")
    ana.play("B2")
    pass_to(ana, "Ana")
    ana.told("Ben loses the battle")


def test_somebody_leaves_a_shared_device(visitors: Visitors) -> None:
    """The seat is given up, and the device is passed to who is left: covered once more, and then no longer."""
    ana = share(visitors, "R7 R8 | R1 R2 B3", "R5")
    pass_to(ana, "Ana")
    ana.page.get_by_role("button", name="People and links").click()
    ana.make_sure("Leave the table")

    pass_to(ana, "Ben")
    ana.holds("R1 R2 B3")
    expect(ana.page.locator('[data-seat="0"]')).to_contain_text("a bot is playing for them")
    ana.reload()
    ana.holds("R1 R2 B3")


def test_seats_of_a_shared_device_in_the_lobby(visitors: Visitors) -> None:
    """A host removes the other one at the device; somebody else gives that seat up; and a name that is there is refused."""
    # A name that was refused stays in a browser's console.
    visitors.expected.append("responded with a status of 400")
    ana, cleo = visitors.come(), visitors.come()
    table = ana.make(seats="person person person person")
    ana.open(table)
    seat(ana, "Ben")
    ana.page.get_by_label("Another player on this device").fill("Ben")
    ana.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.get_by_role("alert").filter(has_text="Please choose another name")).to_be_visible()
    cleo.join(table, "Cleo")
    seat(cleo, "Dan")
    seats = ana.page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Dan")

    cleo.make_sure("Leave the table: Dan")
    expect(seats).not_to_contain_text("Dan")
    ana.make_sure("Remove: Ben")

    expect(seats).not_to_contain_text("Ben")
    expect(seats).to_contain_text("Cleo")
    expect(ana.page.get_by_role("button", name="Start")).to_be_visible()


def test_a_second_tab_takes_both_seats(visitors: Visitors) -> None:
    """The newest tab has the whole device; the older one can take it back."""
    ana = share(visitors, "R7 R8 | R1 R2 B3", "R5")
    covered(ana.page, "Ana")
    second = ana.tab()
    second.goto(ana.page.url)
    expect(second.get_by_role("heading", level=1)).to_have_text("Pass the device to Ana.")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("in another window")

    ana.page.get_by_role("button", name="Play here").click()

    pass_to(ana, "Ana")
    ana.play("R7")
    pass_to(ana, "Ben")
    expect(second.get_by_role("heading", level=1)).to_contain_text("in another window")
