"""The file of a log: what is in it, how one is made and opened, and whether this version can use it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import apsw

from lastcard.server.store.files import put_at
from lastcard.server.store.log import Newer, Unreadable

_STEPS = (
    """
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
    """,
    "ALTER TABLE tables DROP COLUMN version",
    """
    CREATE TABLE arrived (
        place INTEGER PRIMARY KEY,
        number INTEGER NOT NULL,
        version INTEGER NOT NULL,
        body BLOB NOT NULL,
        UNIQUE (number, version)
    ) STRICT
    """,
)
"""What each version adds to the one before. The version of a table is that of its last entry.

The last entries of all tables lie in `arrived`, in the order in which they came: a dozen of them share a page, while in `entries`
nearly every one would change a page of its own. Now and then all of them are moved there. So `entries` has the first of a table's
entries, and `arrived` those that follow."""
WRITTEN = "(SELECT number, version, body FROM entries UNION ALL SELECT number, version, body FROM arrived)"
"""All entries."""
_MOVE = """
    INSERT INTO entries SELECT number, version, body FROM arrived ORDER BY number, version;
    DELETE FROM arrived;
"""
_BESIDES = """
    CREATE TABLE IF NOT EXISTS snapshots (
        number INTEGER PRIMARY KEY,
        version INTEGER NOT NULL,
        body BLOB NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS deals (
        number INTEGER NOT NULL,
        version INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (number, version)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS restored (number INTEGER PRIMARY KEY) STRICT;
"""
"""Not part of the schema's version: snapshots can be thrown away at any time, and a backup may be older than these."""

_CUT_OFF = "number IN (SELECT number FROM tables WHERE version > (SELECT max(version) FROM entries WHERE number = tables.number))"
_RESTORE_CUT_OFF = f"""
    DELETE FROM snapshots WHERE {_CUT_OFF}; DELETE FROM deals WHERE {_CUT_OFF};
    INSERT OR IGNORE INTO restored SELECT number FROM tables WHERE {_CUT_OFF};
"""  # noqa: S608
"""Of a table that says of itself in version 1 that it had more entries, an older copy is left: that is what it counts as."""

_VALUE_MAX_BYTES = 4 * 1024 * 1024
"""No entry and no snapshot is nearly as large."""
_PARTS_MAX = 20
"""More is in no log."""
_JOURNAL_PAGES = 32_000
"""So long the journal grows, to 32 MB, before its pages are put into their places and it is begun again. Many change with every
transaction, and only the last of their versions is written there: the longer, the more are spared."""
BUSY_MS = 5000
"""What the thread waits for another process that writes to the file. The loop does not wait for anybody."""
_CACHE_KB = 16_000
"""What SQLite keeps in memory of the file: the newest pages of some thousands of tables. With its usual 2 MB, moving what has
arrived at five hundred takes half as long again."""
_INCREMENTAL = 2
"""How SQLite calls a file whose free pages can be given back."""
_PAGE_BYTES = 1024
"""A page that changes is written as a whole: where one entry comes to a table, most of SQLite's usual 4,096 were there before."""


def make(path: Path) -> None:
    """Put a log without tables at its place; one that was begun and not finished is never found there."""
    if path.with_name(f"{path.name}-wal").exists():
        # Its entries would be taken for the new one's.
        raise Unreadable(
            f"{path} is gone, and its journal is still there: put the file back, or restore a backup elsewhere", "log_gone"
        )
    with put_at(path) as beside, contextlib.closing(apsw.Connection(str(beside))) as db:
        db.pragma("page_size", _PAGE_BYTES)
        db.pragma("auto_vacuum", _INCREMENTAL)
        with db:
            _bring_up(db, 0)


def connect(path: Path) -> apsw.Connection:
    """Open a log's file as it is always opened: what is committed survives the power going out."""
    if path.exists() and not path.stat().st_size:
        # To SQLite this is a new file, and it would remove the journal, with all that is in it.
        raise Unreadable(f"{path} is empty, and no log ever is: restore a backup into another folder", "log_empty")
    db = apsw.Connection(str(path))
    distrust(db)
    db.set_busy_timeout(BUSY_MS)
    try:
        # Nothing of somebody else's file is changed.
        check(db, path)
        db.pragma("journal_mode", "wal")
    except (apsw.NotADBError, apsw.CorruptError) as error:
        db.close()
        raise Unreadable(f"{path} is no log of tables: {error}") from None
    except (Unreadable, apsw.Error):
        db.close()
        raise
    db.pragma("synchronous", "full")
    db.wal_autocheckpoint(_JOURNAL_PAGES)
    db.pragma("cache_size", -_CACHE_KB)
    # What is deleted is overwritten, not only left out.
    db.pragma("secure_delete", "on")
    return db


def complete(db: apsw.Connection) -> None:
    """Add what an older log lacks, and let it give its space back from now on, which erases what it had forgotten, too."""
    db.execute(_BESIDES)
    if (version := db.pragma("user_version")) == 1:
        # What is damaged is for those to meet who ask for it.
        with contextlib.suppress(apsw.CorruptError), db:
            db.execute(_RESTORE_CUT_OFF)
    if version < len(_STEPS):
        with db:
            _bring_up(db, version)
    # Where a page is damaged or the disk is full, they are found where they are.
    with contextlib.suppress(apsw.Error), db:
        move_arrived(db)
    if db.pragma("auto_vacuum") != _INCREMENTAL:
        db.pragma("auto_vacuum", _INCREMENTAL)
        # It takes as much space again for a moment. Where there is none, or a page is damaged, the log is as good as it was.
        with contextlib.suppress(apsw.Error):
            db.execute("VACUUM")


def move_arrived(db: apsw.Connection) -> None:
    """Put all entries that have arrived to those of their tables."""
    # An empty table would be written, too.
    if db.execute("SELECT 1 FROM arrived LIMIT 1").fetchone():
        db.execute(_MOVE)


def _bring_up(db: apsw.Connection, version: int) -> None:
    """From a version, of which 0 is nothing, to this one."""
    for step in _STEPS[version:]:
        db.execute(step)
    db.pragma("user_version", len(_STEPS))


def mark_restored(db: apsw.Connection) -> None:
    """Let every table of a copy know that it is one. Its snapshots go: what is taken back must be known from the beginning."""
    db.pragma("secure_delete", "on")
    with db:
        db.execute(_BESIDES)
        db.execute("INSERT OR IGNORE INTO restored SELECT number FROM tables; DELETE FROM snapshots; DELETE FROM deals")


def distrust(db: apsw.Connection) -> None:
    """Let a file that somebody else may have made do as little as possible."""
    db.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
    db.config(apsw.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    db.limit(apsw.SQLITE_LIMIT_LENGTH, _VALUE_MAX_BYTES)


def check(db: apsw.Connection, path: Path) -> None:
    """Whether this is a log that this version reads, and nothing besides; `Newer` or `Unreadable` if not.

    Somebody else may have made the file: a trigger, a view or a computed column would do whatever its maker likes, for ever.
    """
    version = db.pragma("user_version")
    if version > len(_STEPS):
        raise Newer(f"{path} is of version {version}, and this server reads {len(_STEPS)}")
    if version < 1:
        raise Unreadable(f"{path} is no log of tables")
    made = dict(_in_schema(db))
    if not _made_first(version).items() <= made.items() or not made.items() <= _made(version).items():
        raise Unreadable(f"{path} is no log of tables: other things are in it, or some are missing")


def _in_schema(db: apsw.Connection) -> Iterator[tuple[str, str]]:
    """What is in a database, and how it was made."""
    for kind, name, sql in db.execute("SELECT type, name, sql FROM sqlite_schema LIMIT ?", (_PARTS_MAX,)):
        yield f"{kind} {name}", " ".join(str(sql).split())


@cache
def _made_first(version: int) -> dict[str, str]:
    return _after(*_STEPS[:version])


@cache
def _made(version: int) -> dict[str, str]:
    return _after(*_STEPS[:version], _BESIDES)


def _after(*statements: str) -> dict[str, str]:
    """What is in a database after these statements."""
    with contextlib.closing(apsw.Connection(":memory:")) as db:
        for statement in statements:
            db.execute(statement)
        return dict(_in_schema(db))
