"""Whether searching beats `expert`: a player that plays close choices out over hands that might be, alone among `expert`.

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
import numpy as np

from lastcard.batch.search import Position, agenda_of, number_of
from lastcard.bots.arena import SURE, BotTable
from lastcard.bots.codes import OTHERS
from lastcard.bots.equity import equity_of
from lastcard.bots.expert import Expert
from lastcard.bots.features import tell
from lastcard.bots.memory import Memory
from lastcard.bots.nets import WHOLE, net_value
from lastcard.bots.odds import reckon
from lastcard.bots.valuing import has_say
from lastcard.decks import edition_of
from lastcard.match import Match
from lastcard.rules.questions import Choice, Question
from lastcard.views import View

HANDS, PART = 1000, 250
"""So many hands are dealt; after each part, choices that are behind are left."""
CLOSE, MOST = 0.02, 3
"""Choices are played out that cost no more of the chance to win than this, as the net has it, and so many of them at most."""
Z = 2.0
"""By how many standard errors another choice must be better to be taken."""


class Searcher(Expert):
    """Plays as `expert`, unless rollouts over hands that fit what its seat was told show another choice to be better."""

    evidence = True

    def __init__(self, rng: random.Random, policy: str) -> None:
        """In rollouts everybody plays by one policy."""
        super().__init__(rng)
        self._policy = policy
        self.searched_s: list[float] = []
        """What each search took, in processor time."""

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """The net's choice, or one that was shown to be better."""
        best, evidence = super().choose(view, question, memory), memory.evidence
        if best is None or question.offer or len(question.choices) == 1 or evidence is None:
            return best
        close, agenda = self._close(view, question, memory, best), agenda_of(view, question)
        if len(close) == 1 or agenda is None:
            return best
        began = time.process_time()
        hands = {"hands": HANDS, "seed": self._rng.getrandbits(63)}
        position = Position(view, agenda, memory, evidence, policy=self._policy, **hands)
        best = _better(position, close)
        self.searched_s.append(time.process_time() - began)
        return best

    def _close(self, view: View, question: Question, memory: Memory, best: Choice) -> list[Choice]:
        """The best, and what is nearly as good; both answers to a Wild Draw Four, on which no net was trained."""
        weighing = self.weighing(view, question, memory)
        game, seating, odds, seat = weighing.game, weighing.seating, weighing.odds, weighing.seat
        edition = edition_of(view.edition, view.deck)
        if seating.net is None:
            return [best]
        if question.name == "challenge":
            return [best, *(choice for choice in question.choices if choice != best)]
        if question.name not in {"turn", "drawn", "colour"}:
            return [best]
        numbers = {choice: number_of(choice, edition) for choice in question.choices}
        cards = sum({1 << number for number in numbers.values() if number < OTHERS})
        others = sum({1 << number - OTHERS for number in numbers.values() if number >= OTHERS})
        if not has_say(game, weighing.kind, seat, cards, others):
            return [best]
        reckon(game, odds, seat)
        values: dict[Choice, float] = {}
        for choice, number in numbers.items():
            tell(game, seating, odds, weighing.kind, seat, number, odds.told)
            values[choice] = net_value(seating, odds, seat) / WHOLE
        rivals = [choice for choice in values if choice != best and values[choice] >= values[best] - CLOSE]
        return [best, *sorted(rivals, key=lambda choice: -values[choice])][:MOST]


def _better(position: Position, choices: list[Choice]) -> Choice:
    """The choice that is shown to be better than the first by most; the first, if none is."""
    gained, squares, mean, error = (np.zeros(len(choices)) for _ in range(4))
    done = 0
    left = [*range(1, len(choices))]
    while done < HANDS and left:
        values = position.values([choices[at] for at in (0, *left)], done, done + PART)
        more = values[:, 1:] - values[:, :1]
        gained[left] += more.sum(axis=0)
        squares[left] += (more**2).sum(axis=0)
        done += PART
        mean = gained / done
        error = np.sqrt(np.maximum(squares / done - mean**2, 0.0) / done)
        left = [at for at in left if mean[at] > -error[at]]
    shown = [at for at in left if mean[at] > Z * error[at]]
    return choices[max(shown, key=lambda at: float(mean[at]))] if shown else choices[0]


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
    parser.add_argument("--policy", default="hard")
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
