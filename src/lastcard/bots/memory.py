"""What one seat remembers: only what it was told (`lastcard.views.tell`), and what follows from that.

>>> memory = Memory(seat=0, players=2)
>>> for told in (
...     {"event": "round_began", "round": 1, "dealer": 1},
...     {"event": "turned_up", "card": "R3"},
...     {"event": "turn_began", "seat": 1},
...     {"event": "drew", "seat": 1, "count": 1},
...     {"event": "kept", "seat": 1},
... ):
...     memory.hear(told)
>>> memory.may_be(1, Colour.RED, hand_size=8)
0
"""

from __future__ import annotations

from collections.abc import Callable

from lastcard.bots.evidence import Evidence
from lastcard.cards import Card, Colour, card
from lastcard.notation import DIRECTIONS
from lastcard.rules.events import ASIDE, EVENTS, HAND
from lastcard.rules.questions import SeatNo
from lastcard.views import Wire


class Memory:
    """One seat's account of the match so far; of a round that is over only the bluffs stay."""

    def __init__(self, seat: SeatNo, players: int, *, evidence: bool = False) -> None:
        """Evidence takes as long to gather as all the rest, and few look at it."""
        self.seat: SeatNo = seat
        """Whose memory it is."""
        self.players: int = players
        """How many seats there are."""
        self.bluffs: list[int] = [0] * players
        """Wild Draw Fours of each seat that a challenge showed to be illegal."""
        self.honest: list[int] = [0] * players
        """Those that a challenge showed to be legal."""
        self.evidence: Evidence | None = Evidence(seat, players) if evidence else None
        """What can be concluded about every hidden card, for a bot that asks for it."""
        self._clear()

    def _clear(self) -> None:
        self.known: list[list[Card]] = [[] for _ in range(self.players)]
        """Cards that a seat is known to hold: shown to this one, given by it, or taken openly."""
        self.colour: Colour | None = None
        """The colour in play."""
        self.colour_before: Colour | None = None
        """The colour in play before the last card: a Wild Draw Four is judged by it."""
        self.rival: SeatNo | None = None
        """Who was last named to be battled."""
        self.gifts: int = 0
        """Cards given since a colour was given up."""
        self.bounds: list[dict[Colour | None, int]] = [{} for _ in range(self.players)]
        """How many cards of a seat, apart from those known, are of a colour at most; of a colour left out, any number."""
        self._turn: SeatNo | None = None
        self._unplayed = False
        self._drawing = False
        self._caught = False
        self._aside: list[Card] = []

    def hear(self, told: Wire) -> None:
        """Take in one event as the seat was told it."""
        if self.evidence is not None:
            self.evidence.hear(told)
        hear: Callable[[Wire], None] = getattr(self, f"_hear_{told['event']}", self._hear_moved)
        hear(told)

    def may_be(self, seat: SeatNo, colour: Colour | None, *, hand_size: int) -> int:
        """How many cards of a hand, apart from those known, may be of a colour: those that came since it had none of it."""
        return min(hand_size - len(self.known[seat]), self.bounds[seat].get(colour, hand_size))

    # --- What follows from an event ----------------------------------------------------------------------------------------

    def _receives(self, seat: SeatNo, count: int) -> None:
        """Cards that this seat does not know came into a hand: each may be of any colour."""
        self.bounds[seat] = {colour: most + count for colour, most in self.bounds[seat].items()}

    def _loses(self, seat: SeatNo, lost: Card) -> None:
        known = self.known[seat]
        if lost in known:
            known.remove(lost)
        elif most := self.bounds[seat].get(lost.colour):
            self.bounds[seat][lost.colour] = most - 1

    def _learns(self, seat: SeatNo, cards: list[Card]) -> None:
        """Cards that this seat has seen came into a hand; its own it sees anyway."""
        if seat != self.seat:
            self.known[seat] += cards

    def _had_nothing(self, seat: SeatNo) -> None:
        """A seat drew in its turn, so it held nothing of the colour in play; a colourless card it may have saved."""
        if self.colour is not None:
            self.bounds[seat][self.colour] = 0

    def _hear_moved(self, told: Wire) -> None:
        """Of an event that is not known here, the cards that leave hands and come into them, or lie aside in between."""
        for motion in EVENTS[told["event"]].motions:
            shown = [card(text) for text in _listed(told.get(motion.cards))]
            if motion.source == ASIDE:
                shown, self._aside = self._aside, []
            elif motion.target == ASIDE:
                self._aside += shown
            giver, taker = (told.get(place.removeprefix(HAND)) for place in (motion.source, motion.target))
            if isinstance(giver, int):
                for lost in shown:
                    self._loses(giver, lost)
            if isinstance(taker, list):
                for at, seat in enumerate(taker):
                    self._learns(seat, shown[at :: len(taker)])
            elif isinstance(taker, int) and shown:
                self._learns(taker, shown)
            elif isinstance(taker, int):
                self._receives(taker, told.get("count", 0))

    def _hear_round_began(self, _: Wire) -> None:
        self._clear()

    def _hear_turned_up(self, told: Wire) -> None:
        self.colour = card(told["card"]).colour

    def _hear_turn_began(self, told: Wire) -> None:
        self._turn, self._unplayed, self._drawing, self._caught = told["seat"], True, False, False

    def _hear_played(self, told: Wire) -> None:
        seat, played = told["seat"], card(told["card"])
        self._unplayed = False
        if self._drawing:
            # It is the card just drawn, so what was known of the hand before still is.
            self._had_nothing(seat)
        else:
            self._loses(seat, played)
        self.colour_before = self.colour
        self.colour = played.colour or self.colour

    def _hear_caught(self, _: Wire) -> None:
        # What is drawn for it says nothing of the hand.
        self._caught = True

    def _hear_drew(self, told: Wire) -> None:
        seat = told["seat"]
        caught, self._caught = self._caught, False
        if seat == self.seat:
            return
        drawing = self._unplayed and seat == self._turn and not caught
        if drawing:
            self._unplayed, self._drawing = False, True
        self._receives(seat, told["count"])
        if drawing and self.colour is not None:
            # It held nothing of the colour in play; and of cards drawn until one fits, all but the last did not fit either.
            self.bounds[seat][self.colour] = 1

    def _hear_kept(self, told: Wire) -> None:
        # Had the drawn card fitted, it would have been played.
        self._had_nothing(told["seat"])

    def _hear_colour_named(self, told: Wire) -> None:
        self.colour = Colour(told["colour"])

    def _hear_challenged(self, told: Wire) -> None:
        (self.bluffs if told["guilty"] else self.honest)[told["seat"]] += 1

    def _hear_hand_shown(self, told: Wire) -> None:
        if told["to"] == self.seat:
            self.known[told["seat"]] = [card(text) for text in told["cards"]]

    def _hear_rival_named(self, told: Wire) -> None:
        self.rival = told["rival"]

    def _hear_colour_given_up(self, told: Wire) -> None:
        self.gifts = 0
        giver, colour = told["seat"], Colour(told["colour"])
        # All of the colour goes before anybody plays again.
        self.bounds[giver][colour] = 0
        self.known[giver] = [held for held in self.known[giver] if held.colour is not colour]

    def _hear_gave(self, told: Wire) -> None:
        self.gifts += 1
        self._hear_moved(told)

    # --- Hands that change places ------------------------------------------------------------------------------------------

    def _hear_swapped(self, told: Wire) -> None:
        seat, other = told["seat"], told["with"]
        self._move_hands({seat: other, other: seat})

    def _hear_rotated(self, told: Wire) -> None:
        back = -1 if told["direction"] == DIRECTIONS[1] else 1
        self._move_hands({seat: (seat + back) % self.players for seat in range(self.players)})

    def _move_hands(self, givers: dict[SeatNo, SeatNo]) -> None:
        """What is known of a hand goes where the hand goes."""
        known, bounds = self.known.copy(), self.bounds.copy()
        for seat, giver in givers.items():
            self.known[seat], self.bounds[seat] = known[giver], bounds[giver]

    def _hear_received(self, told: Wire) -> None:
        """Whoever gave a hand away knows it; one's own is seen anyway, and nothing was ever reckoned of it."""
        if self.seat in (told["seat"], told["from"]):
            seat = told["seat"]
            self.known[seat], self.bounds[seat] = [], {}
            self._learns(seat, [card(text) for text in told["cards"]])


def _listed(value: object) -> list[str]:
    """The cards that a field of an event names; none if it is no such field, or was not told."""
    return [value] if isinstance(value, str) else value if isinstance(value, list) else []
