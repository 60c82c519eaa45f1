"""Hostile clients: frames of every wrong kind, thrown at a server while honest people play.

The server must live, answer every readable frame clearly, give its memory back, and let the honest play on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lastcard.clients.connection import make_table
from lastcard.server.settings import Config
from lastcard.testing.process import OPEN, QUICK, ServerProcess
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import chance
from lastcard.views import Wire

FRAMES = 1_000_000
ATTACKERS = 8
_WINDOW = 32
"""Frames of an attacker that wait for their answers."""
_ANSWER_S = 120.0
"""How long an answer may take, however busy the machine is."""
_SETTLE_S = 1.0
"""How long the tables of attackers may take to leave memory."""
_GROWTH_BYTES = 32 * 1024 * 1024
"""What a server's memory may differ by, before and after: caches and fragments, not a leak a frame."""

_TYPES = ("move", "start", "next", "rematch", "settings", "kick", "host", "leave", "salt", "chat", "ping", "hello", "", "x" * 100)
_VALUES: tuple[object, ...] = (
    None, True, 0, -1, 7, 10**30, 1.5, 1e308, "", "play R7", "draw", "catch 0", "uno", "\u0000", "\u202e", "\ud800", "a" * 500,
    "' OR 1=1", "<script>", "../../etc", [], [[]], {}, {"seats": []}, {"seats": ["person"] * 99}, {"rules": {"target": -1}},
    {"edition": "x"}, ["person"], {"a": {"b": {"c": {}}}},
)  # fmt: skip
_FIELDS = ("id", "choice", "seat", "settings", "salt", "phrase", "text", "token", "since", "version", "type")
_RAW = (
    "", " ", "null", "true", "[]", "{}", "{", '{"type":', "0" * 4000, "[" * 4000, '{"a":' * 700, '{"type":"move","type":"start"}',
    '{"type":"move","id":"\\ud800"}', "\ufeff{}", "NaN", "1e999999", '"', "\x00", "{'type':'move'}",
)  # fmt: skip


class Hostility(msgspec.Struct):
    """What the hostile frames led to."""

    frames: int = 0
    answers: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each code came back; `ack` among them, as some frames are right by chance."""
    reconnects: int = 0
    honest: int = 0
    """Moves that honest people made meanwhile."""
    grown_bytes: int = 0
    seconds: float = 0.0


def prove_hostile(frames: int = FRAMES, say: Callable[[str], None] = print, seed: int = 1) -> Hostility:
    """Throw so many frames at a server; AssertionError tells what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_attack(Path(folder), frames, say, chance(str(seed))))


