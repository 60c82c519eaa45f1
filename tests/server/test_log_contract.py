"""What every log promises, wherever it is kept: in a file of SQLite or in PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import asyncpg
import pytest
from click.testing import CliRunner

from lastcard.cli.commands import commands
from lastcard.server.main import Server
from lastcard.server.settings import Config
from lastcard.server.store import postgres as postgres_log
from lastcard.server.store import postgres_connection, sqlite
from lastcard.server.store.backup import Unusable
from lastcard.server.store.log import Fenced, Found, InDoubt, Newer, NotStored, Owned, Snapshot
from lastcard.server.store.postgres import PostgresLog
from lastcard.server.store.postgres_connection import Taken
from lastcard.server.store.postgres_nodes import PostgresNodes
from lastcard.server.store.sqlite import SqliteLog
from lastcard.testing.postgres import Postgres, connected, emptied, postgres
from lastcard.testing.proofs.crash import prove_crash
from lastcard.words import Words
from server.waiting import until

AnyLog = SqliteLog | PostgresLog
Opened = Callable[[], AbstractAsyncContextManager[AnyLog]]


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    with postgres() as server:
        yield server


@pytest.fixture
async def url(database: Postgres) -> str:
    """A database with nothing in it."""
    return await emptied(database.url)


@pytest.fixture(params=["sqlite", "sqlite that moves soon", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens the log of a place, where nothing is at first."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("url")

    @asynccontextmanager
    async def open_it() -> AsyncIterator[AnyLog]:
        log = await PostgresLog.open(url) if request.param == "postgres" else SqliteLog(tmp_path / "log.sqlite")
        if isinstance(log, SqliteLog) and "soon" in request.param:
            log.arrived_max = 2
        try:
            yield log
        finally:
            await log.close()

    return open_it


@pytest.fixture
async def log(opened: Opened) -> AsyncIterator[AnyLog]:
    """A log that is open."""
    async with opened() as log:
        yield log


async def test_entries_come_back_in_order_and_survive_closing(opened: Opened) -> None:
    """Also those handed in all at once."""
    async with opened() as log:
        claim = await log.create("a", [b"1", b"2"])
        await asyncio.gather(*(log.append(claim, version, b"%d" % version, begun=True, live=True) for version in range(3, 50)))
    async with opened() as log:
        again = await log.claim("a")
        assert isinstance(again, Found)
        assert again.bodies == await log.read(again.claim) == [b"%d" % version for version in range(1, 50)]


async def test_many_appends_share_a_transaction(log: AnyLog) -> None:
    """Group commit: far fewer transactions than entries."""
    claims = [await log.create(f"table {n}", [b"1"]) for n in range(50)]
    before = log.commits
    await asyncio.gather(*(log.append(claim, 2, b"2", begun=True, live=True) for claim in claims))
    assert log.commits - before < 25


async def test_an_owner_that_was_replaced_cannot_append(log: AnyLog) -> None:
    """The fence: whoever claimed last owns the table."""
    old = await log.create("a", [b"1"])
    new = await log.claim("a")
    assert isinstance(new, Found)
    with pytest.raises(Fenced):
        await log.append(old, 2, b"old", begun=True, live=True)
    await log.append(new.claim, 2, b"new", begun=True, live=True)
    await log.rest(old, Snapshot(2, b"old"), live=False)
    found = await log.claim("a")
    assert isinstance(found, Found)
    assert (found.snapshot, found.bodies) == (None, [b"1", b"new"])


async def test_a_version_is_written_once_and_none_is_left_out(log: AnyLog) -> None:
    """One that fails does not disturb its neighbours in the transaction."""
    one, other = await log.create("a", [b"1"]), await log.create("b", [b"1"])
    answers = await asyncio.gather(
        log.append(one, 3, b"3", begun=True, live=True),
        log.append(other, 2, b"2", begun=True, live=True),
        log.append(one, 1, b"1", begun=True, live=True),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Fenced, type(None), Fenced]
    assert await log.read(one) == [b"1"]
    assert await log.read(other) == [b"1", b"2"]


@pytest.mark.parametrize("version", [1, 2, 4, 5])
async def test_what_is_refused_changes_nothing_of_its_table(log: AnyLog, version: int) -> None:
    """Neither a version that is there already, nor one after a gap, nor what somebody says who was replaced."""
    old = await log.create("a", [b"1", b"2"])
    with pytest.raises(Fenced):
        await log.append(old, version, b"refused", begun=True, live=True, snapshot=Snapshot(2, b"refused"))
    new = await log.claim("a")
    assert isinstance(new, Found)
    with pytest.raises(Fenced):
        await log.append(old, 3, b"refused", begun=True, live=True, before=Snapshot(2, b"refused"))
    assert await log.read(new.claim) == [b"1", b"2"]
    assert (new.snapshot, await log.before_deal(new.claim, 9), await log.orphans()) == (None, None, [])
    then, now = time.time() - 60, time.time() + 60
    assert (await log.expired(now, then), await log.expired(then, now)) == ([], ["a"])
    await log.append(new.claim, 3, b"3", begun=False, live=False)


async def test_what_a_table_is_follows_from_its_last_entry(log: AnyLog) -> None:
    """Whether it was begun and whether something may come due at it may change with each."""
    claim = await log.create("a", [b"1"])
    then, now = time.time() - 60, time.time() + 120
    for version, (begun, live) in enumerate([(False, False), (True, True), (True, False), (False, True), (False, False)], 2):
        await log.append(claim, version, b"", begun=begun, live=live)
        assert await log.orphans() == ["a"] * live
        assert (await log.expired(now, then), await log.expired(then, now)) == (["a"] * begun, ["a"] * (not begun))


async def test_a_name_is_given_once_and_what_is_not_there_cannot_be_claimed(log: AnyLog) -> None:
    """Two tables never share a log."""
    await log.create("a", [b"1"])
    with pytest.raises(Fenced):
        await log.create("a", [b"1"])
    assert await log.claim("b") is None


async def test_only_what_may_come_due_is_live(log: AnyLog) -> None:
    """A lobby is not, and a table at rest is not."""
    one, other = await log.create("a", [b"1"]), await log.create("b", [b"1"])
    assert await log.orphans() == []
    await log.append(one, 2, b"2", begun=True, live=True)
    await log.append(other, 2, b"2", begun=True, live=True)
    await log.append(third := await log.create("c", [b"1"]), 2, b"3", begun=True, live=True)
    await log.rest(one, Snapshot(2, b"one"), live=False)
    assert await log.orphans() == ["b", "c"]
    first, second = await log.claim_all(["b", "nobody's", "c"])
    assert (first.claim.table, first.claim.fence, first.bodies) == ("b", 2, [b"1", b"2"])
    assert (second.claim.table, second.claim.fence, second.bodies) == ("c", 2, [b"1", b"3"])
    with pytest.raises(Fenced):
        await log.append(third, 3, b"4", begun=True, live=True)


async def test_what_was_touched_in_time_is_not_forgotten(log: AnyLog) -> None:
    """Tables in the lobby have a time of their own, and one touched since it was found to be expired stays."""
    lobby, begun = await log.create("lobby", [b"1"]), await log.create("begun", [b"1"])
    await log.append(begun, 2, b"2", begun=True, live=False)
    then, now = time.time() - 60, time.time() + 60
    assert await log.expired(then, then) == []
    assert await log.expired(then, now) == ["lobby"]
    assert await log.expired(now, then) == ["begun"]
    assert await log.forget(["lobby", "begun"], then, then) == []
    assert await log.forget(["lobby", "begun"], now, then) == ["begun"]
    assert await log.read(lobby) == [b"1"]


async def test_only_an_owner_reads(log: AnyLog) -> None:
    """Whoever was replaced would take for its own what another one wrote."""
    old = await log.create("a", [b"1"])
    assert await log.claim("a") is not None
    with pytest.raises(Fenced):
        await log.read(old)


async def test_how_a_table_stood_before_a_deal_is_kept_for_the_last_entries(log: AnyLog, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one at or before a version is found; older ones go, and those of a table that is forgotten."""
    for module in (sqlite, postgres_log):
        monkeypatch.setattr(module, "READ_MAX", 10)
    claim = await log.create("table", [b"1"])
    for version in range(2, 21):
        before = Snapshot(version - 1, b"%d" % (version - 1)) if version % 3 == 1 else None
        await log.append(claim, version, b"2", begun=True, live=True, before=before)

    assert await log.before_deal(claim, 20) == Snapshot(18, b"18")
    assert await log.before_deal(claim, 17) == Snapshot(15, b"15")
    assert await log.before_deal(claim, 10) == Snapshot(9, b"9")
    assert await log.before_deal(claim, 5) is None
    await log.forget(["table"], time.time() + 60, time.time() + 60)
    assert await log.before_deal(claim, 20) is None


