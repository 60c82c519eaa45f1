"""The first game: offered once, learnt by doing, and left at any moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.pages import LAID_OUT, Visitor, Visitors
from browser.test_axe import faults_of
from browser.test_looks import MOVES
from lastcard.words import Words

SCRIPT = ("R7", "Y4", "draw", "W", "blue", "B+2", "uno", "B6", "B9")
"""What is pressed, in this order."""

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 360, "height": 640},
    {"width": 1280, "height": 800},
)

_HIDDEN = """() => [".guide", ".guide .tip span", ".guide a", ".thing.standing .face", "[role=toolbar] button", ".answers button"]
  .flatMap((selector) => [...document.querySelectorAll(selector)])
  .filter((element) => element.offsetParent !== null)
  .filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const whole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const hit = document.elementFromPoint(Math.min(left + 14, (left + right) / 2), Math.min(top + 14, (top + bottom) / 2));
    return !whole || !(element.contains(hit) || hit?.contains(element));
  })
  .map((element) => element.outerHTML)"""
"""What should be in sight and is not, or lies below something else."""


def learning(visitors: Visitors, *, locale: str = "en-GB") -> Visitor:
    """Somebody who has begun to learn."""
    ana = visitors.come(locale=locale)
    ana.page.goto(f"{ana.url}/#tutorial")
    expect(ana.cards()).to_have_count(5)
    return ana


def step(ana: Visitor, number: int) -> None:
    """Wait until it is the turn of this step."""
    expect(ana.page.locator(".guide small")).to_have_text(f"Step {number} of 8")
    asked(ana)


def asked(ana: Visitor) -> None:
    """Wait until it is on the learner to do something, and the table shows it."""
    expect(ana.page.locator(".guide:not(.watching)")).to_be_visible()
    expect(ana.page.locator(".tray.mine")).to_be_visible()


def pressed(ana: Visitor, what: str) -> None:
    """Press a card, a pile, a colour or the call."""
    if what == "draw":
        ana.page.locator("[role=toolbar] button").first.click()
    elif what == "uno":
        ana.page.locator("[role=toolbar] .call").click()
    elif what == "blue":
        ana.page.locator(".answers button").first.click()
    else:
        ana.page.locator(f'.thing[data-card="{what}"]').click(position={"x": 12, "y": 16})


def said(ana: Visitor, text: str) -> None:
    """Wait until something was said to those who listen."""
    expect(ana.page.locator("[role=log].spoken p").filter(has_text=text).first).to_be_attached()


@pytest.mark.parametrize("locale", Words.available())
def test_the_way_out_is_read_whole_on_a_phone(visitors: Visitors, locale: str) -> None:
    """However long the sentence beside it is."""
    ana = visitors.come(device="phone", locale="es-MX" if locale == "es-419" else locale)
    ana.page.goto(f"{ana.url}/#tutorial")
    way_out = ana.page.locator(".guide a")
    expect(way_out).to_be_visible()

    assert way_out.evaluate("(link) => link.scrollWidth <= link.clientWidth")


def test_who_has_never_played_is_offered_it_and_may_play_at_once(players: Visitors) -> None:
    """Beside "Play now", which asks nothing; whoever has played is offered it no longer, but finds it below."""
    players.deal_seven()
    ana = players.come()
    ana.page.goto(ana.url)
    expect(ana.page.locator(".hero").get_by_role("link", name="Learn to play")).to_be_visible()

    ana.page.get_by_role("button", name="Play now").click()

    expect(ana.cards()).to_have_count(7)
    ana.page.goto(ana.url)
    expect(ana.page.locator(".hero")).not_to_contain_text("Learn to play")
    expect(ana.page.get_by_role("link", name="Learn to play")).to_be_visible()


def test_it_is_learnt_by_pressing_what_the_tips_say(players: Visitors) -> None:
    """From the first page through every step to a real game; what else is pressed is answered kindly."""
    players.deal_seven()
    ana = players.come(device="phone")
    ana.page.goto(ana.url)
    ana.page.locator(".hero").get_by_role("link", name="Learn to play").click()
    step(ana, 1)
    expect(ana.page.locator(".guide")).to_contain_text("Same color: Red 7 goes on Red 5.")
    ana.page.locator("[role=toolbar] button").first.click()
    expect(ana.page.locator(".prompt .remark")).to_have_text("In a real game you could do that. Here, follow the tip.")
    for number, what in enumerate(SCRIPT[:6], 1):
        step(ana, number)
        pressed(ana, what)
    step(ana, 7)
    pressed(ana, "B6")
    expect(ana.page.locator(".prompt .remark")).to_contain_text("Press UNO first")
    pressed(ana, "uno")
    expect(ana.page.locator(".guide")).to_contain_text("Now play Blue 6.")
    pressed(ana, "B6")
    step(ana, 8)
    pressed(ana, "B9")

    expect(ana.page.get_by_role("heading", name="Now you can play")).to_be_focused()
    ana.page.get_by_role("link", name="Play now").click()
    expect(ana.cards()).to_have_count(7)
    # Who goes back begins nothing.
    ana.page.go_back()
    expect(ana.page.get_by_role("button", name="Play now")).to_be_visible()


def test_by_keyboard_and_by_ear(visitors: Visitors) -> None:
    """Each tip is said, what happened before it, and what is wrong is said with the tip."""
    ana = learning(visitors)
    said(ana, "Same color: Red 7 goes on Red 5. Play it.")
    ana.page.keyboard.press("d")
    said(ana, "Here, follow the tip. Be the first")
    for number, (keys, tip) in enumerate(
        (
            ("ArrowRight", "Bot 1: Red 4. Your turn. Same number: Yellow 4 goes on Red 4. Play it."),
            ("ArrowRight", "You hold nothing that goes on Yellow 8. Draw a card."),
            ("d", "You have drawn Wild. It goes on any card: play it."),
            ("1", "Now you choose the color. Choose blue"),
            ("1", "Play Blue Draw Two: Bot 1 draws 2 cards and misses a turn."),
            ("ArrowRight", "First press UNO, then play Blue 6."),
            ("u", "Now play Blue 6."),
            ("ArrowRight", "Your last card fits. Play Blue 9 and go out."),
            ("ArrowRight", "You win the round"),
        ),
        1,
    ):
        if keys == "ArrowRight":
            standing = {1: "R7", 2: "Y4", 6: "B+2", 8: "B6", 9: "B9"}[number]
            ana.page.locator(f'.thing[data-card="{standing}"]').focus()
            ana.page.keyboard.press("Enter")
        else:
            ana.page.keyboard.press(keys)
        if number < 9:
            said(ana, tip)

    expect(ana.page.get_by_role("heading", name="Now you can play")).to_be_focused()


def test_it_is_left_at_any_moment(visitors: Visitors) -> None:
    """And nothing of it stays but that it was offered."""
    ana = learning(visitors)
    pressed(ana, "R7")

    ana.page.get_by_role("link", name="Skip").click()

    expect(ana.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(ana.page.locator(".tables")).to_have_count(0)
    expect(ana.page.locator(".hero")).not_to_contain_text("Learn to play")


def test_a_table_leads_there_too(visitors: Visitors) -> None:
    """Among the keys."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2", "R5")
    ana.page.keyboard.press("?")

    ana.page.get_by_role("dialog").get_by_role("link", name="Learn to play").click()

    step(ana, 1)


