"""The same page on every screen, from a phone on its side to a desk enlarged twice: nothing covers, cuts or breaks anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.pages import Visitor, Visitors, on_each
from browser.test_reflow import resize
from lastcard.words import Words

SIDEWAYS = ((844, 390), (667, 375), (640, 400))

ENLARGED = ((960, 540), (640, 400), (384, 512))
"""The screens of a desk and of a tablet, enlarged twice (WCAG 2.2, 1.4.4)."""

_OVERLAPS = """([ones, others]) => [...document.querySelectorAll(ones)].flatMap((one) =>
  [...document.querySelectorAll(others)].filter((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
  }).map((other) => `${one.className}: ${other.className}`))"""
"""What lies over what, of two kinds of things."""

_BROKEN = """(parts) => parts.filter((part) => {
  const text = document.createRange();
  text.selectNodeContents(part);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((part) => part.textContent.trim())"""
"""The texts that take more than one line."""

_TOPS = "(parts) => parts.map((part) => part.getBoundingClientRect().top)"

_LOWEST = "(parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))"

_OUTSIDE = """(arrows) => arrows.filter((arrow) => getComputedStyle(arrow).display !== "none").filter((arrow) => {
  const [board, line] = [arrow.closest(".board"), arrow.querySelector("path")].map((part) => part.getBoundingClientRect());
  return line.top < board.top || line.bottom > board.bottom || line.left < board.left || line.right > board.right;
}).length"""
"""How many of the arrows that are shown leave the board."""


def battle(ana: Visitor, seats: int) -> str:
    """Have somebody pick a card for a battle at a table of so many; its id."""
    table = ana.arrange("WB R7 R1 B2 B3 G4 Y5" + " | G1 G2" * (seats - 1), "R5", edition="kickin-battle")
    ana.play("WB")
    ana.answer("Bot 1")
    ana.see("Which card do you pick")
    return table


@pytest.mark.parametrize("seats", [4, 10])
def test_a_battle_stays_on_the_board(visitors: Visitors, seats: int) -> None:
    """For who fights it and for who watches: the two stand side by side, clear of the piles, of everybody, and of the arrows."""
    ana, eve = visitors.come(), visitors.come(device="sideways")
    eve.open(battle(ana, seats), "/watch")
    eve.page.locator(".facing").wait_for()
    wrong = {}
    for who, sizes in ((ana, (*SIDEWAYS, (768, 1024), (1120, 800))), (eve, ((844, 390), (667, 375)))):
        for screen in on_each(who, sizes):
            tops = who.page.eval_on_selector_all(
                ".facing .slot", "(slots) => slots.map((slot) => slot.getBoundingClientRect().top)"
            )
            scrolled = who.page.locator(".board").evaluate("(board) => board.scrollWidth > board.clientWidth")
            covered = who.page.evaluate(_OVERLAPS, [".facing, .place", ".draw, .discard, .sign"])
            covered += who.page.evaluate(_OVERLAPS, [".facing", ".place"])
            outside = who.page.eval_on_selector_all(".way", _OUTSIDE)
            if len(set(tops)) > 1 or scrolled or covered or outside:
                wrong[screen] = (tops, scrolled, covered, outside)

    assert wrong == {}


def challenged(visitors: Visitors, locale: str = "en") -> Visitor:
    """Somebody on whom a Wild Draw Four was played."""
    ana, ben = visitors.come(locale=locale), visitors.come()
    table = ana.make(seats="person easy easy person")
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 R8 G3 Y5 Y6 | G1 G2 | G4 | W4 R2 R3", "R5", turn=3)
    ana.page.locator(".start .main").click()
    ben.play("W4")
    ben.answer("Blue")
    expect(ana.page.locator(".challenge button")).to_have_count(2)
    return ana


def test_a_challenge_hides_neither_the_piles_nor_what_one_can_do(visitors: Visitors) -> None:
    """However many words its answers have: calling and catching are in sight, and nothing lies over the piles."""
    ana = challenged(visitors)
    wrong = {}
    for screen in on_each(ana, (*SIDEWAYS, *ENLARGED)):
        covered = ana.page.evaluate(_OVERLAPS, [".question, .answers button", ".draw, .discard, .under, [role=toolbar] button"])
        if covered:
            wrong[screen] = covered
    for screen in on_each(ana, (*SIDEWAYS, (960, 540))):
        if not ana.page.get_by_role("button", name="Catch!").evaluate(
            "(button) => button.getBoundingClientRect().bottom <= document.querySelector('.hand').getBoundingClientRect().top"
        ):
            wrong[screen] = "what one can do is below the edge"

    assert wrong == {}


@pytest.mark.parametrize("locale", ["fr-FR", "pt-PT"])
def test_both_answers_to_a_challenge_are_in_sight(visitors: Visitors, locale: str) -> None:
    """Also on a low screen, in a language that needs many words for them: nothing lies over their labels."""
    ana = challenged(visitors, locale)
    for screen in on_each(ana, ((844, 390), (667, 375))):
        actions = ana.page.locator(".ask [role=toolbar]").bounding_box()
        assert actions is not None
        assert ana.page.eval_on_selector_all(".challenge .said", _LOWEST) <= actions["y"], screen


def test_no_word_of_an_answer_is_broken(visitors: Visitors) -> None:
    """Colours and names stand on one line each, also beside the board and where there are keys for them."""
    ana = visitors.come()
    ana.arrange("W R7 R1 B2 B3 G4 Y5 | G1 G2", "R5")
    ana.play("W")
    expect(ana.page.locator(".answers button")).to_have_count(4)
    broken = {screen: ana.page.eval_on_selector_all(".answers .said", _BROKEN) for screen in on_each(ana, SIDEWAYS)}
    ana.arrange("WB R7 R1 B2 B3 G4 Y5" + " | G1 G2" * 9, "R5", edition="kickin-battle")
    ana.play("WB")
    expect(ana.page.locator(".answers button")).to_have_count(9)
    for screen in on_each(ana, SIDEWAYS):
        broken[screen] += ana.page.eval_on_selector_all(".answers .said", _BROKEN)

    assert not any(broken.values()), broken


def test_what_is_said_beside_a_seat_covers_no_number(visitors: Visitors) -> None:
    """Cards and points of everybody stay in sight when somebody is skipped."""
    ana = visitors.come(device="sideways")
    visitors.arrange("Rskip R7 R1 B2 | G1 G2 | Y1 Y2 Y3 | B1 B3", "R5")
    ana.open(ana.make(seats="person easy easy easy"))
    ana.begin()
    ana.see("Your turn")
    ana.stop_time()
    ana.play("Rskip")
    ana.pass_time(lambda: ana.page.locator(".bubble").count() > 0)
    expect(ana.page.locator(".bubble")).to_have_text("Skipped")

    assert ana.page.evaluate(_OVERLAPS, [".bubble", ".count, .points"]) == []


def test_ones_own_row_takes_one_line(visitors: Visitors) -> None:
    """Name, cards and points stand beside the actions on a tablet, however long the name is; the name gives way."""
    ana = visitors.come()
    visitors.arrange("R7 B3 G1 | G1 G2", "R5", scores=(120, 0))
    ana.open(ana.make(seats="person easy", name="W" * 24))
    ana.begin()
    for screen in on_each(ana, ((768, 1024), (1024, 768), (1280, 800))):
        middle = "(parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)"
        middles = ana.page.eval_on_selector_all(".me > span", middle)
        assert max(middles) - min(middles) < 4, screen
        assert ana.page.evaluate(_OVERLAPS, [".me > span", "[role=toolbar] button"]) == [], screen


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pt-BR", "it-IT"])
def test_ones_own_row_takes_one_line_on_a_phone(visitors: Visitors, locale: str, turn: int) -> None:
    """Whether it is one's turn, with the seconds left for it, or one is next: nothing else moves when it comes."""
    ana = visitors.come(device="phone", locale=locale)
    visitors.arrange("R7 B3 G1 | G1 G2", "R5", scores=(120, 0), turn=turn)
    ana.open(ana.make(seats="person easy", name="W" * 24, timer="normal"))
    ana.page.locator(".start .main").click()
    expect(ana.page.locator(".me .seconds" if turn == 0 else ".me .upcoming")).to_be_visible()
    for screen in on_each(ana, ((390, 844), (360, 640))):
        middle = "(parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)"
        middles = ana.page.eval_on_selector_all(".me > span:not(.timer)", middle)
        assert max(middles) - min(middles) < 4, screen


@pytest.mark.parametrize("locale", Words.available())
def test_who_has_said_no_name_reads_what_they_are_called(visitors: Visitors, locale: str) -> None:
    """On one's own turn, too, when the name is marked, on the smallest phone."""
    ana, words = visitors.come(device="phone", locale="es-MX" if locale == "es-419" else locale), Words(locale)
    visitors.arrange("R7 B3 G1 | G1 G2", "R5")
    ana.open(ana.make(seats="person easy", name=words.t("web-player")))
    ana.page.locator(".start .main").click()
    name = ana.page.locator(".mine .me .name")
    expect(name).to_have_text(words.t("web-player"))
    for screen in on_each(ana, ((390, 844), (360, 640))):
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), screen


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pt-BR"])
def test_the_title_ends_its_lines_with_its_sentences(visitors: Visitors, locale: str) -> None:
    """A word is no more left alone than it must be."""
    ana = visitors.come(locale=locale)
    ana.page.goto(ana.url)
    for screen in on_each(ana, ((390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080))):
        assert ana.page.eval_on_selector_all("h1 span", _BROKEN) == [], screen


@pytest.mark.parametrize("seats", [5, 10])
def test_nobody_sits_broader_than_others_on_a_phone(visitors: Visitors, seats: int) -> None:
    """However few are left for the last row."""
    ana = visitors.come(device="phone")
    ana.arrange("R7 R1" + " | G1 G2" * (seats - 1), "R5")
    for screen in on_each(ana, ((390, 844), (360, 640), (844, 390))):
        widths = ana.page.eval_on_selector_all(".plate", "(plates) => plates.map((plate) => Math.round(plate.offsetWidth))")
        assert max(widths) - min(widths) <= 1, screen


def test_fields_are_as_high_as_each_other(visitors: Visitors) -> None:
    """A select beside a field that has more to read below it is no higher for that."""
    ana = visitors.come()
    ana.page.goto(ana.url)
    ana.page.get_by_text("Rules and pace").click()
    ana.page.get_by_text("More", exact=True).click()
    for screen in on_each(ana, ((1024, 800), (960, 540))):
        expect(ana.page.locator(".grid .whole:visible").first).to_be_visible()
        heights = ana.page.eval_on_selector_all(
            ".grid :is(select, input:not([type=checkbox]))", "(parts) => parts.map((part) => part.offsetHeight)"
        )
        assert len(set(heights)) == 1, screen


def test_what_a_host_can_do_about_somebody_stays_together(visitors: Visitors) -> None:
    """Beside a long name or below it, in one row; and asking first breaks nothing out of its seat."""
    ana, ben = visitors.come(), visitors.come()
    table = ana.make(seats="person person easy")
    ana.open(table)
    ben.join(table, "Bartholomew the Third")
    both = ana.page.locator(".seats").get_by_role("button")
    expect(both).to_have_count(2)
    for screen in on_each(ana, ((390, 844), (360, 640), (844, 390), (1280, 800))):
        tops = both.evaluate_all(_TOPS)
        assert len(set(tops)) == 1, screen
    ana.page.get_by_role("button", name="Remove").click()
    for screen in on_each(ana, ((390, 844), (360, 640))):
        assert ana.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), screen


