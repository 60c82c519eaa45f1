"""A disk that is watched and that can fail: SQLite writes through it, and so does whatever names and syncs files beside it.

Everything is done in a real folder as ever. Besides, it is noted step by step, for `lastcard.testing.powercut`; and a fault can
be planned, as of a disk that is full.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Literal, NamedTuple
from unittest.mock import patch

import apsw

from lastcard import files
from lastcard.testing.powercut import FOLDER, FolderSynced, Image, Named, Renamed, Sized, Step, Stored, Synced, Wrote
from lastcard.testing.settings import chance

_BASE = "unix"
"""SQLite's own way to the disk."""
_UNKEPT = "-shm"
"""The end of names of files that are made anew after a crash."""
_NAMED_BY_SYNC = apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_SUPER_JOURNAL | apsw.SQLITE_OPEN_WAL
"""Files whose first sync syncs their folder as well, as `unixSync` of SQLite does."""

Kind = Literal["read", "write", "half", "full", "sync"]
"""What fails: reading, writing, writing after half of it was done, writing where there is no more space, syncing."""
KINDS: tuple[Kind, ...] = ("read", "write", "half", "full", "sync")


class Fault(NamedTuple):
    """So many operations of a kind fail, from one of them on."""

    kind: Kind
    first: int
    times: int = 1


