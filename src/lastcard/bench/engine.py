"""The readable rules engine beside RLCard's UNO environment: whole rounds, four players, random play, CPU time.

And what the strongest level takes for a choice, by the number of players.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from functools import partial

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.bench.against import Cost, Costs, Plan
from lastcard.bench.passes import Pass, interleaved, on_one_core
from lastcard.bench.peers import PLAYERS, rlcard_passes
from lastcard.bench.trees import Tree
from lastcard.bots import Bot, Memory, bot
from lastcard.bots.arena import BotTable
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.editions.sheets import SHEETS
from lastcard.match import Match
from lastcard.policies import random_choice
from lastcard.polling import Polling
from lastcard.rules import play as game
from lastcard.rules.questions import Choice, Move, Question
from lastcard.rules.setup import seated
from lastcard.rules.state import Edition, State
from lastcard.shuffle import shuffled
from lastcard.views import View, view
from lastcard.words import Words

REPLAYED = "lastcard classic: apply and asked, replayed"
LEVEL = "expert"
CHOICES = {players: f"{LEVEL}: a choice among {players}" for players in (2, 4, 6, 10)}
ASKED = {REPLAYED: (7.0, 6.0)} | dict.fromkeys(CHOICES.values(), (1000.0,))
"""What some of it must come to, and what it should: microseconds on a quiet core. In the same run it should be below RLCard's
bare `game.step`."""
ROUNDS_PER_MATCH = 30
"""For so many rounds of everything else one match of bots is played."""


def report(rounds: int, passes: int, words: Words, *, as_json: bool) -> None:
    """Measure and print, for people or for programs."""
    measured = measure(rounds, passes)
    if as_json:
        print(json.dumps(measured))  # noqa: T201  data goes to standard output
        return
    table = Table(title=_title(rounds, passes, words), box=SIMPLE)
    table.add_column()
    for heading in ("best", "median", "must", "aim"):
        table.add_column(words.t(f"cli-bench-{heading}"), justify="right")
    for name, row in measured.items():
        table.add_row(name, *[words.number(value, 2) for value in (row["best"], row["median"], *ASKED.get(name, ()))])
    Console().print(table)


def plan(rounds: int, passes: int, words: Words) -> Plan:
    """How it is measured against another tree."""
    return Plan(partial(_costs, rounds=rounds), passes, _title(rounds, passes, words))


def _title(rounds: int, passes: int, words: Words) -> str:
    return words.t("report-bench-title", players=PLAYERS, passes=passes, rounds=rounds)


def _costs(tree: Tree, rounds: int) -> Costs:
    """One pass over a tree, on one core: its own `bench engine`, which knows by what names that tree's engine is called."""
    with on_one_core():
        told = json.loads(tree.run("-m", "lastcard", "bench", "engine", "--rounds", str(rounds), "--json"))
    return {name: Cost("µs", row["best"], row["median"]) for name, row in told.items()}


