"""A turn: play a card that fits, or draw one and play or keep it (turn.*)."""

from __future__ import annotations

from lastcard.cards import DRAW_FOUR, Card
from lastcard.rules import events as happened
from lastcard.rules.actions import effect_of
from lastcard.rules.calling import lapse
from lastcard.rules.challenge import legal
from lastcard.rules.events import Event
from lastcard.rules.evolve import evolve
from lastcard.rules.questions import DRAW, KEEP, PLAYS, CardChoice, Choice, Question, SeatNo
from lastcard.rules.scoring import blocked
from lastcard.rules.state import Asking, Doing, Outcome, State
from lastcard.rules.steps import TURNS_MAX, Draw, PassTurn, Reshuffle, can_draw, must_reshuffle


def fitting(state: State, cards: tuple[Card, ...]) -> list[Card]:
    """The cards that match the top of the discard pile by colour, number or symbol, and all colourless ones.

    Each kind is named once (turn.match, turn.wild). The colour to match is the colour in play, whatever lies on top
    (ruling.colour_in_play).
    """
    colour, face = state.colour, state.discard_pile[0].face
    fit: list[Card] = []
    for card in cards:
        if (card.colour is colour or card.colour is None or card.face == face) and card not in fit:
            fit.append(card)
    return fit


def playable(state: State, seat: SeatNo, cards: tuple[Card, ...]) -> list[Choice]:
    """What a seat may play of these cards; an illegal Wild Draw Four too, where bluffing is allowed (ruling.bluff)."""
    may_draw_four = state.rules.bluffing or legal(state.hands[seat], state.colour)
    any_may_finish = state.rules.finish == "any"
    plays: list[Choice] = []
    for card in fitting(state, cards):
        if (may_draw_four or card.face != DRAW_FOUR) and (any_may_finish or may_finish(state, seat, card)):
            plays.append(PLAYS[card])  # noqa: PERF401  a comprehension is a call of its own, which is most of the time here
    return plays


def may_finish(state: State, seat: SeatNo, card: Card) -> bool:
    """Whether a card may be played even if it is the last of the hand: a number always may (house.finish.number)."""
    return state.rules.finish == "any" or card.number is not None or len(state.hands[seat]) > 1


def honest(state: State, seat: SeatNo, cards: tuple[Card, ...]) -> list[Card]:
    """The cards that fit and would be no bluff in the hand of a seat."""
    may_draw_four = legal(state.hands[seat], state.colour)
    return [card for card in fitting(state, cards) if may_draw_four or card.face != DRAW_FOUR]


def legally_playable(state: State, seat: SeatNo, cards: tuple[Card, ...]) -> bool:
    """Whether a seat may play one of these cards of its hand without a bluff."""
    return any(may_finish(state, seat, card) for card in honest(state, seat, cards))


def play(state: State, seat: SeatNo, choice: CardChoice, before: tuple[Event, ...], *, drawn: bool = False) -> Outcome:
    """A card is put down, perhaps with the call in the same breath (ruling.uno_early), and does what it does."""
    card = choice.card
    events = before + (happened.Played(seat, card, drawn),)
    if choice.uno:
        left = len(state.hands[seat]) - 1
        if left == 1:
            events += (happened.Called(seat),)
    return Outcome(events, then=effect_of(state, card)(state, seat))


def play_at_once(state: State, seat: SeatNo, choice: CardChoice, before: tuple[Event, ...] = ()) -> Outcome:
    """A card begins a turn out of order: it answers a debt, or is a jump (house.stack.answer, house.jump.turn)."""
    if state.turns >= TURNS_MAX:
        return Outcome(blocked(state))
    began = happened.TurnBegan(seat)
    begun = evolve(state, began)
    return play(begun, seat, choice, (*before, began, *lapse(begun, "begin", "played")))


class Turn(Asking, frozen=True, gc=False):
    """Play a card that fits, or draw, even when one could play (turn.must_draw, turn.decline)."""

    def ask(self, state: State) -> tuple[Question, ...]:
        hand = state.hands[self.seat]
        choices = playable(state, self.seat, hand)
        # Who can play must (house.force.play).
        if not (state.rules.force_play and legally_playable(state, self.seat, hand)):
            choices.append(DRAW)
        return (Question(self.seat, "turn", tuple(choices)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        if type(choice) is CardChoice:
            return play(state, seat, choice, lapse(state, "begin", "played"))
        # Only one who could not play must play the drawn card (turn.play_drawn); a playable illegal Wild Draw Four never
        # makes the difference, as it is illegal beside a card that fits (ruling.must_play_legal).
        must = state.rules.drawn_card == "must" and not legally_playable(state, seat, state.hands[seat])
        return take_card(state, seat, must=must or state.rules.force_play)


def take_card(state: State, seat: SeatNo, *, must: bool) -> Outcome:
    """The seat draws in its turn, one card or until one fits, or passes if there is none (ruling.nothing_to_draw)."""
    if can_draw(state):
        draw = Draw(seat, 1) if state.rules.draw == "one" else DrawUntilPlayable(seat)
        return Outcome(lapse(state, "begin"), then=(draw, Drawn(seat, must)))
    return Outcome((*lapse(state, "begin", "played"), happened.Passed(seat)), then=(PassTurn(seat),))


class DrawUntilPlayable(Doing, frozen=True, gc=False):
    """The seat draws until a card can be played legally, or everything there is (house.draw.until)."""

    def do(self, state: State) -> Outcome:
        for at, card in enumerate(state.draw_pile):
            # What is drawn is never the last card, and what was drawn before it is not of the colour in play.
            if honest(state, self.seat, (card,)):
                return Outcome((happened.Drew(self.seat, state.draw_pile[: at + 1]),))
        if must_reshuffle(state, len(state.draw_pile) + 1):
            return Outcome(then=(Reshuffle(self.seat), self))
        return Outcome((happened.Drew(self.seat, state.draw_pile),))


class Drawn(Asking, frozen=True, gc=False):
    """Only the drawn card may be played now (turn.decline_only_drawn), or kept (turn.keep_drawn).

    The seat is asked whether the card fits or not: not being asked would tell the others (ruling.drawn_always_asked).
    """

    must: bool

    def ask(self, state: State) -> tuple[Question, ...]:
        # Nothing else comes into this hand before the answer, so the drawn card is its newest.
        drawn = state.hands[self.seat][-1:]
        choices = playable(state, self.seat, drawn)
        if not (self.must and legally_playable(state, self.seat, drawn)):
            choices.append(KEEP)
        return (Question(self.seat, "drawn", tuple(choices)),)

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        if type(choice) is CardChoice:
            return play(state, seat, choice, lapse(state, "played"), drawn=True)
        return Outcome(lapse(state, "played") + (happened.Kept(seat),), then=(PassTurn(seat),))
