"""Numbers, per cents and moments are written as each language writes them."""

from __future__ import annotations

import math
from datetime import datetime

import pytest

from lastcard.words import Words

NBSP, NARROW = "\u00a0", "\u202f"

WRITTEN = {
    "en": ("1,234,567.5", "12.5%", f"Nov 7, 2026, 6:06{NARROW}PM"),
    "es-419": ("1,234,567.5", "12.5%", f"7 nov 2026, 6:06{NARROW}p.m."),
    "es-ES": ("1.234.567,5", f"12,5{NBSP}%", "7 nov 2026, 18:06"),
    "fr-CA": (f"1{NBSP}234{NBSP}567,5", f"12,5{NBSP}%", "7 nov. 2026, 18 h 06"),
    "fr-FR": (f"1{NARROW}234{NARROW}567,5", f"12,5{NBSP}%", "7 nov. 2026, 18:06"),
    "it": ("1.234.567,5", "12,5%", "7 nov 2026, 18:06"),
    "pt-BR": ("1.234.567,5", "12,5%", "7 de nov. de 2026 18:06"),
    "pt-PT": (f"1{NBSP}234{NBSP}567,5", "12,5%", "07/11/2026, 18:06"),
}


@pytest.mark.parametrize("locale", Words.available())
def test_figures_are_those_of_the_language(locale: str) -> None:
    """Its point, its groups, its space before the sign of per cent, and the order of its dates."""
    words, evening = Words(locale), datetime(2026, 11, 7, 18, 6)  # noqa: DTZ001  as the reader's clock shows it

    assert (words.number(1234567.5, 1), words.percent(0.125, 1), words.moment(evening)) == WRITTEN[locale]


@pytest.mark.parametrize(
    ("locale", "plain", "grouped"), [("es-ES", "1005", "10.050"), ("it", "1005", "10.050"), ("pt-PT", "1005", f"10{NBSP}050")]
)
def test_four_digits_stay_together_where_the_language_has_it_so(locale: str, plain: str, grouped: str) -> None:
    """In a table, in per cent and in a sentence, where it is still a number that decides about the plural."""
    words = Words(locale)

    assert (words.number(1005), words.number(-1005), words.number(10050)) == (plain, f"-{plain}", grouped)
    assert words.number(9999.6) == words.number(10000), "it is what is written that is counted"
    assert words.percent(10.05).startswith(plain)
    assert [words.t("list-score", name="Ana", points=points) for points in (1005, 10050)] == [f"Ana: {plain}", f"Ana: {grouped}"]
    assert words.t("table-draw_pile", count=1005) == words.t("table-draw_pile", count=2).replace("2", plain)


def test_a_sign_is_written_where_one_is_wanted() -> None:
    """Of what is more and what is less; there may be no end to it."""
    words = Words("it")

    assert (words.number(0.5, 2, signed=True), words.number(-0.5, 2, signed=True)) == ("+0,50", "-0,50")
    assert words.percent(0.5, signed=True) == "+50%"
    assert words.number(math.inf) == "∞"
