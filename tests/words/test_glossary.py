"""Each locale calls things what its printed sheets call them."""

from __future__ import annotations

import pytest

from lastcard.words import Words
from lastcard.words.catalogue import messages

PRINTED = {
    "en": {"W": "Wild", "W4": "Wild Draw Four", "WB": "Kickin' Battle", "WJ": "The Joker's wild", "WA": "Special Agent Mater"},
    "es-419": {
        "W": "Comodín",
        "W4": "Comodín Roba 4",
        "WB": "Batalla de patadas",
        "WJ": "Comodín del Guasón",
        "WA": "Mate agente especial",
    },
    "es-ES": {"W": "Comodín", "W4": "Comodín roba cuatro", "WU": 'Monstruo-carta "Uuuuu"'},
    "fr-CA": {
        "W": "Carte blanche",
        "W4": "Carte blanche +4",
        "WB": "Combat",
        "WF": "Meilleurs amis",
        "WJ": "Le Joker",
        "WA": "Mater agent secret",
    },
    "fr-FR": {"W": "Joker", "W4": "Super Joker", "WU": "Horriffrayante «\u00a0Urrrhhh\u00a0»"},
    "it": {"W": "Jolly", "W4": "Jolly Pesca Quattro", "WU": "Urlo Spettrale"},
    "pt-BR": {
        "W": "Curinga",
        "W4": "Curinga Comprar Quatro",
        "WB": "Carta de batalha",
        "WJ": "Joker",
        "WA": "Agente Especial Mate",
    },
    "pt-PT": {"W": "Joker", "W4": "Joker Bisca 4", "WU": 'Carta Assustadora "Urrrhhh"'},
}
"""The colourless cards that each locale's sheets have."""

COLOURED = {
    "en": ("Red 7", "Blue Draw Two", "Green Reverse", "Yellow Skip"),
    "es-419": ("7 rojo", "Roba 2 azul", "Reversa verde", "Salta amarillo"),
    "es-ES": ("7 rojo", "Roba dos azul", "Cambio de sentido verde", "Pierde el turno amarillo"),
    "fr-CA": ("7 rouge", "+2 bleu", "Inversion verte", "Passer jaune"),
    "fr-FR": ("7 rouge", "+2 bleu", "Inversion verte", "Passer jaune"),
    "it": ("7 rosso", "Pesca Due blu", "Inverti verde", "Salto giallo"),
    "pt-BR": ("7 vermelho", "Comprar Duas azul", "Inverter verde", "Passar a Vez amarela"),
    "pt-PT": ("7 vermelho", "Bisca Dois azul", "Inverte o Jogo verde", "Passa a Vez amarela"),
}
"""R7, B+2, Grev and Yskip."""

TABLE = {
    "en": ("draw pile", "discard pile", "dealer", "round", "game", "action card"),
    "es-419": ("pila para robar", "pila para descartar", "repartidor", "ronda", "juego", "carta de acción"),
    "es-ES": ("montón para robar", "pila de descarte", "distribuidor", "ronda", "partida", "carta especial"),
    "fr-CA": ("pioche", "talon", "donneur", "manche", "partie", "carte Action"),
    "fr-FR": ("pioche", "talon", "donneur", "manche", "partie", "carte Action"),
    "it": ("mazzo di pesca", "mazzo di scarto", "mazziere", "round", "partita", "Carta Azione"),
    "pt-BR": ("monte", "pilha de descarte", "distribuidor de cartas", "rodada", "jogo", "Carta de Ação"),
    "pt-PT": ("pilha das biscas", "pilha das cartas jogadas", "distribuidor de cartas", "ronda", "jogo", "Carta de Ação"),
}
"""The two piles, and the words for dealer, round, match and action card."""

every_locale = pytest.mark.parametrize("locale", Words.available())


@every_locale
def test_colourless_cards_have_their_printed_names(locale: str) -> None:
    """A card that a locale's sheets have is called as they call it."""
    assert {card: Words(locale).card(card) for card in PRINTED[locale]} == PRINTED[locale]


@every_locale
def test_coloured_cards_have_their_printed_names(locale: str) -> None:
    """Face and colour stand in the order of the language, and agree."""
    assert tuple(map(Words(locale).card, ("R7", "B+2", "Grev", "Yskip"))) == COLOURED[locale]


@every_locale
def test_the_rules_use_the_printed_words(locale: str) -> None:
    """Piles, dealer, round, match and action cards are called in the rules as the sheets call them."""
    rules = "\n".join(messages(locale, "clauses").values())
    assert [word for word in TABLE[locale] if word not in rules] == []


@every_locale
def test_the_table_uses_the_printed_words(locale: str) -> None:
    """The piles have the same names at the table and in events."""
    draw_pile, discard_pile = (word.casefold() for word in TABLE[locale][:2])
    table = Words(locale).t("table-top", card="", colour="") + Words(locale).t("table-draw_pile", count=2)
    events = Words(locale).event({"event": "reshuffled", "count": 2}, names=[])
    for text in (table.casefold(), events.casefold()):
        assert draw_pile in text
        assert discard_pile in text


def test_italian_says_uno_before_zero() -> None:
    """The article before a 0 is the one that Italian wants."""
    words = Words("it")
    assert words.choice("play R0", names=[]) == "Gioca uno 0 rosso"
    assert words.choice("play R7", names=[]) == "Gioca un 7 rosso"
