"""Playing very many rounds or matches.

Every one has random numbers of its own, from the seed and its index, and everything counted is a sum of whole numbers; so a
result does not depend on how the work is shared out among threads, or among runs (`results`).
"""

from __future__ import annotations

import itertools
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lastcard.batch import pairing
from lastcard.batch.bridge import remember, to_row
from lastcard.batch.cards import faces
from lastcard.batch.compiling import u64
from lastcard.batch.deals import deal_type, write_deals
from lastcard.batch.events import EVENTS
from lastcard.batch.odds import ODDS
from lastcard.batch.options import rows, whole_number
from lastcard.batch.pairing import Paired
from lastcard.batch.readable import Table, bot_of, uncompiled
from lastcard.batch.results import Result
from lastcard.batch.rounds import TALLY, play_on, play_on_remembering
from lastcard.batch.seating import SEATING, Policy, name_of, policies_of, remembering, seating_of
from lastcard.batch.state import GAME, Games
from lastcard.bots.memory import Memory
from lastcard.match import edition_called, sheet_called
from lastcard.rules.options import Rules
from lastcard.rules.state import Edition, State

CHUNK_ROUNDS = 2000
CHUNK_MATCHES = 100
CHUNK_READABLE = 4
"""Of rounds, or matches, where somebody is not compiled: they take long."""
PROGRESS_S = 0.1
COUNT_MAX = 2**62