class Disk:
    """A folder on it, and all that happened there."""

    def __init__(self, root: Path, fault: Fault | None = None) -> None:
        """What is in the folder now is taken to be on the disk."""
        self.root = root.resolve()
        self.steps: list[Step] = []
        self.failed = 0
        """Operations that failed as planned."""
        self.fault = fault
        self._met = 0
        """Operations of the kind that fails."""
        self._number = count(1)
        self._begin = image_of(self.root)
        self._numbers = {path: next(self._number) for path in self._begin.files} | dict.fromkeys(self._begin.folders, FOLDER)
        self._first = dict(self._numbers)
        self._content = {self._numbers[path]: bytearray(body) for path, body in self._begin.files.items()}

    def stored(self, seed: str) -> Stored:
        """The disk as it was at the beginning."""
        return Stored(self._begin.files, self._first, chance(seed))

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Note what is done meanwhile, and let it fail as planned; not in files that are opened before or stay open after."""
        vfs = _Vfs(self)
        apsw.set_default_vfs(vfs.name)
        with (
            patch.object(files, "sync", self._sync_path),
            patch.object(os, "replace", self._before(os.replace, self._renamed)),
            patch.object(os, "unlink", self._before(os.unlink, self._gone)),
            patch.object(os, "mkdir", self._before(os.mkdir, self._folder)),
        ):
            try:
                yield
            finally:
                apsw.set_default_vfs(_BASE)
                vfs.unregister()

    # --- What SQLite does ----------------------------------------------------------------------------------------------------

    def watches(self, path: str | None) -> bool:
        """Whether this file is in the folder and outlives a crash."""
        return path is not None and Path(path).is_relative_to(self.root) and not path.endswith(_UNKEPT)

    def opened(self, path: str) -> int:
        """A file is there; its number."""
        name = self._name(path)
        number = self._numbers.get(name)
        if number is None:
            number = self._numbers[name] = next(self._number)
            self._content[number] = bytearray()
            self.steps.append(Named(name, number))
        return number

    def fails(self, *kinds: Kind) -> Kind | None:
        """Whether the operation that comes now fails, if it is of one of these kinds, and as which."""
        fault = self.fault
        if fault is None or fault.kind not in kinds:
            return None
        self._met += 1
        if not fault.first <= self._met - 1 < fault.first + fault.times:
            return None
        self.failed += 1
        return fault.kind

    def wrote(self, number: int, at: int, data: bytes) -> None:
        """Bytes were written."""
        content = self._content[number]
        content.extend(bytes(max(0, at - len(content))))
        content[at : at + len(data)] = data
        self.steps.append(Wrote(number, at, data))

    def sized(self, number: int, size: int) -> None:
        """A file was cut off."""
        del self._content[number][size:]
        self.steps.append(Sized(number, size))

    def synced(self, number: int, *, failed: bool = False) -> None:
        """A file was synced, or could not be."""
        self.steps.append(Synced(number, failed))

    def deleted(self, path: str, *, folder: bool) -> None:
        """A file has no name any more; perhaps its folder is synced."""
        if self._numbers.pop(self._name(path), None) is not None:
            self.steps.append(Named(self._name(path), None))
        if folder:
            self.folder_synced(Path(path).parent)

    def folder_synced(self, folder: Path) -> None:
        """The names in a folder are on the disk."""
        self.steps.append(FolderSynced(self._name(folder)))

    # --- What is done without SQLite -----------------------------------------------------------------------------------------

    def _sync_path(self, path: Path) -> None:
        """In the place of `files.sync`."""
        if not path.resolve().is_relative_to(self.root):
            return
        if self.fails("sync"):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        if path.is_dir():
            self.folder_synced(path)
            return
        number = self.opened(str(path.resolve()))
        # What was written by other means is seen now.
        body = path.read_bytes()
        if body != self._content[number]:
            if len(body) < len(self._content[number]):
                self.sized(number, len(body))
            self.wrote(number, 0, body)
        self.synced(number)

    def _renamed(self, path: str, to: str) -> None:
        number = self.opened(path)
        del self._numbers[self._name(path)]
        self._numbers[self._name(to)] = number
        self.steps.append(Renamed(self._name(path), self._name(to)))

    def _gone(self, path: str) -> None:
        self.deleted(path, folder=False)

    def _folder(self, path: str) -> None:
        self._numbers[self._name(path)] = FOLDER
        self.steps.append(Named(self._name(path), FOLDER))

    def _before(self, does: Callable[..., None], note: Callable[..., None]) -> Callable[..., None]:
        """Do something with files, and note it if they are ours."""

        def done(*args: object, **more: object) -> None:
            does(*args, **more)
            paths = [str(Path(arg).absolute()) for arg in args if isinstance(arg, str | os.PathLike)]
            if all(self.watches(path) for path in paths):
                note(*paths)

        return done

    def _name(self, path: str | Path) -> str:
        name = str(Path(path).relative_to(self.root))
        return "" if name == "." else name


def image_of(folder: Path) -> Image:
    """What is in a folder."""
    found = sorted(folder.rglob("*"))
    bodies = {
        str(path.relative_to(folder)): path.read_bytes() for path in found if path.is_file() and not path.name.endswith(_UNKEPT)
    }
    return Image(bodies, [str(path.relative_to(folder)) for path in found if path.is_dir()])


def lay_out(image: Image, folder: Path) -> Path:
    """Put what was found on a disk into a folder."""
    folder.mkdir()
    for path in image.folders:
        (folder / path).mkdir(parents=True, exist_ok=True)
    for path, body in image.files.items():
        (folder / path).write_bytes(body)
    return folder


# --- SQLite's side -------------------------------------------------------------------------------------------------------------


class _Vfs(apsw.VFS):
    """What SQLite asks of the system, passed on."""

    def __init__(self, disk: Disk) -> None:
        self.name, self._disk = f"watched {id(disk)}", disk
        super().__init__(self.name, _BASE)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        """Open a file."""
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        if not self._disk.watches(path):
            return apsw.VFSFile(_BASE, name, flags)
        assert path is not None
        return _File(self._disk, path, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802, FBT001
        """Delete a file."""
        super().xDelete(filename, syncdir)
        if self._disk.watches(filename):
            self._disk.deleted(filename, folder=syncdir)


class _File(apsw.VFSFile):
    """A file that SQLite has opened."""

    def __init__(self, disk: Disk, path: str, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__(_BASE, name, flags)
        self._disk, self._path = disk, Path(path)
        self._number = disk.opened(path)
        self._syncs_folder = bool(flags[0] & apsw.SQLITE_OPEN_CREATE and flags[0] & _NAMED_BY_SYNC)

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        """Read, unless that fails."""
        if self._disk.fails("read"):
            raise apsw.IOError("the disk could not be read")
        return super().xRead(amount, offset)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: ANN401, N802  any buffer
        """Write, unless that fails, perhaps half-way."""
        body = bytes(data)
        grows = offset + len(body) > self.xFileSize()
        failure = self._disk.fails("write", "half") or (self._disk.fails("full") if grows else None)
        if failure in {"half", "full"}:
            # At the end of what there is space for, a part of it is written, too.
            body = body[: len(body) // 2]
        if failure != "write":
            super().xWrite(body, offset)
            self._disk.wrote(self._number, offset, body)
        if failure == "full":
            raise apsw.FullError("there is no space on the disk")
        if failure:
            raise apsw.IOError("the disk could not be written")

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        """Cut the file off."""
        super().xTruncate(newsize)
        self._disk.sized(self._number, newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802, ARG002
        """Sync, unless that fails. The real disk is left out: it has nothing to do with what is proved."""
        failed = self._disk.fails("sync") is not None
        self._disk.synced(self._number, failed=failed)
        if failed:
            raise apsw.IOError("the disk could not be synced")
        if self._syncs_folder:
            self._syncs_folder = False
            self._disk.folder_synced(self._path.parent)
