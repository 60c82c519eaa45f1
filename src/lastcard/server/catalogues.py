"""The catalogues as pages fetch them: whole, or the part that a page needs."""

from __future__ import annotations

import re
from functools import cache

from lastcard.server.pages import Page
from lastcard.words.catalogue import FOLDER, PARTS

_UNSAID = ("cli", "guide", "reports", "shell", "terminal", "tui")
"""Words that no page fetches."""
_COMMENTS = re.compile(r"^#.*\n", re.MULTILINE)
"""What the catalogues say to translators."""


@cache
def words_page(locale: str, part: str | None) -> Page:
    """A part of a locale's catalogue, or all that any page has ever said."""
    stems = sorted(path.stem for path in (FOLDER / locale).glob("*.ftl") if path.stem not in _UNSAID)
    texts = [(FOLDER / locale / f"{stem}.ftl").read_text(encoding="utf-8") for stem in (PARTS[part] if part else stems)]
    return Page(_COMMENTS.sub("", "\n".join(texts)).encode(), "text/plain; charset=utf-8", "no-cache")
