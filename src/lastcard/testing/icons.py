"""The icons of the installed page and the picture in previews of its links: `python -m lastcard.testing.icons web/static`.

All is drawn from the project's own art, by the browser that the tests drive.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from lastcard import art
from lastcard.testing.browser import launched

DARK = "#1d2540"
FELT = "radial-gradient(ellipse at 50% 42%, #187a60, #0f5f4c 45%, #07342b)"
CARDS = ("R7", "Bskip", "W4", "Grev", "Y+2")
WIDE, HIGH = 1200, 630

ICONS = {"icon-192.png": (192, 0.86), "icon-512.png": (512, 0.86), "icon-maskable-512.png": (512, 0.66)}
"""How large each is, and how much of it the sign takes: whoever cuts a maskable one to a shape leaves four fifths of it."""


def icon(size: int, share: float) -> str:
    """The sign of lastcard, on a ground."""
    return (
        f'<body style="margin:0;display:grid;place-items:center;width:{size}px;height:{size}px;background:{DARK}">'
        f'<div style="width:{size * share}px">{art.mark()}</div>'
    )


def preview() -> str:
    """A fan of cards beside the name."""
    middle = (len(CARDS) - 1) / 2
    fan = "".join(
        f'<div style="position:absolute;width:250px;left:{660 + (at - middle) * 95}px;top:{125 + abs(at - middle) ** 2 * 14}px;'
        f'rotate:{(at - middle) * 9}deg;filter:drop-shadow(0 8px 14px rgb(0 0 0/45%))">{art.card(card)}</div>'
        for at, card in enumerate(CARDS)
    )
    return (
        f'<body style="margin:0;position:relative;width:{WIDE}px;height:{HIGH}px;overflow:hidden;background:{FELT}">'
        f'<div style="position:absolute;left:60px;top:155px;width:280px;padding:22px;border-radius:50%;background:{DARK}">'
        f"{art.mark()}</div>{fan}"
    )


def draw(folder: Path) -> None:
    """Write all pictures into a folder."""
    drawings = {name: (icon(*icon_of), icon_of[0], icon_of[0]) for name, icon_of in ICONS.items()}
    drawings["share.jpg"] = (preview(), WIDE, HIGH)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for name, (html, width, height) in drawings.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_content(html)
            page.screenshot(path=folder / name)
        browser.close()


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
