"""Compiling, and where the machine code is kept.

numba keeps compiled code beside a stamp of the one file a function stands in, so an edit to anything that function calls would
go unnoticed. Here the folder itself is named after a hash of everything the machine code can depend on; an edit anywhere leads
to another folder, and old code is never found again.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding
import numba
import numpy as np
from numba.core import config
from numba.misc.appdirs import AppDirs

from lastcard.batch.one_source import in_place_of
from lastcard.batch.pipeline import Pipeline

F = TypeVar("F", bound=Callable[..., Any])

_OPTIONS = {"error_model": "numpy", "nogil": True, "pipeline_class": Pipeline}
_INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def _compiler(**options: object) -> Callable[[F], F]:
    """Compile functions so; a plain one of bots is compiled so wherever a kernel calls it."""
    compiled = numba.njit(**_OPTIONS, **options)

    def apply(function: F) -> F:
        return in_place_of(function)(cast("F", compiled(function)))

    return apply


kernel = _compiler(**_INNER)
"""For a function that other kernels call. It is compiled into those that are called from outside (`entry`)."""
hot = _compiler(**_INNER, forceinline=True)
"""For a kernel on the way of every turn: its code is repeated wherever it is called."""

part = _compiler(inline="always")
"""For a kernel between an entry and nearly everything else: it becomes part of its caller before that is compiled, because
compiling it by itself would mean compiling all that it calls once more."""

i64 = cast("Callable[[int], int]", np.int64)
"""A whole number of the width that numba computes with. Constants that are handed to kernels have it: for each plain number
numba would compile the kernel once more."""
u64 = cast("Callable[[int], int]", np.uint64)
"""A word of 64 bits; mixed with a signed number it would become a float."""


def digest(package: Path) -> str:
    """What machine code depends on: the kernels, what they take numbers from, numba with its settings, and the processor."""
    digest = hashlib.sha256()
    folders = [package / name for name in ("batch", "bots", "editions", "rules")]
    for path in sorted([package / "cards.py", *(path for folder in folders for path in folder.glob("*.py"))]):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    processor = llvmlite.binding.get_host_cpu_name() + llvmlite.binding.get_host_cpu_features().flatten()
    # Its own settings change what numba makes: code to debug with is not for later runs. Not so the number of its threads, which
    # no kernel uses: those who start many processes, like joblib and Ray, tell each how many it may have.
    settings = sorted(
        (name, value) for name, value in os.environ.items() if name.startswith("NUMBA_") and name != "NUMBA_NUM_THREADS"
    )
    digest.update(f"{numba.__version__} {sys.version} {processor} {settings}".encode())
    return digest.hexdigest()[:20]


def _folder() -> Path:
    """Where this version's machine code is kept; without a folder to write to, it lasts as long as the machine stays on."""
    name = f"batch-{digest(Path(__file__).parent.parent)}"
    try:
        folder = Path(AppDirs(appname="lastcard", appauthor=False).user_cache_dir) / name
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"lastcard-{name}"
        folder.mkdir(mode=0o700, exist_ok=True)
        if hasattr(os, "getuid") and folder.lstat().st_uid != os.getuid():
            # Somebody else put it there, and what is in it would be run.
            folder = Path(tempfile.mkdtemp(prefix="lastcard-"))
    return folder


def prune(folder: Path, now_s: float) -> None:
    """Remove the machine code of other versions that no process has begun to use for a month.

    Other processes may be doing the same: what cannot be looked at or removed is left.
    """
    for other in folder.parent.glob("batch-*"):
        with contextlib.suppress(OSError):
            if other != folder and now_s - other.stat().st_mtime > UNUSED_S:
                shutil.rmtree(other, ignore_errors=True)


UNUSED_S = 30 * 24 * 3600
FOLDER = _folder()
prune(FOLDER, time.time())


def say_compiling() -> None:
    """Say that the user has to wait, and that it happens only this time."""
    sys.stderr.write("lastcard: compiling the simulator; this happens once and takes some seconds\n")
    sys.stderr.flush()


tell: Callable[[], None] = say_compiling
"""Called once a process, before the first compiling; the command line puts its own words here."""
_told = False


def entry(function: F, rows: str = "") -> F:
    """For a kernel that Python calls: its machine code is kept for later runs, and the first compiling says so.

    A function that is compiled for several types of rows is an entry for each, with a name for the rows.
    """
    before, config.CACHE_DIR = config.CACHE_DIR, str(FOLDER)
    try:
        compiled = numba.njit(**_OPTIONS, cache=True)(function)
    finally:
        config.CACHE_DIR = before
    # Not anywhere in the folder: the same source somewhere else on this machine is compiled for itself.
    name = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}"
    kept = Path(compiled.stats.cache_path) / f"{name}-{rows}.kept"
    entered = False

    def enter(*values: object) -> object:
        nonlocal entered
        if entered:
            return compiled(*values)
        if not kept.exists():
            _tell()
            with _alone(kept.with_suffix(".lock")), contextlib.suppress(OSError):
                compiled.compile(tuple(map(numba.typeof, values)))
                # numba's own files do not tell for which rows they are.
                kept.touch()
        entered = True
        return compiled(*values)

    enter.__doc__ = function.__doc__
    return cast("F", enter)


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Let no other process compile the same meanwhile: it finds what this one has made."""
    try:
        lock = path.open("wb")
    except OSError:
        # Where nothing can be kept, every process compiles for itself.
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _tell() -> None:
    global _told  # noqa: PLW0603  said once a process
    if not _told:
        _told = True
        tell()
