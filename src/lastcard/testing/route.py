"""The route of a move: which modules of the server, the table and the protocol it passes, from its frame to the last answer.

    python -m lastcard.testing.route

A newcomer reads these modules, in this order, to know how a served move works; a test keeps them few.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from types import FrameType

from lastcard.clients.connection import Client, join_table, make_table
from lastcard.server.main import Server
from lastcard.server.settings import Config
from lastcard.testing.positions import arranged
from lastcard.testing.process import OPEN, QUICK

PACKAGES = ("lastcard.server.", "lastcard.table.", "lastcard.protocol")
HANDS = ("R1 R2 B3", "G4 G5 G6", "B7 B8 B9", "Y1 Y2 Y3")
ORDINARY = "play R1"
_NAMES = ("Ana", "Ben", "Cy", "Dee")
_BY_THE_CLOCK = "Metrics.watching_lag.<locals>.look"
"""What the server does twice a second, move or no move: on a busy machine it comes between a frame and its last answer."""


class _Recorder:
    """Notes the modules whose functions are called, in the order of the first call, in all threads that begin after it."""

    def __init__(self) -> None:
        self.on = False
        self.modules: dict[str, None] = {}

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """What `sys.setprofile` calls."""
        del arg
        if self.on and event == "call":
            name = str(frame.f_globals.get("__name__", ""))
            if name.startswith(PACKAGES) and not _is_by_the_clock(frame):
                self.modules.setdefault(name)


def _is_by_the_clock(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_qualname == _BY_THE_CLOCK:
            return True
        frame = frame.f_back
    return False


def route() -> list[str]:
    """The modules that an ordinary move passes at a table of four people who are all connected."""
    recorder = _Recorder()
    threading.setprofile(recorder)
    sys.setprofile(recorder)
    try:
        asyncio.run(_move(recorder))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return list(recorder.modules)


async def _move(recorder: _Recorder) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data=Path(folder), port=0, paces=QUICK, limits=OPEN)
        async with Server(config, begin=arranged(*HANDS)).running() as server, AsyncExitStack() as stack:
            url = next(url for url in server.urls if "127.0.0.1" in url)
            made = await make_table(url, {"seats": ["person"] * len(_NAMES)}, _NAMES[0])
            tokens = [made["token"]] + [(await join_table(url, made["table"], name))["token"] for name in _NAMES[1:]]
            clients = [await stack.enter_async_context(await Client.connect(url, made["table"], token)) for token in tokens]
            await clients[0].say("start")
            for client in clients:
                await client.say("ping")
            recorder.on = True
            version = await clients[0].move(ORDINARY)
            while any(client.version < version for client in clients):  # noqa: ASYNC110  a socket sets no event of ours
                await asyncio.sleep(0)
            recorder.on = False


if __name__ == "__main__":
    print(*route(), sep="\n")  # noqa: T201  that is what it is run for
