"""Serving: addresses, proxies, pictures of links, and signals."""

from __future__ import annotations

import asyncio
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from lastcard.server.pages import Pages
from lastcard.server.prove import OPEN, QUICK
from lastcard.server.serve import Server, Unusable, lan_address, qr_text
from lastcard.server.settings import Config, Limits, Paces, tuned


def ask(port: str, headers: dict[str, str]) -> int:
    """What a request to make a table is answered with."""
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", b'{"name": "Ana"}', headers)
    try:
        with urllib.request.urlopen(asked, timeout=10) as answer:  # noqa: S310
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
    pages = Pages(tmp_path)
    assert pages.built
    assert pages.file("assets/app.js") is not None
    assert pages.file("../pyproject.toml") is None


def test_limits_and_paces_are_read_from_a_file() -> None:
    """What the file leaves out stays as it is."""
    settings = tuned("[limits]\nspectators = 5\n\n[paces]\nbot_s = 0.5\n")

    assert (settings.limits.spectators, settings.paces.bot_s) == (5, 0.5)
    assert (settings.limits.burst, settings.paces.grace_s) == (Limits().burst, Paces().grace_s)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[limits]\nspectator = 5", "limits.spectator sets nothing; what can be set is frame_bytes, "),
        ("[paces]\nburst = 5", "paces.burst sets nothing"),
        ("[rules]\ntarget = 5", "rules sets nothing; what can be set is limits, paces"),
        ("[limits]\nburst = 0", "limits.burst"),
        ("[paces]\nbot_s = -1", "paces.bot_s"),
        ('[paces]\nsweep_s = "often"', "paces.sweep_s"),
        ("limits = 3", "Expected `object`"),
        ("[limits", "Expected ']'"),
    ],
)
def test_a_slip_in_the_settings_is_refused(text: str, problem: str) -> None:
    """Otherwise the operator would take a limit for set that is not."""
    with pytest.raises(ValueError, match=re.escape(problem)):
        tuned(text)
