"""Sentences that the tests compare with, a file for each locale, for somebody who speaks it to read through.

Every event, question and choice is told of people whose names begin in all the ways that matter, in every colour, of every kind
of card, and with none, one, two and eleven of what is counted; to onlookers, to those it is about, and to the second of them.
`./go prove sentences tests/words/golden` writes them again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lastcard.cards import Colour
from lastcard.editions import EDITIONS
from lastcard.rules.events import EVENTS, Event, told_as
from lastcard.rules.house import PRESETS, Numbers
from lastcard.rules.options import HOUSE
from lastcard.words import Words
from lastcard.words.catalogue import messages

NAMES = ("Ana", "Ben", "Iris", "Hugo", "7up", "Zoé", "Íñigo", "Hielo", "Omar", "Bot 1")
"""A vowel, a consonant, an I, an H and a digit at the beginning, also with accents, and a digit at the end."""
COUNTS = (0, 1, 2, 11)
COLOURS = tuple(colour.value for colour in Colour)
LETTERS = tuple(colour.letter for colour in Colour)
FACES = ("7", "+2", "rev", "skip")
_SECOND = ("by", "to", "rival", "with", "from")
"""Fields that name the second person of an event."""
_FIELDS: dict[str, Any] = {
    "direction": "left",
    "round": 2,
    "number": 7,
    "guilty": True,
    "hands": [],
    "points": 34,
    "count": 2,
}


def write(folder: Path) -> Iterator[Path]:
    """Write the sentences of each locale into a folder."""
    for locale in Words.available():
        path = folder / f"{locale}.txt"
        path.write_text(sentences(locale), encoding="utf-8")
        yield path


def sentences(locale: str) -> str:
    """Everything that is said in one locale, a sentence a line, in parts."""
    words = Words(locale)
    parts = {
        "Cards": _cards(words),
        "Events": _events(words),
        "Colors, counts and outcomes": _varied(words),
        "Questions": _questions(words),
        "Choices": _choices(words),
        "At the table": _table(words),
        "House rules": _house(words),
    }
    return "\n".join(line for title, lines in parts.items() for line in (f"## {title}", "", *dict.fromkeys(lines), ""))


def _cards(words: Words) -> Iterator[str]:
    """Every kind of card in every colour, as a label and in a sentence."""
    specials = dict.fromkeys(str(card) for edition in EDITIONS for card in edition.deck.counts if card.colour is None)
    coloured = [f"{letter}{face}" for face in FACES for letter in LETTERS]
    for at, card in enumerate((*coloured, *specials)):
        told = _told({"event": "played", "seat": 0, "card": card}, words, [NAMES[at % len(NAMES)]])
        yield words.t("list-beside", first=words.card(card), second=told)


def _events(words: Words) -> Iterator[str]:
    """Every event to onlookers, to those it is about, and with its cards hidden."""
    turn = 0
    for kind in EVENTS.values():
        if not kind.__module__.startswith("lastcard."):
            continue
        for you in (None, 0, 1) if {"seats", *_SECOND} & {*map(told_as, kind.fields)} else (None, 0):
            turn += 1
            names = [NAMES[turn % len(NAMES)], NAMES[(turn * 3 + 1) % len(NAMES)]]
            names[1] = names[1] if names[1] != names[0] else NAMES[(turn * 3 + 2) % len(NAMES)]
            told = _event(kind, turn)
            yield _told(told, words, names, you)
            for reason in _reasons(kind):
                yield words.event(told, names=names, you=you, before={"event": reason})
            if kind.secret is not None and you is None:
                hidden = {name: value for name, value in told.items() if name != kind.secret}
                yield from (_told(hidden | {"count": count}, words, names) for count in COUNTS[1:])


def _event(kind: type[Event], turn: int) -> dict[str, Any]:
    """An event with values that differ from one to the next."""
    first, second = LETTERS[turn % len(LETTERS)], LETTERS[(turn + 1) % len(LETTERS)]
    varied = {
        "card": f"{first}{FACES[turn % len(FACES)]}",
        "cards": [f"{first}9", "W4", f"{second}skip"],
        "colour": COLOURS[turn % len(COLOURS)],
        "seats": [0, 1],
        "scores": [120, 1005],
    }
    seats = dict.fromkeys(("seat", "dealer", "winner"), 0) | dict.fromkeys(_SECOND, 1)
    values = _FIELDS | varied | seats
    return {"event": kind.name, **{name: values[name] for name in map(told_as, kind.fields)}}


def _reasons(kind: type[Event]) -> Iterator[str]:
    """The events right after which this one is told otherwise."""
    for key in messages("en", "events"):
        if found := re.fullmatch(rf"event-{kind.name}-after_([a-z_]+)", key):
            yield found[1]


def _told(event: dict[str, Any], words: Words, names: list[str], you: int | None = None) -> str:
    return words.event(event, names=names, you=you)


def _varied(words: Words) -> Iterator[str]:
    """What depends on a colour, a count or an outcome, in all of them."""
    for at, colour in enumerate(COLOURS):
        names = [NAMES[at], NAMES[at + 1]]
        yield _told({"event": "colour_named", "seat": 0, "colour": colour}, words, names)
        yield words.choice(f"colour {colour}", names=())
        yield words.t("table-why-no_match", card=words.card("B9"), colour=colour, top=words.card("G5"))
    for at, count in enumerate(COUNTS):
        names = [NAMES[at + 2], NAMES[at + 3]]
        yield _told({"event": "drew", "seat": 0, "count": count}, words, names)
        yield _told({"event": "reshuffled", "count": count}, words, names)
        ended = {"event": "round_ended", "winner": 0, "points": count, "hands": [], "scores": [count, 500]}
        yield from (_told(ended, words, names, you) for you in (None, 0))
        yield words.t("table-hand", count=count, cards=words.cards(["R7"] * count))
        yield words.t("table-count", name=names[0], count=count)
        yield words.t("table-draw_pile", count=count)
        yield words.t("tui-score", points=count)
        yield words.t("web-spectators", count=count)
    yield _told({"event": "round_ended", "winner": None, "points": 0, "hands": [], "scores": [0, 1]}, words, list(NAMES[:2]))
    yield from (_told({"event": "reversed", "direction": way}, words, []) for way in ("left", "right"))
    for guilty in (True, False):
        challenged = {"event": "challenged", "seat": 0, "by": 1, "guilty": guilty}
        yield from (_told(challenged, words, ["Iris", "Ana"], you) for you in (None, 0, 1))
    shown = {"event": "hand_shown", "seat": 0, "to": 1, "cards": ["R0", "W"]}
    yield from (words.event(shown, names=["Iris", "Ana"], you=you, before={"event": "challenged"}) for you in (None, 0, 1))


def _questions(words: Words) -> Iterator[str]:
    """Every question, told of somebody and put to the reader."""
    asked = [key.removeprefix("question-") for key in messages("en", "questions") if key.startswith("question-")]
    for at, name in enumerate(name for name in asked if not name.endswith("-you")):
        base, _, form = name.partition("-")
        question: dict[str, Any] = {"seat": 0, "question": base, "offer": False}
        question |= {"to": 1} if form == "to" else {"number": 7} if form == "number" else {}
        several = {
            "catch": [["catch 1"], ["catch 1", "catch 2"]],
            "turn": [["play R7", "draw"], ["play R7"], ["draw"]],
            "drawn": [["play R7", "keep"], ["play G+2"], ["keep"]],
            "put": [["put R7", "pass"], ["pass"]],
            "challenge": [["challenge", "accept"], ["challenge", "accept", "play W4"]],
            "stack": [["play R+2", "take"], ["take"]],
            "jump": [["jump R7"], []],
        }
        names = [NAMES[(at + step) % len(NAMES)] for step in range(3)]
        for choices in several.get(base, [["", ""]]):
            yield from (words.question(question | {"choices": choices}, names=names, you=you, debt=6) for you in (None, 0))


def _choices(words: Words) -> Iterator[str]:
    """Every choice as it is offered."""
    for at, (key, text) in enumerate(messages("en", "questions").items()):
        verb, _, calls = key.removeprefix("choice-").partition("-")
        if key.startswith("choice-"):
            about = {
                "card": f" {LETTERS[at % len(LETTERS)]}{FACES[at % len(FACES)]}",
                "colour": f" {COLOURS[at % len(COLOURS)]}",
                "name": f" {at % len(NAMES)}",
                "number": " 7",
            }
            found = re.search(r"\{ \$?(card|colour|name|number) \}", text)
            yield words.choice(verb + (about[found[1]] if found else "") + (f" {calls}" if calls else ""), names=NAMES)


def _table(words: Words) -> Iterator[str]:
    """What frames a game: lists, scores and what is said of people."""
    yield from (words.listing(NAMES[at : at + 3]) for at in range(len(NAMES) - 2))
    yield words.scores([0, 1005, 34], names=NAMES[-3:])
    people = ("table-turn", "table-sat", "table-left", "table-away", "table-stand_in", "terminal-one_left", "table-host")
    for at, key in enumerate(people):
        yield from (words.t(key, name=NAMES[(at * 2 + step) % len(NAMES)]) for step in range(2))
    yield from (words.t("web-waiting", names=words.listing(NAMES[at : at + 2])) for at in range(4))
    for edition in EDITIONS:
        yield words.t("terminal-game", edition=words.edition(edition.id), players=4, sheet=words.sheet("fr-CA"), target=1)
    about: dict[str, str | int] = {"edition": words.edition("classic"), "players": 2, "seed": "7"}
    yield from (words.t("terminal-replay", sheet=words.sheet(sheet), **about) for sheet in Words.available())


def _house(words: Words) -> Iterator[str]:
    """What house rules are called and mean, the sets of them, and how partners end a round."""
    for name, values in HOUSE.items():
        yield words.t(f"house-about-{name}")
        if isinstance(values, Numbers):
            yield from (words.t(f"web-rule-{name}-count", count=count) for count in COUNTS[1:])
        else:
            yield from (words.t(f"web-rule-{name}-{str(value).lower()}") for value in values)
    for preset in PRESETS:
        yield words.t("list-label", label=words.t(f"preset-{preset}"), value=words.t(f"preset-{preset}-about"))
    yield words.choice("draw", names=NAMES, until=True)
    for scoring in ("winner", "low"):
        yield words.t(f"web-rule-scoring-{scoring}-teams")
        yield words.t("web-sum-object-round-teams", scoring=scoring)
    yield from (words.t("house-debt-said", count=count) for count in COUNTS)
    for at, count in enumerate(COUNTS):
        names = NAMES[at : at + 4]
        ended = {"event": "round_ended", "winner": 2, "points": count, "hands": [], "scores": [count, 500, count, 500]}
        yield from (words.event(ended, names=names, you=you, partners=((0, 2), (1, 3))) for you in (None, 0))
        yield words.t("house-partners", names=words.listing(names[::2]))
    won = {"event": "match_ended", "winner": 0, "scores": [510, 20, 510, 20]}
    yield from (words.event(won, names=NAMES[:4], you=you, partners=((0, 2), (1, 3))) for you in (None, 2))
