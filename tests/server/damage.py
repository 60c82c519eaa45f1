"""Damage to a log's file, as a failing disk does it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import cast

from lastcard.server.store.schema import WRITTEN, connect

_MARK = b"damaged" * 20
_ENTRIES, _SNAPSHOTS, _ARRIVED = 10, 13, 13
"""How SQLite marks a page of each that leads to no other page."""


def damage_table(file: Path, table: str) -> None:
    """Make a page unreadable that holds only entries of this table: some that are put there for it, after the others."""
    with closing(connect(file)) as db:
        last = "SELECT number, max(entries.version) FROM tables JOIN entries USING (number) WHERE id = ?"
        found = db.execute(last, (table,)).fetchone()
        number, version = cast("tuple[int, int]", found)
        db.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(number, version + n, _MARK) for n in range(1, 200)])
    _damage(file, _ENTRIES)


def damage_arrived(file: Path, table: str, *, newest: bool = False) -> None:
    """Make a page unreadable that holds only entries of this table which have just arrived, after all others of it.

    The newest is that to which the next entry goes, whatever its table.
    """
    with closing(connect(file)) as db:
        last = f"SELECT number, max(version) FROM tables JOIN {WRITTEN} USING (number) WHERE id = ?"  # noqa: S608
        number, version = cast("tuple[int, int]", db.execute(last, (table,)).fetchone())
        add = "INSERT INTO arrived (number, version, body) VALUES (?, ?, ?)"
        db.executemany(add, [(number, version + n, _MARK) for n in range(1, 200)])
    _damage(file, _ARRIVED, last=newest)


def damage_snapshots(file: Path) -> None:
    """Make a page unreadable that holds snapshots of a few tables."""
    with closing(connect(file)) as db:
        db.execute("UPDATE snapshots SET body = ?", (_MARK,))
    _damage(file, _SNAPSHOTS)


def _damage(file: Path, kind: int, *, last: bool = False) -> None:
    """Make a page of this kind with the mark on it unreadable: the one in the middle, or the last."""
    with closing(connect(file)) as db:
        size = db.pragma("page_size")
    pages = bytearray(file.read_bytes())
    few = 0 if last else 3
    starts = [at for at in range(0, len(pages), size) if pages[at] == kind and pages[at : at + size].count(_MARK) > few]
    at = starts[-1 if last else len(starts) // 2]
    pages[at : at + 8] = b"\xff" * 8
    file.write_bytes(pages)
