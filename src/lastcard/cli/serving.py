"""Serving tables, and proving that they were dealt fairly."""

from __future__ import annotations

import os
from pathlib import Path

import click

from lastcard.cli.spoken import Refused
from lastcard.cli.table import read_file
from lastcard.server.serve import Unusable, backup, restore, serve
from lastcard.server.settings import Config, Tuning, tuned
from lastcard.verify import verify
from lastcard.words import Words

FAILED = 1


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
    config.data.mkdir(parents=True, exist_ok=True)

    def say(text: str) -> None:
        click.echo(words.t("table-serve", url=text) if text.startswith("http") else text)

    try:
        serve(config, say=say, open_browser=open_browser)
    except Unusable as error:
        raise Refused(words.error("bad_data", text=str(error))) from None


def copy_tables(words: Words, data: Path, file: Path, *, back: bool) -> None:
    """Make a backup, or put one back."""
    try:
        if back:
            restore(file, data)
        else:
            backup(data, file)
    except (Unusable, OSError) as error:
        raise Refused(words.error("bad_data", text=str(error))) from None


def prove_fair(file: Path, words: Words) -> None:
    """Say whether a record proves that its shuffles were fair."""
    report = verify(read_file(file, words))
    if report.fair:
        click.echo(words.t("table-verify-fair", rounds=len(report.rounds)))
        return
    message = "\n".join((words.t("table-verify-unfair"), *report.problems))
    raise click.ClickException(message)
