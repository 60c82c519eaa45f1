"""The facts that can happen, each with who may witness it and what it moves.

The class docstrings follow the notation's table. An event is told under the name of its class with all its fields, save where
the class says otherwise; an event with an empty `name` is told to nobody: it is there so that the state follows from events
alone. What a screen has to know of an event is declared here too, so that none needs to know an event of a special card by name.
An event that a single special card brings about is in that card's file.
"""

from __future__ import annotations

import re
from inspect import get_annotations
from typing import ClassVar, Literal, NamedTuple, TypeAlias

import msgspec

from lastcard.cards import Card, Colour
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import Direction

DRAW_PILE, DISCARD_PILE, ASIDE = "draw_pile", "discard_pile", "aside"
HAND = "hand:"
"""The hand of the seat that a field names, or of several in turn: `hand:seat`, `hand:seats`."""

Face: TypeAlias = Literal["up", "down", "seen"]
"""Who sees cards that move: everybody, nobody, or the witnesses of the event's secret."""


class Motion(NamedTuple):
    """Cards that go from one place to another."""

    source: str
    target: str
    cards: str
    """The field that holds them; `all` that lie there; `count` of them, as that field says."""
    face: Face = "up"


EVENTS: dict[str, type[Event]] = {}
"""Every event that can be told, by its name; those of an edition's own are there when the edition is."""


def told_as(field: str) -> str:
    """How a field of an event is told: `from_` is the notation's `from`, which Python keeps for itself."""
    return field.removesuffix("_")


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened. Motions and what it `tells` name fields as they are told."""

    name: ClassVar[str]
    fields: ClassVar[tuple[str, ...]] = ()
    """What is told, in this order."""
    secret: ClassVar[str | None] = None
    """The field that only the witnesses see; everybody else is told how many cards it holds."""
    seen_by: ClassVar[tuple[str, ...]] = ()
    """The fields that name the witnesses."""
    motions: ClassVar[tuple[Motion, ...]] = ()
    """The cards that it moves."""
    tells: ClassVar[dict[str, str | tuple[str, ...]]] = {}
    """What stands in the middle of the table because of it until the special card is done with, and the fields that say it:
    `seats` that are at it, a `number`, a `colour`, a card `laid` before a seat, a `loser`, seats that are `tied`.

    A card laid by an event that hides it lies face down; the next event that lays one there turns it over."""

    answer: ClassVar[bool] = False
    """Whether it is by itself its seat's own answer to what was asked."""
    sound: ClassVar[str | None] = None
    """How it sounds, where that does not follow from what it moves and tells."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        told = vars(cls)
        if "name" not in told:
            cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        if "fields" not in told:
            cls.fields = (*cls.fields, *get_annotations(cls))
        if cls.name:
            EVENTS.setdefault(cls.name, cls)

    def witnesses(self) -> tuple[SeatNo, ...]:
        """The seats that see the secret field."""
        return tuple([getattr(self, name) for name in self.seen_by])

    @classmethod
    def seals(cls) -> bool:
        """Whether a card lies face down before a seat because of it, and is still of its hand."""
        return "laid" in cls.tells and cls.secret is not None

    def givers(self) -> tuple[SeatNo, ...]:
        """The seats whose hands cards have left."""
        sources = [motion.source.removeprefix(HAND) for motion in self.motions if motion.source.startswith(HAND)]
        return tuple([getattr(self, name) for name in self.fields if told_as(name) in sources])


# --- Before the first turn ---------------------------------------------------------------------------------------------------


class Shuffled(Event, frozen=True, gc=False):
    """The draw pile lies in a new order; told to nobody, as shuffling before play shows nothing."""

    name = ""
    fields = ()
    pile: tuple[Card, ...]


class DealerDrew(Event, frozen=True, gc=False):
    """A seat drew a card for the deal."""

    seat: SeatNo
    card: Card


class DealerChosen(Event, frozen=True, gc=False):
    """A seat was chosen to deal the first round."""

    seat: SeatNo


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins; the table is cleared."""

    round: int
    dealer: SeatNo


class Dealt(Event, frozen=True, gc=False):
    """A seat got its first hand."""

    secret = "cards"
    seen_by = ("seat",)
    motions = (Motion(DRAW_PILE, HAND + "seat", "cards", "seen"),)
    seat: SeatNo
    cards: tuple[Card, ...]


class TurnedUp(Event, frozen=True, gc=False):
    """The top card of the draw pile starts the discard pile."""

    motions = (Motion(DRAW_PILE, DISCARD_PILE, "card"),)
    card: Card


