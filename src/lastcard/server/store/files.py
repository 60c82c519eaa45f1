"""Files that are there whole or not at all, whenever the power goes out: written beside their place, synced, and named last."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

from lastcard import files


@contextlib.contextmanager
def put_at(file: Path) -> Iterator[Path]:
    """Somewhere to write a file that gets its name when it is on the disk; if it never is, nothing of it stays."""
    beside = file.with_name(f"{file.name}.part")
    parts = [beside.with_name(beside.name + end) for end in ("", "-journal", "-wal", "-shm")]
    try:
        _remove(parts)
        beside.touch(mode=0o600)
        yield beside
        files.sync(beside)
        beside.replace(file)
        files.sync(file.parent)
    finally:
        with contextlib.suppress(OSError):
            _remove(parts)


def make_folder(folder: Path) -> None:
    """A folder for its owner alone, unless it is there; it survives the power going out, as what is in it does."""
    made = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for each in made:
        files.sync(each.parent)


def free_bytes(folder: Path) -> int:
    """The space that is left where a folder is."""
    return shutil.disk_usage(folder).free


def _remove(files: list[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)
