"""The tables of docs/protocol.md, made from the description of the protocol.

    python -m lastcard.testing.protocol_page docs/protocol.md

writes them again between their marks, and leaves the rest of the page as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec

from lastcard.codes import CODES
from lastcard.protocol import (
    PHRASES,
    REACTIONS,
    AnyAnswer,
    AnyMessage,
    ClockInfo,
    Hello,
    Info,
    SeatInfo,
    Shuffle,
    TableSettings,
    Welcome,
)
from lastcard.server.openapi import document
from lastcard.testing.pages import filled, head, row, write_again
from lastcard.views import Wire


def page(text: str) -> str:
    """A page with all its tables made anew; KeyError names a table that there is not."""
    return filled(text, _parts())


def _parts() -> dict[str, Iterable[str]]:
    """The tables, by the names in their marks."""
    structs = (TableSettings, Info, SeatInfo, Shuffle, Hello, Welcome, ClockInfo)
    return {
        "requests": _requests(),
        **{kind.__name__: _fields(kind) for kind in structs},
        "from_client": _messages(get_args(AnyMessage)),
        "from_server": _messages(get_args(AnyAnswer)),
        "codes": _codes(),
        "phrases": [f"The phrases are {_listed(PHRASES)}."],
        "reactions": [f"The reactions are {_listed(REACTIONS)}."],
    }


def _requests() -> Iterator[str]:
    schemas = document()["components"]["schemas"]
    yield from head("request", "does", "answer")
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            query = [field["name"] for field in operation["parameters"] if field["in"] == "query"]
            body = _body(operation.get("requestBody"), schemas)
            asked = f"`{method.upper()} {path}`{' ' * bool(body)}{body}"
            asked += f" ({_listed(f'?{name}' for name in query)})" * bool(query)
            answer = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            yield row(asked, operation["summary"], _body(answer, schemas))


def _body(described: Wire | None, schemas: dict[str, Wire]) -> str:
    """What a request or an answer holds: the fields of an object, or its media type."""
    if described is None:
        return ""
    media, content = next(iter(described["content"].items()))
    if "schema" not in content:
        return f"`{media}`"
    fields = schemas[content["schema"]["$ref"].rpartition("/")[2]]["properties"]
    return "`{" + ", ".join(f'"{name}"' for name in fields) + "}`"


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    yield from head("field", "values", "what it says")
    for name, schema in document()["components"]["schemas"][kind.__name__]["properties"].items():
        if name != kind.__struct_config__.tag_field:
            default = f"; {_json(schema['default'])} if left out" if kind is TableSettings else ""
            yield row(f"`{name}`", _values(schema) + default, schema.get("description", ""))


def _messages(kinds: Iterable[type[msgspec.Struct]]) -> Iterator[str]:
    yield from head("`type`", "other fields", "what it says")
    for kind in kinds:
        fields = kind.__struct_encode_fields__
        yield row(f"`{kind.__struct_config__.tag}`", _listed(fields), str(kind.__doc__))


def _codes() -> Iterator[str]:
    yield from head("code", "means", "HTTP", "asks of a client")
    for code, asks in CODES.items():
        wanted = ["final"] * asks.final + ["forget the token"] * asks.frees + ["try again"] * asks.retry
        yield row(f"`{code}`", asks.meaning, str(asks.status), ", ".join(wanted))


def _values(schema: Wire) -> str:
    """What a field can hold."""
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(map(_values, schema["anyOf"])))
    if "enum" in schema:
        return " or ".join(_json(value) for value in schema["enum"])
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    match schema["type"]:
        case "array":
            return f"list of {_values(schema['items'])}"
        case "integer":
            return "number"
        case "string":
            return "text"
        case plain:
            return str(plain)


def _json(value: Any) -> str:  # noqa: ANN401  JSON
    return f"`{msgspec.json.encode(value).decode()}`"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


if __name__ == "__main__":
    write_again(page)
