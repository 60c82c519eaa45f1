"""The log: what it says is stored is stored, in order, by one owner at a time."""

from __future__ import annotations

import asyncio
import shutil
import threading
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import cast

import apsw
import pytest

from lastcard.server.store import sqlite
from lastcard.server.store.backup import LOG_FILE, Unusable, backup, restore
from lastcard.server.store.log import Damaged, Fenced, NotStored, Snapshot, Unreadable
from lastcard.server.store.schema import connect, move_arrived
from lastcard.server.store.sqlite import SqliteLog
from server.damage import damage_arrived, damage_snapshots, damage_table


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqliteLog]:
    """A log in a file."""
    log = SqliteLog(tmp_path / "log.sqlite")
    yield log
    await log.close()


async def test_entries_come_back_in_order_and_survive_closing(tmp_path: Path) -> None:
    """Also those handed in all at once."""
    log = SqliteLog(tmp_path / "log.sqlite")
    claim = await log.create("a", [b"1", b"2"])
    await asyncio.gather(*(log.append(claim, version, b"%d" % version, begun=True, live=True) for version in range(3, 50)))
    await log.close()
    log = SqliteLog(tmp_path / "log.sqlite")
    again = await log.claim("a")
    assert again is not None
    assert again.bodies == await log.read(again.claim) == [b"%d" % version for version in range(1, 50)]
    await log.close()


async def test_a_claim_finds_the_last_snapshot_and_the_entries_after_it(log: SqliteLog, tmp_path: Path) -> None:
    """Kept with an entry or at rest; it goes when its table does."""
    claim = await log.create("a", [b"1"])
    await log.append(claim, 2, b"2", begun=True, live=True, snapshot=Snapshot(1, b"first"))
    await log.append(claim, 3, b"3", begun=True, live=True, snapshot=Snapshot(2, b"second"))
    found = await log.claim("a")
    assert found is not None
    assert found[1:3] == (Snapshot(2, b"second"), [b"3"])
    await log.rest(found.claim, Snapshot(3, b"third"), live=True)
    again = await log.claim("a")
    assert again is not None
    assert again[1:3] == (Snapshot(3, b"third"), [])
    assert await log.read(again.claim) == [b"1", b"2", b"3"]
    assert await log.forget(["a"], time.time() + 61, time.time() + 61) == ["a"]
    with closing(connect(tmp_path / "log.sqlite")) as db:
        assert not db.execute("SELECT 1 FROM snapshots UNION ALL SELECT 1 FROM entries").fetchall()


async def test_the_journal_grows_before_its_pages_are_put_into_their_places(tmp_path: Path) -> None:
    """A thousand moves change the same few pages a thousand times; of the file itself nothing is written for them."""
    path = tmp_path / "log.sqlite"
    log = SqliteLog(path)
    claim = await log.create("a", [b"1"])
    before = path.read_bytes()
    for version in range(2, 1102):
        await log.append(claim, version, b"a move", begun=True, live=True)

    assert path.with_name("log.sqlite-wal").stat().st_size > 1100 * 1024
    assert path.read_bytes() == before
    await log.close()


