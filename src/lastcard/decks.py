"""Decks of one's own: a TOML file, or the same as a JSON object, becomes an edition to play (house.deck_file).

>>> edition = read_deck('''
... name = "Small"
... colours = ["red", "blue"]
... [cards]
... "1-9" = 1
... "skip" = 1
... [wilds]
... W = 1
... ''')
>>> len(edition.deck.cards), str(edition.deck.cards[0])
(21, 'R1')
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from lastcard.cards import ACTIONS, DRAW_FOUR, NUMBERS, WILD, Card, Colour, Deck, card
from lastcard.editions import EDITIONS
from lastcard.editions.grand import SPECIALS
from lastcard.files import read
from lastcard.match import edition_called
from lastcard.notation import line_of
from lastcard.record import check_seed
from lastcard.rules.state import Edition

COLOURS_MIN, COLOURS_MAX = 2, 4
COPIES_MAX, WILDS_MAX = 2, 4
CARDS_MIN, NUMBERS_MIN = 20, 12
LINES_MAX = 200
"""Of a file: a deck with every entry has some thirty."""
FILE_MAX_BYTES = 64 * 1024
"""A deck takes a thousand at most, and comments."""

_SPECIAL = {str(special.deck.specials[0]): special for special in SPECIALS}
WILDS = (WILD, DRAW_FOUR, *_SPECIAL)
"""The colourless cards that a deck may have, in the order of a fresh pack."""

_ENTRIES = ("name", "colours", "cards", "wilds")
_RANGE = re.compile(r"([0-9])-([0-9])", re.ASCII)
_AT_LINE = re.compile(r"\(at line \d+, column \d+\)|\(at end of document\)")


class BadDeck(ValueError):
    """A deck that breaks a rule of deck files."""

    def __init__(self, key: str, message: str, line: int | None = None, wrong: str = "text", **about: str | int) -> None:
        # An entry that nobody knows may be called anything, at any length.
        where = f"deck {repr(key[:40])[1:-1]}" if line is None else f"line {line}"
        super().__init__(f"{where.strip()}: {message}")
        self.key: str = key
        """Which entry is wrong: `name`, `colours`, `cards`, `cards.7`; empty for the whole."""
        self.message: str = message
        """What is wrong with it, and what would be possible."""
        self.line: int | None = line
        """The number of its line in a file, from 1; None for an object."""
        self.wrong, self.about = wrong, about
        """The same as the message, for the catalogue to say (`house-deck-wrong`)."""


def load_deck(path: str | Path) -> Edition:
    """The edition of a deck file; BadDeck names the line that is wrong, OSError a file that cannot be read."""
    return read_deck(read(Path(path), FILE_MAX_BYTES))


def read_deck(text: str | bytes) -> Edition:
    """The edition of a deck file's text; BadDeck names the line that is wrong."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise BadDeck("", "this is not text in UTF-8", line_of(error)) from None
    if text.count("\n") >= LINES_MAX:
        # The line that is wrong is looked for by reading the file up to each: a long one would take for ever.
        raise BadDeck("", f"a deck file has at most {LINES_MAX} lines", LINES_MAX + 1)
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(text, _AT_LINE.sub("", str(error)).strip()) from None
    except RecursionError:
        raise _no_toml(text, "nested too deeply") from None
    except ValueError:
        # What tomllib leaves to Python.
        raise _no_toml(text, "a number has too many digits") from None
    try:
        return deck_edition(given)
    except BadDeck as error:
        raise BadDeck(error.key, error.message, _line_of(error.key, text, given), error.wrong, **error.about) from None


def deck_edition(given: object) -> Edition:
    """The edition of a deck as an object; BadDeck names the entry that is wrong."""
    if not isinstance(given, Mapping):
        raise BadDeck("", "a deck is an object with name, colours, cards and wilds")
    for key in given:
        if key not in _ENTRIES:
            message = f"a deck has no {str(key)[:40]!r}: {', '.join(_ENTRIES)}"
            raise BadDeck(str(key), message, wrong="entry", text=str(key)[:40], known=", ".join(_ENTRIES))
    name, colours = _name(given), _colours(given)
    faces, wilds = dict(_faces(_table(given, "cards"))), dict(_wilds(_table(given, "wilds")))
    coloured = [
        card(colour.letter + face) for colour in colours for face in (*NUMBERS, *ACTIONS) for _ in range(faces.get(face, 0))
    ]
    cards = (*coloured, *(card(face) for face in WILDS for _ in range(wilds.get(face, 0))))
    _check_size(cards)
    specials = tuple(face for face in _SPECIAL if wilds.get(face))
    return Edition(
        name,
        Deck(colours, tuple(map(card, specials)), cards),
        combined=tuple(_SPECIAL[face] for face in specials),
        given=json.dumps(given, ensure_ascii=False),
    )


def _name(given: Mapping[str, Any]) -> str:
    name = given.get("name")
    if type(name) is not str:
        raise BadDeck("name", "name must be text: what the deck is called", wrong="name")
    try:
        check_seed(name)
    except ValueError:
        message = "name is one line of text, with no space at its ends and no # at its beginning or after a space"
        raise BadDeck("name", message, wrong="name") from None
    if name in {edition.id for edition in EDITIONS}:
        raise BadDeck("name", f"name may not be {name!r}: an edition is called so", wrong="taken", text=name)
    return name


