"""Many rounds: what is counted, and that nothing but the seed decides it."""

from __future__ import annotations

import itertools
import json
import random
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from lastcard.batch import WEIGHTS, simulate, simulation
from lastcard.batch.report import differences, facts
from lastcard.batch.results import Result
from lastcard.batch.seating import Policy
from lastcard.batch.simulation import side_by_side
from lastcard.bots.weights import TWO_PLAYERS
from lastcard.decks import read_deck
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.editions.grand import GRAND
from lastcard.policies import random_choice
from lastcard.polling import Polling
from lastcard.rules import play as game
from lastcard.rules.events import Event
from lastcard.rules.house import PRESETS
from lastcard.rules.options import Rules
from lastcard.rules.questions import Move
from lastcard.rules.setup import seated
from lastcard.rules.state import Edition, State

SMALL = read_deck("""
name = "Small"
colours = ["pink", "red", "blue"]
[cards]
"1-9" = 1
"+2" = 1
[wilds]
W = 2
WB = 4
WJ = 3
""")


def _plain(result: Result) -> dict[str, Any]:
    """A result without its time, to compare."""
    fields = {name: getattr(result, name) for name in result.__struct_fields__ if name != "seconds"}
    return {name: _listed(value) if isinstance(value, np.ndarray) else value for name, value in fields.items()}


def _listed(array: np.ndarray[Any, Any]) -> object:
    return array.tolist() if array.dtype.names is None else {name: array[name].tolist() for name in array.dtype.names}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_what_is_counted_adds_up(edition: Edition) -> None:
    """Every round is won or blocked, has its length, its events and its last card."""
    result = simulate(edition, players=5, rounds=3000, seed=2, sheet="fr-CA")

    assert result.rounds == 3000
    assert result.wins.sum() + result.blocked == 3000
    assert result.places.sum() == result.wins.sum() == result.round_points.sum() == sum(result.last_cards.values())
    assert result.turns == result.events["turn_began"] == (result.lengths * np.arange(len(result.lengths))).sum()
    assert result.events["went_out"] == result.wins.sum()
    assert result.points.sum() == (result.round_points * np.arange(len(result.round_points))).sum()
    assert 20 < result.turns_per_round < 100


def test_special_cards_are_counted_one_by_one() -> None:
    """All five of the edition that has them, and those of a deck file; a round is won with each of them but the battle."""
    grand, small = simulate("grand", 4, 20_000, seed=2), simulate(SMALL, 3, 20_000, seed=2)

    assert list(grand.last_cards)[-5:] == ["WB", "WU", "WF", "WJ", "WA"]
    assert [grand.last_cards[face] > 0 for face in ("WB", "WU", "WF", "WJ", "WA")] == [False, True, True, True, True]
    assert (small.edition, list(small.last_cards)[-2:]) == ("Small", ["WB", "WJ"])
    assert [small.events[name] > 0 for name in ("rival_named", "tormented", "number_named")] == [True, True, False]
    assert (small.cards["0"], small.cards["1"], small.cards["WB"], small.cards["W4"]) == (0, 3, 4, 0)


def test_partners_score_together() -> None:
    """Whichever of them goes out."""
    for scoring in ("winner", "low"):
        result = simulate("classic", 4, matches=300, seed=3, rules={"teams": True, "scoring": scoring})

        assert result.points[:2].tolist() == result.points[2:].tolist()
        assert result.match_wins[:2].sum() > result.match_wins[2:].sum() * (scoring == "low")