async def test_a_move_is_one_statement(log: SqliteLog, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another one where its table has changed what it is, or was not touched for a minute."""
    now = [1000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    claims = [await log.create(name, [b"1"]) for name in ("a", "b")]
    said: list[str] = []

    def noted(_: object, sql: str, __: object) -> bool:
        said.append(sql.split(maxsplit=1)[0])
        return True

    log._db.exec_trace = noted  # noqa: SLF001  nobody else sees them

    async def statements(version: int, *, live: bool) -> list[str]:
        said.clear()
        await asyncio.gather(*(log.append(claim, version, b"", begun=True, live=live) for claim in claims))
        return said[1:-1]

    more = ["INSERT", "UPDATE", "INSERT"]
    assert await statements(2, live=True) == more * 2
    assert (said[0], said[-1]) == ("BEGIN", "COMMIT")
    assert await statements(3, live=True) == ["INSERT"] * 2
    now[0] += 60.0
    assert await statements(4, live=True) == ["INSERT"] * 2
    now[0] += 0.1
    assert await statements(5, live=True) == more * 2
    assert await statements(6, live=True) == ["INSERT"] * 2
    assert await statements(7, live=False) == more * 2


def _lying(file: Path) -> tuple[list[bytes], list[bytes]]:
    """The entries that lie with those of their table, and those that have arrived since."""
    with closing(apsw.Connection(str(file))) as db:
        first, rest = (
            [cast("bytes", body) for (body,) in db.execute(f"SELECT body FROM {where} ORDER BY version")]  # noqa: S608
            for where in ("entries", "arrived")
        )
    return first, rest


async def test_what_has_arrived_is_moved_to_its_table_and_follows_what_is_there(log: SqliteLog, tmp_path: Path) -> None:
    """Entries are there once and in order, wherever they lie; a doubled version and one after a gap are refused all the while."""
    log.arrived_max = 3
    bodies, moved = [b"1"], 0
    claim = await log.create("a", bodies)
    for version in range(2, 30):
        await log.append(claim, version, b"%d" % version, begun=True, live=True)
        bodies.append(b"%d" % version)
        for other in (version - 2, version - 1, version, version + 2):
            with pytest.raises(Fenced):
                await log.append(claim, other, b"refused", begun=True, live=True)
        first, rest = _lying(tmp_path / "log.sqlite")
        assert first + rest == await log.read(claim) == bodies
        assert len(rest) <= log.arrived_max
        moved += not rest
    assert moved > 3


async def test_only_the_thread_moves_what_has_arrived(log: SqliteLog, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop goes on meanwhile: it takes some milliseconds."""
    threads: list[int] = []

    def noted(db: apsw.Connection) -> None:
        threads.append(threading.get_ident())
        move_arrived(db)

    monkeypatch.setattr(sqlite, "move_arrived", noted)
    log.arrived_max = 5
    claim = await log.create("a", [b"1"])
    for version in range(2, 30):
        await log.append(claim, version, b"", begun=True, live=True)
    assert len(threads) > 3
    assert threading.get_ident() not in threads


async def test_what_has_arrived_survives_a_kill_and_is_moved_by_the_next_server(log: SqliteLog, tmp_path: Path) -> None:
    """One that is stopped leaves nothing to move."""
    claim = await log.create("a", [b"1"])
    for version in range(2, 6):
        await log.append(claim, version, b"%d" % version, begun=True, live=True)
    file, bodies = tmp_path / "killed" / "log.sqlite", [b"1", b"2", b"3", b"4", b"5"]
    file.parent.mkdir()
    for end in ("", "-wal"):
        shutil.copy(tmp_path / f"log.sqlite{end}", f"{file}{end}")
    assert _lying(file) == (bodies[:1], bodies[1:])

    again = SqliteLog(file)
    found = await again.claim("a")
    assert found is not None
    assert found.bodies == bodies
    assert _lying(file) == (bodies, [])
    await again.append(found.claim, 6, b"6", begun=True, live=True)
    await again.close()
    assert _lying(file) == ([*bodies, b"6"], [])


async def test_what_cannot_be_moved_stays_and_holds_nothing_up(log: SqliteLog, tmp_path: Path) -> None:
    """As where a page of a table is damaged: everything is stored and read, and moved when that is possible."""
    log.arrived_max = 2
    one, other = await log.create("one", [b"1"]), await log.create("other", [b"1"])
    with closing(connect(tmp_path / "log.sqlite")) as db:
        db.execute("CREATE TRIGGER bad BEFORE INSERT ON entries BEGIN SELECT raise(ABORT, 'bad'); END")
        for version in range(2, 12):
            appends = (log.append(claim, version, b"2", begun=True, live=True) for claim in (one, other))
            await asyncio.gather(*appends)
        assert [len(lying) for lying in _lying(tmp_path / "log.sqlite")] == [2, 20]
        assert await log.read(one) == await log.read(other) == [b"1", *[b"2"] * 10]
        db.execute("DROP TRIGGER bad")
    await asyncio.gather(*(log.append(claim, 12, b"2", begun=True, live=True) for claim in (one, other)))
    await log.append(one, 13, b"2", begun=True, live=True)
    assert [len(lying) for lying in _lying(tmp_path / "log.sqlite")] == [25, 0]
    assert await log.read(other) == [b"1", *[b"2"] * 11]


async def test_a_log_of_version_2_is_brought_up_to_date(tmp_path: Path) -> None:
    """All of its entries lie with those of their tables."""
    file = tmp_path / "log.sqlite"
    log = SqliteLog(file)
    await log.create("a", [b"1", b"2"])
    await log.close()
    with closing(apsw.Connection(str(file))) as db:
        db.execute("DROP TABLE arrived")
        db.pragma("user_version", 2)
    log = SqliteLog(file)
    found = await log.claim("a")
    assert found is not None
    await log.append(found.claim, 3, b"3", begun=True, live=True)
    assert await log.read(found.claim) == [b"1", b"2", b"3"]
    await log.close()


async def test_a_table_counts_as_touched_at_its_last_move_or_a_minute_later(
    log: SqliteLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never earlier, though not every move notes it: whenever a server is killed, and though its clock was wrong."""
    claim = await log.create("a", [b"1"])
    with closing(connect(tmp_path / "log.sqlite")) as db:
        for version, now in enumerate([1e9, 1e9 + 1, 1e9 + 59, 1e9 + 61, 1e9 + 200, 9e9, 9e9 + 30, 2e9, 2e9 + 60.5], 2):
            monkeypatch.setattr(time, "time", lambda now=now: now)
            await log.append(claim, version, b"", begun=True, live=True)
            # What a killed server leaves: whatever it had in mind is gone.
            assert now <= float(str(db.execute("SELECT touched FROM tables").get)) <= now + 60
            assert await log.expired(now, now) == []
            assert await log.expired(now + 60.1, now) == ["a"]


async def test_what_was_noted_ahead_by_a_wrong_clock_is_set_right(log: SqliteLog) -> None:
    """Also what it had noted just before somebody saw that it was wrong."""
    began = time.time()
    await log.append(await log.create("a", [b"1"]), 2, b"2", begun=True, live=True)
    await log.shift(began, time.time(), 1e6)
    assert await log.expired(began + 1e6, began) == []
    assert await log.expired(began + 1e6 + 600, began) == ["a"]


SECRET = b"the cards of somebody who was promised that they are forgotten"


def traces(*files: Path) -> list[str]:
    """Those of these files, and of their journals, that hold the secret."""
    beside = [file.with_name(file.name + end) for file in files for end in ("", "-wal", "-journal")]
    return [file.name for file in beside if file.exists() and SECRET in file.read_bytes()]


async def test_what_is_forgotten_is_erased_and_its_space_given_back(
    log: SqliteLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the file and its journal, some at a time; no backup made afterwards holds it, and other tables keep theirs."""
    monkeypatch.setattr(sqlite, "_GIVEN_BACK_PAGES", 50)
    file = tmp_path / "log.sqlite"
    kept = await log.create("kept", [b"1"])
    gone = await log.create("gone", [SECRET * 20] * 500)
    for n in range(3):
        await log.append(gone, 501 + n, SECRET, begun=True, live=True, snapshot=Snapshot(500 + n, SECRET * 200))
    assert all(SECRET in lying[-1] for lying in _lying(file))
    assert traces(file)
    assert await log.forget(["gone"], time.time() + 61, time.time() + 61) == ["gone"]
    rounds = 1
    while await log.tidy():
        rounds += 1

    assert traces(file) == []
    assert rounds > 1
    assert file.stat().st_size < 200_000
    with closing(connect(file)) as db:
        db.execute("VACUUM INTO ?", (str(tmp_path / "copy"),))
    assert traces(tmp_path / "copy") == []
    assert await log.read(kept) == [b"1"]


async def test_what_is_forgotten_while_somebody_reads_is_erased_later(log: SqliteLog, tmp_path: Path) -> None:
    """A backup, say: nobody waits for it."""
    file = tmp_path / "log.sqlite"
    await log.create("gone", [SECRET])
    with closing(connect(file)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT body FROM entries").get == SECRET
        await log.forget(["gone"], time.time() + 61, time.time() + 61)
        await log.tidy()
        assert traces(file) == ["log.sqlite-wal"]
        reader.execute("COMMIT")
    await log.tidy()
    assert traces(file) == []


async def test_an_older_servers_log_gives_back_what_it_had_kept(tmp_path: Path) -> None:
    """It neither overwrote what it forgot nor gave space back; a copy holds none of that, and opening it mends it."""
    file = tmp_path / "data" / LOG_FILE
    await (log := SqliteLog(file)).create("kept", [b"1"])
    await log.close()
    with closing(connect(file)) as db:
        db.pragma("auto_vacuum", "none")
        db.execute("VACUUM")
        db.pragma("secure_delete", "off")
        db.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(7, n, SECRET * 20) for n in range(500)])
        db.execute("DELETE FROM entries WHERE number = 7")
    assert traces(file) == [LOG_FILE]
    backup(file.parent, tmp_path / "copy")
    assert traces(tmp_path / "copy") == []

    log = SqliteLog(file)

    await log.tidy()
    assert traces(file) == []
    assert file.stat().st_size < 200_000
    assert (found := await log.claim("kept")) is not None
    assert found.bodies == [b"1"]
    await log.close()


async def test_whoever_holds_on_to_an_expired_table_meets_no_other(log: SqliteLog) -> None:
    """The claim of a table that is gone neither writes to a newer one nor reads it."""
    gone = await log.create("a", [b"1"])
    assert await log.forget(["a"], time.time() + 61, time.time() + 61) == ["a"]
    new = await log.create("b", [b"secret"])
    assert new[1:] == gone[1:]
    with pytest.raises(Fenced):
        await log.append(gone, 2, b"2", begun=True, live=True)
    with pytest.raises(Fenced):
        await log.read(gone)
    await log.rest(gone, Snapshot(1, b"old"), live=True)
    assert await log.read(new) == [b"secret"]
    found = await log.claim("b")
    assert found is not None
    assert (found.snapshot, found.bodies) == (None, [b"secret"])


async def test_nobody_else_can_read_the_file(log: SqliteLog, tmp_path: Path) -> None:
    """Nor its journal: they hold the shuffles of rounds that are still played."""
    await log.create("a", [b"1"])
    for name in ("log.sqlite", "log.sqlite-wal", "log.sqlite-shm"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("damage", ["nonsense", "another version"])
async def test_a_file_that_is_no_log_is_said_so(tmp_path: Path, damage: str) -> None:
    """Whatever it is, it is left as it is."""
    file = tmp_path / "log.sqlite"
    if damage == "nonsense":
        file.write_bytes(b"nonsense" * 1000)
    else:
        with closing(apsw.Connection(str(file))) as db:
            db.pragma("user_version", 99)
    body = file.read_bytes()
    with pytest.raises(Unreadable, match="no log of tables" if damage == "nonsense" else "version 99"):
        SqliteLog(file)
    assert file.read_bytes() == body


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM tables; END",
        "CREATE VIEW v AS SELECT 1",
        "CREATE TABLE more (a)",
        "DROP INDEX live",
        "ALTER TABLE tables ADD COLUMN more INTEGER AS (number + 1)",
    ],
)
async def test_a_log_with_other_things_in_it_is_somebody_elses(tmp_path: Path, statement: str) -> None:
    """A trigger, a view or a computed column would do what its maker likes; backups and restores refuse it, too."""
    log = SqliteLog(tmp_path / LOG_FILE)
    await log.create("a", [b"1"])
    await log.close()
    with closing(apsw.Connection(str(tmp_path / LOG_FILE))) as db:
        db.execute(statement)
    with pytest.raises(Unreadable, match="other things"):
        SqliteLog(tmp_path / LOG_FILE)
    with pytest.raises(Unusable, match="no log of tables"):
        backup(tmp_path, tmp_path / "copy")
    with pytest.raises(Unusable, match="no log of tables"):
        restore(tmp_path / LOG_FILE, tmp_path / "other")
    assert [file.name for file in (tmp_path / "other").iterdir()] == ["lock"]


