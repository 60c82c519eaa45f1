"""Nothing at all that the accessibility checker finds: every page, every question and every dialog, in all looks."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.pages import Visitor, Visitors
from lastcard.editions import EDITIONS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

LOOKS = [("light", "normal"), ("dark", "normal"), ("light", "more"), ("dark", "more")]
"""Themes and contrasts."""

_CHECK = """async ([theme, contrast, first]) => {
  Object.assign(document.documentElement.dataset, { theme, contrast });
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const painted = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (paint) => {
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [red, green, blue] = paint.slice(0, 3).map((part) => linear(part / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  // What lies behind a text: the nearest paint, or all those of a gradient.
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const stops = backgroundImage.match(/(rgba?|color)\\([^)]*\\)/g);
      if (stops) return stops.map(painted);
      if (painted(backgroundColor)[3] === 255) return [painted(backgroundColor)];
    }
    return [painted("white")];
  };
  const faint = ({ target }) => {
    const element = document.querySelector(target);
    // What is said in passing may be gone by now.
    if (!element) return false;
    const style = getComputedStyle(element);
    // A sign is told from what is beside it at the contrast of large text.
    const px = parseFloat(style.fontSize);
    const large = element.matches(".shape") || px >= (Number(style.fontWeight) >= 700 ? 18.66 : 24);
    const text = luminance(painted(style.color));
    return behind(element).some((paint) => {
      const [dark, light] = [text, luminance(paint)].sort((one, other) => one - other);
      return (light + 0.05) / (dark + 0.05) < (large ? 3 : 4.5);
    });
  };
  // What is not a matter of colour is the same in all looks.
  const found = await axe.run(document, first ? {} : { runOnly: ["color-contrast"] });
  const open = ({ id, nodes }) => ({ id, nodes: nodes.filter((node) => id !== "color-contrast" || faint(node)) });
  const unsure = found.incomplete.map(open);
  return [...found.violations, ...unsure]
    .flatMap(({ id, nodes }) => nodes.map((node) => `${theme}, ${contrast}: ${id} ${node.target} ${node.failureSummary}`));
}"""
"""All that the checker finds, and all that it cannot tell. It does not know the top layer, where dialogs are, and leaves
texts of one letter and those on a gradient open: their contrast is reckoned here, from the paint that lies behind them."""


def faults_of(page: Page) -> list[str]:
    """What the checker finds on a page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return [fault for at, look in enumerate(LOOKS) for fault in page.evaluate(_CHECK, [*look, at == 0])]


Paint = tuple[int, int, int]

_PNG = b"\x89PNG\r\n\x1a\n"

STANDS_OUT = 3.0
"""The contrast from which on something that is no text can be told from what is beside it (WCAG 2.2, 1.4.11)."""


