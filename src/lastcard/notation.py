"""Text for piles, hands and directions, and JSON from outside; a card and a choice know their own text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Literal, NoReturn

from lastcard.cards import Card

DIRECTIONS: dict[Literal[1, -1], Literal["left", "right"]] = {1: "left", -1: "right"}
"""Seat numbers rise to the left, which is clockwise."""

DIGITS_MAX = 4000
"""A longer whole number is no number here: Python would not write it out again."""


def read_json(text: str) -> object:
    """What a JSON text from outside says; ValueError if it is none, or nested too deeply to read."""
    try:
        value: object = json.loads(text, parse_int=_whole_number, parse_constant=_no_constant)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


def line_of(error: UnicodeDecodeError) -> int:
    """The line of a text from outside that is not UTF-8, counted from 1."""
    return error.object.count(b"\n", 0, error.start) + 1


def _whole_number(digits: str) -> int | float:
    return int(digits) if len(digits) <= DIGITS_MAX else float(digits)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def cards_of(text: str, kinds: Mapping[str, Card]) -> tuple[Card, ...]:
    """The cards of a text like "R7 B3", all of a deck's kinds; ValueError names the first that is not."""
    for word in text.split():
        if word not in kinds:
            raise ValueError(f"{word[:40]!r} is not a card of this edition: {', '.join(kinds)}")
    return tuple(kinds[word] for word in text.split())


def text_of(cards: Iterable[Card]) -> list[str]:
    """Cards as texts, in their order."""
    return [card.text for card in cards]