async def test_a_store_that_fails_says_so_and_works_again(log: SqliteLog, tmp_path: Path) -> None:
    """Nothing of a failed transaction is kept, and nothing of it was acknowledged."""
    claim = await log.create("a", [b"1"])
    other = connect(tmp_path / "log.sqlite")
    other.execute("CREATE TRIGGER full BEFORE INSERT ON arrived BEGIN SELECT raise(ABORT, 'no space'); END")
    with pytest.raises(NotStored, match="no space"):
        await log.append(claim, 2, b"2", begun=True, live=True)
    other.execute("DROP TRIGGER full")
    other.close()
    await log.append(claim, 2, b"2", begun=True, live=True)
    assert await log.read(claim) == [b"1", b"2"]


@pytest.mark.parametrize("way", ["ABORT", "ROLLBACK"])
async def test_an_append_that_fails_disturbs_no_other(log: SqliteLog, tmp_path: Path, way: str) -> None:
    """Also where SQLite takes back the whole transaction, as it does when the disk fails: the others are stored, once."""
    claims = [await log.create(f"table {n}", [b"1"]) for n in range(10)]
    with closing(connect(tmp_path / "log.sqlite")) as db:
        db.execute(f"CREATE TRIGGER bad BEFORE INSERT ON arrived WHEN NEW.body = x'00' BEGIN SELECT raise({way}, 'bad'); END")
    bodies = [b"\x00" if n in {3, 7} else b"2" for n in range(10)]
    appends = [log.append(claim, 2, body, begun=True, live=True) for claim, body in zip(claims, bodies, strict=True)]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Damaged if n in {3, 7} else type(None) for n in range(10)]
    stored = [await log.read(claim) for claim in claims]
    assert stored == [[b"1"] if n in {3, 7} else [b"1", b"2"] for n in range(10)]


