"""`expert`: a net that was trained on very many rollouts values its choices (`lastcard.bots.nets`).

In questions that the net was not trained for, and at tables without one, it weighs as `hard` does.
"""

from __future__ import annotations

import random

from lastcard.bots.hard import Hard
from lastcard.bots.memory import Memory
from lastcard.bots.nets import Net, net_at
from lastcard.bots.weighing import Weighing, setting_of
from lastcard.rules.questions import Question
from lastcard.views import View


class Expert(Hard):
    """Values its choices; chance decides only whether a bluff is dared."""

    def __init__(self, rng: random.Random, net: Net | None = None) -> None:
        """Another net than its own is for measuring."""
        super().__init__(rng)
        self._net = net

    def weighing(self, view: View, question: Question, memory: Memory) -> Weighing:
        """A question, with the net of the table."""
        net = self._net or net_at(len(view.hand_sizes), view.rules)
        return Weighing(view, question, memory, self.own_weights(setting_of(view)), net)
