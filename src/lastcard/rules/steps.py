"""Steps that many cards share: name a colour, draw, draw until, reshuffle, go out, pass the turn on."""

from __future__ import annotations

from functools import cache

from lastcard.cards import Card, Colour
from lastcard.rules import events as happened
from lastcard.rules.questions import Choice, ColourChoice, Question, SeatNo, of_colour
from lastcard.rules.scoring import blocked, scored
from lastcard.rules.state import LEFT, RIGHT, Asking, Doing, Outcome, Shuffling, State

TURNS_MAX = 2000
"""A round of so many turns is blocked when the next would begin (ruling.endless)."""


@cache
def _colour_choices(colours: tuple[Colour, ...]) -> tuple[Choice, ...]:
    return tuple(of_colour("colour", colour) for colour in colours)


class NameColour(Asking, frozen=True, gc=False):
    """A seat names the colour in play; the current one is allowed (wild.effect)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        return (Question(self.seat, "colour", _colour_choices(state.edition.colours)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        del state
        assert isinstance(choice, ColourChoice)
        return Outcome((happened.ColourNamed(seat, choice.colour),))


class Reshuffle(Shuffling, frozen=True, gc=False):
    """The discard pile without its top becomes the draw pile (round.reshuffle, ruling.reshuffle_top).

    What is left of the draw pile stays on top of it: those cards are drawn first, as if the pile had been used up.
    """

    def pile(self, state: State) -> tuple[Card, ...]:
        return state.discard_pile[:0:-1]

    def put(self, state: State, pile: tuple[Card, ...]) -> Outcome:
        del state
        return Outcome((happened.Reshuffled(pile),))


def can_draw(state: State) -> bool:
    """Whether a card can be had, from the draw pile or by reshuffling."""
    return bool(state.draw_pile) or len(state.discard_pile) > 1


def must_reshuffle(state: State, count: int) -> bool:
    """Whether drawing so many cards uses up the draw pile while there is something to reshuffle."""
    return len(state.draw_pile) < count and len(state.discard_pile) > 1


class Draw(Doing, frozen=True, gc=False):
    """A seat owes cards from the draw pile; when there are fewer, it draws what there is (ruling.short_pile)."""

    count: int

    def do(self, state: State) -> Outcome:
        if must_reshuffle(state, self.count):
            return Outcome(then=(Reshuffle(self.seat), self))
        cards = state.draw_pile[: self.count]
        return Outcome((happened.Drew(self.seat, cards),) if cards else ())


class DrawUntil(Doing, frozen=True, gc=False):
    """A seat draws until a card of a colour comes, and discards that one; or draws everything there is."""

    colour: Colour

    def do(self, state: State) -> Outcome:
        for at, card in enumerate(state.draw_pile):
            if card.colour is self.colour:
                drawn = state.draw_pile[: at + 1]
                return Outcome((happened.Drew(self.seat, drawn), happened.Discarded(self.seat, card)))
        if must_reshuffle(state, len(state.draw_pile) + 1):
            return Outcome(then=(Reshuffle(self.seat), self))
        return Outcome((happened.Drew(self.seat, state.draw_pile),) if state.draw_pile else ())


class Reverse(Doing, frozen=True, gc=False):
    """The direction of play turns round (reverse.effect)."""

    def do(self, state: State) -> Outcome:
        return Outcome((happened.Reversed(RIGHT if state.direction == LEFT else LEFT),))


class MissTurn(Doing, frozen=True, gc=False):
    """A seat loses its turn; the one after it is next (skip.effect)."""

    def do(self, state: State) -> Outcome:
        del state
        return Outcome((happened.Skipped(self.seat),), then=(PassTurn(self.seat),))


class PassTurn(Doing, frozen=True, gc=False):
    """The end of a turn: the neighbour of `seat` in the current direction is next, unless the round is blocked."""

    def do(self, state: State) -> Outcome:
        if state.idle >= len(state.hands) or state.turns >= TURNS_MAX:
            return Outcome(blocked(state))
        return Outcome((happened.TurnBegan(state.next_seat(self.seat)),))


class GoOut(Doing, frozen=True, gc=False):
    """A seat has no cards left: the round is over and scored (round.over)."""

    def do(self, state: State) -> Outcome:
        return Outcome((happened.WentOut(self.seat), *scored(state, self.seat)))
