"""The compiled simulator beside RLCard and OpenSpiel, and what it was built to reach.

Whole rounds, four players, random play. A turn is one player's turn: in RLCard's game each action, as drawing there plays or
keeps at once. Times are CPU time on one core, but for two threads against one: there only the clock on the wall can tell.
"""

from __future__ import annotations

import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.batch.dueling import duel
from lastcard.batch.simulation import simulate
from lastcard.bench import compiled
from lastcard.bench.against import Cost, Costs, Plan, RatioGoal
from lastcard.bench.compiled import GAMES, VECTOR, edition_passes, vector_pass
from lastcard.bench.goals import Goal, goal, goals_table
from lastcard.bench.passes import PASSES, Pass, Times, cores, interleaved, on_one_core
from lastcard.bench.peers import OPENSPIEL, PLAYERS, RLCARD, openspiel_passes, rlcard_passes
from lastcard.bench.trees import Tree
from lastcard.editions import EDITIONS
from lastcard.words import Words

RLCARD_ROUNDS = 40
SPIEL_ROUNDS = 1500
DUEL_ROUNDS = 4000
THREADED = 40
"""So many times the rounds of an edition are shared out among threads: long enough that one busy moment does not decide."""

ALONE, TWO_THREADS = "1 thread", "2 threads"
START = "fresh process"
PRINTED = tuple(f"lastcard {edition.id}" for edition in EDITIONS if len(edition.specials) <= 1)
MEAN = "lastcard, mean of the printed editions"
BEFORE_REDESIGN = RatioGoal("a27ac72", must=0.85, aim=0.78)
"""What was asked of a turn, against the commit before the simulator was made anew."""
DUEL = f"lastcard duel, medium : {PLAYERS - 1} x random, a round"

FIRST_RESULT = "import sys; sys.modules['scipy'] = None; from lastcard import batch; batch.simulate('classic', 4, 1, threads=1)"
"""Without scipy, which only peers bring along: numba would import it."""
TELL_CPU = "import time; print(time.process_time())"
TELL_PEAK = "from lastcard.bench.batch import peak_bytes; print(peak_bytes())"


class Extent(msgspec.Struct, frozen=True):
    """How far it is measured whether more rounds cost more."""

    few: int = 10**4
    many: int = 10**6
    passes: int = PASSES
    memory_few: int = 10**3
    memory_many: int = 10**6


LONG = Extent(many=10**8, passes=1, memory_many=10**9)
"""All that was asked for; it takes about an hour."""


class Measured(msgspec.Struct, frozen=True):
    """Everything that one run found."""

    seconds: dict[str, Times]
    """A turn, an action, a round or a process, by what was run."""
    compile_s: float
    """The first compiling of all."""
    peaks: dict[int, int]
    """The most memory that a process took, in bytes, by the rounds it played."""


def report(rounds: int, passes: int, words: Words, *, as_json: bool, long: bool) -> None:
    """Measure and print, for people or for programs."""
    extent = LONG if long else Extent()
    with Console(stderr=True).status("") as status:
        measured = measure(rounds, passes, extent, status.update)
    reached = goals(measured, extent)
    if as_json:
        told = msgspec.to_builtins({"goals": reached, "extent": extent, "measured": measured}, str_keys=True)
        print(json.dumps(told))  # noqa: T201  data goes to standard output
        return
    console = Console()
    console.print(_title(rounds, passes, words), highlight=False)
    console.print(_turns(measured, words))
    console.print(goals_table(reached, words, _counts(extent)))


def measure(rounds: int, passes: int, extent: Extent, say: Callable[[str], None] = lambda _: None) -> Measured:
    """Run everything; passes are interleaved, peers that are not installed are left out."""
    runs = edition_passes(PLAYERS, rounds)
    runs |= {VECTOR: vector_pass(PLAYERS), DUEL: _duel, START: lambda: (_child(FIRST_RESULT, TELL_CPU)[0], 1)}
    runs |= {name: run for name, run in rlcard_passes(RLCARD_ROUNDS).items() if name == RLCARD}
    runs |= openspiel_passes(SPIEL_ROUNDS)
    spread = {_count(extent.few): _growth(extent.few, extent.many), _count(extent.many): _growth(extent.many, extent.many)}
    with on_one_core():
        for name, run in runs.items():
            # Nothing that happens only once is timed.
            say(name)
            run()
        seconds = interleaved(runs, passes, say) | interleaved(spread, extent.passes, say)
        say(FIRST_RESULT)
        compile_s = _first_compile()
    if cores() > 1:
        seconds |= interleaved(
            {ALONE: _threaded(1, rounds * THREADED), TWO_THREADS: _threaded(2, rounds * THREADED)}, passes, say
        )
    peaks = {}
    for number in (extent.memory_few, extent.memory_many):
        say(_count(number))
        peaks[number] = int(_child(f"from lastcard import batch; batch.simulate(rounds={number})", TELL_PEAK)[0])
    return Measured(seconds=seconds, compile_s=compile_s, peaks=peaks)


def plan(rounds: int, passes: int, words: Words) -> Plan:
    """How it is measured against another tree: a turn, an action and the start; not what takes minutes."""
    return Plan(partial(_costs, rounds=rounds), passes, _title(rounds, passes, words), goals={MEAN: [BEFORE_REDESIGN]})


def _title(rounds: int, passes: int, words: Words) -> str:
    return words.t("report-bench-turns", players=PLAYERS, passes=passes, rounds=rounds)


