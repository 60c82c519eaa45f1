"""What came of many rounds, and of the parts of a run together."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.pairing import Paired

SHARED = ("edition", "players", "sheet", "rules", "policies", "seed", "cards")
"""What is the same in all parts of a run."""
COUNTS = ("rounds", "matches", "turns", "blocked", "wins", "places", "points", "match_wins", "lengths", "round_points", "seconds")
"""What adds up as it is."""


class Result(msgspec.Struct, kw_only=True, eq=False):
    """What came of many rounds."""

    edition: str
    """What was played: the id of an edition, or the name of a deck."""
    players: int
    """How many seats there were."""
    sheet: str
    """The sheet that the rules were taken from."""
    rules: dict[str, str | int | bool]
    """Every switch of the rules and its value."""
    policies: tuple[str, ...]
    """Who played each seat."""
    seed: int
    """What the random numbers followed from."""
    indices: range
    """Which rounds, or matches, of all that follow from the seed were asked for."""
    rounds: int
    """Rounds played to their end; fewer than asked for if the run was stopped."""
    matches: int
    """Matches played to their end; 0 when rounds were asked for."""
    turns: int
    """Turns played in all."""
    blocked: int
    """Rounds that nobody won."""
    wins: npt.NDArray[np.int64]
    """Rounds won, by seat. The deal goes round, so that seats are alike but for their policies."""
    places: npt.NDArray[np.int64]
    """Rounds won, by distance from the dealer in the direction in which the round began: 0 is the dealer, 1 plays first."""
    points: npt.NDArray[np.int64]
    """Points scored, by seat."""
    match_wins: npt.NDArray[np.int64]
    """Matches won, by seat."""
    lengths: npt.NDArray[np.int64]
    """How many rounds took so many turns."""
    round_points: npt.NDArray[np.int64]
    """How many rounds that somebody won were worth so many points."""
    cards: dict[str, int]
    """How many cards of each kind the deck has."""
    last_cards: dict[str, int]
    """How many rounds were won with each kind of card; not those that were played out when it had been played already."""
    events: dict[str, int]
    """How often each thing happened."""
    seconds: float
    """How long it took."""
    stopped: bool
    """Whether the run was stopped before its end."""
    paired: Paired | None = None
    """Of a setting that is compared: what its deals brought beside the same deals of the first (`report.differences`)."""
    deals: npt.NDArray[np.void] | None = None
    """What each deal brought, if that was wanted: rounds, turns, winner (-1 for none) and points by seat (`batch.deals`)."""

    @property
    def turns_per_round(self) -> float:
        """Turns in a round, on average."""
        return self.turns / self.rounds if self.rounds else 0.0

    def __add__(self, other: Result) -> Result:
        """Both together: to the last number the result of one run, whose parts these are, the one right after the other.

        ValueError if they cannot be that. Weights are known by the name of their policy alone, so whoever adds up sees to it that
        they are the same. `deals` and `paired` are there if both have them.
        """
        earlier, later = sorted((self, other), key=lambda part: (part.indices.start, part.indices.stop))
        if differing := [name for name in SHARED if getattr(self, name) != getattr(other, name)]:
            raise ValueError(f"parts of one run are added up, and these differ in {', '.join(differing)}")
        if self.stopped or other.stopped:
            raise ValueError("a part that was stopped lacks rounds: play it again")
        if earlier.indices.stop != later.indices.start:
            asked = " and ".join(f"{part.indices.start} to {part.indices.stop - 1}" for part in (earlier, later))
            raise ValueError(f"parts of a run follow each other, and these have {asked}")
        if self.rounds and other.rounds and bool(self.matches) != bool(other.matches):
            raise ValueError("one of these has rounds, and the other matches")
        deals = None if earlier.deals is None or later.deals is None else np.concatenate([earlier.deals, later.deals])
        counts: dict[str, Any] = {name: getattr(self, name) + getattr(other, name) for name in COUNTS}
        return msgspec.structs.replace(
            self,
            **counts,
            indices=range(earlier.indices.start, later.indices.stop),
            last_cards={face: number + other.last_cards[face] for face, number in self.last_cards.items()},
            events={name: number + other.events[name] for name, number in self.events.items()},
            paired=None if self.paired is None or other.paired is None else self.paired + other.paired,
            deals=deals,
        )
