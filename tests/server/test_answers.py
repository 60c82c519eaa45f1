"""What docs/server.md says in passing: caching, health, metrics for this machine alone, the network, a damaged log."""

from __future__ import annotations

import asyncio
import http.client
from http import HTTPStatus
from pathlib import Path

import pytest

from lastcard.clients.connection import make_table
from lastcard.server.main import Server, lan_address
from lastcard.server.settings import Config
from lastcard.server.store.backup import LOG_FILE, Unusable, backup
from server.damage import damage_table


def ask(
    port: int, path: str, address: str = "127.0.0.1", host: str | None = None, at: str = "127.0.0.1"
) -> tuple[int, str, bytes]:
    """What somebody at an address is answered: the status, how it may be kept, and the body."""
    connection = http.client.HTTPConnection(at, port, source_address=(address, 0))
    connection.request("GET", path, headers={"host": host or f"127.0.0.1:{port}"})
    with connection.getresponse() as answer:
        found = answer.status, answer.headers.get("cache-control", ""), answer.read()
    connection.close()
    return found


async def test_answers_go_by_what_is_asked_and_from_where(tmp_path: Path) -> None:
    """Built files never change, and all else is asked for again; metrics are this machine's; health has any name."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>lastcard</title>", encoding="utf-8")
    (pages / "assets" / "index-abc.js").write_text("1", encoding="utf-8")
    async with Server(Config(data=tmp_path / "data", port=0), pages=pages).running() as server:

        async def asked(path: str, address: str = "127.0.0.1", host: str | None = None) -> tuple[int, str, bytes]:
            return await asyncio.to_thread(ask, server.port, path, address, host)

        assert "immutable" in (await asked("/assets/index-abc.js"))[1]
        for path in ("/", "/api/editions", "/api/words/en"):
            assert (await asked(path))[1] == "no-cache"
        assert (await asked("/healthz", host="evil.example")) == (HTTPStatus.OK, "", b"ok\n")
        assert (await asked("/", host="evil.example"))[0] == HTTPStatus.FORBIDDEN
        status, _, metrics = await asked("/metrics")
        assert status == HTTPStatus.OK
        assert all(name in metrics for name in (b"lastcard_entries_total", b"lastcard_commits", b"lastcard_tables"))
        assert (await asked("/metrics", "127.0.0.2"))[0] == HTTPStatus.FORBIDDEN


async def test_for_phones_it_listens_on_the_network_and_hands_out_an_address_there(tmp_path: Path) -> None:
    """Without `--lan` it listens on this machine alone."""
    for lan in (True, False):
        async with Server(Config(data=tmp_path / "data", port=0, lan=lan)).running() as server:
            assert server.urls[0] == f"http://{lan_address() if lan else 'localhost'}:{server.port}"
            asked = asyncio.to_thread(ask, server.port, "/healthz", at="127.0.0.3")
            if lan:
                assert (await asked)[0] == HTTPStatus.OK
            else:
                with pytest.raises(ConnectionRefusedError):
                    await asked


async def test_a_damaged_log_is_not_copied(tmp_path: Path) -> None:
    """It is said, and nothing of a copy stays."""
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir()
    async with Server(Config(data=data, port=0)).running() as server:
        made = await make_table(f"http://127.0.0.1:{server.port}", {"seats": ["person", "easy"]}, "Ana")
    damage_table(data / LOG_FILE, made["table"])
    with pytest.raises(Unusable):
        backup(data, copies / "copy")
    assert list(copies.iterdir()) == []