def _costs(tree: Tree, rounds: int) -> Costs:
    """One pass over a tree: this tree's program in that tree's environment, on one core."""
    with on_one_core():
        told: dict[str, Times] = json.loads(tree.run("-P", compiled.__file__, str(PLAYERS), str(rounds)))
        start_s = float(tree.run("-c", f"{FIRST_RESULT}; {TELL_CPU}"))
    costs = {name: Cost("ns", row["best"] * 1e9, row["median"] * 1e9) for name, row in told.items()}
    printed = [costs[name] for name in PRINTED]
    mean = Cost("ns", statistics.mean(cost.best for cost in printed), statistics.mean(cost.median for cost in printed))
    return costs | {MEAN: mean, START: Cost("ms", start_s * 1e3, start_s * 1e3)}


# --- What is run -------------------------------------------------------------------------------------------------------------


def _growth(rounds: int, total: int) -> Pass:
    """A total of rounds, in runs of so many: as long for few as for many, so that noise is the same for both."""

    def run() -> tuple[float, int]:
        began = time.process_time()
        for _ in range(total // rounds):
            simulate("classic", PLAYERS, rounds, threads=1)
        return time.process_time() - began, total

    return run


def _duel() -> tuple[float, int]:
    """Each deal once from every seat, with a bot that remembers in one of them."""
    began = time.process_time()
    done = duel("medium", "random", players=PLAYERS, rounds=DUEL_ROUNDS, threads=1)
    return time.process_time() - began, done.rounds


def _threaded(threads: int, rounds: int) -> Pass:
    def run() -> tuple[float, int]:
        return simulate("classic", PLAYERS, rounds, threads=threads).seconds, rounds

    return run


def _child(code: str, tell: str, **env: str) -> tuple[float, str]:
    """The number that a process of its own tells after running some code, and what it said on standard error."""
    command = [sys.executable, "-c", f"{code}; {tell}"]
    # Python keeps what it has read of the modules it imports, unless somebody forbids it, as tools for development do.
    outer = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, env=outer | env, check=True, capture_output=True, text=True)  # noqa: S603  our own code
    return float(done.stdout), done.stderr


def _first_compile() -> float:
    """CPU seconds of a process that finds nothing compiled before, and says so."""
    with tempfile.TemporaryDirectory() as empty:
        seconds, said = _child(FIRST_RESULT, TELL_CPU, XDG_CACHE_HOME=empty)
    assert "compiling" in said, "nothing was compiled, or nobody was told"
    return seconds


def peak_bytes() -> int:
    """The most memory that this process has taken so far."""
    status = Path("/proc/self/status")
    if status.exists():
        # Not from `getrusage`: on Linux that begins with the peak of the parent process.
        peak = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


# --- What was reached --------------------------------------------------------------------------------------------------------


def goals(measured: Measured, extent: Extent) -> list[Goal]:
    """What was asked for beside what was measured."""
    seconds = measured.seconds
    editions = [seconds[f"lastcard {edition.id}"] for edition in EDITIONS]
    average = _each(lambda which: statistics.mean(one[which] for one in editions))
    # Not the edition that has all the special cards of the others, and as much more to do in a turn.
    printed = [seconds[name] for name in PRINTED]
    slowest = _each(lambda which: max(one[which] for one in printed) / min(one[which] for one in printed))
    growth = _over(seconds, _count(extent.many), _count(extent.few))
    memory = measured.peaks[extent.memory_many] / measured.peaks[extent.memory_few]
    return [
        goal("rlcard", "x", 900, 1500, _over(seconds | {"average": average}, RLCARD, "average")),
        goal("openspiel", "x", 8, 14, _over(seconds | {"average": average}, OPENSPIEL, "average")),
        goal("editions", "x", 1.25, 1.15, slowest),
        goal("threads", "x", 1.8, 1.95, _over(seconds, ALONE, TWO_THREADS)),
        goal("start", "s", 0.6, 0.5, seconds[START]),
        goal("compile", "s", 18, 13, _each(lambda _: measured.compile_s)),
        goal("vector", "M/s", 19.2, 25, _each(lambda which: 1e-6 / seconds[VECTOR][which])),
        goal("memory", "x", 1, None, _each(lambda _: memory)),
        goal("growth", "x", 1.1, None, growth),
    ]


def _each(value: Callable[[str], float]) -> Times:
    return {which: value(which) for which in ("best", "median")}


def _over(seconds: Mapping[str, Times], upper: str, lower: str) -> Times | None:
    """How many times as long one takes as another, if both are there."""
    if upper not in seconds or lower not in seconds:
        return None
    return _each(lambda which: seconds[upper][which] / seconds[lower][which])


# --- For people --------------------------------------------------------------------------------------------------------------


def _turns(measured: Measured, words: Words) -> Table:
    """Nanoseconds a turn, an action, or a round of a duel."""
    table = Table(box=SIMPLE)
    table.add_column()
    for heading in ("best", "median"):
        table.add_column(words.t(f"cli-bench-{heading}"), justify="right")
    for name, row in measured.seconds.items():
        if name.startswith("lastcard") or name in {RLCARD, OPENSPIEL}:
            table.add_row(name, *(words.number(row[which] * 1e9, 1) for which in ("best", "median")))
    return table


def _counts(extent: Extent) -> dict[str, int]:
    return {
        "games": GAMES,
        "few": extent.few,
        "many": extent.many,
        "memory_few": extent.memory_few,
        "memory_many": extent.memory_many,
    }


def _count(rounds: int) -> str:
    return f"{rounds:,}"