def _colours(given: Mapping[str, Any]) -> tuple[Colour, ...]:
    named = given.get("colours")
    known = {colour.value: colour for colour in Colour}
    names = ", ".join(known)
    if not isinstance(named, list) or not all(type(name) is str and name in known for name in named):
        raise BadDeck("colours", f"colours must be a list of names: {names}", wrong="colours", known=names)
    if not COLOURS_MIN <= len(named) <= COLOURS_MAX or len(set(named)) != len(named):
        raise BadDeck("colours", f"colours must be {COLOURS_MIN} to {COLOURS_MAX}, each once", wrong="colours", known=names)
    return tuple(known[name] for name in named)


def _table(given: Mapping[str, Any], name: str) -> Mapping[str, object]:
    """The copies of some cards; none if they are left out."""
    table = given.get(name, {})
    if not isinstance(table, Mapping):
        raise BadDeck(name, f"{name} must be an object: how many copies of each", wrong="section", text=name)
    return table


def _faces(cards: Mapping[str, object]) -> Iterator[tuple[str, int]]:
    """The copies of each face."""
    seen: set[str] = set()
    for key, copies in cards.items():
        where, found = f"cards.{key}", _RANGE.fullmatch(key)
        named = NUMBERS[int(found[1]) : int(found[2]) + 1] if found else (key,)
        if not named or not {*named} <= {*NUMBERS, *ACTIONS}:
            known = ", ".join(ACTIONS)
            message = f"{key[:40]!r} is no face: a digit, a range like 1-9, {known}"
            raise BadDeck(where, message, wrong="face", text=key[:40], known=known)
        if seen & {*named}:
            raise BadDeck(where, f"{key[:40]!r} names a face that another entry has named", wrong="twice", text=key[:40])
        seen |= {*named}
        yield from ((face, _copies(where, copies, COPIES_MAX)) for face in named)


def _wilds(wilds: Mapping[str, object]) -> Iterator[tuple[str, int]]:
    for key, copies in wilds.items():
        where = f"wilds.{key}"
        if key not in WILDS:
            known = ", ".join(WILDS)
            raise BadDeck(where, f"{key[:40]!r} is no colourless card: {known}", wrong="wild", text=key[:40], known=known)
        yield key, _copies(where, copies, WILDS_MAX)


def _copies(where: str, copies: object, most: int) -> int:
    if type(copies) is not int or not 0 <= copies <= most:
        raise BadDeck(where, f"{where} must be a whole number from 0 to {most}", wrong="copies", text=where, most=most)
    return copies


def _check_size(cards: tuple[Card, ...]) -> None:
    numbers = sum(each.number is not None for each in cards)
    if len(cards) < CARDS_MIN:
        message = f"a deck has at least {CARDS_MIN} cards, and these are {len(cards)}"
        raise BadDeck("cards", message, wrong="size", least=CARDS_MIN, count=len(cards))
    if numbers < NUMBERS_MIN:
        message = f"at least {NUMBERS_MIN} cards must be coloured numbers, and these are {numbers}"
        raise BadDeck("cards", message, wrong="numbers", least=NUMBERS_MIN, count=numbers)


def _no_toml(text: str, why: str) -> BadDeck:
    """The error that a file is which cannot be read."""
    line = next(line for line, given in _entries(text) if given is None)
    return BadDeck("", f"this is not TOML: {why}", line)


def _line_of(key: str, text: str, whole: Mapping[str, object]) -> int:
    """The line of a file on which an entry begins; where it is missing, the first."""
    if not _names(whole, key):
        return 1
    return next(line for line, given in _entries(text) if given is None or _names(given, key))


def _names(given: Mapping[str, object], key: str) -> bool:
    """Whether an entry is there: `name`, or `cards.7` within `cards`."""
    table, _, entry = key.partition(".")
    within = given.get(table)
    return key in given or (isinstance(within, Mapping) and entry in within)


def _entries(text: str) -> Iterator[tuple[int, Mapping[str, object] | None]]:
    """The line on which each entry of a file begins, and all that is read by its end; None for one that cannot be read.

    However an entry is written, what it adds is there once the file is read up to its end.
    """
    lines, begins = text.replace("\r\n", "\n").split("\n"), 0
    for number, line in enumerate(lines, 1):
        if not begins and not line.strip(" \t"):
            continue
        begins = begins or number
        try:
            given = tomllib.loads("\n".join(lines[:number]))
        except tomllib.TOMLDecodeError:
            # Perhaps it goes on on the next line.
            continue
        except (RecursionError, ValueError):
            break
        yield begins, given
        begins = 0
    if begins:
        yield begins, None


def edition_of(edition: str | None, deck: Mapping[str, Any] | None) -> Edition:
    """What is played: an edition by its id, unless there is a deck of somebody's own; ValueError says what is wrong with it."""
    if deck is not None:
        return _given(json.dumps(deck))
    return edition_called("" if edition is None else edition)


@lru_cache(maxsize=16)
def _given(deck: str) -> Edition:
    """Screens ask again and again what is played."""
    return deck_edition(json.loads(deck))
