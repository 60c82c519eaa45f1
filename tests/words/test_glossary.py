"""Each locale calls things what its printed sheets call them."""

from __future__ import annotations

import re

import pytest

import lastcard.editions  # noqa: F401  special cards are known once their editions are
from lastcard.words import Words
from lastcard.words.catalogue import FILES, messages

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

SENSES = {
    "draw pile": r"draw pile",
    "discard pile": r"discard pile",
    "dealer": r"\bdealer\b",
    "round": r"\brounds?\b",
    "game": r"(?<!card )(?<!object of the )(?<!how fast )\bgames?\b(?! without| as everybody)",
    "file": r"\bfiles?\b",
    "bot": r"\bbots?\b",
    "link": r"\blinks?\b",
    "seat": r"\bseats?\b",
    "seed": r"\bseeds?\b",
    "bluff": r"\bbluff",
    "challenge": r"\bchalleng",
    "the key": r"\bEnter\b",
}
"""What English calls the things that have a printed word, or one that was settled; a game is a match here, not what is played."""

_SPANISH = {"file": r"ficheros?", "bot": r"robots?", "link": r"links?|vínculos?|ligas?"}
_FRENCH = {
    "draw pile": r"talon|paquet",
    "discard pile": r"défausse|pioche",
    "dealer": r"distributeur|croupier",
    "round": r"rondes?|parties?|rounds?",
    "game": r"jeux?|matchs?",
    "bot": r"bots?",
    "link": r"links?",
    "challenge": r"provoqu\w+",
    "the key": r"enter|retour",
}
_PORTUGUESE = {"dealer": r"carteador|croupier|crupiê", "game": r"partidas?"}

RIVALS = {
    "en": {
        "draw pile": r"stock",
        "discard pile": r"waste",
        "round": r"hands? (?:begins|ends|is over)",
        "game": r"match(?:es)?(?= is| ends)",
    },
    "es-419": {
        **_SPANISH,
        "the key": r"intro",
        "draw pile": r"mazo|montón",
        "discard pile": r"pila de descarte",
        "dealer": r"distribuidor|crupier",
        "bluff": r"farol(?:es)?",
        "round": r"partidas?|(?:cada|esta|la) mano (?:empieza|termina)|gan\w+ la mano",
        "game": r"partidas?",
    },
    "es-ES": {
        **_SPANISH,
        "the key": r"enter",
        "draw pile": r"mazo|pila para robar",
        "discard pile": r"pila para descartar",
        "dealer": r"repartidor|crupier",
        "round": r"partidas?|gan\w+ la mano",
        "game": r"(?<!en )juegos?",
        "seat": r"(?<!en su )lugar(?:es)?|asientos?",
        "bluff": r"engaños?",
    },
    "fr-CA": _FRENCH,
    "fr-FR": _FRENCH,
    "it": {
        "draw pile": r"tallone|mazzo di scarto",
        "discard pile": r"mazzo di pesca|pila degli scarti",
        "dealer": r"cartaio|distributore",
        "round": r"partit[ae]|manche",
        "game": r"(?<!in )gioc(?:o|hi)|match",
        "bot": r"robot",
        "link": r"collegament[oi]",
        "the key": r"enter",
        "seed": r"sem[ei]",  # the suit of a card
    },
    "pt-BR": {
        **_PORTUGUESE,
        "draw pile": r"baralho|pilha de compra",
        "discard pile": r"monte",
        "round": r"rondas?|partidas?|mãos? (?:começa|acaba)",
        "file": r"ficheiros?",
        "bot": r"bots?",
        "link": r"ligaç(?:ão|ões)",
    },
    "pt-PT": {
        **_PORTUGUESE,
        "draw pile": r"monte|baralho",
        "discard pile": r"pilha de descarte",
        "round": r"rodadas?|(?:[ad]|na|cada|por) jogada",
        "file": r"arquivos?",
        "bot": r"robôs?",
        "link": r"ligaç(?:ão|ões)",
    },
}
"""Words that another locale, or an earlier catalogue, has for one of these."""

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


def rivals(locale: str, english: str, text: str) -> list[str]:
    """Return the words of a text that mean what English says and are not this locale's word for it."""
    said = [sense for sense, pattern in SENSES.items() if re.search(pattern, english, re.IGNORECASE)]
    # What is the rival of one thing may be the word for another.
    own = tuple(word[:-1].casefold() for sense, word in zip(SENSES, TABLE[locale][:5], strict=False) if sense in said)
    found = (
        word
        for sense in said
        if sense in RIVALS[locale]
        for word in re.findall(rf"\b(?:{RIVALS[locale][sense]})\b", text, re.IGNORECASE)
    )
    return [word for word in found if not (own and word.casefold().startswith(own))]


def bare(pattern: str) -> str:
    """Return the words of a message, without its placeables and without the names of its forms."""
    return re.sub(r"\{[^{}]*\}|\$\w+|\[\w+\]", " ", pattern)


@every_locale
def test_no_message_uses_the_rival_word(locale: str) -> None:
    """A thing has one name in a language, wherever it is spoken of."""
    for file in sorted(set(FILES.values())):
        for key, pattern in messages(locale, file).items():
            assert rivals(locale, bare(messages("en", file)[key]), bare(pattern)) == [], key


@pytest.mark.parametrize(
    ("locale", "english", "text"),
    [
        ("es-ES", "Ana wins the round.", "Ana gana la mano."),
        ("es-ES", "You win the game!", "¡Ganas el juego!"),
        ("es-ES", "Rounds", "Partidas"),
        ("es-419", "a bluff", "un farol"),
        ("es-419", "Enter: sit down", "Intro: sentarse"),
        ("fr-FR", "A bot plays.", "Un bot joue."),
        ("fr-CA", "the challenger", "celui qui a provoqué"),
        ("fr-CA", "The draw pile has 2 cards.", "Le talon a 2 cartes."),
        ("it", "You win the game!", "Vinci il gioco!"),
        ("it", "Seed", "Seme"),
        ("pt-BR", "The file is damaged.", "O ficheiro está danificado."),
        ("pt-PT", "You win the round.", "Ganhas a jogada."),
    ],
)
def test_a_rival_word_is_found(locale: str, english: str, text: str) -> None:
    """These were said, or nearly."""
    assert rivals(locale, english, text)


@pytest.mark.parametrize(
    ("locale", "english", "text"),
    [
        ("es-ES", "Rounds per game", "Rondas por partida"),
        ("es-ES", "Object of the game", "Objetivo del juego"),
        ("fr-FR", "The draw pile has run out: the discard pile is the new one.", "La pioche est épuisée : le talon la remplace."),
        ("pt-PT", "no card was played in a round", "nenhuma carta foi jogada numa ronda"),
    ],
)
def test_a_word_in_its_own_sense_is_no_rival(locale: str, english: str, text: str) -> None:
    """Some words are the right ones elsewhere."""
    assert not rivals(locale, english, text)