async def test_a_damaged_page_harms_only_its_table(tmp_path: Path) -> None:
    """Whoever asks for the table is told so; what others do at the same moment is done."""
    file = tmp_path / "log.sqlite"
    log = SqliteLog(file)
    for name in ("one", "damaged", "other"):
        await log.create(name, [b"1"])
    await log.close()
    damage_table(file, "damaged")
    log = SqliteLog(file)
    one, other = await log.claim_all(["one", "other"])
    answers = await asyncio.gather(
        log.append(one.claim, 2, b"2", begun=True, live=True),
        log.claim("damaged"),
        log.append(other.claim, 2, b"2", begun=True, live=True),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Damaged, type(None)]
    assert await log.read(one.claim) == await log.read(other.claim) == [b"1", b"2"]
    await log.close()


def killed(tmp_path: Path) -> Path:
    """The file of the fixture's log as a kill would leave it, in another place."""
    file = tmp_path / "killed" / "log.sqlite"
    file.parent.mkdir()
    with closing(connect(tmp_path / "log.sqlite")) as db:
        db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    shutil.copy(tmp_path / "log.sqlite", file)
    return file


async def test_a_damaged_page_of_what_has_arrived_harms_only_its_tables(log: SqliteLog, tmp_path: Path) -> None:
    """What lies beside it cannot be moved, and is read where it is; what comes later is stored."""
    for name in ("one", "damaged", "other"):
        await log.append(await log.create(name, [b"1"]), 2, b"2", begun=True, live=True)
    file = killed(tmp_path)
    damage_arrived(file, "damaged")

    again = SqliteLog(file)
    again.arrived_max = 2
    one, other = await again.claim_all(["one", "other"])
    for version in range(3, 9):
        answers = await asyncio.gather(
            again.append(one.claim, version, b"2", begun=True, live=True),
            again.claim("damaged"),
            again.append(other.claim, version, b"2", begun=True, live=True),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), Damaged, type(None)]
    assert await again.read(one.claim) == await again.read(other.claim) == [b"1", *[b"2"] * 7]
    await again.close()


