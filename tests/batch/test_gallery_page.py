"""docs/house-rules.md: its figures are made, and every rule, preset and card has its row."""

from __future__ import annotations

import re
from pathlib import Path

from lastcard.rules.house import PRESETS
from lastcard.rules.options import HOUSE
from lastcard.testing.gallery_page import page

PAGE = (Path(__file__).parents[2] / "docs" / "house-rules.md").read_text(encoding="utf-8")


def labels(text: str) -> list[str]:
    """All of a page but its figures: the lines of text without numbers, the heads and the first cells of tables."""
    told = []
    for line in text.splitlines():
        cells = line.split(" | ")
        head = line.startswith(("| card", "| rule", "| | plain"))
        told.append(line if head else re.sub(r"[-+]?\d[\d.]*", "0", cells[0]))
    return told


def test_the_page_is_what_its_command_writes_but_for_the_figures() -> None:
    """`python -m lastcard.testing.gallery_page docs/house-rules.md` measures them again; a few rounds show where they go."""
    again = page(PAGE, rounds=8, matches=1)

    assert again != PAGE
    assert labels(again) == labels(PAGE)
    assert labels(PAGE.replace("| `jump_in=true` |", "| `jump_in` |")) != labels(again)


def test_every_house_rule_and_preset_is_measured() -> None:
    """Each switch has a row with a value that is not the plain game's, each preset a row or a column."""
    assert [name for name in HOUSE if not re.search(rf"^\| `{name}=\w+` \|", PAGE, re.MULTILINE)] == []
    assert [name for name in PRESETS if f"| `{name}` |" not in PAGE and name != "plain"] == []
