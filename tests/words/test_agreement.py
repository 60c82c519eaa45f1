"""Whatever a sentence is told of, it agrees: every event and question in every colour, with every card, name and count."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, product
from typing import Any

import pytest

from declared import questions_of
from lastcard.editions import EDITIONS
from lastcard.rules.events import EVENTS, Event, told_as
from lastcard.words import Words
from lastcard.words.catalogue import FILES, messages

NAMES = ("Ana", "Iris", "Íñigo", "Hilda", "Hugo", "7up", "Ben")
"""A vowel, an I with and without an accent, an H before an I and another vowel, a digit, and none of these."""
PAIRS = tuple(zip(NAMES, (*NAMES[1:], NAMES[0]), strict=True))
"""Each of them first, and each second: no sentence depends on how both begin."""
COUNTS = (0, 1, 2, 11)
COLOURS = ("red", "blue", "green", "yellow", "pink", "purple")
COLOURED = [f"{colour}{face}" for colour in "RBGYPV" for face in (*range(10), "+2", "rev", "skip")]
CARDS = [*COLOURED, *dict.fromkeys(str(card) for edition in EDITIONS for card in edition.deck.cards if card.colour is None)]

VALUES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("seat", "dealer", "winner"), (0,)),
    **dict.fromkeys(("by", "to", "rival", "with", "from"), (1,)),
    "seats": ((0, 1),),
    "card": tuple(CARDS),
    "cards": tuple([card, other] for card, other in zip(CARDS, reversed(CARDS), strict=True)),
    "colour": COLOURS,
    "number": tuple(range(10)),
    "round": COUNTS[1:],
    "count": COUNTS,
    "points": COUNTS,
    "direction": ("left", "right"),
    "guilty": (True, False),
    "hands": ([],),
    "scores": tuple([count, 500] for count in COUNTS),
}
"""All that the fields of events may hold, as far as a sentence can depend on it."""

_SPANISH = (
    r"\by h?[ií](?![aeo])|\be (?!h?[ií])|\b(?:a|de) el\b|\b(?:0|2|11) (?:carta|punto|persona)\b|\b1 (?:cartas|puntos|personas)\b"
    r"|\b(?:carta|reversa) (?:rojo|amarillo|morado)\b|\bun (?:reversa|batalla|carta|monstruo)|\buna (?:comodín|salta|roba|\d)"
)
_FRENCH = (
    r"(?<!-)\b(?:de|que|le|la|ne|se|jusque) [aeiouàâéèêíîôûœ]|\b(?:de|que) h?[ií]|\b(?:d|qu)'(?!h?[aeiouàâéèêíîôûœ])"
    r"|\b[01] (?:cartes|points|personnes)\b|\b(?:2|11) (?:carte|point|personne)\b|\bà le\b|\bde le\b"
    r"|\b(?:carte|inversion|couleur) (?:vert|bleu|violet)\b|\bun (?:inversion|carte)|\bune (?:passer|joker|super|\+2|\d)"
)
_PORTUGUESE = (
    r"\b(?:0|2|11) (?:carta|ponto|pessoa)\b|\b1 (?:cartas|pontos|pessoas)\b"
    r"|\b(?:carta|cor|duas|inverter|vez|dois|jogo) (?:vermelho|amarelo|roxo)\b"
    r"|\bum (?:comprar|inverter|passar?|bisca|inverte|carta)\b"
)
WRONG = {
    "en": r"\b(?:0|2|11) (?:card|point|person)\b|\b1 (?:cards|points|people)\b"
    r"|\ba [aeio]|(?<!draw, )colour|\bis to\b|\bwhoever\b",
    "es-419": _SPANISH,
    "es-ES": _SPANISH,
    "fr-CA": _FRENCH,
    "fr-FR": _FRENCH,
    "it": (
        r"(?-i:\b[aA] H?[AEIOUÍ])|\bad (?!h?[aeiouí])|\b(?:di|a|da|su) (?:il|lo|la)\b"
        r"|\b(?:ness)?un (?:0|carta|battaglia)|\buno (?:[1-9]|pesca|inverti|salto|jolly|urlo)|\bcarta (?:rosso|giallo)\b"
        r"|\b(?:0|2|11) (?:carta|punto|persona)\b|\b1 (?:carte|punti|persone)\b"
    ),
    "pt-BR": _PORTUGUESE,
    "pt-PT": _PORTUGUESE,
}
"""What a sentence says that was made for another word than the one it got."""

every_locale = pytest.mark.parametrize("locale", Words.available())


def wrong(locale: str, text: str) -> bool:
    """Tell whether something does not agree; in Italian, the UNO that is called is no article."""
    plain = text.replace("\u00a0", " ").replace("\u202f", " ").replace("UNO", "")
    return bool(re.search(WRONG[locale], plain, re.IGNORECASE) or re.search(r"[{}$]", plain))


def told(kind: type[Event]) -> Iterator[dict[str, Any]]:
    """An event in all its ways, whole and as those are told it who may not see its cards."""
    fields = [name for name in map(told_as, kind.fields) if name not in ("points", "scores")]
    for values in product(*(VALUES[name] for name in fields)):
        yield {"event": kind.name, **dict(zip(fields, values, strict=True))}
    if kind.secret is not None:
        seats = {name: VALUES[name][0] for name in fields if name != kind.secret}
        yield from ({"event": kind.name, **seats, "count": count} for count in COUNTS)


def scored(event: dict[str, Any], fields: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """The same with each score that its kind has."""
    for points, scores in zip(VALUES["points"], VALUES["scores"], strict=True):
        yield event | {name: value for name, value in (("points", points), ("scores", scores)) if name in fields}
        if not {"points", "scores"} & {*fields}:
            break


@every_locale
def test_every_event_agrees_with_whatever_it_is_told_of(locale: str) -> None:
    """To onlookers, to the one it is about, and to the second of them."""
    words, pairs = Words(locale), cycle(PAIRS)
    for kind in EVENTS.values():
        if not kind.__module__.startswith("lastcard."):
            continue
        events = [whole for event in told(kind) for whole in scored(event, tuple(kind.fields))]
        # Few values are told of everybody, many by turns.
        few = len(events) < len(COLOURED)
        for event in events:
            for names in PAIRS if few else [next(pairs)]:
                for you in (None,) if event.get("count") is not None and kind.secret else (None, 0, 1):
                    for before in (None, {"event": "challenged"}) if kind.name == "hand_shown" else (None,):
                        for partners in ((), [(0, 1)]) if "winner" in event else ((),):
                            text = words.event(event, names=names, you=you, before=before, partners=partners)
                            assert not wrong(locale, text), text


@every_locale
def test_every_question_agrees_with_whatever_it_is_about(locale: str) -> None:
    """Told of somebody and put to the reader, with every card, colour, number and name that it may name."""
    words = Words(locale)
    asked = {name for edition in EDITIONS for name in questions_of(edition)}
    more: dict[str, list[dict[str, Any]]] = {
        "turn": [{"choices": ["play R7", "draw"]}, {"choices": ["play R7"]}, {"choices": ["draw"]}],
        "drawn": [{"choices": choices} for card in CARDS for choices in ([f"play {card}", "keep"], [f"play {card}"])],
        "hand": [{"choices": [f"hand {card}"], "to": 1} for card in CARDS],
        "put": [
            {"choices": choices, "number": number} for number in range(10) for choices in ([f"put R{number}", "pass"], ["pass"])
        ],
        "catch": [{"choices": ["catch 1"]}, {"choices": ["catch 1", "catch 2"]}],
        "stack": [{"choices": ["take"]}, {"choices": ["play R+2", "take"]}],
        "jump": [{"choices": []}, {"choices": ["jump R7"]}],
    }
    for name in sorted(asked):
        for about in more.get(name, [{"choices": ["", ""]}]):
            question = {"seat": 0, "question": name, "offer": False} | about
            for first, second in PAIRS if len(about["choices"]) > 1 or name == "catch" else PAIRS[:: len(NAMES)]:
                for you in (None, 0):
                    text = words.question(question, names=[first, second, "Ida"], you=you, debt=11)
                    assert not wrong(locale, text), text


@every_locale
def test_every_choice_agrees_with_whatever_it_offers(locale: str) -> None:
    """With each card, colour, number and name."""
    words = Words(locale)
    ways: dict[str, list[str]] = {
        "card": CARDS,
        "colour": [*COLOURS],
        "name": [str(seat) for seat in range(len(NAMES))],
        "number": [str(number) for number in range(10)],
    }
    for key, pattern in messages("en", "questions").items():
        if key.startswith("choice-"):
            verb, _, call = key.removeprefix("choice-").partition("-")
            found = re.search(r"\{ \$?(card|(?<!draw, )colour|name|number) \}", pattern)
            for value in ways[found[1]] if found else [""]:
                text = words.choice(" ".join(filter(None, (verb, value, call))), names=NAMES)
                assert not wrong(locale, text), text


@every_locale
def test_every_message_agrees_with_names_colours_and_counts(locale: str) -> None:
    """Wherever one is filled in: at the table, on the screens, in hints and in the browser."""
    words = Words(locale)
    people, counts = ("name", "other", "names", "seat", "rival"), ("count", "points")
    for file in sorted({*FILES.values()} - {"cards", "cli", "errors", "reports"}):
        for key, pattern in messages(locale, file).items():
            if key.startswith("guide-cards"):
                continue  # a deck has a hundred of them
            needed = {*re.findall(r"\$(\w+)", pattern)} | ({"colour"} if "{ colour" in pattern else set())
            filled = dict.fromkeys(needed, "…")
            for first, second in PAIRS if len(needed & {*people}) > 1 else zip(NAMES, reversed(NAMES), strict=True):
                who = dict.fromkeys(people, first) | {"other": second}
                for count, colour in product(COUNTS if needed & {*counts} else (1,), COLOURS if "colour" in needed else ("red",)):
                    given = who | dict.fromkeys(counts, count) | {"colour": colour}
                    text = words.t(key, **filled | {name: given[name] for name in needed & {*given}})
                    assert not wrong(locale, text), f"{key}: {text}"


@every_locale
def test_no_sentence_depends_on_how_two_names_begin(locale: str) -> None:
    """So it is enough that each name stands in each place once."""
    for file in sorted({*FILES.values()}):
        for key, pattern in messages(locale, file).items():
            assert len({*re.findall(r"BEGINS\(\$(\w+)\)", pattern)}) <= 1, key


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "Ana draws a orange card."),
        ("en", "Ana draws 1 cards."),
        ("es-ES", "Ana y Íñigo"),
        ("es-419", "Ben juega una Reversa rojo."),
        ("es-419", "Ana e Hugo"),
        ("fr-FR", "une carte de couleur vert"),
        ("fr-CA", "Personne n'est plus près de gagner que Ana."),
        ("fr-FR", "Ce n'est pas le tour de Iris."),
        ("it", "Iris mostra a Ana tutta la mano."),
        ("it", "Gioca un 0 rosso"),
        ("pt-BR", "0 ponto"),
        ("pt-PT", "a cor roxo"),
    ],
)
def test_a_sentence_that_does_not_agree_is_found(locale: str, sentence: str) -> None:
    """These were said once, or nearly."""
    assert wrong(locale, sentence)
