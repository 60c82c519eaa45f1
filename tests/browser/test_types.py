"""The browser's types of the protocol: complete, and made from its description."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
import pytest

from lastcard import protocol
from lastcard.codes import CODES
from lastcard.protocol import PHRASES, TableSettings
from lastcard.server.openapi import document
from lastcard.server.schema import event_types

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def writer() -> ModuleType:
    """The program that writes them."""
    spec = importlib.util.spec_from_file_location("write_types", WEB / "write_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def types(writer: ModuleType) -> str:
    """What it writes."""
    return str(writer.typescript())


def constant(types: str, name: str) -> list[str]:
    """The texts of a list or set."""
    found = re.search(rf"export const {name}\b.*?\[(.*?)\]", types)
    assert found is not None
    return re.findall(r'"(\w+)"', found[1])


def test_every_message_and_answer_has_its_type(types: str) -> None:
    """With every field, and its tag."""
    for name, schema in document()["components"]["schemas"].items():
        if "properties" not in schema or "event" in schema["properties"]:
            continue
        body = re.search(rf"export interface {name} {{\n(.*?)\n}}", types, re.DOTALL)
        assert body is not None, name
        assert re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE) == [*schema["properties"]]
    for union in (protocol.AnyMessage, protocol.AnyAnswer):
        assert " | ".join(kind.__name__ for kind in get_args(union)) in types


def test_an_event_has_the_fields_of_every_event(types: str) -> None:
    """And may have others: the page of yesterday meets the server of tomorrow."""
    body = re.search(r"export interface Event {\n(.*?)\n}", types, re.DOTALL)
    assert body is not None
    known = set(re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE))

    assert known == {"event"}.union(*[kind.__struct_fields__ for kind in event_types().values()])
    assert "[field: string]: unknown;" in body[1]


def test_what_the_pages_decide_by_is_as_the_codes_say(types: str) -> None:
    """Which codes are final, and which free the seat."""
    assert set(constant(types, "FINAL")) == {code for code, asks in CODES.items() if asks.final}
    assert set(constant(types, "FREES")) == {code for code, asks in CODES.items() if asks.frees}
    assert set(constant(types, "RETRY")) == {code for code, asks in CODES.items() if asks.retry}


def test_what_can_be_chosen_is_listed_in_its_order(types: str) -> None:
    """The first is what a table has if nothing is said."""
    plain = TableSettings()

    assert constant(types, "PHRASES") == [*PHRASES]
    assert [constant(types, name)[0] for name in ("TIMERS", "WINDOWS", "CHATS")] == [plain.timer, plain.catch_window, plain.chat]
    # The slowest first, as people would look for it.
    assert constant(types, "BOT_PACES") == ["slow", plain.bot_pace, "fast"]


def test_what_a_server_always_sends_is_always_there(types: str) -> None:
    """But what a client may leave out, it may leave out."""
    assert "  turn_ms: number | null;" in types
    assert "  phrase?: string;" in types
    assert "  token?: string | null;" in types


def test_a_schema_that_nobody_has_thought_of_is_refused(writer: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather than written as something that it is not."""

    class Odd(msgspec.Struct):
        """It has a number that is not whole."""

        half: float

    _, schemas = msgspec.json.schema_components((Odd,), ref_template=protocol.REFERENCE)
    made = document()
    made["components"]["schemas"] |= schemas
    monkeypatch.setattr(writer, "document", lambda: made)
    with pytest.raises(ValueError, match="no type for number"):
        writer.typescript()
