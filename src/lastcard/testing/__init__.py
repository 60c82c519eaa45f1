"""Checkers for authors of an edition, a bot or a front end: plain functions that raise AssertionError.

`check_edition` runs all of them on any edition, also on one that does not come with lastcard; each property has a function of its
own. Matches are played by chance: all sheets, all switches, 2 to 10 players, whole decks and tiny ones. The same seed searches
the same matches. What breaks is told with the shortest record found.

>>> from lastcard.editions import EDITIONS
>>> check_edition(EDITIONS[0], moves=100)
"""

from __future__ import annotations

from lastcard.polling import Polling
from lastcard.rules.state import Edition
from lastcard.table.telling import Telling
from lastcard.testing import properties, rearranging
from lastcard.testing.disclosed import Disclosed, by_the_rules
from lastcard.testing.rearranging import Leak
from lastcard.testing.walk import Broken, walk

__all__ = [
    "Broken",
    "Disclosed",
    "Leak",
    "by_the_rules",
    "check_conservation",
    "check_copies",
    "check_edition",
    "check_noninterference",
    "check_offers",
    "check_progress",
    "check_replay",
]

MOVES = 2000
"""How many moves a check plays unless told otherwise."""
SEED = "lastcard"
SOME = 0.2
"""The share of the moments that a slow property looks at."""


def check_edition(edition: Edition, *, moves: int = MOVES, seed: str = SEED, disclosed: Disclosed = by_the_rules) -> None:
    """Everything below. An edition whose special card makes a fact about hidden cards public gives its own `disclosed`."""
    walk(edition, properties.ALL, moves=moves, seed=seed)
    check_noninterference(edition, moves=moves, seed=seed, disclosed=disclosed)


def check_conservation(edition: Edition, *, moves: int = MOVES, seed: str = SEED) -> None:
    """No card is ever lost or doubled."""
    walk(edition, {"conservation": (properties.conservation, 1)}, moves=moves, seed=seed)


def check_progress(edition: Edition, *, moves: int = MOVES, seed: str = SEED) -> None:
    """Somebody is always asked, or the round is over."""
    walk(edition, {"progress": (properties.progress, 1)}, moves=moves, seed=seed)


def check_offers(edition: Edition, *, moves: int = MOVES, seed: str = SEED) -> None:
    """Every choice offered is accepted; any other is refused with the right error and changes nothing."""
    walk(edition, {"offers": (properties.offers, 1)}, moves=moves, seed=seed)


def check_copies(edition: Edition, *, moves: int = MOVES, seed: str = SEED) -> None:
    """A match copied or pickled in the middle of anything plays on identically."""
    walk(edition, {"copies": (properties.copies, SOME)}, moves=moves, seed=seed)


def check_replay(edition: Edition, *, moves: int = MOVES, seed: str = SEED) -> None:
    """A record replays to equal events, views and state, and loads wherever it is cut."""
    walk(edition, {"replay": (properties.replay, SOME)}, moves=moves, seed=seed)


def check_noninterference(
    edition: Edition,
    *,
    moves: int = MOVES,
    seed: str = SEED,
    disclosed: Disclosed = by_the_rules,
    telling: Telling = rearranging.DRIVER.telling,
    polling: type[Polling] = Polling,
) -> rearranging.Tally:
    """No seat and no spectator notices when everything that it cannot see is rearranged; gives what was compared."""
    return rearranging.search(edition, disclosed, moves=moves, seed=seed, driver=rearranging.Driver(telling, polling))
