"""The log: the only truth. What it has taken is on the disk; whatever else the server knows follows from it.

`Log` is all that the server needs of a store. `SqliteLog` keeps it in one SQLite file: whatever the tables have handed in while
the last transaction was made durable goes into the next one (group commit), and is answered when the disk has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

import apsw

T = TypeVar("T")

_SCHEMA_VERSION = 1
_SCHEMA = """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        fence INTEGER NOT NULL,
        version INTEGER NOT NULL,
        begun INTEGER NOT NULL,
        live INTEGER NOT NULL,
        touched REAL NOT NULL
    ) STRICT;
    CREATE INDEX live ON tables (number) WHERE live;
    CREATE TABLE entries (
        number INTEGER NOT NULL,
        version INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (number, version)
    ) STRICT, WITHOUT ROWID;
"""
_SNAPSHOTS = """
    CREATE TABLE IF NOT EXISTS snapshots (
        number INTEGER PRIMARY KEY,
        version INTEGER NOT NULL,
        body BLOB NOT NULL
    ) STRICT
"""
"""Not part of the schema's version: they can be thrown away at any time."""

_OWNED = "id = ? AND number = ? AND fence = ?"
"""The table of a claim. A number may be given again when its table has expired; a name never is."""
_KEEP = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)"

_BATCH_MAX = 1000
"""Jobs in one transaction, so that nobody waits for a very long one."""
_BUSY_MS = 5000


class Fenced(Exception):
    """The table has another owner by now, or has gone on: what was to be appended is not in the log."""


class Unreadable(Exception):
    """The file is no log, or that of another version."""


class NotStored(Exception):
    """The store failed; what was to be appended is not in the log."""


class Claim(NamedTuple):
    """The right to append to a table, until somebody else claims it."""

    table: str
    number: int
    fence: int


class Snapshot(NamedTuple):
    """How a table stood at a version, in whatever form its owner likes. It only spares work: entries are the truth."""

    version: int
    body: bytes


class Found(NamedTuple):
    """What the log has of a table: its last snapshot, and the entries after it; or all entries."""

    claim: Claim
    snapshot: Snapshot | None
    bodies: list[bytes]


class Log(Protocol):
    """The moves of all tables, each in order."""

    async def create(self, table: str, bodies: Sequence[bytes]) -> Claim:
        """A new table with its first entries; `Fenced` if there is one of this name."""

    async def claim(self, table: str) -> Found | None:
        """Own a table from now on; None if there is none. Whoever owned it before can append no more."""

    async def append(
        self, claim: Claim, version: int, body: bytes, *, begun: bool, live: bool, snapshot: Snapshot | None = None
    ) -> None:
        """Append the entry that makes this version. It is on the disk when this returns; else `Fenced` or `NotStored`.

        `begun`: the table is out of the lobby. `live`: something may come due at it without anybody asking.
        """

    async def read(self, claim: Claim) -> list[bytes]:
        """All entries of a table, in order; `Fenced` if it has another owner by now, or has expired."""

    async def rest(self, claim: Claim, snapshot: Snapshot, *, live: bool) -> None:
        """The table leaves memory. Unless it is live, nothing comes due at it until somebody asks for it."""

    async def claim_live(self, after: int, most: int) -> list[Found]:
        """Own tables at which something may come due: the first so many after a number, in the order of their numbers."""

    async def expire(self, lobby_before: float, before: float, spare: frozenset[str]) -> list[str]:
        """Forget tables untouched since these times (seconds since the epoch), but not those to be spared."""

    async def close(self) -> None:
        """Finish what was handed in, and close."""


