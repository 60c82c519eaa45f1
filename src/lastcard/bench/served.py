"""The server under measurement: the `lastcard serve` of any tree, on a core of its own, with what it has used so far."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from lastcard.bench.trees import Tree
from lastcard.testing.process import cpu_s, free_port, memory_bytes

LIMITS = {
    "burst": 1000,
    "per_second": 1000,
    "connections_per_address": 5000,
    "opened_per_address": 5000,
    "requests_per_address": 10**6,
    "tables_per_address": 100_000,
}
"""All clients of a measurement come from one address."""
PACES = {"opens_s": 0, "holds_s": 0, "salt_s": 0, "grace_s": 3600, "evict_s": 3600}
"""Nothing waits for people."""


class ServedTree:
    """A tree's server, with its tables in a folder. It is started as people start it: the command line is what trees share."""

    def __init__(self, tree: Tree, folder: Path, launcher: tuple[str, ...] = ()) -> None:
        self._tree, self._folder, self._launcher = tree, folder, launcher
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        settings = self._folder / "settings.toml"
        settings.write_text(_toml({"limits": LIMITS, "paces": PACES}), encoding="utf-8")
        words = ("serve", "--no-open", "--port", str(self._port), "--data", str(self._folder), "--settings", str(settings))
        command = (*self._launcher, str(self._tree.python), "-m", "lastcard", *words)
        self._process = subprocess.Popen(  # noqa: S603  a tree of this repository
            command, cwd=self._tree.folder, env=self._tree.env(), stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        # It tells its address when it listens.
        if not self._process.stdout.readline():
            self._process.communicate()
            raise self._tree.failed("serve", self._process.returncode)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def memory_bytes(self) -> int:
        """What it holds in memory now."""
        assert self._process is not None
        return memory_bytes(self._process.pid)

    def cpu_s(self) -> float:
        """The processor time that it has used, all threads together."""
        assert self._process is not None
        return cpu_s(self._process.pid)


def _toml(parts: Mapping[str, Mapping[str, int]]) -> str:
    return "".join(f"[{part}]\n" + "".join(f"{name} = {value}\n" for name, value in set_.items()) for part, set_ in parts.items())