class PutBack(Event, frozen=True, gc=False):
    """The card turned up went back under the draw pile."""

    motions = (Motion(DISCARD_PILE, DRAW_PILE, "card"),)
    card: Card


# --- The turn ----------------------------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, gc=False):
    """A seat's turn begins."""

    seat: SeatNo


class Played(Event, frozen=True, gc=False):
    """A seat played a card."""

    answer = True
    fields = ("seat", "card")
    motions = (Motion(HAND + "seat", DISCARD_PILE, "card"),)
    seat: SeatNo
    card: Card
    drawn: bool = False
    """It is the card just drawn, so the newest of like cards leaves the hand."""


class Drew(Event, frozen=True, gc=False):
    """A seat drew cards, all in one go."""

    secret = "cards"
    seen_by = ("seat",)
    motions = (Motion(DRAW_PILE, HAND + "seat", "cards", "seen"),)
    seat: SeatNo
    cards: tuple[Card, ...]


class Kept(Event, frozen=True, gc=False):
    """A seat kept the card it drew."""

    answer = True
    seat: SeatNo


class Passed(Event, frozen=True, gc=False):
    """A seat had to draw in its turn, but no card was to be had."""

    answer = True
    seat: SeatNo


class Reshuffled(Event, frozen=True, gc=False):
    """The discard pile without its top became the draw pile."""

    fields = ("count",)
    motions = (Motion(DISCARD_PILE, DRAW_PILE, "count", "down"),)
    pile: tuple[Card, ...]

    @property
    def count(self) -> int:
        """How many cards were shuffled."""
        return len(self.pile)


class Skipped(Event, frozen=True, gc=False):
    """A seat lost its turn."""

    seat: SeatNo


class Reversed(Event, frozen=True, gc=False):
    """The direction of play turned round."""

    direction: Direction


class ColourNamed(Event, frozen=True, gc=False):
    """A seat named the colour in play."""

    seat: SeatNo
    colour: Colour


# --- Calling and catching ----------------------------------------------------------------------------------------------------


class Called(Event, frozen=True, gc=False):
    """A seat called with one card left."""

    seat: SeatNo


class Caught(Event, frozen=True, gc=False):
    """A seat was caught without the call."""

    seat: SeatNo
    by: SeatNo


class Lapsed(Event, frozen=True, gc=False):
    """Calls owed since before this turn can no longer be made or caught; the lapse of an offer is seen, not told."""

    name = ""


# --- House rules ------------------------------------------------------------------------------------------------------------


class JumpedIn(Event, frozen=True, gc=False):
    """A seat played out of turn."""

    seat: SeatNo


class DebtTaken(Event, frozen=True, gc=False):
    """Nobody faces the cards any more that were to be drawn; what is drawn for them is told."""

    name = ""


# --- The challenge -----------------------------------------------------------------------------------------------------------


class Accepted(Event, frozen=True, gc=False):
    """A seat took the four cards unchallenged."""

    answer = True
    seat: SeatNo


class Challenged(Event, frozen=True, gc=False):
    """The Wild Draw Four of `seat` was challenged."""

    seat: SeatNo
    by: SeatNo
    guilty: bool


class HandShown(Event, frozen=True, gc=False):
    """A seat's hand was shown to one other."""

    secret = "cards"
    seen_by = ("seat", "to")
    seat: SeatNo
    to: SeatNo
    cards: tuple[Card, ...]


# --- Shared by special cards -------------------------------------------------------------------------------------------------


class Gave(Event, frozen=True, gc=False):
    """A seat gave a card to another; both see it."""

    secret = "card"
    seen_by = ("seat", "to")
    motions = (Motion(HAND + "seat", HAND + "to", "card", "seen"),)
    seat: SeatNo
    to: SeatNo
    card: Card


class Discarded(Event, frozen=True, gc=False):
    """A seat that drew until a colour came discarded the card that it found."""

    motions = (Motion(HAND + "seat", DISCARD_PILE, "card"),)
    seat: SeatNo
    card: Card


# --- The end -----------------------------------------------------------------------------------------------------------------


class WentOut(Event, frozen=True, gc=False):
    """A seat has no cards left."""

    seat: SeatNo


class RoundBlocked(Event, frozen=True, gc=False):
    """Play cannot go on."""


class RoundEnded(Event, frozen=True, gc=False):
    """The round is scored and all hands are laid open."""

    winner: SeatNo | None
    points: int
    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]


class MatchEnded(Event, frozen=True, gc=False):
    """The match is won."""

    winner: SeatNo
    scores: tuple[int, ...]
