"""Small screens and enlarged pages: everything is reached by scrolling one way, and the way on is in sight at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.pages import LAID_OUT, Visitor, Visitors
from lastcard.words import Words

_REACHED = """(button) => {
  const box = button.getBoundingClientRect();
  const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  return inside && button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
"""Whether something is on the screen whole, with nothing over it, without scrolling."""

LOW = ((844, 390), (667, 375), (390, 844), (360, 640), (1280, 585), (640, 400), (320, 256))
"""Phones either way, a low window, and the window of a desk enlarged to 200 and to 400 % (WCAG 2.2, 1.4.10)."""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give a page another screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LAID_OUT)


def out_of_reach(visitor: Visitor, button: Locator) -> list[tuple[int, int]]:
    """The screens on which a button must be scrolled to."""
    far = []
    for size in LOW:
        resize(visitor.page, size)
        if not button.evaluate(_REACHED):
            far.append(size)
    return far


@pytest.mark.parametrize(("target", "way_on"), [(500, "Next round"), (1, "Play again")])
def test_the_way_on_is_in_sight_whoever_sat_there(visitors: Visitors, target: int, way_on: str) -> None:
    """After a round and after a match of ten, with all their cards to be looked at, on every screen."""
    ana = visitors.come()
    ana.arrange("R7" + " | G1 B+2 Y3 Y4 Y5 B6 B7" * 9, "R5", settings={"rules": {"target": target}})
    ana.play("R7")
    button = ana.page.get_by_role("button", name=way_on)
    expect(button).to_be_visible()

    assert out_of_reach(ana, button) == []


def test_begin_is_in_sight_however_many_have_come(visitors: Visitors) -> None:
    """A host sees the way on at once, on every screen."""
    ana = visitors.come()
    ana.open(ana.make(seats="person person" + " easy" * 8))
    button = ana.page.get_by_role("button", name="Start")
    expect(button).to_be_visible()

    assert out_of_reach(ana, button) == []


def test_who_takes_the_free_seats_is_read_where_one_begins(visitors: Visitors) -> None:
    """Nothing lies over the sentence, on every screen."""
    ana = visitors.come()
    ana.open(ana.make(seats="person person person easy"))
    said = ana.page.get_by_text("Bots take the 2 seats that are still free.")
    expect(said).to_be_visible()

    assert out_of_reach(ana, said) == []


_FINGER = 44

