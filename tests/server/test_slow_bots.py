"""A slow bot thinks in a thread: nobody's move waits for it, and a server that is killed meanwhile asks it again."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.clients.connection import Client, join_table, make_table
from lastcard.server.settings import Config
from lastcard.testing.process import OPEN, QUICK, ServerProcess
from server.waiting import PATIENCE_S, until

GATED = """
import os
from pathlib import Path

from lastcard.bots import Level


class Gated:
    def __init__(self, rng):
        self.folder = Path(os.environ["LASTCARD_GATE"])

    def choose(self, view, question, memory):
        (self.folder / "asked").touch()
        with (self.folder / "gate").open():
            return question.choices[-1]


GATED = Level("gated", Gated, {"en": "gated"}, slow=True)
"""


class Gate:
    """Where a bot of another process waits."""

    def __init__(self, folder: Path) -> None:
        self.asked = folder / "asked"
        self._gate = folder / "gate"
        os.mkfifo(self._gate)

    async def until_asked(self) -> None:
        """Wait until the bot thinks."""
        await until(self.asked.exists)
        self.asked.unlink()

    async def open(self) -> None:
        """Let the bot go on that waits here."""
        await until(self._opened)

    def _opened(self) -> bool:
        """Whether somebody waited here, who now goes on."""
        try:
            os.close(os.open(self._gate, os.O_WRONLY | os.O_NONBLOCK))
        except OSError:
            return False
        return True


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """A package with a level that thinks until the gate is opened, installed for servers of the test."""
    (tmp_path / "gated_bot.py").write_text(GATED, encoding="utf-8")
    info = tmp_path / "gated_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: gated-bot\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[lastcard.bots]\ngated = gated_bot:GATED\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("LASTCARD_GATE", str(tmp_path))
    return Gate(tmp_path)


@pytest.fixture
def process(gate: Gate, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server where that level plays; whoever is away is waited for."""
    del gate
    with ServerProcess(Config(data=tmp_path / "data", port=0, paces=replace(QUICK, grace_s=3600.0), limits=OPEN)) as process:
        yield process


async def until_told(client: Client, version: int) -> None:
    """Wait until a client knows of a version."""
    await until(lambda: client.version >= version)


def is_asked(client: Client) -> bool:
    """Whether a seat has something to answer."""
    return any(not question["offer"] for question in client.asked)


async def play_until_asked(gate: Gate, *clients: Client) -> None:
    """People answer, with whatever comes last, until the bot thinks."""
    async with asyncio.timeout(PATIENCE_S):
        while not gate.asked.exists():
            for client in filter(is_asked, clients):
                version = await client.move(next(each for each in client.asked if not each["offer"])["choices"][-1])
                for each in clients:
                    await until_told(each, version)
            await asyncio.sleep(0.01)
    gate.asked.unlink()


async def test_nobody_waits_for_a_slow_bot_and_nothing_is_lost_while_it_thinks(process: ServerProcess, gate: Gate) -> None:
    """Its own table answers everybody else, as other tables do; after kill -9 all is there, and it is asked again."""
    url = process.url
    made = await make_table(url, {"seats": ["person", "person", "gated"], "chat": "free"}, "Ana")
    joined = await join_table(url, made["table"], "Ben")
    elsewhere = await make_table(url, {"seats": ["person", "easy"]}, "Cleo")
    async with (
        await Client.connect(url, made["table"], made["token"]) as ana,
        await Client.connect(url, made["table"], joined["token"]) as ben,
        await Client.connect(url, elsewhere["table"], elsewhere["token"]) as cleo,
    ):
        await ana.say("start")
        await cleo.say("start")
        await play_until_asked(gate, ana, ben)

        version = await ben.say("chat", text="hm")
        async with await Client.connect(url, made["table"]) as watching:
            assert watching.view is not None
        await until(lambda: is_asked(cleo))
        await cleo.move(cleo.asked[0]["choices"][-1])

    process.kill()
    process.start()
    async with await Client.connect(process.url, made["table"], made["token"]) as ana:
        assert ana.version == version
        await gate.until_asked()
        await gate.open()
        await until_told(ana, version + 1)