def test_what_is_played_for_is_read_on_a_phone(visitors: Visitors) -> None:
    """The edition, the round and the points are not cut."""
    ana = visitors.come(device="phone")
    ana.arrange("WB R7 | G1 G2", "R5", edition="kickin-battle")
    for screen in on_each(ana, ((390, 844), (360, 640), (667, 375))):
        cut = "(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)"
        assert ana.page.eval_on_selector_all(".state > *", cut) == [], screen


def test_all_hands_of_a_replay_are_seen_on_a_phone_on_its_side(finished: str, players: Visitors) -> None:
    """That of the watched seat, too; and the number of the move takes one line."""
    ana = players.come(device="sideways")
    ana.page.goto(f"{ana.url}/r/{finished}")
    ana.page.get_by_role("button", name="All hands").click()
    expect(ana.page.locator(".hands li")).to_have_count(2)
    clipped = "(parts) => parts.filter((part) => getComputedStyle(part).clipPath !== 'none').length"
    for size in SIDEWAYS:
        resize(ana.page, size)
        assert ana.page.eval_on_selector_all(".hands span", clipped) == 0, size
        assert ana.page.eval_on_selector_all(".where", _BROKEN) == [], size


def test_a_replay_fits_on_a_small_phone(finished: str, players: Visitors) -> None:
    """Both piles are seen whole, and the seven buttons that lead through it stand in one row."""
    ana = players.come(device="phone")
    ana.page.goto(f"{ana.url}/r/{finished}")
    ana.page.locator(".controls").wait_for()
    for screen in on_each(ana, ((390, 844), (360, 640))):
        assert ana.page.locator(".board").evaluate("(board) => board.scrollHeight <= board.clientHeight"), screen
        tops = ana.page.eval_on_selector_all(".controls > button:not(.all)", _TOPS)
        assert (len(tops), len(set(tops))) == (7, 1), screen


def test_all_hands_of_a_replay_leave_room_for_the_piles(visitors: Visitors) -> None:
    """On a small phone, where four sit at the table; at the end of the match each hand was read in one row, with its points."""
    ana = visitors.come(device="phone")
    table = ana.arrange("R7" + " | G1 B+2 Y3 Y4 Y5 B6 B7" * 3, "R5", settings={"rules": {"target": 1}})
    ana.play("R7")
    ana.page.get_by_role("link", name="Replay").wait_for()
    resize(ana.page, (360, 640))
    rows = ana.page.locator(".end .left").evaluate_all("(hands) => hands.map((hand) => hand.offsetHeight)")
    assert max(rows) < 60

    ana.page.goto(f"{ana.url}/r/{table}")
    ana.page.get_by_role("button", name="All hands").click()
    expect(ana.page.locator(".hands li")).to_have_count(4)
    assert ana.page.locator(".board").evaluate("(board) => board.scrollHeight <= board.clientHeight")
