"""lastcard: the card game of matching colours, numbers and symbols, as its printed sheets have it.

>>> from lastcard import Match
>>> match = Match.new("classic", players=3, seed=7)
>>> [str(choice) for choice in match.asked[0].choices]
['play Y5', 'play G8', 'draw']

`Match` plays a match, `load` reads a saved one, `load_deck` a deck of one's own. Beside them, each imported by its own name:
`lastcard.bots` answers for seats, `lastcard.batch` plays millions of rounds (the extra `batch`), `lastcard.testing` checks
editions. docs/reference.md lists it all.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastcard.decks import BadDeck, load_deck
    from lastcard.match import Arrangement, Match
    from lastcard.record import BadRecord
    from lastcard.replay import load
    from lastcard.rules.errors import IllegalMove, NotAsked, RulesError

__version__ = "0.1.0"

__all__ = ["Arrangement", "BadDeck", "BadRecord", "IllegalMove", "Match", "NotAsked", "RulesError", "load", "load_deck"]

_HOME = {
    "Arrangement": "lastcard.match",
    "BadDeck": "lastcard.decks",
    "BadRecord": "lastcard.record",
    "IllegalMove": "lastcard.rules.errors",
    "Match": "lastcard.match",
    "NotAsked": "lastcard.rules.errors",
    "RulesError": "lastcard.rules.errors",
    "load": "lastcard.replay",
    "load_deck": "lastcard.decks",
}

# A type checker reads the imports above: told of a `__getattr__`, it would believe in any name.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """The names above, imported when they are first used: the command line starts without the engine."""
        if name not in _HOME:
            raise AttributeError(f"module 'lastcard' has no attribute {name!r}")
        return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    """Those names as well, so that `dir` and `help` know them before they are imported."""
    return sorted({*globals(), *__all__})
