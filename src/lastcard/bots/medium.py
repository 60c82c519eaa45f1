"""`medium`: every choice is weighed by a few named terms, and the heaviest is taken.

The terms are reasons too: a hint names the one that speaks most for the choice against the next best, if it is so.
"""

from __future__ import annotations

import random

from lastcard.bots.hints import Hint
from lastcard.bots.memory import Memory
from lastcard.bots.reasons import Comparison
from lastcard.bots.tuned import medium_weights
from lastcard.bots.weighing import Weighing, setting_of
from lastcard.bots.weights import Setting, Weights
from lastcard.rules.questions import Choice, Question
from lastcard.views import View


class Medium:
    """Weighs its choices; chance decides only whether a bluff is dared."""

    def __init__(self, rng: random.Random, weights: Weights | None = None, *, loss: float = 0.0) -> None:
        """Other weights than its own are for measuring; `loss` may be given away with a choice (`lastcard.bots.strength`)."""
        self._rng = rng
        self._weights = weights
        self._loss = loss

    @staticmethod
    def own_weights(setting: Setting) -> Weights:
        """The weights of the level at a table."""
        return medium_weights(setting)

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """The choice that weighs most; of equals the first in the order of the deck, or of the question."""
        if not question.choices:
            # Whoever could jump in is asked, with the card for it or without (house.jump.poll).
            return None
        if len(question.choices) == 1 and not question.offer:
            return question.choices[0]
        return self.weighing(view, question, memory).chosen(self._rng)

    def weighing(self, view: View, question: Question, memory: Memory) -> Weighing:
        """A question, with the weights of the level."""
        weights = self._weights or self.own_weights(setting_of(view))
        return Weighing(view, question, memory, weights, loss=self._loss)


def hint(view: View, question: Question, memory: Memory) -> Hint:
    """What `medium` would do and why; it never advises a bluff."""
    weighing = Weighing(view, question, memory, medium_weights(setting_of(view)))
    ranked = weighing.ranked()
    reason, seat = Comparison(weighing, ranked).reason()
    return Hint(weighing.taken(*ranked[0]), f"hint-{reason}", {} if seat is None else {"seat": seat})
