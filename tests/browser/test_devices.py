"""Phones, large tables, keyboards and screen readers; nothing that the accessibility checker finds serious; a strict policy."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from browser.pages import PHONE, Visitor, Visitors, is_over
from lastcard.server.pages import BUILT

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

FIRST_LOAD_BYTES_MAX = 150_000

_HIT = """(things) => things.map((thing) => {
  const box = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + 12, box.top + 16);
  return box.left >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1 && thing.contains(hit);
})"""
"""Whether each card is on the screen whole and can be hit at its corner."""


def serious(page: Page) -> list[str]:
    """What the checker finds serious or worse on a page."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in {"serious", "critical"}
        for node in violation["nodes"]
    ]


def test_twenty_five_cards_on_a_phone(visitors: Visitors) -> None:
    """In portrait every card of a large hand is on the screen and can be hit, and a tap plays it."""
    ana = visitors.come(phone=True)
    hand = " ".join(f"{colour}{number}" for colour in "BGRY" for number in range(1, 7)) + " W"
    ana.arrange(f"{hand} | G1 G2 G3 | G7 G8 | Y7 Y8", "R5")
    ana.see("Your turn")

    assert ana.page.eval_on_selector_all(".thing", _HIT) == [True] * 25
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ana.card("R6").tap(position={"x": 12, "y": 16})
    expect(ana.page.locator(".thing")).to_have_count(24)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_ten_seats(visitors: Visitors, *, phone: bool) -> None:
    """Everybody is seen whole at a table of ten, and nobody covers the piles."""
    ana = visitors.come(phone=phone)
    table = ana.make(edition="kickin-battle", seats="person" + " person" * 9)
    ana.open(table)
    ana.begin()
    expect(ana.page.locator(".place")).to_have_count(9)

    assert ana.page.evaluate(
        """() => {
          const boxes = [...document.querySelectorAll(".place, .draw, .discard")].map((seen) => seen.getBoundingClientRect());
          const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          const inside = boxes.every(
            (box) => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight,
          );
          return inside && boxes.every((a, at) => boxes.slice(at + 1).every((b) => apart(a, b)));
        }"""
    )


def test_keys(visitors: Visitors) -> None:
    """The list of keys, the reading keys, and no trap for Tab."""
    ana = visitors.come()
    ana.arrange("R7 B3 | G1 G2 G3", "R5")
    ana.see("Your turn")
    page, spoken = ana.page, ana.page.locator("[aria-live=polite][aria-atomic=true]")
    for key, text in {
        "t": "Top of the discard pile: Red 5. Colour in play: red.",
        "n": "Bot 1 holds 3 cards",
        "h": "Your hand, 2 cards: Red 7 and Blue 3.",
        "p": "Scores: Ana 0 and Bot 1 0.",
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

    expect(ben.page.locator("[aria-live=polite][aria-atomic=true]")).to_contain_text("Ana plays Red 7. It is your turn.")


def test_calm(visitors: Visitors) -> None:
    """Where the machine asks for calm nothing moves; elsewhere a card flies."""
    calm, lively = visitors.come(), visitors.come(calm=False)
    for visitor, flights in ((calm, 0), (lively, 1)):
        visitor.arrange("R7 R8 R9 | G1 G2 G3", "R5", settings={"seats": "person person"})
        visitor.see("Your turn")
        visitor.page.evaluate(
            """() => {
              window.flights = 0;
              new MutationObserver((changes) => changes.forEach((change) => (window.flights += change.addedNodes.length)))
                .observe(document.getElementById("sky"), { childList: true });
            }"""
        )
        visitor.play("R7")
        visitor.told("You play Red 7.")
        assert visitor.page.evaluate("window.flights") == flights


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_fault(visitors: Visitors, scheme: str) -> None:
    """The first page, joining, the lobby, the table with each kind of prompt, its dialogs, the end and the replay."""
    ana, eve = visitors.come(scheme=scheme), visitors.come(scheme=scheme)
    found: dict[str, list[str]] = {}
    page = ana.page
    page.goto(ana.url)
    page.get_by_text("Rules and pace").click()
    found["home"] = serious(page)
    table = ana.make(seats="person person", rules={"target": 1})
    eve.open(table)
    eve.page.get_by_role("button", name="Sit down").wait_for()
    found["join"] = serious(eve.page)
    ana.open(table)
    page.get_by_role("button", name="Begin").wait_for()
    found["lobby"] = serious(page)
    for what, (hands, card, edition) in {
        "turn": ("R7 B3 | G1 G2", None, "classic"),
        "colour": ("W B3 R1 | G1 G2", "W", "classic"),
        "rival": ("WB B3 R1 | G1 G2", "WB", "kickin-battle"),
        "number": ("WF G3 G1 | G1 G2", "WF", "best-friends"),
    }.items():
        found[what] = _prompted(ana, hands, card, edition)
    for name in ("Keys", "Rules", "People and links", "Fair shuffle", "Language, looks and sound"):
        page.get_by_role("button", name=name).first.click()
        page.get_by_role("dialog").wait_for()
        found[name] = serious(page)
        page.keyboard.press("Escape")
    table = ana.make(seats="person easy", rules={"target": 1})
    visitors.served.position = None
    ana.open(table)
    ana.begin()
    ana.play_on(is_over)
    found["end"] = serious(page)
    page.get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    found["replay"] = serious(page)

    faults = [f"{name}: {fault}" for name, listed in found.items() for fault in listed]
    assert not faults, "\n".join(faults)


def _prompted(ana: Visitor, hands: str, card: str | None, edition: str) -> list[str]:
    """What is wrong with the table when a card asks its question."""
    top = "G5" if edition == "best-friends" else "R5"
    ana.arrange(hands, top, edition=edition, settings={"seats": "person person"})
    ana.see("Your turn")
    if card:
        ana.play(card)
        ana.page.locator(".answers").wait_for()
    return serious(ana.page)


def test_a_strict_policy_is_enough(visitors: Visitors) -> None:
    """The pages allow themselves nothing inline: whatever needed it would be a problem of the visitors in every test."""
    ana = visitors.come(calm=False)
    ana.arrange("W R7 R8 | G1 G2 G3", "R5")

    policy = ana.page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""

    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    ana.page.evaluate("() => document.body.setAttribute('style', 'color: red')")
    expect(ana.page.locator("body")).not_to_have_css("color", "rgb(255, 0, 0)")
    assert len(visitors.problems) == 1
    visitors.problems.clear()


def test_the_first_load_is_small(visitors: Visitors) -> None:
    """Everything that a table's page fetches, compressed, stays within its budget."""
    if not BUILT.is_dir():
        pytest.skip("not built")
    ana = visitors.come()
    table = ana.make()
    answers: list[Response] = []
    ana.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  playwright takes no bound method of a list
    ana.open(table)
    ana.page.get_by_role("button", name="Begin").wait_for()

    loaded = sum(len(gzip.compress(answer.body())) for answer in answers)

    assert 20_000 < loaded <= FIRST_LOAD_BYTES_MAX
