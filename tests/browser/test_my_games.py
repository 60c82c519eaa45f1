"""What the first page tells of the games that this browser knows, and how somebody is called back to one."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.pages import Visitors

_ELSEWHERE = """
window.called = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (window.Notification.permission = "granted"); }
  constructor(text) { window.called.push(text); }
  close() {}
};
navigator.vibrate = () => window.called.push("shakes");
Object.defineProperty(document, "hidden", { get: () => window.elsewhere === true });
"""
"""A browser that notes how it calls somebody, and whose page can be behind others."""

_BY_WORKER = """
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (window.Notification.permission = "granted"); }
  constructor() { throw new TypeError("Illegal constructor"); }
};
const worker = {
  showNotification: async (text, { data }) => window.called.push(`${text} ${data}`),
  getNotifications: async ({ tag }) => [{ close: () => window.called.push(`${tag} closed`) }],
};
Object.defineProperty(navigator, "serviceWorker", { value: { register: async () => worker, ready: Promise.resolve(worker) } });
"""
"""The browser of a phone: its pages notify nobody by themselves."""


def test_games_going_on_and_finished_and_their_replays(visitors: Visitors) -> None:
    """One that has expired is forgotten."""
    visitors.expected.append("404")
    ana, _ = visitors.two("R7 | G1 B+2", "R5", rules={"target": 1})
    ana.play("R7")
    ana.page.locator(".end").wait_for()
    over = json.loads(ana.page.evaluate("() => localStorage.getItem('lastcard.seats')"))
    ana.make(edition="urrrhhh", seats="person person")
    begun = json.loads(ana.page.evaluate("() => localStorage.getItem('lastcard.seats')"))
    expired = [begun[0] | {"table": "abcdefghjkmn", "token": "gone"}]
    ana.page.evaluate("(kept) => localStorage.setItem('lastcard.seats', kept)", json.dumps([*expired, *begun, *over]))

    ana.page.goto(ana.url)

    games = ana.page.locator("section", has=ana.page.get_by_role("heading", name="My games"))
    expect(games.get_by_role("heading", name="Finished")).to_be_visible()
    expect(games.get_by_role("link")).to_have_count(3)
    expect(games.get_by_role("link", name="Urrrhhh")).to_contain_text("Not begun")
    assert "gone" not in ana.page.evaluate("() => localStorage.getItem('lastcard.seats')")
    games.get_by_role("link", name="Replay 1").press("Enter")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Classic")


def test_whoever_asked_for_it_is_notified_of_their_turn_while_they_look_elsewhere(visitors: Visitors) -> None:
    """Only after a press, and without a shake where a device wants no motion."""
    ana, ben = visitors.come(), visitors.come()
    ana.page.add_init_script(_ELSEWHERE)
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 B3 G1 | R1 R2 R3", "R5", turn=1)
    ana.begin()
    ana.page.get_by_role("button", name="Language, appearance and sound").click()
    box = ana.page.get_by_role("checkbox", name="Notify me when it is my turn")
    assert not box.is_checked()
    box.click()
    expect(box).to_be_checked()
    ana.page.keyboard.press("Escape")
    ana.page.evaluate("window.elsewhere = true")

    ben.play("R1")

    ana.page.wait_for_function("() => window.called.length > 0")
    assert ana.page.evaluate("window.called") == ["It is your turn."]
    assert "your turn" in ana.page.title()


def test_a_phone_notifies_by_its_worker_and_takes_that_back(visitors: Visitors) -> None:
    """Pages of phones cannot notify anybody by themselves."""
    ana, ben = visitors.come(), visitors.come()
    ana.page.add_init_script(_ELSEWHERE)
    ana.page.add_init_script(_BY_WORKER)
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 B3 G1 | R1 R2 R3", "R5", turn=1)
    ana.begin()
    ana.page.get_by_role("button", name="Language, appearance and sound").click()
    ana.page.get_by_role("checkbox", name="Notify me when it is my turn").click()
    ana.page.keyboard.press("Escape")
    ana.page.evaluate("window.elsewhere = true")

    ben.play("R1")

    ana.page.wait_for_function("() => window.called.length > 0")
    assert ana.page.evaluate("window.called") == [f"It is your turn. {ana.url}/t/{table}"]
    ana.play("R7")
    ana.page.wait_for_function("() => window.called.length > 1")
    assert ana.page.evaluate("window.called.at(-1)") == f"/t/{table} closed"


def test_a_phone_shakes_when_it_is_ones_turn(visitors: Visitors) -> None:
    """Once somebody has touched the page, which browsers ask for."""
    ana, ben = visitors.come(device="phone", calm=False), visitors.come()
    ana.page.add_init_script(_ELSEWHERE)
    table = ana.make(seats="person person")
    ana.open(table)
    ben.join(table, "Ben")
    visitors.arrange("R7 B3 G1 | R1 R2 R3", "R5", turn=1)
    ana.begin()

    ben.play("R1")

    ana.page.wait_for_function("() => window.called.length > 0")
    assert ana.page.evaluate("window.called") == ["shakes"]
