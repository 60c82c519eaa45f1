"""The data folder: for one server at a time, copied also while it runs, and restored into an empty one."""

from __future__ import annotations

import contextlib
import fcntl
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import IO
from urllib.parse import quote

import apsw

from lastcard.server.store.files import make_folder, put_at
from lastcard.server.store.log import Newer, Unreadable
from lastcard.server.store.schema import check, complete, connect, distrust, mark_restored, move_arrived
from lastcard.server.store.sqlite import SqliteLog

LOG_FILE = "tables.sqlite"
_LOCK_FILE = "lock"
_READ = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
_GAP = """
    SELECT id FROM tables
    LEFT JOIN (SELECT number, count(*) AS count, max(version) AS last FROM entries GROUP BY number) USING (number)
    LEFT JOIN snapshots USING (number)
    WHERE last IS NULL OR count <> last OR last < snapshots.version LIMIT 1
"""
"""A table without all its entries, if there is one."""
_DAMAGE_MAX = 200
"""Letters about what is damaged."""


class Unusable(Exception):
    """The data folder, a backup or an address cannot be used; the message says why, and so does the catalogue by the code."""

    def __init__(self, code: str, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.code, self.about = code, args


@contextlib.contextmanager
def locked(data: Path) -> Iterator[IO[str]]:
    """The data folder for this process alone."""
    make_folder(data)
    with (data / _LOCK_FILE).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Unusable("in_use", f"another server uses {data}", folder=str(data)) from None
        yield lock


def opened_log(file: Path) -> SqliteLog:
    """The log of a file."""
    try:
        return SqliteLog(file)
    except Newer as error:
        raise _newer(file, error) from None
    except Unreadable as error:
        raise Unusable(error.code, str(error), file=str(file)) from None
    except (OSError, apsw.Error) as error:
        raise _unwritable(file, error) from None


def _newer(file: Path, error: Newer) -> Unusable:
    """A log of a version that this one cannot read."""
    return Unusable("newer", f"{file} is of a newer version of lastcard: {error}", file=str(file))


def _unwritable(file: Path, error: OSError | apsw.Error) -> Unusable:
    """A file that cannot be written, as where the disk is full."""
    return Unusable("unwritable", f"{file} cannot be written: {error}", file=str(file))


def _unreadable(file: Path, error: OSError | apsw.Error) -> Unusable:
    """A file that is there and cannot be read."""
    return Unusable("unreadable", f"{file} cannot be read: {error}", file=str(file))


def backup(data: Path, to: Path) -> None:
    """Copy the log into one file, also while a server runs; all or nothing."""
    source = data / LOG_FILE
    if not source.is_file():
        raise Unusable("no_tables", f"there are no tables in {data}", folder=str(data))
    if to.exists():
        raise Unusable("file_exists", f"{to} is there already", file=str(to))
    with contextlib.closing(_source(source)) as db, _put_at(to) as beside:
        _copy(db, source, beside)
        with contextlib.closing(apsw.Connection(str(beside))) as copy:
            _check(copy, source)
            mark_restored(copy)


@contextlib.contextmanager
def whole_log(data: Path) -> Iterator[apsw.Connection]:
    """The log of a folder that no server uses, checked, for whoever takes its tables elsewhere."""
    source = data / LOG_FILE
    if not source.is_file():
        raise Unusable("no_tables", f"there are no tables in {data}", folder=str(data))
    with locked(data), contextlib.closing(_source(source)) as db:
        _check(db, source)
        complete(db)
        try:
            with db:
                move_arrived(db)
            if (gap := db.execute(_GAP).fetchone()) is not None:
                raise Unusable("damaged", f"{source} is damaged: entries of table {gap[0]} are missing", file=str(source))
            yield db
        except apsw.Error as error:
            raise _unwritable(source, error) from None


def _copy(db: apsw.Connection, source: Path, to: Path) -> None:
    """Copy what is in a log, and nothing of what was: no free page, which an older server did not overwrite."""
    try:
        db.execute("VACUUM INTO ?", (str(to),))
    except apsw.CorruptError as error:
        raise Unusable("damaged", f"{source} is damaged: {error}", file=str(source)) from None


def _source(file: Path) -> apsw.Connection:
    try:
        return connect(file)
    except Newer as error:
        raise _newer(file, error) from None
    except Unreadable:
        raise Unusable("no_log", f"{file} is no log of tables", file=str(file)) from None
    except apsw.Error as error:
        raise _unreadable(file, error) from None


@contextlib.contextmanager
def _put_at(file: Path) -> Iterator[Path]:
    """See `put_at`; a file that cannot be written is said to be so."""
    try:
        with put_at(file) as beside:
            yield beside
    except (OSError, apsw.Error) as error:
        raise _unwritable(file, error) from None


def restore(backup_file: Path, data: Path) -> None:
    """Put a backup where a server will find it; never over tables that are there, and only one that this version can read."""
    if not backup_file.is_file():
        raise Unusable("no_file", f"there is no backup {backup_file}", file=str(backup_file))
    if _has_journal(backup_file):
        raise Unusable("has_journal", f"beside {backup_file} is its journal, so it is no backup", file=str(backup_file))
    try:
        copied = backup_file.open("rb")
    except OSError as error:
        raise _unreadable(backup_file, error) from None
    with copied, locked(data):
        target = data / LOG_FILE
        # Another log's journal would be taken for its own.
        if target.exists() or target.with_name(f"{LOG_FILE}-wal").exists():
            raise Unusable("not_empty", f"there are tables in {data}: restore into an empty folder", folder=str(data))
        # Before it takes as much space again.
        with contextlib.closing(apsw.Connection(f"file:{quote(str(backup_file.absolute()))}?immutable=1", _READ)) as db:
            distrust(db)
            _check_schema(db, backup_file)
        with _put_at(target) as beside:
            with beside.open("wb") as copy:
                shutil.copyfileobj(copied, copy)
            with contextlib.closing(apsw.Connection(str(beside))) as db:
                distrust(db)
                _check(db, backup_file)
                mark_restored(db)


def _has_journal(file: Path) -> bool:
    """Whether entries of a copied log are in a file beside it, which is not copied."""
    journal = file.with_name(f"{file.name}-wal")
    return journal.is_file() and journal.stat().st_size > 0


def _check(db: apsw.Connection, path: Path) -> None:
    """Refuse what is no log, or damaged, or newer than this version."""
    _check_schema(db, path)
    try:
        answer = db.pragma("integrity_check")
    except apsw.Error as error:
        answer = str(error)
    if answer != "ok":
        raise Unusable("damaged", f"{path} is damaged: {str(answer)[:_DAMAGE_MAX]}", file=str(path))


def _check_schema(db: apsw.Connection, path: Path) -> None:
    """Refuse what is no log, or newer than this version, before anything of it is read."""
    try:
        check(db, path)
    except Newer as error:
        raise _newer(path, error) from None
    except (apsw.Error, Unreadable) as error:
        raise Unusable("no_log", f"{path} is no log of tables: {error}", file=str(path)) from None
