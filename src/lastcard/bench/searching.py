"""Whether searching beats `expert`: a player that searches (`lastcard.batch.master`), alone among `expert`.

    python -m lastcard.bench.searching FILE --players 2 --deals 500 --first 0
    python -m lastcard.bench.searching FILE FILE … --deals 0

Every deal is played once from every seat, by the readable rules; `expert` alone among `expert` would win exactly its share, so
the rest is what searching brings. Luck blurs that, so it is reckoned in a second way, too: wherever the searcher takes another
choice than `expert` would, both are played out from the true deal, `expert` in every seat and the draw pile in a hundred orders.
The sum of the differences over a round is on average exactly what the searcher wins more, as the draw pile may lie in any order,
and it spreads less. A line of the file is a deal: a run that was stopped goes on, and files of several runs add up.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.bridge import remember, to_row
from lastcard.batch.master import POLICY, Master
from lastcard.batch.rollouts import POINTS, WINNER, roll_out
from lastcard.batch.search import number_of
from lastcard.batch.seating import Policy, seating_of
from lastcard.bots.arena import SURE, BotTable
from lastcard.bots.equity import Equity, equity_of
from lastcard.bots.evidence import Evidence
from lastcard.bots.expert import Expert
from lastcard.bots.memory import Memory
from lastcard.match import Match
from lastcard.rules.questions import Choice, SeatNo
from lastcard.rules.state import Step
from lastcard.views import View

ORDERS = 100
"""In so many orders the draw pile lies where a choice is compared with that of `expert`."""
_STRIDE = 7919
"""Deals with other numbers have other chance in rollouts."""


class Searcher(Master):
    """That player, with a clock, and told on whenever it takes another choice than `expert` would."""

    def __init__(self, rng: random.Random, policy: Policy) -> None:
        """In rollouts everybody plays by one policy."""
        super().__init__(rng, policy)
        self.searched_s: list[float] = []
        """What each search took, in processor time."""
        self.differs: Callable[[Choice, Choice], None] | None = None
        """Called with what `expert` would take, and with what is taken instead."""

    def search(self, view: View, agenda: tuple[Step, ...], memory: Memory, evidence: Evidence, close: list[Choice]) -> Choice:
        """The same, timed."""
        began = time.process_time()
        best = super().search(view, agenda, memory, evidence, close)
        self.searched_s.append(time.process_time() - began)
        if best != close[0] and self.differs:
            self.differs(close[0], best)
        return best


class _Gains:
    """What the choices of one seat brought in one round, against those of `expert`: rounds, and the chance to win the match."""

    def __init__(self, table: BotTable, seat: SeatNo, equity: Equity, deal: int) -> None:
        state = table.match.state
        self._table, self._seat, self._equity, self._deal = table, seat, equity, deal
        self._seating = seating_of("expert", state.players, state.rules, state.edition.id)
        self._known = 0
        self.won = self.equity = 0.0

    def differs(self, usual: Choice, chosen: Choice) -> None:
        """Play both out from where the table is."""
        state, edition = self._table.match.state, self._table.match.state.edition
        starts = np.array([to_row(state)] * ORDERS)
        pile = slice(int(starts[0]["drawable"]))
        rng = np.random.default_rng([self._deal, self._seat, self._known])
        for start in starts:
            start["draw_pile"][pile] = rng.permutation(start["draw_pile"][pile])
        outcomes = roll_out(
            starts,
            np.repeat(remember(self._table.memories, edition), ORDERS),
            np.full(ORDERS, self._seat),
            np.tile([number_of(usual, edition), number_of(chosen, edition)], (ORDERS, 1)),
            self._seating,
            seed=self._deal * _STRIDE + self._known,
            times=1,
        )[:, :, 0]
        won = (outcomes[:, :, WINNER] == self._seat).mean(axis=0)
        chances = np.mean([[self._chance(outcome) for outcome in both] for both in outcomes], axis=0)
        self.won += float(won[1] - won[0])
        self.equity += float(chances[1] - chances[0])
        self._known += 1

    def _chance(self, outcome: npt.NDArray[np.int64]) -> float:
        scores = zip(self._table.match.state.scores, outcome[POINTS:].tolist(), strict=True)
        return self._equity.chances(tuple(before + scored for before, scored in scores))[self._seat]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A deal, played once from every seat."""

    setting: str
    deal: int
    won: float
    """The share of rounds that the searcher won."""
    equity: float
    """Its chance to win the match afterwards, on average."""
    gained: float
    """How many rounds more it won than `expert` would have, by rollouts, for each round."""
    gained_equity: float
    """The same, of its chance to win the match."""
    searches: int
    seconds: float
    """What they took, in processor time."""
    longest: float


