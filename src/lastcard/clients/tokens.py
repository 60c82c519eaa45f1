"""Tokens of seats that were taken from here, kept in files, so that the same link leads back to the same seat.

A seat is held by one terminal at a time: a second one at the same table sits down in a seat of its own.
"""

from __future__ import annotations

import errno
import fcntl
import hashlib
import os
from pathlib import Path
from typing import Self

import msgspec

from lastcard.clients.connection import Link
from lastcard.clients.folders import state_folder
from lastcard.clients.notebook import Notebook
from lastcard.files import read

_SEATS_MAX = 10
"""More seats than this no table has."""
_WHOSE_LETTERS = 8
"""Enough to tell the seats of one place apart."""


_FORGOTTEN = ("left", "no_table")
"""Why nothing is kept of a token: whoever has given a seat up is no stranger when they come back."""


class DamagedSeat(Exception):
    """The file of a seat cannot be read. It stays as it is: perhaps somebody can still make out the token in it."""


class _Kept(msgspec.Struct, frozen=True):
    """A seat that was taken from here."""

    url: str
    """The only server that may see the token."""
    token: str
    out: bool = False
    """Whether it gives no seat any more: it is shown to the table once, when somebody sits down anew."""


class KeptSeat:
    """A place for the token of one seat, held by this terminal alone."""

    def __init__(self, link: Link, path: Path, descriptor: int) -> None:
        """Prefer `hold`."""
        self._link, self._path, self._descriptor = link, path, descriptor

    @classmethod
    def hold(cls, link: Link) -> Self:
        """The first place that neither another terminal nor another server has, perhaps with the token of an earlier visit.

        `DamagedSeat` names a file on the way that cannot be read: the seat in it is taken, and nobody else may have it.
        """
        folder = state_folder() / "seats"
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, _SEATS_MAX + 1):
            path = folder / f"{link.table}{'' if number == 1 else f'-{number}'}.json"
            descriptor = _locked(path)
            if descriptor is None:
                continue
            place = cls(link, path, descriptor)
            try:
                if (kept := place._kept()) is None or kept.url == link.url:
                    return place
            except DamagedSeat:
                place.release()
                raise
            place.release()
        raise OSError(errno.EBUSY, "every place for a seat at this table is held", str(folder))

    @property
    def token(self) -> str | None:
        """The token that is kept here for this server, if there is one."""
        kept = self._kept()
        return None if kept is None or kept.url != self._link.url or kept.out else kept.token

    @property
    def former(self) -> str | None:
        """The token that was kept here for this server and gives no seat any more."""
        kept = self._kept()
        return None if kept is None or kept.url != self._link.url or not kept.out else kept.token

    def notebook(self) -> Notebook:
        """The notes of this seat about the shuffles of its table: whoever sits down anew has said no salt yet."""
        whose = hashlib.sha256((self.token or "").encode()).hexdigest()[:_WHOSE_LETTERS]
        return Notebook(str(self._link), state_folder() / "commitments" / f"{self._path.stem}-{whose}")

    def _kept(self) -> _Kept | None:
        try:
            body = read(self._path)
        except FileNotFoundError:
            # Somebody has cleared the folder.
            return None
        try:
            return msgspec.json.decode(body, type=_Kept) if body else None
        except (msgspec.DecodeError, RecursionError):
            raise DamagedSeat(str(self._path)) from None

    def keep(self, token: str) -> None:
        """Keep a token that no other user can read."""
        self._write(_Kept(self._link.url, token))

    def free(self, code: str) -> None:
        """The token gives no seat any more, for this reason."""
        if code in _FORGOTTEN:
            os.ftruncate(self._descriptor, 0)
        elif self.token is not None:
            self.lose(self.token)

    def lose(self, token: str | None) -> None:
        """Keep a token that gives no seat any more, if there is one: a table that keeps us out knows us by it."""
        if token is None:
            os.ftruncate(self._descriptor, 0)
        else:
            self._write(_Kept(self._link.url, token, out=True))

    def _write(self, kept: _Kept) -> None:
        os.ftruncate(self._descriptor, 0)
        os.pwrite(self._descriptor, msgspec.json.encode(kept), 0)
        os.fsync(self._descriptor)

    def release(self) -> None:
        """Let another terminal have it; a place without a token goes."""
        if not os.fstat(self._descriptor).st_size:
            self._path.unlink(missing_ok=True)
        os.close(self._descriptor)


def _locked(path: Path) -> int | None:
    """A file for this terminal alone, made if it is not there; None if another one has it."""
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(descriptor)
            return None
        # Its last holder may have removed it after it was opened here: then the lock is on a file without a name.
        if os.fstat(descriptor).st_nlink:
            return descriptor
        os.close(descriptor)
