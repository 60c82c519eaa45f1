"""Playing, watching and joining on the full screen of a terminal."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import TYPE_CHECKING

import click

from lastcard.cli.extras import needing
from lastcard.cli.spoken import COMMAND
from lastcard.clients.errors import Lost, Refused
from lastcard.clients.folders import games_folder
from lastcard.clients.local import LocalTable, Settings
from lastcard.clients.news import closed
from lastcard.screens.tui.app import PlayApp
from lastcard.screens.tui.graphics import graphics_here
from lastcard.words import Words

if TYPE_CHECKING:
    from lastcard.cli.hosting import OpenTable
    from lastcard.clients.connection import Link
    from lastcard.screens.tui.join_app import JoinApp
    from lastcard.screens.tui.pictures import Album

    Hosted = AbstractAsyncContextManager[OpenTable]

PACE_S = 1.0
"""What a bot takes for a move where somebody plays."""


def album_here(words: Words, *, wanted: bool) -> Album | None:
    """The pictures of cards that are wanted, if this terminal shows some."""
    if not wanted:
        return None
    with needing(words, "pictures"):
        from lastcard.screens.tui.pictures import Album  # noqa: PLC0415  only those have it who want it
    graphics = graphics_here()
    return None if graphics is None else Album(graphics)


def play_on_screen(
    words: Words,
    settings: Settings | None,
    resumed: LocalTable | None,
    hosted: Hosted | None = None,
    *,
    album: Album | None = None,
) -> None:
    """Play: at a table that was left, at one served from here, at one with these settings; or set one up on the screen first."""
    if hosted is not None:
        asyncio.run(_play_hosted(words, hosted, album))
        return
    app = PlayApp(settings, lang=words.locale, table=resumed, pace_s=PACE_S, folder=games_folder())
    app.album = album
    try:
        app.run()
    finally:
        # However the screen came to its end, the game is kept if that is possible at all.
        if not app.rescued:
            app.keep()
    _say_where(app)


def watch_on_screen(words: Words, settings: Settings, *, pace_s: float, album: Album | None = None) -> None:
    """Watch bots play."""
    app = PlayApp(settings, lang=words.locale, pace_s=pace_s, folder=None, watch=True)
    app.album = album
    app.run()


def join_on_screen(words: Words, link: Link, name: str | None, album: Album | None = None) -> None:
    """Sit down at the table of a link, or watch it, until the person leaves; the seat is kept."""
    asyncio.run(_join(words, link, name, album))


def _say_where(app: PlayApp) -> None:
    """Say where the games are that were played."""
    words = app.words
    for file in app.rescued:
        click.echo(words.t("terminal-saved", file=str(file), command=f"{COMMAND} play --resume {file}"))
    table = app.table
    if table is None or table.path is None or table.unsaved is not None or not table.people:
        return
    if table.match.over:
        click.echo(words.t("terminal-kept", command=f"{COMMAND} replay {table.path}"))
    else:
        click.echo(words.t("terminal-saved", file=str(table.path), command=f"{COMMAND} play --resume"))


async def _play_hosted(words: Words, hosted: Hosted, album: Album | None = None) -> None:
    # Only tables that are served need what the extras bring.
    from lastcard.screens.tui.join_app import JoinApp  # noqa: PLC0415

    async with hosted as table:
        try:
            app = JoinApp(table.link, lang=words.locale, token=table.token, notebook=table.notebook)
            app.album = album
            await _visit(app, table.link, words)
        except (Lost, Refused) as error:
            if error.code == "left":
                # Where its token is kept, the seat is forgotten.
                raise
            raise _closed(error, table.link, words) from None
        finally:
            click.echo(words.t("terminal-hosted-kept", command=table.again))


async def _join(words: Words, link: Link, name: str | None, album: Album | None = None) -> None:
    from lastcard.cli.joining import held  # noqa: PLC0415  as above
    from lastcard.screens.tui.join_app import JoinApp  # noqa: PLC0415

    try:
        with nullcontext() if link.watch else held(link, words) as kept:
            app = JoinApp(link, lang=words.locale, name=name, kept=kept)
            app.album = album
            await _visit(app, link, words)
            if kept is not None and kept.token is not None:
                click.echo(words.t("terminal-seat_kept", command=f"{COMMAND} join {link}"))
    except (Lost, Refused) as error:
        raise _closed(error, link, words) from None


async def _visit(app: JoinApp, link: Link, words: Words) -> None:
    """Be at a table until the person leaves; raise why they had to."""
    await app.run_async()
    await _keep_records(app, link, words)
    if app.error is not None:
        if app.error.code == "left":
            click.echo(words.t("web-error-left"))
        raise app.error


async def _keep_records(app: JoinApp, link: Link, words: Words) -> None:
    """Keep the games that were finished while we were there."""
    from lastcard.clients.records import keep_record  # noqa: PLC0415  as above

    info = {} if app.seat is None else app.seat.info
    for number in range(app.matches + 1, info.get("matches", 0) + 1):
        with suppress(Lost, Refused, OSError):
            file = await keep_record(link, number)
            click.echo(words.t("terminal-kept", command=f"{COMMAND} replay {file}"))
            if app.seat is not None and (notes := app.seat.notebook.file(number)) is not None:
                click.echo(words.t("terminal-kept-proof", command=f"{COMMAND} verify {file} --commitments {notes}"))


def _closed(error: Lost | Refused, link: Link, words: Words) -> click.ClickException:
    return click.ClickException(closed(error.code, link, f"{COMMAND} join", words))
