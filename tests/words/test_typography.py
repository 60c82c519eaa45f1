"""How sentences are set: spaces before French punctuation, pairs of Spanish marks, and the quotation marks of each language."""

from __future__ import annotations

import re

import pytest

from lastcard.words import Words
from lastcard.words.catalogue import FILES, messages


def sentences(locale: str) -> dict[str, str]:
    """Return every message of a locale."""
    return {key: text for file in set(FILES.values()) for key, text in messages(locale, file).items()}


WRONG = {
    "fr-FR": r"(?<!\u202f)[;!?](?!\w)|(?<!\u00a0)[:»](?!\S)|«(?!\u00a0)|\d ?%",
    "fr-CA": r"\s[;!?]|(?<!\u00a0)[:»](?!\S)|«(?!\u00a0)|\d ?%",
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
        ("fr-FR", "Points: 3"),
        ("fr-FR", "«Urrrhhh»"),
        ("fr-FR", "«\u00a0Urrrhhh»"),
        ("fr-FR", "95 %"),
        ("fr-CA", "Prêt !"),
        ("fr-CA", "Points : 3"),
        ("fr-CA", "Points:"),
    ],
)
def test_a_sentence_that_is_set_wrong_is_found(locale: str, sentence: str) -> None:
    """Ordinary spaces, and none where there should be one."""
    assert re.search(WRONG[locale], sentence)


PAIR = re.compile(r"[^¿?¡!]*(?:(?:¿(?=\S)[^¿?¡!]*(?<=\S)\?|¡(?=\S)[^¿?¡!]*(?<=\S)!)[^¿?¡!]*)*")
"""A text in which each question and each call is between its two marks, which stand close to its words."""


@pytest.mark.parametrize("locale", ["es-ES", "es-419"])
def test_spanish_marks_come_in_pairs(locale: str) -> None:
    """A question or a call begins with its mark, in each of its forms."""
    assert {key: text for key, text in sentences(locale).items() if not PAIR.fullmatch(text)} == {}


@pytest.mark.parametrize(
    "sentence", ["Ganas!", "Ganas la ronda!¡", "¿ Qué color?", "¡Qué color?", "¿Qué color ?", "Te toca: ¡di UNO"]
)
def test_a_spanish_mark_that_is_alone_or_apart_is_found(sentence: str) -> None:
    """It is not enough that there are as many of one as of the other."""
    assert not PAIR.fullmatch(sentence)


QUOTED = {"es-ES": "«»", "fr-CA": "«»", "fr-FR": "«»", "pt-PT": "«»"} | dict.fromkeys(("en", "es-419", "it", "pt-BR"), "“”")
PRINTED = ('Monstruo-carta "Uuuuu"', 'Carta Assustadora "Urrrhhh"')
"""Names of cards, with the marks that their sheets print."""


@pytest.mark.parametrize("locale", Words.available())
def test_a_language_has_one_pair_of_quotation_marks(locale: str) -> None:
    """Beside them there are only those of a name that is printed so."""
    for key, text in sentences(locale).items():
        own = re.sub("|".join(PRINTED), "", re.sub(r"\{[^{}]*\}", "", text))
        assert not {*own} & {*'«»“”„"'} - {*QUOTED[locale]}, key


@pytest.mark.parametrize("locale", Words.available())
def test_three_dots_are_one_sign_and_follow_their_word(locale: str) -> None:
    """No language puts a space before them where a sentence trails off."""
    assert {key: text for key, text in sentences(locale).items() if re.search(r"\.\.\.|\s…", text)} == {}
