"""Every clause, ruling and switch has a test, and every test is about one that exists."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lastcard.words import Words

TESTS = Path(__file__).parent

LATER = {"ruling.leave"}
"""Ids whose subject is not built yet: nobody can leave an online table before there is one."""


def cited(source: str) -> dict[str, set[str]]:
    """The ids that each test of a file cites.

    The file is read, not run: so it does not matter which tests a run has picked, or which worker has them.
    """
    tree = ast.parse(source)
    named = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }

    def unfold(expression: ast.AST) -> Iterator[ast.AST]:
        """All parts of an expression, and of what the names in it stand for."""
        for part in ast.walk(expression):
            yield part
            if isinstance(part, ast.Name) and part.id in named:
                yield from unfold(named[part.id])

    def ids(citation: ast.Call) -> set[str]:
        parts = [part for argument in citation.args for part in unfold(argument)]
        found = {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
        assert found, f"line {citation.lineno}: a citation whose ids cannot be read"
        return found

    return {
        test.name: {
            clause_id
            for decorator in test.decorator_list
            for part in unfold(decorator)
            if isinstance(part, ast.Call) and ast.unparse(part.func) in ("clause", "pytest.mark.clause")
            for clause_id in ids(part)
        }
        for test in ast.walk(tree)
        if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test_")
    }


@cache
def citations() -> dict[str, set[str]]:
    """Where each id is cited, as "file::test"."""
    where: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for test, ids in cited(path.read_text(encoding="utf-8")).items():
            for clause_id in ids:
                where.setdefault(clause_id, set()).add(f"{path.relative_to(TESTS)}::{test}")
    return where


def test_every_id_is_cited_by_a_test() -> None:
    """A rule without a test is a rumour."""
    assert set(Words.clauses()) - set(citations()) - LATER == set()


def test_no_test_cites_an_unknown_id() -> None:
    """A misspelt id would prove nothing."""
    unknown = set(citations()) - set(Words.clauses())

    assert {clause_id: citations()[clause_id] for clause_id in unknown} == {}


def test_what_is_put_off_is_a_known_id_that_no_test_cites_yet() -> None:
    """So that the list of exceptions cannot outlive its reasons."""
    assert set(Words.clauses()) >= LATER
    assert not LATER & set(citations())


def test_the_reader_finds_ids_on_tests_in_names_and_on_parameters() -> None:
    """In every way in which a test can cite."""
    source = """
BOTH = ("wild.effect", "wild.anytime")
CARDS = pytest.mark.parametrize("card", [pytest.param("W4", marks=pytest.mark.clause("draw_four.effect"))])

@clause("turn.match", "turn.wild")
def test_plain(): ...

@clause(*BOTH, "turn.first")
@CARDS
async def test_named(): ...

class TestTable:
    @pytest.mark.clause("round.over")
    def test_inside(self): ...

def test_bare(): ...
"""
    assert cited(source) == {
        "test_plain": {"turn.match", "turn.wild"},
        "test_named": {"wild.effect", "wild.anytime", "turn.first", "draw_four.effect"},
        "test_inside": {"round.over"},
        "test_bare": set(),
    }


def test_the_reader_counts_nothing_but_tests() -> None:
    """A citation on another function, in a comment, or that nobody uses proves nothing."""
    source = """
UNUSED = clause("turn.first")

# @clause("turn.match")
@clause("turn.wild")
def position(): ...

def test_something():
    '''Not about @clause("turn.decline").'''
    print("turn.must_draw")
"""
    assert cited(source) == {"test_something": set()}


def test_the_reader_refuses_a_citation_that_it_cannot_read() -> None:
    """Ids that are computed could not be checked."""
    with pytest.raises(AssertionError, match="cannot be read"):
        cited("@clause(*ids_of(table))\ndef test_something(): ...")
