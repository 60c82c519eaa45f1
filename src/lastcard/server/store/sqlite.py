"""The log in one SQLite file, with group commit.

Whatever the tables have handed in while the last transaction was made durable goes into the next one, and is answered when the
disk has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import apsw

from lastcard.server.store.files import make_folder
from lastcard.server.store.log import READ_MAX, Claim, Damaged, Fenced, Found, NotStored, Snapshot
from lastcard.server.store.schema import BUSY_MS, WRITTEN, complete, connect, make, move_arrived

T = TypeVar("T")

_OWNED = "id = ? AND number = ? AND fence = ?"
"""The table of a claim. A number may be given again when its table has expired; a name never is."""
_NAMED = "id IN (SELECT value FROM json_each(?))"
_EXPIRED = "touched < CASE WHEN begun THEN ? ELSE ? END"
_AHEAD_S = 60
"""So far ahead it is noted when a table was touched, so that not every move has to: never too early, by a minute too late."""
_OF_CLAIM = "id = ?1 AND number = ?2 AND fence = ?3"
_APPEND = f"""
    INSERT OR IGNORE INTO arrived (number, version, body) VALUES (
        (SELECT number FROM tables WHERE {_OF_CLAIM} AND begun = ?6 AND live = ?7 AND touched BETWEEN ?8 AND ?8 + {_AHEAD_S}),
        coalesce(
            (SELECT version + 1 FROM arrived WHERE number = ?2 AND version = ?4 - 1),
            (SELECT version + 1 FROM entries WHERE number = ?2 AND version = ?4 - 1 AND NOT EXISTS (
                SELECT 1 FROM entries WHERE number = ?2 AND version = ?4
            ))
        ),
        ?5
    )
"""  # noqa: S608
"""Nothing is stored where either is NULL, as for another owner or after a gap, nor a version twice: there is one of each.

Look-ups beside each other: nested, or as `INSERT ... SELECT`, SQLite takes longer for them than for two statements."""
_NOTE = f"""
    UPDATE tables SET begun = ?6, live = ?7, touched = ?8 + {_AHEAD_S}
    WHERE {_OF_CLAIM} AND coalesce(
        (SELECT max(version) FROM arrived WHERE number = ?2), (SELECT max(version) FROM entries WHERE number = ?2)
    ) = ?4 - 1
"""  # noqa: S608
"""What an entry says of its table, and the one before it did not."""
_KEEP = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)"
_KEEP_DEAL = "INSERT OR REPLACE INTO deals VALUES (?, ?, ?)"
_DROP_DEALS = """
    DELETE FROM deals WHERE number = ?1 AND version < (SELECT max(version) FROM deals WHERE number = ?1 AND version <= ?2)