async def test_a_claim_finds_the_last_snapshot_and_the_entries_after_it(log: AnyLog) -> None:
    """Kept with an entry or at rest."""
    claim = await log.create("a", [b"1"])
    await log.append(claim, 2, b"2", begun=True, live=True, snapshot=Snapshot(1, b"first"))
    await log.append(claim, 3, b"3", begun=True, live=True, snapshot=Snapshot(2, b"second"))
    found = await log.claim("a")
    assert isinstance(found, Found)
    assert found[1:3] == (Snapshot(2, b"second"), [b"3"])
    await log.rest(found.claim, Snapshot(3, b"third"), live=True)
    again = await log.claim("a")
    assert isinstance(again, Found)
    assert again[1:3] == (Snapshot(3, b"third"), [])
    assert await log.read(again.claim) == [b"1", b"2", b"3"]


async def test_what_is_forgotten_is_gone(log: AnyLog) -> None:
    """Its claim writes to no other table and reads none."""
    gone = await log.create("a", [b"1"])
    await log.append(gone, 2, b"2", begun=True, live=True, snapshot=Snapshot(1, b"first"), before=Snapshot(1, b"first"))
    assert await log.forget(["a"], time.time() + 60, time.time() + 60) == ["a"]
    new = await log.create("b", [b"secret"])
    assert await log.claim("a") is None
    with pytest.raises(Fenced):
        await log.read(gone)
    with pytest.raises(Fenced):
        await log.append(gone, 3, b"3", begun=True, live=True)
    await log.rest(gone, Snapshot(3, b"old"), live=True)
    assert (await log.read(new), await log.before_deal(new, 9), await log.orphans()) == ([b"secret"], None, [])


