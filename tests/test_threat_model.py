"""docs/threat-model.md: whatever it names as standing behind a promise is there, and no part of docs/server.md is left out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcard.cli.commands import commands
from lastcard.testing.faults.bugs import BUGS
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


NOT_PROVED = {"advice", "no promise"}
"""What is said of a sentence behind which nothing has to stand."""


def sentences(page: str) -> list[str]:
    """Each sentence of a page, and each row of its tables by its first cell."""
    told: list[str] = []
    for block in re.split(r"\n\s*\n|\n(?=- |\d+\. |\|)", page):
        if block.startswith("|"):
            told.append(block.split("|")[1].strip())
        elif not block.startswith(("    ", "#")):
            text = re.sub(r"\s+", " ", block.strip())
            # A word in bold before a paragraph is its heading; before an item it is what the item promises.
            text = re.sub(r"^\*\*[^*]+\.\*\* ", "", text).removeprefix("- ").replace("**", "")
            told += re.split(r"(?<=[.!?]) (?=[A-Z`\"])", text)
    return [sentence for sentence in told if sentence and sentence not in {"what", "option", "---"}]


def accounted() -> dict[str, str]:
    """By the beginning of a sentence, what stands behind it."""
    table = PAGE[PAGE.index("| what server.md says |") :].partition("\n\n")[0].splitlines()[2:]
    rows = [re.fullmatch(r"\| (?:\*\*[^*]+\*\* )?(.+?) … \| (.+) \|", row) for row in table]
    assert all(rows), [row for row, found in zip(table, rows, strict=True) if not found]
    return {row[1]: row[2] for row in rows if row}


def test_every_sentence_about_the_server_is_accounted_for() -> None:
    """Each has a row with a test or a proof, unless it is advice or promises nothing; no row is about a sentence that is gone."""
    building, fast = SERVER.index("## How it is built"), SERVER.index("## How fast it is")
    said = sentences(SERVER[:building]) + sentences(SERVER[SERVER.index("**Restarts.**") : fast])
    rows = accounted()
    assert [sentence for sentence in said if not any(sentence.startswith(begins) for begins in rows)] == []
    assert [begins for begins in rows if not any(sentence.startswith(begins) for sentence in said)] == []
    assert [
        begins for begins, behind in rows.items() if not (NAMED.search(behind) or PROVED.search(behind) or behind in NOT_PROVED)
    ] == []
    assert len(rows) > 90


def test_a_sentence_is_found_wherever_it_stands() -> None:
    """In a paragraph, an item and a row; headings, rules of tables and code are none."""
    page = (
        "# Page\n\n**Head.** One is so. Two\nis `so`. `Three` is.\n\n- **Four.** Five.\n- Six.\n\n"
        "| what | limit |\n|---|---|\n| seven | 7 |\n\n    code\n"
    )
    assert sentences(page) == ["One is so.", "Two is `so`.", "`Three` is.", "Four.", "Five.", "Six.", "seven"]


def test_every_bug_that_is_planted_between_servers_is_on_the_page() -> None:
    """By its name, and no other."""
    listed = PAGE.partition("| what is wrong with these servers |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `([^`]+)` \|", listed, re.MULTILINE) == [*BUGS]


def test_every_part_of_the_page_about_the_server_is_accounted_for() -> None:
    """Each heading stands in bold where its sentences are listed."""
    parts = re.findall(r"^## ([^,\n]+)", SERVER, re.MULTILINE)
    accounted = {part.rstrip(".") for part in re.findall(r"\*\*([^*]+)\*\*", PAGE)}
    assert [part for part in parts if part not in accounted] == []
