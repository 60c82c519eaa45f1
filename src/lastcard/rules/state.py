"""The state of a game: a frozen value that can be copied, compared, saved and sent in the middle of anything.

`State.agenda` holds what is still to be done, the next thing first. Each step is a small value: who is concerned, and a few
details. A step either asks somebody (`Asking`), or does something at once (`Doing`), or waits for a shuffle (`Shuffling`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from lastcard.art import Figure
from lastcard.cards import Card, Colour, Deck, name_card
from lastcard.rules.options import Rules
from lastcard.rules.questions import HOUSE_VERBS, VERBS, Choice, Question, SeatNo, Verb, verbs_by_name

if TYPE_CHECKING:
    from lastcard.rules.events import Event

Direction: TypeAlias = Literal[1, -1]
LEFT: Direction = 1
"""Clockwise: seat numbers rise."""
RIGHT: Direction = -1

PLAYERS_MIN = 2
PLAYERS_MAX = 10
"""ruling.players"""
AGENDA_MAX = 16


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What a step leads to: what happened, and what comes next, in order."""

    events: tuple[Event, ...] = ()
    then: tuple[Step, ...] = ()


class Step(msgspec.Struct, frozen=True, gc=False):
    """One piece of pending business, of one of the kinds below. By itself it asks nobody and does nothing."""

    seat: SeatNo

    def ask(self, state: State) -> tuple[Question, ...]:
        """Whom it asks what."""
        del state
        return ()

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """What follows from a choice that was among those offered."""
        raise NotImplementedError

    def do(self, state: State) -> Outcome | None:
        """What follows at once; None if it waits for somebody or for chance."""
        del state
        return None

    def pile(self, state: State) -> tuple[Card, ...] | None:
        """The pile that it waits for, in its current order; None if it does not wait for a shuffle."""
        del state
        return None


class Asking(Step, frozen=True, gc=False):
    """A step that waits for the answer of a seat, or of two."""

    @abstractmethod
    def ask(self, state: State) -> tuple[Question, ...]:
        """Whom it asks what."""

    @abstractmethod
    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """What follows from a choice that was among those offered."""


class Doing(Step, frozen=True, gc=False):
    """A step that asks nobody."""

    @abstractmethod
    def do(self, state: State) -> Outcome:
        """What follows at once."""


class Shuffling(Step, frozen=True, gc=False):
    """A step that waits for chance to put a pile in order."""

    @abstractmethod
    def pile(self, state: State) -> tuple[Card, ...]:
        """The pile to be shuffled, in its current order."""

    @abstractmethod
    def put(self, state: State, pile: tuple[Card, ...]) -> Outcome:
        """What follows once it is shuffled."""


Effect: TypeAlias = "Callable[[State, SeatNo], tuple[Step, ...]]"
"""What a card makes happen when a seat plays it: the next steps, judged on the state just before the card leaves the hand."""


