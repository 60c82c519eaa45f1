"""The Wild Draw Four: when it is legal, and the challenge (draw_four.*, challenge.*)."""

from __future__ import annotations

from lastcard.cards import DRAW_FOUR, DRAWS, Card, Colour
from lastcard.rules import events as happened
from lastcard.rules.questions import ACCEPT, CHALLENGE, Choice, Question, SeatNo
from lastcard.rules.state import Asking, Outcome, State, Step
from lastcard.rules.steps import Draw, GoOut, MissTurn, NameColour, PassTurn

FOUR = DRAWS[DRAW_FOUR]
FAILED_CHALLENGE = FOUR + 2
"""challenge.innocent"""


def legal(hand: tuple[Card, ...], colour: Colour | None) -> bool:
    """Whether a hand may play a Wild Draw Four: it holds no card of the colour in play (draw_four.legal).

    A card that matches by number or symbol, or another colourless card, does not matter.
    """
    return colour is None or colour not in [card.colour for card in hand]


def draw_four(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Name the colour; the next seat draws four and loses the turn, unless it challenges (draw_four.effect)."""
    victim = state.next_seat(seat)
    hand = state.hands[seat]
    if len(hand) == 1:
        # The last card is always legal, so nothing is challenged (ruling.last_draw_four), and the four count (round.last_draw).
        return (Draw(victim, FOUR), GoOut(seat))
    if not state.rules.bluffing:
        return (NameColour(seat), Draw(victim, FOUR), MissTurn(victim))
    # Judged on the hand and the colour in play before it (ruling.guilt).
    return (NameColour(seat), Challenge(victim, seat, not legal(hand, state.colour)))


class Challenge(Asking, frozen=True, gc=False):
    """Only the seat that must draw is asked (challenge.who)."""

    player: SeatNo
    guilty: bool

    def ask(self, state: State) -> tuple[Question, ...]:
        del state
        return (Question(self.seat, "challenge", (CHALLENGE, ACCEPT)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        if choice == ACCEPT:
            return Outcome((happened.Accepted(seat),), then=(Draw(seat, FOUR), MissTurn(seat)))
        events = (
            happened.Challenged(self.player, seat, self.guilty),
            happened.HandShown(self.player, seat, state.hands[self.player]),
        )
        if self.guilty:
            # The card and its colour stay, and the challenger takes the turn as usual (challenge.guilty, ruling.guilty_turn).
            return Outcome(events, then=(Draw(self.player, FOUR), PassTurn(self.player)))
        return Outcome(events, then=(Draw(seat, FAILED_CHALLENGE), MissTurn(seat)))
