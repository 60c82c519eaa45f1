"""Whether searching beats `expert`: a player that searches (`lastcard.batch.master`), alone among `expert`.

    python -m lastcard.bench.searching FILE --players 2 --deals 500 --first 0
    python -m lastcard.bench.searching FILE FILE … --deals 0

Every deal is played once from every seat, by the readable rules; `expert` alone among `expert` would win exactly its share, so
the rest is what searching brings. A line of the file is a deal: a run that was stopped goes on, and files of several runs add up.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from lastcard.batch.master import POLICY, Master
from lastcard.batch.seating import Policy
from lastcard.bots.arena import SURE, BotTable
from lastcard.bots.equity import equity_of
from lastcard.bots.evidence import Evidence
from lastcard.bots.expert import Expert
from lastcard.bots.memory import Memory
from lastcard.match import Match
from lastcard.rules.questions import Choice
from lastcard.rules.state import Step
from lastcard.views import View


class Searcher(Master):
    """That player, with a clock."""

    def __init__(self, rng: random.Random, policy: Policy) -> None:
        """In rollouts everybody plays by one policy."""
        super().__init__(rng, policy)
        self.searched_s: list[float] = []
        """What each search took, in processor time."""

    def search(self, view: View, agenda: tuple[Step, ...], memory: Memory, evidence: Evidence, close: list[Choice]) -> Choice:
        """The same, timed."""
        began = time.process_time()
        best = super().search(view, agenda, memory, evidence, close)
        self.searched_s.append(time.process_time() - began)
        return best


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A deal, played once from every seat."""

    setting: str
    deal: int
    won: float
    """The share of rounds that the searcher won."""
    equity: float
    """Its chance to win the match afterwards, on average."""
    searches: int
    seconds: float
    """What they took, in processor time."""
    longest: float


def play(edition: str, players: int, policy: str, number: int) -> Played:
    """Play one deal, with somebody who searches in each seat by turns."""
    won, equity, searched = [], [], []
    for place in range(players):
        match = Match.new(edition, players=players, seed=f"searching-{number}")
        rngs = [random.Random(f"searching/{number}/{seat}") for seat in range(players)]  # noqa: S311  bots need no secrecy
        searcher = Searcher(rngs[place], policy)
        table = BotTable(match, [searcher if seat == place else Expert(rng) for seat, rng in enumerate(rngs)])
        table.play_round()
        state = match.state
        won.append(float(state.round_winner == place))
        equity.append(equity_of(edition, players, target=state.rules.target).chances(state.scores)[place])
        searched += searcher.searched_s
    return Played(
        setting=_setting(edition, players, policy),
        deal=number,
        won=statistics.fmean(won),
        equity=statistics.fmean(equity),
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