async def test_a_damaged_page_to_which_the_next_entry_goes_keeps_all_from_being_stored(log: SqliteLog, tmp_path: Path) -> None:
    """Nothing is acknowledged, and what there is can be read: better than to lose what may be behind it."""
    for name in ("one", "damaged"):
        await log.append(await log.create(name, [b"1"]), 2, b"2", begun=True, live=True)
    file = killed(tmp_path)
    damage_arrived(file, "damaged", newest=True)

    again = SqliteLog(file)
    (one,) = await again.claim_all(["one"])
    with pytest.raises(Damaged):
        await again.append(one.claim, 3, b"3", begun=True, live=True)
    assert await again.read(one.claim) == [b"1", b"2"]
    await again.close()


async def test_a_damaged_snapshot_harms_nobody(tmp_path: Path) -> None:
    """It is as if there were none, and the table goes on."""
    file = tmp_path / "log.sqlite"
    log = SqliteLog(file)
    for n in range(5):
        claim = await log.create(f"table {n}", [b"1"])
        await log.append(claim, 2, b"2", begun=True, live=True, snapshot=Snapshot(1, b"first"))
    await log.close()
    damage_snapshots(file)
    log = SqliteLog(file)
    found = await log.claim("table 2")
    assert found is not None
    assert found[1:3] == (None, [b"1", b"2"])
    await log.append(found.claim, 3, b"3", begun=True, live=True, snapshot=Snapshot(2, b"second"))
    await log.rest(found.claim, Snapshot(3, b"third"), live=True)
    again = await log.claim("table 2")
    assert again is not None
    assert again[1:3] == (None, [b"1", b"2", b"3"])
    await log.close()


