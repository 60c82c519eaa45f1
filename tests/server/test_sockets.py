"""Our own WebSocket: it hears the same texts however they are cut into frames and pieces."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import MagicMock

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from lastcard.server.sockets import DirectSocket, framed

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
LONG = "é" * 63
"""126 bytes: the first size that needs more for its head."""


def frame(opcode: Opcode, content: bytes, *, fin: bool = True) -> bytes:
    """A frame, as a client sends it."""
    return Frame(opcode, content, fin).serialize(mask=True)


def text(content: str) -> bytes:
    """A whole text in one frame, as a client sends it."""
    return frame(Opcode.TEXT, content.encode())


@asynccontextmanager
async def listening() -> AsyncIterator[tuple[DirectSocket, list[str]]]:
    """A socket after its handshake, and what it hears."""
    accepted = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        del scope
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await receive()

    state, heard = ServerState(), list[str]()
    config = uvicorn.Config(app, ws=DirectSocket, log_config=None, ws_per_message_deflate=False, ws_ping_interval=None)
    socket = DirectSocket(config, state, {})
    socket.connection_made(MagicMock(get_extra_info=lambda _: None, is_closing=lambda: False))
    socket.data_received(HANDSHAKE)
    await accepted.wait()
    # A short one in ASCII comes as it is, whole.
    socket.hear = lambda text: heard.append(text if isinstance(text, str) else text.decode("ascii"))
    yield socket, heard
    socket.connection_lost(None)
    await asyncio.gather(*state.tasks)


async def heard_of(*pieces: bytes) -> list[str]:
    """The texts that a socket hears when these pieces arrive one by one."""
    async with listening() as (socket, heard):
        for piece in pieces:
            socket.data_received(piece)
        return heard


async def test_texts_are_heard_however_their_bytes_arrive() -> None:
    """Short and long ones, in one frame and in several, with pings between, cut in two at every place and into single bytes."""
    stream = b"".join(
        (
            text("one"),
            text(""),
            text(LONG),
            frame(Opcode.TEXT, b"in ", fin=False),
            frame(Opcode.PING, b"there?"),
            frame(Opcode.CONT, b"parts"),
            text("last"),
        )
    )
    heard = ["one", "", LONG, "in parts", "last"]

    assert await heard_of(*map(text, heard)) == heard
    for at in range(1, len(stream)):
        assert await heard_of(text("hello"), stream[:at], stream[at:]) == ["hello", *heard], at
    assert await heard_of(text("hello"), *(stream[at : at + 1] for at in range(len(stream)))) == ["hello", *heard]


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_text_of_any_size_is_written_as_websockets_would(size: int) -> None:
    """A head says the size in one byte, in three or in nine."""
    content = b"x" * size

    assert framed(content) == Frame(Opcode.TEXT, content).serialize(mask=False)


async def test_the_rest_of_a_text_may_look_like_another() -> None:
    """It is heard as part of the one that it belongs to."""
    inner = text("inner")
    head = bytes((0x82, 0x80 | len(inner), *bytes(4)))

    assert await heard_of(text("hello"), head, inner, text("one")) == ["hello", "one"], "it is within bytes, which are no text"


async def test_a_short_text_that_comes_by_itself_is_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly every message is one, and reading it as websockets does costs several times as much; the first is read so."""
    async with listening() as (socket, heard):
        socket.data_received(text("hello"))
        monkeypatch.setattr(type(socket.conn), "receive_data", None)
        socket.data_received(text("one"))

        assert heard == ["hello", "one"]


@pytest.mark.parametrize(
    ("before", "code"),
    [
        (frame(Opcode.TEXT, b"in ", fin=False), 1002),
        (frame(Opcode.CLOSE, b"\x03\xe8"), 1000),
        (frame(Opcode.TEXT, b"\xff"), 1007),
    ],
    ids=("within another text", "after a close", "after what is no text"),
)
async def test_a_text_where_none_may_be_is_not_heard(before: bytes, code: int) -> None:
    """The connection is closed, and the code says why."""
    async with listening() as (socket, heard):
        for data in (text("hello"), before, text("one")):
            socket.data_received(data)

        assert heard == ["hello"]
        assert socket.conn.close_sent is not None
        assert socket.conn.close_sent.code == code
