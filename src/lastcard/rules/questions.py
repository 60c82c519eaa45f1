"""What the rules ask, and what can be answered.

A choice is a verb and what it is about; its text is the notation. A verb has a kind, which says what its choices are about:
code that shows, speaks or answers choices goes by the kinds and needs to know no card. The factories keep one object for each
choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from lastcard.cards import Card, Colour, card

DIGITS_MAX = 4
"""Of a seat or a number in a choice."""

SeatNo: TypeAlias = int
"""A place at the table, numbered from 0 clockwise."""


Kind: TypeAlias = Literal["card", "seat", "colour", "number", "word"]
"""What a choice is about; a word stands for itself."""


class Verb(msgspec.Struct, frozen=True, gc=False):
    """The first word of a choice: what it is about, and whether the call may follow (`play R7 uno`, ruling.uno_early)."""

    name: str
    """The word, as the notation has it."""
    kind: Kind
    """What stands behind it."""
    call: bool = False
    """Whether `uno` may follow."""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A choice that needs no more than its verb: `draw`, `keep`, `challenge`, `accept`, `pass`, `uno`."""

    verb: str
    """The first word."""

    def __str__(self) -> str:
        return self.verb

    @staticmethod
    def parse(text: str, verbs: Mapping[str, Verb] | None = None) -> Choice:
        """The choice that a text of the notation means, by the verbs of an edition, or those that all have.

        >>> Choice.parse("play R7 uno")
        CardChoice(verb='play', card=card('R7'), uno=True)
        """
        verbs = VERBS | HOUSE_VERBS if verbs is None else verbs
        name, _, about = text.partition(" ")
        verb = verbs.get(name)
        if verb is None:
            raise ValueError(f"{text[:40]!r} is no choice: it begins with one of {', '.join(verbs)}")
        try:
            choice = _of_kind(verb, about)
        except ValueError as wrong:
            raise ValueError(f"{text[:40]!r} is no choice: {wrong}") from None
        # What is written otherwise, like `battle 02`, is another text.
        if str(choice) != text:
            raise ValueError(f"{text[:40]!r} is no choice: did you mean {str(choice)!r}?")
        return choice


class CardChoice(Choice, frozen=True, gc=False):
    """`play R7`, `pick R7`; where its verb allows it, the call may come in the same breath."""

    card: Card
    """Which card."""
    uno: bool = False
    """Whether the call comes with it."""

    def __str__(self) -> str:
        return f"{self.verb} {self.card} uno" if self.uno else f"{self.verb} {self.card}"


class ColourChoice(Choice, frozen=True, gc=False):
    """`colour red`, `give red`."""

    colour: Colour
    """Which colour."""

    def __str__(self) -> str:
        return f"{self.verb} {self.colour}"


class SeatChoice(Choice, frozen=True, gc=False):
    """`battle 2`, `torment 2`, `catch 2`."""

    seat: SeatNo
    """Which seat."""

    def __str__(self) -> str:
        return f"{self.verb} {self.seat}"


class NumberChoice(Choice, frozen=True, gc=False):
    """`number 7`."""

    number: int
    """Which number, 0 to 9."""

    def __str__(self) -> str:
        return f"{self.verb} {self.number}"


of_card = cache(CardChoice)
of_colour = cache(ColourChoice)
of_seat = cache(SeatChoice)
of_number = cache(NumberChoice)


class _Plays(dict[Card, Choice]):
    def __missing__(self, card: Card) -> Choice:
        self[card] = of_card("play", card)
        return self[card]


PLAYS = _Plays()
"""The choice to play each card: every turn lists some, and a table is quicker than a call."""

DRAW = Choice("draw")
KEEP = Choice("keep")
CHALLENGE = Choice("challenge")
ACCEPT = Choice("accept")
PASS = Choice("pass")
TAKE = Choice("take")
UNO = Choice("uno")


def verbs_by_name(*verbs: Verb) -> dict[str, Verb]:
    """Verbs as they are looked up."""
    return {verb.name: verb for verb in verbs}


VERBS = verbs_by_name(
    Verb("play", "card", call=True),
    Verb("draw", "word"),
    Verb("keep", "word"),
    Verb("colour", "colour"),
    Verb("challenge", "word"),
    Verb("accept", "word"),
    Verb("uno", "word"),
    Verb("catch", "seat"),
)
"""The verbs of the plain game; an edition adds those of its own cards."""

HOUSE_VERBS = verbs_by_name(Verb("take", "word"), Verb("jump", "card", call=True), Verb("swap", "seat"))
"""The verbs of the house rules, which any edition may be played with."""


def _of_kind(verb: Verb, about: str) -> Choice:
    """The choice of a verb with what stands behind it; ValueError if that is not of its kind."""
    match verb.kind:
        case "card":
            which, _, call = about.partition(" ")
            if call and not (verb.call and call == "uno"):
                raise ValueError(f"{call!r} cannot follow")
            return CardChoice(verb.name, card(which), uno=True) if call else of_card(verb.name, card(which))
        case "colour":
            return of_colour(verb.name, Colour(about))
        case "seat" | "number":
            if not (about.isascii() and about.isdecimal() and len(about) <= DIGITS_MAX):
                raise ValueError(f"{verb.name} takes a whole number")
            return of_seat(verb.name, int(about)) if verb.kind == "seat" else of_number(verb.name, int(about))
        case "word":
            return Choice(verb.name)


class Question(msgspec.Struct, frozen=True, gc=False):
    """What one seat is asked, and everything it may answer. Play waits for it unless it is an offer."""

    seat: SeatNo
    """Who is asked."""
    name: str
    """What is asked: `turn`, `drawn`, `colour`, `challenge`, `uno`, `catch`, of house rules `stack`, `jump`, `swap`, or a
    question of the edition's own card."""
    choices: tuple[Choice, ...]
    """Everything that may be answered."""
    offer: bool = False
    """Whether play goes on without an answer: to call, to catch and to jump in are offers."""
    to: SeatNo | None = None
    """Who gets the card that is chosen, where it is given to somebody."""
    number: int | None = None
    """The number that a card must have, where one was called."""
    forced: bool = False
    """Whether public facts alone leave this one answer: giving it by itself then tells nobody anything."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """A seat's answer."""

    seat: SeatNo
    """Who answers."""
    choice: Choice
    """What is answered."""
