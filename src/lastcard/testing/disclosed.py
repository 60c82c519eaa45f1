"""What the rules themselves make public about hidden cards, apart from the cards that they lay open.

A challenge tells whether the hand was guilty, a torment how far down the colour lay, drawing until a card fits how far down that
lay, and riddance how many cards of its colour a hand held. Rearranging hidden cards keeps these facts; everything else must stay
unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from lastcard.cards import Card
from lastcard.editions.jokers_wild import Torment
from lastcard.editions.urrrhhh import URRRHHH, HandOver
from lastcard.rules.challenge import Challenge
from lastcard.rules.questions import CHALLENGE, DRAW, CardChoice, ColourChoice, Move
from lastcard.rules.state import State, Step
from lastcard.rules.steps import DrawUntil, NameColour
from lastcard.rules.turn import DrawUntilPlayable, honest

Disclosed: TypeAlias = Callable[[State, "Move | tuple[Card, ...]"], object]
"""The fact that an answer discloses, given the state before it; the answer of chance is the order of a shuffled pile."""


def by_the_rules(state: State, answer: Move | tuple[Card, ...]) -> object:
    """What the rules of the editions that come with lastcard disclose."""
    step, following = (*state.agenda[:2], None, None)[:2]
    if isinstance(answer, tuple):
        return _depth(state, following, answer)
    if answer.choice == DRAW and state.rules.draw == "until":
        return _depth(state, DrawUntilPlayable(answer.seat), state.draw_pile)
    choice, hand = answer.choice, state.hands[answer.seat]
    match step:
        case Challenge() if choice == CHALLENGE:
            return step.guilty
        case NameColour() if isinstance(following, Torment) and isinstance(choice, ColourChoice):
            return _depth(state, DrawUntil(following.seat, choice.colour), state.draw_pile)
        case HandOver() if isinstance(choice, CardChoice):
            return sum(card.colour is step.colour for card in hand) > 1
    if isinstance(choice, CardChoice) and choice.verb == "play" and choice.card.text == str(URRRHHH.deck.specials[0]):
        return any(card.colour for card in hand)
    return None


def _depth(state: State, step: Step | None, pile: Sequence[Card]) -> int | None:
    """How far down a pile the card lies with which a step stops drawing."""
    match step:
        case DrawUntil():
            return next((depth for depth, card in enumerate(pile) if card.colour is step.colour), None)
        case DrawUntilPlayable():
            return next((depth for depth, card in enumerate(pile) if honest(state, step.seat, (card,))), None)
        case _:
            return None
