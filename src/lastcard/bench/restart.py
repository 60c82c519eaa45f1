"""The log that a restart is measured with: many tables in the middle of a round, as a server leaves it that was killed."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import cast

import apsw

from lastcard.protocol import TableSettings
from lastcard.server.store.schema import connect
from lastcard.server.store.snapshots import EVERY, snapshot_of
from lastcard.server.store.sqlite import SqliteLog
from lastcard.table import entries
from lastcard.table.accept import fold
from lastcard.table.fairness import fresh_pledge
from lastcard.table.seats import fresh_table_id
from lastcard.table.state import TableState
from lastcard.testing.settings import chance

_BEGUN = 24, 56
"""How many entries the tables have that a restart finds."""
_GAMES = 200
"""So many of them differ."""


def moved(db: apsw.Connection, since: float) -> int:
    """At how many tables something has happened since a time."""
    (count,) = cast("tuple[int]", db.execute("SELECT count(*) FROM tables WHERE touched > ?", (since,)).fetchone())
    return count


async def fill(path: Path, tables: int) -> None:
    """A log with so many tables in the middle of a round, a bot to move, as a server leaves it that was killed."""
    log = SqliteLog(path)
    await log.close()
    games = [_game(n) for n in range(_GAMES)]
    db: apsw.Connection = connect(path)
    with db:
        for n in range(tables):
            game = games[n % len(games)]
            id_ = fresh_table_id(secrets.token_bytes)
            values = (id_, time.time())
            db.execute("INSERT INTO tables (id, fence, begun, live, touched) VALUES (?, 1, 1, 1, ?)", values)
            number = db.last_insert_rowid()
            rows = [(number, version, entries.encode(entry)) for version, entry in enumerate(game, 1)]
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            state = TableState(id_)
            # The last that a table has made on its way: with the entry after it.
            for entry in game[: (len(game) - 1) // EVERY * EVERY]:
                fold(state, entry)
            db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (number, *snapshot_of(state)))
    db.close()


def _game(seed: int) -> list[entries.AnyEntry]:
    """The entries of a table of one person and three bots, up to a bot's turn some moves into the round."""
    rng = chance(f"game {seed}")
    settings = TableSettings(seats=("person", "easy", "easy", "easy"))
    state, made = TableState("bench"), entries.Made(settings=settings, pledge=fresh_pledge(secrets.token_bytes))
    log: list[entries.AnyEntry] = [
        made,
        entries.Sat(seat=0, name="Ana", fingerprint="0" * 64),
        entries.Dealt(pledge=fresh_pledge(secrets.token_bytes)),
    ]
    for entry in log:
        fold(state, entry)
    length = rng.randint(*_BEGUN)
    while len(log) < length or state.waiting[0].seat == 0:
        question = state.waiting[0]
        log.append(entries.Moved(seat=question.seat, choice=str(rng.choice(question.choices))))
        fold(state, log[-1])
        if state.phase != "playing":
            return _game(seed + 1000)
    return log
