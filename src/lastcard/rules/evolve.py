"""The only way to the next state: what each event changes.

An event that has no function here changes what its class declares: the cards that it moves, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from lastcard.cards import DRAWS, Card
from lastcard.rules import events as happened
from lastcard.rules.events import ASIDE, DISCARD_PILE, HAND, Event, Motion
from lastcard.rules.hands import Received
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import Owed, State

E = TypeVar("E", bound=Event)
Hands = tuple[tuple[Card, ...], ...]
Owing = tuple[Owed, ...]


class _Changes(dict[type[Event], Callable[..., State]]):
    def __missing__(self, kind: type[Event]) -> Callable[..., State]:
        """An event that has no function of its own: what it changes is found out once for each kind."""
        self[kind] = _declared(kind)
        return self[kind]


_CHANGES = _Changes()


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return _CHANGES[type(event)](state, event)


def _on(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    def register(change: Callable[[State, E], State]) -> Callable[[State, E], State]:
        _CHANGES[kind] = change
        return change

    return register


def _with_hand(hands: Hands, seat: SeatNo, hand: tuple[Card, ...]) -> Hands:
    held = list(hands)
    held[seat] = hand
    return tuple(held)


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand less one card: of like cards the one received first."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def without_newest(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand less one card: of like cards the newest."""
    return without(hand[::-1], card)[::-1]


def _settled(state: State, seat: SeatNo) -> Owing:
    """Who owes the call apart from a seat: it called, was caught, or its hand is of another size."""
    return tuple([owed for owed in state.owing if owed.seat != seat])


def _left_with(state: State, seat: SeatNo, hand: tuple[Card, ...]) -> tuple[Hands, Owing]:
    """Hands and calls owed once a card has left a hand: coming down to one is the duty to call (uno.call, ruling.uno_reached)."""
    owing = _settled(state, seat) if state.owing else ()
    if len(hand) == 1:
        owing += (Owed(seat, state.turns),)
    return _with_hand(state.hands, seat, hand), owing


def _receives(state: State, seat: SeatNo, cards: tuple[Card, ...]) -> tuple[Hands, Owing]:
    """Hands and calls owed once cards have come into a hand, behind those it holds."""
    return _with_hand(state.hands, seat, state.hands[seat] + cards), _settled(state, seat) if state.owing else ()


# --- Before the first turn ---------------------------------------------------------------------------------------------------


@_on(happened.Shuffled)
def _shuffled(state: State, event: happened.Shuffled) -> State:
    return replace(state, draw_pile=event.pile, shuffles=state.shuffles + 1)


@_on(happened.DealerDrew)
def _dealer_drew(state: State, _: happened.DealerDrew) -> State:
    return replace(state, draw_pile=state.draw_pile[1:])


@_on(happened.DealerChosen)
def _dealer_chosen(state: State, event: happened.DealerChosen) -> State:
    return replace(state, dealer=event.seat)


@_on(happened.RoundBegan)
def _round_began(state: State, event: happened.RoundBegan) -> State:
    cleared = State(
        edition=state.edition,
        sheet=state.sheet,
        rules=state.rules,
        dealer=event.dealer,
        direction=state.start_direction,
        turn=event.dealer,
        colour=None,
        hands=((),) * state.players,
        draw_pile=(),
        discard_pile=(),
        aside=(),
        scores=state.scores,
        round_no=event.round,
    )
    return replace(cleared, turn=cleared.first_player)


@_on(happened.Dealt)
def _dealt(state: State, event: happened.Dealt) -> State:
    pile = list(state.draw_pile)
    for card in event.cards:
        pile.remove(card)
    return replace(state, hands=_with_hand(state.hands, event.seat, event.cards), draw_pile=tuple(pile))


@_on(happened.TurnedUp)
def _turned_up(state: State, event: happened.TurnedUp) -> State:
    turned_up = replace(
        state,
        draw_pile=state.draw_pile[1:],
        discard_pile=(event.card,),
        colour=event.card.colour,
        turn=state.first_player,
    )
    return turned_up if turned_up.rules.stacking == "off" else _indebted(turned_up, event.card)


@_on(happened.PutBack)
def _put_back(state: State, event: happened.PutBack) -> State:
    # A Wild Draw Four that goes back is nobody's debt.
    return replace(state, draw_pile=(*state.draw_pile, event.card), discard_pile=(), debt=0)


# --- The turn ----------------------------------------------------------------------------------------------------------------


@_on(happened.TurnBegan)
def _turn_began(state: State, event: happened.TurnBegan) -> State:
    return replace(state, turn=event.seat, turns=state.turns + 1)


@_on(happened.Played)
def _played(state: State, event: happened.Played) -> State:
    seat, card = event.seat, event.card
    left = (without_newest if event.drawn else without)(state.hands[seat], card)
    hands, owing = _left_with(state, seat, left)
    played = replace(
        state,
        hands=hands,
        owing=owing,
        discard_pile=(card,) + state.discard_pile,
        colour=card.colour or state.colour,
        idle=0,
        top_by=seat,
    )
    return played if played.rules.stacking == "off" else _indebted(played, card)


def _indebted(state: State, card: Card) -> State:
    """What the next seat faces once a card lies there: it grows with every card that can be passed on (house.stack.debt)."""
    return replace(state, debt=state.debt + DRAWS.get(card.face, 0))


