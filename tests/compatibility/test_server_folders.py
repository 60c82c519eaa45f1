"""Data folders that `lastcard serve` left long ago: every table in them is where it was, and play goes on there."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import apsw
import msgspec
import pytest

from compatibility.differing import differences
from compatibility.kept import FOLDERS, SERVERS, expected, unpack
from compatibility.served import LIMITS, PACES, answers, finish_round, go_on, seated
from fixtures.wire1.client import Client
from lastcard.server.main import Server
from lastcard.server.settings import Config, Limits, ServerPaces
from lastcard.server.store.backup import LOG_FILE, backup, restore
from lastcard.server.store.log import Damaged
from lastcard.server.store.sqlite import SqliteLog
from server.damage import damage_table

ALTERED = "kickin-battle"
"""The folder whose snapshots are altered: the business that it has pending is the most involved."""


def data_of(folder: str, to: Path) -> Path:
    """A copy of a data folder."""
    return unpack(SERVERS / folder / "data.tar.xz", to / "data")


@asynccontextmanager
async def serving(data: Path, **paces: float) -> AsyncIterator[str]:
    """Today's server on a data folder, within the test; its address."""
    quick = msgspec.convert({**PACES, **paces}, ServerPaces)
    config = Config(data=data, port=0, paces=quick, limits=msgspec.convert(LIMITS, Limits))
    async with Server(config).running() as server:
        yield next(url for url in server.urls if "127.0.0.1" in url)


def differing(kept: dict[str, Any], found: dict[str, Any]) -> dict[str, list[str]]:
    """The tables about which something else is answered, and what."""
    all_of = {name: list(differences(answer, found[name])) for name, answer in kept.items()}
    return {name: found for name, found in all_of.items() if found}


async def ask(url: str, tables: dict[str, Any]) -> dict[str, Any]:
    """What a server answers about every table."""
    return dict(zip(tables, await asyncio.gather(*(answers(url, kept) for kept in tables.values())), strict=True))


def answered(tables: dict[str, Any]) -> dict[str, Any]:
    """What the server that wrote the folder answered."""
    return {name: kept["answers"] for name, kept in tables.items()}


@pytest.mark.parametrize("folder", FOLDERS)
async def test_every_table_is_where_it_was_and_goes_on_to_the_end_of_its_round(folder: str, tmp_path: Path) -> None:
    """Visitors, those who watch and every seat are told the same; where people alone decide, every move has the same outcome."""
    tables = expected(SERVERS / folder)
    async with serving(data_of(folder, tmp_path)) as url:
        found = await ask(url, tables)
        assert differing(answered(tables), found) == {}

        went_on = dict(zip(tables, await asyncio.gather(*(go_on(url, kept) for kept in tables.values())), strict=True))

    determined = {name: kept["went_on"] for name, kept in tables.items() if kept["went_on"] is not None}
    assert differing(determined, went_on) == {}
    for name in tables.keys() - determined.keys():
        assert went_on[name]["info"]["phase"] in {"between", "over"}
        commitments = [secret["commitment"] for secret in found[name]["info"]["fairness"]]
        assert [opened(secret) for secret in went_on[name]["info"]["fairness"]] == commitments[: went_on[name]["info"]["round"]]
    # Who took a seat in the middle of the round watched until it was over, and has it now.
    assert found["retaken"]["welcomes"]["1"]["seat"] is None
    assert went_on["retaken"]["seats"] == [0, 1]


def opened(secret: dict[str, Any]) -> str:
    """The commitment to a secret that is open now."""
    return hashlib.sha256(f"lastcard-commitment-1|{secret['seed']}|{secret['nonce']}".encode()).hexdigest()


async def test_a_bot_plays_for_who_does_not_come_back(tmp_path: Path) -> None:
    """The third seat was played for by a bot when the server stopped, and is again."""
    kept = expected(SERVERS / "classic")["stand_in"]
    async with serving(data_of("classic", tmp_path), grace_s=0.0) as url:
        async with seated(url, kept["table"], [kept["tokens"]["0"], kept["tokens"]["1"]]) as clients:
            before = clients[0].version
            await finish_round(clients)
            assert [chair["stand_in"] for chair in clients[0].info["seats"]] == [False, False, True]
        async with await Client.connect(url, kept["table"], since=before) as watching:
            missed = (await watching.heard())["missed"]

    assert any(event["event"] in {"played", "drew"} and event["seat"] == 2 for move in missed for event in move["events"])


# --- The first version of the log ----------------------------------------------------------------------------------------------


async def test_the_log_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    """Once; who owned what, what had begun and when it was touched stay as they were."""
    data = data_of("classic", tmp_path)
    about = "SELECT number, id, fence, begun, live, touched FROM tables ORDER BY number"
    with closing(apsw.Connection(str(data / LOG_FILE))) as db:
        before, entries = db.execute(about).fetchall(), db.execute("SELECT * FROM entries").fetchall()
        assert db.pragma("user_version") == 1

    for _ in range(2):
        await SqliteLog(data / LOG_FILE).close()

        with closing(apsw.Connection(str(data / LOG_FILE))) as db:
            assert (db.execute(about).fetchall(), db.execute("SELECT * FROM entries").fetchall()) == (before, entries)
            assert db.pragma("user_version") == 3
            assert db.execute("SELECT * FROM restored").fetchall() == []