def painted(page: Page, x: float, y: float) -> Paint:
    """What the screen shows at a point."""
    png = page.screenshot(clip={"x": int(x), "y": int(y), "width": 1, "height": 1})
    at, packed = len(_PNG), b""
    while at < len(png):
        size, kind = struct.unpack_from(">I4s", png, at)
        packed += png[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += 12 + size
    # The first byte tells how it is written as a difference from its neighbours, and one point has none.
    _, red, green, blue = zlib.decompress(packed)[:4]
    return red, green, blue


def contrast(one: Paint, other: Paint) -> float:
    """As WCAG 2.2 reckons it."""
    dark, light = sorted(map(_luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(paint: Paint) -> float:
    parts = [part / 255 for part in paint]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


COLOURS = {colour.letter: edition.id for edition in reversed(EDITIONS) for colour in edition.colours}
"""Every colour, with an edition that has it."""


@pytest.mark.parametrize(("colour", "edition"), COLOURS.items())
def test_the_colour_in_play_stands_out(visitors: Visitors, colour: str, edition: str) -> None:
    """In every look the ring round the pile is told from the line along it, and one of the two from the table."""
    ana = visitors.come()
    ana.arrange(f"{colour}7 {colour}3 | G1 G2", f"{colour}5", edition=edition)
    ana.see("Your turn")
    box = ana.page.locator(".discard").bounding_box()
    assert box is not None
    faint = []
    for theme, more in LOOKS:
        ana.page.evaluate("(look) => Object.assign(document.documentElement.dataset, look)", {"theme": theme, "contrast": more})
        ring, line, table = (painted(ana.page, box["x"] + by, box["y"] + box["height"] / 2) for by in (3.5, -1, -12))
        seen = contrast(ring, line), max(contrast(ring, table), contrast(line, table))
        if min(seen) < STANDS_OUT:
            faint.append((theme, more, ring, line, table, seen))

    assert faint == []


QUESTIONS = {
    "turn": ("classic", "R7 B3 R2 | G1 G2", "R5", None),
    "drawn": ("classic", "B3 G1 | G1 G2", "R5", "draw"),
    "colour": ("classic", "W B3 R1 | G1 G2", "R5", "W"),
    "rival": ("kickin-battle", "WB B3 R1 | G1 G2", "R5", "WB"),
    "number": ("best-friends", "WF G3 G1 | G1 G2", "G5", "WF"),
    "riddance": ("urrrhhh", "WU B1 B2 G7 | Y1 Y2", "Y5", "WU"),
    "torment": ("jokers-wild", "WJ B1 B2 G7 | Y1 Y2", "Y5", "WJ"),
    "look": ("special-agent", "WA B1 B2 G7 | Y1 Y2", "Y5", "WA"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_table_with_a_question(visitors: Visitors, question: str) -> None:
    """One's own cards, and what is asked of oneself alone."""
    edition, hands, top, card = QUESTIONS[question]
    ana = visitors.come()
    ana.arrange(hands, top, edition=edition, draw_pile="Y5 Y1 Y2 Y3 Y4 G9 G8")
    ana.see("Your turn")
    if card == "draw":
        ana.page.locator("[data-pile=draw]").click()
    elif card:
        ana.play(card)
    ana.page.locator("dialog[open]" if question == "look" else ".answers" if card else ".thing.standing").first.wait_for()

    assert faults_of(ana.page) == []


def challenge(ana: Visitor, ben: Visitor) -> None:
    """Ana is hit by a Wild Draw Four."""
    ben.play("W4")
    ben.answer("Blue")
    ana.see("Wild Draw Four on you!")


def pick(ana: Visitor, ben: Visitor) -> None:
    """Ana is challenged, and Ben has picked."""
    ben.play("WB")
    ben.see("Which card do you pick")
    ben.play("R2")
    ana.see("Which card do you pick")
    expect(ana.page.locator('[data-laid="1"] use')).to_have_count(1)


def sealed(ana: Visitor, ben: Visitor) -> None:
    """Ana has picked, and Ben has not."""
    ben.play("WB")
    ana.see("Which card do you pick")
    ana.play("B1")
    ana.see("Your card lies face down.")


def hand(ana: Visitor, ben: Visitor) -> None:
    """Ben gives cards away, and Ana gets some."""
    ben.play("WU")
    ben.answer("Green")
    ana.told("Ben gives away all their green cards.")


def put(ana: Visitor, ben: Visitor) -> None:
    """Ben has called a number, and Ana may put one down."""
    ben.play("WF")
    ben.answer("1")
    ana.see("Put down a 1")


def owed(ana: Visitor, ben: Visitor) -> None:
    """Ana owes the call."""
    ben.play("R2")
    ana.play("R3")
    ana.page.locator(".call.owed").wait_for()


SHARED: dict[str, tuple[str, str, str, Callable[[Visitor, Visitor], None]]] = {
    "challenge": ("classic", "B1 B2 | W4 R1 R2", "R5", challenge),
    "pick": ("kickin-battle", "B1 B2 | WB R1 R2", "R5", pick),
    "sealed": ("kickin-battle", "B1 B2 | WB R1 R2", "R5", sealed),
    "hand": ("urrrhhh", "B1 B2 | WU G1 G2 B3", "B5", hand),
    "put": ("best-friends", "G1 G2 | WF P1 P2", "G5", put),
    "uno": ("classic", "R3 B2 | R1 R2 R4", "R5", owed),
}


@pytest.mark.parametrize("question", SHARED)
def test_a_table_with_a_question_between_two(visitors: Visitors, question: str) -> None:
    """What is asked because of somebody else."""
    edition, hands, top, lead = SHARED[question]
    ana, ben = visitors.two(hands, top, edition=edition, turn=1)
    lead(ana, ben)

    assert faults_of(ana.page) == []


def test_a_table_with_somebody_to_catch(visitors: Visitors) -> None:
    """The catch is open."""
    ana, ben = visitors.two("B1 B2 B3 | R1 R2", "R5", turn=1)
    ben.play("R1")
    ana.page.locator(".catch.open").wait_for()

    assert faults_of(ana.page) == []


def test_the_pages_before_a_match(visitors: Visitors) -> None:
    """The first page with all its settings and with a table to go back to, joining, the lobby, and changing the rules."""
    ana, eve = visitors.come(), visitors.come()
    table = ana.make(seats="person person", rules={"target": 200})
    ana.page.goto(ana.url)
    ana.page.get_by_text("Rules and pace").click()
    faults = faults_of(ana.page)
    eve.open(table)
    eve.page.locator(".switches .mark").wait_for()
    faults += faults_of(eve.page)
    ana.open(table)
    ana.page.get_by_role("img", name="QR code of the link to join").wait_for()
    faults += faults_of(ana.page)
    ana.page.get_by_role("button", name="Change the rules").click()
    ana.page.get_by_role("dialog").get_by_text("Rules and pace").click()
    faults += faults_of(ana.page)

    assert faults == []


def test_house_rules(visitors: Visitors) -> None:
    """In the form with every switch open and something missing; a card that glows, a debt, partners, and what they have won."""
    ana = visitors.come()
    ana.page.goto(ana.url)
    ana.page.get_by_text("Partners", exact=True).click()
    ana.page.get_by_role("button", name="Add a seat").click()
    ana.page.get_by_text("More", exact=True).click()
    expect(ana.page.get_by_role("alert")).not_to_be_empty()
    faults = faults_of(ana.page)
    rules = {"jump_in": True, "stacking": "any", "teams": True}
    ana.arrange("R+2 R+2 B1 | G1 G2 | Y1 Y2 | B3 B4", "R5", settings={"rules": rules})
    ana.play("R+2")
    expect(ana.page.locator(".thing.offered")).to_be_visible()
    expect(ana.page.locator(".debt")).to_be_visible()
    faults += faults_of(ana.page)
    ana.arrange("R7 | G1 G2 | Y1 Y2 | B3 B4", "R5", settings={"rules": rules})
    ana.play("R7")
    expect(ana.page.locator(".end .team").first).to_be_visible()

    assert faults + faults_of(ana.page) == []


def test_a_covered_table(visitors: Visitors) -> None:
    """Between two people at one device, with a call that is owed."""
    ana = visitors.come()
    ana.open(ana.make(seats="person person"))
    ana.page.get_by_label("Another player on this device").fill("Ben")
    ana.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Remove: Ben").wait_for()
    faults = faults_of(ana.page)
    visitors.arrange("R7 R8 | R1 R2", "R5")
    ana.page.get_by_role("button", name="Start").click()
    ana.page.get_by_role("button", name="I am Ana").click()
    ana.play("R7")
    ana.page.get_by_role("button", name="Ana calls UNO!").wait_for()
    faults += faults_of(ana.page)

    assert faults == []


def test_the_dialogs_at_a_table(visitors: Visitors) -> None:
    """Keys, rules, people, the shuffle, the preferences."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2", "R5")
    faults = []
    for name in ("Keys", "Rules", "People and links", "Fair shuffle", "Language, appearance and sound"):
        ana.page.get_by_role("button", name=name).first.click()
        ana.page.get_by_role("dialog").wait_for()
        faults += [f"{name}: {fault}" for fault in faults_of(ana.page)]
        ana.page.keyboard.press("Escape")

    assert faults == []


def test_a_phone_and_a_spectator(visitors: Visitors) -> None:
    """The table as a phone has it, held either way, with the log over it; and as somebody sees it who watches."""
    ana = visitors.come(device="phone")
    table = ana.arrange("R7 B3 | G1 G2", "R5")
    faults = faults_of(ana.page)
    ana.page.set_viewport_size({"width": 844, "height": 390})
    faults += faults_of(ana.page)
    ana.page.get_by_role("button", name="What happened").first.click()
    ana.page.get_by_role("dialog").wait_for()
    faults += faults_of(ana.page)
    eve = visitors.come()
    eve.open(table, "/watch")
    eve.page.get_by_text("You are watching.").wait_for()
    faults += faults_of(eve.page)

    assert faults == []


def test_the_ends(visitors: Visitors) -> None:
    """A round's end, and a match's."""
    ana = visitors.come()
    ana.arrange("R7 | G1 B+2", "R5")
    ana.play("R7")
    ana.page.get_by_role("button", name="Next round").wait_for()
    faults = faults_of(ana.page)
    ana.arrange("R7 | G1 B+2", "R5", settings={"rules": {"target": 1}})
    ana.play("R7")
    ana.page.get_by_role("link", name="Replay").wait_for()
    faults += faults_of(ana.page)

    assert faults == []


def test_a_replay(finished: str, players: Visitors) -> None:
    """In the middle of it, on a phone too, and with the shuffle opened."""
    ana = players.come()
    ana.page.goto(f"{ana.url}/r/{finished}#match=1&round=1&at=5")
    ana.page.locator(".controls").wait_for()
    faults = faults_of(ana.page)
    for width, height in ((390, 844), (844, 390)):
        ana.page.set_viewport_size({"width": width, "height": height})
        faults += faults_of(ana.page)
    ana.page.get_by_role("button", name="Fair shuffle").click()
    ana.page.get_by_role("dialog").get_by_text("Checked here").wait_for()
    faults += faults_of(ana.page)

    assert faults == []


def test_the_pages_that_say_what_is_wrong(visitors: Visitors) -> None:
    """No such table to visit, to watch or to come back to, no replay yet, a seat taken up elsewhere, a seat given up."""
    # A browser complains about what is not found.
    visitors.expected += ["responded with a status of 4", "WebSocket"]
    ana = visitors.come()
    table = ana.arrange("R7 B3 | G1 G2", "R5")
    second = ana.tab()
    second.goto(f"{ana.url}/t/{table}")
    ana.page.get_by_role("button", name="Play here").wait_for()
    faults = faults_of(ana.page)
    gone = {"table": "nosuchtable1", "seat": 0, "token": "x", "name": "Ana", "edition": "classic", "at": 0}
    for address, said in {
        "/t/nosuchtable0": "There is no such table.",
        "/t/nosuchtable0/watch": "There is no such table.",
        "/t/nosuchtable1": "There is no such table.",
        f"/r/{table}": "The replay is there once the game is over.",
    }.items():
        ana.page.evaluate("(kept) => localStorage.setItem('lastcard.seats', kept)", json.dumps([gone]))
        ana.page.goto(f"{ana.url}{address}")
        expect(ana.page.get_by_role("heading", level=1)).to_contain_text(said)
        faults += faults_of(ana.page)
    second.get_by_role("button", name="People and links").click()
    second.get_by_role("button", name="Leave the table").click()
    second.get_by_role("button", name="Leave the table").click()
    second.get_by_role("link", name="Back to the table").wait_for()
    faults += faults_of(second)

    assert faults == []
