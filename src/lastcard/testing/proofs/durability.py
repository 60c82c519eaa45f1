"""Planted bugs of durability: each is a server that loses, doubles or damages something, and the proof of the disk must notice.

Every one names the run that notices it, of `lastcard.testing.proofs.disk.RUNS`, and what that says. One whose place was never
reached is no success: the code has changed, and the bug must be planted elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar
from unittest.mock import patch

import apsw
from msgspec.structs import replace

from lastcard import files
from lastcard.server.store import backup, schema
from lastcard.server.store import files as whole_files
from lastcard.server.store.log import Claim, NotStored, Snapshot
from lastcard.server.store.sqlite import SqliteLog
from lastcard.table import entries
from lastcard.table.replies import Replies
from lastcard.testing.proofs.disk import Plant, Run, overheard, prove_disk
from lastcard.testing.proofs.lives import ShortJournal

_STATES = 6000
"""Disks that are looked at before a bug has escaped."""


class Bug(Plant):
    """What is planted."""

    caught_by: ClassVar[Run]
    says: ClassVar[str]
    """What the proof says has this in it: a regular expression."""

    @classmethod
    def what(cls) -> str:
        """In words."""
        assert cls.__doc__ is not None
        return cls.__doc__.partition("\n")[0]


def find(bug: type[Bug]) -> str:
    """What is said when a bug is noticed; AssertionError if it is not, or for another reason, or if its place is gone."""
    planted, said = bug(), None
    try:
        with overheard():
            prove_disk(_STATES, lambda _: None, plant=planted, runs=(bug.caught_by,))
    except AssertionError as error:
        said = str(error)
    assert planted.reached, f"{bug.__name__}: its place is never reached"
    assert said is not None, f"{bug.__name__}: nobody notices"
    assert re.search(bug.says, said), f"{bug.__name__}: noticed for another reason: {said}"
    return said


# --- In the log ----------------------------------------------------------------------------------------------------------------


class _Planted(ShortJournal):
    """A log with a bug."""

    def __init__(self, path: Path, bug: Bug) -> None:
        self._bug = bug
        super().__init__(path)


class _InLog(Bug):
    """A bug in the log."""

    kind: ClassVar[type[_Planted]]

    def log(self, path: Path) -> SqliteLog:
        """A log with the bug."""
        return self.kind(path, self)


class _Pragma(Bug):
    """A log that is set up otherwise."""

    pragma: ClassVar[tuple[str, str]]

    def log(self, path: Path) -> SqliteLog:
        """One with another setting, if SQLite takes it."""
        log = ShortJournal(path)
        name, value = self.pragma
        before = log._db.pragma(name)  # noqa: SLF001  this is where the bug is planted
        log._db.pragma(name, value)  # noqa: SLF001
        self.reached += log._db.pragma(name) != before  # noqa: SLF001
        return log


class SynchronousNormal(_Pragma):
    """Commits are not synced before they are acknowledged (`synchronous=NORMAL`)."""

    caught_by, says, pragma = "power", "lost", ("synchronous", "normal")


class SynchronousOff(_Pragma):
    """Nothing is synced (`synchronous=OFF`)."""

    caught_by, says, pragma = "power", "lost|damaged|malformed", ("synchronous", "off")


class JournalInMemory(_Pragma):
    """What a transaction overwrites is kept in memory only (`journal_mode=MEMORY`)."""

    caught_by, says, pragma = "kill", "malformed|damaged", ("journal_mode", "memory")


class _Early(_Planted):
    async def append(self, claim: Claim, version: int, body: bytes, **more: Any) -> None:  # noqa: ANN401
        self._bug.reached += 1
        later = asyncio.ensure_future(super().append(claim, version, body, **more))
        later.add_done_callback(lambda done: done.exception())


class AcknowledgedEarly(_InLog):
    """A move is acknowledged before it is stored."""

    caught_by, says, kind = "kill", "lost", _Early


class _Skipping(_Planted):
    def _finish(self, batch: list[Any], answers: list[object] | None) -> None:
        if self._is_due() and answers is not None:
            self._undo()
            self._loop.call_soon(self._answer, batch, answers)
        else:
            super()._finish(batch, answers)

    def _is_due(self) -> bool:
        self._bug.reached += 1
        return self._bug.reached % 20 == 0


class CommitLeftOut(_InLog):
    """One batch in twenty is answered and not committed."""

    caught_by, says, kind = "kill", "lost|is not the command", _Skipping


class _Trusting(_Planted):
    def _finish(self, batch: list[Any], answers: list[object] | None) -> None:
        try:
            while answers is None:
                answers = self._begin(batch, 0)
            self._db.execute("COMMIT")
        except apsw.Error:
            self._bug.reached += 1
            self._undo()
            answers = answers or [None] * len(batch)
        self._loop.call_soon(self._answer, batch, answers)


class FailureIgnored(_InLog):
    """A commit that failed is answered as one that did not."""

    caught_by, says, kind = "fault", "lost|is not the command|there is no table", _Trusting


class _Silent(_Planted):
    def _answer(self, batch: list[Any], answers: list[object]) -> None:
        kept = [n for n, answer in enumerate(answers) if not isinstance(answer, NotStored)]
        self._bug.reached += len(answers) - len(kept)
        super()._answer([batch[n] for n in kept], [answers[n] for n in kept])


class FailureUnsaid(_InLog):
    """Who hands something in while the disk fails is never answered."""

    caught_by, says, kind = "fault", "without an answer", _Silent


class _Stuck(_Planted):
    def _answer(self, batch: list[Any], answers: list[object]) -> None:
        if any(isinstance(answer, NotStored) for answer in answers):
            self._bug.reached += 1
            self._next = lambda: None  # type: ignore[method-assign]
        super()._answer(batch, answers)


class StuckAfterFailure(_InLog):
    """After a failure of the disk nothing is stored any more."""

    caught_by, says, kind = "fault", "without an answer", _Stuck


class _Nameless(_Planted):
    async def append(self, claim: Claim, version: int, body: bytes, **more: Any) -> None:  # noqa: ANN401
        self._bug.reached += 1
        entry = replace(entries.decode(body), asked=None)
        await super().append(claim, version, entries.encode(entry), **more)


class CommandNotNoted(_InLog):
    """An entry does not say whose command it is, so that one said again is obeyed again."""

    caught_by, says, kind = "kill", "is not the command", _Nameless


class _Hasty(_Planted):
    def _empty_journal(self) -> None:
        self._bug.reached += 1
        self._db.pragma("synchronous", "off")
        super()._empty_journal()
        self._db.pragma("synchronous", "full")


class JournalEmptiedUnsynced(_InLog):
    """The journal is emptied before the disk has what was in it."""

    caught_by, says, kind = "power", "lost|damaged|malformed", _Hasty


class _Forgetful(_Planted):
    def __init__(self, path: Path, bug: Bug) -> None:
        journal = path.with_name(f"{path.name}-wal")
        if journal.exists():
            bug.reached += 1
            journal.unlink()
        super().__init__(path, bug)


class JournalThrownAway(_InLog):
    """A server that starts throws the journal of the one before away."""

    caught_by, says, kind = "kill", "lost|is not the command", _Forgetful


class _Vain(_Planted):
    async def append(self, claim: Claim, version: int, body: bytes, **more: Any) -> None:  # noqa: ANN401
        await super().append(claim, version, body, **more)
        snapshot: Snapshot | None = more["snapshot"]
        if snapshot is not None:
            self._bug.reached += 1
            before = "number = :number AND version <= :version"
            await self._do(
                lambda db: db.execute(
                    f"DELETE FROM entries WHERE {before}; DELETE FROM arrived WHERE {before}",  # noqa: S608
                    {"number": claim.number, "version": snapshot.version},
                ).fetchall()
            )


class EntriesDroppedForSnapshots(_InLog):
    """Entries before a snapshot are thrown away, as if it were the truth."""

    caught_by, says, kind = "kill", "gaps", _Vain


# --- In files and copies -------------------------------------------------------------------------------------------------------


class _Patched(Bug):
    """A bug in a function that handles files."""

    def replaced(self) -> tuple[object, str, Callable[..., Any]]:
        """Where it is planted, and what stands there instead."""
        raise NotImplementedError

    @contextlib.contextmanager
    def planted(self) -> Iterator[None]:
        """Put it there."""
        with patch.object(*self.replaced()):
            yield


class FolderNotSynced(_Patched):
    """The folder of a new file is not synced."""

    caught_by, says = "copy", "lost"

    def replaced(self) -> tuple[object, str, Callable[..., Any]]:
        """Sync files alone."""
        synced = files.sync

        def files_alone(path: Path) -> None:
            if path.is_dir():
                self.reached += 1
            else:
                synced(path)

        return files, "sync", files_alone


class CopyNotSynced(_Patched):
    """A copy has its name before the disk has the copy."""

    caught_by, says = "copy", "does not open"

    def replaced(self) -> tuple[object, str, Callable[..., Any]]:
        """Sync folders alone."""
        synced = files.sync

        def folders_alone(path: Path) -> None:
            if path.is_dir():
                synced(path)
            else:
                self.reached += 1

        return files, "sync", folders_alone


class _InPlace(_Patched):
    """A file is written where it belongs at once, not beside."""

    writer: ModuleType

    def replaced(self) -> tuple[object, str, Callable[..., Any]]:
        """Hand the place itself out."""

        @contextlib.contextmanager
        def in_place(file: Path) -> Iterator[Path]:
            self.reached += 1
            yield file
            files.sync(file)
            files.sync(file.parent)

        return self.writer, "put_at", in_place


class CopyInPlace(_InPlace):
    """A copy is written where it belongs at once, not beside."""

    # One that could not be made stays there, or one that was cut off is taken for whole.
    caught_by, says, writer = "copy", "no log of tables|is empty|could not be made leaves", backup


class JournalNotCopied(_Patched):
    """A backup is a copy of the file, without what is still in the journal."""

    caught_by, says = "copy", "lost"

    def replaced(self) -> tuple[object, str, Callable[..., Any]]:
        """Copy the file."""

        def copy(db: apsw.Connection, source: Path, to: Path) -> None:
            del db
            self.reached += 1
            shutil.copyfile(source, to)

        return backup, "_copy", copy


class LogMadeInPlace(_InPlace):
    """A new log is made under its name, so that half of one can be found there."""

    caught_by, says, writer = "kill", "is empty", schema


class ObeyedAgain(_Patched):
    """What was said before is not looked up, so that a command said again after a crash is obeyed again."""

    caught_by, says = "kill", "is stored, and was refused"

    def replaced(self) -> tuple[object, str, Callable[..., Any]]:
        """Know nothing."""

        def given(replies: Replies, seat: int, id_: str) -> None:
            del replies, seat, id_
            self.reached += 1

        return Replies, "given", given


class LeftoversStay(_Patched):
    """What a copy that failed has left is not cleared away."""

    caught_by, says = "copy", "leaves"

    def replaced(self) -> tuple[object, str, Callable[..., Any]]:
        """Leave it."""

        def leave(found: list[Path]) -> None:
            self.reached += len(found)

        return whole_files, "_remove", leave


BUGS: tuple[type[Bug], ...] = (
    AcknowledgedEarly,
    SynchronousNormal,
    SynchronousOff,
    JournalInMemory,
    CommitLeftOut,
    FailureIgnored,
    FailureUnsaid,
    StuckAfterFailure,
    ObeyedAgain,
    CommandNotNoted,
    JournalEmptiedUnsynced,
    JournalThrownAway,
    EntriesDroppedForSnapshots,
    FolderNotSynced,
    CopyNotSynced,
    CopyInPlace,
    JournalNotCopied,
    LogMadeInPlace,
    LeftoversStay,
)
