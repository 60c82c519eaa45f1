"""The facts that can happen, each with who may witness it.

The class docstrings follow the notation's table. `secret` names the field that only the witnesses see; everybody else is told how
many cards it holds. An event with an empty `name` is told to nobody: it is there so that the state follows from events alone.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from lastcard.cards import Card, Colour
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import Direction


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened."""

    name: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]
    """What is told, in this order."""
    secret: ClassVar[str | None] = None

    def witnesses(self) -> tuple[SeatNo, ...]:
        """The seats that see the secret field."""
        return ()


class _Seen(Event, frozen=True, gc=False):
    """An event about one seat's cards, which that seat alone sees."""

    seat: SeatNo

    def witnesses(self) -> tuple[SeatNo, ...]:
        return (self.seat,)


# --- Before the first turn ---------------------------------------------------------------------------------------------------


class Shuffled(Event, frozen=True, gc=False):
    """The draw pile lies in a new order; told to nobody, as shuffling before play shows nothing."""

    name = ""
    fields = ()
    pile: tuple[Card, ...]


class DealerDrew(Event, frozen=True, gc=False):
    """A seat drew a card for the deal."""

    name = "dealer_drew"
    fields = ("seat", "card")
    seat: SeatNo
    card: Card


class DealerChosen(Event, frozen=True, gc=False):
    """A seat was chosen to deal the first round."""

    name = "dealer_chosen"
    fields = ("seat",)
    seat: SeatNo


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins; the table is cleared."""

    name = "round_began"
    fields = ("round", "dealer")
    round: int
    dealer: SeatNo


class Dealt(_Seen, frozen=True, gc=False):
    """A seat got its first hand."""

    name = "dealt"
    fields = ("seat", "cards")
    secret = "cards"
    cards: tuple[Card, ...]


class TurnedUp(Event, frozen=True, gc=False):
    """The top card of the draw pile starts the discard pile."""

    name = "turned_up"
    fields = ("card",)
    card: Card


class PutBack(Event, frozen=True, gc=False):
    """The card turned up went back under the draw pile."""

    name = "put_back"
    fields = ("card",)
    card: Card


# --- The turn ----------------------------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, gc=False):
    """A seat's turn begins."""

    name = "turn_began"
    fields = ("seat",)
    seat: SeatNo


class Played(Event, frozen=True, gc=False):
    """A seat played a card."""

    name = "played"
    fields = ("seat", "card")
    seat: SeatNo
    card: Card
    drawn: bool = False
    """It is the card just drawn, so the newest of like cards leaves the hand."""


class Drew(_Seen, frozen=True, gc=False):
    """A seat drew cards, all in one go."""

    name = "drew"
    fields = ("seat", "cards")
    secret = "cards"
    cards: tuple[Card, ...]


class Kept(Event, frozen=True, gc=False):
    """A seat kept the card it drew."""

    name = "kept"
    fields = ("seat",)
    seat: SeatNo


class Passed(Event, frozen=True, gc=False):
    """A seat had to draw in its turn, but no card was to be had."""

    name = "passed"
    fields = ("seat",)
    seat: SeatNo


class Reshuffled(Event, frozen=True, gc=False):
    """The discard pile without its top became the draw pile."""

    name = "reshuffled"
    fields = ("count",)
    pile: tuple[Card, ...]

    @property
    def count(self) -> int:
        """How many cards were shuffled."""
        return len(self.pile)


class Skipped(Event, frozen=True, gc=False):
    """A seat lost its turn."""

    name = "skipped"
    fields = ("seat",)
    seat: SeatNo


class Reversed(Event, frozen=True, gc=False):
    """The direction of play turned round."""

    name = "reversed"
    fields = ("direction",)
    direction: Direction


class ColourNamed(Event, frozen=True, gc=False):
    """A seat named the colour in play."""

    name = "colour_named"
    fields = ("seat", "colour")
    seat: SeatNo
    colour: Colour


# --- Calling and catching ----------------------------------------------------------------------------------------------------


class Called(Event, frozen=True, gc=False):
    """A seat called with one card left."""

    name = "called"
    fields = ("seat",)
    seat: SeatNo


class Caught(Event, frozen=True, gc=False):
    """A seat was caught without the call."""

    name = "caught"
    fields = ("seat", "by")
    seat: SeatNo
    by: SeatNo


class Lapsed(Event, frozen=True, gc=False):
    """Calls owed since before this turn can no longer be made or caught; the lapse of an offer is seen, not told."""

    name = ""
    fields = ()


