"""Serving tables, keeping copies of them, and telling how fast they are."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.cli.spoken import Refused
from lastcard.cli.table import read_file
from lastcard.server.serve import Unusable, backup, restore, serve
from lastcard.server.settings import Config, Tuning, tuned
from lastcard.words import Words

if TYPE_CHECKING:
    from lastcard.server.bench import Measured

ROUND = 100
"""From here on a measured value needs no fraction."""


def data_folder() -> Path:
    """Where a server keeps its tables unless told otherwise."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "lastcard" / "server"


def tuning(file: Path | None, words: Words) -> Tuning:
    """The limits and paces of a server: its own, or those of a file."""
    if file is None:
        return Tuning()
    try:
        return tuned(read_file(file, words))
    except ValueError as error:
        raise Refused(words.error("bad_data", text=f"{file}: {error}")) from None


def serve_tables(config: Config, words: Words, *, open_browser: bool) -> None:
    """Serve until stopped."""

    def say(text: str) -> None:
        click.echo(words.t("table-serve", url=text) if text.startswith("http") else text)

    with _speaking(words, config.data):
        serve(config, say=say, open_browser=open_browser)


def copy_tables(words: Words, data: Path, file: Path, *, back: bool) -> None:
    """Make a backup, or put one back."""
    with _speaking(words, data if back else file):
        if back:
            restore(file, data)
        else:
            backup(data, file)


@contextmanager
def _speaking(words: Words, written: Path) -> Iterator[None]:
    """Whatever cannot be used is said in words; so is a place that cannot be written to."""
    try:
        yield
    except Unusable as error:
        raise Refused(words.error(error.code, **error.about)) from None
    except OSError as error:
        raise Refused(words.error("unwritable", file=str(error.filename or written))) from None


def tell_measured(measured: Measured, words: Words, *, as_json: bool) -> None:
    """What a server does on this machine, as a table or as JSON."""
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(measured)))
        return
    table = Table(box=SIMPLE)
    for heading in ("measure", "measured"):
        table.add_column(words.t(f"cli-bench-{heading}"), justify="left" if heading == "measure" else "right")
    for name, value in msgspec.structs.asdict(measured).items():
        table.add_row(words.t(f"table-bench-server-{name}"), f"{value:,.0f}" if value >= ROUND else f"{value:.1f}")
    Console().print(table)
