"""The bare echo that the server is measured against: the same stack with nothing behind it, as it comes or on our own socket."""

from __future__ import annotations

import subprocess
import sys
from typing import Self

import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send

from lastcard.server.frames import EXTENSION
from lastcard.server.sockets import DirectSocket, framed
from lastcard.testing.process import free_port

STACKS = ("plain", "direct")
"""uvicorn's own WebSocket, or ours, which hears and writes without the steps between."""


async def _plain(scope: Scope, receive: Receive, send: Send) -> None:
    del scope
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def _direct(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    socket: DirectSocket = scope["extensions"][EXTENSION]["socket"]

    def hear(text: str | bytes) -> None:
        socket.write(framed(text.encode() if isinstance(text, str) else text))

    socket.hear = hear
    await receive()


class EchoProcess:
    """An echo in a process of its own."""

    def __init__(self, launcher: tuple[str, ...], stack: str) -> None:
        self._launcher, self._stack, self._port = launcher, stack, free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        command = (*self._launcher, sys.executable, "-m", "lastcard.bench.echo", self._stack, str(self._port))
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)  # noqa: S603  our own module
        assert self._process.stdout is not None
        self._process.stdout.readline()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.communicate()


class _Announced(uvicorn.Server):
    async def startup(self, sockets: object = None) -> None:
        """Listen, and say so."""
        del sockets
        await super().startup()
        sys.stdout.write("ready\n")
        sys.stdout.flush()


def main() -> None:
    """Echo on the stack and the port that the arguments name."""
    stack, port = sys.argv[1:]
    config = uvicorn.Config(
        _plain if stack == STACKS[0] else _direct,
        port=int(port),
        ws="websockets-sansio" if stack == STACKS[0] else DirectSocket,
        ws_per_message_deflate=False,
        log_level="error",
        lifespan="off",
    )
    uvloop.run(_Announced(config).serve())


if __name__ == "__main__":
    main()
