"""The fixtures as the tests read them."""

from __future__ import annotations

import json
import lzma
import tarfile
from pathlib import Path
from typing import Any

FIXTURES = Path(__file__).parents[1] / "fixtures"
GAMES = FIXTURES / "games"
SERVERS = FIXTURES / "servers"
PAGE = FIXTURES / "wire1" / "page.tar.xz"
FOLDERS = sorted(folder.name for folder in SERVERS.iterdir())


def expected(folder: Path) -> dict[str, Any]:
    """What the code that wrote a folder answered about everything in it."""
    answers: dict[str, Any] = json.loads(lzma.decompress((folder / "expected.json.xz").read_bytes()))
    return answers


def unpack(archive: Path, to: Path) -> Path:
    """A copy of what is kept in an archive; the folder it is in."""
    with tarfile.open(archive) as files:
        files.extractall(to, filter="data")
    return to
