"""A search: matches played by chance, with properties looked at on the way, and the shortest record of what breaks one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import msgspec

from lastcard.match import Match
from lastcard.rules.state import Edition
from lastcard.testing.properties import Property
from lastcard.testing.settings import any_move, any_setting, chance

ROUNDS_MAX = (1, 1, 1, 3)
"""How many rounds of one match are played: what comes after is more of the same."""
MOVES_MAX = 400
"""Moves of one match."""
TINY_SHARE = 0.6
"""How many of the matches are played with a tiny deck."""
SHORTER_TRIES = 100
"""How many other matches are searched for a shorter record of what broke."""

Properties = Mapping[str, tuple[Property, float]]
"""Properties by their names, each with the share of the moments at which it is looked at."""


class Tally(msgspec.Struct):
    """What a search has seen."""

    moves: int = 0
    rounds: int = 0
    matches: int = 0
    seen: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each event happened, and how often when it left nothing to draw."""

    def add(self, other: Tally) -> None:
        """Take in what another search has seen."""
        self.moves += other.moves
        self.rounds += other.rounds
        self.matches += other.matches
        self.seen.update(other.seen)


class Broken(AssertionError):
    """A property that does not hold, with the shortest record found that shows it."""

    def __init__(self, name: str, where: str, record: str, cause: Exception) -> None:
        what = str(cause) if isinstance(cause, AssertionError) else f"{type(cause).__name__}: {cause}"
        super().__init__(f"{name}: {what}\n{where}; the record up to there:\n{record}")
        self.name: str = name
        """Which property."""
        self.record: str = record
        """What was played up to there."""
        self.cause: Exception = cause
        """What the property raised."""


def walk(edition: Edition, properties: Properties, *, moves: int, seed: str) -> Tally:
    """Play so many moves by chance; a property that does not hold raises `Broken`."""
    tally = Tally()
    while tally.moves < moves:
        try:
            _play(edition, properties, f"{seed}/{tally.matches}", tally, min(MOVES_MAX, moves - tally.moves))
        except Broken as broken:
            raise _shorter(edition, properties, broken, seed) from broken.cause
        tally.matches += 1
    return tally


def _play(edition: Edition, properties: Properties, seed: str, tally: Tally, moves: int) -> None:
    """One match, as far as it goes in so many moves."""
    rng = chance(f"{seed}/{edition.id}")
    where = f"{edition.id}, seed {seed}"
    match = any_setting(edition, rng, tiny=rng.random() < TINY_SHARE).begin()
    rounds = rng.choice(ROUNDS_MAX)
    for _ in range(moves):
        for name, (holds, share) in properties.items():
            if share < 1 and rng.random() > share:
                continue
            try:
                holds(match, rng)
            except Exception as error:
                raise Broken(name, where, match.record(), error) from error
        if match.asked:
            _move(match, rng, tally, where)
        elif match.over or match.state.round_no >= rounds:
            break
        else:
            match.next()


def _move(match: Match, rng: Random, tally: Tally, where: str) -> None:
    """Any move, and what there was to see."""
    seat, text = any_move(match.state.edition, match.asked, rng)
    try:
        events = match.move(seat, text)
    except Exception as error:
        raise Broken("offered", where, f"{match.record()}# then {seat} {text}\n", error) from error
    tally.moves += 1
    tally.rounds += match.state.round_over
    tally.seen.update(event.name for event in events)
    if not match.state.draw_pile and len(match.state.discard_pile) == 1:
        tally.seen.update(f"{event.name} with nothing to draw" for event in events)


def _shorter(edition: Edition, properties: Properties, broken: Broken, seed: str) -> Broken:
    """The same property broken by the fewest moves that some more matches show."""
    alone = {name: (holds, 1.0) for name, (holds, _) in properties.items() if name == broken.name}
    shortest = broken
    for n in range(SHORTER_TRIES):
        try:
            _play(edition, alone, f"{seed}/shorter/{n}", Tally(), shortest.record.count("\n"))
        except Broken as other:
            if other.name == broken.name and other.record.count("\n") < shortest.record.count("\n"):
                shortest = other
    return shortest
