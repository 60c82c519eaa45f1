"""lastcard: the card game of matching colours, numbers and symbols, as its printed sheets have it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastcard.match import Arrangement, Match
    from lastcard.record import BadRecord
    from lastcard.replay import load
    from lastcard.rules.errors import IllegalMove, NotAsked, RulesError

__version__ = "0.1.0"

__all__ = ["Arrangement", "BadRecord", "IllegalMove", "Match", "NotAsked", "RulesError", "load"]

_HOME = {
    "Arrangement": "lastcard.match",
    "BadRecord": "lastcard.record",
    "IllegalMove": "lastcard.rules.errors",
    "Match": "lastcard.match",
    "NotAsked": "lastcard.rules.errors",
    "RulesError": "lastcard.rules.errors",
    "load": "lastcard.replay",
}


def __getattr__(name: str) -> object:
    """The names above, imported when they are first used: the command line starts without the engine."""
    if name not in _HOME:
        raise AttributeError(f"module 'lastcard' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