def measure(rounds: int, passes: int) -> dict[str, dict[str, float]]:
    """Microseconds per move of everything, by name."""
    runs: dict[str, Pass] = {}
    for edition in EDITIONS:
        runs[f"lastcard {edition.id}"] = partial(play, edition, rounds)
    classic = positions(EDITIONS[0], rounds)
    runs[REPLAYED] = partial(step, EDITIONS[0], rounds)
    runs["lastcard classic: asked"] = lambda: _timed(game.asked, classic)
    runs["lastcard classic: view"] = lambda: _timed(lambda state: view(state, state.turn), classic)
    for players, name in CHOICES.items():
        runs[name] = partial(choose, players, max(1, rounds // ROUNDS_PER_MATCH))
    runs |= rlcard_passes(max(1, rounds // 5))
    return {name: {which: time_s * 1e6 for which, time_s in row.items()} for name, row in interleaved(runs, passes).items()}


# --- Ourselves ---------------------------------------------------------------------------------------------------------------


def play(edition: Edition, rounds: int) -> tuple[float, int]:
    """Whole rounds from the dealer's draw on, every shuffle and event included: CPU seconds and moves."""
    rng, moves = random.Random(1), 0  # noqa: S311  a repeatable game
    began = time.process_time()
    for seed in range(rounds):
        state, polling = _dealt(edition, str(seed)), Polling()
        while not state.round_over:
            asked = game.asked(state)
            question = polling.question(state, asked)
            choice = random_choice(question, state.hands[question.seat], state.colour, rng)
            state, _ = game.apply(state, Move(question.seat, choice), asked)
            state = _shuffled(state, str(seed))
            moves += 1
    return time.process_time() - began, moves


def step(edition: Edition, rounds: int) -> tuple[float, int]:
    """The same rounds, timed as RLCard's `env.step` is: the move and the next questions, without dealing and choosing.

    Each round is played once to have its moves, and they are timed when it is played again: with a clock read at every move, it
    is the clock that is measured, too.
    """
    rng, moves, seconds = random.Random(1), 0, 0.0  # noqa: S311  a repeatable game
    for seed in map(str, range(rounds)):
        state = _dealt(edition, seed)
        played = [move for _, move in _moves(state, seed, rng)]
        asked = game.asked(state)
        began = time.process_time()
        for move in played:
            state, _ = game.apply(state, move, asked)
            state = _shuffled(state, seed)
            asked = game.asked(state)
        seconds += time.process_time() - began
        moves += len(played)
    return seconds, moves


def positions(edition: Edition, rounds: int) -> list[State]:
    """The states of some rounds, to ask about."""
    rng = random.Random(1)  # noqa: S311  a repeatable game
    return [state for seed in map(str, range(min(rounds, 50))) for state, _ in _moves(_dealt(edition, seed), seed, rng)]


class _Timed:
    """A bot, and how long it has thought so far: CPU seconds."""

    def __init__(self, seat: int) -> None:
        self._bot: Bot = bot(LEVEL, random.Random(seat))  # noqa: S311  a repeatable game
        self.seconds, self.choices = 0.0, 0

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        began = time.process_time()
        choice = self._bot.choose(view, question, memory)
        self.seconds += time.process_time() - began
        self.choices += 1
        return choice


def choose(players: int, matches: int) -> tuple[float, int]:
    """Whole matches of bots, of which nothing but their thinking counts: CPU seconds and choices."""
    bots = [_Timed(seat) for seat in range(players)]
    for seed in map(str, range(matches)):
        BotTable(Match.new(CLASSIC.id, players=players, seed=seed), bots).play_match()
    return sum(each.seconds for each in bots), sum(each.choices for each in bots)


def _moves(state: State, seed: str, rng: random.Random) -> Iterator[tuple[State, Move]]:
    """A round as the policy `random` plays it: each state in which a move is made, and the move."""
    polling = Polling()
    while not state.round_over:
        asked = game.asked(state)
        question = polling.question(state, asked)
        move = Move(question.seat, random_choice(question, state.hands[question.seat], state.colour, rng))
        yield state, move
        state = _shuffled(game.apply(state, move, asked)[0], seed)


def _dealt(edition: Edition, seed: str) -> State:
    state = _shuffled(game.begin(seated(edition, "en", SHEETS["en"], PLAYERS))[0], seed)
    return _shuffled(game.begin_round(state)[0], seed)


def _shuffled(state: State, seed: str) -> State:
    while (pile := game.pile_to_shuffle(state)) is not None:
        order = shuffled(pile, seed=seed, salts=(), round_no=state.round_no, nth=state.shuffles)
        state, _ = game.shuffle(state, order)
    return state


def _timed(look: Callable[[State], object], states: list[State]) -> tuple[float, int]:
    began = time.process_time()
    for state in states:
        look(state)
    return time.process_time() - began, len(states)
