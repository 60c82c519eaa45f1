"""How a card looks in a terminal. Every colour has a shape of its own: the paint is never the only sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from textual.content import Content

from lastcard.cards import Card, Colour

SHAPES = {
    Colour.RED: "▲",
    Colour.BLUE: "●",
    Colour.GREEN: "■",
    Colour.YELLOW: "◆",
    Colour.PINK: "✚",
    Colour.PURPLE: "★",
}
COLOURLESS = "✦"

_FACES = {"rev": "⇄", "skip": "⊘", "W4": "+4"}
"""A number and a Draw Two are their own sign, and any other colourless card is the last letter of its notation."""


class Paint(NamedTuple):
    """The paint of a colour: the paper of its cards, what is written on it, and both for a card that stays down."""

    paper: str
    ink: str
    faint_paper: str
    faint_ink: str


PAINTS: dict[Colour | None, Paint] = {
    Colour.RED: Paint("#c0273a", "#ffffff", "#4a1c26", "#d8a9ae"),
    Colour.BLUE: Paint("#2763c4", "#ffffff", "#1c2f52", "#a9bfe2"),
    Colour.GREEN: Paint("#24793a", "#ffffff", "#193524", "#a4cfb0"),
    Colour.YELLOW: Paint("#e9b824", "#1b1600", "#4a3d16", "#dccb96"),
    Colour.PINK: Paint("#cf3b86", "#ffffff", "#4c1f3a", "#e2aecb"),
    Colour.PURPLE: Paint("#6f45cf", "#ffffff", "#2f2454", "#c0b1e6"),
    None: Paint("#e4e4ea", "#16181d", "#3a3d46", "#c3c6cf"),
}


def shape(card: Card) -> str:
    """The sign of a card's colour."""
    return COLOURLESS if card.colour is None else SHAPES[card.colour]


def face(card: Card) -> str:
    """The sign of what a card shows besides its colour, one or two characters wide."""
    return _FACES.get(card.face, card.face if card.colour else card.face[-1])


def style(card: Card, *, up: bool = True) -> str:
    """Ink on paper, as a style."""
    paint = PAINTS[card.colour]
    return f"bold {paint.ink} on {paint.paper}" if up else f"{paint.faint_ink} on {paint.faint_paper}"


LARGE_WIDTH, LARGE_HEIGHT = 7, 5
"""The cells of a large card."""

Frame = Literal["plain", "heavy", "double"]
"""Round the card under the cursor it is heavy, and double round one that can be played out of turn."""
_FRAMES: dict[Frame, tuple[str, ...]] = {"plain": tuple("╭─╮│╰╯"), "heavy": tuple("┏━┓┃┗┛"), "double": tuple("╔═╗║╚╝")}


def small(card: Card, frame: Frame = "plain") -> tuple[str, ...]:
    """A card of five by three characters.

    >>> from lastcard.cards import card
    >>> small(card("R+2"))
    ('╭───╮', '│▲+2│', '╰───╯')
    """
    return _framed([f"{shape(card)}{face(card):>2}"], frame)


def large(card: Card, frame: Frame = "plain") -> tuple[str, ...]:
    """A card of seven by five characters."""
    sign = face(card)
    return _framed([f"{sign:<5}", f"{shape(card):^5}", f"{sign:>5}"], frame)


def back(text: str) -> tuple[str, ...]:
    """The back of a large card, with a text on it."""
    return _framed(["░░░░░", f"{text:^5}", "░░░░░"], "plain")


def _framed(lines: Sequence[str], frame: Frame) -> tuple[str, ...]:
    left_top, across, right_top, down, left_low, right_low = _FRAMES[frame]
    bar = across * len(lines[0])
    return (left_top + bar + right_top, *(f"{down}{line}{down}" for line in lines), left_low + bar + right_low)


def inline(cards: Iterable[Card]) -> Content:
    """Cards in a row of text, each on its paper."""
    return Content(" ").join([Content.assemble((f" {shape(card)}{face(card)} ", style(card))) for card in cards])


def named(colour: Colour, name: str) -> Content:
    """A colour by its shape and its name, in its paint."""
    paint = PAINTS[colour]
    return Content.assemble((f" {SHAPES[colour]} {name} ", f"bold {paint.ink} on {paint.paper}"))
