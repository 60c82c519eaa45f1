"""`lastcard migrate`: the schema of a database, the tables of a folder, and what a backup of the database brings back."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import apsw
import pytest
from click.testing import CliRunner, Result

from lastcard.cli.commands import commands
from lastcard.server.main import Server
from lastcard.server.settings import Config
from lastcard.server.store import migration, postgres_schema
from lastcard.server.store.backup import LOG_FILE, Unusable, locked
from lastcard.server.store.log import Found, Snapshot
from lastcard.server.store.migration import HasTables, take_over
from lastcard.server.store.postgres import PostgresLog
from lastcard.server.store.schema import mark_restored
from lastcard.server.store.sqlite import SqliteLog
from lastcard.testing.postgres import Postgres, connected, emptied, postgres
from lastcard.words import Words


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    with postgres() as server:
        yield server


@pytest.fixture
async def url(database: Postgres) -> str:
    """A database with nothing in it."""
    return await emptied(database.url)


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A folder with three tables: one played at, one in the lobby, and one that comes from a backup."""
    folder = tmp_path / "data"
    log = SqliteLog(folder / LOG_FILE)
    played = await log.create("played", [b"\x00first", b"second"])
    await asyncio.gather(*(log.append(played, version, b"%d" % version, begun=True, live=True) for version in range(3, 2501)))
    await log.append(played, 2501, b"deal", begun=True, live=True, before=Snapshot(2500, b"d"))
    await log.create("restored", [b"1"])
    await log.close()
    with closing(apsw.Connection(str(folder / LOG_FILE))) as db:
        mark_restored(db)
    log = SqliteLog(folder / LOG_FILE)
    claimed = await log.claim("played")
    assert claimed is not None
    await log.append(claimed.claim, 2502, b"\xff", begun=True, live=True, snapshot=Snapshot(2501, b"kept"))
    await log.create("lobby", [b"1", b"2"])
    await log.close()
    return folder


def told(*args: str, **environment: str) -> Result:
    """What `lastcard migrate` says."""
    return CliRunner().invoke(commands(Words("en")), ["migrate", *args], env=environment)


async def of_folder(data: Path, name: str) -> tuple[Any, ...]:
    """What a folder has of a table."""
    log = SqliteLog(data / LOG_FILE)
    try:
        return await of_log(log, name)
    finally:
        await log.close()


async def of_log(log: SqliteLog | PostgresLog, name: str) -> tuple[Any, ...]:
    """What a log has of a table."""
    found = await log.claim(name)
    assert isinstance(found, Found)
    read: list[bytes] = []
    while more := await log.read(found.claim, len(read)):
        read += more
    return found.snapshot, found.bodies, found.restored, found.claim.fence, read


async def versions(url: str) -> tuple[int, int]:
    """The version of the schema, and how many tables there are."""
    async with connected(url) as db:
        version = await db.fetchval("SELECT version FROM schema_version")
        return version, await db.fetchval("SELECT count(*) FROM tables")


async def refused_to_serve(url: str) -> str:
    """Why a server does not start."""
    with pytest.raises(Unusable) as said:
        async with Server(Config(data=Path(), log=url, port=0)).running():
            pass
    return said.value.code


# --- The schema --------------------------------------------------------------------------------------------------------------


async def test_the_schema_is_made_and_found_to_be_up_to_date(url: str) -> None:
    """By the option or the environment, which keeps a password out of the list of processes."""
    made = await asyncio.to_thread(told, "--log", url)
    again = await asyncio.to_thread(told, LASTCARD_LOG=url)

    assert (made.exit_code, again.exit_code) == (0, 0), made.output + again.output
    assert "now has version" in made.output
    assert "is up to date" in again.output
    assert await versions(url) == (len(postgres_schema._STEPS), 0)  # noqa: SLF001


