"""The draw for the deal when the deck runs out, which no seed reaches in practice."""

from __future__ import annotations

import pytest

from lastcard.cards import Card
from lastcard.editions.classic import CLASSIC
from lastcard.rules import play as game
from lastcard.rules.events import DealerChosen, DealerDrew
from lastcard.rules.options import Rules
from lastcard.rules.setup import seated
from table import clause


def in_tied_pairs(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The whole deck in an order in which two players tie every time: number beside like number, symbol beside symbol."""
    return tuple(sorted(cards, key=lambda card: -1 if card.number is None else card.number))


@clause("ruling.dealer_tie", "ruling.dealer_ignored", "dealer_symbols", "setup.dealer")
@pytest.mark.parametrize("symbols", ["zero", "ignored"])
def test_the_tied_draw_on_from_a_fresh_deck_when_theirs_is_used_up(symbols: str) -> None:
    """After 54 ties the deck is gone; a fresh one is shuffled, and its first two cards decide."""
    rules = Rules().with_values({"dealer_symbols": symbols})
    state, _ = game.begin(seated(CLASSIC, "en", rules, 2))
    deck = game.pile_to_shuffle(state)
    assert deck == CLASSIC.deck.cards
    state, drawn = game.shuffle(state, in_tied_pairs(deck))
    assert sum(isinstance(event, DealerDrew) for event in drawn) == 108
    assert state.shuffles == 1
    assert game.pile_to_shuffle(state) == CLASSIC.deck.cards

    # A fresh pack begins with a 0, then a 1.
    state, decided = game.shuffle(state, deck)

    assert decided[-1] == DealerChosen(1)
    assert state.dealer == 1


@clause("ruling.dealer_ignored", "dealer_symbols")
def test_an_ignored_symbol_loses_the_deal_even_to_a_zero() -> None:
    """By the sheets that ignore symbols a 0 is a number and a symbol is none; by the others they tie."""
    ignored = Rules(dealer_symbols="ignored")
    state, _ = game.begin(seated(CLASSIC, "es-ES", ignored, 2))
    deck = CLASSIC.deck.cards
    zero, symbol = deck[0], deck[-1]
    assert (zero.number, symbol.number) == (0, None)
    rest = deck[1:-1]

    chosen, _ = game.shuffle(state, (symbol, zero, *rest))
    assert chosen.dealer == 1

    plain, _ = game.begin(seated(CLASSIC, "en", Rules(), 2))
    _, events = game.shuffle(plain, (symbol, zero, *rest))
    assert sum(isinstance(event, DealerDrew) for event in events) > 2
