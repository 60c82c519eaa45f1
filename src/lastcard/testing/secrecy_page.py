"""docs/secrecy.md: the tables of leaks that are planted, and of refusals that are not provoked.

.venv/bin/python -m lastcard.testing.secrecy_page docs/secrecy.md
"""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.testing.pages import filled, head, row, write_again
from lastcard.testing.secrecy.plants import PLANTS
from lastcard.testing.secrecy.provoking import NEVER_PROVOKED

_FOUND_BY = {"table": "in virtual time", "server": "at a server"}


def page(text: str) -> str:
    """The page with its tables made anew."""
    return filled(text, {"plants": _plants(), "codes": _codes()})


def _plants() -> Iterator[str]:
    yield from head("by way of", "planted leak", "found by the short run")
    for plant in PLANTS:
        yield row(plant.channel, plant.name, _FOUND_BY[plant.proof])


def _codes() -> Iterator[str]:
    yield from head("code", "why")
    for code, why in NEVER_PROVOKED.items():
        yield row(f"`{code}`", why)


if __name__ == "__main__":
    write_again(page)
