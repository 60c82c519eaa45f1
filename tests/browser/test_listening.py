"""Who listens instead of looking is told all that others see, and nobody loses their place on the page."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, Route, TimeoutError, expect  # noqa: A004  it is no built-in one

from browser.pages import WAIT_S, Visitor, Visitors
from lastcard.testing.virtual import at
from lastcard.views import Wire

_RECORD = """() => {
  window.told = [];
  const lines = new Map();
  new MutationObserver((changes) => changes.forEach(({ addedNodes, removedNodes }) => {
    const now = performance.now();
    addedNodes.forEach((node) => {
      if (!(node instanceof Element && node.matches("[role=log] > p"))) return;
      const line = { text: node.textContent, ms: null, since: now };
      lines.set(node, line);
      window.told.push(line);
    });
    removedNodes.forEach((node) => lines.has(node) && (lines.get(node).ms = now - lines.get(node).since));
  })).observe(document, { childList: true, subtree: true });
}"""
"""Notes what a screen reader would read, on the page and in its dialogs, and how long each text was there to be read."""

WORD_MS = 300
"""What a screen reader takes for a word: 200 a minute."""


def heard(visitor: Visitor) -> Locator:
    """What a screen reader reads."""
    return visitor.page.locator(".spoken > :last-child")


def wait_to_hear(visitor: Visitor, text: str) -> None:
    """Wait until something was read, whatever is read after it, on a page where that is noted."""
    visitor.page.wait_for_function("(text) => window.told.some((line) => line.text === text)", arg=text)


def test_a_missing_call_is_told_once(visitors: Visitors) -> None:
    """Whoever owes the call hears so, and whoever may catch, too; what comes later does not say it again."""
    ana, ben = visitors.two("R7 R8 R9 | R3 B3", "R5", turn=1)

    ben.play("R3")

    expect(heard(ben)).to_contain_text("You: Red 3. You have one card left: call UNO!")
    expect(heard(ana)).to_contain_text("Ben: Red 3. Your turn. You may catch Ben: UNO was not called.")
    ana.page.keyboard.press("q")
    expect(heard(ana)).to_have_text("Your turn: play a card or draw.")
    ana.play("R7")
    expect(heard(ana)).to_contain_text("You: Red 7.")
    expect(heard(ana)).not_to_contain_text("catch")


def test_after_a_reload_one_hears_what_is_asked(visitors: Visitors) -> None:
    """The question with its answers, or whom the table waits for; and a call that is still owed."""
    ana, ben = visitors.two("W R8 R9 | R3 B3", "R5")
    for visitor, text in ((ana, "Your turn: play a card or draw."), (ben, "Waiting for Ana.")):
        visitor.reload()
        expect(heard(visitor)).to_have_text(text)
    ana.play("W")
    ana.see("Which color")

    ana.reload()

    choices = "1. Choose blue. 2. Choose green. 3. Choose red. 4. Choose yellow."
    expect(heard(ana)).to_have_text(f"Which color do you choose? {choices}")
    ana.page.keyboard.press("3")
    ben.play("R3")
    expect(heard(ben)).to_contain_text("call UNO!")
    ben.reload()
    expect(heard(ben)).to_have_text("You have one card left: call UNO! Waiting for Ana.")


def test_the_focus_never_falls_off_the_page(visitors: Visitors) -> None:
    """What had it may go away, from the lobby to a closed table: then the question has it, or the heading."""
    ana, ben = visitors.come(), visitors.come()
    page = ana.page
    ana.open(ana.make(seats="person person"))
    page.get_by_label("Another player on this device").fill("Dan")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    question, heading = page.locator(".question"), page.get_by_role("heading", level=1)
    page.get_by_role("button", name="Make host: Ben").press("Enter")
    expect(heading).to_be_focused()
    ben.page.get_by_role("button", name="Make host: Ana").press("Enter")
    visitors.arrange("W R8 | R3 B3 B4", "R5", draw_pile="R9 Y1 Y2")

    page.get_by_role("button", name="Start").press("Enter")
    expect(question).to_be_focused()
    page.get_by_role("button", name="Draw").first.press("Enter")
    ana.see("You have drawn Red 9.")
    expect(question).to_be_focused()
    page.locator(".answers button", has_text="Keep").press("Enter")
    expect(question).to_have_text("Waiting for Ben.")
    expect(question).to_be_focused()

    # Nobody is taken away from what they write, or from a dialog.
    page.get_by_role("button", name="People and links").press("Enter")
    link = page.get_by_role("dialog").get_by_role("button", name="Copy").first
    link.focus()
    ben.play("R3")
    ana.see("Your turn")
    expect(link).to_be_focused()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").press("Enter")
    expect(heading).to_have_text("You have left the table.")
    expect(heading).to_be_focused()


def test_a_key_that_comes_before_a_dialog_says_it_is_closed_opens_it_again(visitors: Visitors) -> None:
    """The browser says so some time after it has closed it, later than the next key if it has much to do."""
    ana = visitors.come()
    ana.arrange("R7 B3 G1 | G1 G2 G3", "R5")
    ana.see("Your turn")
    dialog = ana.page.locator("dialog[open]")
    ana.page.keyboard.press("?")
    dialog.wait_for()

    ana.page.evaluate(
        """() => new Promise((told) => {
          const dialog = document.querySelector("dialog[open]");
          dialog.addEventListener("close", () => requestAnimationFrame(told));
          dialog.requestClose();
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
        })"""
    )

    expect(dialog).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_remark_ends_with_its_match(visitors: Visitors) -> None:
    """There is nothing to call, catch or draw after the end; what is refused there can be read, until cards are dealt."""
    ana, ben = visitors.two("R7 R9 | G1 B+2 Rskip", "R5", rules={"target": 1}, turn=1)
    ben.play("Rskip")
    ana.page.keyboard.press("d")
    expect(ana.page.locator(".prompt .remark")).to_have_text("You cannot draw now.")
    # Between two players a Skip gives its player another turn.
    ben.holds("G1 B+2")
    ben.page.keyboard.press("d")
    ben.answer("Keep")
    ana.page.keyboard.press("u")
    ana.play("R7")
    ben.see("Your turn")
    ben.page.keyboard.press("d")
    ben.answer("Keep")
    ana.play("R9")
    expect(ana.page.locator(".end h2")).to_be_focused()

    for key in "duc":
        ana.page.keyboard.press(key)

    expect(ana.page.locator(".end .remark")).to_have_count(0)
    error = {"type": "error", "code": "not_stored", "message": ""}
    ana.page.evaluate("(error) => window.sockets.at(-1).onmessage({ data: JSON.stringify(error) })", error)
    expect(ana.page.locator(".end .remark")).to_have_text("The server could not store this. Try again in a moment.")
    visitors.arrange("R7 B1 | G1 B2", "R5")
    ana.page.get_by_role("button", name="Play again").press("Enter")
    expect(ana.page.locator(".question")).to_be_focused()
    expect(ana.page.locator(".prompt .remark")).to_have_text("")


def test_who_comes_and_goes_is_told(visitors: Visitors) -> None:
    """In the lobby and at the table: who sits down, is away, comes back and leaves, and who is host then."""
    ana, ben, cleo = (visitors.come() for _ in range(3))
    table = ana.make(seats="person person person")
    ana.open(table)
    ben.join(table, "Ben")
    expect(heard(ana)).to_have_text("Ben sits down.")
    cleo.join(table, "Cleo")
    expect(heard(ben)).to_have_text("Cleo sits down.")
    visitors.arrange("R7 R8 R9 | R3 B3 B4 | G1 G2 G3", "R5")
    ben.page.evaluate(_RECORD)
    ana.begin()
    cleo.page.locator(".hand").wait_for()
    address = cleo.page.url
    cleo.page.goto("about:blank")
    wait_to_hear(ben, "Cleo is away.")
    cleo.page.goto(address)
    wait_to_hear(ben, "Cleo is back.")

    for visitor in (ben, cleo):
        visitor.stop_time()
    ana.page.get_by_role("button", name="People and links").click()
    ana.make_sure("Leave the table")

    for visitor, host in ((ben, "You are the host now."), (cleo, "Ben is the host now.")):
        # What was held since the round began may be told after it, in the page's own time.
        expect(visitor.page.locator(".spoken > p").filter(has_text=f"Ana leaves the table. {host}")).to_have_count(1)
        expect(visitor.page.locator(".prompt .remark")).to_have_text(f"Ana leaves the table. {host}")


def test_chat_is_heard_on_a_phone(visitors: Visitors) -> None:
    """Where the log is out of sight, too; and nowhere twice."""
    ana, ben = visitors.come(), visitors.come(device="phone")
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 R8 R9 | R3 B3 B4", "R5")
    ana.begin()
    ben.page.locator(".hand").wait_for()

    ana.page.get_by_role("button", name="Well played!").first.click()

    expect(heard(ben)).to_have_text("Ana: Well played!")
    assert ana.page.locator("[aria-live]").count() == 1


def test_an_open_dialog_is_heard(visitors: Visitors) -> None:
    """Around it everything is inert: what happens meanwhile is said in it, and there alone."""
    ana, ben = visitors.two("R7 R8 R9 | R1 R2 R3", "R5", turn=1)
    page, dialog = ana.page, ana.page.get_by_role("dialog")
    heard_there = dialog.get_by_role("log").locator("p")
    for name in ("Rules", "People and links", "Language, appearance and sound"):
        page.get_by_role("button", name=name).click()
        expect(dialog.get_by_role("log")).to_have_count(1)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="People and links").click()

    ben.play("R1")

    expect(heard_there.last).to_have_text("Ben: Red 1. Your turn.")
    expect(page.locator(".spoken").last.locator("p")).to_have_count(0)
    ana.go_offline()
    expect(heard_there.last).to_have_text("The connection is lost. Trying again…")
    ana.go_online()
    expect(page.locator(".lost")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("q")
    expect(heard(ana)).to_have_text("Your turn: play a card or draw.")


def test_a_look_at_a_hand_is_heard_where_it_opens(visitors: Visitors) -> None:
    """What opens a dialog is not said outside it."""
    ana = visitors.come()
    ana.arrange("WA R7 R1 | G1 G2", "R5", edition="special-agent")
    late: list[Route] = []
    ana.page.route("**/Looks-*.js", lambda route: late.append(route))  # noqa: PLW0108  playwright cannot mark a built-in function

    with ana.page.expect_request("**/Looks-*.js"):
        ana.play("WA")
    # The dialog comes from far away, and what it says waits for it.
    ana.page.evaluate("() => new Promise((later) => setTimeout(later, 1000))")
    for route in late:
        route.continue_()

    expect(ana.page.get_by_role("dialog").get_by_role("log")).to_contain_text("Green 1")


def test_a_move_that_a_bot_made_for_somebody_says_so(players: Visitors) -> None:
    """To whoever had lost the connection, and comes back."""
    ana, ben = players.two("R7 R8 R9 R6 | R1 R2 R3 R4", "R5", turn=1)
    ben.go_offline()
    ana.see("Your turn")
    ben.go_online()

    expect(ben.page.locator(".prompt .remark")).to_have_text("Meanwhile a bot has played for you.")
    expect(heard(ben)).to_contain_text("Meanwhile a bot has played for you. You: Red")


def test_a_move_that_time_made_for_somebody_says_so(players: Visitors) -> None:
    """When the time for it was up."""
    ana, _ = players.two("R7 R8 R9 R6 | R1 R2 R3 R4", "R5", timer="fast")

    expect(heard(ana)).to_contain_text("You ran out of time. You: Red")


def test_nothing_is_said_twice_or_in_half_sentences(visitors: Visitors) -> None:
    """A drawn card is named once; the reading keys tell sentences, with the keys of the answers."""
    ana, _ = visitors.two("R7 B3 | R1 R2 R3", "R5", draw_pile="R9 Y1 Y2")
    ana.page.keyboard.press("d")
    expect(heard(ana)).to_have_text("You have drawn Red 9. Play it or keep it?")
    for key, text in {
        "q": "You have drawn Red 9. Play it or keep it? 1. Play Red 9. 2. Keep the card.",
        "s": "The hand is sorted by number.",
        "p": "Scores: Ana: 0 and Ben: 0. Up to 500 points.",
    }.items():
        ana.page.keyboard.press(key)
        expect(heard(ana)).to_have_text(text)
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog").get_by_text("0", exact=True)).to_be_visible()


# --- How much is said ----------------------------------------------------------------------------------------------------------


def lap_by_lap(seconds: float, thinks_s: float, **settings: Any) -> Iterator[tuple[float, Wire]]:
    """What a person at a table with three bots is told, and when: they answer so long after they were asked."""
    table, luck = at("person easy easy easy", begun=True, **settings), random.Random(1)  # noqa: S311  a test's luck
    start, told, asked = table.now, 0, 0.0
    ana = table.people[0]
    while table.now - start < seconds:
        for message in ana.messages[told:]:
            if message["type"] == "update":
                yield table.now - start, message
        told, choices = len(ana.messages), ana.choices()
        if table.state.phase != "playing":
            table.say(0, "next")
        elif choices and asked >= thinks_s:
            table.move(0, luck.choice(choices))
            asked = 0.0
        else:
            table.wait(0.1)
            asked = asked + 0.1 if choices else 0.0


def words_a_minute(ana: Visitor, seconds: float = 120.0, **settings: Any) -> float:
    """How much is said at such a table, by the clock of the page; every text is there as long as it takes to read."""
    ana.open(ana.make(seats="person easy easy easy"))
    ana.begin()
    ana.stop_time()
    page, now = ana.page, 0.0
    page.evaluate(_RECORD)
    for version, (when, message) in enumerate(lap_by_lap(seconds, 3.0, **settings), 1000):
        page.clock.run_for(round((when - now) * 1000))
        now = when
        data = message | {"version": version}
        page.evaluate("(data) => window.sockets.at(-1).onmessage({ data: JSON.stringify(data) })", data)
    told = page.evaluate("() => window.told")
    assert [line for line in told if line["ms"] is not None and line["ms"] < WORD_MS * len(line["text"].split())] == []
    return float(sum(len(line["text"].split()) for line in told) * 60 / now)


def test_speech_can_be_followed(visitors: Visitors) -> None:
    """Three bots made 431 words a minute, each text in the place of the one before; web/README.md tells today's figures."""
    assert words_a_minute(visitors.come()) < 300
    assert words_a_minute(visitors.come(), bot_pace="slow") < 150


