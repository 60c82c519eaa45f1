"""From the dealer's draw to the first turn (setup.*, start.*)."""

from __future__ import annotations

from msgspec.structs import replace

from lastcard.cards import DRAW_FOUR, DRAW_TWO, DRAWS, REVERSE, SKIP, Card
from lastcard.rules import events as happened
from lastcard.rules.options import Rules
from lastcard.rules.questions import SeatNo
from lastcard.rules.stacking import Stack
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN, Doing, Edition, Outcome, Shuffling, State, Step
from lastcard.rules.steps import Draw, MissTurn, NameColour, PassTurn, Reverse

TEAMS_MIN = 4
"""house.teams.partners"""


class Unplayable(ValueError):
    """Players, rules and a deck that do not go together; the code and what it is about are the catalogue's."""

    def __init__(self, message: str, code: str, **about: str | int) -> None:
        super().__init__(message)
        self.code, self.about = code, about


def players_max(edition: Edition, rules: Rules) -> int:
    """How many players can be dealt to: something that is not a Wild Draw Four must be left to turn up (house.hand_size)."""
    return min(PLAYERS_MAX, dealable(edition) // rules.hand_size)


def seated(edition: Edition, sheet: str, rules: Rules, players: int) -> State:
    """Players at a bare table, about to draw for the deal (ruling.players)."""
    if not PLAYERS_MIN <= players <= PLAYERS_MAX:
        raise ValueError(f"players must be {PLAYERS_MIN} to {PLAYERS_MAX}")
    if rules.teams and (players < TEAMS_MIN or players % 2):
        # house.teams.partners
        possible = ", ".join(map(str, range(TEAMS_MIN, PLAYERS_MAX + 1, 2)))
        raise Unplayable(f"players must be {possible} with teams on", "bad_teams", players=players, possible=possible)
    if players > (most_players := players_max(edition, rules)):
        most = dealable(edition) // players
        raise Unplayable(
            f"{players} players cannot be dealt {rules.hand_size} cards each of this deck: hand_size may be"
            f" {most} at most, or players {most_players}",
            "bad_hand_size",
            players=players,
            cards=rules.hand_size,
            cards_max=most,
            players_max=most_players,
            in_all=dealable(edition),
        )
    bare = State(
        edition=edition,
        sheet=sheet,
        rules=rules,
        dealer=0,
        direction=1,
        turn=0,
        colour=None,
        hands=((),) * players,
        draw_pile=(),
        discard_pile=(),
        aside=(),
        scores=(0,) * players,
        agenda=(FreshPile(0), DrawForDeal(0, tuple(range(players)))),
    )
    return replace(bare, direction=bare.start_direction)


def dealable(edition: Edition) -> int:
    """How many cards can be dealt so that, whatever they are, one is left to turn up (house.hand_size)."""
    return sum(card.face != DRAW_FOUR for card in edition.deck.cards) - 1


def arranged(state: State, turn: SeatNo) -> State:
    """A position that somebody set up, at the beginning of a seat's turn; without a discard pile its first card is turned up."""
    if not state.discard_pile:
        if all(card.face == DRAW_FOUR for card in state.draw_pile):
            raise ValueError("the draw pile holds nothing to turn up: it needs a card other than W4")
        return replace(state, round_no=1, colour=None, direction=state.start_direction, agenda=(TurnUp(state.dealer),))
    before = (turn - state.direction) % state.players
    return replace(state, round_no=1, turn=turn, agenda=(PassTurn(before),))


def next_dealer(state: State) -> SeatNo:
    """Who deals next: first the one drawn for it, then the deal goes round in the starting direction (ruling.next_dealer)."""
    return state.first_player if state.round_no else state.dealer


class FreshPile(Shuffling, frozen=True, gc=False):
    """The whole deck is shuffled."""

    def pile(self, state: State) -> tuple[Card, ...]:
        return state.edition.deck.cards

    def put(self, state: State, pile: tuple[Card, ...]) -> Outcome:
        del state
        return Outcome((happened.Shuffled(pile),))


class DrawForDeal(Doing, frozen=True, gc=False):
    """Each seat draws a card, the highest number deals, the tied draw again (setup.dealer, ruling.dealer_tie)."""

    running: tuple[SeatNo, ...]
    drawn: tuple[Card, ...] = ()

    def do(self, state: State) -> Outcome:
        if len(self.drawn) < len(self.running):
            return self._draw(state)
        numbers = [self._number(state, card) for card in self.drawn]
        highest = max(numbers)
        # With symbols ignored and nothing but symbols drawn, all are "highest" and all draw again (ruling.dealer_ignored).
        leaders = tuple(seat for seat, number in zip(self.running, numbers, strict=True) if number == highest)
        if len(leaders) == 1:
            return Outcome((happened.DealerChosen(leaders[0]),))
        return Outcome(then=(DrawForDeal(self.seat, leaders),))

    def _draw(self, state: State) -> Outcome:
        if not state.draw_pile:
            return Outcome(then=(FreshPile(self.seat), self))
        card = state.draw_pile[0]
        seat = self.running[len(self.drawn)]
        return Outcome((happened.DealerDrew(seat, card),), then=(replace(self, drawn=(*self.drawn, card)),))

    def _number(self, state: State, card: Card) -> int:
        if card.number is not None:
            return card.number
        return 0 if state.rules.dealer_symbols == "zero" else -1


class Deal(Doing, frozen=True, gc=False):
    """Seven cards to each, or as the house has it, one at a time round (setup.deal, ruling.deal_order, house.hand_size)."""

    def do(self, state: State) -> Outcome:
        order = (*state.seats_from(state.dealer, state.start_direction), state.dealer)
        dealt = state.draw_pile[: state.rules.hand_size * len(order)]
        return Outcome(tuple(happened.Dealt(seat, dealt[i :: len(order)]) for i, seat in enumerate(order)))


class ShuffleAgain(Shuffling, frozen=True, gc=False):
    """The draw pile is shuffled with the Wild Draw Four that went back under it (ruling.draw_four_back)."""

    def pile(self, state: State) -> tuple[Card, ...]:
        return state.draw_pile

    def put(self, state: State, pile: tuple[Card, ...]) -> Outcome:
        del state
        return Outcome((happened.Shuffled(pile),))


class TurnUp(Doing, frozen=True, gc=False):
    """The top of the draw pile starts the discard pile (setup.discard_pile, setup.first_card)."""

    def do(self, state: State) -> Outcome:
        card = state.draw_pile[0]
        turned_up = happened.TurnedUp(card)
        if card.face == DRAW_FOUR:
            # start.draw_four: back into the deck, turn another.
            return Outcome((turned_up, happened.PutBack(card)), then=(ShuffleAgain(self.seat), self))
        return Outcome((turned_up,), then=_start(state, card))


def _start(state: State, card: Card) -> tuple[Step, ...]:
    """What the first card turned up does to the first player."""
    first = state.first_player
    if card.colour is None:
        # Only the colour is named, by the one who then plays (start.wild, ruling.first_special, ruling.start_special).
        return (NameColour(first), PassTurn(state.dealer))
    if card.face == DRAW_TWO:
        if state.rules.stacking != "off":
            # house.stack.start
            return (Stack(first),)
        return (Draw(first, DRAWS[DRAW_TWO]), MissTurn(first))
    if card.face == SKIP:
        return (MissTurn(first),)
    if card.face == REVERSE:
        # Play turns round before it began, so the first player's neighbour is now the dealer (start.reverse).
        return (Reverse(first), PassTurn(first))
    return (PassTurn(state.dealer),)