# --- PostgreSQL alone --------------------------------------------------------------------------------------------------------


async def test_one_server_writes_to_a_database(url: str) -> None:
    """A second one is told so, and may when the first has gone."""
    first = await PostgresLog.open(url)
    with pytest.raises(Taken):
        await PostgresLog.open(url)
    await first.close()
    await (await PostgresLog.open(url)).close()


async def test_what_is_answered_is_on_the_disk_whatever_the_database_is_set_to(url: str) -> None:
    """The connection that writes insists on it."""
    async with connected(url) as db:
        await db.execute("ALTER ROLE lastcard SET synchronous_commit = off")
        try:
            log = await PostgresLog.open(url)
            assert await log._writer.do(lambda own: own.fetchval("SHOW synchronous_commit")) == "on"  # noqa: SLF001
            await log.close()
        finally:
            await db.execute("ALTER ROLE lastcard RESET synchronous_commit")


async def test_a_server_whose_machine_is_gone_is_missed_by_its_database(url: str) -> None:
    """Else the next one would be refused for hours: the lock of a connection is held until the database takes it for lost."""
    log = await PostgresLog.open(url)
    shown = [
        await log._writer.do(lambda own, name=name: own.fetchval(f"SHOW tcp_keepalives_{name}"))  # type: ignore[misc]  # noqa: SLF001
        for name in ("idle", "interval", "count")
    ]
    idle_s, interval_s, count = map(int, shown)
    assert 0 < idle_s + interval_s * count <= 30
    await log.close()


