"""What travels as JSON schemas: the structs of the protocol, and the notation's views, questions and events.

The last three are written by `lastcard.views` from `View`, `Question` and the event classes, so their types follow from those
classes: cards and choices are texts, tuples are lists, directions are words.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from lastcard.cards import Card, Colour
from lastcard.editions import EDITIONS
from lastcard.notation import DIRECTIONS
from lastcard.protocol import REFERENCE
from lastcard.rules.events import Event, told_as
from lastcard.rules.questions import Question
from lastcard.views import View, Wire

# An edition may have events of its own, which are there once it is.
assert EDITIONS

_TEXTS: dict[Any, Any] = {
    Card: Annotated[str, msgspec.Meta(description="A card of the notation.", examples=["R7", "W4"])],
    Colour: Annotated[str, msgspec.Meta(examples=[colour.value for colour in Colour])],
}
_DIRECTION: Any = Literal[tuple(DIRECTIONS.values())]


def schemas(kinds: Iterable[Any]) -> dict[str, Wire]:
    """The schemas of these types, of all that they refer to, and of views, questions and events, by their names."""
    events = tuple(event_types().values())
    _, found = msgspec.json.schema_components((*kinds, view_type(), *events), ref_template=REFERENCE)
    found["Event"] = {
        "title": "Event",
        "description": "Something that happened, as one seat was told it.",
        "anyOf": [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in events],
    }
    for kind in _structs((*kinds, View, Question)):
        for name, text in field_docs(kind).items():
            # A choice is a text on the wire.
            field = found[kind.__name__]["properties"].get(name) if kind.__name__ in found else None
            if field is not None:
                field.setdefault("description", text)
    return found


def view_type() -> type[msgspec.Struct]:
    """What `views.wire` gives: a client knows its own seat, and some fields are there only at times."""
    sometimes: dict[str, Any] = {
        "hands": _as_json(tuple[tuple[Card, ...], ...]),
        "debt": int,
        "partners": list[list[int]],
        "deck": dict[str, Any],
    }
    fields = _fields(View, [name for name in View.__struct_fields__ if name not in {"seat", *sometimes}])
    return _struct(View, [*fields, *((name, type_ | msgspec.UnsetType, msgspec.UNSET) for name, type_ in sometimes.items())])


def question_type() -> type[msgspec.Struct]:
    """What `views.told_question` gives."""
    fields = dict(_fields(Question, Question.__struct_fields__))
    more = [(name, kind | msgspec.UnsetType, msgspec.UNSET) for name, kind in (("to", int), ("number", int), ("forced", bool))]
    return _struct(Question, [("seat", int), ("question", fields["name"]), ("offer", bool), ("choices", list[str]), *more])


def event_types() -> dict[str, type[msgspec.Struct]]:
    """What `views.tell` gives of each event, by its name."""
    found: dict[str, type[msgspec.Struct]] = {}
    for kind in _kinds(Event):
        if getattr(kind, "name", ""):
            # Two classes may be told alike.
            found.setdefault(kind.name, _event_type(kind))
    return found


def _event_type(kind: type[Event]) -> type[msgspec.Struct]:
    """Its fields; a secret one is there for its witnesses, and for the others a count."""
    fields: list[Any] = []
    for name, type_ in _fields(kind, kind.fields):
        if name == kind.secret:
            fields += [(name, type_ | msgspec.UnsetType, msgspec.UNSET), ("count", int | msgspec.UnsetType, msgspec.UNSET)]
        else:
            fields.append((told_as(name), type_))
    return _struct(kind, fields, tag=kind.name, tag_field="event")


def _kinds(base: type[Event]) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        yield from (kind, *_kinds(kind))


def _struct(kind: type, fields: list[Any], **options: Any) -> type[msgspec.Struct]:  # noqa: ANN401  as msgspec has it
    return msgspec.defstruct(kind.__name__, fields, namespace={"__doc__": inspect.getdoc(kind)}, kw_only=True, **options)


def _fields(kind: type, names: Iterable[str]) -> list[tuple[str, Any]]:
    """Fields and properties of a class, with their types as JSON has them."""
    hints = get_type_hints(kind)
    found = {name: hints[name] if name in hints else get_type_hints(getattr(kind, name).fget)["return"] for name in names}
    return [(name, _DIRECTION if name == "direction" else _as_json(type_)) for name, type_ in found.items()]


def _as_json(kind: Any) -> Any:  # noqa: ANN401  an annotation
    """The type of a value after `views` has written it."""
    if kind in _TEXTS:
        return _TEXTS[kind]
    if kind is Question:
        return question_type()
    parts = get_args(kind)
    match get_origin(kind):
        case types.UnionType:
            return Union[tuple(map(_as_json, parts))]  # noqa: UP007  of a tuple
        case origin if origin is tuple:
            return types.GenericAlias(list, (_as_json(parts[0]),))
        case _:
            return kind


def _structs(kinds: Iterable[Any]) -> Iterator[type[msgspec.Struct]]:
    """These structs and all that they hold, each once."""
    seen: dict[Any, None] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in seen:
            seen[kind] = None
            waiting += get_type_hints(kind).values()
        else:
            waiting += [part for part in get_args(kind) if part is not kind]
    return iter(seen)


def field_docs(kind: type) -> dict[str, str]:
    """The docstrings below a class's fields, and below those of the classes that it is made from."""
    docs: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("lastcard"):
            docs |= _docs_in(base.__module__).get(base.__name__, {})
    return docs


@cache
def _docs_in(module: str) -> dict[str, dict[str, str]]:
    """The docstrings of fields in a module, by class."""
    classes = [node for node in ast.parse(inspect.getsource(sys.modules[module])).body if isinstance(node, ast.ClassDef)]
    docs: dict[str, dict[str, str]] = {node.name: {} for node in classes}
    for node in classes:
        for field, doc in pairwise(node.body):
            match field, doc:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    docs[node.name][name] = " ".join(text.split())
                case _:
                    pass
    return docs
