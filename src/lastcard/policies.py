"""The policy `random`, said exactly, so that programs elsewhere can be compared with it.

Any card that fits, uniformly; draws only when none fits; plays a drawn card that fits; names colours, seats and numbers
uniformly; calls and catches; never bluffs, never challenges. Of house rules: answers a debt whenever it can, with any card that
does, uniformly; swaps hands with any seat, uniformly; jumps in whenever it can.
"""

from __future__ import annotations

import random

from lastcard.cards import DRAW_FOUR, Card, Colour
from lastcard.rules.challenge import legal
from lastcard.rules.questions import CardChoice, Choice, Question


def random_choice(question: Question, hand: tuple[Card, ...], colour: Colour | None, rng: random.Random) -> Choice:
    """What the policy `random` answers for a seat with this hand and this colour in play."""
    # To draw, to keep, to pass, to accept: a bare word is for when there is nothing else, and to challenge is not the last.
    choices: list[Choice] = [choice for choice in question.choices if type(choice) is not Choice]
    if question.name in {"turn", "drawn"} and not legal(hand, colour):
        choices = [choice for choice in choices if not (isinstance(choice, CardChoice) and choice.card.face == DRAW_FOUR)]
    if not choices:
        return question.choices[-1]
    return choices[int(rng.random() * len(choices))]