async def _attack(folder: Path, frames: int, say: Callable[[str], None], rng: random.Random) -> Hostility:
    limits = replace(OPEN, burst=10**9, patience=10**9, requests_per_address=10**6)
    server, result, began = (
        ServerProcess(Config(data=folder, port=0, paces=replace(QUICK, bot_s=0.02, evict_s=0.2), limits=limits)),
        Hostility(),
        time.monotonic(),
    )
    stopping = asyncio.Event()
    with server:
        async with asyncio.TaskGroup() as group:
            honest = await party(server.url, {"seats": ["person", "person", "easy"]}, rng)
            playing = [group.create_task(visitor.play(lambda _: stopping.is_set())) for visitor in honest]
            await _some(server.url, 500, rng, Hostility())
            before = server.memory_bytes()
            share = max(100, frames // 20)
            # The honest players move at last, or give up and end this.
            while result.frames < frames or not result.honest:
                moves = _moves(honest)
                await _some(server.url, share, rng, result)
                assert not any(task.done() for task in playing), "an honest player could not play on"
                result.honest += _moves(honest) - moves
                say(f"{result.frames:,} frames, {result.reconnects:,} connections, {result.honest:,} honest moves")
            await asyncio.sleep(_SETTLE_S)
            result.grown_bytes = server.memory_bytes() - before
            stopping.set()
            code = await asyncio.to_thread(server.stop)
    assert code == 0, "the server did not live to be stopped"
    assert result.honest, "nobody could move"
    assert result.grown_bytes < _GROWTH_BYTES, f"the server holds {result.grown_bytes:,} bytes more than before"
    result.seconds = time.monotonic() - began
    return result


def _moves(visitors: list[Visitor]) -> int:
    return sum(len(visitor.acked) for visitor in visitors)


async def _some(url: str, frames: int, rng: random.Random, result: Hostility) -> None:
    """Attack from several connections at once, each with a seat at a table of its own or watching."""
    share = -(-frames // ATTACKERS)
    await asyncio.gather(*(_attacker(url, share, chance(str(rng.random())), result) for _ in range(ATTACKERS)))


async def _attacker(url: str, frames: int, rng: random.Random, result: Hostility) -> None:
    made = await make_table(url, {"seats": ["person", "easy", "easy"]}, "Eve")
    left = frames
    while left > 0:
        token = rng.choice((made["token"], made["token"], None, "wrong"))
        try:
            async with connect(f"ws{url.removeprefix('http')}/ws/{made['table']}", compression=None) as socket:
                result.reconnects += 1
                since = rng.choice((None, "round", 0, 3, 10**12, "match"))
                hello = {"type": "hello", "version": 1, "token": token, "since": since}
                await socket.send(json.dumps(hello) if rng.random() < 0.9 else _frame(rng))  # noqa: PLR2004
                left -= await _throw(socket, min(left, rng.choice((50, 500))), rng, result)
        except (ConnectionClosed, InvalidHandshake):
            left -= 1
        if rng.random() < 0.2:  # noqa: PLR2004
            made = await make_table(url, {"seats": ["person", "easy"]}, "Eve")


async def _throw(socket: ClientConnection, frames: int, rng: random.Random, result: Hostility) -> int:
    """Throw frames and take the answers; how many were thrown."""
    thrown, reader = 0, asyncio.create_task(_read(socket, result))
    try:
        while thrown < frames and not reader.done():
            for _ in range(_WINDOW):
                await socket.send(_frame(rng))
            thrown += _WINDOW
            await asyncio.sleep(0)
        await socket.send('{"type": "ping", "id": "the last"}')
        await asyncio.wait_for(asyncio.shield(reader), _ANSWER_S)
    except ConnectionClosed:
        thrown += 1
    finally:
        result.frames += thrown
        await socket.close()
        with contextlib.suppress(ConnectionClosed):
            await asyncio.wait_for(reader, _ANSWER_S)
    return thrown


async def _read(socket: ClientConnection, result: Hostility) -> None:
    async for frame in socket:
        message = json.loads(frame)
        if message.get("id") == "the last":
            return
        code = message.get("code", message["type"])
        if message["type"] in {"error", "closed"}:
            assert message["message"], "an error must say what was possible"
        result.answers[code] += 1


def _frame(rng: random.Random) -> str | bytes:
    """Something that no honest client says."""
    kind = rng.random()
    if kind < 0.1:  # noqa: PLR2004
        return rng.choice(_RAW)
    if kind < 0.15:  # noqa: PLR2004
        return rng.randbytes(rng.choice((0, 1, 100, 4000)))
    message: Wire = {"type": rng.choice(_TYPES), "id": rng.choice(("a", str(rng.random()), "x" * 65))}
    for _ in range(rng.randrange(3)):
        message[rng.choice(_FIELDS)] = rng.choice(_VALUES)
    text = json.dumps(message)
    if kind < 0.3:  # noqa: PLR2004
        at = rng.randrange(len(text))
        text = text[:at] + chr(rng.randrange(1, 0x250)) + text[at + rng.randrange(3) :]
    if kind > 0.998:  # noqa: PLR2004
        text = text.ljust(5000)
    return text
