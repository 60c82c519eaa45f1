"""`expert`: a net that was trained on very many rollouts values its choices (`lastcard.bots.nets`).

In questions that the net was not trained for it weighs as those did who played its lessons on, and at tables without one as
`hard`. A Wild Draw Four that may not be played is a choice like any other for the net, which has learned what comes of
challenges, but not of those with house rules.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

import msgspec

from lastcard.bots.hard import Hard
from lastcard.bots.memory import Memory
from lastcard.bots.nets import WHOLE, Net, net_at
from lastcard.bots.tuned import teacher_weights
from lastcard.bots.weighing import Weighing, setting_of
from lastcard.bots.weights import TWO, Setting, Weights
from lastcard.rules.options import HOUSE
from lastcard.rules.questions import Question
from lastcard.views import View

SUSPICION = 0.8
"""How often a Wild Draw Four that need not have been legal is taken for a bluff, between two, of whom nothing is known yet."""
MANY = 5
"""So many players and more tell a net less in as many lessons."""
WORTH = 0.015
"""What a weight of one counts for among them, in chances to win the round."""


def weights_beside_a_net(setting: Setting, rules: Mapping[str, object]) -> Weights:
    """What is weighed where there is a net: as by those who played its lessons on.

    But by the rules of those lessons every bluff is put to the net; and among many, the net and what is weighed decide together.
    """
    return _beside(setting, house=bool(rules.keys() & HOUSE.keys()))


@cache
def _beside(setting: Setting, *, house: bool) -> Weights:
    weights = msgspec.structs.replace(teacher_weights(setting), beside=WORTH * WHOLE if setting.players >= MANY else 0.0)
    if house:
        return weights
    weights = msgspec.structs.replace(weights, bluffs=1.0, poise=0.0)
    # Nets bluff whenever it pays.
    return msgspec.structs.replace(weights, suspicion=SUSPICION) if setting.players == TWO else weights


class Expert(Hard):
    """Values its choices; by the rules of its nets nothing is left to chance."""

    def __init__(self, rng: random.Random, net: Net | None = None, *, loss: float = 0.0) -> None:
        """Another net than its own is for measuring."""
        super().__init__(rng, loss=loss)
        self._net = net

    def weighing(self, view: View, question: Question, memory: Memory) -> Weighing:
        """A question, with the net of the table."""
        net, setting = self._net or net_at(len(view.hand_sizes), view.rules), setting_of(view)
        weights = weights_beside_a_net(setting, view.rules) if net else self.own_weights(setting)
        return Weighing(view, question, memory, weights, net, self._loss)
