"""Records of games that were finished at a served table."""

from __future__ import annotations

from pathlib import Path

from lastcard.clients.connection import Link, read_text, request
from lastcard.clients.folders import games_folder
from lastcard.clients.games import SUFFIX
from lastcard.clients.names import with_names
from lastcard.views import Wire


async def keep_record(link: Link, number: int) -> Path:
    """Keep a finished game beside those that were played here; `Lost`, `Refused` or OSError if that cannot be done."""
    record = await read_text(link.url, f"/api/tables/{link.table}/record?match={number}")
    # Since then others may have come, and people who played may have gone.
    info: Wire = (await request(link.url, f"/api/tables/{link.table}?match={number}"))["info"]
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{link.table}-{number}{SUFFIX}"
    file.write_text(with_names(record, info), encoding="utf-8")
    return file
