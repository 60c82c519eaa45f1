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
        self.memories: list[Memory] = [Memory(seat, match.players) for seat in range(match.players)]
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

    def play_round(self) -> None:
        """Play until the round is over."""
        while not self.match.state.round_over:
            self.step()

    def play_match(self) -> None:
        """Play until the match is over."""
        self.play_round()
        while not self.match.over:
            self._hear(self.match.next())
            self.play_round()

    def _hear(self, events: Sequence[Event]) -> None:
        for memory in self.memories:
            for event in events:
                told = tell(event, memory.seat)
                if told is not None:
                    memory.hear(told)


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """How a level did alone against another in all other seats."""

    level: str
    """Who played alone."""
    against: str
    """Who had all other seats."""
    edition: str
    """What was played."""
    players: int
    """How many seats there were."""
    rounds: int
    """How many rounds were played."""
    won: int
    """How many of them the level won."""
    blocked: int
    """How many nobody won."""
    share: float
    """Of the rounds, how many the level won."""
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
) -> Duel:
    """Play single rounds, each deal once from every seat, so that both levels have the same deals and the same places.

    The same arguments give the same rounds. ValueError says what is wrong with them; there are at least two deals.
    """
    began = time.perf_counter()
    deals = max(2, rounds // players)
    shares: list[float] = []
    blocked = 0
    points = 0.0
    for deal in range(deals):
        won = 0
        for place in range(players):
            match = Match.new(edition, players=players, seed=f"{seed}-{deal}", rules=rules)
            levels = [level if seat == place else against for seat in range(players)]
            table = BotTable(match, [bot(name, _chance(seed, deal, seat)) for seat, name in enumerate(levels)])
            table.play_round()
            state = match.state
            won += state.round_winner == place
            blocked += state.blocked
            points += state.scores[place] - (sum(state.scores) - state.scores[place]) / (players - 1)
        shares.append(won / players)
    played = deals * players
    return Duel(
        level=level,
        against=against,
        edition=edition,
        players=players,
        rounds=played,
        won=round(sum(shares) * players),
        blocked=blocked,
        share=statistics.fmean(shares),
        margin=SURE * statistics.stdev(shares) / math.sqrt(deals),
        points=points / played,
        seconds=time.perf_counter() - began,
    )


def _chance(seed: str, deal: int, seat: SeatNo) -> random.Random:
    """The chance of one seat in one deal, the same for any bot that sits there."""
    return random.Random(f"{seed}/{deal}/{seat}")  # noqa: S311  bots need no secrecy