@pytest.mark.parametrize("wrong_by_s", [-31 * 86400.0, 31 * 86400.0])
async def test_tables_expire_by_the_clock_of_the_database(url: str, wrong_by_s: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several servers one may be wrong by a month: it forgets nothing that others keep, and what is over all the same."""
    log = await PostgresLog.open(url)
    for table in ("played", "left"):
        await log.create(table, [b"1"])
    async with connected(url) as db:
        await db.execute("UPDATE tables SET touched = now() - interval '61 s' WHERE id = 'left'")
    now = time.time() + wrong_by_s
    monkeypatch.setattr(time, "time", lambda: now)
    before = now - 60.0
    assert await log.expired(before, before) == ["left"]
    assert await log.forget(["played", "left"], before, before) == ["left"]
    await log.close()


async def test_a_newer_schema_is_left_alone(url: str) -> None:
    """Whoever goes back to an older version is told."""
    await (await PostgresLog.open(url)).close()
    async with connected(url) as db:
        await db.execute("UPDATE schema_version SET version = 1000")
    with pytest.raises(Newer, match="1000"):
        await PostgresLog.open(url)


@pytest.mark.parametrize("done", [True, False])
async def test_a_connection_lost_in_the_middle_leaves_nothing_open(url: str, done: bool) -> None:  # noqa: FBT001
    """What was stored is answered so, what was not is not, and the log goes on."""
    log = await PostgresLog.open(url)
    claim = await log.create("a", [b"1"])
    async with connected(url) as db:
        # Whoever appends waits here, in the middle of its statement.
        held = db.transaction()
        await held.start()
        await db.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        appended = asyncio.ensure_future(log.append(claim, 2, b"2", begun=True, live=True))
        select = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while not (pids := await db.fetch(select)):  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0)
        if done:
            # The statement of a connection that is gone is done all the same.
            log._writer._db._transport.abort()  # type: ignore[union-attr]  # noqa: SLF001
            await db.execute("SELECT pg_sleep(0)")
        else:
            await db.execute("SELECT pg_terminate_backend($1)", pids[0]["pid"])
        await held.rollback()
    if done:
        outcome = await asyncio.gather(appended, return_exceptions=True)
        stored = await log.read(claim) == [b"1", b"2"]
        assert (outcome[0] is None) == stored
    else:
        with pytest.raises(NotStored):
            await appended
        assert await log.read(claim) == [b"1"]
        await log.append(claim, 2, b"again", begun=True, live=True)
    await log.close()


async def test_a_statement_that_is_undone_so_that_another_goes_on_is_done_again(url: str) -> None:
    """Of two that wait for each other the database undoes one; nobody who appends hears of it."""
    log = await PostgresLog.open(url)
    claim, version, log_was_undone = await log.create("a", [b"1"]), 1, False
    async with connected(url) as db:
        # The log looks after a second whether somebody waits for it, so it is undone first, unless it began to wait long ago.
        await db.execute("SET deadlock_timeout = '5s'")
        while not log_was_undone:
            held = db.transaction()
            await held.start()
            await db.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            version += 1
            appended = asyncio.ensure_future(log.append(claim, version, b"more", begun=True, live=True))
            while not await db.fetch("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):  # noqa: ASYNC110  as above
                await asyncio.sleep(0)
            with contextlib.suppress(asyncpg.DeadlockDetectedError):
                await db.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
                log_was_undone = True
            await held.rollback()
            await appended
    assert await log.read(claim) == [b"1", *[b"more"] * (version - 1)]
    await log.close()


async def test_a_connection_that_is_out_of_step_is_given_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who speaks for us to the database may fail in its own way: it is found out what was done, and the log goes on."""
    log = await PostgresLog.open(url)
    claim = await log.create("a", [b"1"])
    fetch = asyncpg.Connection.fetch

    async def fail_after(*given: Any) -> None:
        monkeypatch.setattr(asyncpg.Connection, "fetch", fetch)
        await fetch(*given)
        raise asyncpg.InternalClientError("cannot switch to another state")

    monkeypatch.setattr(asyncpg.Connection, "fetch", fail_after)
    await log.append(claim, 2, b"2", begun=True, live=True)
    await log.append(claim, 3, b"3", begun=True, live=True)
    assert await log.read(claim) == [b"1", b"2", b"3"]
    await log.close()


async def test_where_nobody_can_tell_nobody_is_told(database: Postgres, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database goes in the middle of a statement, and does not come back in time: neither is said. Then the log goes on."""
    monkeypatch.setattr(postgres_log, "_AWAY_S", 0.0)
    log = await PostgresLog.open(url)
    claim = await log.create("a", [b"1"])
    async with connected(url) as db:
        await db.execute("BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        appended = asyncio.ensure_future(log.append(claim, 2, b"2", begun=True, live=True))
        while not await db.fetch("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):  # noqa: ASYNC110  as above
            await asyncio.sleep(0)
        await asyncio.to_thread(database.stop, at_once=True)
    with pytest.raises(InDoubt):
        await appended
    await asyncio.to_thread(database.start)
    await log.append(claim, 2, b"2", begun=True, live=True)
    assert await log.read(claim) == [b"1", b"2"]
    await log.close()


async def test_a_database_that_is_away_is_waited_for_and_then_all_is_refused_at_once(
    database: Postgres, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was sent, so nothing is in doubt: it is stored when the database is back, or it is not, and who asks is told."""
    log = await PostgresLog.open(url)
    claims = [await log.create(name, [b"1"]) for name in "ab"]
    await asyncio.to_thread(database.stop, at_once=True)
    await until(log._writer._db.is_closed)  # type: ignore[union-attr]  # noqa: SLF001
    waiting = [asyncio.ensure_future(log.append(claim, 2, b"2", begun=True, live=True)) for claim in claims]
    await until(lambda: log._away_since is not None)  # noqa: SLF001
    await asyncio.to_thread(database.start)
    await asyncio.gather(*waiting)
    await asyncio.to_thread(database.stop, at_once=True)
    await until(log._writer._db.is_closed)  # type: ignore[union-attr]  # noqa: SLF001
    monkeypatch.setattr(postgres_log, "_AWAY_S", 0.0)
    for claim in claims:
        with pytest.raises(NotStored):
            await log.append(claim, 3, b"3", begun=True, live=True)
    await asyncio.to_thread(database.start)
    for claim in claims:
        await log.append(claim, 3, b"again", begun=True, live=True)
        assert await log.read(claim) == [b"1", b"2", b"again"]
    await log.close()


class Cut:
    """A way to a database that may be cut without a word: nothing passes any more, and neither side is told."""

    def __init__(self, url: str) -> None:
        self._parts = urlsplit(url)
        self._passing: list[asyncio.Task[None]] = []
        self._ends: list[asyncio.StreamWriter] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """The address of the database by this way."""
        async with await asyncio.start_server(self._connected, "127.0.0.1") as server:
            port = server.sockets[0].getsockname()[1]
            yield self._parts._replace(netloc=f"{self._parts.username}@127.0.0.1:{port}").geturl()
            self.cut()
            for end in self._ends:
                end.transport.abort()

    def cut(self) -> None:
        """Let nothing pass on the connections that there are."""
        for task in self._passing:
            task.cancel()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_reader, to_writer = await asyncio.open_connection(self._parts.hostname, self._parts.port)
        self._ends += [writer, to_writer]
        for source, sink in ((reader, to_writer), (to_reader, writer)):
            self._passing.append(asyncio.ensure_future(self._pass(source, sink)))

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            sink.write(data)
        sink.close()


async def test_a_database_that_is_cut_off_without_a_word_is_not_waited_for_for_ever(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a machine has gone with its network: whoever appends or reads is answered by a new connection."""
    way = Cut(url)
    async with way.open() as through:
        log = await PostgresLog.open(through)
        claim = await log.create("a", [b"1"])
        monkeypatch.setattr(postgres_connection, "DONE_S", 2.0)
        way.cut()
        with pytest.raises(NotStored, match="does not answer"):
            await log.append(claim, 2, b"lost", begun=True, live=True)
        assert await log.read(claim) == [b"1"]
        await log.append(claim, 2, b"2", begun=True, live=True)
        await log.close()


# --- Servers on it -----------------------------------------------------------------------------------------------------------


def test_a_killed_server_loses_nothing_that_it_acknowledged(url: str) -> None:
    """A short run of the proof of kills, with the log in a database."""
    result = prove_crash(kills=2, clients=6, say=lambda _: None, log=url)

    assert result.kills == 2
    assert result.acked > 5


@pytest.mark.parametrize(
    ("log", "said"),
    [
        ("mysql://ana:secret@db.example/cards", "“mysql://db.example/cards” is not the address of a database."),
        ("postgres://ana:secret@127.0.0.1:1/cards", "The database “postgres://127.0.0.1:1/cards” cannot be used: "),
    ],
)
def test_a_database_that_cannot_be_used_is_said_so_without_its_password(log: str, said: str, tmp_path: Path) -> None:
    """By the option and by the environment alike."""
    for command, environment in ((["--log", log], {}), ([], {"LASTCARD_LOG": log})):
        done = CliRunner().invoke(
            commands(Words("en")), ["serve", "--no-open", "--port", "0", "--data", str(tmp_path), *command], env=environment
        )
        assert (done.exit_code, said in done.output, "secret" in done.output) == (2, True, False), done.output


async def test_a_second_server_on_a_database_is_refused(url: str, tmp_path: Path) -> None:
    """One server writes to a database; the folder of the other does not matter."""
    log = await PostgresLog.open(url)
    with pytest.raises(Unusable, match="another server uses"):
        async with Server(Config(data=tmp_path, log=url, port=0)).running():
            pass
    await log.close()


# --- Nodes that share a database ---------------------------------------------------------------------------------------------


class Node:
    """One of the servers of a database."""

    def __init__(self, url: str, name: str, lease_s: float = 60.0) -> None:
        self.url, self.name, self.nodes = url, name, PostgresNodes(url, lease_s)
        self.log: PostgresLog

    async def __aenter__(self) -> Self:
        """Open its log, and join."""
        self.log = await PostgresLog.open(self.url, self.nodes)
        await self.nodes.join(self.name)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go without a word: the lock is free, and the row stays."""
        await self.log.close()
        await self.nodes.close()


async def test_nothing_is_taken_from_an_owner_that_is_alive(url: str) -> None:
    """Whoever asks is told who it is; at rest, and of a dead owner, a table is anybody's. Its own it may claim again."""
    async with Node(url, "a") as a, Node(url, "b") as b:
        claim = await a.log.create("table", [b"1"])
        await a.log.append(claim, 2, b"2", begun=True, live=True)
        assert await b.log.claim("table") == Owned("a")
        assert (await b.log.orphans(), await b.log.claim_all(["table"]), await b.log.claim("none")) == ([], [], None)
        await a.log.confirm(claim)
        again = await a.log.claim("table")
        assert isinstance(again, Found)
        with pytest.raises(Fenced):
            await a.log.confirm(claim)
        await a.log.rest(again.claim, None, live=True)
        assert await b.log.orphans() == ["table"]
        [found] = await b.log.claim_all(["table"])
        assert await a.log.claim("table") == Owned("b")
        with pytest.raises(Fenced):
            await a.log.append(again.claim, 3, b"3", begun=True, live=True)
        await b.log.append(found.claim, 3, b"3", begun=True, live=True)
        await b.nodes.leave()
        assert isinstance(await a.log.claim("table"), Found)


async def test_two_who_claim_at_the_same_time_do_not_both_get_it(url: str) -> None:
    """Each of a hundred orphans has one owner afterwards, however many tried."""
    async with Node(url, "a") as a, Node(url, "b") as b, Node(url, "c") as c:
        names = [f"table {n}" for n in range(100)]
        for name in names:
            await c.log.rest(await c.log.create(name, [b"1"]), None, live=True)
        claimed = await asyncio.gather(
            *(node.log.claim_all(names[at : at + 10]) for at in range(0, 100, 10) for node in (a, b)),
            *(node.log.claim(name) for name in names[:20] for node in (a, b)),
        )
        owned: list[str] = []
        for found in claimed:
            owned += [one.claim.table for one in (found if isinstance(found, list) else [found]) if isinstance(one, Found)]
        assert set(owned) == set(names)
        owners = {name: await c.log.claim(name) for name in names}
        assert set(owners.values()) <= {Owned("a"), Owned("b")}


async def test_a_dead_node_is_buried_when_its_lock_is_free(url: str) -> None:
    """Not while it lives, and not before it holds its lock."""
    async with Node(url, "a") as a:
        async with Node(url, "b") as b:
            number = b.nodes.number
            assert number is not None
            assert await a.nodes.successor() == number
            assert await a.nodes.bury_free(number, 0.01) == []
            assert await b.nodes.renew()
        # However slowly the database lets go of a connection that has ended.
        while not (buried := await a.nodes.bury_free(number, 1.0)):
            pass
        assert buried == ["b"]
        assert await a.nodes.successor() is None
        async with connected(url) as db:
            unborn = await db.fetchval("INSERT INTO nodes (name, lease) VALUES ('c', now() + '60s') RETURNING node")
        assert await a.nodes.bury_free(unborn, 1.0) == []


async def test_a_node_whose_lease_is_over_is_buried_but_not_right_after_a_restart_of_the_database(
    database: Postgres, url: str
) -> None:
    """Then nobody could have renewed one; and free locks say nothing."""
    async with Node(url, "a") as a, Node(url, "b") as b:
        number = b.nodes.number
        assert number is not None
        assert await a.nodes.bury_expired() == []
        async with connected(url) as db:
            await db.execute("UPDATE nodes SET lease = now() - interval '1s' WHERE name = 'b'")
        await asyncio.to_thread(database.stop, at_once=True)
        await asyncio.to_thread(database.start)
        while True:
            try:
                assert await a.nodes.bury_expired() == []
                break
            except NotStored:
                continue
        assert await a.nodes.bury_free(number, 0.01) == []
        short = Node(url, "c", lease_s=0.001)
        async with short:
            assert "b" in await short.nodes.bury_expired()
        assert not await b.nodes.renew()
        await b.nodes.join("b")
        assert b.nodes.number != number


async def test_a_server_alone_and_several_exclude_each_other(url: str) -> None:
    """Whoever has a database for itself claims whatever it likes."""
    async with Node(url, "a"):
        with pytest.raises(Taken):
            await PostgresLog.open(url)
    log = await PostgresLog.open(url)
    with pytest.raises(Taken):
        await PostgresLog.open(url, PostgresNodes(url, 60.0))
    await log.close()
