"""What the twin of a special card says of itself, so that nothing else here needs to know the card.

The twin stands in the module that has the name of its edition, and says all in `TWIN`. Steps are told apart by the special cards
in the deck and by their number on the agenda.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, TypeAlias

from lastcard.batch.choices import nothing
from lastcard.batch.state import Game
from lastcard.editions import EDITIONS
from lastcard.rules.state import Edition, Step

Effect: TypeAlias = Callable[[Game, int], None]
"""(game, seat): what a card does; it has just left the hand."""
Offer: TypeAlias = Callable[[Game, int, int], int]
"""(game, step, seat): what a seat can choose, as a mask."""
Answer: TypeAlias = Callable[[Game, int, int, int], None]
"""(game, step, seat, choice): what follows from a choice."""
Doing: TypeAlias = Callable[[Game, int], None]
"""(game, step): what a step does that asks nobody."""
Receiver: TypeAlias = Callable[[int], int]
"""(step): who gets the card that is chosen."""


class Asks(NamedTuple):
    """A step that asks."""

    step: type[Step]
    """The same in the readable rules."""
    kind: int
    """Its number on the agenda: one of `state.OWN_ASKING`, unless bots know it by a number of its own."""
    question: str
    answer: Answer
    cards: Offer = nothing
    """The cards among the choices."""
    others: Offer = nothing
    """The other choices."""
    call: bool = False
    """Whether the call may follow a card."""
    receiver: Receiver | None = None
    """Where the card is given to somebody, who alone sees it besides the giver."""


class Does(NamedTuple):
    """A step that asks nobody."""

    step: type[Step]
    kind: int
    """Its number on the agenda: one of `state.OWN_DOING`, unless it has one of its own."""
    do: Doing


class Twin(NamedTuple):
    """The compiled twin of a special card."""

    effect: Effect
    asks: tuple[Asks, ...] = ()
    does: tuple[Does, ...] = ()

    def kinds(self) -> dict[type[Step], int]:
        """The number of each of its steps."""
        return {asks.step: asks.kind for asks in self.asks} | {does.step: does.kind for does in self.does}


def _home(edition: Edition) -> str:
    """The module in which the twin of an edition's card stands: it has the name of the key."""
    return f"lastcard.batch.{edition.key}"


MIRRORED = tuple(edition for edition in EDITIONS if edition.effect is None or find_spec(_home(edition)) is not None)
"""The editions whose cards have a twin here. Their numbers are their places in `EDITIONS`. Any other is refused."""


def twins() -> list[tuple[int, Twin]]:
    """Every twin, with the number of its edition."""
    special = [(number, edition) for number, edition in enumerate(EDITIONS) if edition in MIRRORED and edition.effect]
    return [(number, import_module(_home(edition)).TWIN) for number, edition in special]


def numbers_of(edition: Edition) -> tuple[int, ...]:
    """The numbers of the special cards in an edition's deck, in its order; LookupError for one that has no twin."""
    unknown = [special.id for special in edition.specials if special not in MIRRORED]
    if unknown:
        raise LookupError(f"no twin of {', '.join(unknown)}")
    return tuple(map(EDITIONS.index, edition.specials))


def twins_of(edition: Edition) -> list[Twin]:
    """The twins of the special cards in an edition's deck."""
    known = dict(twins())
    return [known[number] for number in numbers_of(edition)]
