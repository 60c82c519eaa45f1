"""The sheets: where a locale's printed rules play differently, as sets of switches. Any edition can be played by any sheet."""

from __future__ import annotations

from lastcard.rules.options import Rules

_PLAIN = Rules()

SHEETS: dict[str, Rules] = {
    "en": _PLAIN,
    "es-419": Rules(drawn_card="must", catch_until="held"),
    "es-ES": Rules(start_direction="right", dealer_symbols="ignored", catch_until="played"),
    "fr-CA": Rules(battle_resume="challenged", catch_until="played"),
    "fr-FR": Rules(catch_until="played"),
    "it": _PLAIN,
    "pt-BR": _PLAIN,
    "pt-PT": _PLAIN,
}


def sheet_of(locale: str) -> str:
    """Return the sheet that people who speak a language play by unless they choose another.

    >>> sheet_of("fr-CA"), sheet_of("eo")
    ('fr-CA', 'en')
    """
    # A language may have words without a printed sheet.
    return locale if locale in SHEETS else "en"
