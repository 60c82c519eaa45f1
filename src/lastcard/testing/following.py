"""A round whose cards can be followed, one by one, with the eyes of an observer.

It is played with a *labelled* deck, in which every card is an object of its own. A *slot* is a card from one shuffle to the next,
as one observer follows it: a card that the observer has seen loses its identity when it is shuffled, and gets a new slot; one
never seen keeps its slot.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from random import Random

import msgspec
from msgspec.structs import replace

from lastcard.cards import Card, Deck
from lastcard.editions.sheets import SHEETS
from lastcard.rules import play as game
from lastcard.rules.events import Event
from lastcard.rules.questions import Move, SeatNo
from lastcard.rules.setup import arranged, seated
from lastcard.rules.state import Edition, State
from lastcard.testing.settings import any_house, any_move, any_rules, tiny_cards

Observer = SeatNo | None
"""Who follows; None is a spectator."""
Slot = int
Order = tuple[Card, ...]

MOVES_MAX = 120
"""Moves of one round."""
TINY_SHARE = 1 / 3
"""How many of the rounds are played with a tiny deck."""
HAND_MAX, DRAW_PILE_MAX, DISCARD_PILE_MAX = 3, 6, 3
"""The cards of a tiny deck."""


class Part(msgspec.Struct, frozen=True):
    """What an answer led to at once; the answer of chance is the order of a shuffled pile."""

    answer: Move | Order | None
    """None for the beginning."""
    events: tuple[Event, ...]


class Stretch(msgspec.Struct, frozen=True):
    """A move, or the beginning, with the shuffles that it made necessary, and the state then."""

    parts: tuple[Part, ...]
    state: State


class Trace(msgspec.Struct, frozen=True):
    """A round played with a labelled deck; `start` is the table before anything happened."""

    edition: Edition
    """The edition as it is, with an unlabelled deck."""
    start: State
    stretches: tuple[Stretch, ...]


# --- Playing -----------------------------------------------------------------------------------------------------------------


@cache
def labelled(edition: Edition) -> Edition:
    """The edition with a deck in which no two cards are the same object."""
    deck = edition.deck
    cards = tuple(Card(card.text, card.colour, card.face) for card in deck.cards)
    return replace(edition, deck=Deck(deck.colours, deck.specials, cards))


def any_trace(edition: Edition, players: int, rng: Random, moves: int = MOVES_MAX) -> Trace:
    """A round played by chance with a labelled deck, from the deal or from a tiny position, for up to so many moves."""
    sheet, rules = rng.choice(list(SHEETS)), any_rules(rng) | any_house(edition, players, rng)
    table = seated(labelled(edition), sheet, SHEETS[sheet].with_values(rules), players)
    table = replace(table, agenda=(), dealer=rng.randrange(players))
    start = tiny_start(table, rng) if rng.random() < TINY_SHARE else table

    def by_chance(pile: Order) -> Order:
        return tuple(rng.sample(pile, len(pile)))

    stretches = [_stretch(None, *begin(start), by_chance)]
    for _ in range(rng.randint(1, moves)):
        state = stretches[-1].state
        asked = game.asked(state)
        if not asked:
            break
        # By its text, so that of like cards the one received first leaves first, as in any game.
        move = game.read(edition, asked, *any_move(edition, asked, rng))
        stretches.append(_stretch(move, *game.apply(state, move), by_chance))
    return Trace(edition, start, tuple(stretches))


def tiny_start(table: State, rng: Random) -> State:
    """A tiny position, made of some cards of the labelled deck."""
    kinds = [card.text for card in tiny_cards(table.edition)]
    # The more often a kind should come, the nearer to the front its cards are likely to be; the others come where these run out.
    cards = sorted(table.edition.deck.cards, key=lambda card: rng.random() / kinds.count(card.text) if card.text in kinds else 2)
    pool = iter(cards)
    hand_max = min(HAND_MAX, (len(cards) - DRAW_PILE_MAX - DISCARD_PILE_MAX) // table.players)

    def some(most: int, least: int = 1) -> tuple[Card, ...]:
        return tuple(next(pool) for _ in range(rng.randint(least, most)))

    state = replace(
        table,
        hands=tuple(some(hand_max) for _ in range(table.players)),
        draw_pile=some(DRAW_PILE_MAX, least=0),
        discard_pile=some(DISCARD_PILE_MAX),
        colour=rng.choice(table.edition.colours),
    )
    return arranged(state, rng.randrange(table.players))


def begin(start: State) -> tuple[State, tuple[Event, ...]]:
    """The first thing that happens at a table: an arranged round goes on, any other is dealt."""
    return game.begin(start) if start.playing else game.begin_round(start)


def trace_again(edition: Edition, before: State, moves: Iterable[tuple[SeatNo, str]], orders: Iterable[Order]) -> Trace:
    """A round that was played, traced: what it began with, its moves, and the order of each shuffled pile."""
    shuffled = iter(orders)

    def like(pile: Order) -> Order:
        """The cards of a pile as the next shuffle ordered them."""
        return _Likes(pile).of(next(shuffled))

    start = _labelled(before, labelled(edition))
    stretches = [_stretch(None, *begin(start), like)]
    for seat, text in moves:
        state = stretches[-1].state
        move = game.read(edition, game.asked(state), seat, text)
        stretches.append(_stretch(move, *game.apply(state, move), like))
    return Trace(edition, start, tuple(stretches))


class _Likes:
    """Cards to be found by what is printed on them; of like cards, any is as good."""

    def __init__(self, cards: Order) -> None:
        self._kinds: dict[str, list[Card]] = {}
        for card in cards:
            self._kinds.setdefault(card.text, []).append(card)

    def of(self, pile: Order) -> Order:
        """Cards like those of a pile, each given out once."""
        return tuple(self._kinds[card.text].pop() for card in pile)


def _labelled(state: State, edition: Edition) -> State:
    """A table before a deal, where nothing lies that is not shuffled, or a position, with a labelled deck."""
    likes = _Likes(edition.deck.cards if state.playing else ())
    piles = (state.draw_pile, state.discard_pile, state.aside) if state.playing else ((), (), ())
    hands = state.hands if state.playing else ((),) * state.players
    drawn, discarded, aside = (likes.of(pile) for pile in piles)
    labelled_hands = tuple(likes.of(hand) for hand in hands)
    return replace(state, edition=edition, hands=labelled_hands, draw_pile=drawn, discard_pile=discarded, aside=aside)


def _stretch(move: Move | None, state: State, events: tuple[Event, ...], shuffled: Callable[[Order], Order]) -> Stretch:
    """A move just made, with the shuffles that it made necessary."""
    parts = [Part(move, events)]
    while (pile := game.pile_to_shuffle(state)) is not None:
        order = shuffled(pile)
        state, events = game.shuffle(state, order)
        parts.append(Part(order, events))
    return Stretch(tuple(parts), state)


# --- What an observer has seen of it -----------------------------------------------------------------------------------------


class Followed(msgspec.Struct, frozen=True):
    """A trace as one observer follows it: which card lies in which slot, and which slots were seen into."""

    kinds: dict[Slot, Card]
    """The card in each slot, as the unlabelled deck has it."""
    groups: dict[Slot, int]
    """The shuffle that filled each slot; slots of one group can exchange their cards."""
    answers: list[list[dict[Card, Slot]]]
    """For each part of each stretch, the slot of each card when the answer was given; for a shuffle, right after it."""
    seen: list[frozenset[Slot]]
    """For each stretch, the slots seen into by its end."""


def follow(trace: Trace, observer: Observer, also: Collection[SeatNo] = ()) -> Followed:
    """Follow every card of a trace with the eyes of an observer, who may look into other hands, too."""
    eyes = {observer, *also}
    kinds = {card.text: card for card in trace.edition.deck.cards}
    slots = {card: slot for slot, card in enumerate(trace.start.edition.deck.cards)}
    followed = Followed({slot: kinds[card.text] for card, slot in slots.items()}, dict.fromkeys(slots.values(), 0), [], [])
    seen: set[Slot] = set()
    shuffles = 0
    for stretch in trace.stretches:
        answers = []
        for part in stretch.parts:
            if isinstance(part.answer, tuple):
                shuffles += 1
                renewed = [card for card in part.answer if slots[card] in seen]
                slots = slots | {card: len(followed.kinds) + n for n, card in enumerate(renewed)}
                for card in renewed:
                    followed.kinds[slots[card]] = kinds[card.text]
                    followed.groups[slots[card]] = shuffles
            answers.append(slots)
            seen.update(slots[card] for event in part.events for card in _shown(event, eyes))
        seen.update(slots[card] for card in _in_sight(stretch.state, eyes))
        followed.answers.append(answers)
        followed.seen.append(frozenset(seen))
    return followed


def _shown(event: Event, eyes: set[Observer]) -> Iterator[Card]:
    """The cards that an event shows to these eyes, by what its class declares: an event with more witnesses is found out."""
    witnesses = [getattr(event, name) for name in event.seen_by]
    for name in event.fields:
        if name != event.secret or not eyes.isdisjoint(witnesses):
            yield from _cards(getattr(event, name))


def _in_sight(state: State, eyes: set[Observer]) -> Iterator[Card]:
    """The cards that these eyes see lying on the table."""
    yield from _cards((state.discard_pile, state.aside))
    if state.round_over:
        yield from _cards(state.hands)
    else:
        yield from _cards(tuple(state.hands[seat] for seat in eyes if seat is not None))


def _cards(value: object) -> Iterator[Card]:
    """All cards in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _cards(item)
