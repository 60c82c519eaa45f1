"""The proof that nothing acknowledged is lost when the disk fails, fills up, or the power goes out, in the middle of anything.

A server plays on a disk that notes every write and every sync (`lastcard.testing.disk`). From that follows all that could be
found if the power went out at any moment: each of these disks is held against what had been promised by then. Servers go on
from some of them, and the power goes out again; other servers play on disks that fail. Copies are made and put back likewise.
"""

from __future__ import annotations

import contextlib
import logging
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import lru_cache, partial
from pathlib import Path
from typing import Literal

import apsw
import msgspec
from msgspec.structs import astuple

from lastcard.server.store.backup import LOG_FILE, Unusable, backup, opened_log, restore
from lastcard.server.store.log import Unreadable
from lastcard.server.store.schema import WRITTEN, connect
from lastcard.server.store.sqlite import SqliteLog
from lastcard.table import entries
from lastcard.testing.disk import KINDS, Disk, Fault, lay_out
from lastcard.testing.powercut import HOWS, How, Image, Synced, images
from lastcard.testing.proofs.crash import replayed
from lastcard.testing.proofs.lives import SAID_AGAIN, Ledger, Life, ShortJournal, any_settings, in_virtual_time
from lastcard.testing.settings import chance

STATES = 20_000
"""Disks that are looked at."""
_PER_LIFE = 60
"""Disks of one life that are looked at, of all that there could be."""
_TABLES, _ACKS = 2, 12
"""What a life has: tables that are made, and commands acknowledged between two chores."""
_FAULTS_MAX, _FIRST_MAX = 4, 60
_ENTRIES = f"SELECT id, e.version, body FROM {WRITTEN} e JOIN tables USING (number) ORDER BY number, e.version"  # noqa: S608
_SAY_EVERY = 1000

DATA = "data"
COPY = "copy"
BACK = "new/folder"

Logs = dict[str, list[bytes]]
"""The entries of each table."""

Run = Literal["kill", "power", "fault", "copy"]
RUNS: tuple[Run, ...] = ("kill", "power", "fault", "copy")
"""Killed processes, power cuts, disks that fail, and copies that are made and put back meanwhile."""


class Plant:
    """A server without a fault of its own; a planted one differs."""

    reached = 0
    """How often its fault was reached."""

    def log(self, path: Path) -> SqliteLog:
        """The log that a server opens."""
        return ShortJournal(path)

    @contextlib.contextmanager
    def planted(self) -> Iterator[None]:
        """While something is done on a watched disk."""
        yield


class Disks(msgspec.Struct):
    """What looking at disks has shown."""

    states: int = 0
    """Disks after a power cut or a kill."""
    lives: int = 0
    acked: int = 0
    """Commands acknowledged, over all lives."""
    faults: int = 0
    """Operations of a disk that failed."""
    refused: int = 0
    """Commands that were refused because of that."""
    copies: int = 0


def prove_disk(
    states: int = STATES,
    say: Callable[[str], None] = print,
    seed: str = "1",
    plant: Plant | None = None,
    runs: Sequence[Run] = RUNS,
) -> Disks:
    """Look at so many disks; AssertionError tells what was lost, doubled, damaged or left unsaid."""
    result, plant, told = Disks(), plant or Plant(), 0
    while result.states < states:
        for run in runs:
            where = f"{run}, seed {seed}-{result.lives}"
            try:
                with tempfile.TemporaryDirectory() as folder:
                    _RUNS[run](Path(folder), plant, chance(f"{seed} {run} {result.lives}"), result)
            except AssertionError as error:
                raise AssertionError(f"{error} ({where})") from error
        if result.states // _SAY_EVERY > told:
            told = result.states // _SAY_EVERY
            say(f"{result.states:,} disks, {result.lives:,} lives, {result.acked:,} acknowledgements, {result.faults:,} faults")
    return result


# --- Lives -------------------------------------------------------------------------------------------------------------------


def _killed(folder: Path, plant: Plant, rng: random.Random, result: Disks) -> None:
    _lives(folder, plant, rng, result, ("kept",))