@pytest.mark.parametrize("locale", Words.available())
def test_everything_is_in_sight_on_every_screen(visitors: Visitors, locale: str) -> None:
    """In every language, at every step: the tip, the cards that can be played, the buttons."""
    ana = learning(visitors, locale=locale)
    for what in SCRIPT:
        asked(ana)
        for size in SIZES:
            ana.page.set_viewport_size(size)
            ana.page.evaluate(LAID_OUT)
            assert ana.page.evaluate(_HIDDEN) == [], (what, size)
        pressed(ana, what)
    expect(ana.page.locator(".end h2")).to_be_focused()
    for size in SIZES:
        ana.page.set_viewport_size(size)
        ana.page.evaluate(LAID_OUT)
        expect(ana.page.locator(".end .main")).to_be_in_viewport(ratio=1)


def test_the_checker_finds_nothing_where_it_is_offered_and_begins(visitors: Visitors) -> None:
    """On the first page and at the first step."""
    ana = visitors.come()
    ana.page.goto(ana.url)
    expect(ana.page.get_by_role("button", name="Play now")).to_be_visible()
    assert faults_of(ana.page) == []
    ana.page.locator(".hero").get_by_role("link", name="Learn to play").click()
    step(ana, 1)
    assert faults_of(ana.page) == []


def test_the_checker_finds_nothing_at_its_end(visitors: Visitors) -> None:
    """Where the next thing is to play; and nothing has moved for whoever wants no motion."""
    ana = learning(visitors)
    for what in SCRIPT:
        asked(ana)
        assert ana.page.evaluate(MOVES) == []
        pressed(ana, what)
    expect(ana.page.get_by_role("heading", name="Now you can play")).to_be_focused()
    assert ana.page.evaluate(MOVES) == []
    # What stands beside a seat or over the table for a moment is gone.
    expect(ana.page.locator(".bubble, .loud")).to_have_count(0)
    assert faults_of(ana.page) == []
