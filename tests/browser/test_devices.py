"""Phones held either way, large tables and hands, keyboards and screen readers, motion and sound."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.pages import LAID_OUT, Device, Visitor, Visitors, on_each, screens
from lastcard.words.catalogue import LOCALES

every_device = pytest.mark.parametrize("device", ["desktop", "phone", "sideways"])

_HIT = """(things) => things.map((thing) => {
  const box = thing.querySelector(".face").getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + 12, box.top + 16);
  return box.left >= 0 && box.right <= innerWidth + 1 && box.top >= 0 && box.bottom <= innerHeight + 1 && thing.contains(hit);
})"""
"""Whether each card is on the screen whole and can be hit at its corner."""

_APART = """(seen) => {
  const boxes = seen.map((element) => element.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const inside = boxes.every((box) => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight);
  return inside && boxes.every((a, at) => boxes.slice(at + 1).every((b) => apart(a, b)));
}"""
"""Whether everything is on the screen whole, and nothing covers anything else."""

_SCROLLS = """() => {
  const root = document.documentElement;
  return [root.scrollWidth > innerWidth, root.scrollHeight > innerHeight];
}"""
"""Whether the page is wider or higher than the screen."""

_CUT_OPTIONS = """(selects) => selects.filter((select) => !select.parentElement.querySelector(".whole")).flatMap((select) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 20;
  return [...select.options].map((option) => option.text).filter((text) => pen.measureText(text).width > room);
})"""
"""What would be chosen and not be read whole: 20 pixels are for the arrow."""

_READ = """(said) => {
  const text = document.createRange();
  text.selectNodeContents(said);
  const seen = (x, y) => document.elementFromPoint(x, y) === said;
  const lines = [...text.getClientRects()];
  return lines.length > 0 && lines.every((line) => seen(line.left + 1, line.top + 1) && seen(line.right - 1, line.bottom - 1));
}"""
"""Whether every line of what is said is on the screen, with nothing over it."""

_PARTS = ".place, .draw, .discard, .question, .answers button, [role=toolbar] button, .hand"

LARGE = " ".join(f"{colour}{number}" for colour in "BGRY" for number in range(1, 7)) + " W"


def is_seen_whole(visitor: Visitor, parts: str = _PARTS) -> bool:
    """Whether everything is on the screen, nothing covers anything else, and nothing has to be scrolled to."""
    return visitor.page.evaluate(_SCROLLS) == [False, False] and bool(visitor.page.eval_on_selector_all(parts, _APART))


@every_device
def test_twenty_five_cards(visitors: Visitors, device: Device) -> None:
    """Every card of a large hand is on the screen and can be hit, nothing has to be scrolled, and a press plays."""
    ana = visitors.come(device=device)
    ana.arrange(f"{LARGE} | G1 G2 G3 | G7 G8 | Y7 Y8", "R5")
    ana.see("Your turn")

    for screen in screens(ana, device):
        assert ana.page.eval_on_selector_all(".thing", _HIT) == [True] * 25, screen
        assert is_seen_whole(ana), screen
    ana.play("R6")
    expect(ana.cards()).to_have_count(24)


@every_device
def test_ten_seats(visitors: Visitors, device: Device) -> None:
    """Everybody is seen whole at a table of ten, and nobody covers the piles, not even when one of nine is to be chosen."""
    ana = visitors.come(device=device)
    ana.arrange("WB R7 R1 B2 B3 G4 Y5" + " | G1 G2" * 9, "R5", edition="kickin-battle")
    expect(ana.page.locator(".place")).to_have_count(9)
    assert [screen for screen in screens(ana, device) if not is_seen_whole(ana)] == []

    ana.play("WB")

    expect(ana.page.locator(".answers button")).to_have_count(9)
    assert [screen for screen in (*screens(ana, device), *on_each(ana, [(667, 375)])) if not is_seen_whole(ana)] == []
    ana.answer("Bot 9")
    ana.see("Which card do you pick")
    low = on_each(ana, [(667, 375)])
    assert [screen for screen in (*screens(ana, device), *low) if not is_seen_whole(ana, f"{_PARTS}, .facing")] == []


@pytest.mark.parametrize("seats", [4, 6])
def test_a_battle_hides_no_sign(visitors: Visitors, seats: int) -> None:
    """Of the two who battle, of everybody else and of the colour in play, all is seen, on every screen."""
    ana = visitors.come(device="phone")
    ana.arrange("WB R7 R1 B2 B3 G4 Y5" + " | G1 G2" * (seats - 1), "R5", edition="kickin-battle")
    ana.play("WB")
    ana.answer("Bot 1")
    ana.see("Which card do you pick")
    parts = ".place, .draw, .sign, .under, .facing, .question, .hand"

    for device in ("desktop", "phone"):
        assert [screen for screen in screens(ana, device) if not is_seen_whole(ana, parts)] == []


LONG = ("W" * 24, "👩‍👩‍👧‍👦👨‍👩‍👧‍👦")
"""Names without a space: the broadest letters, and pictures that are joined from several."""

PHONES = ((390, 844), (360, 640), (844, 390), (667, 375))


def long_named(visitors: Visitors, hands: str, **settings: Any) -> tuple[Visitor, str]:
    """Somebody at a table at which two people have such names, and the others are bots; and the table's id."""
    ana, ben = visitors.come(device="phone"), visitors.come()
    table = ana.make(name=LONG[0], seats="person person" + " easy" * (hands.count("|") - 1), **settings)
    ana.open(table)
    ben.join(table, LONG[1])
    expect(ana.page.locator(".seats")).to_contain_text(LONG[1])
    assert [screen for screen in on_each(ana, PHONES) if ana.page.evaluate(_SCROLLS)[0]] == []
    visitors.arrange(hands, "R5")
    ana.begin()
    ana.see("Your turn")
    return ana, table


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_long_names(visitors: Visitors, seats: int) -> None:
    """They widen no page and cover nothing, in the lobby and at the table; the whole name can be pointed at."""
    ana, _ = long_named(visitors, "WB R7 R8" + " | R1 R2" * (seats - 1), edition="kickin-battle")
    assert [screen for screen in on_each(ana, PHONES) if not is_seen_whole(ana)] == []
    expect(ana.page.locator(".who").first).to_have_attribute("title", LONG[1])

    ana.play("WB")

    expect(ana.page.locator(".answers .said").first).to_have_attribute("title", LONG[1])
    assert [screen for screen in on_each(ana, PHONES) if not is_seen_whole(ana)] == []


