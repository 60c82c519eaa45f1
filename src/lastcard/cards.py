"""The nouns: colours, cards and decks.

There is one `Card` object for each kind of card, so two red sevens are the same object twice and comparing cards is comparing
objects. A colourless card never takes on a colour: the colour in play belongs to the state of the game.

>>> card("R7").colour, card("R7").number, card("R7").points
(<Colour.RED: 'red'>, 7, 7)
>>> card("W4").colour, card("W4").points
(None, 50)
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache

import msgspec


class Colour(StrEnum):
    """A colour of the deck; its value is its name in the notation."""

    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"
    PINK = "pink"
    PURPLE = "purple"

    @classmethod
    def _missing_(cls, value: object) -> None:
        raise ValueError(f"no colour is called {str(value)[:40]!r}: {', '.join(cls)}")

    @property
    def letter(self) -> str:
        """The letter that stands for this colour in a card: `V` for purple, as pink has the `P`."""
        return "V" if self is Colour.PURPLE else self.value[0].upper()


DRAW_TWO = "+2"
REVERSE = "rev"
SKIP = "skip"
WILD = "W"
DRAW_FOUR = "W4"

DRAWS = {DRAW_TWO: 2, DRAW_FOUR: 4}
"""How many cards a card makes the next seat draw (draw_two.effect, draw_four.effect)."""

NUMBERS = tuple("0123456789")
ACTIONS = (DRAW_TWO, REVERSE, SKIP)

_KEYS = {WILD: "wild", DRAW_FOUR: "draw_four"}

_COLOUR_OF = {colour.letter: colour for colour in Colour}
_COLOURED = re.compile(rf"([{''.join(_COLOUR_OF)}])([0-9]|\+2|rev|skip)", re.ASCII)
_COLOURLESS = re.compile(r"W[A-Z4]?", re.ASCII)


class Card:
    """One kind of card. Get it by its text with `card`; never make one yourself."""

    __slots__ = ("colour", "face", "number", "points", "text")

    text: str
    """The notation: `R7`, `B+2`, `W4`."""
    colour: Colour | None
    """None for a colourless card, on the pile as well as in the hand."""
    face: str
    """What has to match besides the colour: a digit, `+2`, `rev`, `skip`, or the whole text of a colourless card."""
    number: int | None
    """None for any card with a symbol."""
    points: int
    """What the card scores (score.numbers, score.actions, score.wilds)."""

    def __init__(self, text: str, colour: Colour | None, face: str) -> None:
        self.text = text
        self.colour = colour
        self.face = face
        self.number = int(face) if face in NUMBERS else None
        if self.number is not None:
            self.points = self.number
        else:
            self.points = 50 if colour is None else 20

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"card({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copies and pickles are the one object again."""
        return card, (self.text,)


@cache
def card(text: str) -> Card:
    """The card that the notation calls `text`; ValueError if there is none."""
    if coloured := _COLOURED.fullmatch(text):
        return Card(text, _COLOUR_OF[coloured[1]], coloured[2])
    if _COLOURLESS.fullmatch(text):
        return Card(text, None, text)
    # Not through the cache: a flood of nonsense must not stay in memory.
    raise ValueError(f"{text[:40]!r} is not a card: {'/'.join(_COLOUR_OF)} with 0-9, +2, rev or skip; or W, W4, W and a letter")


def keys() -> dict[str, str]:
    """Each colourless card with the key of its words: those of every deck, and those that editions have named."""
    return _KEYS.copy()


def name_card(special: Card, key: str) -> None:
    """Say under which key the words of an edition's own card stand; a card that has a name keeps it."""
    assert special.colour is None, special
    _KEYS.setdefault(special.text, key)


class Deck(msgspec.Struct, frozen=True):
    """All cards of an edition, in the order of a fresh pack (deck.size, deck.colours)."""

    colours: tuple[Colour, ...]
    """Its colours, four in print."""
    specials: tuple[Card, ...]
    """The special cards in it: one at most in print."""
    cards: tuple[Card, ...]
    """All of them."""

    @property
    def counts(self) -> dict[Card, int]:
        """How many of each kind there are."""
        return {kind: self.cards.count(kind) for kind in dict.fromkeys(self.cards)}


def deck(colours: tuple[Colour, ...], *specials: str) -> Deck:
    """A deck of four colours, with four of each special card (deck.numbers, deck.actions, deck.wilds)."""
    once, twice = NUMBERS[0], (*NUMBERS[1:], *ACTIONS)
    faces = (once, *(face for face in twice for _ in range(2)))
    coloured = tuple(card(colour.letter + face) for colour in colours for face in faces)
    colourless = tuple(card(face) for face in (WILD, DRAW_FOUR, *specials) for _ in range(4))
    return Deck(colours, tuple(map(card, specials)), coloured + colourless)
