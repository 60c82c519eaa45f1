"""Serving: addresses, proxies, pictures of links, and signals."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from html import unescape
from http.client import HTTPException
from pathlib import Path

import apsw
import pytest
from starlette.requests import Request

from lastcard.cli import run
from lastcard.clients.connection import make_table, request
from lastcard.clients.errors import Lost, Refused
from lastcard.server import sockets
from lastcard.server.main import Server, lan_address, qr_text
from lastcard.server.metrics import Metrics
from lastcard.server.pages import SHELL, Pages
from lastcard.server.settings import BadSettings, Config, Limits, ServerPaces, tuned
from lastcard.server.store.backup import LOG_FILE, Unusable, backup
from lastcard.server.store.log import NotStored
from lastcard.server.store.sqlite import SqliteLog
from lastcard.testing.process import OPEN, QUICK, ServerProcess
from lastcard.words import Words
from server.runs import Running
from server.waiting import PATIENCE_S, until


def ask(port: str, headers: dict[str, str]) -> int:
    """What a request to make a table is answered with."""
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", b'{"name": "Ana"}', headers)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE_S) as answer:  # noqa: S310
            status: int = answer.status
            return status
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


async def test_behind_a_proxy_the_public_address_is_the_servers_own(tmp_path: Path) -> None:
    """Its pages may use the server, others may not."""
    config = Config(data=tmp_path, port=0, public_url="https://cards.example/", paces=QUICK, limits=OPEN)
    async with Server(config).running() as server:
        assert server.urls == ("https://cards.example",)
        port = str(server.port)
        for host, origin, status in (
            ("cards.example", "https://cards.example", 201),
            ("cards.example", "http://cards.example", 403),
            ("evil.example", "https://cards.example", 403),
            (f"localhost:{port}", f"http://localhost:{port}", 201),
        ):
            assert await asyncio.to_thread(ask, port, {"host": host, "origin": origin}) == status


async def test_a_server_that_cannot_load_its_tables_closes_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says why, and leaves no journal behind."""

    async def unreadable(_: SqliteLog) -> list[str]:
        raise NotStored("the disk does not answer")

    monkeypatch.setattr(SqliteLog, "orphans", unreadable)
    with pytest.raises(Unusable, match="the tables cannot be loaded: the disk does not answer"):
        async with Server(Config(data=tmp_path, port=0)).running():
            pass
    assert not any((tmp_path / f"{LOG_FILE}{journal}").exists() for journal in ("-wal", "-shm"))


@pytest.mark.parametrize(
    "url",
    [
        "cards.example",
        "ftp://cards.example",
        "https://",
        "https://cards.example/sub",
        "http://x:99999",
        "https://me@x",
        "https://x?y",
    ],
)
async def test_an_address_that_nobody_could_use_is_said_so(tmp_path: Path, url: str) -> None:
    """Before a link to it is handed out."""
    with pytest.raises(Unusable, match="is no address for people"):
        async with Server(Config(data=tmp_path, port=0, public_url=url)).running():
            pass


@pytest.mark.parametrize("damage", [b"nonsense" * 1000, None])
async def test_a_folder_with_something_else_in_it_is_said_so(tmp_path: Path, damage: bytes | None) -> None:
    """A file that is no log, or that of a newer server."""
    if damage is None:
        with contextlib.closing(apsw.Connection(str(tmp_path / LOG_FILE))) as db:
            db.pragma("user_version", 99)
    else:
        (tmp_path / LOG_FILE).write_bytes(damage)
    with pytest.raises(Unusable, match=LOG_FILE) as said:
        async with Server(Config(data=tmp_path, port=0)).running():
            pass
    assert said.value.code == ("newer" if damage is None else "no_log")


def test_a_server_makes_room_for_its_connections(tmp_path: Path) -> None:
    """Where it may open only a few files at first, as a system commonly has it."""
    few = ("sh", "-c", 'ulimit -Sn 60; exec "$@"', "sh")
    with ServerProcess(Config(data=tmp_path, port=0, limits=OPEN), launcher=few) as process, contextlib.ExitStack() as held:
        for _ in range(80):
            held.enter_context(socket.create_connection(("127.0.0.1", process.config.port)))
        assert ask(str(process.config.port), {"host": f"localhost:{process.config.port}"}) == 201


