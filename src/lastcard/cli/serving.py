"""Serving tables, and keeping copies of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from lastcard.cli.extras import needing
from lastcard.cli.records import read_file
from lastcard.cli.spoken import Refused
from lastcard.server.main import serve
from lastcard.server.settings import BadSettings, Config, Tuning, tuned
from lastcard.server.store.backup import Unusable, backup, restore
from lastcard.words import Words

_SETTINGS_MAX_BYTES = 64 * 1024
"""All that can be set, a hundred times over; a long name of many parts takes a reader of TOML very long."""


def data_folder() -> Path:
    """Where a server keeps its tables unless told otherwise."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "lastcard" / "server"


def tuning(file: Path | None, words: Words) -> Tuning:
    """The limits and paces of a server: its own, or those of a file."""
    if file is None:
        return Tuning()
    try:
        return tuned(read_file(file, words, _SETTINGS_MAX_BYTES))
    except BadSettings as error:
        raise Refused(words.error(error.code, file=str(file), **error.about)) from None


def serve_tables(config: Config, words: Words, *, open_browser: bool) -> None:
    """Serve until stopped."""

    def say(text: str) -> None:
        click.echo(words.t("terminal-serve", url=text) if text.startswith("http") else text)

    with speaking(words, config.data), needing(words, "cluster"):
        serve(config, say=say, open_browser=open_browser)


def copy_tables(words: Words, data: Path, file: Path, *, back: bool) -> None:
    """Make a backup, or put one back."""
    with speaking(words, data if back else file):
        if back:
            restore(file, data)
        else:
            backup(data, file)


@contextmanager
def speaking(words: Words, written: Path) -> Iterator[None]:
    """Whatever cannot be used is said in words; so is a place that cannot be written to."""
    try:
        yield
    except Unusable as error:
        raise Refused(words.error(error.code, **error.about)) from None
    except OSError as error:
        raise Refused(words.error("unwritable", file=str(error.filename or written))) from None