async def test_an_older_schema_is_left_to_migrate_and_the_server_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of the version before may still use it: only somebody who knows brings it up to date."""
    await (await PostgresLog.open(url)).close()
    steps = (*postgres_schema._STEPS, "CREATE TABLE later (number bigint)")  # noqa: SLF001
    monkeypatch.setattr(postgres_schema, "_STEPS", steps)

    assert await refused_to_serve(url) == "database_older"
    assert "“migrate”" in Words("en").error("database_older", url=url)

    assert (await asyncio.to_thread(told, "--log", url)).exit_code == 0
    await (await PostgresLog.open(url)).close()
    async with connected(url) as db:
        assert await db.fetchval("SELECT count(*) FROM later") == 0


async def test_a_step_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All steps or none."""
    await (await PostgresLog.open(url)).close()
    before = await versions(url)
    steps = (*postgres_schema._STEPS, "CREATE TABLE later (number bigint)", "CREATE TABLE later (number bigint)")  # noqa: SLF001
    monkeypatch.setattr(postgres_schema, "_STEPS", steps)

    failed = await asyncio.to_thread(told, "--log", url)

    assert failed.exit_code == 2
    assert "cannot be used" in failed.output
    assert await versions(url) == before
    async with connected(url) as db:
        assert await db.fetchval("SELECT to_regclass('later')") is None


async def test_a_newer_schema_is_left_alone(url: str) -> None:
    """By both commands, in words."""
    await (await PostgresLog.open(url)).close()
    async with connected(url) as db:
        await db.execute("UPDATE schema_version SET version = 1000")

    refused = await asyncio.to_thread(told, "--log", url)

    assert (refused.exit_code, "written by a newer version" in refused.output) == (2, True), refused.output
    assert await refused_to_serve(url) == "database_newer"


# --- The tables of a folder --------------------------------------------------------------------------------------------------


async def test_a_folder_is_taken_over_whole(url: str, data: Path) -> None:
    """Entries, snapshots, what comes from a backup, who owned what: the database goes on where the folder ended."""
    names = ("played", "lobby", "restored")
    kept = {name: await of_folder(data, name) for name in names}

    done = await asyncio.to_thread(told, "--log", url, "--from", str(data))

    assert done.exit_code == 0, done.output
    assert "Tables: 3. Entries: 2,505." in done.output
    log = await PostgresLog.open(url)
    for name in names:
        snapshot, bodies, restored, fence, read = await of_log(log, name)
        assert (snapshot, bodies, restored, fence - 1, read) == kept[name]
    assert await log.orphans() == ["played"]
    new = await log.create("new", [b"1"])
    assert await log.read(new) == [b"1"]
    await log.close()


async def test_the_folder_counts_as_a_backup_from_then_on(url: str, data: Path) -> None:
    """Whoever serves from it by mistake deals no round a second time whose cards somebody may know."""
    await take_over(url, data)

    assert [(await of_folder(data, name))[2] for name in ("played", "lobby", "restored")] == [True] * 3


async def test_a_database_that_has_tables_is_refused_and_stays_as_it_is(url: str, data: Path) -> None:
    """So does the folder."""
    log = await PostgresLog.open(url)
    await log.create("other", [b"1"])
    await log.close()
    before = (data / LOG_FILE).read_bytes()

    refused = await asyncio.to_thread(told, "--log", url, "--from", str(data))

    assert (refused.exit_code, "already holds tables" in refused.output) == (2, True), refused.output
    assert (await versions(url))[1] == 1
    assert (data / LOG_FILE).read_bytes() == before


async def test_a_folder_or_a_database_in_use_is_refused(url: str, data: Path) -> None:
    """What a server plays on would be left behind."""
    with locked(data):
        refused = await asyncio.to_thread(told, "--log", url, "--from", str(data))
    assert "Another server uses the folder" in refused.output
    log = await PostgresLog.open(url)
    refused = await asyncio.to_thread(told, "--log", url, "--from", str(data))
    await log.close()
    assert "Another server uses the database" in refused.output
    assert (await versions(url))[1] == 0


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM entries WHERE version = 17",
        "DELETE FROM entries WHERE version > 2500",
        "DELETE FROM entries WHERE number = 2",
    ],
)
async def test_a_folder_in_which_something_is_missing_is_not_taken_over(url: str, data: Path, harm: str) -> None:
    """An entry, the last ones where there is a snapshot of them, all of them."""
    with closing(apsw.Connection(str(data / LOG_FILE))) as db:
        db.execute(harm)

    refused = await asyncio.to_thread(told, "--log", url, "--from", str(data))

    assert (refused.exit_code, "is damaged" in refused.output) == (2, True), refused.output
    assert (await versions(url))[1] == 0


async def test_what_had_just_arrived_at_a_killed_server_is_taken_over(url: str, data: Path) -> None:
    """It does not lie with the other entries of its table yet."""
    killed = SqliteLog(data / LOG_FILE)
    found = await killed.claim("lobby")
    assert found is not None
    await killed.append(found.claim, 3, b"arrived", begun=True, live=True)

    assert await take_over(url, data) == (3, 2506)

    log = await PostgresLog.open(url)
    assert (await of_log(log, "lobby"))[4] == [b"1", b"2", b"arrived"]
    await log.close()
    await killed.close()