def test_the_result_of_a_challenge_is_not_lost(visitors: Visitors) -> None:
    """Whatever comes right after it is added to it."""
    ana, ben = visitors.two("W4 R7 R8 R9 | B1 B2 B3", "R5")
    ana.play("W4")
    ana.answer("Blue")
    ben.see("Wild Draw Four on you!")
    ben.stop_time()
    ben.answer("Challenge")
    # The hand that was shown lies over the table.
    ben.page.get_by_role("dialog").wait_for()
    ben.page.clock.run_for(500)
    expect(heard(ben)).to_contain_text("Your challenge is right.")

    ben.page.keyboard.press("Escape")
    ben.page.keyboard.press("t")
    ben.page.get_by_role("dialog").wait_for(state="hidden")
    ben.page.clock.run_for(1_000)

    lines = ben.page.locator(".spoken > *")
    expect(lines.last).to_contain_text("Top of the discard pile")
    assert any("Your challenge is right." in text for text in lines.all_inner_texts())


# --- A whole match -------------------------------------------------------------------------------------------------------------


AGAIN_S = 10.0
ASKED = r"Your turn:|Waiting|.*[.!?] 1\. |.*(the round|The round ends|the game!)"
"""What is asked, whom the table waits for, or that nobody is asked any more: a table goes on while somebody reads."""


