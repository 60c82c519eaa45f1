"""Bots among themselves: at one table, and in duels that measure how much better one level is than another.

>>> table = BotTable(Match.new("classic", players=2, seed=7), [bot("easy", random.Random(seat)) for seat in range(2)])
>>> table.play_round()
>>> table.match.state.round_over
True
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Mapping, Sequence

import msgspec

from lastcard.bots import Bot, Memory, bot
from lastcard.match import Match
from lastcard.polling import Polling
from lastcard.rules.events import Event
from lastcard.rules.house import preset_of
from lastcard.rules.options import Rules
from lastcard.rules.questions import SeatNo
from lastcard.views import tell

SURE = 1.96
"""Standard errors to either side of the mean that hold the true share in 95 of 100 duels."""


class BotTable:
    """A match with a bot in every seat, each fed by nothing but its own view and what its seat is told."""

    def __init__(self, match: Match, bots: Sequence[Bot]) -> None:
        """A match under way is fine: every memory begins with what its seat was told so far."""
        assert len(bots) == match.players, "one bot for each seat"
        self.match: Match = match
        """What is played."""
        self._bots = bots
        self._polling = Polling()
        self.memories: list[Memory] = [
            Memory(seat, match.players, evidence=getattr(player, "evidence", False)) for seat, player in enumerate(bots)
        ]
        """What each seat was told."""
        self._hear(match.history)

    def step(self) -> tuple[Event, ...]:
        """One answer of one bot and what came of it; nothing if it let an offer go. The round must not be over."""
        question = self._polling.question(self.match.state, self.match.asked)
        seat = question.seat
        choice = self._bots[seat].choose(self.match.view(seat), question, self.memories[seat])
        if choice is None:
            self._polling.silence()
            return ()
        events = self.match.move(seat, str(choice))
        self._hear(events)
        return events

    def begin_round(self) -> None:
        """Deal the next round."""
        self._hear(self.match.next())

    def play_round(self) -> None:
        """Play until the round is over."""
        while not self.match.state.round_over:
            self.step()

    def play_match(self) -> None:
        """Play until the match is over."""
        self.play_round()
        while not self.match.over:
            self.begin_round()
            self.play_round()

    def _hear(self, events: Sequence[Event]) -> None:
        for memory in self.memories:
            for event in events:
                told = tell(event, memory.seat)
                if told is not None:
                    memory.hear(told)


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """How a level did alone against another in all other seats; where there are teams, together with its partner."""

    level: str
    """Who played alone."""
    against: str
    """Who had all other seats."""
    edition: str
    """What was played."""
    players: int
    """How many seats there were."""
    preset: str | None
    """The house rules by their name; None for a set without one."""
    rounds: int
    """How many rounds were played, or matches."""
    won: int
    """How many of them the level won."""
    blocked: int
    """How many nobody won."""
    share: float
    """Of the rounds or matches, how many the level won."""
    margin: float
    """The true share lies within this of `share`, 95 times of 100; reckoned by deal, as the rounds of one deal are alike."""
    points: float
    """By how much its score rose in a round, less that of another seat; with low scoring, less is better."""
    seconds: float
    """How long it took."""

    def __str__(self) -> str:
        return (
            f"{self.level} against {self.players - 1} {self.against}, {self.edition}: "
            f"{self.share:.1%} ± {self.margin:.1%} of {self.rounds} rounds, "
            f"{self.points:+.1f} points a round, {self.seconds:.0f} s"
        )


def duel(  # noqa: PLR0913  each is one thing to vary, and has a default
    level: str = "medium",
    against: str = "easy",
    *,
    edition: str = "classic",
    players: int = 2,
    rounds: int = 5000,
    seed: str = "duel",
    rules: Mapping[str, object] | None = None,
    matches: bool = False,
) -> Duel:
    """Play single rounds, or whole matches, each deal once from every seat: both levels have the same deals and the same places.

    With teams a level has the seats of both partners, and wins if one of them does (house.teams.match). The same arguments give
    the same rounds. ValueError says what is wrong with them; there are at least two deals.
    """
    began = time.perf_counter()
    teams = bool(rules and rules.get("teams"))
    places = players // 2 if teams else players
    deals = max(2, rounds // places)
    shares: list[float] = []
    blocked = 0
    points = 0.0
    for deal in range(deals):
        won = 0
        for place in range(places):
            match = Match.new(edition, players=players, seed=f"{seed}-{deal}", rules=rules)
            side = (place, place + places) if teams else (place,)
            levels = [level if seat in side else against for seat in range(players)]
            table = BotTable(match, [bot(name, _chance(seed, deal, seat)) for seat, name in enumerate(levels)])
            if matches:
                table.play_match()
            else:
                table.play_round()
            state = match.state
            won += (state.match_winner if matches else state.round_winner) in side
            blocked += state.blocked
            own = sum(state.scores[seat] for seat in side)
            points += own / len(side) - (sum(state.scores) - own) / (players - len(side))
        shares.append(won / places)
    played = deals * places
    return Duel(
        level=level,
        against=against,
        edition=edition,
        players=players,
        preset=preset_of(Rules().with_values(rules or {}).values()),
        rounds=played,
        won=round(sum(shares) * places),
        blocked=blocked,
        share=statistics.fmean(shares),
        margin=SURE * statistics.stdev(shares) / math.sqrt(deals),
        points=points / played,
        seconds=time.perf_counter() - began,
    )


def _chance(seed: str, deal: int, seat: SeatNo) -> random.Random:
    """The chance of one seat in one deal, the same for any bot that sits there."""
    return random.Random(f"{seed}/{deal}/{seat}")  # noqa: S311  bots need no secrecy