class Edition(msgspec.Struct, frozen=True):
    """What is played: a value that a match is started with, and all that others need to know about its special cards.

    A printed edition has one special card at most. One that is combined has the cards of others (house.grand), and so may a
    deck of somebody's own (house.deck_file).
    """

    id: str
    """What it is called everywhere."""
    deck: Deck
    """Its cards."""
    effect: Effect | None = None
    """What its special card does; None where there is none."""
    own_verbs: tuple[Verb, ...] = ()
    """The verbs of the questions that its card asks."""
    clauses: tuple[str, ...] = ()
    """The ids of its own rules, in the order in which they are explained: the first says what the card is about."""
    switches: tuple[str, ...] = ()
    """The switches of the rules that matter in this edition alone."""
    art: Figure | None = None
    """The figure on its card."""
    combined: tuple[Edition, ...] = ()
    """The editions whose special cards it has, where it has none of its own."""
    given: str | None = None
    """The deck file that it was made from, as JSON (house.deck_file); None for an edition that has an id."""

    def __post_init__(self) -> None:
        if self.key is not None:
            # So that words need to know no edition.
            name_card(self.deck.specials[0], self.key)

    @property
    def specials(self) -> tuple[Edition, ...]:
        """The editions whose special cards are in the deck: itself, those that it combines, or none."""
        if self.combined:
            return self.combined
        return (self,) if self.effect is not None else ()

    @property
    def key(self) -> str | None:
        """The key of its own card's words, `card-<key>` and `told-<key>`; None where there is no such card."""
        return None if self.effect is None else self.id.replace("-", "_")

    @property
    def verbs(self) -> Mapping[str, Verb]:
        """Every verb that a match can offer: the plain game's and those of its cards."""
        return _verbs(tuple(verb for special in self.specials for verb in special.own_verbs))

    def effect_of(self, card: Card) -> Effect | None:
        """What one of its special cards does; None for any other card."""
        return next((special.effect for special in self.specials if special.deck.specials[0].face == card.face), None)

    def may_call(self, verb: str) -> bool:
        """Whether the call may follow a choice with this verb (ruling.uno_early)."""
        known = self.verbs.get(verb)
        return known is not None and known.call

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The four colours, in the order of a fresh pack."""
        return self.deck.colours


@cache
def _verbs(own: tuple[Verb, ...]) -> Mapping[str, Verb]:
    return VERBS | HOUSE_VERBS | verbs_by_name(*own)


class Owed(msgspec.Struct, frozen=True, gc=False):
    """A call that is owed: by whom, and in which turn of the round the duty arose (ruling.uno_reached)."""

    seat: SeatNo
    """Who owes it."""
    since: int
    """Turns begun in the round when the duty arose."""
    received: bool = False
    """Whether it came with a hand that was received: another duty than that of the hand before (house.hands.call)."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything there is to know about a match at one moment. Piles are top first; hands are in the order received."""

    edition: Edition
    """What is played."""
    sheet: str
    """The name of the sheet that the rules were taken from; the rules themselves never look at it."""
    rules: Rules
    """Every switch of the rules."""
    dealer: SeatNo
    """Who dealt this round."""
    direction: Direction
    """The direction of play: 1 is to the left, clockwise."""
    turn: SeatNo
    """Whose turn it is, through all that their card sets off."""
    colour: Colour | None
    """The colour in play; None only while a turned-up colourless card waits for its colour (ruling.colour_in_play)."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat."""
    draw_pile: tuple[Card, ...]
    """The cards that can be drawn."""
    discard_pile: tuple[Card, ...]
    """The cards played."""
    aside: tuple[Card, ...]
    """Cards laid aside until their special card is done with, in that order."""
    scores: tuple[int, ...]
    """The points of each seat in the match so far."""
    round_no: int = 0
    """The number of the round, from 1; 0 before the first deal."""
    round_over: bool = False
    """Whether it is over."""
    round_winner: SeatNo | None = None
    """Who won the round; None before that, and where nobody could go on."""
    round_points: int = 0
    """What the round was worth to its winner."""
    blocked: bool = False
    """Whether the round ended because nobody could go on (ruling.blocked, ruling.endless)."""
    match_over: bool = False
    """Whether the match is over."""
    match_winner: SeatNo | None = None
    """Who won the match, once it is over."""
    agenda: tuple[Step, ...] = ()
    """What is still to be done, the next thing first; with nothing on it, somebody has a turn."""
    owing: tuple[Owed, ...] = ()
    """The calls that are owed, and may be caught."""
    turns: int = 0
    """Turns begun in this round (ruling.endless)."""
    idle: int = 0
    """Turns in a row in which no card was played and none could be drawn (ruling.blocked)."""
    shuffles: int = 0
    """Shuffles made in this round."""
    top_by: SeatNo | None = None
    """Who played the card on top of the discard pile; None if it came there otherwise (house.jump.when)."""
    debt: int = 0
    """How many cards the next seat must draw unless it passes them on (house.stack.debt)."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def playing(self) -> bool:
        """Whether a round is being played."""
        return self.round_no > 0 and not self.round_over

    @property
    def partners(self) -> tuple[tuple[SeatNo, SeatNo], ...]:
        """The seats that play together; none without teams (house.teams.partners)."""
        half = len(self.hands) // 2
        return tuple((seat, seat + half) for seat in range(half)) if self.rules.teams else ()

    def next_seat(self, seat: SeatNo) -> SeatNo:
        """The neighbour of a seat in the current direction."""
        return (seat + self.direction) % len(self.hands)

    def seats_from(self, seat: SeatNo, direction: Direction) -> tuple[SeatNo, ...]:
        """The other seats, going round from a seat's neighbour in a direction."""
        players = len(self.hands)
        return tuple((seat + direction * i) % players for i in range(1, players))

    @property
    def start_direction(self) -> Direction:
        """The direction in which the sheet has a round begin: it decides first player, deal, next dealer and giving."""
        return LEFT if self.rules.start_direction == "left" else RIGHT

    @property
    def first_player(self) -> SeatNo:
        """The dealer's neighbour in the starting direction (turn.first)."""
        return (self.dealer + self.start_direction) % len(self.hands)
