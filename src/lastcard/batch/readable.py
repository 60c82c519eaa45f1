"""Tables of the simulator with somebody who is not compiled: a bot of an installed package, or of a level without a twin.

They are played by the readable rules, some hundred rounds a second, and counted like any other.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch import pairing
from lastcard.batch.cards import faces
from lastcard.batch.events import EVENTS
from lastcard.batch.heuristic import choose_by_view
from lastcard.batch.seating import WEIGHTS, Policy, is_compiled
from lastcard.bots import Bot, Memory, bot, is_level
from lastcard.bots.arena import BotTable
from lastcard.bots.expert import Expert
from lastcard.bots.medium import Medium
from lastcard.bots.nets import Net
from lastcard.bots.reference import Reference
from lastcard.bots.weights import Weights
from lastcard.cards import Card
from lastcard.match import Match
from lastcard.policies import random_choice
from lastcard.rules.options import Rules
from lastcard.rules.questions import Choice, Question
from lastcard.rules.state import Edition
from lastcard.views import View

_NUMBERS = {name: number for number, name in enumerate(EVENTS)}

Chooses = Callable[[View, Question, random.Random], Choice | None]


class ByPolicy:
    """A compiled policy, as the readable rules have it."""

    def __init__(self, chooses: Chooses, rng: random.Random) -> None:
        self._chooses, self._rng = chooses, rng

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """What the policy answers; nothing if it has no choice, as whoever is asked to jump in without the card."""
        del memory
        if not question.choices:
            return None
        return self._chooses(view, question, self._rng)


def _random(view: View, question: Question, rng: random.Random) -> Choice:
    assert view.hand is not None, "a spectator is asked nothing"
    return random_choice(question, view.hand, view.colour, rng)


def _uniform(view: View, question: Question, rng: random.Random) -> Choice | None:
    del view
    return rng.choice([*question.choices, *([None] if question.offer else [])])


def uncompiled(policies: Sequence[Policy]) -> bool:
    """Whether somebody among these has to be asked in Python."""
    return any(isinstance(policy, str) and is_level(policy) and not is_compiled(policy) for policy in policies)


def bot_of(policy: Policy, rng: random.Random) -> Bot:
    """Who plays a seat of such a table; ValueError names the levels."""
    match policy:
        case "random":
            return ByPolicy(_random, rng)
        case "uniform":
            return ByPolicy(_uniform, rng)
        case "heuristic":
            return bot_of(np.array([*WEIGHTS.values()]), rng)
        case "reference":
            return Reference(rng)
        case str():
            return bot(policy, rng)
        case Weights():
            return Medium(rng, policy)
        case Net():
            return Expert(rng, net=policy)
        case weights:
            return ByPolicy(lambda view, question, _: choose_by_view(view, question, [*weights]), rng)


class Table(msgspec.Struct, frozen=True):
    """What such a table is set up with."""

    edition: Edition
    players: int
    sheet: str
    rules: Rules
    policies: tuple[Policy, ...]

    def play(self, game: Any, tally: Any, outcome: npt.NDArray[np.int64], seed: int, index: int, *, whole_match: bool) -> None:
        """Play the round, or match, of an index; count it, and write down what it brought."""
        table = self.seated(seed, index, whole_match=whole_match)
        match = table.match
        while True:
            _count(match, played(table), tally, outcome)
            if not whole_match or match.over:
                break
            table.begin_round()
        for event in match.history:
            game["events"][_NUMBERS[event.name]] += 1
        tally["points"][: self.players] += match.state.scores
        outcome[pairing.SCORES : pairing.SCORES + self.players] += match.state.scores
        winner = match.state.match_winner
        if whole_match and winner is not None:
            outcome[[pairing.MATCHES, pairing.MATCH_WINS + winner]] += 1
            tally["matches"] += 1
            tally["match_wins"][winner] += 1

    def seated(self, seed: int, index: int, *, whole_match: bool) -> BotTable:
        """The round, or match, of an index, just dealt."""
        setting: dict[str, Any] = {"sheet": self.sheet, "rules": self.rules.values(), "seed": f"{seed}/{index}"}
        match = Match.seated(self.edition, players=self.players, **setting)
        if not whole_match:
            # The deal goes round with the index, so that no seat is favoured.
            match.state = msgspec.structs.replace(match.state, dealer=index % self.players)
            match.history.clear()
        match.next()
        bots = [
            bot_of(policy, random.Random(f"{seed}/{index}/{seat}"))  # noqa: S311  bots need luck, not secrets
            for seat, policy in enumerate(self.policies)
        ]
        return BotTable(match, bots)


def played(table: BotTable, watch: Callable[[list[int]], None] | None = None) -> dict[int, Card]:
    """Play a round to its end; the card with which each seat came to hold none. `watch` sees the sizes of hands before a move."""
    last = {}
    while not table.match.state.round_over:
        before = table.match.state.hands
        if watch:
            watch([*map(len, before)])
        table.step()
        for seat, hand in enumerate(table.match.state.hands):
            if not hand and len(before[seat]) == 1:
                last[seat] = before[seat][0]
    return last


def _count(match: Match, last: dict[int, Card], tally: Any, outcome: npt.NDArray[np.int64]) -> None:
    """Count a round that is over."""
    state = match.state
    tally["rounds"] += 1
    tally["turns"] += state.turns
    tally["lengths"][state.turns] += 1
    outcome[pairing.ROUNDS] += 1
    outcome[pairing.TURNS] += state.turns
    winner = state.round_winner
    if winner is None:
        tally["blocked"] += 1
        outcome[pairing.BLOCKED] += 1
        return
    place = state.start_direction * (winner - state.dealer) % state.players
    tally["round_points"][state.round_points] += 1
    tally["wins"][winner] += 1
    tally["places"][place] += 1
    outcome[[pairing.WON, pairing.WINS + winner, pairing.PLACES + place]] += 1
    outcome[pairing.POINTS] += state.round_points
    if winner in last:
        face = faces(state.edition).index(last[winner].face)
        tally["last_cards"][face] += 1
        outcome[pairing.LAST + face] += 1
