"""How sentences are set: spaces before French punctuation, and the pairs of Spanish marks."""

from __future__ import annotations

import re

import pytest

from lastcard.words.catalogue import FILES, messages


def sentences(locale: str) -> dict[str, str]:
    """Return every message of a locale."""
    return {key: text for file in set(FILES.values()) for key, text in messages(locale, file).items()}


WRONG = {
    "fr-FR": r"(?<!\u202f)[;!?](?!\w)|(?<=\S) [:»]|«(?!\u00a0)",
    "fr-CA": r"\s[;!?]|(?<=\S) [:»]|«(?!\u00a0)",
}
"""A colon and a quotation keep a no-break space; what is thinner in France has none in Canada."""


@pytest.mark.parametrize("locale", WRONG)
def test_french_punctuation_never_begins_a_line(locale: str) -> None:
    """The space before it does not break, and has the width that the country prints."""
    assert {key: text for key, text in sentences(locale).items() if re.search(WRONG[locale], text)} == {}


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("fr-FR", "Prêt !"),
        ("fr-FR", "Prêt!"),
        ("fr-FR", "Points : 3"),
        ("fr-FR", "«Urrrhhh»"),
        ("fr-CA", "Prêt !"),
        ("fr-CA", "Points : 3"),
    ],
)
def test_a_sentence_that_is_set_wrong_is_found(locale: str, sentence: str) -> None:
    """Ordinary spaces, and none where there should be one."""
    assert re.search(WRONG[locale], sentence)


@pytest.mark.parametrize("locale", ["es-ES", "es-419"])
def test_spanish_marks_come_in_pairs(locale: str) -> None:
    """A question or a call begins with its mark."""
    for key, text in sentences(locale).items():
        for opening, closing in ("¿?", "¡!"):
            assert text.count(opening) == text.count(closing), key