async def test_what_the_database_gives_back_otherwise_is_not_kept(url: str, data: Path) -> None:
    """As where something in it changes what is written."""
    await asyncio.to_thread(told, "--log", url)
    async with connected(url) as db:
        await db.execute("""
            CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN new.body = '\\x00'; RETURN new; END $$;
            CREATE TRIGGER spoil BEFORE INSERT ON entries FOR EACH ROW WHEN (new.version = 77) EXECUTE FUNCTION spoil();
        """)

    refused = await asyncio.to_thread(told, "--log", url, "--from", str(data))

    assert (refused.exit_code, "does not give back" in refused.output) == (2, True), refused.output
    assert (await versions(url))[1] == 0
    assert (await of_folder(data, "played"))[2] is False


async def test_killed_in_the_middle_it_has_done_nothing_and_is_done_again(url: str, data: Path) -> None:
    """A real process, while the database holds it in the middle of its transaction."""
    await asyncio.to_thread(told, "--log", url)
    before = (data / LOG_FILE).read_bytes()
    command = [sys.executable, "-m", "lastcard", "migrate", "--log", url, "--from", str(data)]
    # Within a transaction, nobody sees who else came to wait.
    async with connected(url) as db, connected(url) as watching:
        async with db.transaction():
            await db.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: ASYNC220  it returns at once
            select = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while not (held := await watching.fetch(select)):
                assert process.poll() is None
                await asyncio.sleep(0.01)
            process.kill()
            await asyncio.to_thread(process.wait)
        # What it had begun ends when its end of the connection is noticed.
        while await watching.fetch("SELECT FROM pg_stat_activity WHERE pid = $1", held[0]["pid"]):  # noqa: ASYNC110  as above
            await asyncio.sleep(0.01)
    assert (await versions(url))[1] == 0
    assert (data / LOG_FILE).read_bytes() == before
    assert "Tables: 3." in (await asyncio.to_thread(told, "--log", url, "--from", str(data))).output


async def test_killed_after_it_was_done_it_may_be_called_again(url: str, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has everything: only the folder does not know yet that it is a backup."""

    def killed(_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(migration, "mark_restored", killed)
        with suppress(KeyboardInterrupt):
            await take_over(url, data)
    assert (await of_folder(data, "lobby"))[2] is False
    with closing(apsw.Connection(str(data / LOG_FILE))) as db:
        db.execute("UPDATE tables SET fence = fence - 1 WHERE id = 'lobby'")

    assert await take_over(url, data) == (3, 2505)
    assert (await of_folder(data, "lobby"))[2] is True
    with pytest.raises(HasTables):
        await take_over(url, data)


# --- Backups of the database -------------------------------------------------------------------------------------------------


async def test_a_database_from_a_backup_lets_every_table_know(url: str) -> None:
    """What was being played is dealt again, as after `restore`; whoever owned a table does so no more."""
    log = await PostgresLog.open(url)
    claim = await log.create("a", [b"1"])
    await log.append(claim, 2, b"2", begun=True, live=True, snapshot=Snapshot(1, b"s"), before=Snapshot(1, b"d"))
    await log.close()
    async with connected(url) as db:
        await db.execute("INSERT INTO nodes (name, lease) VALUES ('then', now() + interval '1 hour')")

    done = await asyncio.to_thread(told, "--log", url, "--restored")

    assert "restored from a backup: 1" in done.output
    async with connected(url) as db:
        assert await db.fetch("SELECT name FROM nodes") == [], "its tables would wait until its lease is over"
    log = await PostgresLog.open(url)
    found = await log.claim("a")
    assert isinstance(found, Found)
    assert (found.restored, found.snapshot, found.bodies, found.claim.fence) == (True, None, [b"1", b"2"], claim.fence + 2)
    assert await log.before_deal(found.claim, 2) is None
    await log.close()


def test_a_folder_is_not_a_backup_of_the_database() -> None:
    """One thing at a time."""
    refused = told("--log", "postgres://127.0.0.1:1/cards", "--from", "data", "--restored")
    assert (refused.exit_code, "--from or --restored, not both" in refused.output) == (2, True)
