"""Files from outside: read only if they are files, and only so far. A pipe would be waited for, and a device has no end.

And files that must be on the disk.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

READ_MAX_BYTES = 16 * 1024 * 1024
"""A record of 200,000 moves takes a fifth of it."""


class NotAFile(OSError):
    """It has a name, and is a folder, a pipe or a device."""


class TooLarge(OSError):
    """It holds more than we read."""

    def __init__(self, path: Path, most: int) -> None:
        super().__init__(None, f"this is more than {most:,} bytes", str(path))
        self.most = most
        """So much we read."""


def read(path: Path, most: int = READ_MAX_BYTES) -> bytes:
    """What is in a file; OSError if it cannot be read, as `NotAFile` or `TooLarge`."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    about = os.fstat(descriptor)
    if not stat.S_ISREG(about.st_mode):
        os.close(descriptor)
        raise NotAFile(None, "this is no file", str(path))
    with os.fdopen(descriptor, "rb") as file:
        body = b"" if about.st_size > most else file.read(most + 1)
        if max(about.st_size, len(body)) > most:
            raise TooLarge(path, most)
        return body


def sync(path: Path) -> None:
    """Wait until the disk has a file, or the names in a folder."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
