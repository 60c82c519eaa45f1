"""The pages of rules and guides in docs/: made from the catalogue, and no older than it."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path, PurePosixPath

from lastcard.cli.rule_pages import pages


def test_the_pages_of_rules_are_what_the_command_writes() -> None:
    """`./go rules --pages docs` writes them again; none is missing, and none is left of what is no more."""
    docs = Path(__file__).parents[2] / "docs"
    there = {path.relative_to(docs).as_posix() for path in [docs / "rules.md", *(docs / "rules").rglob("*.md")]}

    assert there == {place.as_posix() for place in pages()}
    outdated = [place.as_posix() for place, text in pages().items() if (docs / place).read_text(encoding="utf-8") != text]
    assert not outdated, "written anew by: ./go rules --pages docs"


def test_every_link_of_the_pages_of_rules_leads_to_one() -> None:
    """Within docs/, by a path that a browser of repositories follows."""
    written = pages()
    for place, text in written.items():
        for link in re.findall(r"\]\(([^)]*)\)", text):
            assert PurePosixPath(posixpath.normpath(place.parent / link)) in written, f"{place}: {link}"
