"""docs/threat-model.md: whatever it names as standing behind a promise is there, and no part of docs/server.md is left out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcard.cli.commands import commands
from lastcard.words import Words

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")

NAMED = re.compile(r"`([a-z]+/test_\w+\.py)(?:::(test_\w+))?`")
PROVED = re.compile(r"`(?:\./go |lastcard )?prove (\w+)((?: --\w+)*)`")


def missing(page: str) -> list[str]:
    """The tests that a page names and that are not there."""
    return [f"{file}::{test}" for file, test in NAMED.findall(page) if test not in ("", *_tests(ROOT / "tests" / file))]


def _tests(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8")) if file.is_file() else ast.Module([], [])
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_every_test_on_the_page_is_there() -> None:
    """By its file and its name; one that is not is found."""
    assert len(NAMED.findall(PAGE)) > 40
    assert missing(PAGE) == []
    assert missing("`server/test_log.py::test_nothing`, `server/test_none.py::test_a`") != []
    assert all((ROOT / "tests" / file).is_file() for file, _ in NAMED.findall(PAGE))


@pytest.mark.parametrize(("proof", "options"), sorted(set(PROVED.findall(PAGE))))
def test_every_proof_on_the_page_can_be_called(proof: str, options: str) -> None:
    """With the options that it is named with."""
    said = CliRunner().invoke(commands(Words("en")), ["prove", proof, "--help"]).output
    assert "Usage" in said
    assert all(option in said for option in options.split())


def test_every_part_of_the_page_about_the_server_is_accounted_for() -> None:
    """Each heading stands in bold where its sentences are listed."""
    parts = re.findall(r"^## ([^,\n]+)", SERVER, re.MULTILINE)
    accounted = {part.rstrip(".") for part in re.findall(r"\*\*([^*]+)\*\*", PAGE)}
    assert [part for part in parts if part not in accounted] == []
