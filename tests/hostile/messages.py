"""Messages that clients might send: right by the schema of the protocol, nearly right, and nonsense."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from lastcard.bots import levels
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.protocol import AnyMessage, TableSettings
from lastcard.rules.house import PRESETS
from lastcard.views import Wire
from lastcard.words.catalogue import LOCALES

Json = st.SearchStrategy[Any]
NONSENSE = st.one_of(
    st.text(max_size=20), st.sampled_from(('{"type": "ping"', '{"id": NaN}', "[]", '"ping"', "\x00", "[" * 2000))
)

_ODD: tuple[object, ...] = (None, True, 0, 1.5, "odd", [], {})
_JSON: dict[type[inspect.Type], type] = {
    inspect.StrType: str,
    inspect.IntType: int,
    inspect.BoolType: bool,
    inspect.NoneType: type(None),
    inspect.VarTupleType: list,
    inspect.DictType: dict,
    inspect.StructType: dict,
}


def right(kind: inspect.Type) -> Json:  # noqa: C901, PLR0911  one case for each type
    """Values that a type of the schema takes."""
    match kind:
        case inspect.StrType(pattern=str(pattern)):
            return st.from_regex(pattern, fullmatch=True).map(str.strip)
        case inspect.StrType():
            return st.text(min_size=kind.min_length or 0, max_size=12)
        case inspect.IntType():
            return st.integers(kind.ge or 0, 2**63 - 1 if kind.le is None else kind.le)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.UnionType():
            return st.one_of([right(one) for one in kind.types])
        case inspect.VarTupleType():
            return st.lists(right(kind.item_type), max_size=4)
        case inspect.DictType():
            return st.dictionaries(right(kind.key_type), right(kind.value_type), max_size=2)
        case inspect.StructType():
            fields = {field.encode_name: right(field.type) for field in kind.fields}
            needed = {field.encode_name: fields.pop(field.encode_name) for field in kind.fields if field.required}
            return st.fixed_dictionaries(needed, optional=fields)
        case inspect.AnyType():
            return st.one_of(st.sampled_from(_ODD), st.dictionaries(st.text(max_size=4), st.integers(), max_size=2))
        case _:
            raise AssertionError(f"the schema has a type without values: {kind}")


def wrong(kind: inspect.Type) -> list[object]:
    """Values that a type of the schema does not take."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    found = [odd for odd in _ODD if type(odd) not in {_JSON.get(type(one)) for one in kinds}]
    for one in kinds:
        if isinstance(one, inspect.StrType):
            found += ["x" * (one.max_length + 1)] if one.max_length else []
            found += [""] if one.min_length else []
            found += ["Not a word"] if one.pattern else []
        if isinstance(one, inspect.IntType):
            found += [] if one.ge is None else [one.ge - 1]
            found += [] if one.le is None else [one.le + 1]
    return found


def _struct(kind: inspect.Type) -> inspect.StructType:
    assert isinstance(kind, inspect.StructType)
    return kind


_union = inspect.type_info(AnyMessage)
assert isinstance(_union, inspect.UnionType)
KINDS = {str(kind.tag): kind for kind in map(_struct, _union.types)}
"""Everything that can be said, by its type."""
RIGHT = {name: right(kind) for name, kind in KINDS.items()}

