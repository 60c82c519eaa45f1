"""`master`: plays as `expert`, unless rollouts over hands that fit what its seat was told show another choice to be better.

Played out are close choices of turns, for drawn cards and of colours, where a net has a say, and both answers to a Wild Draw
Four. Everything else, and what the simulator has no row for, is played as by `expert`.
"""

from __future__ import annotations

import random

import numpy as np

from lastcard.batch.search import Position, agenda_of
from lastcard.batch.seating import Policy
from lastcard.bots.evidence import Evidence
from lastcard.bots.expert import Expert
from lastcard.bots.memory import Memory
from lastcard.rules.questions import Choice, Question
from lastcard.rules.state import Step
from lastcard.views import View

HANDS, PART = 1000, 250
"""So many hands are dealt; after each part, choices that are behind are left."""
CLOSE, MOST = 0.02, 3
"""Choices are played out that cost no more of the chance to win than this, as the net has it, and so many of them at most."""
Z = 2.0
"""By how many standard errors another choice must be better to be taken."""
POLICY = "hard"
"""By what everybody plays in rollouts."""


class Master(Expert):
    """Plays close choices out over hands that might be."""

    evidence = True

    def __init__(self, rng: random.Random, policy: Policy = POLICY) -> None:
        """Another policy for rollouts is for measuring."""
        super().__init__(rng)
        self._policy = policy

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """The choice of `expert`, or one that was shown to be better."""
        best, evidence = super().choose(view, question, memory), memory.evidence
        if best is None or question.offer or len(question.choices) == 1 or evidence is None:
            return best
        close, agenda = self._close(view, question, memory, best), agenda_of(view, question)
        if len(close) == 1 or agenda is None:
            return best
        return self.search(view, agenda, memory, evidence, close)

    def search(self, view: View, agenda: tuple[Step, ...], memory: Memory, evidence: Evidence, close: list[Choice]) -> Choice:
        """The first of some choices, unless another is shown to be better."""
        seed = self._rng.getrandbits(63)
        try:
            position = Position(view, agenda, memory, evidence, hands=HANDS, seed=seed, policy=self._policy)
        except ValueError:
            # The simulator has no row for it: an edition without a twin, say.
            return close[0]
        return _better(position, close)

    def _close(self, view: View, question: Question, memory: Memory, best: Choice) -> list[Choice]:
        """The best, and what is nearly as good; both answers to a Wild Draw Four, on which no net was trained."""
        weighing = self.weighing(view, question, memory)
        if question.name == "challenge" and weighing.seating.net is not None:
            return [best, *(choice for choice in question.choices if choice != best)]
        values = weighing.valued()
        rivals = [choice for choice in values if choice != best and values[choice] >= values[best] - CLOSE]
        return [best, *sorted(rivals, key=lambda choice: -values[choice])][:MOST]


def _better(position: Position, choices: list[Choice]) -> Choice:
    """The choice that is shown to be better than the first by most; the first, if none is."""
    gained, squares, mean, error = (np.zeros(len(choices)) for _ in range(4))
    done = 0
    left = [*range(1, len(choices))]
    while done < HANDS and left:
        values = position.values([choices[at] for at in (0, *left)], done, done + PART)
        more = values[:, 1:] - values[:, :1]
        gained[left] += more.sum(axis=0)
        squares[left] += (more**2).sum(axis=0)
        done += PART
        mean = gained / done
        error = np.sqrt(np.maximum(squares / done - mean**2, 0.0) / done)
        left = [at for at in left if mean[at] > -error[at]]
    shown = [at for at in left if mean[at] > Z * error[at]]
    return choices[max(shown, key=lambda at: float(mean[at]))] if shown else choices[0]
