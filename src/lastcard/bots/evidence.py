"""What a seat can conclude about hidden cards, from nothing but what it was told.

Of every card of every hand: when it came, who has seen it, and what its holder has done since. A card that was seen is a fact.
What its holder did while it lay in the hand (`Act`) only makes some cards less likely, as who draws may have been able to play;
how much less, `lastcard.batch.beliefs` has measured.

>>> evidence = Evidence(seat=0, players=2)
>>> for told in (
...     {"event": "round_began", "round": 1, "dealer": 1},
...     {"event": "dealt", "seat": 0, "cards": ["R1", "W"]},
...     {"event": "dealt", "seat": 1, "count": 2},
...     {"event": "turned_up", "card": "R3"},
...     {"event": "turn_began", "seat": 1},
...     {"event": "drew", "seat": 1, "count": 1},
... ):
...     evidence.hear(told)
>>> [[act.kind.name for act in evidence.acts_on(1, held)] for held in evidence.hands[1]]
[['DREW'], ['DREW'], []]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import NamedTuple

import msgspec

from lastcard.cards import DRAW_FOUR, WILD, Card, Colour, card
from lastcard.notation import DIRECTIONS
from lastcard.rules.events import ASIDE, DISCARD_PILE, EVENTS, HAND
from lastcard.rules.questions import SeatNo
from lastcard.views import Wire


class Kind(IntEnum):
    """What a seat did, as far as it tells something of the cards that it still holds."""

    DREW = 0
    """It drew on a colour and a face."""
    KEPT = 1
    """It kept the card that it had just drawn."""
    FOLLOWED = 2
    """It played the colour in play."""
    SWITCHED = 3
    """It played the number or symbol on top, in another colour."""
    WILD = 4
    """It played a Wild on a colour and a face; the next two likewise."""
    WILD_FOUR = 5
    SPECIAL = 6
    PLAYED = 7
    """The colour and the face of the card that it played."""
    NAMED = 8
    """It named a colour."""
    LACKED = 9
    """It put down no card of a number that was called."""
    VOID = 10
    """It gave a colour away, or drew until one came: what lies in its hand is of another."""


_PASSING = (Kind.DREW, Kind.KEPT, Kind.WILD, Kind.LACKED, Kind.VOID)
"""By what speaks against holding what would have fitted."""


class Act(NamedTuple):
    """What a seat did at a moment."""

    kind: Kind
    at: int
    """When, counted in events."""
    colour: Colour | None
    face: str
    least: int
    """It tells of cards that came at this moment or later."""


class Held(msgspec.Struct):
    """One card of a hand."""

    came: int
    """When, counted in events."""
    card: Card | None = None
    """Which it is, if this seat knows."""
    seen: int = 0
    """The seats that know which it is, as a mask; who holds it is not among them."""
    colour: Colour | None = None
    """Its colour, if no more is known."""


class Evidence:
    """One seat's account of all hands of a round."""

    def __init__(self, seat: SeatNo, players: int) -> None:
        self.seat: SeatNo = seat
        """Whose account it is."""
        self.players: int = players
        """How many seats there are."""
        self._clear()

    def _clear(self) -> None:
        self.hands: list[list[Held]] = [[] for _ in range(self.players)]
        """The cards of each seat, in the order in which they came."""
        self.acts: list[list[Act]] = [[] for _ in range(self.players)]
        """What was done with each hand."""
        self._now = 0
        self._colour: Colour | None = None
        self._face = ""
        self._turn: SeatNo | None = None
        self._unplayed = self._drawing = self._caught = False
        self._giving: tuple[SeatNo, Colour] | None = None
        self._called = ""
        self._aside: list[Card] = []

    def hear(self, told: Wire) -> None:
        """Take in one event as the seat was told it."""
        self._now += 1
        hear: Callable[[Wire], None] = getattr(self, f"_hear_{told['event']}", self._hear_moved)
        hear(told)

    def acts_on(self, seat: SeatNo, held: Held) -> list[Act]:
        """What was done with a hand that tells something of one of its cards."""
        return [act for act in self.acts[seat] if act.least <= held.came < act.at]

    # --- Cards that come and go ------------------------------------------------------------------------------------------------

    def _comes(self, seat: SeatNo, cards: Sequence[Card | None], *, seen: int = 0, colour: Colour | None = None) -> None:
        self.hands[seat] += [Held(self._now, come, seen, colour) for come in cards]

    def _leaves(self, seat: SeatNo, lost: Card | None, colour: Colour | None = None) -> None:
        """A card leaves a hand: one known to be it, else known to be of its colour, else one against which the least speaks."""
        hand = self.hands[seat]
        if lost is None:
            # It may be any of them: which ones are left is known no more.
            for held in hand:
                if colour is None or (held.card is not None and held.card.colour is colour):
                    held.card, held.colour, held.seen = None, colour, 0
        else:
            colour = lost.colour
            for held in hand:
                if held.card == lost:
                    hand.remove(held)
                    return
        possible = [held for held in hand if held.card is None and (held.colour is None or held.colour is colour)]
        if possible:
            face = "" if lost is None else lost.face
            # What is left must not be known to be more than it is, so a card known to be of the colour goes first.
            against = {id(held): (held.colour is None, self._against(seat, held, colour, face)) for held in possible}
            hand.remove(min(reversed(possible), key=lambda held: against[id(held)]))

    def _against(self, seat: SeatNo, held: Held, colour: Colour | None, face: str) -> int:
        """How much speaks against a card being of a colour and a face."""
        if colour is None:
            return 0
        return sum(act.kind in _PASSING and (act.colour is colour or act.face == face) for act in self.acts_on(seat, held))

    def _did(self, seat: SeatNo, kind: Kind, colour: Colour | None, face: str = "", least: int = 0) -> None:
        self.acts[seat].append(Act(kind, self._now, colour, face, least))

    def _hear_moved(self, told: Wire) -> None:
        """Of an event that is not known here, the cards that leave hands and come into them, or lie aside in between."""
        for motion in EVENTS[told["event"]].motions:
            shown = _cards(told.get(motion.cards))
            if motion.source == ASIDE:
                shown, self._aside = self._aside, []
            elif motion.target == ASIDE:
                self._aside += shown
            elif motion.target == DISCARD_PILE and shown:
                self._face = shown[-1].face
            giver, taker = (told.get(place.removeprefix(HAND)) for place in (motion.source, motion.target))
            if isinstance(giver, int):
                for lost in shown or _unknown(told):
                    self._leaves(giver, lost)
            everybody = (1 << self.players) - 1
            if isinstance(taker, list):
                for at, seat in enumerate(taker):
                    self._comes(seat, shown[at :: len(taker)], seen=everybody)
            elif isinstance(taker, int):
                seen = everybody if motion.face == "up" else 0
                self._comes(taker, shown or _unknown(told), seen=seen)

    # --- A turn ----------------------------------------------------------------------------------------------------------------

    def _hear_round_began(self, _: Wire) -> None:
        self._clear()

    def _hear_turned_up(self, told: Wire) -> None:
        turned = card(told["card"])
        self._colour, self._face = turned.colour, turned.face

    def _hear_turn_began(self, told: Wire) -> None:
        if self._giving is not None:
            # All of the colour went before anybody played again.
            self._did(self._giving[0], Kind.VOID, self._giving[1])
        self._giving, self._called = None, ""
        self._turn, self._unplayed, self._drawing, self._caught = told["seat"], True, False, False

    def _hear_caught(self, _: Wire) -> None:
        # What is drawn for it says nothing of the hand.
        self._caught = True

    def _hear_drew(self, told: Wire) -> None:
        seat = told["seat"]
        caught, self._caught = self._caught, False
        if self._unplayed and seat == self._turn and not caught:
            self._unplayed, self._drawing = False, True
            self._did(seat, Kind.DREW, self._colour, self._face)
        self._comes(seat, _cards(told.get("cards")) or _unknown(told))

    def _hear_kept(self, told: Wire) -> None:
        seat = told["seat"]
        if self.hands[seat]:
            self._did(seat, Kind.KEPT, self._colour, self._face, least=self.hands[seat][-1].came)

    def _hear_played(self, told: Wire) -> None:
        seat, played = told["seat"], card(told["card"])
        if self._drawing and seat == self._turn and self.hands[seat]:
            # It is the card just drawn.
            self.hands[seat].pop()
        else:
            self._leaves(seat, played)
            self._did(seat, self._kind_of(played), self._colour, self._face)
            self._did(seat, Kind.PLAYED, played.colour, played.face)
        self._unplayed = self._drawing = False
        self._colour, self._face = played.colour or self._colour, played.face

    def _kind_of(self, played: Card) -> Kind:
        if played.colour is None:
            return {WILD: Kind.WILD, DRAW_FOUR: Kind.WILD_FOUR}.get(played.face, Kind.SPECIAL)
        return Kind.FOLLOWED if played.colour is self._colour else Kind.SWITCHED

    def _hear_colour_named(self, told: Wire) -> None:
        self._colour = Colour(told["colour"])
        self._did(told["seat"], Kind.NAMED, self._colour)

    # --- Cards that are shown --------------------------------------------------------------------------------------------------

    def _hear_hand_shown(self, told: Wire) -> None:
        self._shows(told["seat"], told["to"], _cards(told.get("cards")))

    def _shows(self, seat: SeatNo, to: SeatNo, cards: list[Card]) -> None:
        """Somebody has seen a hand; if it is this seat, the cards are told."""
        hand = self.hands[seat]
        for held in hand:
            held.seen |= 1 << to
        if cards:
            # Of an arranged hand it was not told that anything came.
            hand += [Held(0, seen=1 << to) for _ in cards[len(hand) :]]
            del hand[len(cards) :]
            for held, shown in zip(hand, cards, strict=True):
                held.card = shown

    # --- Special cards ---------------------------------------------------------------------------------------------------------

    def _hear_number_named(self, told: Wire) -> None:
        self._called = str(told["number"])

    def _hear_passed(self, told: Wire) -> None:
        if self._called:
            self._did(told["seat"], Kind.LACKED, None, self._called)

    def _hear_colour_given_up(self, told: Wire) -> None:
        giver, colour = self._giving = told["seat"], Colour(told["colour"])
        if giver != self.seat:
            for held in self.hands[giver]:
                if held.card is not None and held.card.colour is colour:
                    # It will go, but to whom is not told.
                    held.card, held.colour, held.seen = None, colour, 0

    def _hear_gave(self, told: Wire) -> None:
        colour = self._giving[1] if self._giving is not None and self._giving[0] == told["seat"] else None
        given = card(told["card"]) if "card" in told else None
        self._leaves(told["seat"], given, colour)
        self._comes(told["to"], [given], seen=1 << told["seat"], colour=colour)

    def _hear_discarded(self, told: Wire) -> None:
        """A seat drew until a colour came: the last card is the one, and the others drawn are of other colours."""
        seat, found = told["seat"], card(told["card"])
        hand = self.hands[seat]
        if hand:
            came = hand.pop().came
            self._did(seat, Kind.VOID, found.colour, least=came)
        self._face = found.face

    # --- Hands that change places ----------------------------------------------------------------------------------------------

    def _hear_swapped(self, told: Wire) -> None:
        seat, other = told["seat"], told["with"]
        self._move_hands({seat: other, other: seat})

    def _hear_rotated(self, told: Wire) -> None:
        back = -1 if told["direction"] == DIRECTIONS[1] else 1
        self._move_hands({seat: (seat + back) % self.players for seat in range(self.players)})

    def _move_hands(self, givers: dict[SeatNo, SeatNo]) -> None:
        """What is known of a hand goes where the hand goes, and who gave it knows it."""
        hands, acts = self.hands.copy(), self.acts.copy()
        for seat, giver in givers.items():
            self.hands[seat], self.acts[seat] = hands[giver], acts[giver]
            for held in hands[giver]:
                held.seen |= 1 << giver

    def _hear_received(self, told: Wire) -> None:
        self._shows(told["seat"], told["from"], _cards(told.get("cards")))


def _unknown(told: Wire) -> list[None]:
    """As many cards as were counted, where they are not told."""
    return [None] * told.get("count", 0)


def _cards(value: object) -> list[Card]:
    """The cards that a field of an event names; none if it was not told."""
    texts = [value] if isinstance(value, str) else value if isinstance(value, list) else []
    return [card(text) for text in texts]
