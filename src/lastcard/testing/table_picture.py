"""The picture of a table in the README: `python -m lastcard.testing.table_picture docs/table.png` makes it anew.

It needs what the browser's tests need, and the pages as they are built.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from lastcard.match import Arrangement
from lastcard.server.pages import BUILT
from lastcard.server.settings import ServerPaces
from lastcard.testing.browser import Served, launched

EDITION = "grand"
NAMES = ("Ana", "Ben", "Chloé", "Davi", "Emma")
HANDS = ("R7 B2 R+2 Yrev G4 WF WU W4", "B1 B4 G9 Y8 R3", "Y1 Y2 Y3", "B8", "G1 G2 G3 G4 R9 Y0 B5")
DISCARDS = "R5 Y5 Yskip B8"
DRAW_PILE = "Y4 Y6 G8 G9 R1 R2 B3 B6 B7 G5 G6 Y7 Y9 R8 R4 B9"
STILL = ServerPaces(bot_s=3600.0, call_s=3600.0, react_s=3600.0, grace_s=3600.0)
"""Nobody moves while the picture is taken."""


def take(path: Path) -> None:
    """Seat five people at an arranged table, and take a picture of it with the eyes of the first."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data), STILL, BUILT)
        served.start()
        browser = launched(playwright)
        try:
            served.position = Arrangement(hands=HANDS, discard_pile=DISCARDS, draw_pile=DRAW_PILE, turn=0, dealer=4)
            context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", color_scheme="light")
            page = context.new_page()
            settings = {"edition": EDITION, "seats": ["person"] * len(NAMES)}
            made = context.request.post(f"{served.url}/api/tables", data={"name": NAMES[0], "settings": settings}).json()
            for name in NAMES[1:]:
                guest = browser.new_context(reduced_motion="reduce").new_page()
                guest.goto(f"{served.url}/t/{made['table']}")
                guest.get_by_label("Your name").fill(name)
                guest.get_by_role("button", name="Sit down").click()
                guest.get_by_role("button", name="Leave the table").wait_for()
            kept = [{"table": made["table"], "seat": 0, "token": made["token"], "name": NAMES[0], "edition": EDITION, "at": 0}]
            page.goto(f"{served.url}/healthz")
            page.evaluate("(kept) => localStorage.setItem('lastcard.seats', kept)", json.dumps(kept))
            page.goto(f"{served.url}/t/{made['table']}")
            page.get_by_role("button", name="Start").click()
            page.locator(".thing.standing").first.wait_for()
            page.evaluate("document.fonts.ready")
            page.screenshot(path=path)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    take(Path(sys.argv[1]))