_TARGETS = """(least) => [...document.querySelectorAll("button, a[href], select, summary, input, label.tick, label.preset")]
  .filter((target) => target.offsetParent !== null && !target.disabled)
  .filter((target) => !target.matches(".thing, .draw, .plate, .unseen *, .tick input, .edition input, .preset input"))
  .map((target) => [target.getAttribute("aria-label") ?? target.textContent.trim(), target.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([name, box]) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""
"""What is smaller than a finger. Cards and piles are as large as there is room for; what a plate chooses has a button, too."""


def test_a_finger_hits_what_it_means(visitors: Visitors) -> None:
    """Whatever can be pressed on a phone is 44 pixels broad and high, held either way (WCAG 2.2, 2.5.5)."""
    ana = visitors.come(device="phone")
    ana.page.goto(ana.url)
    ana.page.get_by_text("Rules and pace").click()
    ana.page.get_by_text("More", exact=True).click()
    small = ana.page.evaluate(_TARGETS, _FINGER)
    ana.page.goto(f"{ana.url}/#tutorial")
    ana.page.get_by_role("link", name="Skip").wait_for()
    small += ana.page.evaluate(_TARGETS, _FINGER)
    ana.open(ana.make(seats="person person"))
    ana.page.get_by_role("button", name="Start").wait_for()
    small += ana.page.evaluate(_TARGETS, _FINGER)
    ana.arrange("WB R7 R1 B2 B3 G4 Y5" + " | G1 G2" * 9, "R5", edition="kickin-battle")
    ana.play("WB")
    expect(ana.page.locator(".answers button")).to_have_count(9)
    for size in ((390, 844), (360, 640), (844, 390)):
        resize(ana.page, size)
        small += ana.page.evaluate(_TARGETS, _FINGER)
    ana.page.get_by_role("button", name="Language, appearance and sound").click()
    ana.page.get_by_role("dialog").wait_for()
    small += ana.page.evaluate(_TARGETS, _FINGER)

    assert small == []


def test_a_finger_hits_what_it_means_in_a_replay(finished: str, players: Visitors) -> None:
    """There, too, whichever way the phone is held, and nothing lies beyond its edge."""
    ana = players.come(device="phone")
    ana.page.goto(f"{ana.url}/r/{finished}")
    ana.page.locator(".controls").wait_for()
    small = []
    for size in ((390, 844), (360, 640), (844, 390), (667, 375)):
        resize(ana.page, size)
        small += ana.page.evaluate(_TARGETS, _FINGER)
        beyond = "(parts, width) => parts.filter((part) => part.getBoundingClientRect().right > width).length"
        assert ana.page.eval_on_selector_all(".controls *", beyond, size[0]) == 0, size

    assert small == []


_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def test_a_page_enlarged_four_times_is_scrolled_one_way(visitors: Visitors) -> None:
    """Every card, answer and button of a table is reached by scrolling down (WCAG 2.2, 1.4.10)."""
    ana = visitors.come()
    ana.page.goto(ana.url)
    ana.page.get_by_text("Rules and pace").click()
    resize(ana.page, (320, 256))
    wide = [ana.page.evaluate(_WIDE)]
    ana.arrange("W R7 R1 B2 B3 G4 Y5" + " | G1 G2" * 9, "R5")
    ana.play("W")
    expect(ana.page.locator(".answers button")).to_have_count(4)
    wide.append(ana.page.evaluate(_WIDE))
    for target in (*ana.page.locator(".answers button, [role=toolbar] button, .plate").all(), *ana.cards().all()):
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320

    assert wide == [False, False]


_CUT = """() => [...document.querySelectorAll(".state > :not(.edition)")]
  .filter((part) => part.scrollWidth > part.clientWidth)
  .map((part) => part.textContent)"""
"""What the bar cuts of the round and of the points that end the game."""


@pytest.mark.parametrize(("locale", "scoring"), [*((locale, "winner") for locale in Words.available()), ("fr-FR", "low")])
def test_what_ends_the_game_is_read_whole_on_the_narrowest_screen(visitors: Visitors, locale: str, scoring: str) -> None:
    """In every language: in short where the bar has no room for more."""
    ana, words = visitors.come(locale="es-MX" if locale == "es-419" else locale), Words(locale)
    visitors.arrange("R7 B3 | G1 G2", "R5")
    ana.open(ana.make(seats="person easy", rules={"target": 1000, "scoring": scoring}))
    ana.page.get_by_role("button", name=words.t("web-start")).click()
    short, whole = words.t("web-target-short", target=1000), words.t("web-target", target=1000, scoring=scoring)
    for size, said in (((320, 568), short), ((320, 256), short), ((1280, 800), whole)):
        resize(ana.page, size)
        expect(ana.page.locator(".state").get_by_text(said, exact=True)).to_be_visible()
        assert ana.page.evaluate(_CUT) == [], size


def test_a_rule_that_a_select_cuts_is_read_below_it(visitors: Visitors) -> None:
    """On a narrow screen and on a broad one; what is not cut is not repeated."""
    ana = visitors.come()
    ana.page.goto(ana.url)
    ana.page.get_by_text("Rules and pace").click()
    below = ana.page.locator(".whole", has_text="A missed call can be caught until the next turn begins")
    resize(ana.page, (360, 640))
    expect(below).to_be_visible()
    resize(ana.page, (1280, 800))
    expect(ana.page.get_by_label("Play starts").locator("xpath=..").locator(".whole")).to_be_hidden()
    for choice in ana.page.locator(".chairs select").all():
        assert choice.evaluate("(select) => select.offsetWidth >= 184")


def test_an_arrow_is_seen_whole(visitors: Visitors) -> None:
    """Its head is broader than the box that its line was drawn in."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2", "R5")

    assert ana.page.locator(".way").first.evaluate("(arrow) => getComputedStyle(arrow).overflow") == "visible"


