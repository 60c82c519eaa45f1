"""What the rules themselves make public about hidden cards, apart from the cards that they lay open.

A challenge tells whether the hand was guilty, a torment how far down the colour lay, and riddance how many cards of its colour a
hand held. Rearranging hidden cards keeps these facts; everything else must stay unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from lastcard.cards import Card, Colour
from lastcard.editions.jokers_wild import Torment
from lastcard.editions.urrrhhh import URRRHHH, HandOver
from lastcard.rules.challenge import Challenge
from lastcard.rules.questions import CHALLENGE, CardChoice, ColourChoice, Move
from lastcard.rules.state import State
from lastcard.rules.steps import DrawUntil, NameColour

Disclosed: TypeAlias = Callable[[State, "Move | tuple[Card, ...]"], object]
"""The fact that an answer discloses, given the state before it; the answer of chance is the order of a shuffled pile."""


def by_the_rules(state: State, answer: Move | tuple[Card, ...]) -> object:
    """What the rules of the editions that come with lastcard disclose."""
    step, following = (*state.agenda[:2], None, None)[:2]
    if isinstance(answer, tuple):
        return _depth(answer, following.colour) if isinstance(following, DrawUntil) else None
    choice, hand = answer.choice, state.hands[answer.seat]
    match step:
        case Challenge() if choice == CHALLENGE:
            return step.guilty
        case NameColour() if isinstance(following, Torment) and isinstance(choice, ColourChoice):
            return _depth(state.draw_pile, choice.colour)
        case HandOver() if isinstance(choice, CardChoice):
            return sum(card.colour is step.colour for card in hand) > 1
    if isinstance(choice, CardChoice) and choice.verb == "play" and choice.card.text == str(URRRHHH.deck.special):
        return any(card.colour for card in hand)
    return None


def _depth(pile: Sequence[Card], colour: Colour) -> int | None:
    """How far down the first card of a colour lies."""
    return next((depth for depth, card in enumerate(pile) if card.colour is colour), None)