def test_long_names_at_the_end(visitors: Visitors) -> None:
    """Nor are the end of a match, its replay and the log wider for them."""
    ana, table = long_named(visitors, "R7 | R1 R2 G1 G2 G3", rules={"target": 1})
    ana.play("R7")
    expect(ana.page.locator(".end")).to_be_visible()

    cut = "(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length"
    assert [screen for screen in on_each(ana, PHONES) if ana.page.eval_on_selector_all(".end, .end h2", cut)] == []
    assert [screen for screen in on_each(ana, [(1280, 800)]) if ana.page.eval_on_selector_all("aside .log, aside li", cut)] == []
    ana.page.goto(f"{ana.url}/r/{table}")
    ana.page.locator(".board").wait_for()
    assert [screen for screen in on_each(ana, PHONES) if ana.page.evaluate(_SCROLLS)[0]] == []


def test_short_names_at_the_end_stay_in_one_line(visitors: Visitors) -> None:
    """However many cards are left beside them."""
    ana = visitors.come()
    ana.arrange("R7 | R1 | R1 R2 R3 R4 R5 R6 R8 R9 Y1 Y2 Y3 Y4", "R5")
    ana.play("R7")
    expect(ana.page.locator(".end")).to_be_visible()

    wrapped = """(names) => names.filter((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).length"""
    assert [screen for screen in on_each(ana, PHONES) if ana.page.eval_on_selector_all(".end th[scope=row]", wrapped)] == []


