"""A server in a process of its own, for tests, proofs and measurements: started, killed, and started again where it was."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import Self

from msgspec.structs import asdict, replace

from lastcard.server.settings import Config, Limits, ServerPaces

QUICK = ServerPaces(
    bot_s=0.002,
    call_s=0.001,
    opens_s=0.002,
    holds_s=0.003,
    react_s=0.002,
    think_s=0.001,
    cool_s=0.005,
    salt_s=0.0,
    grace_s=2.0,
    fast_s=1.0,
    doubt_s=0.0,
)
"""Paces for programs: everything happens, only sooner."""
OPEN = Limits(
    burst=1000,
    per_second=1000,
    connections_per_address=5000,
    opened_per_address=5000,
    accepted_per_address=5000,
    requests_per_address=5000,
    pages_per_address=5000,
    tables_per_address=100_000,
    written_per_address=10**9,
    free_bytes=1,
    salts=10**6,
)
"""Limits for a server whose clients all come from one address."""


def quick_settings(folder: Path) -> Path:
    """A file of settings with these paces, for a command line."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "quick.toml"
    path.write_text("[paces]\n" + "".join(f"{name} = {value}\n" for name, value in asdict(QUICK).items()), encoding="utf-8")
    return path


class ServerProcess:
    """A server process on loopback; it keeps its port and data through restarts."""

    def __init__(self, config: Config, *, launcher: tuple[str, ...] = (), errors: Path | None = None) -> None:
        """With a file for errors, what it logs goes there and not to the terminal."""
        self.config = replace(config, port=config.port or free_port())
        self._launcher, self._errors = launcher, errors
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.config.port}"

    def start(self) -> Self:
        """Start it, and wait until it listens."""
        command = (*self._launcher, sys.executable, "-m", "lastcard.server", self.config.json())
        with nullcontext() if self._errors is None else self._errors.open("ab") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)  # noqa: S603  our own module
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            self.kill()
            raise RuntimeError("the server did not start: its errors are above")
        return self

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        return self._end(signal.SIGTERM)

    def pause(self) -> None:
        """Make it stand still."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on after a pause."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def memory_bytes(self) -> int:
        """What it holds in memory now."""
        assert self._process is not None
        return memory_bytes(self._process.pid)

    def cpu_s(self) -> float:
        """The processor time that it has used, all threads together."""
        assert self._process is not None
        return cpu_s(self._process.pid)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        process.communicate()
        return process.returncode

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


class SiteProcesses:
    """Servers that are one for whoever comes: an owner, and the gateway that people connect to; or a server that is both."""

    def __init__(self, configs: Sequence[Config], *, errors: Path | None = None) -> None:
        """In the order in which they are started: people connect to the last."""
        self._servers = [ServerProcess(config, errors=errors) for config in configs]
        self._stack = ExitStack()
        """Ends those that run."""

    @property
    def url(self) -> str:
        """Where people connect."""
        return self._servers[-1].url

    def stop(self) -> list[int]:
        """Ask all to stop, the last one first, and wait; their exit codes."""
        return [server.stop() for server in reversed(self._servers)]

    def memory_bytes(self) -> int:
        """What they hold in memory now."""
        return sum(server.memory_bytes() for server in self._servers)

    def cpu_s(self) -> float:
        """The processor time that they have used."""
        return sum(server.cpu_s() for server in self._servers)

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            for server in self._servers:
                stack.enter_context(server)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def memory_bytes(pid: int) -> int:
    """What a process holds in memory now."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


def cpu_s(pid: int) -> float:
    """The processor time that a process has used, all threads together."""
    # What clock_getcpuclockid(3) makes of a process: exact, while /proc counts in hundredths of a second.
    return time.clock_gettime(~pid << 3 | 2)
