"""Bots that never change: what a seed leads to must not depend on how well those of a table play by now."""

from __future__ import annotations

import random

from msgspec.structs import replace

from lastcard.policies import random_choice
from lastcard.rules.questions import Choice
from lastcard.table.bots import Thought
from lastcard.table.clock import TimeCommand
from lastcard.table.decide import decide_due
from lastcard.table.fairness import Entropy
from lastcard.table.machine import Machine
from lastcard.table.outcome import Outcome
from lastcard.table.state import TableState


class _Steady(Thought):
    """A thought of the policy `random`, which is said exactly, whatever the level."""

    def choose(self) -> Choice | None:
        """See `Thought`."""
        if not self.question.choices:
            return None
        assert self.view.hand is not None, "a bot sees its hand"
        return random_choice(self.question, self.view.hand, self.view.colour, random.Random(self.seed))  # noqa: S311  luck, no secret


def _decide_due(state: TableState, command: TimeCommand, now: float, entropy: Entropy) -> Outcome:
    outcome = decide_due(state, command, now, entropy)
    return outcome if outcome.thought is None else replace(outcome, thought=_Steady(*outcome.thought))


STEADY = Machine(decide_due=_decide_due)
"""The functions of every table, with such bots."""
