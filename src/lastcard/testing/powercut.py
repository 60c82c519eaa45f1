"""What a disk holds after the power went out: a pure model of files, their names, and what of them was synced.

Only what was synced is sure to be there. Of all else any part may be: a disk writes what it has in any order, a sector at a time.
Names come and go in the order in which they did so, as in every file system with a journal, and are sure when their folder was
synced.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath
from typing import Literal, NamedTuple

SECTOR = 512
"""What a disk writes whole or not at all, in bytes."""

How = Literal["kept", "dropped", "torn", "begun"]
"""What becomes of what was not synced: all of it is there, as after a kill; nothing; any sectors; all up to somewhere."""
HOWS: tuple[How, ...] = ("kept", "dropped", "torn", "begun")


class Wrote(NamedTuple):
    """Bytes were written into a file."""

    file: int
    at: int
    data: bytes


class Sized(NamedTuple):
    """A file was cut off, or filled with zeros."""

    file: int
    size: int


class Synced(NamedTuple):
    """A file is on the disk. Where that failed, the system takes it for done all the same, and never writes what was due."""

    file: int
    failed: bool = False


class Named(NamedTuple):
    """A name for a file or, with none, for nothing any more."""

    path: str
    file: int | None


class Renamed(NamedTuple):
    """A file has another name, and whatever had that one has none."""

    path: str
    to: str


class FolderSynced(NamedTuple):
    """The names in a folder are on the disk."""

    path: str


Step = Wrote | Sized | Synced | Named | Renamed | FolderSynced

FOLDER = 0
"""The file that every folder is: it has names in it, and no bytes."""


class Image(NamedTuple):
    """What is found when the power is back."""

    files: dict[str, bytes]
    folders: list[str]


class _File:
    """A file as programs see it, as the disk has it, and what lies between."""

    def __init__(self, content: bytes = b"") -> None:
        self.seen, self.stored = bytearray(content), bytearray(content)
        self.due: list[Wrote | Sized] = []

    def change(self, change: Wrote | Sized) -> None:
        _do(self.seen, change)
        self.due.append(change)

    def after(self, how: How, rng: random.Random) -> bytes:
        """What is found of it."""
        if how == "kept":
            return bytes(self.seen)
        content = bytearray(self.stored)
        due: Iterable[Wrote | Sized] = self.due
        if how == "torn":
            due = _some_sectors(due, rng.choice((0.1, 0.5, 0.9)), rng)
        elif how == "begun":
            sectors = list(_sectors(due))
            due = sectors[: rng.randint(0, len(sectors))]
        if how != "dropped":
            for change in due:
                _do(content, change)
        return bytes(content)

    def sync(self, *, failed: bool, rng: random.Random) -> None:
        for change in _some_sectors(self.due, 0.5, rng) if failed else self.due:
            _do(self.stored, change)
        self.due.clear()


class Stored:
    """A disk, step by step."""

    def __init__(self, begin: dict[str, bytes], numbers: dict[str, int], rng: random.Random) -> None:
        """What there is at the beginning, all of it synced, and which file each name is."""
        self._rng = rng
        self._files = {number: _File(begin.get(path, b"")) for path, number in numbers.items()}
        self._names = dict(numbers)
        self._due: list[Named | Renamed] = []
        """Names that are not on the disk yet."""

    def go_on(self, step: Step) -> None:
        """One step further."""
        if isinstance(step, Wrote | Sized):
            self._files[step.file].change(step)
        elif isinstance(step, Synced):
            self._files[step.file].sync(failed=step.failed, rng=self._rng)
        elif isinstance(step, FolderSynced):
            # The file system's journal has one order: what came before any of these names is there with it.
            last = max((n for n, name in enumerate(self._due, 1) if _is_in(step.path, name)), default=0)
            for name in self._due[:last]:
                _name(self._names, name)
            del self._due[:last]
        else:
            if isinstance(step, Named) and step.file is not None:
                self._files.setdefault(step.file, _File())
            self._due.append(step)

    def image(self, how: How) -> Image:
        """What is found if the power goes out now."""
        names = dict(self._names)
        count = {"kept": len(self._due), "dropped": 0}.get(how, self._rng.randint(0, len(self._due)))
        for name in self._due[:count]:
            _name(names, name)
        folders = [path for path, file in names.items() if file == FOLDER]
        files = {path: self._files[file].after(how, self._rng) for path, file in names.items() if file != FOLDER}
        there = {"", *_reached(folders)}
        return Image(
            {path: body for path, body in files.items() if _parent(path) in there},
            sorted(path for path in folders if path in there),
        )


def images(stored: Stored, steps: Sequence[Step], cuts: Iterable[int], hows: Sequence[How]) -> Iterator[tuple[int, How, Image]]:
    """What is found after a power cut after so many steps, for each of these numbers."""
    done = 0
    for cut in sorted(set(cuts)):
        for step in steps[done:cut]:
            stored.go_on(step)
        done = cut
        for how in hows:
            yield cut, how, stored.image(how)


def _do(content: bytearray, change: Wrote | Sized) -> None:
    if isinstance(change, Sized):
        del content[change.size :]
        content.extend(bytes(change.size - len(content)))
        return
    content.extend(bytes(max(0, change.at - len(content))))
    content[change.at : change.at + len(change.data)] = change.data


def _sectors(changes: Iterable[Wrote | Sized]) -> Iterator[Wrote | Sized]:
    """What the disk does at once, in order."""
    for change in changes:
        if isinstance(change, Sized):
            yield change
            continue
        end, at = change.at + len(change.data), change.at
        while at < end:
            after = min(end, (at // SECTOR + 1) * SECTOR)
            yield Wrote(change.file, at, change.data[at - change.at : after - change.at])
            at = after


def _some_sectors(changes: Iterable[Wrote | Sized], part: float, rng: random.Random) -> list[Wrote | Sized]:
    """Some of it; of a sector that was written several times, so, any of its versions."""
    return [change for change in _sectors(changes) if rng.random() < part]


def _parent(path: str) -> str:
    parent = str(PurePath(path).parent)
    return "" if parent == "." else parent


def _is_in(folder: str, name: Named | Renamed) -> bool:
    return _parent(name.path) == folder or (isinstance(name, Renamed) and _parent(name.to) == folder)


def _name(names: dict[str, int], name: Named | Renamed) -> None:
    if isinstance(name, Renamed):
        names[name.to] = names.pop(name.path)
    elif name.file is None:
        names.pop(name.path, None)
    else:
        names[name.path] = name.file


def _reached(folders: Iterable[str]) -> list[str]:
    """The folders that are there with all that they are in."""
    known = set(folders)
    return [path for path in known if all(str(up) in known for up in PurePath(path).parents if str(up) != ".")]
