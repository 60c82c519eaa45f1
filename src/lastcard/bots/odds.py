"""How likely it is that somebody holds what: from the cards a seat sees, and from what it remembers."""

from __future__ import annotations

from functools import cached_property, lru_cache

from lastcard.bots.equity import equity_of, stake_of
from lastcard.bots.memory import Memory
from lastcard.bots.weights import Setting
from lastcard.cards import Card, Colour, Deck
from lastcard.decks import edition_of
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.editions.kickin_battle import strength
from lastcard.notation import DIRECTIONS
from lastcard.rules.questions import SeatNo
from lastcard.views import View

_LEFT = DIRECTIONS[1]


def _deck(view: View) -> Deck:
    """The deck of a view; of an edition that did not come with lastcard it tells only the name, and the common deck must do."""
    if view.deck is not None:
        return edition_of(None, view.deck).deck
    return next((known.deck for known in EDITIONS if known.id == view.edition), CLASSIC.deck)


@lru_cache(maxsize=16)
def _counts(deck: Deck) -> dict[Card, int]:
    return deck.counts


class _Places(dict[Card, tuple[int, str]]):
    """Where each card stands in a fresh pack; one that is not in it stands behind, by its text."""

    def __missing__(self, card: Card) -> tuple[int, str]:
        return (len(self), card.text)


@lru_cache(maxsize=16)
def _places(deck: Deck) -> _Places:
    return _Places({card: (place, card.text) for place, card in enumerate(_counts(deck))})


class Odds:
    """What one seat can reckon at one moment. A view always adds up, so the cards unseen are counted, not remembered."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.hand is not None, "a spectator reckons nothing"
        assert view.seat is not None
        self.view = view
        self.memory = memory
        self._deck = _deck(view)
        self.place = _places(self._deck).__getitem__
        """Where a card comes when a hand is sorted."""
        # Sorted, so that however a hand is held, the same choice is the first of equals.
        self.hand = tuple(sorted(view.hand, key=self.place))
        self.seat = view.seat
        self.step = 1 if view.direction == _LEFT else -1
        self.players = len(view.hand_sizes)
        self.others = [seat for seat in range(self.players) if seat != self.seat]
        self.partner = view.partner
        forced, low = bool(view.rules.get("force_play", False)), view.rules["scoring"] == "low"
        self.setting = Setting(view.edition, self.players, forced, low)
        self.rivals = [seat for seat in self.others if seat != self.partner]
        """Who must not win."""

    def after(self, seat: SeatNo, steps: int = 1) -> SeatNo:
        """The seat that comes so many steps after another in the current direction."""
        return (seat + self.step * steps) % self.players

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the deck."""
        return self._deck.colours

    # --- Cards unseen ------------------------------------------------------------------------------------------------------

    @cached_property
    def unseen(self) -> dict[Card, int]:
        """How many of each kind may still be drawn or be held by somebody, apart from the cards known."""
        unseen = _counts(self._deck).copy()
        for cards in (self.hand, self.view.discard_pile, self.view.aside, *self.memory.known):
            for card in cards:
                # Cards of an arranged position need not add up to a deck.
                if unseen.get(card):
                    unseen[card] -= 1
        return unseen

    @cached_property
    def _total_unseen(self) -> int:
        return max(1, sum(self.unseen.values()))

    @cached_property
    def _unseen_of(self) -> dict[Colour | str | None, int]:
        """How many cards unseen are of each colour, or have each face."""
        of: dict[Colour | str | None, int] = {}
        for card, count in self.unseen.items():
            of[card.colour] = of.get(card.colour, 0) + count
            of[card.face] = of.get(card.face, 0) + count
        return of

    def share(self, kind: Colour | str | None) -> float:
        """How much of what is unseen is of a colour (None: colourless), or has a face."""
        return self._unseen_of.get(kind, 0) / self._total_unseen

    def in_deck(self, colour: Colour) -> float:
        """How much of the whole deck is of a colour."""
        counts = _counts(self._deck)
        return sum([count for card, count in counts.items() if card.colour is colour]) / max(1, sum(counts.values()))

    # --- What others hold --------------------------------------------------------------------------------------------------

    def holds(self, seat: SeatNo, colour: Colour | None) -> float:
        """The chance that a seat holds a card of a colour, or a colourless one (None)."""
        for card in self.memory.known[seat]:
            if card.colour is colour:
                return 1.0
        chances = self.memory.may_be(seat, colour, hand_size=self.view.hand_sizes[seat])
        return 1.0 - (1.0 - self.share(colour)) ** max(0, chances)

    def holds_face(self, seat: SeatNo, face: str) -> float:
        """The chance that a seat holds a card with a face, of whatever colour."""
        known = self.memory.known[seat]
        for card in known:
            if card.face == face:
                return 1.0
        return 1.0 - (1.0 - self.share(face)) ** max(0, self.view.hand_sizes[seat] - len(known))

    def follows(self, seat: SeatNo, colour: Colour | None, face: str) -> float:
        """The chance that a seat has something to play on a colour and a face."""
        fails = (1.0 - self.holds(seat, colour)) * (1.0 - self.holds(seat, None)) * (1.0 - self.holds_face(seat, face))
        return 1.0 - fails

    def beats(self, card: Card, rival: SeatNo) -> float:
        """The chance that a card wins a battle against a rival, who picks the strongest card or any other, as likely."""
        known = self.memory.known[rival]
        unknown = max(0, self.view.hand_sizes[rival] - len(known))
        weaker = sum([count for other, count in self.unseen.items() if strength(other) < strength(card)]) / self._total_unseen
        known_weaker = sum([strength(other) < strength(card) for other in known])
        # A rival without cards draws one.
        any_card = (known_weaker + unknown * weaker) / (len(known) + unknown) if known or unknown else weaker
        strongest = weaker**unknown if known_weaker == len(known) else 0.0
        return (any_card + strongest) / 2

    # --- Who is dangerous --------------------------------------------------------------------------------------------------

    def threat(self, seat: SeatNo) -> float:
        """How near a seat is to winning, from 0 to 1.5: few cards, and with the winner scoring, many points.

        A partner is no threat but as much of a hope: less than 0.
        """
        near = 1.0 / max(1, self.view.hand_sizes[seat])
        rules = self.view.rules
        if rules["scoring"] == "winner":
            near *= 1.0 + 0.5 * min(1.0, self.view.scores[seat] / int(rules["target"]))
        return -near if seat == self.partner else near

    @cached_property
    def stake(self) -> float:
        """How much this round's points decide about the match, against those of the first (`lastcard.bots.equity`)."""
        view, rules = self.view, self.view.rules
        low, teams = rules["scoring"] == "low", bool(rules.get("teams", False))
        equity = equity_of(view.edition, self.players, target=int(rules["target"]), low=low, teams=teams)
        return stake_of(equity, tuple(view.scores[: equity.sides]), self.seat % equity.sides)

    @property
    def danger(self) -> float:
        """How soon somebody else may end the round, from 0 to 1."""
        return 1.0 / max(1, min(self.view.hand_sizes[seat] for seat in self.rivals))