async def test_a_full_disk_is_no_damage(log: SqliteLog) -> None:
    """Nobody can store anything, and nobody is told that it is their table's fault."""
    claims = [await log.create(f"table {n}", [b"1"]) for n in range(3)]
    db = log._db  # noqa: SLF001  only there can the space be limited
    pages = db.pragma("page_count")
    db.pragma("max_page_count", pages)
    appends = [log.append(claim, 2, b"2" * 10_000, begun=True, live=True) for claim in claims]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in answers] == [NotStored] * 3
    db.pragma("max_page_count", pages + 100)
    await log.append(claims[0], 2, b"2", begun=True, live=True)
    assert await log.read(claims[0]) == [b"1", b"2"]


async def test_another_process_that_writes_keeps_only_the_log_waiting(log: SqliteLog, tmp_path: Path) -> None:
    """The loop goes on; when the other one has finished, what was handed in is stored, once and in order."""
    claim = await log.create("a", [b"1"])
    with closing(connect(tmp_path / "log.sqlite")) as other:
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.ensure_future(log.append(claim, 2, b"2", begun=True, live=True))
        await _turns_of_the_loop()
        second = asyncio.ensure_future(log.append(claim, 3, b"3", begun=True, live=True))
        await _turns_of_the_loop()
        assert not first.done()
        other.execute("ROLLBACK")
    await asyncio.gather(first, second)
    assert await log.read(claim) == [b"1", b"2", b"3"]


async def _turns_of_the_loop() -> None:
    """Let everything else in the loop happen that can."""
    for _ in range(100):
        await asyncio.sleep(0)