def play(edition: str, players: int, policy: str, number: int) -> Played:
    """Play one deal, with somebody who searches in each seat by turns."""
    won, chances, gains, searched = [], [], [], []
    for place in range(players):
        match = Match.new(edition, players=players, seed=f"searching-{number}")
        rngs = [random.Random(f"searching/{number}/{seat}") for seat in range(players)]  # noqa: S311  bots need no secrecy
        searcher = Searcher(rngs[place], policy)
        table = BotTable(match, [searcher if seat == place else Expert(rng) for seat, rng in enumerate(rngs)])
        equity = equity_of(edition, players, target=match.state.rules.target)
        gains.append(_Gains(table, place, equity, number))
        searcher.differs = gains[-1].differs
        table.play_round()
        won.append(float(match.state.round_winner == place))
        chances.append(equity.chances(match.state.scores)[place])
        searched += searcher.searched_s
    return Played(
        setting=_setting(edition, players, policy),
        deal=number,
        won=statistics.fmean(won),
        equity=statistics.fmean(chances),
        gained=statistics.fmean(gain.won for gain in gains),
        gained_equity=statistics.fmean(gain.equity for gain in gains),
        searches=len(searched),
        seconds=sum(searched),
        longest=max(searched, default=0.0),
    )


def _setting(edition: str, players: int, policy: str) -> str:
    return f"{edition}, {players} players, rollouts by {policy}"


def _read(files: Sequence[Path]) -> list[Played]:
    lines = [line for file in files if file.exists() for line in file.read_bytes().splitlines()]
    deals = [msgspec.json.decode(line, type=Played) for line in lines]
    return [*{(deal.setting, deal.deal): deal for deal in deals}.values()]


def _tell(deals: list[Played], players: int) -> str:
    def interval(values: list[float]) -> str:
        margin = SURE * statistics.stdev(values) / math.sqrt(len(values))
        return f"{statistics.fmean(values):.2%} ± {margin:.2%}"

    searches = sum(deal.searches for deal in deals)
    return (
        f"{deals[0].setting}: {len(deals) * players} rounds, won {interval([deal.won for deal in deals])}, "
        f"chance of the match afterwards {interval([deal.equity for deal in deals])}, even {1 / players:.2%}; "
        f"gained against expert by rollouts: {interval([deal.gained for deal in deals])} of rounds, "
        f"{interval([deal.gained_equity for deal in deals])} of the match; "
        f"{searches} searches of {1e3 * sum(deal.seconds for deal in deals) / max(1, searches):.1f} ms, "
        f"the longest {1e3 * max(deal.longest for deal in deals):.0f} ms"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play deals, and tell what all files say together."""
    parser = argparse.ArgumentParser(prog="python -m lastcard.bench.searching")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--policy", default=POLICY)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args(arguments)
    setting = _setting(asked.edition, asked.players, asked.policy)
    done = {deal.deal for deal in _read(asked.files) if deal.setting == setting}
    for number in range(asked.first, asked.first + asked.deals):
        if number not in done:
            played = play(asked.edition, asked.players, asked.policy, number)
            with asked.files[0].open("ab") as out:
                out.write(msgspec.json.encode(played) + b"\n")
    deals = [deal for deal in _read(asked.files) if deal.setting == setting]
    if len(deals) > 1:
        sys.stdout.write(_tell(deals, asked.players) + "\n")


if __name__ == "__main__":
    main()
