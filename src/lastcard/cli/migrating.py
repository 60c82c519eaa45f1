"""Setting a database up for servers, and moving tables into it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from lastcard.cli.serving import speaking
from lastcard.server.storage import database, shown
from lastcard.server.store.backup import Unusable
from lastcard.server.store.migration import HasTables, restored_tables, take_over, upgrade_schema
from lastcard.words import Words


def migrate(words: Words, url: str, data: Path | None, *, restored: bool) -> None:
    """Bring the schema up to date; then take the tables of a folder over, or mark all as restored. Say what was done."""

    def say(key: str, **about: str | int) -> None:
        click.echo(words.t(f"terminal-migrate-{key}", **about))

    with speaking(words, data or Path()), database(url):
        schema = asyncio.run(upgrade_schema(url))
        say("same" if schema.before == schema.after else "schema", url=shown(url), version=schema.after)
        if data is not None:
            try:
                moved = asyncio.run(take_over(url, data))
            except HasTables:
                raise Unusable("database_has_tables", f"there are tables in {shown(url)}", url=shown(url)) from None
            say("taken", folder=str(data), tables=moved.tables, entries=moved.entries)
        elif restored:
            say("restored", tables=asyncio.run(restored_tables(url)))
