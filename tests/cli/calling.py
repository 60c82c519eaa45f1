"""How the tests call the command: in processes of their own, forked from one that has imported it already."""

from __future__ import annotations

import multiprocessing
import os
import sys
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory
from unittest.mock import patch

from lastcard.cli import run

COMMAND = [sys.executable, "-m", "lastcard"]
"""As a shell calls it."""

_PATIENCE_S = 120


@cache
def _forking() -> ForkServerContext:
    """The process that others are forked from."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["lastcard.cli.playing", "lastcard.cli.resuming"])
    with patch.dict(os.environ):
        # What the command is called is read when it is imported.
        os.environ.pop("LASTCARD_COMMAND", None)
        forkserver.ensure_running()
    return context


class Called:
    """Calls the command, in English unless said otherwise, saving nowhere but in a fresh folder."""

    def __init__(self, folder: Path) -> None:
        self.env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "XDG_STATE_HOME": str(folder), "PYTHONUTF8": "1"}

    def __call__(self, *args: str, typed: str | bytes = "", missing: str = "", **env: str) -> CompletedProcess[str]:
        """Call it, with what is typed and what the environment sets, where some packages are not installed."""
        with TemporaryDirectory() as folder:
            streams = [Path(folder) / name for name in ("in", "out", "err")]
            streams[0].write_bytes(typed if isinstance(typed, bytes) else typed.encode())
            process = _forking().Process(target=_call, args=(args, self.env | env, streams, missing.split()))
            process.start()
            process.join(_PATIENCE_S)
            assert process.exitcode is not None, f"{args} does not come to an end"
            return CompletedProcess(args, process.exitcode, streams[1].read_text(), streams[2].read_text())


def _call(args: tuple[str, ...], env: dict[str, str], streams: list[Path], missing: list[str]) -> None:
    """Be the process: with this environment, with these files for its streams."""
    os.environ.clear()
    os.environ.update(env)
    for name in missing:
        assert name not in sys.modules, f"{name} is imported already"
        # Python then says that it is not there.
        sys.modules[name] = None  # type: ignore[assignment]
    for number, path in enumerate(streams):
        os.dup2(os.open(path, os.O_RDWR | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    sys.exit(run(args))
