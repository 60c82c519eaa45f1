"""Golden sentences: what each locale says, as somebody who speaks it has read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.testing.sentences import sentences
from lastcard.words import Words

GOLDEN = Path(__file__).parent / "golden"
LINES_MAX = 400
"""What can be read through in a quarter of an hour."""


@pytest.mark.parametrize("locale", Words.available())
def test_every_sentence_is_as_it_was_read(locale: str) -> None:
    """`./go prove sentences tests/words/golden` writes them again: read the difference aloud before you commit it."""
    said = sentences(locale)

    assert said == (GOLDEN / f"{locale}.txt").read_text(encoding="utf-8")
    assert len(said.splitlines()) <= LINES_MAX


def test_there_are_no_other_files() -> None:
    """A locale that is gone leaves none."""
    assert sorted(path.stem for path in GOLDEN.iterdir()) == sorted(Words.available())
