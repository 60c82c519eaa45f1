"""Playing and watching on the full screen of a terminal."""

from __future__ import annotations

import click

from lastcard.cli.spoken import COMMAND, Refused
from lastcard.cli.table import Given, resumed, settings_of
from lastcard.local import LocalTable, games_folder
from lastcard.tui.app import run
from lastcard.words import Words


def play_on_screen(words: Words, given: Given, *, again: bool) -> None:
    """Play; without any option, a table is set up on the screen first."""
    table = resumed(words) if again else None
    settings = settings_of(words, given) if table is None and any(given.values()) else None
    try:
        left = run(settings, lang=words.locale, table=table, folder=games_folder())
    except OSError:
        raise Refused(words.error("unwritable", file=str(games_folder()))) from None
    if left is None:
        return
    file = games_folder() / left.file_name
    if left.match.over:
        click.echo(words.t("table-kept", command=f"{COMMAND} replay {file}"))
    else:
        click.echo(words.t("table-saved", file=str(file), command=f"{COMMAND} play --resume"))


def watch_on_screen(table: LocalTable, words: Words, *, pace_s: float) -> None:
    """Watch bots play."""
    run(None, lang=words.locale, table=table, pace_s=pace_s, folder=games_folder(), watch=True)