def test_large_text(visitors: Visitors) -> None:
    """Who has set the text to twice its size gets the arrangement of a small screen, and sees everything."""
    ana = visitors.come()
    # As the browser's own setting does.
    ana.page.context.new_cdp_session(ana.page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    ana.arrange("W R7 R1 B2 B3 G4 Y5 | G1 G2 | Y1 Y2 | G3 G4", "R5")
    assert is_seen_whole(ana)

    ana.play("W")

    expect(ana.page.locator(".answers button")).to_have_count(4)
    assert is_seen_whole(ana)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_what_is_said_stays_on_the_board(visitors: Visitors, device: Device) -> None:
    """However long it is and whoever says it: it is a block of text on the table, no column out of the screen."""
    ana, ben = visitors.come(device=device), visitors.come()
    table = ana.make(seats="person person easy", chat="free")
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 R8 R9 | G1 G2 G3 | Y7 Y8", "R5")
    ana.begin()
    ana.stop_time()
    ben.page.get_by_role("textbox", name="Say something").fill("Who would have thought of that? " * 6)
    ben.page.keyboard.press("Enter")
    bubble = ana.page.locator(".bubble.said")
    bubble.wait_for()

    said, board = bubble.bounding_box(), ana.page.locator(".board").bounding_box()

    assert said is not None
    assert board is not None
    assert said["width"] > said["height"]
    assert board["x"] <= said["x"]
    assert said["x"] + said["width"] <= board["x"] + board["width"]
    assert board["y"] <= said["y"]
    assert said["y"] + said["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lost_connection_is_told_in_full(visitors: Visitors, locale: str) -> None:
    """On a narrow phone too, and in every language, no word is cut off or covered."""
    ana = visitors.come(device="phone")
    ana.arrange("R7 B3 | G1 G2", "R5")
    ana.page.evaluate("(locale) => localStorage.setItem('lastcard.liking', JSON.stringify({ locale }))", locale)
    ana.reload()
    ana.go_offline()
    for width, height in ((360, 740), (320, 640), (640, 320)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate(LAID_OUT)
        assert ana.page.locator(".lost").evaluate(_READ), width
    ana.page.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_select_cuts_is_read_below_it(visitors: Visitors, locale: str) -> None:
    """On the narrowest phone, of everything that can be set at a new table, in every language."""
    ana = visitors.come(device="phone")
    ana.page.goto(ana.url)
    ana.page.evaluate("(locale) => localStorage.setItem('lastcard.liking', JSON.stringify({ locale }))", locale)
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", locale)
    ana.page.set_viewport_size({"width": 320, "height": 640})
    ana.page.locator("details select").first.wait_for(state="attached")
    ana.page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    # A bot whose strength can be chosen.
    ana.page.locator(".chair select").last.select_option("expert")

    assert ana.page.locator("select:visible").evaluate_all(_CUT_OPTIONS) == []


@every_device
def test_points_and_counts_are_read_whole(visitors: Visitors, device: Device) -> None:
    """Late in a match, with many cards in every hand, the plates have room for both numbers."""
    ana = visitors.come(device=device)
    ana.arrange("R7 B3" + " | G1 G2 G3 G4 G6 G7 G8 G9 Y1 Y2 Y3 Y4" * 3, "R5", scores=[450, 388, 499, 268])
    ana.see("Your turn")

    cut = "(rows) => rows.map((row) => row.scrollWidth > row.clientWidth)"
    assert ana.page.eval_on_selector_all(".plate .cards", cut) == [False] * 3


@pytest.mark.parametrize("device", ["phone", "sideways"])
@pytest.mark.parametrize(
    ("edition", "hands", "card"),
    [
        ("classic", "W R7 R1 B2 B3 G4 Y5 | G1 G2", "W"),
        ("kickin-battle", "WB R7 R1 B2 B3 G4 Y5 | G1 G2 | Y1 Y2", "WB"),
        ("best-friends", "WF G7 G1 P2 P3 Y4 Y5 | G1 G2", "WF"),
        ("urrrhhh", "WU B1 B2 G7 P1 Y3 Y4 | Y1 Y2", "WU"),
        ("jokers-wild", "WJ R7 R1 B2 B3 G4 Y5 | G1 G2 | Y1 Y2", "WJ"),
    ],
)
def test_a_question_fits_on_a_phone(visitors: Visitors, device: Device, edition: str, hands: str, card: str) -> None:
    """Its answers, the hand, both piles and everybody are on the screen together; none covers another."""
    ana = visitors.come(device=device)
    ana.arrange(hands, "G5", edition=edition)
    ana.play(card)
    ana.page.locator(".answers").wait_for()

    assert [screen for screen in screens(ana, device) if not is_seen_whole(ana)] == []


@pytest.mark.parametrize("device", ["phone", "sideways"])
def test_the_pages_before_a_match_are_no_wider_than_a_phone(visitors: Visitors, device: Device) -> None:
    """The first page, joining and the lobby scroll downwards only."""
    ana, eve = visitors.come(device=device), visitors.come(device=device)
    ana.page.goto(ana.url)
    ana.page.get_by_text("Rules and pace").click()
    wide = [ana.page.evaluate(_SCROLLS)[0]]
    table = ana.make(edition="best-friends", seats="person person easy")
    eve.open(table)
    eve.page.get_by_role("button", name="Sit down").wait_for()
    wide.append(eve.page.evaluate(_SCROLLS)[0])
    ana.open(table)
    ana.page.get_by_role("button", name="Start").wait_for()
    wide.append(ana.page.evaluate(_SCROLLS)[0])

    assert wide == [False, False, False]


def test_a_card_is_drawn_by_dragging_it_to_the_hand(visitors: Visitors) -> None:
    """The draw pile can be pressed or dragged from; a drag that is let go beside the hand does nothing."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2 G3", "R5")
    ana.see("Your turn")
    pile, hand = ana.page.locator("[data-pile=draw]").bounding_box(), ana.page.locator(".hand").bounding_box()
    assert pile is not None
    assert hand is not None
    mouse = ana.page.mouse
    for x, y in ((pile["x"] + 120, pile["y"] - 60), (hand["x"] + hand["width"] / 2, hand["y"] + 30)):
        ana.holds("R7 B3")
        mouse.move(pile["x"] + 30, pile["y"] + 40)
        mouse.down()
        mouse.move(x, y, steps=5)
        mouse.up()

    ana.told("You draw Yellow 1.")


def test_keys(visitors: Visitors) -> None:
    """The list of keys, the reading keys, and no trap for Tab."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2 G3", "R5")
    ana.see("Your turn")
    page, spoken = ana.page, ana.page.locator(".spoken > :last-child")
    for key, text in {
        "t": "Top of the discard pile: Red 5. Color in play: red.",
        "n": "Bot 1 holds 3 cards",
        "h": "Your hand, 2 cards: Red 7 and Blue 3.",
        "p": "Scores: Ana: 0 and Bot 1: 0.",
        "q": "Your turn: play a card or draw.",
    }.items():
        page.keyboard.press(key)
        expect(spoken).to_contain_text(text)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("draw a card")
    page.keyboard.press("Escape")

    page.keyboard.press("ArrowRight")
    seen = set()
    for _ in range(60):
        seen.add(page.evaluate("document.activeElement?.tagName"))
        page.keyboard.press("Tab")
    assert "BODY" in seen


def test_cards_are_labelled(visitors: Visitors) -> None:
    """A screen reader hears what each card is and whether it can be played."""
    ana = visitors.come()
    ana.arrange("R7 B3 W4 | G1 G2 G3", "R5")
    ana.see("Your turn")

    for label in ("Red 7, playable", "Blue 3", "Wild Draw Four, playable as a bluff"):
        expect(ana.page.get_by_role("button", name=label, exact=True)).to_be_visible()


def test_events_are_spoken(visitors: Visitors) -> None:
    """The live region tells what happened, in sentences for the reader."""
    ana, ben = visitors.two("R7 R8 R9 | R1 R2 R3", "R5")
    ana.play("R7")

    expect(ben.page.locator(".spoken > :last-child")).to_contain_text("Ana: Red 7. Your turn.")


def test_what_is_said_twice_is_heard_twice(visitors: Visitors) -> None:
    """A log is read where something is added to it: the same refusal again is added again."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2 G3", "R5", turn=1)
    heard = ana.page.locator(".spoken > :last-child")
    ana.page.keyboard.press("d")
    expect(heard).to_contain_text("You cannot draw now.")
    ana.page.evaluate("() => (window.first = document.querySelector('.spoken > :last-child'))")

    ana.page.keyboard.press("d")

    ana.page.wait_for_function("() => window.first !== document.querySelector('.spoken > :last-child')")
    expect(heard).to_contain_text("You cannot draw now.")


@pytest.mark.parametrize(("calm", "motion", "flights"), [(True, "normal", 0), (False, "off", 0), (False, "normal", 1)])
def test_motion(visitors: Visitors, motion: str, flights: int, *, calm: bool) -> None:
    """Where the machine asks for calm, or the player wants none, nothing moves; elsewhere a card flies."""
    ana = visitors.come(calm=calm)
    ana.arrange("R7 R8 R9 | G1 G2 G3", "R5")
    ana.see("Your turn")
    ana.page.get_by_role("button", name="Language, appearance and sound").click()
    if calm:
        expect(ana.page.get_by_label("Motion")).to_be_disabled()
    else:
        ana.page.get_by_label("Motion").select_option(motion)
    ana.page.keyboard.press("Escape")
    ana.page.evaluate(
        """() => {
          window.flights = 0;
          window.moving = () => document.getAnimations().some((animation) => animation.playState === "running");
          new MutationObserver((changes) => {
            changes.forEach((change) => (window.flights += change.addedNodes.length));
            window.moved ||= window.moving();
          }).observe(document.getElementById("sky"), { childList: true });
        }"""
    )
    ana.play("R7")
    ana.told("You play Red 7.")

    assert ana.page.evaluate("window.flights") == flights
    # A flight may be over by now.
    assert ana.page.evaluate("window.moved || window.moving()") == bool(flights)


def test_sound_is_off_once_and_for_all(visitors: Visitors) -> None:
    """A muted page makes no sound, at the next table neither; the switch is in the bar and among the preferences."""
    ana = visitors.come()
    ana.page.context.add_init_script(
        "window.sounds = 0; const start = AudioScheduledSourceNode.prototype.start;"
        "AudioScheduledSourceNode.prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };"
    )
    ana.arrange("R7 R8 R9 | G1 G2 G3", "R5")
    ana.play("R7")
    ana.page.wait_for_function("() => window.sounds > 0")
    ana.page.get_by_role("button", name="Sound", exact=True).click()

    ana.arrange("R7 R8 R9 | G1 G2 G3", "R5")
    expect(ana.page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "false")
    ana.play("R7")
    ana.told("You play Red 7.")

    assert ana.page.evaluate("window.sounds") == 0
    ana.page.get_by_role("button", name="Language, appearance and sound").click()
    expect(ana.page.get_by_role("checkbox", name="Sound")).not_to_be_checked()
