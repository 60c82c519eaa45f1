"""What one seat sees and remembers as plain records, with the fields of the simulator's rows.

Functions that run plainly and compiled (`lastcard.bots.bits`) take either. A plain record has what its seat may know: of others
no cards but those known.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Protocol

import msgspec

from lastcard.bots.codes import (
    CODES,
    COLOURS,
    FACES,
    FOURTH,
    LANE,
    LEFT,
    NO_COLOUR,
    NOBODY,
    RANKS,
    RIGHT,
    SPECIAL_CODES,
    UNBOUNDED,
    codes,
    face_of,
)
from lastcard.bots.equity import equity_of, stake_of
from lastcard.bots.memory import Memory
from lastcard.bots.nets import INPUTS, Net
from lastcard.bots.weights import Terms, Weights
from lastcard.cards import Card, Colour, Deck, deck
from lastcard.decks import edition_of
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.notation import DIRECTIONS
from lastcard.rules.options import HOUSE, SWITCHES
from lastcard.rules.questions import ColourChoice, Question
from lastcard.views import View

SPECIALS = {str(edition.deck.specials[0]): at for at, edition in enumerate(EDITIONS) if len(edition.deck.specials) == 1}
"""The numbers of the special cards: the place of the edition that is made for one."""

_SWITCHES = {
    name: {value: number for number, value in enumerate(possible)}
    for name in ("scoring", "two_player_reverse", "battle_resume", "teams", "stacking", "finish", "seven_zero", "jump_in", "draw")
    if isinstance(possible := (SWITCHES | HOUSE)[name], tuple)
}
"""The switches that bots look at: their values by number, 0 for the usual one."""


# --- What functions are given ------------------------------------------------------------------------------------------------


class Game(Protocol):
    """A table: a row of the simulator (`lastcard.batch.state.Game` says what is what), or what a seat sees of it (`Seen`)."""

    players: int
    turn: int
    direction: int
    start_direction: int
    colour: int
    colours: int
    discard_pile: list[int]
    discarded: int
    aside: list[int]
    aside_size: int
    once: list[int]
    twice: list[int]
    more: list[int]
    size: list[int]
    scores: list[int]
    target: int
    debt: int
    scoring: int
    two_player_reverse: int
    battle_resume: int
    teams: int
    stacking: int
    finish: int
    seven_zero: int
    jump_in: int
    draw: int
    deck_size: int
    special_of: list[int]
    copies: list[int]
    copies_of_colour: list[int]
    copies_of_face: list[int]


class Odds(Protocol):
    """What is remembered, and reckoned from it: a record of the simulator (`lastcard.batch.odds.Odds`), or `Reckoned`."""

    colour_before: int
    rival: int
    gifts: int
    bluffs: list[int]
    honest: list[int]
    once: dict[tuple[int, int], int]
    twice: dict[tuple[int, int], int]
    more: dict[tuple[int, int], int]
    may_be: dict[tuple[int, int, int], int]
    total: int
    unseen: list[int]
    of_colour: list[int]
    of_face: list[int]
    stake: dict[int, float]
    told: list[int]


class Seating(Protocol):
    """Who plays: `lastcard.batch.seating.Seating`, or `Seated`."""

    weights: dict[tuple[int, int], float]
    net: Any
    """A `Net`, or none; in the simulator its numbers, by seat."""
    loss: dict[int, float]
    """By seat, how much may be given away with a choice, of even chances to win."""


def named(game: object, name: str, value: float) -> float:
    """A term under the name of the reason for it; the value goes on as it is. Compiled, nothing else is left of this."""
    if isinstance(game, Seen):
        game.terms[name] = value
    return value


# --- The cards of a deck -----------------------------------------------------------------------------------------------------


class _Codes(dict[Card, int]):
    """The codes of a deck; a card that is not in it, as in an arranged position, gets one beside them."""

    def __missing__(self, card: Card) -> int:
        if card.colour is None:
            return SPECIAL_CODES[ord(card.text[-1]) % len(SPECIAL_CODES)]
        return [*Colour].index(card.colour) % COLOURS * LANE + RANKS.index(card.face)


class Pack:
    """A deck as functions look it up."""

    def __init__(self, deck: Deck) -> None:
        self.colours: tuple[Colour, ...] = deck.colours
        self.codes: dict[Card, int] = _Codes(codes(deck))
        self.deck_size: int = len(deck.cards)
        self.copies: list[int] = [0] * CODES
        self.copies_of_colour: list[int] = [0] * (COLOURS + 1)
        self.copies_of_face: list[int] = [0] * FACES
        self.special_of: list[int] = [0] * CODES
        for card in deck.cards:
            code = self.codes[card]
            self.copies[code] += 1
            self.copies_of_colour[self.number(card.colour)] += 1
            self.copies_of_face[face_of(code)] += 1
        for special in deck.specials:
            self.special_of[self.codes[special]] = SPECIALS.get(special.face, 0)

    def number(self, colour: Colour | None) -> int:
        """The number of a colour."""
        if colour is None:
            return NO_COLOUR
        return self.colours.index(colour) if colour in self.colours else [*Colour].index(colour) % COLOURS

    def masks(self, cards: Iterable[Card]) -> tuple[int, int, int]:
        """Cards as three sets: those held, held twice, and third and fourth copies; more than a deck has are left out."""
        once = twice = more = 0
        for card in cards:
            mask = 1 << self.codes[card]
            if twice & mask and card.colour is None:
                more |= mask >> FOURTH if more & mask else mask
            twice |= once & mask
            once |= mask
        return once, twice, more


@lru_cache(maxsize=16)
def pack_of(deck: Deck) -> Pack:
    """The pack of a deck."""
    return Pack(deck)


_KNOWN = {edition.id: edition.deck for edition in EDITIONS}


@lru_cache(maxsize=16)
def _known(edition: str) -> Pack:
    return Pack(_KNOWN[edition])


def pack_seen(view: View, question: Question) -> Pack:
    """The pack of a view. Of an edition that did not come with lastcard it tells only the name: a common deck must do."""
    if view.deck is not None:
        return pack_of(edition_of(None, view.deck).deck)
    if view.edition in _KNOWN:
        return _known(str(view.edition))
    open_to_all = {card.colour for cards in (view.hand or (), view.discard_pile, view.aside) for card in cards}
    named = {choice.colour for choice in question.choices if isinstance(choice, ColourChoice)}
    seen = [colour for colour in Colour if colour in open_to_all | named | {view.colour}]
    colours = dict.fromkeys((*seen, *CLASSIC.deck.colours))
    return pack_of(deck(tuple(colours)[:COLOURS]))


# --- The records -------------------------------------------------------------------------------------------------------------


class Seen:
    """What a seat sees, with the fields of `Game`; and the terms of the choice that is being weighed, by name."""

    __slots__ = (*Game.__annotations__, "terms")

    def __init__(self, view: View, pack: Pack) -> None:
        assert view.hand is not None, "a spectator reckons nothing"
        assert view.seat is not None
        self.terms: Terms = {}
        self.players: int = len(view.hand_sizes)
        self.turn: int = view.turn
        self.direction: int = LEFT if view.direction == DIRECTIONS[1] else RIGHT
        self.colour: int = pack.number(view.colour)
        self.colours: int = len(pack.colours)
        code = pack.codes
        self.discard_pile: list[int] = [code[card] for card in view.discard_pile[::-1]]
        self.discarded: int = len(self.discard_pile)
        self.aside: list[int] = [code[card] for card in view.aside]
        self.aside_size: int = len(self.aside)
        self.once: list[int] = [0] * self.players
        self.twice: list[int] = [0] * self.players
        self.more: list[int] = [0] * self.players
        self.once[view.seat], self.twice[view.seat], self.more[view.seat] = pack.masks(view.hand)
        self.size: list[int] = list(view.hand_sizes)
        self.scores: list[int] = list(view.scores)
        rules = view.rules
        self.target: int = int(rules["target"])
        self.start_direction: int = LEFT if rules["start_direction"] == "left" else RIGHT
        self.debt: int = view.debt or 0
        self.scoring: int
        self.two_player_reverse: int
        self.battle_resume: int
        self.teams: int
        self.stacking: int
        self.finish: int
        self.seven_zero: int
        self.jump_in: int
        self.draw: int
        for name, numbers in _SWITCHES.items():
            setattr(self, name, numbers[rules[name]] if name in rules else 0)
        self.deck_size: int = pack.deck_size
        self.special_of: list[int] = pack.special_of
        self.copies: list[int] = pack.copies
        self.copies_of_colour: list[int] = pack.copies_of_colour
        self.copies_of_face: list[int] = pack.copies_of_face


class _Bounds(dict[tuple[int, int, int], int]):
    def __missing__(self, _: tuple[int, int, int]) -> int:
        return UNBOUNDED


class Stakes(dict[int, float]):
    """By seat, how much this round's points decide about the match; reckoned when first asked, for the seat itself alone."""

    def __init__(self, view: View) -> None:
        self._view = view

    def __missing__(self, seat: int) -> float:
        view, rules, players = self._view, self._view.rules, len(self._view.hand_sizes)
        assert seat == view.seat
        low, teams = rules["scoring"] == "low", bool(rules.get("teams", False))
        equity = equity_of(view.edition, players, target=int(rules["target"]), low=low, teams=teams)
        self[seat] = stake_of(equity, tuple(view.scores[: equity.sides]), seat % equity.sides)
        return self[seat]


