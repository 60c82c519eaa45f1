"""Bots: they answer questions from what one seat sees and was told, and never receive the state.

>>> import random
>>> from lastcard.match import Match
>>> match, memory = Match.new("classic", players=2, seed=7), Memory(seat=0, players=2)
>>> for told in match.told(0):
...     memory.hear(told)
>>> str(bot("easy", random.Random(1)).choose(match.view(0), match.asked[0], memory))
'play Y6'
"""

from __future__ import annotations

import random
from typing import Protocol

from lastcard.bots.easy import Beginner, Easy
from lastcard.bots.hints import Hint
from lastcard.bots.medium import Medium, hint
from lastcard.bots.memory import Memory
from lastcard.rules.questions import Choice, Question
from lastcard.views import View

__all__ = ["LEVELS", "Bot", "Hint", "Memory", "bot", "hint"]


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """One of the question's choices; None, only for an offer, lets it go. Put each offer to a bot once."""


_LEVELS: dict[str, type[Easy | Medium]] = {"beginner": Beginner, "easy": Easy, "medium": Medium}

LEVELS: tuple[str, ...] = tuple(_LEVELS)
"""The levels, the weakest first."""


def bot(level: str, rng: random.Random) -> Bot:
    """A bot of a level, with its own source of chance; ValueError names the levels."""
    if level not in _LEVELS:
        raise ValueError(f"no level is called {level[:40]!r}: {', '.join(LEVELS)}")
    return _LEVELS[level](rng)
