"""Saved games: each a record in a file of its own, longer by a line with every move, and for one terminal at a time.

A move is on the disk before anybody is told of it. What was being written when the machine stopped is half a line at the end: it
was never told, and is left out when the game is resumed.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import itertools
import os
import tempfile
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Self

import msgspec

from lastcard.bots import is_level, level_names
from lastcard.clients.names import Names, names_line, read_names
from lastcard.files import read, sync
from lastcard.match import Match
from lastcard.protocol import PERSON, BotPace, CatchWindow
from lastcard.record import BadRecord, decoded, lines_of, remark
from lastcard.replay import HEADER_WORDS, load
from lastcard.rules.questions import SeatNo

SUFFIX = ".lastcard"
_SEATS = "seats"
"""The first line of a saved game says who sits where; for other readers of records it is a comment."""
_PAUSE = "# pause"
"""So is the line that tells whose hands have come down to one card, before people had time to speak; with nobody, they had it."""


class InUse(Exception):
    """Another terminal plays this game."""


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays besides the rules, as it can be set at a served one."""

    bot_pace: BotPace = "normal"
    auto_call: bool = False
    catch_window: CatchWindow = "normal"

    def words(self) -> list[str]:
        """What is set otherwise than usual, for the line about seats."""
        fields = msgspec.to_builtins(self)
        usual = msgspec.to_builtins(Manner())
        return [f"{name}={str(value).lower()}" for name, value in fields.items() if value != usual[name]]


class Game(msgspec.Struct, frozen=True):
    """A game that can be gone on with."""

    match: Match
    seats: tuple[str, ...]
    pausing: tuple[SeatNo, ...] | None = None
    """Whose hands had come down to one card when it was left in the pause after that; None if it never came to a pause."""
    gone_on: bool = False
    """Whether anything has happened since: then bots that owe the call have made it or forgotten it."""
    manner: Manner = Manner()
    names: Names = ()


class GameFile:
    """The file of a game that is being played."""

    def __init__(self, path: Path, descriptor: int, written: int = 0, pausing: Collection[SeatNo] = ()) -> None:
        """Prefer `create` and `open_game`."""
        self.path = path
        self._descriptor = descriptor
        self._size = os.fstat(descriptor).st_size
        self._written = written
        """How many lines of the record are in it."""
        self._pausing = tuple(sorted(pausing))
        """The last pause that it tells of."""

    @classmethod
    def create(cls, folder: Path, game: Game) -> Self:
        """A new file for a game, with all that has happened so far; OSError if there can be none."""
        match = game.match
        folder.mkdir(parents=True, exist_ok=True)
        # A deck may be called anything.
        called = match.header.edition if match.header.deck is None else "deck"
        path = folder / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}-{called}{SUFFIX}"
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644)
        try:
            _lock(descriptor)
            file = cls(path, descriptor)
            first = [" ".join((f"# {_SEATS}", *game.seats, *game.manner.words()))]
            if game.names:
                first.append(names_line(game.names))
            file._append([*first, *match.header.lines()], match, game.pausing or ())
            # Its name, too, must survive the power going out.
            sync(folder)
        except OSError:
            os.close(descriptor)
            path.unlink(missing_ok=True)
            raise
        return file

    def save(self, match: Match, pausing: Collection[SeatNo] = ()) -> None:
        """Write down what has happened since the last time; OSError if that cannot be done now, and nothing of it is there."""
        self._append([], match, pausing)

    def _append(self, first: Sequence[str], match: Match, pausing: Collection[SeatNo]) -> None:
        """All or nothing: half a line would not be a record."""
        down = tuple(sorted(pausing))
        lines = [*first, *match.record_lines[self._written :]]
        if down != self._pausing:
            lines.append(" ".join((_PAUSE, *map(str, down))))
        body = "".join(f"{line}\n" for line in lines).encode()
        if not body:
            return
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
        self._written, self._pausing = len(match.record_lines), down

    def close(self) -> None:
        """Let others have it."""
        os.close(self._descriptor)


def open_game(path: Path) -> tuple[Game, GameFile]:
    """A saved game, and its file for this terminal alone; `InUse`, OSError, or BadRecord with the line that is damaged."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        return _claimed(path, descriptor)
    except BaseException:
        os.close(descriptor)
        raise


def _claimed(path: Path, descriptor: int) -> tuple[Game, GameFile]:
    if not _lock(descriptor):
        raise InUse(str(path))
    text = _whole_lines(path)
    game = _read(text)
    os.ftruncate(descriptor, len(text.encode()))
    return game, GameFile(path, descriptor, _lines_written(text), game.pausing or ())


def read_game(path: Path) -> Game:
    """A saved game as it stands in its file."""
    return _read(_whole_lines(path))


def _lock(descriptor: int) -> bool:
    """Keep a file for this terminal alone; False if another one has it."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _is_in_use(path: Path) -> bool:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return not _lock(descriptor)
    finally:
        os.close(descriptor)


