"""The tables of docs/reference.md, made from the docstrings of what programs use.

    python -m lastcard.testing.reference_page docs/reference.md

writes them again between their marks, and leaves the rest of the page as it is.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise

from lastcard.match import Match
from lastcard.testing.pages import filled, head, row, write_again
from lastcard.views import whole

PARTS = {
    "match": {"lastcard": "*", "lastcard.match": "MatchOver RoundNotOver", "lastcard.record": "Header"},
    "cards": {"lastcard.cards": "Colour Card card Deck", "lastcard.rules.state": "Edition", "lastcard.rules.options": "Rules"},
    "questions": {"lastcard.rules.questions": "Question Choice CardChoice ColourChoice SeatChoice NumberChoice Verb"},
    "views": {"lastcard.views": "View view tell"},
    "state": {"lastcard.rules.state": "State Owed"},
    "bots": {"lastcard.bots": "*", "lastcard.bots.arena": "BotTable duel Duel"},
    "batch": {"lastcard.batch": "*", "lastcard.batch.vector": "Step", "lastcard.batch.report": "compare facts"},
    "testing": {"lastcard.testing": "*"},
}
"""What each part of the page explains: names of modules, a star for all that a package offers by itself."""

Node = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign


def page(text: str) -> str:
    """A page with all its tables made anew; KeyError names a part that there is not."""
    parts = {name: [line for found in named(name) for line in _explained(*found)] for name in PARTS}
    return filled(text, parts | {"referee": _referee()})


def named(part: str) -> Iterator[tuple[str, str]]:
    """Whatever a part explains: from where it is imported, and its name."""
    for module, names in PARTS[part].items():
        yield from ((module, name) for name in (import_module(module).__all__ if names == "*" else names.split()))


def _explained(module: str, name: str) -> Iterator[str]:
    """The lines about one name."""
    node = _found(module, name)
    yield ""
    yield f"### {name}"
    yield ""
    match node:
        case ast.ClassDef():
            yield from _class(module, node)
        case ast.FunctionDef():
            yield f"`{module}.{_signature(node)}`"
            yield ""
            yield _words(node)
        case _:
            yield f"`{module}.{name}`: {_below(module, name)}"


def _class(module: str, node: ast.ClassDef) -> Iterator[str]:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id not in {"Protocol", "StrEnum"}]
    yield f"`{module}.{node.name}`{f', a kind of `{bases[0]}`' if bases else ''}: {_words(node)}"
    fields = [*_fields(node)]
    if fields:
        yield ""
        yield from head("field", "type", "what it says")
        yield from (row(f"`{field}`", f"`{kind}`".replace("|", "\\|") if kind else "", text) for field, kind, text in fields)
    methods = [method for method in _body(node, ast.FunctionDef) if not method.name.startswith("_") and not _is_property(method)]
    if methods:
        yield ""
        yield from (f"- `{_signature(method)}`: {_words(method)}" for method in methods)


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The fields of a class, their types and their words: those it declares, those set by its methods, and its properties."""
    declared = {field.target.id for field in node.body if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)}
    for field, doc in pairwise([*node.body, ast.Pass()]):
        match field:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if not name.startswith("_"):
                yield name, _type(kind), _text(doc, f"{node.name}.{name}")
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(value))):
                # A member of an enumeration, or what an error is known by to programs.
                yield name, "", f"`{value}`"
            case _:
                pass
    for method in _body(node, ast.FunctionDef):
        if _is_property(method):
            yield method.name, _type(method.returns), _words(method)
        for field, doc in pairwise([*method.body, ast.Pass()]):
            match field:
                case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=kind) if not name.startswith("_"):
                    yield name, _type(kind), _text(doc, f"{node.name}.{name}")
                case ast.Assign(targets=[ast.Attribute(attr=name)]) if not name.startswith("_") and method.name == "__init__":
                    assert name in declared, f"{node.name}.{name} has no type: it would not be explained"
                case _:
                    pass


def _referee() -> Iterator[str]:
    """The state as the referee tells it: the keys of the JSON, with the words of the state's own fields."""
    node = _found("lastcard.rules.state", "State")
    assert isinstance(node, ast.ClassDef)
    fields = {name: (kind, text) for name, kind, text in _fields(node)}
    yield from head("key", "JSON", "what it says")
    for key, value in whole(Match.new("classic", players=2, seed=7).state).items():
        kind, text = fields[_OTHER_NAMES.get(key, key)]
        either = " or null" if kind.endswith("None") else ""
        yield row(f"`{key}`", _JSON[type(value)] + either, _OTHER_WORDS.get(key, text).replace("None", "null"))


_JSON = {str: "text", int: "number", bool: "true or false", list: "list", dict: "object", type(None): "number"}
_OTHER_NAMES = {"round": "round_no"}
_OTHER_WORDS = {"edition": "Its id.", "rules": "Every switch of the rules and its value.", "direction": "`left` or `right`."}
"""Where the JSON has something else than the state."""


# --- Reading sources ---------------------------------------------------------------------------------------------------------


def _found(module: str, name: str) -> Node:
    """The node that defines a name: in its module, or in the one that it is imported from."""
    for node in _tree(_home(module, name)).body:
        match node:
            case ast.ClassDef(name=found) | ast.FunctionDef(name=found) if found == name:
                return node
            case ast.Assign(targets=[ast.Name(id=found)]) | ast.AnnAssign(target=ast.Name(id=found)) if found == name:
                return node
    raise AssertionError(f"{module} does not define {name}")


def _home(module: str, name: str) -> str:
    """The module that a name is defined in."""
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.ImportFrom) and node.module and name in {alias.name for alias in node.names}:
            return _home(node.module, name)
    return module


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(module)))


def _body(node: ast.ClassDef, kind: type[ast.FunctionDef]) -> list[ast.FunctionDef]:
    return [part for part in node.body if isinstance(part, kind)]


def _below(module: str, name: str) -> str:
    """The docstring below an assignment."""
    node = _found(module, name)
    body = _tree(_home(module, name)).body
    return _text(body[body.index(node) + 1], name)


def _words(node: ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring without its examples, in one line."""
    text = ast.get_docstring(node)
    assert text, f"{node.name} has no docstring"
    return " ".join(text.partition(">>>")[0].split())


def _text(doc: ast.stmt, name: str) -> str:
    match doc:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return " ".join(text.split())
        case _:
            raise AssertionError(f"{name} has no docstring below it")


def _signature(node: ast.FunctionDef) -> str:
    """How a function is called."""
    arguments = ast.unparse(node.args)
    for own in ("self, ", "cls, ", "self", "cls"):
        arguments = arguments.removeprefix(own)
    return f"{node.name}({arguments}) -> {_type(node.returns)}"


def _type(node: ast.expr | None) -> str:
    return "" if node is None else ast.unparse(node)


def _is_property(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list)


if __name__ == "__main__":
    write_again(page)
