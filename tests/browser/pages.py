"""What a person does with the pages: come to a table, answer what is asked, and look at what is shown."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from lastcard.match import Arrangement

if TYPE_CHECKING:
    from browser.conftest import Served

WAIT_S = 20.0
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

_STEP = """(chance) => {
  const seen = (element) => element && element.offsetParent !== null && !element.disabled;
  const press = (element, did) => { element.click(); return did; };
  const dialog = document.querySelector("dialog[open] .inside button");
  if (dialog) return press(dialog, "look");
  const next = document.querySelector(".end .next .main");
  if (seen(next)) return document.querySelector(".end a") ? "over" : press(next, "next");
  for (const name of ["catch.open", "call.owed"]) {
    const button = document.querySelector(`.${name}`);
    if (seen(button)) return press(button, name);
  }
  const kind = document.querySelector(".answers")?.classList[1] ?? "cards";
  const answers = [...document.querySelectorAll(".answers button, .thing.standing")].filter(seen);
  if (answers.length) return press(answers[Math.floor(chance * answers.length)], kind);
  const draw = document.querySelector("[role=toolbar] button");
  return seen(draw) ? press(draw, "draw") : null;
}"""
"""One click on whatever is asked, and what it was."""

_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.sockets.push(this); }
};
"""
"""Lets a test break the sockets of a page."""

_PILE = "Y1 Y2 Y3 Y4 Y6 Y8 Y9 G1 G2 G3 G4 G6 G8 G9"
"""What is drawn where it does not matter: yellow and green are in every edition."""


class Visitors:
    """Everybody who came, each with a browser of their own."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self._browser = browser
        self.served = served
        self.problems: list[str] = []
        self._contexts: list[BrowserContext] = []

    def leave(self) -> None:
        """Everybody goes home."""
        for context in self._contexts:
            context.close()

    def come(self, *, phone: bool = False, calm: bool = True, locale: str = "en-GB", scheme: str = "light") -> Visitor:
        """Somebody new, with a device of their own."""
        size = PHONE if phone else DESKTOP
        context = self._browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="reduce" if calm else "no-preference",
            locale=locale,
            color_scheme="dark" if scheme == "dark" else "light",
        )
        context.set_default_timeout(WAIT_S * 1000)
        context.add_init_script(_SOCKETS)
        self._contexts.append(context)
        return Visitor(self, context)

    def cut(self, visitor: Visitor) -> None:
        """Break a visitor's socket, as a network does."""
        visitor.page.evaluate("() => window.sockets.forEach((socket) => socket.close())")

    def two(self, hands: str, top: str, *, edition: str = "classic", turn: int = 0) -> tuple[Visitor, Visitor]:
        """Ana and Ben at a table of two, with the cards as given."""
        ana, ben = self.come(), self.come()
        table = ana.make(edition=edition, seats="person person")
        ana.open(table)
        ben.join(table, "Ben")
        self.served.position = Arrangement(
            hands=tuple(hand.strip() for hand in hands.split("|")), discard_pile=top, draw_pile=_PILE, turn=turn
        )
        ana.begin()
        ben.page.locator(".hand").wait_for()
        return ana, ben


class Visitor:
    """One person's browser."""

    def __init__(self, visitors: Visitors, context: BrowserContext) -> None:
        self._visitors = visitors
        self._context = context
        self.url = visitors.served.url
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self._context.new_page()
        page.on("pageerror", lambda error: self._visitors.problems.append(str(error)))
        page.on("console", lambda said: self._visitors.problems.append(said.text) if said.type in {"error", "warning"} else None)
        return page

    # --- Coming to a table ---------------------------------------------------------------------------------------------------

    def make(self, *, edition: str = "classic", seats: str = "person easy easy", name: str = "Ana", **settings: Any) -> str:
        """A table made by this person, who sits in its first seat; its id."""
        body = {"name": name, "settings": {"edition": edition, "seats": seats.split(), **settings}}
        answer = self._context.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        made = answer.json()
        kept = {"table": made["table"], "seat": made["seat"], "token": made["token"], "name": name, "edition": edition, "at": 0}
        self.page.goto(self.url)
        self.page.evaluate("(kept) => localStorage.setItem('lastcard.seats', kept)", json.dumps([kept]))
        return str(made["table"])

    def arrange(self, hands: str, top: str, *, edition: str = "classic", draw_pile: str = "", **more: Any) -> str:
        """A table at which this person has the first hand and the others are bots, with the cards as given."""
        settings = more.pop("settings", {})
        held = tuple(hand.strip() for hand in hands.split("|"))
        self._visitors.served.position = Arrangement(
            hands=held, discard_pile=top, draw_pile=draw_pile or _PILE, turn=more.pop("turn", 0), **more
        )
        seats = settings.pop("seats", " ".join(["person"] + ["easy"] * (len(held) - 1)))
        table = self.make(edition=edition, seats=seats, **settings)
        self.open(table)
        self.begin()
        return table

    def open(self, table: str, what: str = "") -> None:
        """Go to a table's page."""
        self.page.goto(f"{self.url}/t/{table}{what}")

    def join(self, table: str, name: str) -> None:
        """Sit down at a table by its link."""
        self.open(table)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.get_by_role("button", name="Leave the table").wait_for()

    def begin(self) -> None:
        """Begin the match, as host."""
        self.page.get_by_role("button", name="Begin").click()
        self.page.locator(".hand").wait_for()

    # --- Looking -------------------------------------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        """The cards on the screen, in the notation."""
        return list(self.page.eval_on_selector_all(".thing", "(things) => things.map((thing) => thing.dataset.card)"))

    def standing(self) -> list[str]:
        """Those that stand up."""
        return list(self.page.eval_on_selector_all(".thing.standing", "(things) => things.map((thing) => thing.dataset.card)"))

    def answers(self) -> list[str]:
        """The answers on the screen that are no cards."""
        return [text.split("\n")[0].strip() for text in self.page.locator(".answers .answer").all_inner_texts()]

    def log(self) -> list[str]:
        """The log, newest line first."""
        return self.page.locator(".log li").all_inner_texts()

    def see(self, text: str) -> None:
        """Wait until the prompt says something."""
        expect(self.page.locator(".prompt")).to_contain_text(text)

    def told(self, text: str) -> None:
        """Wait until the log says something."""
        expect(self.page.locator(".log")).to_contain_text(text)

    # --- Doing ---------------------------------------------------------------------------------------------------------------

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'.thing[data-card="{card}"]').first

    def play(self, card: str) -> None:
        """Press a card of the hand."""
        self.card(card).click()

    def answer(self, text: str) -> None:
        """Press an answer."""
        self.page.locator(".answers .answer", has_text=text).first.click()

    def play_on(self, until: Callable[[Page], bool], *, seconds: float = 120.0, seed: int = 1) -> list[str]:
        """Click on whatever is asked until something is so; what was clicked."""
        rng = random.Random(seed)  # noqa: S311  a test's luck
        did: list[str] = []
        end = time.monotonic() + seconds
        idle = time.monotonic()
        while not until(self.page):
            assert time.monotonic() < end, f"still playing: {did[-10:]}"
            step = self.page.evaluate(_STEP, rng.random())
            if step not in {None, "over"}:
                did.append(str(step))
                idle = time.monotonic()
            assert time.monotonic() - idle < WAIT_S, f"nothing is asked any more: {did[-10:]}"
            self.page.wait_for_timeout(30)
        return did


def is_over(page: Page) -> bool:
    """Whether the match on a page is over."""
    return page.locator(".end a", has_text="Replay").count() > 0