class SqliteLog:
    """The log in one SQLite file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._handed_in: list[_Job[Any]] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._disk = ThreadPoolExecutor(1, "log")
        # The shuffles of rounds that are still played are in it.
        path.touch(mode=0o600)
        self._db = connect(path)
        with self._db:
            version = self._db.pragma("user_version")
            if version == 0:
                self._db.execute(_SCHEMA)
                self._db.pragma("user_version", _SCHEMA_VERSION)
            elif version != _SCHEMA_VERSION:
                raise Unreadable(f"{path} is of version {version}, and this server reads {_SCHEMA_VERSION}")
            self._db.execute(_SNAPSHOTS)
        self.commits = 0
        """Transactions made durable."""

    # --- The interface -------------------------------------------------------------------------------------------------------

    async def create(self, table: str, bodies: Sequence[bytes]) -> Claim:
        """See `Log`."""

        def job(db: apsw.Connection) -> Claim:
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
                raise Fenced(f"there is a table {table} already")
            values = (table, len(bodies), time.time())
            db.execute("INSERT INTO tables (id, fence, version, begun, live, touched) VALUES (?, 1, ?, 0, 0, ?)", values)
            number = db.last_insert_rowid()
            rows = [(number, version, body) for version, body in enumerate(bodies, 1)]
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            return Claim(table, number, 1)

        return await self._do(job)

    async def claim(self, table: str) -> Found | None:
        """See `Log`."""
        found = await self._do(lambda db: _claim(db, "id = ?", (table,)))
        return found[0] if found else None

    async def append(
        self, claim: Claim, version: int, body: bytes, *, begun: bool, live: bool, snapshot: Snapshot | None = None
    ) -> None:
        """See `Log`."""

        def job(db: apsw.Connection) -> None:
            db.execute(
                f"UPDATE tables SET version = ?, begun = ?, live = ?, touched = ? WHERE {_OWNED} AND version = ?",  # noqa: S608
                (version, begun, live, time.time(), *claim, version - 1),
            )
            if db.changes() != 1:
                raise Fenced(f"table {claim.table} is at another version or has another owner")
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (claim.number, version, body))
            if snapshot is not None:
                db.execute(_KEEP, (claim.number, *snapshot))

        await self._do(job, long=False)

    async def read(self, claim: Claim) -> list[bytes]:
        """See `Log`."""

        def job(db: apsw.Connection) -> list[bytes]:
            if not db.execute(f"SELECT 1 FROM tables WHERE {_OWNED}", claim).fetchone():  # noqa: S608
                raise Fenced(f"table {claim.table} has another owner")
            return _bodies(db, claim.number, 0)

        return await self._do(job)

    async def rest(self, claim: Claim, snapshot: Snapshot, *, live: bool) -> None:
        """See `Log`."""

        def job(db: apsw.Connection) -> None:
            db.execute(f"UPDATE tables SET live = ? WHERE {_OWNED}", (live, *claim))  # noqa: S608
            # Nobody waits for a table that expired or has another owner.
            if db.changes() == 1:
                db.execute(_KEEP, (claim.number, *snapshot))

        await self._do(job)

    async def claim_live(self, after: int, most: int) -> list[Found]:
        """See `Log`."""
        which = "number IN (SELECT number FROM tables WHERE live AND number > ? ORDER BY number LIMIT ?)"
        return await self._do(lambda db: _claim(db, which, (after, most)))

    async def expire(self, lobby_before: float, before: float, spare: frozenset[str]) -> list[str]:
        """See `Log`."""

        def job(db: apsw.Connection) -> list[str]:
            rows = db.execute(
                "SELECT number, id FROM tables WHERE touched < CASE WHEN begun THEN ? ELSE ? END",
                (before, lobby_before),
            ).fetchall()
            gone = [(number, table) for number, table in rows if table not in spare]
            for kept in ("entries", "snapshots", "tables"):
                db.executemany(f"DELETE FROM {kept} WHERE number = ?", [(number,) for number, _ in gone])  # noqa: S608
            return [str(table) for _, table in gone]

        return await self._do(job)

    async def close(self) -> None:
        """See `Log`."""
        await self._idle.wait()
        self._disk.shutdown()
        self._db.close()

    # --- Transactions --------------------------------------------------------------------------------------------------------

    def _do(self, work: Callable[[apsw.Connection], T], *, long: bool = True) -> asyncio.Future[T]:
        """Hand in a job for the next transaction; a long one would keep the loop waiting, and is done in the thread."""
        job = _Job(work, self._loop.create_future(), long)
        self._handed_in.append(job)
        if self._idle.is_set():
            self._idle.clear()
            # Whatever else is handed in at this moment comes along.
            self._loop.call_soon(self._next)
        return job.answer

    def _next(self) -> None:
        """Begin a transaction with what was handed in.

        Appending is quick, and done here: a thread would have to be let in by the loop for every statement. The thread waits for
        the disk.
        """
        batch, self._handed_in = self._handed_in[:_BATCH_MAX], self._handed_in[_BATCH_MAX:]
        if not batch:
            self._idle.set()
        elif any(job.long for job in batch):
            self._disk.submit(self._finish, batch, None)
        else:
            self._disk.submit(self._finish, batch, self._begin(batch))

    def _begin(self, batch: list[_Job[Any]]) -> list[object]:
        """Do all jobs in one transaction; an answer for each, which may be an error."""
        answers: list[object] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in batch:
                try:
                    answers.append(job.work(self._db))
                except Fenced as error:
                    # It has written nothing, so the others go on.
                    answers.append(error)
        except Exception as error:  # noqa: BLE001  whatever it was, everybody who waits must hear of it
            return self._failed(batch, error)
        return answers

    def _finish(self, batch: list[_Job[Any]], answers: list[object] | None) -> None:
        """Make a transaction durable, in the thread, and let everybody know."""
        answers = self._begin(batch) if answers is None else answers
        try:
            if self._db.in_transaction:
                self._db.execute("COMMIT")
                self.commits += 1
        except Exception as error:  # noqa: BLE001  as above
            answers = self._failed(batch, error)
        # The loop may have been closed by a crash of the server; then nobody waits.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._answer, batch, answers)

    def _failed(self, batch: list[_Job[Any]], error: Exception) -> list[object]:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")
        return [NotStored(str(error))] * len(batch)

    def _answer(self, batch: list[_Job[Any]], answers: list[object]) -> None:
        for job, answer in zip(batch, answers, strict=True):
            if job.answer.done():
                continue
            if isinstance(answer, Exception):
                job.answer.set_exception(answer)
            else:
                job.answer.set_result(answer)
        self._next()


class _Job(Generic[T]):
    """Something to be done in the next transaction, and where its answer goes."""

    __slots__ = ("answer", "long", "work")

    def __init__(self, work: Callable[[apsw.Connection], T], answer: asyncio.Future[T], long: bool) -> None:  # noqa: FBT001
        self.work = work
        self.answer = answer
        self.long = long


def _claim(db: apsw.Connection, which: str, values: tuple[str | int, ...]) -> list[Found]:
    """Own tables, and read what there is of them."""
    rows = db.execute(f"UPDATE tables SET fence = fence + 1 WHERE {which} RETURNING id, number, fence", values)  # noqa: S608
    claims = [Claim(*row) for row in cast("list[tuple[str, int, int]]", rows.fetchall())]
    found = []
    for claim in sorted(claims, key=lambda claim: claim.number):
        row = db.execute("SELECT version, body FROM snapshots WHERE number = ?", (claim.number,)).fetchone()
        snapshot = None if row is None else Snapshot(*row)
        found.append(Found(claim, snapshot, _bodies(db, claim.number, 0 if snapshot is None else snapshot.version)))
    return found


def _bodies(db: apsw.Connection, number: int, after: int) -> list[bytes]:
    """The entries of a table after a version, in order."""
    rows = db.execute("SELECT body FROM entries WHERE number = ? AND version > ? ORDER BY version", (number, after))
    return [body for (body,) in cast("list[tuple[bytes]]", rows.fetchall())]


def connect(path: Path) -> apsw.Connection:
    """Open a log's file as it is always opened: what is committed survives the power going out."""
    db = apsw.Connection(str(path))
    db.set_busy_timeout(_BUSY_MS)
    try:
        db.pragma("journal_mode", "wal")
    except (apsw.NotADBError, apsw.CorruptError) as error:
        raise Unreadable(f"{path} is no log of tables: {error}") from None
    db.pragma("synchronous", "full")
    return db
