"""The proof that the bots `medium`, `hard` and `expert`, and one below its full strength, remember and choose as compiled.

Matches are played in lockstep as in `lastcard.testing.proofs.twins`. After every move one of them, by turns, thinks for each
seat that is asked something, in both engines: the bot with what `views.tell` told its seat, the kernel with its own record. They
must remember the same and make the same choice, whether a bluff is dared or not.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from functools import cache
from typing import Protocol

import numpy as np
import numpy.typing as npt

from lastcard.batch.bridge import remember
from lastcard.batch.choices import SILENCE
from lastcard.batch.odds import ODDS
from lastcard.batch.seating import POLICIES, seating_of
from lastcard.batch.state import Games
from lastcard.bots.codes import UNBOUNDED
from lastcard.bots.levels import bot
from lastcard.bots.memory import Memory
from lastcard.cards import DRAW_FOUR
from lastcard.editions import EDITIONS
from lastcard.rules.events import Event
from lastcard.rules.questions import CardChoice, Question
from lastcard.rules.state import PLAYERS_MAX, Edition, State
from lastcard.testing.proofs.tracing import forget, trace_remembering, weigh
from lastcard.testing.proofs.twins import MOVES_MAX, SAY_EVERY_S, Lockstep, Setting, Twins, setting
from lastcard.views import tell, view

ANSWERS = 4
"""Without a bluff, with one, whom to catch, and whether to jump in."""


class Parity(Twins):
    """How much was compared."""

    decisions: int = 0
    """Choices between two or more; each with a bluff dared and without, where one is possible."""


class Say(Protocol):
    """Is told how far the proof has come."""

    def __call__(self, *, decisions: int, rounds: int, matches: int, seconds: int) -> None:
        """So many decisions, rounds and matches were alike, in so many seconds."""


def _nothing(*, decisions: int, rounds: int, matches: int, seconds: int) -> None:
    """Say nothing."""


def prove(decisions: int, editions: Sequence[Edition] = EDITIONS, seed: str | int = 1, say: Say = _nothing) -> Parity:
    """Compare at least so many decisions over these editions, any players, sheets and switches; `Difference` tells of one."""
    done = Parity()
    began = told = time.monotonic()
    while done.decisions < decisions:
        Beside(setting(editions, str(seed), done.matches, POLICIES), done).match()
        done.matches += 1
        if time.monotonic() - told > SAY_EVERY_S or done.decisions >= decisions:
            told = time.monotonic()
            say(decisions=done.decisions, rounds=done.rounds, matches=done.matches, seconds=round(told - began))
    return done


class _Dares(random.Random):
    """Chance that always dares a bluff, or never; and takes the last of what is as good, or the first."""

    def __init__(self, *, dares: bool) -> None:
        super().__init__()
        self._dares = dares

    def random(self) -> float:
        """Below any frequency, or above it."""
        return -1.0 if self._dares else math.inf

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """The last of so many, or the first."""
        del stop, step
        return start - 1 if self._dares else 0


EASED = "expert:60"
"""A level below its full strength."""
_BOTS = {level: [bot(level, _Dares(dares=dares)) for dares in (False, True)] for level in ("medium", "hard", "expert", EASED)}


class Beside(Lockstep):
    """A match in both engines, with the bot beside its twin in every seat."""

    def __init__(self, setting: Setting, done: Parity) -> None:
        super().__init__(setting, done)
        self._parity = done
        self._memories = [Memory(seat, setting.players) for seat in range(setting.players)]
        self._odds = remember(self._memories, setting.edition)
        self._remembered = _remembered()
        self._answers = np.zeros((MOVES_MAX + 1, PLAYERS_MAX, ANSWERS), np.int64)
        self._level = [*_BOTS][setting.index % len(_BOTS)]
        self._thinking = seating_of(self._level, setting.players, setting.rules, setting.edition.id)

    def _deal(self, games: Games) -> None:
        super()._deal(games)
        forget(games, self._odds)

    def _trace(self, games: Games) -> int:
        style = self._setting.style
        made = trace_remembering(games, self._seating, style, self._rows, self._moves, self._odds, self._remembered)
        weigh(self._rows, self._remembered, self._thinking, made + 1, self._answers)
        return made

    def _advance(self, outcome: tuple[State, tuple[Event, ...]]) -> State:
        for event in outcome[1]:
            for memory in self._memories:
                told = tell(event, memory.seat)
                if told is not None:
                    memory.hear(told)
        return super()._advance(outcome)

    def _compare(self, state: State, at: int) -> tuple[Question, ...]:
        asked = super()._compare(state, at)
        for question in asked:
            if len(question.choices) > 1 or question.name in {"catch", "jump"}:
                self._compare_minds(state, at, question)
        return asked

    def _compare_minds(self, state: State, at: int, question: Question) -> None:
        seat = question.seat
        unlike: dict[str, tuple[object, object]] = {}
        memory = self._memories[seat]
        *answers, caught, jumped = self._answers[at, seat].tolist()
        if question.offer:
            answers = [jumped if question.name == "jump" else caught] * 2
        bot, kernel = _told(remember([memory], self._edition)[0], seat), _told(self._remembered[at], seat)
        if bot != kernel:
            unlike["memory"] = (bot, kernel)
        may_bluff = any(isinstance(choice, CardChoice) and choice.card.face == DRAW_FOUR for choice in question.choices)
        seen = view(state, seat)
        by_chance = may_bluff or self._level == EASED
        for dares in (False, True) if by_chance else (False,):
            choice = _BOTS[self._level][dares].choose(seen, question, memory)
            if (int(SILENCE) if choice is None else self._choices[choice]) != answers[dares]:
                unlike[f"choice of seat {seat}, daring {dares}"] = (choice, answers[dares])
            self._parity.decisions += 1
        if not by_chance and answers[0] != answers[1]:
            unlike[f"choice of seat {seat} without a bluff"] = (answers[0], answers[1])
        if unlike:
            raise self._difference(state, at, unlike)


def _told(odds: np.void, seat: int) -> list[object]:
    """What a seat remembers of others, in plain numbers."""
    bounds = np.minimum(odds["may_be"][seat], UNBOUNDED // 2)
    alone = [odds[name].tolist() for name in ("colour", "colour_before", "rival", "gifts", "bluffs", "honest")]
    return [*alone, odds["once"][seat].tolist(), odds["twice"][seat].tolist(), bounds.tolist()]


@cache
def _remembered() -> npt.NDArray[np.void]:
    """Room for what is remembered in each row of a round."""
    return np.zeros(MOVES_MAX + 1, ODDS)
