"""Positions for tests of bots: what a bot answers there, fed as a seat is."""

from __future__ import annotations

import random
from typing import Any

from lastcard.bots import Hint, Memory, bot, hint
from lastcard.match import Arrangement, Match
from lastcard.rules.questions import Question

PLENTY = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4"


class Seats:
    """An arranged position and what follows from moves in it."""

    def __init__(self, hands: str, *, top: str = "R3", edition: str = "classic", **rest: Any) -> None:
        """Hands are divided by "|"; `rest` are fields of the arrangement, and the rules."""
        rules = rest.pop("rules", None)
        fields: dict[str, Any] = {"draw_pile": PLENTY, "turn": 0} | rest
        position = Arrangement(hands=tuple(hand.strip() for hand in hands.split("|")), discard_pile=top, **fields)
        self.match = Match.arrange(edition, position, rules=rules, seed=1)

    def play(self, *moves: str) -> Seats:
        """Make moves like "1 play R7"."""
        for move in moves:
            seat, choice = move.split(" ", 1)
            self.match.move(int(seat), choice)
        return self

    def memory(self, seat: int) -> Memory:
        """What a seat was told so far."""
        memory = Memory(seat, self.match.players)
        for told in self.match.told(seat):
            memory.hear(told)
        return memory

    def question(self, seat: int, name: str | None = None) -> Question:
        """What a seat is asked: the question with a name, or the first."""
        return next(question for question in self.match.asked if question.seat == seat and name in {None, question.name})

    def answer(self, seat: int, level: str = "medium", *, name: str | None = None, seed: int = 1) -> str | None:
        """What a bot in a seat chooses."""
        chance = random.Random(seed)  # noqa: S311  bots need no secrecy
        choice = bot(level, chance).choose(self.match.view(seat), self.question(seat, name), self.memory(seat))
        return None if choice is None else str(choice)

    def answers(self, seat: int, level: str = "medium", *, name: str | None = None) -> set[str | None]:
        """What a bot chooses there with luck of a hundred kinds."""
        return {self.answer(seat, level, name=name, seed=seed) for seed in range(100)}

    def hint(self, seat: int, name: str | None = None) -> Hint:
        """What a person in a seat is advised."""
        return hint(self.match.view(seat), self.question(seat, name), self.memory(seat))
