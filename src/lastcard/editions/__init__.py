"""The editions: one module for each special card, one with all of them, and the sheets of the eight locales.

An edition is a value. `EDITIONS` lists those that come with lastcard; a match can be started with any other.
"""

from __future__ import annotations

from lastcard.editions.best_friends import BEST_FRIENDS
from lastcard.editions.classic import CLASSIC
from lastcard.editions.grand import GRAND
from lastcard.editions.jokers_wild import JOKERS_WILD
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.editions.special_agent import SPECIAL_AGENT
from lastcard.editions.urrrhhh import URRRHHH

EDITIONS = (CLASSIC, KICKIN_BATTLE, URRRHHH, BEST_FRIENDS, JOKERS_WILD, SPECIAL_AGENT, GRAND)
