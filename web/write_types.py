"""The browser's types of the protocol, made from the OpenAPI document; its constants, from `lastcard.protocol` and its codes.

An event is one type with every field that some event has: the pages tell events apart by what they hold.
"""

# ruff: noqa: INP001  a program of its own, no part of a package

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

from lastcard.codes import FINAL, FREES, RETRY
from lastcard.protocol import (
    PHRASES,
    REACTIONS,
    VERSION,
    AnyAnswer,
    AnyMessage,
    BotPace,
    CatchWindow,
    ChatMode,
    CreateBody,
    Hello,
    JoinBody,
    Timer,
)
from lastcard.server.openapi import document

HEAD = "/** Made by web/write_types.py from src/lastcard/protocol.py: change it there. */\n"
LISTS = {
    "PHRASES": PHRASES,
    "REACTIONS": tuple(REACTIONS),
    "TIMERS": get_args(Timer),
    "BOT_PACES": get_args(BotPace),
    "WINDOWS": get_args(CatchWindow),
    "CHATS": get_args(ChatMode),
}
SETS = {"FINAL": FINAL, "FREES": FREES, "RETRY": RETRY}
UNIONS = {"AnyMessage": get_args(AnyMessage), "AnyAnswer": get_args(AnyAnswer)}
SPARING = {kind.__name__ for kind in (Hello, *get_args(AnyMessage), CreateBody, JoinBody)}
"""What a client sends may leave out a field that has a default; what a server sends has all of them."""


def typescript() -> str:
    """The whole file."""
    return HEAD + "\n".join((*_constants(), *_types(document()["components"]["schemas"])))


def _constants() -> Iterator[str]:
    yield f"\nexport const VERSION = {VERSION};"
    for name, values in LISTS.items():
        yield f"export const {name} = {json.dumps(values)} as const;"
    for name, codes in SETS.items():
        yield f"export const {name}: ReadonlySet<string> = new Set({json.dumps(sorted(codes))});"


def _types(schemas: dict[str, Any]) -> Iterator[str]:
    events = {_name(schema) for schema in schemas["Event"]["anyOf"]}
    for name, schema in schemas.items():
        if name == "Event":
            yield _comment(schema) + _interface(name, _any_event([schemas[event] for event in sorted(events)]))
        elif name not in events:
            yield _comment(schema) + _interface(name, schema)
    for name, kinds in UNIONS.items():
        yield f"\nexport type {name} = {' | '.join(kind.__name__ for kind in kinds)};"


def _any_event(schemas: list[dict[str, Any]]) -> dict[str, Any]:
    """One schema with the fields of all; an event of a newer server may have others."""
    found: dict[str, list[Any]] = {}
    for schema in schemas:
        for name, field in schema["properties"].items():
            found.setdefault(name, []).append(field)
    properties = {name: {"anyOf": fields} for name, fields in found.items() if name != "event"}
    return {"properties": {"event": {"type": "string"}} | properties, "required": ["event"], "additionalProperties": {}}


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        there = field in schema["required"] or ("default" in kind and name not in SPARING)
        lines.append(_comment(kind, "  ") + f"  {field}{'' if there else '?'}: {_type(kind)};")
    if "additionalProperties" in schema:
        lines.append("  [field: string]: unknown;")
    return "\n".join([*lines, "}"])


def _comment(schema: dict[str, Any], indent: str = "\n") -> str:
    return f"{indent}/** {schema['description']} */\n" if "description" in schema else indent.strip(" ")


def _type(schema: dict[str, Any]) -> str:
    """The type of a schema's values."""
    if "$ref" in schema:
        return _name(schema)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(part for each in schema["anyOf"] for part in _type(each).split(" | ")))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            item = _type(schema.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>" if "additionalProperties" in schema else "object"
        case "integer":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case None:
            return "unknown"
        case other:
            raise ValueError(f"no type for {other}: {schema}")


def _name(schema: dict[str, Any]) -> str:
    return str(schema["$ref"].rpartition("/")[2])