@contextlib.contextmanager
def full_disk(space: int) -> Iterator[None]:
    """No file can grow larger than this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (space, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
async def kept(tmp_path: Path) -> Path:
    """A folder with tables that need some space."""
    log = SqliteLog(tmp_path / "kept" / LOG_FILE)
    await log.create("a", [b"x" * 1000] * 100)
    await log.close()
    return tmp_path / "kept"


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What the command line says to something that cannot be done."""
    assert run([*args, "--lang", "en"]) == 2
    return capsys.readouterr().err.rstrip("\n")


def test_a_full_disk_is_said_and_nothing_stays_on_it(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To whoever starts a server, makes a backup, or puts one back."""
    words, copy, target = Words("en"), tmp_path / "copies" / "copy", tmp_path / "restored"
    copy.parent.mkdir()
    backup(kept, tmp_path / "good")
    with full_disk(10_000):
        for folder in (kept, tmp_path / "new"):
            served = refused(capsys, "serve", "--no-open", "--port", "0", "--data", str(folder))
            assert served == words.error("unwritable", file=str(folder / LOG_FILE))
        # There is no space beside the tables for what SQLite needs to read them.
        assert refused(capsys, "backup", str(copy), "--data", str(kept)) == words.error("unreadable", file=str(kept / LOG_FILE))
    with full_disk(50_000):
        assert refused(capsys, "backup", str(copy), "--data", str(kept)) == words.error("unwritable", file=str(copy))
        restored = refused(capsys, "restore", str(tmp_path / "good"), "--data", str(target))
        assert restored == words.error("unwritable", file=str(target / LOG_FILE))
    assert list(copy.parent.iterdir()) == []
    assert [file.name for file in target.iterdir()] == ["lock"]


def test_a_browser_that_does_not_return_keeps_no_server_running(tmp_path: Path) -> None:
    """A signal stops it all the same."""
    browser, started = tmp_path / "browser", tmp_path / "started"
    browser.write_text(f"#!/bin/sh\necho $$ > {started}.part\nmv {started}.part {started}\nexec sleep 60\n")
    browser.chmod(0o755)
    command = (sys.executable, "-m", "lastcard", "serve", "--port", "0", "--data", str(tmp_path / "data"))
    with subprocess.Popen(command, env=os.environ | {"BROWSER": str(browser)}, stdout=subprocess.DEVNULL) as process:
        try:
            while not started.exists():
                assert process.poll() is None
                time.sleep(0.02)
            process.terminate()
            assert process.wait(60) == 0
        finally:
            process.kill()
            os.kill(int(started.read_text()), signal.SIGKILL)


async def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    """Before anything else happens."""
    async with Server(Config(data=tmp_path / "one", port=0)).running() as server:
        second = Server(Config(data=tmp_path / "two", port=server.port))
        with pytest.raises(Unusable, match=f"port {server.port}"):
            async with second.running():
                pass


def test_a_link_is_drawn_for_a_terminal() -> None:
    """In half blocks, so that it fits."""
    lines = qr_text(f"http://{lan_address()}:8000/t/abcdefghjkmn").splitlines()
    assert 12 < len(lines) < 30


def test_pages_are_taken_from_the_build_or_say_that_there_is_none(tmp_path: Path) -> None:
    """A wheel without pages still says how to get them."""
    assert not Pages(tmp_path / "nothing").built
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app.js").write_text("1" * 1000)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    pages = Pages(tmp_path)
    assert pages.built
    assert pages.file("favicon.ico") is pages.file("favicon.svg") is not None
    assert pages.file("assets/app.js") is not None
    assert pages.file("../pyproject.toml") is None


def asking(languages: str) -> Request:
    """A request of a browser that wants these languages."""
    return Request({"type": "http", "headers": [(b"accept-language", languages.encode())]})


@pytest.mark.parametrize("locale", Words.available())
def test_the_page_itself_speaks_the_language_of_its_reader(locale: str, tmp_path: Path) -> None:
    """What it says without its words: where scripts are off, the browser is old, or nothing can be fetched."""
    source = Path(__file__).parents[2] / "web" / "index.html"
    (tmp_path / "index.html").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")

    answer = Pages(tmp_path).index(asking(f"xx, {locale};q=0.8, en;q=0.3"))

    text = unescape(bytes(answer.body).decode())
    assert f'<html lang="{locale}">' in text
    assert all(Words(locale).t(f"shell-{name}") in text for name in SHELL)
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    offline = unescape(bytes(Pages(tmp_path).offline(asking(locale)).body).decode())
    assert f'<html lang="{locale}">' in offline
    assert all(Words(locale).t(f"shell-{name}") in offline for name in ("offline", "again"))


def test_a_preview_of_a_link_has_the_whole_address_of_its_picture(tmp_path: Path) -> None:
    """By the name that the server was asked by, and as it was asked."""
    (tmp_path / "index.html").write_text('<meta property="og:image" content="/share.jpg" />', encoding="utf-8")
    pages = Pages(tmp_path)

    for scheme, host in (("https", "cards.example"), ("http", "127.0.0.1:8000")):
        asked = Request({"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]})
        assert f'content="{scheme}://{host}/share.jpg"' in bytes(pages.index(asked).body).decode()


def test_a_server_without_pages_says_so_in_the_language_of_its_reader(tmp_path: Path) -> None:
    """With what to type."""
    text = unescape(bytes(Pages(tmp_path / "nothing").index(asking("it")).body).decode())

    assert Words("it").t("shell-not_built") in text
    assert "./go serve" in text


def test_limits_and_paces_are_read_from_a_file() -> None:
    """What the file leaves out stays as it is."""
    settings = tuned("[limits]\nspectators = 5\n\n[paces]\nbot_s = 0.5\n")

    assert (settings.limits.spectators, settings.paces.bot_s) == (5, 0.5)
    assert (settings.limits.burst, settings.paces.grace_s) == (Limits().burst, ServerPaces().grace_s)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[limits]\nspectator = 5", "limits.spectator sets nothing; what can be set is entries, salts, "),
        ("[paces]\nburst = 5", "paces.burst sets nothing"),
        ("[rules]\ntarget = 5", "rules sets nothing; what can be set is limits, paces"),
        ("[limits]\nburst = 0", "limits.burst"),
        ("[paces]\nbot_s = -1", "paces.bot_s"),
        ('[paces]\nsweep_s = "often"', "paces.sweep_s"),
        ("[paces]\nevict_s = inf", "paces.evict_s"),
        ("[paces]\ngrace_s = nan", "paces.grace_s"),
        ("[limits]\nconnections = 99999999999", "limits.connections"),
        ("limits = 3", "Expected `object`"),
        ("[limits", "Expected ']'"),
    ],
)
def test_a_slip_in_the_settings_is_refused(text: str, problem: str) -> None:
    """Otherwise the operator would take a limit for set that is not."""
    with pytest.raises(BadSettings, match=re.escape(problem)) as bad:
        tuned(text)
    for locale in Words.available():
        assert "Expected" not in Words(locale).error(bad.value.code, file="server.toml", **bad.value.about)


async def test_a_request_that_comes_while_the_server_stops_does_not_hold_it_up(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody at the tables answers it any more: it is told so at once, and not when a table has taken too long to answer."""
    monkeypatch.setattr(sockets, "ANSWER_S", 10**6)
    answered = 0

    async def ask_again_and_again(url: str, table: str) -> None:
        nonlocal answered
        while True:
            with contextlib.suppress(OSError, HTTPException, Refused, Lost):
                await request(url, f"/api/tables/{table}")
                answered += 1

    async with asyncio.timeout(PATIENCE_S):
        async with running() as url:
            table = (await make_table(url, {"seats": ["person", "easy"]}, "Ana"))["table"]
            asking = [asyncio.create_task(ask_again_and_again(url, table)) for _ in range(8)]
            await until(lambda: answered > len(asking))
        for task in asking:
            task.cancel()
        await asyncio.wait(asking)


def test_entries_are_counted_however_often_somebody_reads() -> None:
    """What was read before still counts."""
    metrics = Metrics()

    for entries, count in ((2, b"2.0"), (1, b"3.0"), (0, b"3.0")):
        metrics.durable += entries
        assert b"lastcard_entries_total %b\n" % count in metrics.text()
