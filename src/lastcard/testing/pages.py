"""Pages of docs/ with parts that are made: each between marks, the rest written by hand."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

_PART = re.compile(r"(<!-- made: (\w+) -->\n).*?(\n<!-- end -->)", re.DOTALL)


def filled(text: str, parts: Mapping[str, Iterable[str]]) -> str:
    """A page with all its parts made anew; KeyError names one that there is not."""
    return _PART.sub(lambda found: found[1] + "\n".join(parts[found[2]]) + found[3], text)


def head(*columns: str) -> tuple[str, str]:
    """How a table begins."""
    return row(*columns), "|---" * len(columns) + "|"


def row(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |".replace("  |", " |")


def write_again(page: Callable[[str], str]) -> None:
    """Write the page again that this process was called with."""
    file = Path(sys.argv[1])
    file.write_text(page(file.read_text(encoding="utf-8")), encoding="utf-8")
