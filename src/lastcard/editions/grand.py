"""All five special cards in one deck: each does what its own sheet says (house.grand)."""

from __future__ import annotations

from lastcard.cards import deck
from lastcard.editions.best_friends import BEST_FRIENDS
from lastcard.editions.classic import COLOURS
from lastcard.editions.jokers_wild import JOKERS_WILD
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.editions.special_agent import SPECIAL_AGENT
from lastcard.editions.urrrhhh import URRRHHH
from lastcard.rules.state import Edition

SPECIALS = (KICKIN_BATTLE, URRRHHH, BEST_FRIENDS, JOKERS_WILD, SPECIAL_AGENT)

GRAND = Edition(
    "grand",
    deck(COLOURS, *(str(special.deck.specials[0]) for special in SPECIALS)),
    clauses=("house.grand",),
    combined=SPECIALS,
)
