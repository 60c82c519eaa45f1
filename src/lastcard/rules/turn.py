"""A turn: play a card that fits, or draw one and play or keep it (turn.*)."""

from __future__ import annotations

from lastcard.cards import DRAW_FOUR, Card
from lastcard.rules import events as happened
from lastcard.rules.actions import effect_of
from lastcard.rules.calling import lapse
from lastcard.rules.challenge import legal
from lastcard.rules.events import Event
from lastcard.rules.questions import DRAW, KEEP, CardChoice, Choice, Question, SeatNo, of_card
from lastcard.rules.state import Asking, Doing, Outcome, State
from lastcard.rules.steps import Draw, PassTurn, can_draw


def fitting(state: State, cards: tuple[Card, ...]) -> list[Card]:
    """The cards that match the top of the discard pile by colour, number or symbol, and all colourless ones.

    Each kind is named once (turn.match, turn.wild). The colour to match is the colour in play, whatever lies on top
    (ruling.colour_in_play).
    """
    colour, face = state.colour, state.discard_pile[0].face
    return [
        card
        for card in dict.fromkeys(cards)
        if card.colour is colour or card.colour is None or card.face == face
    ]  # fmt: skip


def playable(state: State, seat: SeatNo, cards: tuple[Card, ...]) -> tuple[Choice, ...]:
    """What a seat may play of these cards; an illegal Wild Draw Four too, where bluffing is allowed (ruling.bluff)."""
    cards_that_fit = fitting(state, cards)
    if not (state.rules.bluffing or legal(state.hands[seat], state.colour)):
        cards_that_fit = [card for card in cards_that_fit if card.face != DRAW_FOUR]
    return tuple([of_card("play", card) for card in cards_that_fit])


def play(state: State, seat: SeatNo, choice: CardChoice, before: tuple[Event, ...], *, drawn: bool = False) -> Outcome:
    """A card is put down, perhaps with the call in the same breath (ruling.uno_early), and does what it does."""
    card = choice.card
    events = (*before, *lapse(state, "played"), happened.Played(seat, card, drawn))
    left = len(state.hands[seat]) - 1
    if choice.uno and left == 1:
        events = (*events, happened.Called(seat))
    return Outcome(events, then=effect_of(state.edition, card)(state, seat))


class Turn(Asking, frozen=True, gc=False):
    """Play a card that fits, or draw, even when one could play (turn.must_draw, turn.decline)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        return (Question(self.seat, "turn", (*playable(state, self.seat, state.hands[self.seat]), DRAW)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        before = lapse(state, "begin")
        if isinstance(choice, CardChoice):
            return play(state, seat, choice, before)
        # Only one who could not play must play the drawn card (turn.play_drawn); a playable illegal Wild Draw Four never
        # makes the difference, as it is illegal beside a card that fits (ruling.must_play_legal).
        must = state.rules.drawn_card == "must" and not fitting(state, state.hands[seat])
        return Outcome(before, then=(TakeCard(seat, must),))


class TakeCard(Doing, frozen=True, gc=False):
    """The seat takes one card in its turn, or passes if there is none (ruling.nothing_to_draw)."""

    must: bool

    def do(self, state: State) -> Outcome:
        if can_draw(state):
            return Outcome(then=(Draw(self.seat, 1), Drawn(self.seat, self.must)))
        return Outcome((*lapse(state, "played"), happened.Passed(self.seat)), then=(PassTurn(self.seat),))


class Drawn(Asking, frozen=True, gc=False):
    """Only the drawn card may be played now (turn.decline_only_drawn), or kept (turn.keep_drawn).

    The seat is asked whether the card fits or not: not being asked would tell the others (ruling.drawn_always_asked).
    """

    must: bool

    def ask(self, state: State) -> tuple[Question, ...]:
        # Nothing else comes into this hand before the answer, so the drawn card is its newest.
        plays = playable(state, self.seat, state.hands[self.seat][-1:])
        return (Question(self.seat, "drawn", plays if plays and self.must else (*plays, KEEP)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        if isinstance(choice, CardChoice):
            return play(state, seat, choice, (), drawn=True)
        return Outcome((*lapse(state, "played"), happened.Kept(seat)), then=(PassTurn(seat),))