@pytest.mark.parametrize("policy", ["random", "uniform", "heuristic", "medium"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_policy_plays_by_any_house_rules(preset: str, policy: str) -> None:
    """With all five special cards, to the end."""
    result = simulate("grand", 4, 300, policy=policy, seed=5, rules=PRESETS[preset])

    assert result.rounds == result.wins.sum() + result.blocked == 300
    assert result.wins.sum() > 100, "anything at random takes long, and drawing until a card fits still longer"
    assert (result.events["jumped_in"] > 0) == bool(PRESETS[preset].get("jump_in"))
    assert (result.events["received"] > 0) == bool(PRESETS[preset].get("seven_zero"))


def test_threads_and_chunks_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread or three, in chunks of any size: the same numbers."""
    one = _plain(simulate("urrrhhh", 3, 5000, seed=8, threads=1))
    three = _plain(simulate("urrrhhh", 3, 5000, seed=8, threads=3))
    monkeypatch.setattr(simulation, "CHUNK_ROUNDS", 37)
    small = _plain(simulate("urrrhhh", 3, 5000, seed=8, threads=2))

    assert one == three == small
    assert one != _plain(simulate("urrrhhh", 3, 5000, seed=9, threads=1))


def test_a_run_is_the_beginning_of_a_longer_one() -> None:
    """A round depends on its index alone, so 300 rounds and the 200 after them are 500."""
    longer, shorter = simulate("classic", 2, 500, seed=1), simulate("classic", 2, 300, seed=1)

    assert (longer.lengths >= shorter.lengths).all()


@pytest.mark.parametrize(
    ("count", "policy"),
    [({"rounds": 2500}, "random"), ({"matches": 60}, "random"), ({"rounds": 9}, "easy")],
    ids=["rounds", "matches", "a bot that is not compiled"],
)
def test_the_parts_of_a_run_add_up_to_it(count: dict[str, Any], policy: str) -> None:
    """To the last number, in whatever order they are added, one of them without any rounds."""
    setting: dict[str, Any] = {"edition": "classic", "players": 3, "policy": policy, "seed": 4, "by_deal": True}
    ((what, total),) = count.items()
    cuts = [0, total // 3, total // 3, total // 2, total]
    parts = [simulate(**setting | {what: end - start, "first": start}) for start, end in itertools.pairwise(cuts)]

    whole = _plain(simulate(**setting, **count))
    assert _plain(parts[0] + parts[1] + parts[2] + parts[3]) == whole
    assert _plain(parts[3] + ((parts[1] + parts[0]) + parts[2])) == whole
    assert sum(part.rounds for part in parts) == whole["rounds"], "adding leaves the parts as they are"


def test_differences_between_settings_add_up_too() -> None:
    """Each deal beside itself, in whichever part of the run it is."""
    settings = [{}, {"rules": {"drawn_card": "must"}}]
    parts = [side_by_side(settings, rounds=400, first=first, seed=3) for first in (0, 400)]

    assert differences(parts[0][1] + parts[1][1]) == differences(side_by_side(settings, rounds=800, seed=3)[1])


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ({"first": 301}, "parts of a run follow each other, and these have 0 to 299 and 301 to 400"),
        ({"first": 299}, "parts of a run follow each other, and these have 0 to 299 and 299 to 398"),
        ({"first": 0}, "parts of a run follow each other, and these have 0 to 99 and 0 to 299"),
        ({"seed": 2}, "these differ in seed"),
        ({"edition": "grand", "policy": "uniform"}, "these differ in edition, policies, cards"),
        ({"rules": {"target": 300}}, "these differ in rules"),
        ({"rounds": None, "matches": 1}, "one of these has rounds, and the other matches"),
    ],
)
def test_what_are_no_parts_of_one_run_is_not_added_up(other: dict[str, Any], message: str) -> None:
    """A round that is missing, one that is there twice, or one of another game would spoil everything counted."""
    part = simulate("classic", 4, 300)

    with pytest.raises(ValueError, match=message):
        part + simulate(**{"edition": "classic", "players": 4, "rounds": 100, "first": 300, **other})


def test_a_part_that_was_stopped_is_not_added_up() -> None:
    """Nobody knows which of its rounds are missing."""
    part, stopped = simulate("classic", 4, 300), replace(simulate("classic", 4, 100, first=300), stopped=True)

    with pytest.raises(ValueError, match="a part that was stopped lacks rounds"):
        stopped + part


def test_whole_matches_have_a_winner_each() -> None:
    """A match ends when somebody reaches the target, after as many rounds as it takes."""
    result = simulate("best-friends", 3, matches=200, seed=5, rules={"target": 300})

    assert result.matches == result.match_wins.sum() == result.events["match_ended"] == 200
    assert result.events["dealer_chosen"] == 200
    assert result.rounds > 200
    low = simulate("classic", 4, matches=50, rules={"scoring": "low"})
    assert low.match_wins.sum() == 50


def test_every_seat_may_have_its_own_policy() -> None:
    """The heuristic beats three that play at random; a seat that only wants to draw wins less."""
    mixed = simulate("classic", 4, 20_000, policy=["heuristic", "random", "random", "random"], seed=3)
    drawing = list(WEIGHTS.values())
    drawing[list(WEIGHTS).index("drawing")] = 1000.0
    policies: list[Policy] = [drawing, "random", "random", "random"]
    poor = simulate("classic", 4, 2000, policy=policies, seed=3)

    assert mixed.policies == ("heuristic", "random", "random", "random")
    assert mixed.wins[0] > 0.29 * mixed.rounds
    assert poor.wins[0] < 0.05 * poor.rounds


def test_weights_may_be_an_array_one_for_all_or_a_row_for_each_seat() -> None:
    """As a program that tunes them has them; the same numbers in a list are the same policy."""
    rows = np.random.default_rng(1).uniform(-1, 1, (3, len(WEIGHTS)))

    for given, listed in ((rows[0], rows[0].tolist()), (rows, rows.tolist()), ([rows[0], "random", "medium"], None)):
        result = simulate("classic", 3, 300, policy=given, seed=3)
        assert result.rounds == 300
        assert listed is None or _plain(result) == _plain(simulate("classic", 3, 300, policy=listed, seed=3))


def test_uniform_declines_and_lets_calls_go() -> None:
    """Whoever chooses anything offered catches and is caught, challenges, and keeps what fits."""
    result = simulate("classic", 3, 50, policy="uniform", seed=1)

    assert min(result.events[name] for name in ("caught", "called", "challenged", "kept")) > 0
    assert result.turns_per_round > 100


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"edition": "chess"}, "no edition is called 'chess'"),
        ({"players": 1}, "players must be a whole number from 2 to 10, not '1'"),
        ({"players": 11}, "players must be a whole number from 2 to 10, not '11'"),
        ({"rounds": -1}, "rounds must be a whole number from 0"),
        ({"rounds": 1.5}, "rounds must be a whole number"),
        ({"first": -1}, "first must be a whole number from 0"),
        ({"rounds": None}, "how many rounds, or how many matches"),
        ({"matches": 4}, "how many rounds, or how many matches"),
        ({"policy": "clever"}, "no policy is called 'clever': random, uniform, heuristic"),
        ({"policy": ["random"] * 3}, "3 policies for 4 players"),
        ({"policy": [1.0, 2.0]}, "heuristic has 20 weights"),
        ({"policy": [float("nan")] * 20}, "numbers from -1e.09 to 1e.09 for: points"),
        ({"policy": [-1e308, 1e308] * 10}, "numbers from -1e.09 to 1e.09 for: points"),
        ({"policy": [["high"] * 20, *["random"] * 3]}, "numbers from -1e.09 to 1e.09 for: points"),
        ({"policy": replace(TWO_PLAYERS, draw=float("nan"))}, "medium has 35 weights, numbers from -1e.09 to 1e.09 for: draw"),
        ({"policy": replace(TWO_PLAYERS, wild=float("-inf"))}, "medium has 35 weights"),
        ({"policy": replace(TWO_PLAYERS, wild="much")}, "medium has 35 weights"),
        ({"policy": np.array(7.0)}, "a policy is a name or an array of weights, not '7.0'"),
        ({"policy": np.zeros((3, 20))}, "3 policies for 4 players"),
        ({"policy": np.zeros((4, 19))}, "heuristic has 20 weights"),
        ({"policy": 7}, "a policy is a name or an array of weights, not '7'"),
        ({"players": 4.0}, "players must be a whole number from 2 to 10, not '4.0'"),
        ({"players": True}, "players must be a whole number from 2 to 10"),
        ({"threads": 0}, "threads must be a whole number from 1"),
        ({"seed": "7"}, "seed must be a whole number"),
        ({"sheet": "xx"}, "no sheet is called 'xx'"),
        ({"rules": {"target": 0}}, "target must be a positive whole number"),
        ({"rules": {"target": 10**12}}, "counts to a target of"),
        ({"rules": {"teams": True}, "players": 5}, "players must be 4, 6, 8, 10 with teams on"),
        ({"edition": SMALL, "players": 6}, "6 players cannot be dealt 7 cards each of this deck"),
    ],
)
def test_nonsense_is_refused_before_anything_runs(arguments: dict[str, Any], message: str) -> None:
    """Each wrong argument has its own sentence."""
    with pytest.raises(ValueError, match=message):
        simulate(**{"edition": "classic", "players": 4, "rounds": 10, **arguments})


def test_the_whole_numbers_of_numpy_are_whole_numbers() -> None:
    """Whoever goes through an array of seeds or of table sizes need not convert them; what comes back is plain."""
    taken = simulate("classic", np.int64(3), np.int32(200), seed=np.uint64(2**64 - 1), threads=np.int8(1))  # type: ignore[arg-type]

    assert _plain(taken) == _plain(simulate("classic", 3, 200, seed=2**64 - 1, threads=1))
    assert json.loads(json.dumps(facts(taken)))["players"] == 3


def test_an_edition_without_a_twin_is_refused_although_it_comes_with_lastcard() -> None:
    """Whoever adds an edition to the list has to write its twin: until then it is refused, not played as another."""
    run = subprocess.run([sys.executable, "-c", NEWCOMER], capture_output=True, text=True, check=False)

    assert run.returncode == 1
    assert "ValueError: the compiled simulator does not know the edition 'newcomer': it plays classic, " in run.stderr


NEWCOMER = """
from lastcard import editions
from lastcard.cards import deck
from lastcard.rules.actions import wild
from lastcard.rules.state import Edition

editions.EDITIONS += (Edition("newcomer", deck(editions.CLASSIC.colours, "WN"), wild),)

from lastcard import batch

batch.simulate("newcomer", rounds=1)
"""


def test_no_rounds_is_a_result_too() -> None:
    """Nothing played, nothing counted, nothing divided by."""
    result = simulate("classic", 4, 0)

    assert (result.rounds, result.turns, result.turns_per_round) == (0, 0, 0.0)


@pytest.fixture
def interrupts() -> Iterator[Callable[[], None]]:
    """Ctrl-C. Whoever runs the tests in the background may have them ignore interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield lambda: signal.raise_signal(signal.SIGINT)
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_gives_what_is_done(interrupts: Callable[[], None]) -> None:
    """Ctrl-C ends a run that would take years with whole rounds counted."""

    def interrupt(done: int, total: int) -> None:
        del total
        if done:
            interrupts()

    result = simulate("classic", 4, 10**12, threads=2, progress=interrupt)

    assert result.stopped
    assert 0 < result.rounds < 10**12
    assert result.wins.sum() + result.blocked == result.rounds


def test_an_interrupt_ends_the_longest_match_too(interrupts: Callable[[], None]) -> None:
    """A match to a billion points is left in the middle; its rounds count."""
    progress = iter(range(5))

    def interrupt(done: int, total: int) -> None:
        assert (done, total) == (0, 5)
        if next(progress) == 4:
            interrupts()

    result = simulate("classic", 4, matches=5, rules={"target": 10**9}, threads=1, progress=interrupt)

    assert (result.stopped, result.matches) == (True, 0)
    assert result.rounds == result.wins.sum() + result.blocked > 0
    assert result.points.sum() == (result.round_points * np.arange(len(result.round_points))).sum()


def test_a_run_whose_progress_fails_is_ended() -> None:
    """What the listener raises comes out, and no thread plays on."""

    def fail(done: int, total: int) -> None:
        raise RuntimeError(f"{done} of {total}")

    with pytest.raises(RuntimeError, match=f"of {10**12}"):
        # It would take years.
        simulate("classic", 4, 10**12, progress=fail)


def test_a_thread_that_cannot_begin_ends_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system may refuse so many: that is said at once, and those that have begun do not play on behind it."""
    simulate("classic", 4, 10)
    begin = threading.Thread.start
    begun: list[threading.Thread] = []

    def start(thread: threading.Thread) -> None:
        if begun:
            raise RuntimeError("can't start new thread")
        begun.append(thread)
        begin(thread)

    monkeypatch.setattr(threading.Thread, "start", start)
    with pytest.raises(RuntimeError, match="can't start new thread"):
        simulate("classic", 4, 10**9, threads=2)

    begun[0].join(30)
    assert not begun[0].is_alive()


def test_progress_is_told() -> None:
    """How many of how many, up to the end."""
    heard: list[tuple[int, int]] = []

    simulate("classic", 4, 5000, progress=lambda done, total: heard.append((done, total)))

    assert heard[-1] == (5000, 5000)


@pytest.mark.parametrize(
    ("edition", "rules"),
    [*((edition, Rules()) for edition in EDITIONS), (CLASSIC, Rules(**PRESETS["mayhem"])), (GRAND, Rules(**PRESETS["party"]))],  # type: ignore[arg-type]
    ids=[*(edition.id for edition in EDITIONS), "mayhem", "party"],
)
def test_rare_events_are_as_frequent_as_in_the_readable_rules(edition: Edition, rules: Rules) -> None:
    """Under `random`, what happens in a round happens as often in both engines, within five standard errors."""
    rounds = 200
    readable = _readable(edition, rules, rounds)
    compiled = simulate(edition, 4, 100_000, seed=6, rules=rules.values())

    assert {name for name, happened in compiled.events.items() if happened > compiled.rounds / 20} <= set(readable)
    for name, counts in readable.items():
        mean, spread = float(np.mean(counts)), float(np.std(counts, ddof=1))
        expected = compiled.events[name] / compiled.rounds
        error = max(spread, expected**0.5) / rounds**0.5
        assert abs(mean - expected) < 5 * error + 1e-9, name


def _readable(edition: Edition, rules: Rules, rounds: int) -> dict[str, list[int]]:
    """How often each event happened in each round that the readable rules played."""
    rng = random.Random(1)  # noqa: S311  nothing secret hangs on it
    rows = [Counter(event.name for event in _round(edition, rules, rng)) for _ in range(rounds)]
    # Those without a name are told to nobody; the simulator's rounds have no draw for the deal.
    names = {name for row in rows for name in row} - {"", "dealer_drew", "dealer_chosen", "match_ended"}
    return {name: [row[name] for row in rows] for name in sorted(names)}


def _round(edition: Edition, rules: Rules, rng: random.Random) -> list[Event]:
    """What happens in a round that the readable rules play under `random`."""
    happened: list[Event] = []

    def taken(outcome: tuple[State, tuple[Event, ...]]) -> State:
        state, events = outcome
        happened.extend(events)
        pile = game.pile_to_shuffle(state)
        return state if pile is None else taken(game.shuffle(state, tuple(rng.sample(pile, len(pile)))))

    polling = Polling()
    state = taken(game.begin_round(taken(game.begin(seated(edition, "en", rules, 4)))))
    while not state.round_over:
        asked = game.asked(state)
        question = polling.question(state, asked)
        if not question.choices:
            polling.silence()
            continue
        choice = random_choice(question, state.hands[question.seat], state.colour, rng)
        state = taken(game.apply(state, Move(question.seat, choice), asked))
    return happened
