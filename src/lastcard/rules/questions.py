"""What the rules ask, and what can be answered.

A choice is a verb and what it is about; its text is the notation. The factories keep one object for each choice.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from lastcard.cards import Card, Colour

SeatNo: TypeAlias = int
"""A place at the table, numbered from 0 clockwise."""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A choice that needs no more than its verb: `draw`, `keep`, `challenge`, `accept`, `pass`, `uno`."""

    verb: str

    def __str__(self) -> str:
        return self.verb


class CardChoice(Choice, frozen=True, gc=False):
    """`play R7`, `pick R7`, `hand R7`, `put R7`; the first and the last may call in the same breath."""

    card: Card
    uno: bool = False

    def __str__(self) -> str:
        return f"{self.verb} {self.card} uno" if self.uno else f"{self.verb} {self.card}"


class ColourChoice(Choice, frozen=True, gc=False):
    """`colour red`, `give red`."""

    colour: Colour

    def __str__(self) -> str:
        return f"{self.verb} {self.colour}"


class SeatChoice(Choice, frozen=True, gc=False):
    """`battle 2`, `torment 2`, `catch 2`."""

    seat: SeatNo

    def __str__(self) -> str:
        return f"{self.verb} {self.seat}"


class NumberChoice(Choice, frozen=True, gc=False):
    """`number 7`."""

    number: int

    def __str__(self) -> str:
        return f"{self.verb} {self.number}"


of_card = cache(CardChoice)
of_colour = cache(ColourChoice)
of_seat = cache(SeatChoice)
of_number = cache(NumberChoice)

DRAW = Choice("draw")
KEEP = Choice("keep")
CHALLENGE = Choice("challenge")
ACCEPT = Choice("accept")
PASS = Choice("pass")
UNO = Choice("uno")

CALLABLE = ("play", "put")
"""The verbs that may carry the call: `play R7 uno` (ruling.uno_early)."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """What one seat is asked, and everything it may answer. Play waits for it unless it is an offer."""

    seat: SeatNo
    name: str
    choices: tuple[Choice, ...]
    offer: bool = False


class Move(msgspec.Struct, frozen=True, gc=False):
    """A seat's answer."""

    seat: SeatNo
    choice: Choice
