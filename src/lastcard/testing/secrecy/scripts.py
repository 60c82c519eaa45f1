"""The matches of a story: short rounds that are soon over, then one that is dealt, whose shuffles can be written down."""

from __future__ import annotations

from typing import Literal

from lastcard.decks import edition_of
from lastcard.match import Arrangement, Match
from lastcard.notation import DIRECTIONS, text_of
from lastcard.protocol import TableSettings
from lastcard.record import Chance, Record
from lastcard.rules.events import Event
from lastcard.rules.state import State
from lastcard.testing.following import Order
from lastcard.testing.positions import Arranged

Begins = Literal["dealt", "tiny", "short", "nearly over"]
"""How a match begins: with a deal, with few cards, with a round that one move ends, or with one that ends the match as well."""
Orders = dict[tuple[int, int, int], Order]
"""The order of shuffled piles, by match, round and number of the shuffle in it."""

TARGET = 500


class Script(Arranged):
    """A match some of whose shuffles are written down."""

    number = 0
    """Of the match at its table."""
    orders: Orders
    before: State
    """How the table was before the last deal, or at the beginning of an arranged round."""
    shuffles: list[Order]
    """The shuffles since then."""

    def __init__(self, state: State, record: Record) -> None:
        super().__init__(state, record)
        self.before = state

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Deal the next round."""
        if not self.state.playing:
            self.before, self.shuffles = self.state, []
        return super().next(own)

    def _shuffled(self, pile: Order) -> Order:
        order = super()._shuffled(pile)
        if self.number:
            order = self.orders.get((self.number, self.state.round_no, len(self.shuffles)), order)
            self.shuffles.append(order)
        return order


class Scripts:
    """How each match of a table begins; one that is loaded again begins as it did."""

    def __init__(self, begins: tuple[Begins, ...], orders: Orders, tiny: Arrangement | None) -> None:
        self._begins, self._orders, self._tiny = begins, orders, tiny
        self._numbers: dict[str, int] = {}

    def begin(self, settings: TableSettings, seed: str) -> Match:
        """The match with this seed."""
        number = self._numbers.setdefault(seed, len(self._numbers) + 1)
        begins = self._begins[min(number, len(self._begins)) - 1]
        edition, sheet, rules = edition_of(settings.edition, settings.deck), settings.sheet, settings.rules
        if begins == "dealt":
            match = Script.seated(edition, players=len(settings.seats), sheet=sheet, rules=rules, seed=seed)
        else:
            position = self._tiny if begins == "tiny" else _short(settings, won=begins == "nearly over")
            assert position is not None, "a tiny round has its position"
            match = Script.arrange(edition, position, sheet=sheet, rules=rules, seed=seed)
        match.number, match.orders, match.shuffles = number, self._orders, []
        return match


def position_of(state: State) -> Arrangement:
    """The beginning of an arranged round as a position."""
    assert state.colour is not None
    return Arrangement(
        hands=tuple(" ".join(text_of(hand)) for hand in state.hands),
        draw_pile=" ".join(text_of(state.draw_pile)),
        discard_pile=" ".join(text_of(state.discard_pile)),
        turn=state.turn,
        dealer=state.dealer,
        direction=DIRECTIONS[state.direction],
        colour=state.colour.value,
    )


def _short(settings: TableSettings, *, won: bool) -> Arrangement:
    """A round that the first person ends with one card; the points of the others end the match, or are far from it."""
    edition, players = edition_of(settings.edition, settings.deck), len(settings.seats)
    colour = edition.colours[0]
    # Any deck has two numbers, and the higher one is worth something.
    low, *_, high = sorted({card.text for card in edition.deck.cards if card.colour is colour and card.number is not None})
    first = settings.seats.index("person")
    winners = {first, (first + players // 2) % players} if settings.rules.get("teams") else {first}
    hands = tuple(low if seat == first else f"{high} {high}" for seat in range(players))
    scores = tuple(TARGET - 1 if won and seat in winners else 0 for seat in range(players))
    return Arrangement(hands=hands, draw_pile=f"{low} {high} {low}", discard_pile=high, turn=first, scores=scores)
