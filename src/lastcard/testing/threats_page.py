"""The tables of docs/threat-model.md that follow from the code: the planted bugs of durability.

.venv/bin/python -m lastcard.testing.threats_page docs/threat-model.md
"""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.testing.pages import filled, head, row, write_again
from lastcard.testing.proofs.durability import BUGS


def page(text: str) -> str:
    """The page with its tables made anew."""
    return filled(text, {"durability": _durability()})


def _durability() -> Iterator[str]:
    yield from head("planted bug", "what is wrong with that server", "noticed by")
    for bug in BUGS:
        yield row(f"`{bug.__name__}`", bug.what(), bug.caught_by)


if __name__ == "__main__":
    write_again(page)
