"""`medium`: every choice is weighed by a few named terms, and the heaviest is taken.

The terms are reasons too: a hint names the one that speaks most for the choice against the next best, if it is so.
"""

from __future__ import annotations

import random

from lastcard.bots.hints import Hint
from lastcard.bots.memory import Memory
from lastcard.bots.odds import Odds
from lastcard.bots.reasons import Comparison
from lastcard.bots.terms import Weighing
from lastcard.bots.weights import Terms, Weights, added, own_weights
from lastcard.rules.questions import Choice, Question
from lastcard.views import View


class Medium:
    """Weighs its choices; chance decides only whether a bluff is dared."""

    def __init__(self, rng: random.Random, weights: Weights | None = None) -> None:
        """Other weights than its own are for measuring."""
        self._rng = rng
        self._weights = weights

    @staticmethod
    def own_weights(odds: Odds) -> Weights:
        """The weights of the level at a table."""
        return own_weights(odds.setting)

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """The choice that weighs most; of equals the first in the order of the deck, or of the question."""
        if not question.choices:
            # Whoever could jump in is asked, with the card for it or without (house.jump.poll).
            return None
        if len(question.choices) == 1 and not question.offer:
            return question.choices[0]
        odds = Odds(view, memory)
        weighed = _weighed(Weighing(odds, self._weights or self.own_weights(odds)), question, self._rng)
        return _taken(question, max(weighed, key=_total))


def _weighed(weighing: Weighing, question: Question, rng: random.Random | None = None) -> list[tuple[Choice, Terms]]:
    """The choices of a question with their terms, without a bluff that is not dared."""
    every = weighing.in_order(question.choices)
    choices = [choice for choice in every if not weighing.is_bluff(choice)]
    if len(choices) < len(every) and rng and rng.random() < weighing.daring():
        choices = every
    return [(choice, weighing.terms(question.name, choice)) for choice in choices]


def _total(weighed: tuple[Choice, Terms]) -> float:
    return added(weighed[1].values())


def _taken(question: Question, best: tuple[Choice, Terms]) -> Choice | None:
    """The best choice; but an offer against which more speaks than for it is let go."""
    return None if question.offer and _total(best) < 0 else best[0]


def hint(view: View, question: Question, memory: Memory) -> Hint:
    """What `medium` would do and why; it never advises a bluff."""
    weighing = Weighing(Odds(view, memory))
    ranked = sorted(_weighed(weighing, question), key=_total, reverse=True)
    reason, seat = Comparison(weighing, question, ranked).reason()
    return Hint(_taken(question, ranked[0]), f"hint-{reason}", {} if seat is None else {"seat": seat})
