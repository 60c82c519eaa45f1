"""What a person does with the pages: come to a table, answer what is asked, and look at what is shown."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from lastcard.match import Arrangement

if TYPE_CHECKING:
    from lastcard.testing.browser import Served

Device = Literal["desktop", "phone", "sideways"]
Means = Literal["mouse", "touch", "keys"]

WAIT_S = 180.0
"""How long anything may take on a machine that is busy with other things."""

NEAR_PX = 16

expect.set_options(timeout=WAIT_S * 1000)

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
}

_LOOK = """([chance, leads]) => {
  const seen = (element) => element && element.offsetParent !== null && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const end = document.querySelector(".end .next .main");
  if (seen(document.querySelector(".end a"))) return { kind: "over" };
  const pick = (elements) => elements[Math.floor(chance * elements.length)];
  const listed = document.querySelector(".answers")?.dataset.question ?? "cards";
  const wanted = [
    ["look", all("dialog[open] .inside .main")[0]],
    ["next", leads && seen(end) ? end : undefined],
    ["catch", all(".catch.open")[0]],
    ["call", all(".call.owed")[0]],
    [listed, pick(all(".answers button, .thing.standing"))],
    ["draw", all("[role=toolbar] button:first-child")[0]],
  ].find(([, element]) => element);
  if (!wanted) return null;
  const [kind, element] = wanted;
  const thing = element.matches(".thing");
  if (kind === "look" || kind === "next") element.scrollIntoView({ block: "nearest" });
  const box = (thing ? element.querySelector(".face") : element).getBoundingClientRect();
  const [x, y] = thing ? [box.left + 12, box.top + 16] : [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const cards = [...document.querySelectorAll(".thing")];
  const at = cards.indexOf(document.activeElement);
  const from = at < 0 ? cards.findIndex((card) => card.tabIndex === 0) : at;
  const steps = Math.abs(cards.indexOf(element) - from) + (at < 0 ? 1 : 0);
  return {
    kind, x, y,
    covered: element.contains(hit) ? null : `${element.className} by ${hit?.className ?? "the edge"}`,
    keys: thing
      ? [...Array(steps).fill(cards.indexOf(element) < from && at >= 0 ? "ArrowLeft" : "ArrowRight"), "Enter"]
      : kind === "look" ? ["Escape"] : kind === "next" ? ["Tab", "Enter"] : [element.getAttribute("aria-keyshortcuts")],
  };
}"""
"""What is asked now, where it is answered, whether something lies over that, and the keys that answer it."""

_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
    this.addEventListener("message", (event) => window.dead && event.stopImmediatePropagation());
  }
  send(data) {
    if (!window.dead) super.send(data);
  }
};
"""
"""Lets a test break the sockets of a page, or have everything vanish that they carry."""

_MOTIONS = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const motion = animate.apply(this, given);
  motion.pause();
  motion.currentTime = motion.effect.getComputedTiming().duration / 2;
  window.motions.push({ motion, element: this });
  return motion;
};
"""
"""Stops every motion half-way."""

_MOVING = """() => window.motions.filter(({ motion }) => motion.playState === "paused").map(({ motion, element }) => {
  const frames = motion.effect.getKeyframes();
  const place = ({ transform }) => {
    const { e, f } = new DOMMatrix(transform);
    const width = parseFloat(element.style.width);
    return [e + width / 2, f + width * 0.75];
  };
  const card = element.querySelector("use").getAttribute("href").split("#card-")[1];
  const laid = element.dataset.laid;
  return laid === undefined ? { card, start: place(frames.at(0)), end: place(frames.at(-1)) } : { card, laid: Number(laid) };
})"""
"""The cards on their way, or being turned over, and from where to where they go."""

_PILE = "Y1 Y2 Y3 Y4 Y6 Y8 Y9 G1 G2 G3 G4 G6 G8 G9"
"""What is drawn where it does not matter: yellow and green are in every edition."""


LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
"""Waits until a page has taken to its size."""

_LOWER = {"desktop": ((1366, 625), (1280, 585), (1024, 768)), "phone": ((390, 664), (360, 640)), "sideways": ()}
"""What browsers leave of a screen of each kind."""


class Visitors:
    """Everybody who came, each with a browser of their own."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self._browser = browser
        self.served = served
        self.problems: list[str] = []
        # Most people's browsers have no service worker, so that what they ask for is asked by the page.
        self.expected: list[str] = ["Service Worker registration blocked"]
        """Parts of what a browser may complain about, sooner or later, without anything being wrong."""
        self._contexts: list[BrowserContext] = []

    def complain(self, problem: str) -> None:
        """Something has gone wrong on a page."""
        if not any(part in problem for part in self.expected):
            self.problems.append(problem)

    def leave(self) -> None:
        """Everybody goes home."""
        for context in self._contexts:
            context.close()

    def come(
        self,
        *,
        device: Device = "desktop",
        means: Means | None = None,
        calm: bool = True,
        locale: str = "en-GB",
        worker: bool = False,
    ) -> Visitor:
        """Somebody new, with a device of their own; whoever has a phone touches it. A page may have a service worker."""
        mobile = device != "desktop"
        context = self._browser.new_context(
            viewport=SIZES[device],
            is_mobile=mobile,
            has_touch=mobile,
            reduced_motion="reduce" if calm else "no-preference",
            locale=locale,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(WAIT_S * 1000)
        context.add_init_script(_SOCKETS)
        self._contexts.append(context)
        return Visitor(self, context, means or ("touch" if mobile else "mouse"))

    def arrange(self, hands: str, top: str, *, draw_pile: str = "", turn: int = 0, **more: Any) -> None:
        """What the next match begins from: hands divided by "|", the piles from their tops."""
        held = tuple(hand.strip() for hand in hands.split("|"))
        self.served.position = Arrangement(hands=held, discard_pile=top, draw_pile=draw_pile or _PILE, turn=turn, **more)

    def deal_seven(self, colours: str = "RBYG") -> None:
        """Let each seat of the next match have seven cards of a colour, and nothing turned up that gives more; seat 0 plays."""
        hands = [" ".join(f"{colour}{number}" for number in range(1, 8)) for colour in colours]
        self.arrange(" | ".join(hands), f"{colours[0]}9")

    def two(self, hands: str, top: str, *, turn: int = 0, draw_pile: str = "", **settings: Any) -> tuple[Visitor, Visitor]:
        """Ana and Ben at a table of two, with the cards as given."""
        ana, ben = self.come(), self.come()
        table = ana.make(seats="person person", **settings)
        ana.open(table)
        ben.join(table, "Ben")
        self.arrange(hands, top, turn=turn, draw_pile=draw_pile)
        ana.begin()
        ben.page.locator(".hand").wait_for()
        return ana, ben


class Visitor:
    """One person's browser."""

    def __init__(self, visitors: Visitors, context: BrowserContext, means: Means) -> None:
        self._visitors = visitors
        self._context = context
        self._means = means
        self.url = visitors.served.url
        self.page = self.tab()

    @property
    def problems(self) -> list[str]:
        """What has gone wrong on anybody's page."""
        return self._visitors.problems

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self._context.new_page()
        page.on("pageerror", lambda error: self._visitors.complain(str(error)))
        page.on("console", lambda said: self._visitors.complain(said.text) if said.type in {"error", "warning"} else None)
        return page

    # --- Coming to a table ---------------------------------------------------------------------------------------------------

    def make(self, *, edition: str = "classic", seats: str = "person easy easy", name: str = "Ana", **settings: Any) -> str:
        """A table made by this person, who sits in its first seat; its id."""
        body = {"name": name, "settings": {"edition": edition, "seats": seats.split(), **settings}}
        answer = self._context.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        made = answer.json()
        kept = {"table": made["table"], "seat": made["seat"], "token": made["token"], "name": name, "edition": edition, "at": 0}
        # A page of the same origin that runs nothing.
        self.page.goto(f"{self.url}/healthz")
        self.page.evaluate("(kept) => localStorage.setItem('lastcard.seats', kept)", json.dumps([kept]))
        return str(made["table"])

    def arrange(
        self, hands: str, top: str, *, edition: str = "classic", settings: dict[str, Any] | None = None, **more: Any
    ) -> str:
        """A table at which this person has the first hand and the others are bots, with the cards as given; its id."""
        self._visitors.arrange(hands, top, **more)
        seats = " ".join(["person"] + ["easy"] * hands.count("|"))
        table = self.make(edition=edition, **({"seats": seats} | (settings or {})))
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

    def make_sure(self, name: str) -> None:
        """Press what asks first, and press it again."""
        button = self.page.get_by_role("button", name=name)
        button.click()
        expect(self.page.get_by_role("button", name="Cancel")).to_be_focused()
        button.click()

    def begin(self) -> None:
        """Begin the match, as host."""
        self.page.get_by_role("button", name="Start").click()
        # In vain, this tells what is on the page instead.
        expect(self.page.locator(".hand")).to_be_visible()

    # --- Going away and coming back ------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Load the page anew in the middle of it."""
        self.page.reload()
        self.page.locator(".hand").wait_for()

    def reconnect(self) -> None:
        """Lose the socket, as a network does, and wait until the page has another."""
        count = self.page.evaluate("() => { window.sockets.forEach((socket) => socket.close()); return window.sockets.length; }")
        self.page.wait_for_function("(count) => window.sockets.length > count", arg=count)
        expect(self.page.locator(".lost")).to_have_count(0)

    def go_offline(self) -> None:
        """Lose the network."""
        # A browser complains about what it cannot open.
        self._visitors.expected += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
        # The browser's own switch leaves open sockets alone, until something is sent: that blocks their end as well.
        self.go_silent()
        self._context.set_offline(True)
        self.page.evaluate("() => window.sockets.forEach((socket) => socket.close())")
        expect(self.page.locator(".lost")).to_be_visible()

    def go_online(self) -> None:
        """Have the network back."""
        self.go_silent(silent=False)
        self._context.set_offline(False)

    def go_silent(self, *, silent: bool = True) -> None:
        """Let whatever is sent vanish on the way, as in a tunnel: no socket breaks, and nothing says so. Or hear again."""
        self.page.evaluate("(dead) => { window.dead = dead; }", silent)

    def notice_offline(self) -> None:
        """Let the device notice that it has no network."""
        self._visitors.expected += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
        self._context.set_offline(True)

    def stop_time(self) -> None:
        """Let no time pass on the page but what a test lets pass: what shows for a moment stays, however slow the machine is.

        A test waits first for what the page shows once it is connected: a page that was still connecting would not try again.
        """
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1_000)

    def pass_time(self, until: Callable[[], bool]) -> None:
        """Let time pass on a page on which it was stopped, no faster than elsewhere, until something is so."""
        end = time.monotonic() + WAIT_S
        while not until():
            assert time.monotonic() < end
            self.page.clock.run_for(20)
            self.page.wait_for_timeout(20)

    def hold_motion(self) -> None:
        """Stop every motion half-way on pages that are opened from now on, until `land` lets it end."""
        self._context.add_init_script(_MOTIONS)

    def moving(self) -> list[dict[str, Any]]:
        """The cards that move next on a page whose time was stopped."""
        self.pass_time(lambda: bool(self.page.evaluate(_MOVING)))
        return list(self.page.evaluate(_MOVING))

    def land(self) -> None:
        """Let what moves now come to its end."""
        self.page.evaluate(
            "() => window.motions.filter(({ motion }) => motion.playState === 'paused').forEach(({ motion }) => motion.finish())"
        )

    def is_at(self, place: Sequence[float], selector: str) -> bool:
        """Whether a place is the middle of something, as near as a card lies that stands up."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        return abs(box["x"] + box["width"] / 2 - place[0]) < NEAR_PX and abs(box["y"] + box["height"] / 2 - place[1]) < NEAR_PX

    # --- Looking -------------------------------------------------------------------------------------------------------------

    def cards(self) -> Locator:
        """The cards of the hand."""
        return self.page.locator(".thing")

    def holds(self, cards: str) -> None:
        """Wait until the hand is this one, in whatever order."""
        expect(self.cards()).to_have_count(len(cards.split()))
        for card in set(cards.split()):
            expect(self.page.locator(f'.thing[data-card="{card}"]')).to_have_count(cards.split().count(card))

    def standing(self) -> list[str]:
        """The cards that stand up."""
        return sorted(self.page.eval_on_selector_all(".thing.standing", "(things) => things.map((thing) => thing.dataset.card)"))

    def answers(self) -> list[str]:
        """The answers on the screen that are no cards."""
        return [text.split("\n")[0].strip() for text in self.page.locator(".answers .answer").all_inner_texts()]

    def see(self, text: str) -> None:
        """Wait until the prompt says something."""
        expect(self.page.locator(".prompt")).to_contain_text(text)

    def told(self, text: str) -> None:
        """Wait until the log says something."""
        expect(self.page.locator(".log").first).to_contain_text(text)

    # --- Doing ---------------------------------------------------------------------------------------------------------------

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'.thing[data-card="{card}"]').first

    def draws(self, card: str) -> bool:
        """Whether this page draws a card anywhere; the pictures of all hang in every page, by their names."""
        return f'"#card-{card}"' in self.page.content()

    def press(self, card: str) -> None:
        """Press a card of the hand, whether it can be played or not."""
        self.card(card).click(position={"x": 12, "y": 16})

    def play(self, card: str) -> None:
        """Press a card of the hand once it can be played."""
        expect(self.page.locator(f'.thing.standing[data-card="{card}"]').first).to_be_visible()
        self.press(card)

    def answer(self, text: str) -> None:
        """Press an answer."""
        self.page.locator(".answers .answer", has_text=text).first.click()

    def step(self, chance: float, *, leads: bool = True) -> str | None:
        """Answer what is asked, with whatever this person plays with; what it was. Who leads deals the next round."""
        found = self.page.evaluate(_LOOK, [chance, leads])
        if found is None or found["kind"] == "over":
            return None
        if self._means == "keys":
            for key in found["keys"]:
                self.page.keyboard.press(key)
        elif found["covered"]:
            return f"covered: {found['covered']}"
        elif self._means == "touch":
            self.page.touchscreen.tap(found["x"], found["y"])
        else:
            self.page.mouse.click(found["x"], found["y"])
        return str(found["kind"])


def play_on(people: Sequence[Visitor], until: Callable[[Page], bool], *, seconds: float = 600.0, seed: int = 1) -> list[str]:
    """Let everybody answer whatever is asked until something is so on the first page; what was answered."""
    rng = random.Random(seed)  # noqa: S311  a test's luck
    did: list[str] = []
    end = time.monotonic() + seconds
    idle = time.monotonic()
    while not until(people[0].page):
        for person in people:
            step = person.step(rng.random(), leads=person is people[0])
            if step is not None:
                did.append(step)
                idle = idle if step.startswith("covered") else time.monotonic()
        assert time.monotonic() < end, f"still playing: {did[-10:]}"
        assert time.monotonic() - idle < WAIT_S, f"nothing can be answered any more: {did[-10:]} {people[0].problems}"
        people[0].page.wait_for_timeout(10)
    return did


def is_over(page: Page) -> bool:
    """Whether the match on a page is over."""
    return page.locator(".end a", has_text="Replay").count() > 0


def on_each(visitor: Visitor, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """The same page on screens of several sizes."""
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(LAID_OUT)
        yield f"{width}x{height}"


def screens(visitor: Visitor, device: Device) -> Iterator[str]:
    """The same page on every screen of a kind, the lower ones last; in the end it is as it was."""
    whole = SIZES[device]["width"], SIZES[device]["height"]
    yield from on_each(visitor, (whole, *_LOWER[device]))
    list(on_each(visitor, (whole,)))
