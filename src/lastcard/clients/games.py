"""Saved games: each a record in a file of its own, longer by a line with every move, and for one terminal at a time.

A move is on the disk before anybody is told of it. What was being written when the machine stopped is half a line at the end: it
was never told, and is left out when the game is taken up again.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import tempfile
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Self

import msgspec

from lastcard.bots import LEVELS
from lastcard.match import Match
from lastcard.protocol import PERSON
from lastcard.record import BadRecord
from lastcard.replay import load

SUFFIX = ".lastcard"
_SEATS = "# seats "
"""The first line of a saved game says who sits where; for other readers of records it is a comment."""


class InUse(Exception):
    """Another terminal plays this game."""


class Game(msgspec.Struct, frozen=True):
    """A game that can be gone on with."""

    match: Match
    seats: tuple[str, ...]


class GameFile:
    """The file of a game that is being played."""

    def __init__(self, path: Path, descriptor: int, written: int) -> None:
        """Prefer `create` and `open_game`."""
        self.path = path
        self._descriptor = descriptor
        self._size = os.fstat(descriptor).st_size
        self._written = written
        """How many lines of the record are in it."""

    @classmethod
    def create(cls, folder: Path, match: Match, seats: Sequence[str]) -> Self:
        """A new file for a game, with all that has happened so far; OSError if there can be none."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}-{match.header.edition}{SUFFIX}"
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            file = cls(path, descriptor, 0)
            file._append(_text(match, seats), len(match.record_lines))
            # Its name, too, must survive the power going out.
            _sync_folder(folder)
        except OSError:
            os.close(descriptor)
            path.unlink(missing_ok=True)
            raise
        return file

    def save(self, match: Match) -> None:
        """Write down what has happened since the last time; OSError if that cannot be done now, and nothing of it is there."""
        lines = match.record_lines[self._written :]
        if lines:
            self._append("".join(f"{line}\n" for line in lines), len(match.record_lines))

    def _append(self, text: str, written: int) -> None:
        """All or nothing: half a line would not be a record."""
        body = text.encode()
        try:
            os.lseek(self._descriptor, self._size, os.SEEK_SET)
            while body:
                body = body[os.write(self._descriptor, body) :]
            os.fsync(self._descriptor)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, self._size)
            raise
        self._size = os.lseek(self._descriptor, 0, os.SEEK_CUR)
        self._written = written

    def close(self) -> None:
        """Let others have it."""
        os.close(self._descriptor)


def open_game(path: Path) -> tuple[Game, GameFile]:
    """A saved game, and its file for this terminal alone; `InUse`, OSError, or BadRecord with the line that is damaged."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(str(path)) from None
        game, size = read_game(path)
        os.ftruncate(descriptor, size)
        return game, GameFile(path, descriptor, len(game.match.record_lines))
    except BaseException:
        os.close(descriptor)
        raise


def read_game(path: Path) -> tuple[Game, int]:
    """A saved game as it stands in its file, and how many bytes of the file it takes."""
    body = path.read_bytes()
    try:
        return _read(body), len(body)
    except BadRecord:
        whole = body[: body.rfind(b"\n") + 1]
        if len(whole) == len(body):
            raise
        # What was being written when the machine stopped.
        return _read(whole), len(whole)


def _read(body: bytes) -> Game:
    text = _decoded(body)
    match = load(text)
    first = text.partition("\n")[0]
    if not first.startswith(_SEATS):
        return Game(match, (PERSON, *["easy"] * (match.players - 1)))
    seats = tuple(first.removeprefix(_SEATS).split())
    for kind in seats:
        if kind not in (PERSON, *LEVELS):
            raise BadRecord(1, f"no bot is called {kind[:40]!r}: {', '.join(LEVELS)}")
    if len(seats) != match.players:
        raise BadRecord(1, f"{match.players} seats must be filled")
    return Game(match, seats)


def _decoded(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(body.count(b"\n", 0, error.start) + 1, "this is not text in UTF-8") from None


class Listed(msgspec.Struct, frozen=True):
    """A file among the saved games."""

    path: Path
    game: Game | None
    problem: str | None = None
    """Why it cannot be gone on with: what is damaged, and in which line."""
    line: int | None = None


def unfinished_games(folder: Path) -> Iterator[Listed]:
    """The games that are not over, the one left last first; damaged ones too, with what is wrong with them."""
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=_left_at, reverse=True):
        try:
            game, _ = read_game(path)
        except BadRecord as error:
            yield Listed(path, None, str(error), error.line)
        except OSError as error:
            yield Listed(path, None, error.strerror or str(error))
        else:
            if not game.match.over:
                yield Listed(path, game)


def _left_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def rescue(match: Match, seats: Sequence[str]) -> Path | None:
    """Write a game that could not be saved somewhere else; where, if anywhere."""
    for folder in (Path.home(), Path(tempfile.gettempdir())):
        with contextlib.suppress(OSError, RuntimeError):
            file = GameFile.create(folder, match, seats)
            file.close()
            return file.path
    return None


def _text(match: Match, seats: Sequence[str]) -> str:
    return f"{_SEATS}{' '.join(seats)}\n{match.record()}"


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