@_on(happened.DebtTaken)
def _debt_taken(state: State, _: happened.DebtTaken) -> State:
    return replace(state, debt=0)


@_on(Received)
def _received(state: State, event: Received) -> State:
    """A hand takes the place of another; with one card in it the call is owed anew (house.hands.call)."""
    owing = _settled(state, event.seat)
    if len(event.cards) == 1:
        owing = (*owing, Owed(event.seat, state.turns, received=True))
    return replace(state, hands=_with_hand(state.hands, event.seat, event.cards), owing=owing)


@_on(happened.Drew)
def _drew(state: State, event: happened.Drew) -> State:
    hands, owing = _receives(state, event.seat, event.cards)
    return replace(state, hands=hands, owing=owing, draw_pile=state.draw_pile[len(event.cards) :], idle=0)


@_on(happened.Passed)
def _passed(state: State, _: happened.Passed) -> State:
    return replace(state, idle=state.idle + 1)


@_on(happened.Reshuffled)
def _reshuffled(state: State, event: happened.Reshuffled) -> State:
    pile = state.draw_pile + event.pile
    return replace(state, draw_pile=pile, discard_pile=state.discard_pile[:1], shuffles=state.shuffles + 1)


@_on(happened.Reversed)
def _reversed(state: State, event: happened.Reversed) -> State:
    return replace(state, direction=event.direction)


@_on(happened.ColourNamed)
def _colour_named(state: State, event: happened.ColourNamed) -> State:
    return replace(state, colour=event.colour)


# --- Calling and catching ----------------------------------------------------------------------------------------------------


@_on(happened.Called)
def _called(state: State, event: happened.Called) -> State:
    return replace(state, owing=_settled(state, event.seat))


@_on(happened.Caught)
def _caught(state: State, event: happened.Caught) -> State:
    return replace(state, owing=_settled(state, event.seat))


@_on(happened.Lapsed)
def _lapsed(state: State, _: happened.Lapsed) -> State:
    return replace(state, owing=tuple(owed for owed in state.owing if owed.since == state.turns))


# --- The special cards -------------------------------------------------------------------------------------------------------


@_on(happened.Discarded)
def _discarded(state: State, event: happened.Discarded) -> State:
    hands, owing = _left_with(state, event.seat, without_newest(state.hands[event.seat], event.card))
    return replace(state, hands=hands, owing=owing, discard_pile=(event.card,) + state.discard_pile, top_by=None)


# --- The end -----------------------------------------------------------------------------------------------------------------


@_on(happened.RoundBlocked)
def _round_blocked(state: State, _: happened.RoundBlocked) -> State:
    return replace(state, blocked=True)


@_on(happened.RoundEnded)
def _round_ended(state: State, event: happened.RoundEnded) -> State:
    return replace(
        state,
        round_over=True,
        round_winner=event.winner,
        round_points=event.points,
        scores=event.scores,
        owing=(),
        debt=0,
    )


@_on(happened.MatchEnded)
def _match_ended(state: State, event: happened.MatchEnded) -> State:
    return replace(state, match_over=True, match_winner=event.winner)


# --- Cards that move ---------------------------------------------------------------------------------------------------------


def _declared(kind: type[Event]) -> Callable[[State, Event], State]:
    """Every card that a kind of event moves leaves its place and comes to another; most such events only tell something."""
    changes = [_change(motion) for motion in kind.motions]
    if len(changes) == 1:
        return changes[0]

    def change(state: State, event: Event) -> State:
        for moves in changes:
            state = moves(state, event)
        return state

    return change


def _change(motion: Motion) -> Callable[[State, Event], State]:
    """What one motion of an event changes."""
    source, target, field = motion.source, motion.target, motion.cards
    giver, taker = (place.removeprefix(HAND) if place.startswith(HAND) else "" for place in (source, target))
    assert field != "all" or source == ASIDE, "only what lies aside is taken as a whole"

    def change(state: State, event: Event) -> State:
        moving: Card | tuple[Card, ...] = state.aside if field == "all" else getattr(event, field)
        cards = moving if isinstance(moving, tuple) else (moving,)
        put: dict[str, object] = {} if taker else {target: _with(getattr(state, target), cards, target)}
        if target == DISCARD_PILE:
            put["top_by"] = None
        if giver:
            seat = getattr(event, giver)
            for card in cards:
                hands, owing = _left_with(state, seat, without(state.hands[seat], card))
                state = replace(state, hands=hands, owing=owing, **put)
        else:
            state = replace(state, **{source: _without_all(getattr(state, source), cards)}, **put)
        return _dealt_out(state, getattr(event, taker), cards) if taker else state

    return change


def _with(pile: tuple[Card, ...], cards: tuple[Card, ...], place: str) -> tuple[Card, ...]:
    """A pile with cards that came to it: on top of the discard pile, under the draw pile, behind what lies aside."""
    return cards[::-1] + pile if place == DISCARD_PILE else pile + cards


def _without_all(pile: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A pile less some cards."""
    for card in cards:
        pile = without(pile, card)
    return pile


def _dealt_out(state: State, named: SeatNo | tuple[SeatNo, ...], cards: tuple[Card, ...]) -> State:
    """Cards come into a hand, or into several in turn, as they were laid."""
    seats = named if isinstance(named, tuple) else (named,)
    for at, seat in enumerate(seats):
        hands, owing = _receives(state, seat, cards[at :: len(seats)])
        state = replace(state, hands=hands, owing=owing)
    return state