# --- The challenge -----------------------------------------------------------------------------------------------------------


class Accepted(Event, frozen=True, gc=False):
    """A seat took the four cards unchallenged."""

    name = "accepted"
    fields = ("seat",)
    seat: SeatNo


class Challenged(Event, frozen=True, gc=False):
    """The Wild Draw Four of `seat` was challenged."""

    name = "challenged"
    fields = ("seat", "by", "guilty")
    seat: SeatNo
    by: SeatNo
    guilty: bool


class HandShown(Event, frozen=True, gc=False):
    """A seat's hand was shown to one other."""

    name = "hand_shown"
    fields = ("seat", "to", "cards")
    secret = "cards"
    seat: SeatNo
    to: SeatNo
    cards: tuple[Card, ...]

    def witnesses(self) -> tuple[SeatNo, ...]:
        return (self.seat, self.to)


# --- The special cards -------------------------------------------------------------------------------------------------------


class RivalNamed(Event, frozen=True, gc=False):
    """A seat chose whom to battle."""

    name = "rival_named"
    fields = ("seat", "rival")
    seat: SeatNo
    rival: SeatNo


class Picked(_Seen, frozen=True, gc=False):
    """A battler picked a card, still sealed and in the hand."""

    name = "picked"
    fields = ("seat", "card")
    secret = "card"
    card: Card


class Revealed(Event, frozen=True, gc=False):
    """A battler's card was laid open and aside."""

    name = "revealed"
    fields = ("seat", "card")
    seat: SeatNo
    card: Card


class BattleTied(Event, frozen=True, gc=False):
    """Both cards count the same; the battle goes on."""

    name = "battle_tied"
    fields = ("seats",)
    seats: tuple[SeatNo, SeatNo]


class BattleLost(Event, frozen=True, gc=False):
    """A battler lost and takes all cards used."""

    name = "battle_lost"
    fields = ("seat",)
    seat: SeatNo


class BattleVoid(Event, frozen=True, gc=False):
    """Neither battler could go on; the cards used return to those who played them, the challenger first."""

    name = "battle_void"
    fields = ("seats",)
    seats: tuple[SeatNo, SeatNo]


class ColourGivenUp(Event, frozen=True, gc=False):
    """A seat chose the colour to be rid of."""

    name = "colour_given_up"
    fields = ("seat", "colour")
    seat: SeatNo
    colour: Colour


class Gave(Event, frozen=True, gc=False):
    """A seat gave a card to another; both see it."""

    name = "gave"
    fields = ("seat", "to", "card")
    secret = "card"
    seat: SeatNo
    to: SeatNo
    card: Card

    def witnesses(self) -> tuple[SeatNo, ...]:
        return (self.seat, self.to)


class NumberNamed(Event, frozen=True, gc=False):
    """A seat called a number."""

    name = "number_named"
    fields = ("seat", "number")
    seat: SeatNo
    number: int


class PutDown(Event, frozen=True, gc=False):
    """A seat put down a card of the number called."""

    name = "put_down"
    fields = ("seat", "card")
    seat: SeatNo
    card: Card


class PutNothing(Event, frozen=True, gc=False):
    """A seat put down no card of the number called; it is told like `Passed`, but no turn was idle."""

    name = "passed"
    fields = ("seat",)
    seat: SeatNo


class Tormented(Event, frozen=True, gc=False):
    """A seat must draw until a colour comes."""

    name = "tormented"
    fields = ("seat", "by", "colour")
    seat: SeatNo
    by: SeatNo
    colour: Colour


class Discarded(Event, frozen=True, gc=False):
    """The tormented seat discarded the card that it had to find."""

    name = "discarded"
    fields = ("seat", "card")
    seat: SeatNo
    card: Card


# --- The end -----------------------------------------------------------------------------------------------------------------


class WentOut(Event, frozen=True, gc=False):
    """A seat has no cards left."""

    name = "went_out"
    fields = ("seat",)
    seat: SeatNo


class RoundBlocked(Event, frozen=True, gc=False):
    """Play cannot go on."""

    name = "round_blocked"
    fields = ()


class RoundEnded(Event, frozen=True, gc=False):
    """The round is scored and all hands are laid open."""

    name = "round_ended"
    fields = ("winner", "points", "hands", "scores")
    winner: SeatNo | None
    points: int
    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]


class MatchEnded(Event, frozen=True, gc=False):
    """The match is won."""

    name = "match_ended"
    fields = ("winner", "scores")
    winner: SeatNo
    scores: tuple[int, ...]
