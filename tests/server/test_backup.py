"""Copies of a log: what is said to be there is on the disk, and what cannot be read is refused before it is anywhere."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from lastcard.clients.connection import Client, make_table, request
from lastcard.server.main import Server
from lastcard.server.settings import Config
from lastcard.server.store.backup import LOG_FILE, Unusable, backup, restore
from lastcard.server.store.sqlite import SqliteLog
from server.runs import Running


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A folder with a table."""
    log = SqliteLog(tmp_path / "data" / LOG_FILE)
    await log.create("a", [b"1"])
    await log.close()
    return tmp_path / "data"


def listen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Path]]:
    """What is synced and what is named, in order."""
    heard: list[tuple[str, Path]] = []
    fsync, replace = os.fsync, Path.replace

    def synced(file: int) -> None:
        heard.append(("sync", Path(f"/proc/self/fd/{file}").readlink()))
        fsync(file)

    def named(path: Path, to: Path) -> Path:
        heard.append(("name", to))
        return replace(path, to)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", named)
    return heard


def test_copies_are_on_the_disk_before_they_have_a_name_and_the_name_is_too(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a power cut could leave an empty file under it, or none; a folder made for it is there as well."""
    heard = listen(monkeypatch)
    copy, target = tmp_path / "copy", tmp_path / "new" / "folder" / LOG_FILE
    backup(data, copy)
    assert heard == [("sync", tmp_path / "copy.part"), ("name", copy), ("sync", tmp_path)]
    heard.clear()
    restore(copy, target.parent)
    folders = [("sync", tmp_path / "new"), ("sync", tmp_path)]
    assert heard == [*folders, ("sync", target.with_name(f"{LOG_FILE}.part")), ("name", target), ("sync", target.parent)]


async def test_an_empty_log_is_an_error_and_no_new_server(data: Path, tmp_path: Path) -> None:
    """A disk that was full or a copy that was cut off leaves one. Its journal may hold every table, and is left alone."""
    journal = data / f"{LOG_FILE}-wal"
    (data / LOG_FILE).write_bytes(b"")
    journal.write_bytes(b"tables")
    for _ in range(2):
        with pytest.raises(Unusable, match="is empty"):
            async with Server(Config(data=data, port=0)).running():
                pass
    with pytest.raises(Unusable, match="is no log"):
        backup(data, tmp_path / "copy")
    assert ((data / LOG_FILE).read_bytes(), journal.read_bytes()) == (b"", b"tables")
    (data / LOG_FILE).unlink()
    with pytest.raises(Unusable, match="its journal is still there"):
        async with Server(Config(data=data, port=0)).running():
            pass
    (tmp_path / "empty").write_bytes(b"")
    with pytest.raises(Unusable, match="is no log"):
        restore(tmp_path / "empty", tmp_path / "other")


async def test_a_server_killed_while_it_made_its_log_starts_all_the_same(tmp_path: Path) -> None:
    """Half a log never has the name of one."""
    (tmp_path / f"{LOG_FILE}.part").write_bytes(b"")
    async with Server(Config(data=tmp_path, port=0)).running():
        assert (tmp_path / LOG_FILE).stat().st_mode & 0o777 == 0o600
    assert not (tmp_path / f"{LOG_FILE}.part").exists()


def test_a_newer_versions_backup_is_refused_before_it_is_anywhere(data: Path, tmp_path: Path) -> None:
    """A server of this version could not start with it; nor is a log of a newer server copied."""
    backup(data, tmp_path / "copy")
    for file in (tmp_path / "copy", data / LOG_FILE):
        with closing(apsw.Connection(str(file))) as db:
            db.pragma("user_version", 99)
    with pytest.raises(Unusable, match="newer version") as said:
        restore(tmp_path / "copy", tmp_path / "other")
    assert said.value.code == "newer"
    assert [file.name for file in (tmp_path / "other").iterdir()] == ["lock"]
    with pytest.raises(Unusable, match="newer version"):
        backup(data, tmp_path / "another")
    assert not (tmp_path / "another").exists()


def test_a_copied_log_with_its_journal_beside_it_is_no_backup(data: Path, tmp_path: Path) -> None:
    """What is in the journal would be missing, and nobody would know."""
    for name in ("copy", "copy-wal"):
        (tmp_path / name).write_bytes((data / LOG_FILE).read_bytes())
    with pytest.raises(Unusable, match="its journal") as said:
        restore(tmp_path / "copy", tmp_path / "other")
    assert said.value.code == "has_journal"
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize("how", ["restored", "copied by hand", "restored from an older version's backup"])
async def test_a_table_from_a_backup_makes_void_what_was_played_once(running: Running, tmp_path: Path, how: str) -> None:
    """However the backup came there, whoever asks first, and however often the server starts after that."""
    data, copy = tmp_path / "running", tmp_path / "copy"
    async with running() as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        resting = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
            before = {shuffle["commitment"] for shuffle in ana.info["fairness"]}
            backup(data, copy)
    if how == "restored from an older version's backup":
        with closing(apsw.Connection(str(copy))) as db:
            db.execute("DROP TABLE restored; DROP TABLE snapshots")
    for file in data.iterdir():
        file.unlink()
    if how == "copied by hand":
        copy.rename(data / LOG_FILE)
    else:
        restore(copy, data)
    versions = set()
    for _ in range(2):
        async with running() as url:
            assert (await request(url, f"/api/tables/{resting['table']}"))["info"]["restored"] == 0
            async with await Client.connect(url, made["table"], made["token"]) as ana:
                assert (ana.info["phase"], ana.info["restored"]) == ("lobby", 1)
                assert not before & {shuffle["commitment"] for shuffle in ana.info["fairness"]}
                versions.add(ana.version)
    assert len(versions) == 1, "it was taken back more than once"
    async with running() as url, await Client.connect(url, made["table"], made["token"]) as ana:
        await ana.say("start")
        assert (await request(url, f"/api/tables/{made['table']}"))["info"].get("restored") is None
