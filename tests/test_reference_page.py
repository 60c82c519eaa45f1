"""docs/reference.md: what programs use, as its docstrings explain it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from lastcard.rules.questions import Choice, Question
from lastcard.rules.state import State
from lastcard.testing.reference_page import page
from lastcard.views import View

PAGE = (Path(__file__).parents[1] / "docs" / "reference.md").read_text(encoding="utf-8")


def _about(name: str) -> str:
    """What the page says under the heading of a name; several modules may have one."""
    return "\n".join(section.partition("\n### ")[0] for section in PAGE.split(f"\n### {name}\n")[1:])


def test_the_page_is_up_to_date() -> None:
    """`python -m lastcard.testing.reference_page docs/reference.md` writes it again."""
    assert page(PAGE) == PAGE


@pytest.mark.parametrize("module", ["lastcard", "lastcard.batch", "lastcard.bots", "lastcard.testing"])
def test_all_that_a_package_offers_by_itself_is_on_the_page(module: str) -> None:
    """Each name under a heading of its own, with where it is imported from."""
    for name in import_module(module).__all__:
        assert f"`{module}.{name}" in _about(name)


@pytest.mark.parametrize("kind", [View, Question, Choice, State])
def test_every_field_has_its_row(kind: type[msgspec.Struct]) -> None:
    """With its type and its words."""
    rows = [line.split(" | ") for line in _about(kind.__name__).splitlines() if line.startswith("| `")]

    assert [name.strip("| `") for name, *_ in rows][: len(kind.__struct_fields__)] == [*kind.__struct_fields__]
    assert all(len(words) > len(" |") for *_, words in rows)


@pytest.mark.parametrize("name", ["seat", "players", "bluffs", "honest", "known", "colour", "bounds"])
def test_what_a_bot_remembers_is_explained(name: str) -> None:
    """Also what its methods set."""
    assert f"| `{name}` |" in _about("Memory")


def test_a_page_that_was_changed_by_hand_is_found() -> None:
    """Or a part that there is not."""
    assert page(PAGE.replace("Whether it is over.", "Whether it was over.", 1)) == PAGE
    with pytest.raises(KeyError, match="nothing"):
        page("<!-- made: nothing -->\n\n<!-- end -->")
