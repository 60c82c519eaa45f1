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

from lastcard.bots.hints import Hint
from lastcard.bots.levels import Bot, Level, bot, is_level, level_called, level_names, levels
from lastcard.bots.medium import hint
from lastcard.bots.memory import Memory

__all__ = ["Bot", "Hint", "Level", "Memory", "bot", "hint", "is_level", "level_called", "level_names", "levels"]
