"""What a weight of one is worth, by which bots tell how much a choice costs where no net does (`lastcard.bots.valuing`).

    python -m lastcard.batch.scale --players 2 --rounds 60

Rounds of `hard` are played by the readable rules. In turns, every choice is played out from the true deal, with the same chance
for all, and how much more often the heaviest wins is set against how much more it weighs. The same arguments give the same.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

import numpy as np

from lastcard.batch.bridge import remember, to_row
from lastcard.batch.rollouts import WINNER, roll_out
from lastcard.batch.search import number_of
from lastcard.batch.seating import seating_of
from lastcard.bots.arena import BotTable
from lastcard.bots.hard import Hard
from lastcard.bots.weights import total
from lastcard.match import Match
from lastcard.rules.questions import Question

TIMES = 100
"""How often a choice is played out."""
ASKED = ("turn", "drawn")
LIGHT = 9.0
"""What weighs so much less is left out: nobody takes it, however weak."""


class Scale:
    """Choices of turns: how much lighter each is than the heaviest, and how much more rarely it wins, of even chances."""

    def __init__(self, edition: str, players: int, rounds: int, seed: str = "scale") -> None:
        self.lighter: list[float] = []
        self.rarer: list[float] = []
        for number in range(rounds):
            match = Match.new(edition, players=players, seed=f"{seed}/{number}")
            rngs = [random.Random(f"{seed}/{number}/{seat}") for seat in range(players)]  # noqa: S311  bots need no secrecy
            table = BotTable(match, [Hard(rng) for rng in rngs])
            while not match.state.round_over:
                for question in match.asked:
                    if question.name in ASKED and len(question.choices) > 1:
                        self._look(table, question, rngs[question.seat].getrandbits(63))
                table.step()

    def _look(self, table: BotTable, question: Question, seed: int) -> None:
        """Play all choices out."""
        match, seat = table.match, question.seat
        edition, rules = match.state.edition, match.state.rules
        weighing = Hard(random.Random(seed)).weighing(match.view(seat), question, table.memories[seat])  # noqa: S311  as above
        ranked = [(choice, total(terms)) for choice, terms in weighing.ranked()]
        heaviest = ranked[0][1]
        near = [(number_of(choice, edition), heaviest - value) for choice, value in ranked if heaviest - value < LIGHT]
        outcomes = roll_out(
            np.array([to_row(match.state)]),
            remember(table.memories, edition),
            np.array([seat]),
            np.array([[number for number, _ in near]]),
            seating_of("hard", match.players, rules, edition.id),
            seed=seed,
            times=TIMES,
        )
        won = (outcomes[0, :, :, WINNER] == seat).mean(axis=1)
        self.lighter += [lighter for _, lighter in near[1:]]
        self.rarer += (match.players * (won[0] - won[1:])).tolist()

    def slope(self) -> float:
        """What a weight of one is worth: the line through nothing that is nearest to all choices."""
        lighter, rarer = np.array(self.lighter), np.array(self.rarer)
        return float((lighter * rarer).sum() / (lighter * lighter).sum())


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure it at one table."""
    parser = argparse.ArgumentParser(prog="python -m lastcard.batch.scale")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=60)
    asked = parser.parse_args(arguments)
    scale = Scale(asked.edition, asked.players, asked.rounds)
    sys.stdout.write(
        f"{len(scale.lighter)} choices: a weight of one is worth {scale.slope():.4f} of even chances to win the round\n"
    )


if __name__ == "__main__":
    main()