class Reckoned:
    """What a seat remembers, with the fields of `Odds`, and room for what is reckoned."""

    __slots__ = tuple(Odds.__annotations__)

    def __init__(self, view: View, memory: Memory, pack: Pack) -> None:
        self.colour_before: int = pack.number(memory.colour_before)
        self.rival: int = NOBODY if memory.rival is None else memory.rival
        self.gifts: int = memory.gifts
        self.bluffs: list[int] = memory.bluffs
        self.honest: list[int] = memory.honest
        self.once: dict[tuple[int, int], int] = {}
        self.twice: dict[tuple[int, int], int] = {}
        self.more: dict[tuple[int, int], int] = {}
        self.may_be: dict[tuple[int, int, int], int] = _Bounds()
        own = memory.seat
        for seat, known in enumerate(memory.known):
            self.once[own, seat], self.twice[own, seat], self.more[own, seat] = pack.masks(known) if known else (0, 0, 0)
            for colour, most in memory.bounds[seat].items():
                self.may_be[own, seat, pack.number(colour)] = most
        self.total: int = 0
        self.unseen: list[int] = [0] * CODES
        self.of_colour: list[int] = [0] * (COLOURS + 1)
        self.of_face: list[int] = [0] * FACES
        self.stake: dict[int, float] = Stakes(view)
        self.told: list[int] = [0] * INPUTS


class Seated:
    """The weights of a seat, its net if it has one, and what it may give away, with the fields of `Seating`."""

    __slots__ = ("loss", "net", "weights")

    def __init__(self, weights: Weights, seat: int, net: Net | None = None, loss: float = 0.0) -> None:
        self.net: Net | None = net
        self.loss: dict[int, float] = {seat: loss}
        self.weights: dict[tuple[int, int], float] = _by_number(weights, seat)


@lru_cache(maxsize=64)
def _by_number(weights: Weights, seat: int) -> dict[tuple[int, int], float]:
    return {(seat, number): value for number, value in enumerate(msgspec.structs.astuple(weights))}