RULES: tuple[Wire, ...] = (
    {},
    {"target": 1},
    {"catch_until": "held"},
    {"bluffing": False, "scoring": "low"},
    *PRESETS.values(),
    {"finish": "number", "hand_size": 2, "catch_penalty": 10},
)
WRONG_RULES: tuple[Wire, ...] = (
    {"target": -1},
    {"target": "odd"},
    {"catch_until": "never"},
    {"odd": True},
    {"hand_size": 11},
    {"jump_in": 1},
    {"stacking": True},
)
SMALL: Wire = {"name": "Small", "colours": ["red", "blue"], "cards": {"0-9": 2, "+2": 2, "skip": 1}, "wilds": {"W": 2, "WB": 2}}
SMALL_CARDS = 50
"""A deck of somebody's own, and how many cards it has: ten players can be dealt four each."""
DECKS: tuple[Wire | None, ...] = (None, None, None, SMALL)
WRONG_DECKS: tuple[Wire, ...] = (
    {},
    SMALL | {"name": "classic"},
    SMALL | {"cards": {"0": 3}},
    SMALL | {"odd": 1},
    {"name": "\u202e"},
)
SETTINGS: Json = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from([edition.id for edition in EDITIONS]),
        "sheet": st.sampled_from(list(SHEETS)),
        "lang": st.sampled_from(LOCALES),
        "seats": st.lists(st.sampled_from(("person", "person", "easy", "beginner")), min_size=1, max_size=11),
        "rules": st.sampled_from(RULES * 3 + WRONG_RULES),
        "deck": st.sampled_from(DECKS * 3 + WRONG_DECKS),
        "timer": st.sampled_from(("none", "fast")),
        "bot_pace": st.sampled_from(("slow", "normal", "fast")),
        "auto_call": st.booleans(),
        "catch_window": st.sampled_from(("normal", "long")),
        "chat": st.sampled_from(("phrases", "free", "off")),
    },
)
"""Settings that a host might choose; those of the schema alone are hardly ever playable."""
TEAMS = (4, 6, 8, 10)
"""How many can play in teams."""
DEFAULTS: Wire = msgspec.json.decode(msgspec.json.encode(TableSettings()))
SALTS = st.from_regex(r"[0-9A-Za-z_-]{1,8}", fullmatch=True)


@st.composite
def messages(draw: st.DrawFn, kinds: tuple[str, ...] = (*KINDS, "move", "move", "move")) -> Wire:
    """A message that the schema takes, without its id; a move more often than anything else."""
    kind = draw(st.sampled_from(kinds))
    message: Wire = draw(RIGHT[kind]) | {"type": kind}
    if kind == "settings" and draw(st.integers(0, 3)):
        message["settings"] = draw(SETTINGS)
    if kind == "salt" and draw(st.booleans()):
        message["salt"] = draw(SALTS)
    if "seat" in message:
        message["seat"] = draw(st.integers(0, 2))
    if draw(st.integers(0, 4)) == 0:
        message["unknown"] = draw(st.sampled_from(_ODD))
    del message["id"]
    return message


@st.composite
def defects(draw: st.DrawFn) -> Wire:
    """A message with one thing in it that the schema does not take."""
    kind = draw(st.sampled_from(list(KINDS)))
    message: Wire = draw(RIGHT[kind]) | {"type": kind, "id": "defect"}
    needed = [field.encode_name for field in KINDS[kind].fields if field.required]
    spoilt = draw(st.sampled_from(("type", *(field.encode_name for field in KINDS[kind].fields))))
    if spoilt == "type":
        message["type"] = draw(st.sampled_from((*_ODD, "hello", "ack", "Move")))
    elif spoilt in needed and draw(st.booleans()):
        del message[spoilt]
    else:
        field = next(field for field in KINDS[kind].fields if field.encode_name == spoilt)
        message[spoilt] = draw(st.sampled_from(wrong(field.type)))
    if draw(st.integers(0, 9)) == 0:
        del message["type"]
    return message


def playable(table: Wire) -> bool:
    """Whether a table can be played with these settings, as the protocol says."""
    seats, rules, deck = table.get("seats", ["person", "person", "easy"]), table.get("rules", {}), table.get("deck")
    return (
        2 <= len(seats) <= 10
        and "person" in seats
        and set(seats) <= {"person", *levels()}
        and (deck is not None or table.get("edition", "classic") in {edition.id for edition in EDITIONS})
        and deck in DECKS
        and (deck is None or len(seats) * rules.get("hand_size", 7) < SMALL_CARDS)
        and table.get("sheet", "en") in SHEETS
        and table.get("lang", "en") in LOCALES
        and rules in RULES
        and (not rules.get("teams") or len(seats) in TEAMS)
    )
