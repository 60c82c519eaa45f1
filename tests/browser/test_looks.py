"""What the table looks like: what stands out, what moves, and that nothing does for whoever wants no motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.pages import Visitor, Visitors
from browser.test_reflow import resize
from lastcard.words import Words

SPECIALS = "WB WU WF WJ WA"

MOVES = "() => document.getAnimations().map(({ animationName, effect }) => animationName ?? effect.target.outerHTML)"
"""What moves on a page."""


def motion(visitor: Visitor, selector: str, pseudo: str = "") -> str:
    """The motion that something has by the page's style; each component's has a name of its own, of which this is the end."""
    read = "(element, pseudo) => getComputedStyle(element, pseudo || null).animationName"
    return str(visitor.page.locator(selector).first.evaluate(read, pseudo)).split("-")[-1]


def test_the_first_page_shows_a_game_and_turns_its_cards_over(visitors: Visitors) -> None:
    """It plays by itself, and says nothing of it to those who listen."""
    ana = visitors.come(calm=False)
    ana.page.goto(ana.url)
    top = ana.page.locator(".show .pile use").first
    before = top.get_attribute("href")

    expect(top).not_to_have_attribute("href", str(before))
    expect(ana.page.locator(".show > [aria-hidden=true]")).to_be_attached()
    assert motion(ana, ".edition .turning") == "over"


def test_the_first_page_keeps_still_for_whoever_wants_no_motion(visitors: Visitors) -> None:
    """However long it is looked at."""
    ana = visitors.come()
    ana.page.clock.install(time=0)
    ana.page.goto(ana.url)
    top = ana.page.locator(".show .pile use").first
    before = top.get_attribute("href")

    ana.page.clock.run_for(60_000)

    assert top.get_attribute("href") == before
    assert motion(ana, ".edition .turning") == "none"
    assert ana.page.evaluate(MOVES) == []


def test_a_special_card_is_introduced_before_its_first_match(visitors: Visitors) -> None:
    """With its picture and a line, once."""
    ana = visitors.come()
    new = ana.page.locator("section", has=ana.page.get_by_role("heading", name="New to you: a special card"))

    ana.open(ana.make(edition="urrrhhh"))

    expect(new).to_contain_text("Get rid of a whole color: give it to the others.")
    expect(new.locator('[data-card="WU"]')).to_be_visible()
    expect(new.locator(".colours")).to_be_visible()
    ana.open(ana.make(edition="urrrhhh"))
    expect(ana.page.get_by_role("button", name="Start")).to_be_visible()
    expect(new).to_have_count(0)
    ana.open(ana.make(edition="grand"))
    expect(ana.page.get_by_role("heading", name="New to you: 4 special cards")).to_be_visible()
    # What comes of each is a picture, too; Special Agent asks its player nothing.
    assert 0 not in ana.page.eval_on_selector_all(".story", "(stories) => stories.map((story) => story.children.length - 1)")
    expect(ana.page.locator('.story:has([data-card="WA"]) .together')).to_have_count(3)


def test_everybody_holds_a_fan_of_backs(visitors: Visitors) -> None:
    """One for each card, as far as they can be told apart."""
    ana = visitors.come()
    ana.arrange("R7 R1 | G1 G2 G3 | Y1 | B1 B2 B3 B4 B5 B6 B7 B8 B9 B1 B2 B3", "R5")

    for seat, count in ((1, 3), (2, 1), (3, 9)):
        expect(ana.page.locator(f'[data-hand="{seat}"] .back')).to_have_count(count)


def test_whose_turn_it_is_glows_and_who_is_next_is_marked(visitors: Visitors) -> None:
    """One's own turn and anybody else's."""
    ana = visitors.come(calm=False)
    ana.arrange("R7 R1 | G1 G2 | Y1 Y2", "R5")
    ben, chloe = ana.page.locator('[data-seat="1"]'), ana.page.locator('[data-seat="2"]')
    expect(ana.page.locator(".tray.mine")).to_be_visible()
    expect(ben).to_contain_text("next")
    expect(chloe).not_to_contain_text("next")

    ana.play("R7")

    expect(ana.page.locator(".tray.mine")).to_have_count(0)
    expect(ben.locator("xpath=self::*[contains(@class, 'playing')]")).to_be_visible()
    assert motion(ana, '[data-seat="1"]', "::before") == "breathe"
    expect(chloe).to_contain_text("next")


@pytest.mark.parametrize("calm", [False, True])
def test_a_heavy_card_shakes_the_table(visitors: Visitors, *, calm: bool) -> None:
    """A Wild Draw Four does, but not for whoever wants no motion."""
    ana = visitors.come(calm=calm)
    ana.arrange("W4 B1 B2 | G1 G2", "R5")
    board = ana.page.locator(".board")
    expect(board).not_to_have_attribute("data-jolt", "odd")

    ana.play("W4")

    expect(ana.page.locator(".answers .coloured")).to_have_count(4)
    assert motion(ana, ".board") == ("none" if calm else "odd")


@pytest.mark.parametrize("calm", [False, True])
def test_a_call_bursts_out_and_a_winner_is_crowned(visitors: Visitors, *, calm: bool) -> None:
    """Both are seen with and without motion."""
    ana = visitors.come(calm=calm)
    ana.arrange("R7 | G1 G2", "R5")
    ana.play("R7")
    expect(ana.page.locator(".end .crown")).to_be_visible()
    if calm:
        assert ana.page.evaluate(MOVES) == []
    else:
        assert motion(ana, ".rain .piece") == "fall"

    ana.arrange("R7 R8 | G1 G2 G3", "R5")
    expect(ana.page.locator(".thing.standing")).to_have_count(2)
    ana.stop_time()
    ana.page.keyboard.press("u")
    ana.press("R7")
    ana.pass_time(lambda: ana.page.locator(".loud svg").count() > 0)


@pytest.mark.parametrize("locale", Words.available())
def test_a_special_card_has_its_name_in_the_language_of_the_page(visitors: Visitors, locale: str) -> None:
    """On a band that it fits into."""
    ana, words = visitors.come(locale="es-MX" if locale == "es-419" else locale), Words(locale)
    visitors.arrange(f"{SPECIALS} R1 | G1 G2", "R5")
    ana.open(ana.make(edition="grand", seats="person easy"))
    ana.page.get_by_role("button", name=words.t("web-start")).click()
    for card in SPECIALS.split():
        band = ana.card(card).locator(".band")
        expect(band).to_have_text(words.card(card))
        name, whole = band.bounding_box(), ana.card(card).locator("svg").bounding_box()
        assert name is not None
        assert whole is not None
        assert whole["x"] <= name["x"]
        assert name["x"] + name["width"] <= whole["x"] + whole["width"]


def test_the_direction_is_seen_where_a_device_sets_its_own_colours(visitors: Visitors) -> None:
    """Those may make the table white: the arrows are in the colour of its words."""
    ana = visitors.come()
    ana.arrange("R7 R1 | G1 G2", "R5")
    ana.page.emulate_media(forced_colors="active")
    paint = "(element) => { const { stroke, color } = getComputedStyle(element); return [stroke, color]; }"
    stroke, words = ana.page.locator(".way").first.evaluate(paint)

    assert stroke == words


def test_seats_are_clear_of_the_line_round_the_felt(visitors: Visitors) -> None:
    """Also with the ring of whose turn it is."""
    ana = visitors.come()
    ana.arrange("R7 R1 | G1 G2 | Y1 Y2 | B1 B2", "R5", turn=1)
    expect(ana.page.locator(".seat.playing")).to_be_visible()
    line, ring = 2, 5
    for size in ((1280, 800), (1920, 1080)):
        resize(ana.page, size)
        felt = "(board) => board.getBoundingClientRect().left + board.clientLeft"
        left = "(plates) => Math.min(...plates.map((plate) => plate.getBoundingClientRect().left))"
        inside = ana.page.locator(".board").evaluate(felt)
        assert ana.page.eval_on_selector_all(".plate", left) - ring > inside + line, size


def test_cards_and_seats_grow_with_a_large_screen(visitors: Visitors) -> None:
    """From a desk of 1280 to one of 1920 pixels."""
    ana = visitors.come()
    ana.arrange("R7 R1 | G1 G2", "R5")
    parts = (".thing .face", ".plate", "[data-pile=discard]")
    widths = []
    for size in ((1280, 800), (1920, 1080)):
        resize(ana.page, size)
        widths.append([ana.page.locator(part).first.evaluate("(element) => element.offsetWidth") for part in parts])

    assert all(large >= 1.15 * small for small, large in zip(*widths, strict=True)), widths