"""
_BODIES = f"SELECT version, body FROM {WRITTEN} WHERE number = ? AND version > ? ORDER BY version LIMIT ?"  # noqa: S608
_DEAL = "SELECT version, body FROM deals WHERE number = ? AND version <= ? ORDER BY version DESC LIMIT 1"

_BATCH_MAX = 1000
"""Jobs in one transaction, so that no caller waits for a very long one."""
_GIVEN_BACK_PAGES = 1000
"""Free pages that are given back to the disk in one transaction."""


class SqliteLog:
    """The log in one SQLite file."""

    arrived_max = 4096
    """So many entries arrive before all are moved to those of their tables, which takes the thread some ten milliseconds. Each
    page of a table is then written once for all that came for it."""

    def __init__(self, path: Path, disk: Executor | None = None) -> None:
        """Whatever waits for the disk does so in a thread of its own, unless a proof says where."""
        make_folder(path.parent)
        self._loop = asyncio.get_running_loop()
        self._handed_in: list[_Job[Any]] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._disk = disk or ThreadPoolExecutor(1, "log")
        if not path.exists():
            make(path)
        self._db = connect(path)
        self._cursor = self._db.cursor()
        """For what every move does: a connection would make one for each statement."""
        complete(self._db)
        self._any_restored = bool(self._db.execute("SELECT 1 FROM restored LIMIT 1").fetchall())
        self._unerased = True
        """Whether something forgotten may still be in the journal, as after a kill."""
        self._erasing = False
        """Whether the journal is emptied after this transaction."""
        self._arrived = 0
        """Entries that have arrived since they were moved, or a few more: whatever is done again counts twice."""
        self.commits = 0
        """Transactions made durable."""

    # --- The interface -------------------------------------------------------------------------------------------------------

    async def create(self, table: str, bodies: Sequence[bytes]) -> Claim:
        """See `Log`."""

        def job(db: apsw.Connection) -> Claim:
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
                raise Fenced(f"there is a table {table} already")
            values = (table, time.time())
            db.execute("INSERT INTO tables (id, fence, begun, live, touched) VALUES (?, 1, 0, 0, ?)", values)
            number = db.last_insert_rowid()
            rows = [(number, version, body) for version, body in enumerate(bodies, 1)]
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            return Claim(table, number, 1)

        return await self._do(job)

    async def claim(self, table: str) -> Found | None:
        """See `Log`."""
        found = await self.claim_all([table])
        return found[0] if found else None

    async def claim_all(self, tables: Sequence[str]) -> list[Found]:
        """See `Log`."""

        def job(db: apsw.Connection, *, snapshots: bool) -> list[Found]:
            update = f"UPDATE tables SET fence = fence + 1 WHERE {_NAMED} RETURNING id, number, fence"  # noqa: S608
            rows = db.execute(update, (json.dumps(tables),)).fetchall()
            return [_found(db, Claim(*row), snapshots=snapshots) for row in cast("list[tuple[str, int, int]]", rows)]

        return await self._do_sparing(job)

    def append(  # noqa: PLR0913  each names one thing of the entry
        self,
        claim: Claim,
        version: int,
        body: bytes,
        *,
        begun: bool,
        live: bool,
        snapshot: Snapshot | None = None,
        before: Snapshot | None = None,
    ) -> Awaitable[None]:
        """See `Log`."""
        job = partial(self._append, claim, version, body, begun, live)
        if snapshot is None and before is None:
            return self._do(job, long=False)

        def keep(db: apsw.Connection, *, snapshots: bool) -> None:
            job(db)
            if snapshots and snapshot is not None:
                db.execute(_KEEP, (claim.number, *snapshot))
            if snapshots and before is not None:
                db.execute(_KEEP_DEAL, (claim.number, *before))
                db.execute(_DROP_DEALS, (claim.number, version - READ_MAX))

        return self._do_sparing(keep, long=False)

    async def before_deal(self, claim: Claim, version: int) -> Snapshot | None:
        """See `Log`."""

        def job(db: apsw.Connection, *, snapshots: bool) -> Snapshot | None:
            row = db.execute(_DEAL, (claim.number, version)).fetchone() if snapshots else None
            return None if row is None else Snapshot(*cast("tuple[int, bytes]", row))

        return await self._do_sparing(job)

    def _append(self, claim: Claim, version: int, body: bytes, begun: bool, live: bool, db: apsw.Connection) -> None:  # noqa: FBT001
        execute, values = self._cursor.execute, (*claim, version, body, begun, live, time.time())
        self._arrived += 1
        execute(_APPEND, values)
        if not db.changes():
            execute(_NOTE, values)
            if not db.changes():
                raise Fenced(f"table {claim.table} is at another version or has another owner")
            execute(_APPEND, values)
        if self._any_restored:
            db.execute("DELETE FROM restored WHERE number = ?", (claim.number,))

    async def read(self, claim: Claim, after: int = 0) -> list[bytes]:
        """See `Log`."""

        def job(db: apsw.Connection) -> list[bytes]:
            _require_owner(db, claim)
            return _bodies(db, claim.number, after)

        return await self._do(job)

    async def confirm(self, claim: Claim) -> None:
        """See `Log`."""
        await self._do(lambda db: _require_owner(db, claim), long=False)

    async def rest(self, claim: Claim, snapshot: Snapshot | None, *, live: bool) -> None:
        """See `Log`."""

        def job(db: apsw.Connection, *, snapshots: bool) -> None:
            db.execute(f"UPDATE tables SET live = ? WHERE {_OWNED}", (live, *claim))  # noqa: S608
            # No client waits for a table that expired or has another owner.
            if db.changes() == 1 and snapshots and snapshot is not None:
                db.execute(_KEEP, (claim.number, *snapshot))

        await self._do_sparing(job)

    async def orphans(self) -> list[str]:
        """See `Log`. Whoever has the folder is alone with it: all that are live, when a server starts."""
        return await self._do(lambda db: _names(db.execute("SELECT id FROM tables WHERE live ORDER BY number")))

    async def expired(self, before: float, lobby_before: float) -> list[str]:
        """See `Log`."""
        times = (before, lobby_before)
        return await self._do(lambda db: _names(db.execute(f"SELECT id FROM tables WHERE {_EXPIRED}", times)))  # noqa: S608

    async def shift(self, since: float, until: float, by_s: float) -> None:
        """See `Log`."""
        update = "UPDATE tables SET touched = touched + ? WHERE touched BETWEEN ? AND ?"
        await self._do(lambda db: db.execute(update, (by_s, since, until + _AHEAD_S)).fetchall())

    async def forget(self, tables: Sequence[str], before: float, lobby_before: float) -> list[str]:
        """See `Log`."""

        def job(db: apsw.Connection) -> list[str]:
            delete = f"DELETE FROM tables WHERE {_NAMED} AND {_EXPIRED} RETURNING number, id"  # noqa: S608
            gone = db.execute(delete, (json.dumps(tables), before, lobby_before)).fetchall()
            for kept in ("entries", "arrived", "snapshots", "deals", "restored"):
                db.executemany(f"DELETE FROM {kept} WHERE number = ?", [(number,) for number, _ in gone])  # noqa: S608
            self._unerased = self._unerased or bool(gone)
            return [str(table) for _, table in gone]

        return await self._do(job)

    async def tidy(self) -> bool:
        """See `Log`."""

        def job(db: apsw.Connection) -> bool:
            if free := int(db.pragma("freelist_count")):
                db.execute(f"PRAGMA incremental_vacuum({_GIVEN_BACK_PAGES})").fetchall()
            self._erasing = self._unerased or free > 0
            return 0 < int(db.pragma("freelist_count")) < free

        return await self._do(job)

    async def write_nothing(self) -> None:
        """Write to the disk what is there already; `NotStored` if that fails."""
        await self._do(lambda db: db.pragma("user_version", db.pragma("user_version")))

    async def close(self) -> None:
        """See `Log`."""
        if self._arrived:
            # If they cannot be moved now, they are when the log is opened.
            with contextlib.suppress(NotStored):
                await self._do(move_arrived)
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

    async def _do_sparing(self, work: Callable[..., T], *, long: bool = True) -> T:
        """Do a job with snapshots, or without any if there is damage, which may be among them: the entries are the truth."""
        try:
            return await self._do(lambda db: work(db, snapshots=True), long=long)
        except Damaged:
            return await self._do(lambda db: work(db, snapshots=False), long=long)

    def _next(self) -> None:
        """Begin a transaction with what was handed in.

        Appending is quick, and done here: a thread would have to be let in by the loop for every statement. The thread waits for
        the disk; and for other writers of the file.
        """
        batch, self._handed_in = self._handed_in[:_BATCH_MAX], self._handed_in[_BATCH_MAX:]
        if not batch:
            self._idle.set()
            return
        if self._arrived >= self.arrived_max:
            batch.append(self._moving())
        answers = None
        if not any(job.long for job in batch):
            try:
                answers = self._begin(batch, wait_ms=0)
            except apsw.Error:
                self._undo()
        self._disk.submit(self._finish, batch, answers)

    def _moving(self) -> _Job[None]:
        """Move what has arrived. Nobody waits for it: if it fails, as on a damaged page, it is done with later ones."""
        self._arrived = 0
        answer = self._loop.create_future()
        answer.cancel()
        return _Job(move_arrived, answer, long=True)

    def _begin(self, batch: list[_Job[Any]], wait_ms: int) -> list[object] | None:
        """Do all jobs in one transaction; an answer for each, which may be an error.

        None, and nothing is done, if one failed: it is left out when the others begin again. It could not be taken back alone, as
        SQLite commits no transaction that came upon damage.
        """
        self._db.set_busy_timeout(wait_ms)
        self._db.execute("BEGIN IMMEDIATE")
        answers: list[object] = []
        for job in batch:
            try:
                answers.append(job.failed or job.work(self._db))
            except Fenced as error:
                # It has written nothing, so the others go on.
                answers.append(error)
            except apsw.FullError:
                # There is no space for the others either.
                raise
            except Exception as error:  # noqa: BLE001  whatever it was, no other job may suffer from it
                job.failed = Damaged(str(error))
                self._undo()
                return None
        return answers

    def _finish(self, batch: list[_Job[Any]], answers: list[object] | None) -> None:
        """Make a transaction durable, in the thread, and let everybody know."""
        try:
            while answers is None:
                answers = self._begin(batch, BUSY_MS)
            self._db.execute("COMMIT")
            self.commits += 1
            if self._erasing:
                self._empty_journal()
        except Exception as error:  # noqa: BLE001  whatever it was, everybody who waits must hear of it
            self._undo()
            answers = [NotStored(str(error))] * len(batch)
        # The loop may have been closed by a crash of the server; then no caller waits.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._answer, batch, answers)

    def _empty_journal(self) -> None:
        """Put what is in the journal into its place, and leave nothing behind; if somebody reads it, as for a backup, later."""
        self._erasing = False
        self._db.set_busy_timeout(0)
        with contextlib.suppress(apsw.Error):
            busy, *_ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()[0]
            self._unerased = bool(busy)

    def _undo(self) -> None:
        """Take a transaction back, unless none was begun or SQLite has done so itself: then it complains."""
        with contextlib.suppress(apsw.Error):
            self._db.execute("ROLLBACK")

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

    __slots__ = ("answer", "failed", "long", "work")

    def __init__(self, work: Callable[[apsw.Connection], T], answer: asyncio.Future[T], long: bool) -> None:  # noqa: FBT001
        self.work = work
        self.answer = answer
        self.long = long
        self.failed: Damaged | None = None
        """Why it cannot be done, while others can."""


def _require_owner(db: apsw.Connection, claim: Claim) -> None:
    if not db.execute(f"SELECT 1 FROM tables WHERE {_OWNED}", claim).fetchone():  # noqa: S608
        raise Fenced(f"table {claim.table} has another owner")


def _found(db: apsw.Connection, claim: Claim, *, snapshots: bool) -> Found:
    """What there is of a table, with or without its snapshot."""
    row = db.execute("SELECT version, body FROM snapshots WHERE number = ?", (claim.number,)).fetchone() if snapshots else None
    snapshot = None if row is None else Snapshot(*cast("tuple[int, bytes]", row))
    bodies = _bodies(db, claim.number, 0 if snapshot is None else snapshot.version)
    return Found(claim, snapshot, bodies, bool(db.execute("SELECT 1 FROM restored WHERE number = ?", (claim.number,)).fetchall()))


def _bodies(db: apsw.Connection, number: int, after: int) -> list[bytes]:
    """The entries of a table after a version, in order, as many as are read at a time."""
    rows = db.execute(_BODIES, (number, after, READ_MAX))
    return [body for _, body in cast("list[tuple[int, bytes]]", rows.fetchall())]


def _names(rows: apsw.Cursor) -> list[str]:
    """The names of the tables found."""
    return [name for (name,) in cast("list[tuple[str]]", rows.fetchall())]
