"""The policies `medium` and `hard`: they are the bots of those names, know no more than their seat, and play any table."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from batch.positions import rearrange
from bots.seats import Seats
from lastcard.batch import simulate
from lastcard.batch.bridge import recall, remember, to_row
from lastcard.batch.events import EVENTS
from lastcard.batch.odds import ODDS
from lastcard.batch.options import rows
from lastcard.batch.seating import POLICIES, Policy, seating_of
from lastcard.batch.state import GAME
from lastcard.bots import Memory, weights
from lastcard.bots.arena import BotTable
from lastcard.bots.codes import DRAW_FOUR_CODE, UNBOUNDED
from lastcard.bots.medium import Medium
from lastcard.bots.weights import TWO_PLAYERS, Weights
from lastcard.editions import EDITIONS
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.match import Arrangement, Match
from lastcard.rules.options import Rules
from lastcard.rules.state import Edition
from lastcard.testing.proofs import medium
from lastcard.testing.proofs.medium import Beside, Parity, prove
from lastcard.testing.proofs.tracing import (
    EAGER,
    POLLED,
    begin_match,
    chance_of,
    deal,
    forget,
    read_move,
    trace_remembering,
    weigh,
)
from lastcard.testing.proofs.twins import Difference, Setting
from lastcard.views import tell

DECISIONS = 5_000
RARE = {"dealer_drew", "dealer_chosen", "battle_void", "put_back"}
MOVES_MAX = 3000


# --- The same as the bot -----------------------------------------------------------------------------------------------------


def test_the_bot_and_its_twin_remember_and_choose_alike() -> None:
    """Over all editions, players, sheets and switches; nearly everything happens on the way."""
    said: list[dict[str, int]] = []

    done = prove(DECISIONS, seed=5, say=lambda **told: said.append(told))

    assert done.decisions >= DECISIONS
    assert said[-1]["decisions"] == done.decisions
    assert {name for name in EVENTS if not done.events[name]} <= RARE


def test_a_battle_that_nobody_can_go_on_with_is_remembered_alike() -> None:
    """Both threes are laid open, nobody has a card left and none can be drawn: each takes its own back, and all know it."""
    position = Arrangement(hands=("WB", "B3", "G1 G2"), discard_pile="R3", draw_pile="", turn=0)
    setting = Setting(
        edition=KICKIN_BATTLE,
        players=3,
        sheet="en",
        rules=Rules(),
        style=EAGER,
        policies=("random",) * 3,
        seed="void",
        index=0,
        chance=0,
        position=position,
    )
    done = Parity()

    for chance in range(12):
        Beside(msgspec.structs.replace(setting, chance=chance), done).match()

    assert done.events["battle_void"] > 1
    assert done.decisions > 10


@pytest.mark.parametrize(("what", "field"), [("memory", "gifts"), ("choice of seat", None)])
def test_a_twin_that_differs_is_found(monkeypatch: pytest.MonkeyPatch, what: str, field: str | None) -> None:
    """Be it in what it remembers, or in what it chooses."""

    def forged(*values: Any) -> None:
        weigh(*values)
        if field:
            values[1][field] += 1
        else:
            values[4][:] = 0

    monkeypatch.setattr(medium, "weigh", forged)

    with pytest.raises(Difference, match=what):
        prove(1000, seed=5)


def test_the_weights_are_numbered_as_the_bot_has_them() -> None:
    """Every weight has its number under its own name."""
    numbers = {name: getattr(weights, name.upper()) for name in Weights.__struct_fields__}

    assert list(numbers.values()) == list(range(len(numbers)))
    assert seating_of(TWO_PLAYERS, 2)["weights"][0, 1, weights.NAME_MANY] == TWO_PLAYERS.name_many


def test_a_bluff_is_dared_as_often_as_by_the_bot() -> None:
    """A quarter of the time, where it seems worth it."""
    game = Seats("R9 W4 B9 B8 B7 B6 | Y1 | G1 G2 G4 G5")
    odds = remember([game.memory(0)], game.match.state.edition)
    seating, seen, moves, heard = seating_of("medium", 3), np.zeros(2, GAME), np.zeros(1, np.int64), np.zeros(2, ODDS)
    bluffs = 0
    for chance in range(400):
        games = np.zeros(1, GAME)
        games[0] = to_row(game.match.state)
        chance_of(games, chance, 0)
        trace_remembering(games, seating, POLLED, seen, moves, odds.copy(), heard)
        bluffs += read_move(int(moves[0]))[1] == DRAW_FOUR_CODE

    assert 70 < bluffs < 130


# --- What it knows -----------------------------------------------------------------------------------------------------------


def positions(edition: Edition, players: int, rounds: int) -> Iterator[tuple[Any, Any]]:
    """Rows of rounds in which every seat plays `medium`, each with what is remembered there."""
    games, seating, odds = rows(1, edition, players, Rules()), seating_of("medium", players), np.zeros(1, ODDS)
    odds["watchers"] = (1 << players) - 1
    seen, moves, heard = np.zeros(MOVES_MAX + 1, GAME), np.zeros(MOVES_MAX, np.int64), np.zeros(MOVES_MAX + 1, ODDS)
    begin_match(games, 5, 0)
    for _ in range(rounds):
        games["match_over"] = 0
        deal(games)
        forget(games, odds)
        made = trace_remembering(games, seating, POLLED, seen, moves, odds, heard)
        yield from ((seen[at], heard[at]) for at in range(made))


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_it_sees_nothing_hidden(edition: Edition, level: str) -> None:
    """Everything that a seat cannot see is dealt anew, and it chooses the same; what it remembers is proved above."""
    rng = random.Random(7)  # noqa: S311  nothing secret hangs on it
    seating = seating_of(level, 3, edition=edition.id)
    before, after = np.zeros((2, 1, 10, 3), np.int64)
    compared = 0
    for row, heard in positions(edition, 3, rounds=3):
        games, odds = np.array([row]), np.array([heard])
        weigh(games, odds, seating, 1, before)
        for seat in np.flatnonzero((before[0] >= 0).any(axis=1)):
            other = games.copy()
            rearrange(other, int(seat), rng)
            weigh(other, odds, seating, 1, after)
            assert (before[0, seat] == after[0, seat]).all()
            compared += 1
    assert compared > 70


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_memory_becomes_a_record_and_comes_back(edition: Edition) -> None:
    """At any moment of a round; and it understands the rest of the round as the one that was there all the time."""
    match = Match.new(edition, players=3, seed=8)
    table = BotTable(match, [Medium(random.Random(seat)) for seat in range(3)])  # noqa: S311  bots need no secrecy
    back: list[list[Memory]] = []
    while not match.state.round_over and len(back) < 30:
        record = remember(table.memories, match.state.edition)[0]
        back.append([recall(record, to_row(match.state), seat) for seat in range(3)])
        for event in table.step():
            for memory in itertools.chain(*back):
                told = tell(event, memory.seat)
                if told is not None:
                    memory.hear(told)
        wanted = [_remembered(memory, match.state.edition) for memory in table.memories]
        for memories in back:
            assert [_remembered(memory, match.state.edition) for memory in memories] == wanted
    assert len(back) > 10


def _remembered(memory: Memory, edition: Edition) -> list[Any]:
    record = remember([memory], edition)[0]
    return [record[name].tolist() for name in ODDS.names or ()]


def test_of_a_colour_that_nothing_is_known_of_there_may_be_any_number() -> None:
    """A fresh memory bounds nothing."""
    record = remember([Memory(0, 2)], EDITIONS[0])[0]

    assert (record["may_be"] == UNBOUNDED).all()
    assert recall(record, to_row(Match.new("classic", players=2, seed=1).state), 0).bounds == [{}, {}]


# --- At any table ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_medium_wins_more_than_its_share(edition: Edition) -> None:
    """Against one that plays at random, and against three."""
    two = simulate(edition, 2, 2000, policy=["medium", "random"], seed=1)
    four = simulate(edition, 4, 2000, policy=["random", "random", "medium", "random"], seed=1)

    assert two.wins[0] > 1200
    assert four.wins[2] > 640
    assert four.policies == ("random", "random", "medium", "random")


def test_threads_change_nothing_where_somebody_remembers() -> None:
    """In matches too, with every policy at the table, two to ten players."""
    for players in (2, 4, 10):
        policies = [POLICIES[-1 - seat % len(POLICIES)] for seat in range(players)]
        assert "expert" in policies
        one, three = (
            simulate("kickin-battle", players, matches=120, policy=policies, seed=4, threads=threads, rules={"target": 60})
            for threads in (1, 3)
        )
        assert one.matches == 120
        assert one.events == three.events
        assert (one.wins == three.wins).all()
        assert (one.points == three.points).all()


def test_medium_may_have_other_weights() -> None:
    """Those of the reference, said by name or one by one, are the same; one that never plays what it could seldom wins."""
    named = simulate("classic", 2, 500, policy=["reference", "random"], seed=2)
    own: list[Policy] = [TWO_PLAYERS, "random"]
    given = simulate("classic", 2, 500, policy=own, seed=2)
    idle: list[Policy] = [msgspec.structs.replace(TWO_PLAYERS, draw=50.0), "random"]

    assert (named.wins == given.wins).all()
    assert given.policies == ("medium", "random")
    assert simulate("classic", 2, 500, policy=idle, seed=2).wins[0] < 100