def _cut_off(folder: Path, plant: Plant, rng: random.Random, result: Disks) -> None:
    _lives(folder, plant, rng, result, HOWS)


def _lives(folder: Path, plant: Plant, rng: random.Random, result: Disks, hows: tuple[How, ...]) -> None:
    """A server plays, the power goes out, it goes on from what is found, and the power goes out again."""
    ledger = Ledger()
    data = folder / "0"
    data.mkdir()
    for n in range(3):
        disk = Disk(data)
        in_virtual_time(_live(disk, plant, ledger, rng))
        result.lives += 1
        result.acked += sum(noted.steps > 0 for noted in ledger.acked)
        final = read_logs(data / DATA / LOG_FILE)
        _check_whole(final, ledger)
        cut, image = len(disk.steps), None
        for at, how, image_found in _images(disk, rng, hows):
            looked_at = lay_out(image_found, folder / "look")
            _check(looked_at, at, how, ledger, final)
            shutil.rmtree(looked_at)
            result.states += 1
            if image is None or rng.random() < 1 / _PER_LIFE:
                cut, image = at, image_found
        assert image is not None
        ledger = ledger.before(cut)
        data = lay_out(image, folder / str(n + 1))


async def _live(
    disk: Disk, plant: Plant, ledger: Ledger, rng: random.Random, chore: Callable[[Life], None] | None = None
) -> None:
    """One life, with everything that a server does: it makes tables, plays, empties its journal, and stops."""
    with disk.watching(), plant.planted():
        try:
            log = plant.log(disk.root / DATA / LOG_FILE)
        except (Unreadable, apsw.Error) as error:
            raise AssertionError(f"the log does not open: {error}") from None
        async with Life(log, disk, ledger, rng) as life:
            for _ in range(_TABLES):
                await life.make_table(any_settings(rng))
            await life.play(_ACKS)
            if chore is not None:
                chore(life)
            while await log.tidy():
                pass
            await life.play(_ACKS)


