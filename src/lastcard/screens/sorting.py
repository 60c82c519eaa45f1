"""The order in which a person holds their cards, and in which choices are listed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lastcard.cards import Card, Colour
from lastcard.rules.questions import CardChoice, Choice


def by_colour(cards: Iterable[Card], colours: Sequence[Colour]) -> list[Card]:
    """Colour by colour as the edition has them, numbers before symbols; colourless cards last."""
    return sorted(cards, key=lambda card: (_place(card, colours), *_value(card)))


def by_rank(cards: Iterable[Card], colours: Sequence[Colour]) -> list[Card]:
    """Numbers, then symbols, then colourless cards; of each the colours as the edition has them."""
    return sorted(cards, key=lambda card: (*_value(card), _place(card, colours)))


def in_order_of_hand(choices: Iterable[Choice], colours: Sequence[Colour]) -> tuple[Choice, ...]:
    """Choices of cards as a hand has them by colour, then the others as they are asked."""
    listed = tuple(choices)
    cards = [choice for choice in listed if isinstance(choice, CardChoice)]
    cards.sort(key=lambda choice: (_place(choice.card, colours), *_value(choice.card)))
    return (*cards, *(choice for choice in listed if not isinstance(choice, CardChoice)))


def _place(card: Card, colours: Sequence[Colour]) -> int:
    return colours.index(card.colour) if card.colour in colours else len(colours)


def _value(card: Card) -> tuple[int, str]:
    return (10 if card.colour else 11) if card.number is None else card.number, card.face
