"""The log: the only truth. What it has taken is on the disk; whatever else the server knows follows from it.

`Log` is all that the server needs of a store. `SqliteLog` keeps it in one SQLite file: a thread of its own writes whatever the
tables have handed in meanwhile in one transaction (group commit), and answers when the disk has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
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

_BATCH_MAX = 1000
"""Jobs in one transaction, so that nobody waits for a very long one."""
_BUSY_MS = 5000


class Fenced(Exception):
    """The table has another owner by now, or has gone on: what was to be appended is not in the log."""


class NotStored(Exception):
    """The store failed; what was to be appended is not in the log."""


class Claim(NamedTuple):
    """The right to append to a table, until somebody else claims it."""

    table: str
    number: int
    fence: int


class Log(Protocol):
    """The moves of all tables, each in order."""

    async def create(self, table: str, bodies: Sequence[bytes]) -> Claim:
        """A new table with its first entries; `Fenced` if there is one of this name."""

    async def claim(self, table: str) -> Claim | None:
        """Own a table from now on; None if there is none. Whoever owned it before can append no more."""

    async def append(self, claim: Claim, version: int, body: bytes, *, begun: bool, live: bool) -> None:
        """Append the entry that makes this version. It is on the disk when this returns; else `Fenced` or `NotStored`.

        `begun`: the table is out of the lobby. `live`: something may come due at it without anybody asking.
        """

    async def read(self, claim: Claim) -> list[bytes]:
        """All entries of a table, in order."""

    async def rest(self, claim: Claim) -> None:
        """Nothing comes due at a table any more until somebody asks for it."""

    async def claim_live(self, after: int, most: int) -> list[tuple[Claim, list[bytes]]]:
        """Own tables at which something may come due, with their entries: the first so many after a number."""

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
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="log", daemon=True)
        self._db = connect(path)
        with self._db:
            version = self._db.pragma("user_version")
            if version == 0:
                self._db.execute(_SCHEMA)
                self._db.pragma("user_version", _SCHEMA_VERSION)
            elif version != _SCHEMA_VERSION:
                raise ValueError(f"{path} is of version {version}, and this server reads {_SCHEMA_VERSION}")
        self.commits = 0
        """Transactions made durable."""
        self._thread.start()

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

    async def claim(self, table: str) -> Claim | None:
        """See `Log`."""

        def job(db: apsw.Connection) -> Claim | None:
            row = db.execute("UPDATE tables SET fence = fence + 1 WHERE id = ? RETURNING number, fence", (table,)).fetchone()
            return None if row is None else Claim(table, *row)

        return await self._do(job)

    async def append(self, claim: Claim, version: int, body: bytes, *, begun: bool, live: bool) -> None:
        """See `Log`."""

        def job(db: apsw.Connection) -> None:
            db.execute(
                "UPDATE tables SET version = ?, begun = ?, live = ?, touched = ? WHERE number = ? AND fence = ? AND version = ?",
                (version, begun, live, time.time(), claim.number, claim.fence, version - 1),
            )
            if db.changes() != 1:
                raise Fenced(f"table {claim.table} is at another version or has another owner")
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (claim.number, version, body))

        await self._do(job)

    async def read(self, claim: Claim) -> list[bytes]:
        """See `Log`."""

        def job(db: apsw.Connection) -> list[bytes]:
            rows = db.execute("SELECT body FROM entries WHERE number = ? ORDER BY version", (claim.number,))
            return [body for (body,) in cast("list[tuple[bytes]]", rows.fetchall())]

        return await self._do(job)

    async def rest(self, claim: Claim) -> None:
        """See `Log`."""
        values = (claim.number, claim.fence)
        await self._do(lambda db: db.execute("UPDATE tables SET live = 0 WHERE number = ? AND fence = ?", values))

    async def claim_live(self, after: int, most: int) -> list[tuple[Claim, list[bytes]]]:
        """See `Log`."""

        def job(db: apsw.Connection) -> list[tuple[Claim, list[bytes]]]:
            found: dict[int, tuple[Claim, list[bytes]]] = {}
            rows = db.execute(
                "UPDATE tables SET fence = fence + 1 WHERE number IN"
                " (SELECT number FROM tables WHERE live AND number > ? ORDER BY number LIMIT ?) RETURNING id, number, fence",
                (after, most),
            )
            for table, number, fence in cast("list[tuple[str, int, int]]", rows.fetchall()):
                found[number] = (Claim(table, number, fence), [])
            bodies = db.execute(
                "SELECT number, body FROM entries JOIN tables USING (number)"
                " WHERE live AND number > ? AND number <= ? ORDER BY number, entries.version",
                (after, max(found, default=after)),
            )
            for number, body in cast("list[tuple[int, bytes]]", bodies.fetchall()):
                found[number][1].append(body)
            return [found[number] for number in sorted(found)]

        return await self._do(job)

    async def expire(self, lobby_before: float, before: float, spare: frozenset[str]) -> list[str]:
        """See `Log`."""

        def job(db: apsw.Connection) -> list[str]:
            rows = db.execute(
                "SELECT number, id FROM tables WHERE touched < CASE WHEN begun THEN ? ELSE ? END",
                (before, lobby_before),
            ).fetchall()
            gone = [(number, table) for number, table in rows if table not in spare]
            db.executemany("DELETE FROM entries WHERE number = ?", [(number,) for number, _ in gone])
            db.executemany("DELETE FROM tables WHERE number = ?", [(number,) for number, _ in gone])
            return [str(table) for _, table in gone]

        return await self._do(job)

    async def close(self) -> None:
        """See `Log`."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    # --- The thread that writes ----------------------------------------------------------------------------------------------

    def _do(self, work: Callable[[apsw.Connection], T]) -> asyncio.Future[T]:
        """Hand in a job for the next transaction."""
        job = _Job(work, self._loop.create_future())
        self._jobs.put(job)
        return job.answer

    def _write(self) -> None:
        """Take all that is there, make it durable in one transaction, answer, and again."""
        going = True
        while going:
            batch: list[_Job[Any]] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == _BATCH_MAX:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            going = job is not None
            if batch:
                answers = self._transact(batch)
                # The loop may have been closed by a crash of the server; then nobody waits.
                with contextlib.suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(_answer, batch, answers)

    def _transact(self, batch: list[_Job[Any]]) -> list[object]:
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
            self._db.execute("COMMIT")
            self.commits += 1
        except Exception as error:  # noqa: BLE001  whatever it was, everybody who waits must hear of it
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            return [NotStored(str(error))] * len(batch)
        return answers


class _Job(Generic[T]):
    """Something to be done in the next transaction, and where its answer goes."""

    __slots__ = ("answer", "work")

    def __init__(self, work: Callable[[apsw.Connection], T], answer: asyncio.Future[T]) -> None:
        self.work = work
        self.answer = answer


def _answer(batch: list[_Job[Any]], answers: list[object]) -> None:
    for job, answer in zip(batch, answers, strict=True):
        if job.answer.done():
            continue
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)


def connect(path: Path) -> apsw.Connection:
    """Open a log's file as it is always opened: what is committed survives the power going out."""
    db = apsw.Connection(str(path))
    db.set_busy_timeout(_BUSY_MS)
    db.pragma("journal_mode", "wal")
    db.pragma("synchronous", "full")
    return db
