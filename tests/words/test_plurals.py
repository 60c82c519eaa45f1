"""Numbers in sentences: singular, plural, and the "million of" of the Romance languages."""

from __future__ import annotations

import re

import pytest

from lastcard.words import Words
from lastcard.words.catalogue import FILES, messages

DRAWN = {
    "en": ("Ben draws 0 cards.", "Ben draws 1 card.", "Ben draws 2 cards.", "Ben draws 1,000,000 cards."),
    "es-419": ("Ben roba 0 cartas.", "Ben roba 1 carta.", "Ben roba 2 cartas.", "Ben roba 1,000,000 de cartas."),
    "es-ES": ("Ben roba 0 cartas.", "Ben roba 1 carta.", "Ben roba 2 cartas.", "Ben roba 1.000.000 de cartas."),
    "fr-CA": ("Ben pige 0 carte.", "Ben pige 1 carte.", "Ben pige 2 cartes.", "Ben pige 1 000 000 de cartes."),
    "fr-FR": ("Ben pioche 0 carte.", "Ben pioche 1 carte.", "Ben pioche 2 cartes.", "Ben pioche 1 000 000 de cartes."),
    "it": ("Ben pesca 0 carte.", "Ben pesca 1 carta.", "Ben pesca 2 carte.", "Ben pesca 1.000.000 di carte."),
    "pt-BR": ("Ben compra 0 cartas.", "Ben compra 1 carta.", "Ben compra 2 cartas.", "Ben compra 1.000.000 de cartas."),
    "pt-PT": ("Ben bisca 0 cartas.", "Ben bisca 1 carta.", "Ben bisca 2 cartas.", "Ben bisca 1 000 000 de cartas."),
}

POINTS = {
    "en": ("0 points", "1 point", "2 points", "1,000,000 points"),
    "es-419": ("0 puntos", "1 punto", "2 puntos", "1,000,000 de puntos"),
    "es-ES": ("0 puntos", "1 punto", "2 puntos", "1.000.000 de puntos"),
    "fr-CA": ("0 point", "1 point", "2 points", "1 000 000 de points"),
    "fr-FR": ("0 point", "1 point", "2 points", "1 000 000 de points"),
    "it": ("0 punti", "1 punto", "2 punti", "1.000.000 di punti"),
    "pt-BR": ("0 pontos", "1 ponto", "2 pontos", "1.000.000 de pontos"),
    "pt-PT": ("0 pontos", "1 ponto", "2 pontos", "1 000 000 de pontos"),
}

COUNTS = (0, 1, 2, 1_000_000)

SEVERAL = {
    "en": "cards points rounds seats moves games seconds people passes times",
    "es-419": "cartas puntos rondas lugares jugadas movimientos juegos segundos personas pasadas veces",
    "es-ES": "cartas puntos rondas lugares jugadas movimientos partidas segundos personas pasadas veces",
    "fr-CA": "cartes points manches places coups parties secondes personnes passages",
    "fr-FR": "cartes points manches places coups parties secondes personnes passages",
    "it": "carte punti posti mosse partite secondi persone passate volte",
    "pt-BR": "cartas pontos rodadas lugares jogadas jogos segundos pessoas passagens vezes",
    "pt-PT": "cartas pontos rondas lugares lances jogos segundos pessoas passagens vezes",
}
"""What is counted, in the form that a single one does not have."""

every_locale = pytest.mark.parametrize("locale", Words.available())


def spaced(text: str) -> str:
    """Return a text with ordinary spaces where numbers are grouped by no-break ones."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@every_locale
def test_cards_are_counted_as_the_language_counts(locale: str) -> None:
    """No card, one, two and a million take the right form of the noun."""
    told = [Words(locale).event({"event": "drew", "seat": 0, "count": count}, names=["Ben"]) for count in COUNTS]
    assert tuple(map(spaced, told)) == DRAWN[locale]


@every_locale
def test_points_are_counted_as_the_language_counts(locale: str) -> None:
    """No point, one, two and a million take the right form of the noun."""
    for points, expected in zip(COUNTS, POINTS[locale], strict=True):
        event = {"event": "round_ended", "winner": 0, "points": points, "hands": [[]], "scores": [points]}
        assert f" {expected}." in spaced(Words(locale).event(event, names=["Ben"]))


@every_locale
def test_a_target_is_counted_as_the_language_counts(locale: str) -> None:
    """A game may be played to a single point."""
    for points, expected in zip(COUNTS[1:], POINTS[locale][1:], strict=True):
        for key in ("web-target", "tui-target"):
            assert spaced(Words(locale).t(key, scoring="winner", target=points)).endswith(f" {expected}")


@every_locale
@pytest.mark.parametrize("scoring", ["winner", "low"])
def test_no_sentence_counts_a_single_thing_as_several(locale: str, scoring: str) -> None:
    """Whatever can be counted is one here; only of players, decks and what goals are measured with there is more."""
    wrong = re.compile(rf"\b1 ({SEVERAL[locale].replace(' ', '|')})\b")
    said: dict[str, str | int] = {
        "name": "Ana",
        "other": "Ben",
        "players": 2,
        "special": "Urrrhhh",
        "colour": "red",
        "scoring": scoring,
    }
    for file in sorted(set(FILES.values())):
        for key, pattern in messages(locale, file).items():
            one = dict.fromkeys(("number", *re.findall(r"\$(\w+)", pattern)), 1)
            text = Words(locale).t(key, **{**one, **said})
            assert key.startswith(("report-bench-goal-", "guide-cards")) or not wrong.search(spaced(text)), key