def _images(disk: Disk, rng: random.Random, hows: tuple[How, ...]) -> Iterator[tuple[int, How, Image]]:
    """Some of the disks that a power cut could leave; most of them around syncs, where promises are made."""
    around = [at + rng.choice((-1, 0, 1)) for at, step in enumerate(disk.steps, 1) if isinstance(step, Synced)]
    anywhere = [rng.randint(0, len(disk.steps)) for _ in range(_PER_LIFE // 4)]
    count = -(-_PER_LIFE // len(hows))
    cuts = rng.sample(around, min(len(around), count)) + anywhere
    cuts = [min(max(0, cut), len(disk.steps)) for cut in rng.sample(cuts, min(len(cuts), count))]
    return images(disk.stored(str(rng.random())), disk.steps, cuts, hows)


# --- What must hold ----------------------------------------------------------------------------------------------------------


def read_logs(file: Path) -> Logs:
    """All tables of a log; AssertionError if it does not open."""
    try:
        with closing(connect(file)) as db:
            db.pragma("synchronous", "off")
            damage = db.pragma("quick_check")
            assert damage == "ok", f"the log is damaged: {damage}"
            logs: Logs = {str(table): [] for (table,) in db.execute("SELECT id FROM tables")}
            for table, version, body in db.execute(_ENTRIES):
                assert isinstance(body, bytes)
                logs[str(table)].append(body)
                assert version == len(logs[str(table)]), "the versions of a table have gaps"
            return logs
    except (Unreadable, apsw.Error) as error:
        raise AssertionError(f"the log does not open: {error}") from None


def _check(folder: Path, at: int, how: How, ledger: Ledger, final: Logs | None) -> None:
    """Hold what is found on a disk against all that was promised by then."""
    file = folder / DATA / LOG_FILE
    promised = ledger.before(at)
    where = f"after step {at}, {how}"
    if not file.exists():
        assert not promised.joined, f"the log is lost {where}"
        # A server must be able to begin anew.
        assert not file.with_name(f"{LOG_FILE}-wal").exists(), f"a journal without its log is left {where}"
        return
    try:
        logs = read_logs(file)
        check_promises(logs, promised)
    except AssertionError as error:
        raise AssertionError(f"{error} {where}") from None
    if final is not None:
        for table, log in logs.items():
            assert log == final.get(table, [])[: len(log)], f"table {table} has other entries than were made {where}"


def check_promises(logs: Logs, promised: Ledger) -> None:
    """Every table, every acknowledged command and every version that was told is there; none twice, and none that was refused."""
    for seat in promised.joined:
        assert seat.table in logs, f"table {seat.table} is lost"
    for told in promised.told:
        there = len(logs[told.table])
        assert told.version <= there, f"version {told.version} of table {told.table} was told, and {there} are there: it is lost"
    for acked in promised.acked:
        log = logs[acked.table]
        assert acked.version <= len(log), f"version {acked.version} of table {acked.table} was acknowledged and is lost"
        entry = _decoded(log[acked.version - 1])
        assert entry.asked == entries.Asked(acked.seat, acked.id), f"version {acked.version} is not the command {acked.id}"
        if isinstance(entry, entries.Moved) and acked.said is not None:
            assert entry.choice == acked.said["choice"], f"version {acked.version} is another move"
    for table, log in logs.items():
        asked = [entry.asked for entry in map(_decoded, log) if entry.asked is not None]
        assert len(asked) == len(set(asked)), f"a command was obeyed twice at table {table}"
        refused = {(noted.seat, noted.id) for noted in promised.refused if noted.table == table and noted.code not in SAID_AGAIN}
        denied = [(seat, id_) for seat, id_ in map(astuple, asked) if (seat, id_) in refused]
        assert not denied, f"the command {denied[0][1]} of table {table} is stored, and was refused"


def _check_whole(logs: Logs, ledger: Ledger) -> None:
    """At the end of a life, everything is there, and every table can be played again."""
    check_promises(logs, ledger)
    for table, log in logs.items():
        try:
            replayed(table, [_decoded(body) for body in log])
        except Exception as error:
            raise AssertionError(f"table {table} cannot be played again: {error!r}") from error


@lru_cache(10_000)
def _decoded(body: bytes) -> entries.AnyEntry:
    return entries.decode(body)


# --- Disks that fail ---------------------------------------------------------------------------------------------------------


def _failing(folder: Path, plant: Plant, rng: random.Random, result: Disks) -> None:
    """A disk that fails for a while: whoever is concerned is told, nothing else suffers, and then play goes on."""
    ledger = Ledger()
    in_virtual_time(_live(Disk(folder), plant, ledger, rng))
    ledger = ledger.before(10**9)
    disk = Disk(folder, Fault(rng.choice(KINDS), rng.randrange(_FIRST_MAX // 4), rng.randint(1, _FAULTS_MAX)))
    in_virtual_time(_start(disk))
    fault = Fault(rng.choice(KINDS), rng.randrange(_FIRST_MAX), rng.randint(1, _FAULTS_MAX))
    with overheard() as said:
        in_virtual_time(_fail(disk, plant, ledger, rng, fault))
    result.lives += 1
    result.faults += disk.failed
    result.acked += sum(noted.steps > 0 for noted in ledger.acked)
    refused = [noted for noted in ledger.refused if noted.code in {"not_stored", "unavailable"}]
    result.refused += len(refused)
    assert not refused or any("store" in line or "damaged" in line or "failed" in line for line in said), (
        "commands were refused, and the server's log does not say why"
    )
    logs = read_logs(folder / DATA / LOG_FILE)
    _check_whole(logs, ledger)
    for at, how, image in _images(disk, rng, HOWS):
        looked_at = lay_out(image, folder / "look")
        _check(looked_at, at, how, ledger, None)
        shutil.rmtree(looked_at)
        result.states += 1


async def _start(disk: Disk) -> None:
    """A server that starts while its disk fails does so, or says why it cannot; it is well again when the server stops."""
    with disk.watching():
        try:
            log = opened_log(disk.root / DATA / LOG_FILE)
        except Unusable:
            return
        disk.fault = None
        await log.close()


async def _fail(disk: Disk, plant: Plant, ledger: Ledger, rng: random.Random, fault: Fault) -> None:
    """A life on a disk that fails when everybody is there; it is well again when the server stops."""
    disk.fault = None
    with disk.watching(), plant.planted():
        async with Life(plant.log(disk.root / DATA / LOG_FILE), disk, ledger, rng) as life:
            disk.fault = fault
            await life.make_table(any_settings(rng))
            await life.play(3 * _ACKS)
            disk.fault = None
            await life.play(_ACKS)


@contextlib.contextmanager
def overheard() -> Iterator[list[str]]:
    """What the server writes into its log, and nobody has to read on a terminal."""
    said: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(record.getMessage())

    log, listener = logging.getLogger("lastcard.server"), Listener()
    passed_on, log.propagate = log.propagate, False
    log.addHandler(listener)
    try:
        yield said
    finally:
        log.removeHandler(listener)
        log.propagate = passed_on


# --- Copies ------------------------------------------------------------------------------------------------------------------


def _copied(folder: Path, plant: Plant, rng: random.Random, result: Disks) -> None:
    """A copy is made while a server plays, and put back elsewhere: whatever happens, it is there whole or not at all."""
    data, copy = folder / DATA, folder / COPY
    ledger, times = Ledger(), dict[str, int]()
    disk = Disk(folder)

    def make_copy(life: Life) -> None:
        times["begun"] = len(life.disk.steps)
        backup(data, copy)
        times["made"] = len(life.disk.steps)

    in_virtual_time(_live(disk, plant, ledger, rng, make_copy))
    with disk.watching(), plant.planted():
        restore(copy, folder / BACK)
    times["back"] = len(disk.steps)
    result.lives += 1
    result.copies += 1
    result.acked += len(ledger.acked)
    promised, whole = ledger.before(times["begun"]), read_logs(copy)
    check_promises(whole, promised)
    cuts = [rng.randint(times["begun"], len(disk.steps)) for _ in range(_PER_LIFE // 8)]
    cuts += [at for at in (times["made"], times["back"]) for at in (at - 1, at)]
    for at, how, image in images(disk.stored(str(rng.random())), disk.steps, cuts, HOWS):
        result.states += 1
        looked_at = lay_out(image, folder / "look")
        for file, since in ((looked_at / COPY, times["made"]), (looked_at / BACK / LOG_FILE, times["back"])):
            if file.exists():
                assert read_logs(file) == whole, f"a copy is not whole after step {at}, {how}"
            else:
                assert at < since, f"a copy that was made is lost after step {at}, {how}"
        shutil.rmtree(looked_at)
    _copy_onto_failing(folder, plant, rng, result)


def _copy_onto_failing(folder: Path, plant: Plant, rng: random.Random, result: Disks) -> None:
    """A copy that cannot be made or put back is said, and leaves nothing."""
    elsewhere = folder / "elsewhere"
    for does, there in (
        (partial(backup, folder / DATA, folder / "another"), folder / "another"),
        (partial(restore, folder / COPY, elsewhere), elsewhere / LOG_FILE),
    ):
        disk = Disk(folder, Fault(rng.choice(("write", "full", "sync", "half")), rng.randrange(6), 10**6))
        said = None
        with disk.watching(), plant.planted():
            try:
                does()
            except Unusable as error:
                said = str(error)
            except OSError as error:
                # The command names the file that it is about.
                said = str(error)
        result.faults += disk.failed
        left = [path.name for path in there.parent.iterdir() if path.name.startswith(there.name)] if there.parent.exists() else []
        if said is None:
            assert not disk.failed, "a copy was made on a disk that failed, and nothing was said"
        else:
            assert not left, f"a copy that could not be made leaves {', '.join(left)}"


_RUNS: dict[Run, Callable[[Path, Plant, random.Random, Disks], None]] = {
    "kill": _killed,
    "power": _cut_off,
    "fault": _failing,
    "copy": _copied,
}