def test_colours_that_mean_something_stay_where_a_device_sets_its_own(visitors: Visitors) -> None:
    """The colour in play keeps its ring, and who plays stands out by more than a colour that is not shown."""
    ana = visitors.come()
    ana.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    ana.arrange("R7 B3 | G1 G2 | G3 G4", "R5", turn=1)
    plates = ana.page.locator(".plate")
    expect(plates).to_have_count(2)
    paint = "(element) => getComputedStyle(element).backgroundColor"

    assert plates.nth(0).evaluate(paint) != plates.nth(1).evaluate(paint)
    ring = "(element) => getComputedStyle(element).borderTopColor"
    red = ana.page.locator(".discard").evaluate(ring)
    ana.arrange("G7 B3 | G1 G2", "G5")
    ana.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    assert ana.page.locator(".discard").evaluate(ring) != red
    assert ana.page.locator(".mine .me .name").evaluate(paint) == ana.page.locator(".mute").evaluate(paint)


def test_what_is_chosen_is_told_and_read_where_a_device_sets_its_own_colours(visitors: Visitors) -> None:
    """In the colours that the device has for that."""
    ana = visitors.come()
    ana.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    ana.page.goto(ana.url)
    main = ana.page.get_by_role("button", name="Play now")
    for chosen in ("edition", "preset"):
        for part, look in ((f".{chosen}.chosen", "backgroundColor"), (f".{chosen}.chosen small", "color")):
            read = f"(element) => getComputedStyle(element).{look}"
            assert ana.page.locator(part).evaluate(read) == main.evaluate(read), part


_OVER = """() => [...document.querySelectorAll(".me > *")].filter((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return [...document.querySelectorAll(".actions button, .thing .face")].some((other) => {
    const box = other.getBoundingClientRect();
    return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  });
}).map((part) => part.textContent)"""
"""What is written about oneself and lies over a button or a card."""


@pytest.mark.parametrize("locale", Words.available())
def test_that_one_is_next_lies_over_nothing(visitors: Visitors, locale: str) -> None:
    """In every language, with a long name and with cards as far as the hand reaches."""
    ana = visitors.come(locale="es-MX" if locale == "es-419" else locale)
    visitors.arrange("R1 R2 R3 R4 R5 R6 R7 R8 B1 B2 B3 B4 B5 | G1 G2", "Y5", turn=1)
    ana.open(ana.make(seats="person easy", name="Maximiliana Theodora"))
    ana.page.get_by_role("button", name=Words(locale).t("web-start")).click()
    expect(ana.page.locator(".upcoming").filter(visible=True)).to_have_count(1)
    for size in ((768, 1024), (900, 700), (1024, 768), (1280, 800), (390, 844), (360, 640), (844, 390)):
        resize(ana.page, size)
        assert ana.page.evaluate(_OVER) == [], size


def test_a_remark_is_read_where_it_lies_on_the_felt(visitors: Visitors) -> None:
    """As on a low screen: it has a sheet behind it, as the question has."""
    ana = visitors.come(device="phone")
    ana.arrange("R7 B2 | G1 G2", "R5", turn=1)
    ana.press("R7")
    resize(ana.page, (360, 640))
    remark, question = ana.page.locator(".prompt .remark"), ana.page.locator(".question")
    expect(remark).not_to_be_empty()
    paint = "(element) => getComputedStyle(element).backgroundColor"

    assert remark.evaluate(paint) == question.evaluate(paint) != "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("lang", ["en", "fr-FR", "pt-PT"])
def test_what_the_actions_say_fits_into_them(visitors: Visitors, lang: str) -> None:
    """Also where a device with keys has a low screen, and in languages with longer words."""
    ana = visitors.come()
    ana.arrange("R7 R8 | G1 G2", "R5")
    ana.page.evaluate("(locale) => localStorage.setItem('lastcard.liking', JSON.stringify({ locale }))", lang)
    ana.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", lang)
    cut = {}
    for size in LOW:
        resize(ana.page, size)
        words = ana.page.locator(".actions .button:not(.sort)").all()
        cut[size] = [button.inner_text() for button in words if button.evaluate("(one) => one.scrollWidth > one.clientWidth")]

    assert not any(cut.values()), cut