async def test_an_older_servers_folder_is_copied_as_it_is(tmp_path: Path) -> None:
    """The server that runs on it may not have been replaced yet; who gets the copy brings that up to date."""
    data = data_of("classic", tmp_path)
    backup(data, tmp_path / "copy")
    restore(tmp_path / "copy", tmp_path / "other")
    for file in (data / LOG_FILE, tmp_path / "copy", tmp_path / "other" / LOG_FILE):
        with closing(apsw.Connection(str(file))) as db:
            assert db.pragma("user_version") == 1

    log = SqliteLog(tmp_path / "other" / LOG_FILE)
    kept = expected(SERVERS / "classic")["over"]["table"]
    found = await log.claim(kept)
    assert found is not None
    assert found.restored
    await log.append(found.claim, len(found.bodies) + 1, b"", begun=True, live=False)
    await log.close()


async def test_a_table_that_has_lost_its_last_entries_counts_as_an_older_copy(tmp_path: Path) -> None:
    """In version 1 a table said itself how many it had; nothing else would tell afterwards."""
    data, tables = data_of("classic", tmp_path), expected(SERVERS / "classic")
    lost, whole = tables["after_snapshot"]["table"], tables["over"]["table"]
    with closing(apsw.Connection(str(data / LOG_FILE))) as db:
        number, had = cast("tuple[int, int]", db.execute("SELECT number, version FROM tables WHERE id = ?", (lost,)).fetchone())
        db.execute("DELETE FROM entries WHERE number = ? AND version > ?", (number, had - 3))

    log = SqliteLog(data / LOG_FILE)
    cut, other = await log.claim(lost), await log.claim(whole)
    await log.close()

    assert cut is not None
    assert other is not None
    assert (cut.snapshot, len(cut.bodies), cut.restored, other.restored) == (None, had - 3, True, False)
    assert other.snapshot is not None


async def test_a_damaged_page_of_an_older_log_harms_only_its_table(tmp_path: Path) -> None:
    """The others are brought up to date, and go on."""
    data, tables = data_of("classic", tmp_path), expected(SERVERS / "classic")
    damaged, whole = tables["after_snapshot"]["table"], tables["over"]["table"]
    damage_table(data / LOG_FILE, damaged)

    log = SqliteLog(data / LOG_FILE)
    found = await log.claim(whole)
    with pytest.raises(Damaged):
        await log.claim(damaged)
    await log.close()

    assert found is not None
    assert not found.restored


# --- Snapshots -----------------------------------------------------------------------------------------------------------------


def rows_of(log: apsw.Connection, query: str, *given: object) -> dict[Any, Any]:
    """The two columns of an answer."""
    return dict(cast("list[tuple[Any, Any]]", log.execute(query, given).fetchall()))


def test_tables_rest_on_their_log_alone_on_a_snapshot_and_on_both(tmp_path: Path) -> None:
    """The folder is of a server that was stopped once and killed later, so that each of these is in it."""
    tables = expected(SERVERS / ALTERED)
    with closing(apsw.Connection(str(data_of(ALTERED, tmp_path) / "tables.sqlite"))) as log:
        behind = rows_of(log, "SELECT id, tables.version - snapshots.version FROM tables LEFT JOIN snapshots USING (number)")

    by_name = {name: behind[kept["table"]] for name, kept in tables.items()}
    assert by_name.pop("only_log") is None
    assert by_name.pop("after_snapshot") > 0
    assert set(by_name.values()) == {0}


async def test_a_snapshot_with_another_seal_is_passed_over_and_the_log_is_replayed(tmp_path: Path) -> None:
    """Whatever a snapshot says that this code did not write: the log alone is believed."""
    tables = expected(SERVERS / ALTERED)
    data = data_of(ALTERED, tmp_path)
    with closing(apsw.Connection(str(data / "tables.sqlite"))) as log:
        bodies = rows_of(log, "SELECT number, body FROM snapshots")
        for number, other in zip(bodies, [*bodies][1:] + [*bodies][:1], strict=True):
            # Half of them are well made but another table's; of the others, the seal is wrong.
            body = bodies[other] if number % 2 else bytes([bodies[number][0] ^ 1]) + bodies[number][1:]
            log.execute("UPDATE snapshots SET body = ? WHERE number = ?", (body, number))
        _rename(log, tables["lobby"]["table"], "Ben", "Bob")

    async with serving(data) as url:
        differs = differing(answered(tables), await ask(url, tables))

    # What was changed in the log is seen, and nothing else differs.
    assert differs == {"lobby": ["info.seats.1.name: 'Bob' instead of 'Ben'"]}


def _rename(log: apsw.Connection, table: str, before: str, after: str) -> None:
    """Change who sat down at a table, in its log."""
    entries = rows_of(log, "SELECT entries.version, body FROM entries JOIN tables USING (number) WHERE id = ?", table)
    for version, body in entries.items():
        changed = body.replace(before.encode(), after.encode())
        log.execute(
            "UPDATE entries SET body = ? WHERE version = ? AND number = (SELECT number FROM tables WHERE id = ?)",
            (changed, version, table),
        )