def simulate(
    edition: str | Edition = "classic",
    players: int = 4,
    rounds: int | None = None,
    policy: Policy | Sequence[Policy] = "random",
    seed: int = 1,
    threads: int | None = None,
    sheet: str = "en",
    rules: Mapping[str, object] | None = None,
    *,
    matches: int | None = None,
    first: int = 0,
    by_deal: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Result:
    """Play so many rounds, or matches, on so many threads (all cores unless told); Ctrl-C gives what is done so far.

    A policy may be any level of bots: one that is not compiled, like a bot of an installed package, plays by the readable
    rules, on one thread. With `first` the run begins at a later index: parts of a run can be played apart, and their results
    added up. With `by_deal` the result has a row for each round, or match. `progress` is told now and then how many of how many
    are done. ValueError says what is wrong.
    """
    setting = {"edition": edition, "players": players, "policy": policy, "sheet": sheet, "rules": rules}
    count = {"rounds": rounds, "matches": matches}
    (result,) = side_by_side([setting], **count, first=first, seed=seed, threads=threads, by_deal=by_deal, progress=progress)
    return result


def side_by_side(
    settings: Sequence[Mapping[str, Any]],
    *,
    rounds: int | None = None,
    seed: int = 1,
    threads: int | None = None,
    matches: int | None = None,
    first: int = 0,
    by_deal: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """The same deals under several settings, chunk by chunk; each says its edition, players, policy, sheet and rules."""
    tables = [Setting.of(**setting) for setting in settings]
    total = _count(rounds, matches)
    first = whole_number(first, "first", 0, COUNT_MAX)
    seed = whole_number(seed, "seed", -(2**63), 2**64)
    workers = threads_of(threads)
    chunk = CHUNK_ROUNDS if matches is None else CHUNK_MATCHES
    if not all(table.compiled for table in tables):
        # None of them is, then: the readable rules deal from other shuffles, and all must have the same deals.
        tables = [table._replace(compiled=False) for table in tables]
        chunk, workers = CHUNK_READABLE, 1
    crews = [_crew(tables, chunk, by_deal=by_deal) for _ in range(min(workers, -(-total // chunk) or 1))]
    team = _Team(range(first, first + total), chunk, crews)
    if by_deal:
        team.deals = [np.zeros(total, deal_type(table.players)) for table in tables]
    team.run(u64(seed % 2**64), whole_matches=matches is not None, progress=progress)
    return [_result(table, seed, team, at) for at, table in enumerate(tables)]


class Setting(NamedTuple):
    """What is played, checked."""

    edition: Edition
    players: int
    sheet: str
    rules: Rules
    policies: tuple[Policy, ...]
    compiled: bool
    """Whether kernels play it."""

    @classmethod
    def of(
        cls,
        edition: str | Edition = "classic",
        players: int = 4,
        policy: Policy | Sequence[Policy] = "random",
        sheet: str = "en",
        rules: Mapping[str, object] | None = None,
    ) -> Setting:
        """A setting as `simulate` takes it; ValueError says what is wrong."""
        known = edition_called(edition)
        switches = sheet_called(sheet).with_values(rules or {})
        rows(1, known, players, switches)
        each = policies_of(policy, int(players))
        compiled = not uncompiled(each)
        if compiled:
            seating_of(each, len(each))
        else:
            for one in each:
                bot_of(one, random.Random(0))  # noqa: S311  to see whether there is one
        return cls(known, int(players), sheet, switches, each, compiled)


def _crew(settings: Sequence[Setting], chunk: int, *, by_deal: bool) -> list[_Worker]:
    """The workers of a thread, one for each setting."""
    crew = []
    for setting in settings:
        games = rows(1, setting.edition, setting.players, setting.rules)
        if setting.compiled:
            crew.append(_Worker(games, seating_of(setting.policies, setting.players, setting.rules, setting.edition.id)))
        else:
            table = Table(setting.edition, setting.players, setting.sheet, setting.rules, setting.policies)
            crew.append(_Worker(games, np.zeros(1, SEATING), readable=table))
    players = max(setting.players for setting in settings)
    for worker in crew:
        if by_deal or len(crew) > 1 or worker.readable is not None:
            worker.outcomes = np.zeros((chunk, pairing.COLUMNS), np.int64)
    for worker in crew[1:]:
        worker.paired = Paired(players)
    return crew


def play_out(
    state: State,
    rounds: int,
    policy: Policy | Sequence[Policy] = "random",
    seed: int = 1,
    threads: int | None = 1,
    *,
    memories: Sequence[Memory] = (),
) -> Result:
    """Play a round to its end so many times, each time from this position, with the draw pile in any order.

    Points are those of this round. Seats whose policy remembers need a memory each. ValueError says what is wrong.
    """
    start = to_row(state)
    if not state.playing or state.round_over:
        raise ValueError("nothing is left to play in this round: a position has a round under way")
    start["scores"] = 0
    total = whole_number(rounds, "rounds", 0, COUNT_MAX)
    seed = whole_number(seed, "seed", -(2**63), 2**64)
    seating = seating_of(policy, state.players, state.rules, state.edition.id)
    watchers = remembering(seating)
    if watchers != sum(1 << memory.seat for memory in memories):
        wanted = [seat for seat in range(state.players) if watchers >> seat & 1]
        raise ValueError(f"memories are wanted for the seats that remember, and for no other: {wanted}")
    recalled = remember(memories, state.edition) if memories else np.zeros(0, ODDS)
    workers = [
        _Worker(rows(1, state.edition, state.players, state.rules), seating, np.array([start]), recalled)
        for _ in range(min(threads_of(threads), -(-total // CHUNK_ROUNDS) or 1))
    ]
    team = _Team(range(total), CHUNK_ROUNDS, [[worker] for worker in workers])
    team.run(u64(seed % 2**64))
    each = policies_of(policy, state.players)
    return _result(Setting(state.edition, state.players, state.sheet, state.rules, each, compiled=True), seed, team, 0)


def threads_of(wanted: int | None) -> int:
    """How many threads to play on; ValueError says what is wrong."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return whole_number(cores if wanted is None else wanted, "threads", 1, 4096)


def _count(rounds: int | None, matches: int | None) -> int:
    if (rounds is None) == (matches is None):
        raise ValueError("say how many rounds, or how many matches")
    return whole_number(rounds, "rounds", 0, COUNT_MAX) if rounds is not None else whole_number(matches, "matches", 0, COUNT_MAX)


class _Worker:
    """One thread's own memory."""

    def __init__(
        self,
        games: Games,
        seating: npt.NDArray[np.void],
        starts: Games = np.zeros(0, GAME),  # noqa: B008  nothing is in it
        recalled: npt.NDArray[np.void] = np.zeros(0, ODDS),  # noqa: B008  as above
        readable: Table | None = None,
    ) -> None:
        self.games, self.starts = games, starts
        self.seating, self.recalled = seating, recalled
        self.odds = np.zeros(1, ODDS)
        self.odds["watchers"] = remembering(seating)
        self.tally = np.zeros(1, TALLY)
        self.readable = readable
        self.outcomes = np.zeros((0, pairing.COLUMNS), np.int64)
        """What each round of a chunk brought, where somebody compares."""
        self.paired: Paired | None = None
        self.finished = threading.Event()


class _Team:
    """Threads that share out chunks of the work until all is done or they are told to stop.

    Each has a crew: a worker for each setting, all of whom play the deals of a chunk before the next is begun.
    """

    def __init__(self, indices: range, chunk: int, crews: list[list[_Worker]]) -> None:
        self.indices = indices
        self.crews = crews
        self.deals: list[npt.NDArray[np.void]] = []
        """What each deal brought under each setting, where somebody wants to know."""
        self.stopped = False
        self.seconds = 0.0
        self._chunk = chunk
        self._next = itertools.count()
        self._halt = np.zeros(1, np.bool_)
        self._done = 0
        self._lock = threading.Lock()
        self._failed: list[BaseException] = []

    def run(self, seed: int, *, whole_matches: bool = False, progress: Callable[[int, int], None] | None = None) -> None:
        """Play everything; an interrupt stops after the rounds that are being played."""
        began = time.perf_counter()
        # Once with nothing to do, so that what has to be compiled is compiled once.
        for worker in self.crews[0]:
            self._play(worker, seed, 0, 0, whole_matches)
        started: list[_Worker] = []
        try:
            for crew in self.crews:
                threading.Thread(target=self._work, args=(crew, seed, whole_matches)).start()
                started.append(crew[0])
            for worker in started:
                # Not a thread's `join`: once interrupted, it takes the thread for ended (bpo-45274).
                while not worker.finished.wait(PROGRESS_S):
                    if progress:
                        progress(self._done, len(self.indices))
            if progress:
                progress(self._done, len(self.indices))
        except KeyboardInterrupt:
            self.stopped = True
        finally:
            self._halt[0] = True
            for worker in started:
                worker.finished.wait()
            self.seconds = time.perf_counter() - began
        if self._failed:
            raise self._failed[0]

    def _play(self, worker: _Worker, seed: int, start: int, count: int, whole_matches: bool) -> None:
        worker.outcomes[:] = 0
        if worker.readable is not None:
            for at in range(count):
                if self._halt[0]:
                    return
                row, tally = worker.games[0], worker.tally[0]
                worker.readable.play(row, tally, worker.outcomes[at], int(seed), start + at, whole_match=whole_matches)
            return
        rest = (worker.tally, worker.outcomes, seed, start, count, whole_matches, self._halt)
        if worker.odds["watchers"][0]:
            play_on_remembering(worker.games, worker.seating, worker.starts, worker.odds, worker.recalled, *rest)
        else:
            play_on(worker.games, worker.seating, worker.starts, *rest)

    def _work(self, crew: list[_Worker], seed: int, whole_matches: bool) -> None:
        try:
            chunk = self._following()
            while chunk and not self._halt[0]:
                count = len(chunk)
                for worker in crew:
                    self._play(worker, seed, chunk.start, count, whole_matches)
                if not self._halt[0]:
                    self._pair(crew, count)
                    for worker, deals in zip(crew, self.deals, strict=False):
                        at = chunk.start - self.indices.start
                        write_deals(worker.outcomes[:count], deals[at : at + count], whole_matches=whole_matches)
                with self._lock:
                    self._done += count
                chunk = self._following()
        except BaseException as error:  # noqa: BLE001  raised again by the thread that waits
            self._failed.append(error)
            self._halt[0] = True
        finally:
            crew[0].finished.set()

    def _following(self) -> range:
        """The indices of the next chunk; none if all are given out."""
        start = next(self._next) * self._chunk
        return self.indices[start : start + self._chunk]

    @staticmethod
    def _pair(crew: list[_Worker], count: int) -> None:
        """Put what these deals brought under each setting beside what they brought under the first."""
        for worker in crew[1:]:
            assert worker.paired is not None
            worker.paired.add(crew[0].outcomes[:count], worker.outcomes[:count])


def _result(setting: Setting, seed: int, team: _Team, at: int) -> Result:
    """What came of one setting, the team's workers of which have counted it."""
    workers = [crew[at] for crew in team.crews]
    edition, players = setting.edition, setting.players
    tallies = np.concatenate([worker.tally for worker in workers])
    counted: dict[str, Any] = {name: tallies[name].sum(axis=0) for name in TALLY.names or ()}
    happened = sum(worker.games["events"][0] for worker in workers)
    copies = Counter(card.face for card in edition.deck.cards)
    paired = workers[0].paired
    for worker in workers[1:]:
        if paired is not None and worker.paired is not None:
            paired += worker.paired
    return Result(
        edition=edition.id,
        players=players,
        sheet=setting.sheet,
        rules=setting.rules.values(),
        policies=tuple(map(name_of, setting.policies)),
        seed=seed,
        indices=team.indices,
        rounds=int(counted["rounds"]),
        matches=int(counted["matches"]),
        turns=int(counted["turns"]),
        blocked=int(counted["blocked"]),
        wins=counted["wins"][:players],
        places=counted["places"][:players],
        points=counted["points"][:players],
        match_wins=counted["match_wins"][:players],
        lengths=counted["lengths"],
        round_points=counted["round_points"],
        cards={face: copies[face] for face in faces(edition)},
        last_cards={face: int(number) for face, number in zip(faces(edition), counted["last_cards"], strict=False)},
        events={name: int(happened[at]) for at, name in enumerate(EVENTS)},
        seconds=team.seconds,
        stopped=team.stopped,
        paired=paired,
        deals=team.deals[at] if team.deals else None,
    )
