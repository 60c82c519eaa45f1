"""The catalogues as pages fetch them: whole, or the part that a page needs, without what only a terminal says."""

from __future__ import annotations

import re
from functools import cache

from lastcard.server.pages import Page
from lastcard.words.catalogue import FOLDER, PARTS

_UNSAID = ("cli", "guide", "reports", "shell", "tui")
"""Words that no page fetches."""
_COMMENTS = re.compile(r"^#.*\n", re.MULTILINE)
"""What the catalogues say to translators."""
_TERMINAL = (
    "again|chat-free|chat-off|chat-phrases|command|differs|editions|game|games|help|hint|hosted|input_ended|jump|kept|"
    "leave|left_in_hand|not_begun|not_saved|nothing_asked|one_left|pass|prompt|remove|replay|resumed|rules|saved|"
    "saved_again|seat_kept|sent|serve|thanks|too_late|top-coloured|unknown|unsaved|uno|why-bluff|why-not_held|"
    "why-playable|why-what"
)
"""What is said of a table in a terminal alone: a page that fetches a part has no use for it."""
_OF_TERMINALS = re.compile(rf"^table-(?:{_TERMINAL})(?:-\w+)? =.*\n(?:(?: .*)?\n)*", re.MULTILINE)


@cache
def words_page(locale: str, part: str | None) -> Page:
    """A part of a locale's catalogue, or all that any page has ever said."""
    stems = sorted(path.stem for path in (FOLDER / locale).glob("*.ftl") if path.stem not in _UNSAID)
    texts = [(FOLDER / locale / f"{stem}.ftl").read_text(encoding="utf-8") for stem in (PARTS[part] if part else stems)]
    text = _COMMENTS.sub("", "\n".join(texts))
    return Page((_OF_TERMINALS.sub("", text) if part else text).encode(), "text/plain; charset=utf-8", "no-cache")
