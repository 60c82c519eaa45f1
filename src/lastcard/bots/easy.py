"""Two levels that play whatever fits: `easy`, and `beginner`, who forgets to call and to catch."""

from __future__ import annotations

import random

from lastcard.bots.memory import Memory
from lastcard.cards import DRAW_FOUR
from lastcard.rules.challenge import legal
from lastcard.rules.questions import ACCEPT, CardChoice, Choice, ColourChoice, Question
from lastcard.views import View

CALLS = 0.4
"""How often a beginner thinks of calling."""
CATCHES = 0.15
"""How often a beginner notices that somebody did not call."""


class Easy:
    """Any card that fits, never an illegal Wild Draw Four, no challenge; always calls and catches."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """An answer at random among those without harm."""
        del memory
        assert view.hand is not None, "a spectator is asked nothing"
        if question.name == "challenge":
            return ACCEPT
        choices = question.choices
        if not legal(view.hand, view.colour):
            choices = tuple([choice for choice in choices if not _is_draw_four(choice)])
        # To draw, to keep, to pass: a bare word is for when there is nothing else.
        sensible = [choice for choice in choices if type(choice) is not Choice]
        if question.name == "colour":
            held = [card.colour for card in view.hand]
            sensible = [choice for choice in choices if isinstance(choice, ColourChoice) and choice.colour in held]
        return self._rng.choice(sensible or choices)


def _is_draw_four(choice: Choice) -> bool:
    return isinstance(choice, CardChoice) and choice.verb == "play" and choice.card.face == DRAW_FOUR


class Beginner(Easy):
    """Plays like `easy`, but rarely calls and hardly ever catches."""

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """An answer, or silence where a call or a catch was not thought of."""
        if question.offer and self._rng.random() >= (CALLS if question.name == "uno" else CATCHES):
            return None
        return super().choose(view, question, memory)
