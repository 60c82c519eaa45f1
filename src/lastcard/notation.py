"""Text for piles, hands and directions; a card and a choice know their own text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from lastcard.cards import Card

DIRECTIONS: dict[Literal[1, -1], Literal["left", "right"]] = {1: "left", -1: "right"}
"""Seat numbers rise to the left, which is clockwise."""


def cards_of(text: str, kinds: Mapping[str, Card]) -> tuple[Card, ...]:
    """The cards of a text like "R7 B3", all of a deck's kinds; ValueError names the first that is not."""
    for word in text.split():
        if word not in kinds:
            raise ValueError(f"{word[:40]!r} is not a card of this edition: {', '.join(kinds)}")
    return tuple(kinds[word] for word in text.split())


def text_of(cards: Iterable[Card]) -> list[str]:
    """Cards as texts, in their order."""
    return [card.text for card in cards]
