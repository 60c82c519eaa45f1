"""Urrrhhh: its player is rid of one colour, given away card by card round the table, and names the colour (urrrhhh.*).

Giving goes in the starting direction of the sheet, whatever the direction of play (ruling.urrrhhh_direction).
"""

from __future__ import annotations

from lastcard.art import Figure
from lastcard.cards import Colour, deck
from lastcard.rules.actions import is_last
from lastcard.rules.events import Event, Gave
from lastcard.rules.questions import CardChoice, Choice, ColourChoice, Question, SeatNo, Verb, of_card, of_colour
from lastcard.rules.state import Asking, Doing, Edition, Outcome, State, Step
from lastcard.rules.steps import GoOut, NameColour, PassTurn

COLOURS = (Colour.BLUE, Colour.GREEN, Colour.PINK, Colour.YELLOW)


def urrrhhh(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Give one colour away, then name the colour in play (urrrhhh.wild)."""
    if is_last(state, seat):
        return (GoOut(seat),)
    # Without a coloured card only the wild part happens (ruling.urrrhhh_no_colour).
    rid = (PickColour(seat),) if any(card.colour for card in state.hands[seat]) else ()
    return (*rid, NameColour(seat), PassTurn(seat))


class PickColour(Asking, frozen=True, gc=False):
    """Which colour of the hand to be rid of; one must be (urrrhhh.colour, ruling.urrrhhh_must)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        held = {card.colour for card in state.hands[self.seat]}
        colours = tuple(of_colour("give", colour) for colour in state.edition.colours if colour in held)
        return (Question(self.seat, "riddance", colours, forced=len(state.hands[self.seat]) == 1),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        assert isinstance(choice, ColourChoice)
        return Outcome((ColourGivenUp(seat, choice.colour),), then=(Give(seat, choice.colour, _neighbour(state, seat, seat)),))


def _neighbour(state: State, giver: SeatNo, seat: SeatNo) -> SeatNo:
    """Who gets a card after a seat, going round and leaving out the giver."""
    following = (seat + state.start_direction) % state.players
    return following if following != giver else (giver + state.start_direction) % state.players


class Give(Doing, frozen=True, gc=False):
    """Give until none of the colour is held (urrrhhh.give, urrrhhh.uneven), or until the giver is out (ruling.urrrhhh_out)."""

    colour: Colour
    to: SeatNo

    def do(self, state: State) -> Outcome:
        hand = state.hands[self.seat]
        if not hand:
            return Outcome(then=(GoOut(self.seat),))
        if any(card.colour is self.colour for card in hand):
            return Outcome(then=(HandOver(self.seat, self.colour, self.to),))
        return Outcome()


class HandOver(Asking, frozen=True, gc=False):
    """The giver decides which card goes to this receiver, and is asked even for the last one (ruling.urrrhhh_order)."""

    colour: Colour
    to: SeatNo

    def ask(self, state: State) -> tuple[Question, ...]:
        hand = state.hands[self.seat]
        held = dict.fromkeys(card for card in hand if card.colour is self.colour)
        choices = tuple(of_card("hand", card) for card in held)
        return (Question(self.seat, "hand", choices, to=self.to, forced=len(hand) == 1),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        assert isinstance(choice, CardChoice)
        following = _neighbour(state, seat, self.to)
        return Outcome((Gave(seat, self.to, choice.card),), then=(Give(seat, self.colour, following),))


class ColourGivenUp(Event, frozen=True, gc=False):
    """A seat chose the colour to be rid of."""

    tells = {"colour": "colour"}
    seat: SeatNo
    colour: Colour


URRRHHH = Edition(
    "urrrhhh",
    deck(COLOURS, "WU"),
    urrrhhh,
    own_verbs=(Verb("give", "colour"), Verb("hand", "card")),
    clauses=("urrrhhh.colour", "urrrhhh.give", "urrrhhh.uneven", "urrrhhh.wild", "start.urrrhhh"),
    # A groan that goes round and round.
    art=Figure(
        "M-26 2H26C24 34-24 34-26 2ZM-17 3L-10 13L-3 3L4 13L11 3L18 12M-24-28L-7-20M24-28L7-20",
        discs=((-13, -11, 6), (13, -11, 6)),
        paper="#0b6e63",
        weight=0.55,
    ),
)