def _whole_lines(path: Path) -> str:
    """A game's text without what was being written when the machine stopped: half a line may look like another move."""
    body = read(path)
    return decoded(body[: body.rfind(b"\n") + 1])


def _lines_written(text: str) -> int:
    """How many lines of the record a text has after its header: the last may lack the result that follows from it."""
    _, *lines = lines_of(text)
    return sum(1 for _ in itertools.dropwhile(lambda line: line.word in HEADER_WORDS, lines))


def _read(text: str) -> Game:
    said = remark(text, _SEATS)
    match = load(text)
    lines = text.split("\n")
    seats = (PERSON, *["easy"] * (match.players - 1)) if said is None else tuple(word for word in said if "=" not in word)
    manner = _manner(word for word in said or () if "=" in word)
    for kind in seats:
        if kind != PERSON and not is_level(kind):
            raise BadRecord(1, f"no bot is called {kind[:40]!r}: {', '.join(level_names())}")
    if len(seats) != match.players:
        raise BadRecord(1, f"{match.players} seats must be filled")
    if PERSON not in seats:
        raise BadRecord(1, "at least one seat must be a person's")
    names = _names(lines[1:2], match.players)
    number = max((number for number, line in enumerate(lines, 1) if line.startswith(_PAUSE)), default=None)
    if number is None:
        return Game(match, seats, manner=manner, names=names)
    pausing = lines[number - 1].removeprefix(_PAUSE).split()
    for seat in pausing:
        if seat not in map(str, range(match.players)):
            raise BadRecord(number, f"there is no seat {seat[:40]!r}")
    return Game(match, seats, tuple(map(int, pausing)), any(lines[number:]), manner, names)


def _names(lines: Iterable[str], players: int) -> Names:
    """The names on the line after the one about seats, if it tells any."""
    try:
        return next((found for line in lines if (found := read_names(line, players)) is not None), ())
    except ValueError as wrong:
        raise BadRecord(2, str(wrong)) from None


def _manner(words: Iterable[str]) -> Manner:
    fields = dict(word.split("=", 1) for word in words)
    try:
        return msgspec.convert(fields, Manner, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadRecord(1, str(wrong)) from None


class Listed(msgspec.Struct, frozen=True):
    """A file among the saved games."""

    path: Path
    game: Game | None
    problem: str | None = None
    """Why it cannot be gone on with: what is damaged, and in which line."""
    line: int | None = None
    in_use: bool = False
    """Whether another terminal plays it."""


def unfinished_games(folder: Path) -> Iterator[Listed]:
    """The games that are not over, the one left last first; damaged ones too, with what is wrong with them."""
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=_left_at, reverse=True):
        try:
            if _tells_its_end(path):
                continue
            game, in_use = read_game(path), _is_in_use(path)
        except BadRecord as error:
            yield Listed(path, None, str(error), error.line)
        except OSError as error:
            yield Listed(path, None, error.strerror or str(error))
        else:
            if not game.match.over:
                yield Listed(path, game, in_use=in_use)


def _tells_its_end(path: Path) -> bool:
    """Whether the last line of a game, but for a pause, is that of its end: somebody may have hundreds, and a match is long."""
    return any(line.startswith(b"end ") for line in read(path).splitlines()[-2:])


def _left_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


PROBLEMS = {
    "full": {errno.ENOSPC, errno.EDQUOT},
    "denied": {errno.EACCES, errno.EPERM, errno.EROFS},
    "gone": {errno.ENOENT, errno.ENOTDIR},
}


def problem_of(error: OSError | None) -> str:
    """Why a file cannot be written, as the catalogue says it: the system's words may be of another language than the reader's."""
    return next((name for name, numbers in PROBLEMS.items() if error is not None and error.errno in numbers), "other")


def rescue(game: Game) -> Path | None:
    """Write a game that could not be saved somewhere else; where, if anywhere."""
    for folder in (Path.home(), Path(tempfile.gettempdir())):
        with contextlib.suppress(OSError, RuntimeError):
            file = GameFile.create(folder, game)
            file.close()
            return file.path
    return None
