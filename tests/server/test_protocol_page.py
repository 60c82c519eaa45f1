"""docs/protocol.md: its tables are those that the description of the protocol gives."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from lastcard import protocol
from lastcard.codes import CODES
from lastcard.server.openapi import document
from lastcard.testing.protocol_page import page

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    """`python -m lastcard.testing.protocol_page docs/protocol.md` writes it again."""
    assert page(PAGE) == PAGE


def test_every_message_code_request_and_phrase_is_on_the_page() -> None:
    """Each in a row of its own, with all that it carries."""
    rows = [line for line in PAGE.splitlines() if line.startswith("| ")]
    messages: list[type[msgspec.Struct]] = [*get_args(protocol.AnyMessage), *get_args(protocol.AnyAnswer)]

    for kind in messages:
        fields = ", ".join(f"`{name}`" for name in kind.__struct_encode_fields__)
        assert f"| `{kind.__struct_config__.tag}` | {fields} | {kind.__doc__} |" in rows
    for code, asks in CODES.items():
        assert any(row.startswith(f"| `{code}` | {asks.meaning} | {asks.status} |") for row in rows)
    for path in document()["paths"]:
        assert any(f" {path}`" in row for row in rows)
    for phrase in protocol.PHRASES:
        assert f"`{phrase}`" in PAGE


@pytest.mark.parametrize("kind", [protocol.TableSettings, protocol.Info, protocol.SeatInfo, protocol.Shuffle, protocol.ClockInfo])
def test_every_field_of_what_is_explained_is_on_the_page(kind: type[msgspec.Struct]) -> None:
    """In the table of its struct."""
    table = PAGE.partition(f"<!-- made: {kind.__name__} -->")[2].partition("<!-- end -->")[0]

    assert [row.split("`")[1] for row in table.splitlines()[3:]] == [*kind.__struct_encode_fields__]


def test_a_table_that_was_changed_by_hand_is_found() -> None:
    """Or one that the description has left behind."""
    assert page(PAGE.replace("the match is over", "the match was over", 1)) == PAGE
    with pytest.raises(KeyError, match="nothing"):
        page("<!-- made: nothing -->\n\n<!-- end -->")
