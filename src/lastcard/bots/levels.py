"""The levels that bots play at: a registry with lastcard's own, and those that other packages bring.

A package adds a level by an entry point of the group `lastcard.bots` that leads to a `Level`; in its pyproject.toml:

    [project.entry-points."lastcard.bots"]
    wizard = "wizard_bot:WIZARD"
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol

import msgspec

from lastcard.bots.easy import Beginner, Easy
from lastcard.bots.expert import Expert
from lastcard.bots.hard import Hard
from lastcard.bots.medium import Medium
from lastcard.bots.memory import Memory
from lastcard.bots.strength import FULL, WEAKEST, allowed_loss, apart
from lastcard.rules.questions import Choice, Question
from lastcard.views import View

GROUP = "lastcard.bots"


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """One of the question's choices; None, only for an offer, lets it go. Put each offer to a bot once."""


class Level(msgspec.Struct, frozen=True):
    """One level: what it is called everywhere, and who plays at it."""

    name: str
    """What is typed and saved: `wizard`."""
    factory: Callable[[random.Random], Bot]
    """Makes a bot with its own source of chance."""
    words: Mapping[str, str] = {}
    """What it is called in each locale, English at least; for lastcard's own levels the catalogue says it."""
    remembers: bool = True
    """Whether it looks at what its seat was told; for one that does not, nothing is gathered."""
    slow: bool = False
    """Whether it thinks for more than a few milliseconds: at a table it does so in a thread, and nobody's move waits for it."""
    eased: Callable[[random.Random, float], Bot] | None = None
    """Makes a bot that may give away so much with a choice, of even chances to win; only of such a level the strength can be
    chosen (`lastcard.bots.strength`)."""
    evidence: bool = False
    """Whether it looks at what can be concluded about every hidden card, too (`Memory.evidence`); its bots have an attribute
    `evidence` that says so, for tables where no level is named."""


_OWN = (
    Level("beginner", Beginner, remembers=False),
    Level("easy", Easy, remembers=False),
    Level("medium", Medium),
    Level("hard", Hard),
    Level("expert", Expert, eased=lambda rng, loss: Expert(rng, loss=loss)),
)


@cache
def levels() -> dict[str, Level]:
    """Every level by its name: lastcard's own, the weakest first, then those of installed packages."""
    # Imported here, because it takes longer than all of the bots.
    from importlib.metadata import entry_points  # noqa: PLC0415

    found = {level.name: level for level in _OWN}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            level = entry.load()
            if not isinstance(level, Level):
                raise TypeError(f"{level!r} is no Level")  # noqa: TRY301  told like whatever else is wrong with it
        except Exception as wrong:  # noqa: BLE001  a broken package must not keep anybody from playing
            warnings.warn(f"the bots of {entry.value} cannot play: {wrong}", RuntimeWarning, stacklevel=2)
        else:
            found.setdefault(level.name, level)
    return found


def level_called(name: str) -> Level:
    """A level by its name, `expert:70` as one of its own; ValueError names all."""
    found = _found(name)
    if found is None:
        raise ValueError(f"no level is called {name[:40]!r}: {', '.join(level_names())}")
    return found


def is_level(name: str) -> bool:
    """Whether bots can play at what is called so."""
    return _found(name) is not None


def level_names() -> list[str]:
    """What can be typed, for people to read: every level, and the strengths of those that have some."""
    strengths = [f"{level.name}:{WEAKEST}-{FULL - 1}" for level in levels().values() if level.eased]
    return [*levels(), *strengths]


def bot(level: str, rng: random.Random) -> Bot:
    """A bot of a level, with its own source of chance; ValueError names the levels."""
    return level_called(level).factory(rng)


def _found(name: str) -> Level | None:
    if name in levels():
        return levels()[name]
    base, strength = apart(name)
    level = levels().get(base)
    if level is None or level.eased is None or strength is None:
        return None
    eased, loss = level.eased, allowed_loss(strength)
    return msgspec.structs.replace(level, name=name, factory=lambda rng: eased(rng, loss))
