"""Sentences and lists are the catalogue's: no component puts words together with signs that a language may write otherwise."""

from __future__ import annotations

import re
from pathlib import Path

import lastcard

PACKAGE = Path(lastcard.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"

IN_PYTHON = re.compile(
    r"""" \u00b7 "\.join|t\([^()]*\)\}(?:: | \u00b7 |, )\{"""
    r"""|t\([^()]*\) \+ "[.,:]|", "\.join\((?:\w+\.)?(?:t|card|colour|edition)\b"""
)
IN_SVELTE = re.compile(r"""t\((?:[^()]|\([^()]*\))*\)\}(?:: | \u00b7 |, )|listing\(.*\)\} \u00b7 |join\(" \u00b7 "\)""")


def test_no_screen_of_a_terminal_puts_sentences_together() -> None:
    """Neither with a colon, which French sets off, nor with commas, dots and full stops."""
    for folder in ("screens", "clients", "cli"):
        for path in (PACKAGE / folder).rglob("*.py"):
            assert not IN_PYTHON.findall(path.read_text(encoding="utf-8")), path.name


def test_no_component_of_the_browser_does() -> None:
    """Lists are `listing`, labels with their values `label`."""
    for path in WEB.rglob("*.svelte"):
        assert not IN_SVELTE.findall(path.read_text(encoding="utf-8")), path.name


def test_a_sign_that_stands_for_a_word_is_a_letter_of_that_word() -> None:
    """The dealer is a mazziere in Italian: an M, not the D of English. Keys that are pressed are no words."""
    for path in WEB.rglob("*.svelte"):
        assert not re.findall(r'role="img"[^<>]*>\s*\w+\s*</', path.read_text(encoding="utf-8")), path.name
