"""The Joker's wild: its player torments another, who draws until the colour called comes (joker.*).

The card found is discarded without effect. Going out with this card still torments (joker.last_card).
"""

from __future__ import annotations

from lastcard.art import Figure
from lastcard.cards import Colour, deck
from lastcard.editions.classic import COLOURS
from lastcard.rules.actions import is_last
from lastcard.rules.events import Event
from lastcard.rules.questions import Choice, Question, SeatChoice, SeatNo, Verb, of_seat
from lastcard.rules.state import Asking, Doing, Edition, Outcome, State, Step
from lastcard.rules.steps import DrawUntil, GoOut, NameColour, PassTurn


def jokers_wild(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Pick another seat and call a colour; play goes on next to the player of the card (joker.resume)."""
    # The torment happens even when the round is about to be over (ruling.joker_going_out).
    return (PickVictim(seat), GoOut(seat) if is_last(state, seat) else PassTurn(seat))


class PickVictim(Asking, frozen=True, gc=False):
    """Whom to torment (joker.target); then the colour is called."""

    def ask(self, state: State) -> tuple[Question, ...]:
        others = state.seats_from(self.seat, state.direction)
        return (Question(self.seat, "torment", tuple(of_seat("torment", other) for other in others), forced=len(others) == 1),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        del state
        assert isinstance(choice, SeatChoice)
        return Outcome(then=(NameColour(seat), Torment(choice.seat, seat)))


class Torment(Doing, frozen=True, gc=False):
    """The seat draws until a card of the colour called comes; colourless cards are none (joker.draw, ruling.joker_colourless)."""

    by: SeatNo

    def do(self, state: State) -> Outcome:
        colour = state.colour
        assert colour is not None, "the colour has just been called"
        return Outcome((Tormented(self.seat, self.by, colour),), then=(DrawUntil(self.seat, colour),))


class Tormented(Event, frozen=True, gc=False):
    """A seat must draw until a colour comes."""

    sound = "special"
    seat: SeatNo
    by: SeatNo
    colour: Colour


JOKERS_WILD = Edition(
    "jokers-wild",
    deck(COLOURS, "WJ"),
    jokers_wild,
    own_verbs=(Verb("torment", "seat"),),
    clauses=("joker.target", "joker.draw", "joker.discard", "joker.resume", "joker.last_card", "start.joker"),
    # A cap with bells.
    art=Figure(
        "M-18 16H18L26-12L10 0L0-20L-10 0L-26-12ZM-17 27H17",
        discs=((26, -17, 5), (0, -26, 5), (-26, -17, 5)),
        paper="#7c2bd1",
        weight=0.7,
    ),
)