class Listener:
    """Somebody who hears what is announced, presses keys, and looks at nothing."""

    def __init__(self, page: Page) -> None:
        self._page, self._count = page, 0
        page.evaluate(_RECORD)

    def hear(self, patience_s: float = WAIT_S) -> str:
        """The next announcement."""
        self._page.wait_for_function("(count) => window.told.length > count", arg=self._count, timeout=patience_s * 1000)
        self._count += 1
        return str(self._page.evaluate("(at) => window.told[at].text", self._count - 1))

    def press(self, *keys: str) -> None:
        """Press some keys, one after the other."""
        for key in keys:
            self._page.keyboard.press(key)

    def ask(self, key: str, begins: str) -> str:
        """Press a key that has something read, and wait for that; whoever hears nothing of it presses again.

        A page that has just lost its connection has other things to say, and may say both at once.
        """
        end = time.monotonic() + WAIT_S
        while time.monotonic() < end:
            self.press(key)
            with suppress(TimeoutError):
                while not re.match(begins, text := self.hear(AGAIN_S)):
                    pass
                return text
        raise AssertionError(f"{key} has nothing read that begins with {begins}")

    def close(self) -> None:
        """Close a dialog: what was said a moment ago is said anew, and what is asked by now after it."""
        self.press("Escape")
        self._page.get_by_role("dialog").wait_for(state="hidden")
        self.ask("q", ASKED)
        self._count -= 1

    def take_turn(self) -> None:
        """Play a card that fits by what was read, with the call where one is left; draw if none does."""
        hand = re.split(", | and ", self.ask("h", "Your hand").partition(": ")[2].rstrip("."))
        top = re.fullmatch("Top of the discard pile: (.*). Color in play: (.*).", self.ask("t", "Top of"))
        assert top is not None
        face, colour = top[1].partition(" ")[2], top[2].title()
        if not any(card.startswith(("Wild", colour)) or card.partition(" ")[2] == face for card in hand):
            self.press("d")
            return
        if len(hand) == 2:
            self.ask("u", "You will call UNO")
        for _ in hand:
            self.press("ArrowRight", "Enter")
            while not (text := self.hear()).startswith(("You: ", "You cannot play", "You are not asked")):
                pass
            if text.startswith("You: "):
                # It may be the end of the round.
                self._count -= 1
                return
            if text.startswith("You are not asked"):
                # The turn was told a second time, after it was over.
                self.press("q")
                return
        raise AssertionError(f"none of {hand} was taken on {top[0]}")


def test_a_whole_match_by_words_alone(players: Visitors) -> None:
    """Every round from the deal to the last card, by what is announced: the hand, the top, what is asked, and its answers."""
    ana = players.come()
    ana.open(ana.make(seats="person easy easy", rules={"target": 60}))
    ana.begin()
    listener, end = Listener(ana.page), ana.page.locator(".end h2")
    listener.press("q")

    while "the game!" not in (text := listener.hear()):
        if "the round" in text or "The round ends" in text:
            # The heading has the focus then, and is read, too.
            expect(end).to_be_focused()
            listener.press("Tab", "Enter")
        elif "shows you" in text:
            # A hand that is shown is read, too, in a dialog that keeps the keys.
            listener.close()
        elif text.startswith("Your turn:"):
            listener.take_turn()
        elif re.search(r"[.!?] 1\. ", text):
            listener.press("1")
        elif "You may catch" in text:
            listener.press("c", "q")
        elif not text.startswith("Waiting"):
            listener.press("q")

    expect(end).to_be_focused()
