"""Playing, watching and joining on the full screen of a terminal."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from typing import TYPE_CHECKING

import click

from lastcard.cli.spoken import COMMAND
from lastcard.clients.errors import Lost, Refused
from lastcard.clients.folders import games_folder
from lastcard.clients.local import LocalTable, Settings
from lastcard.clients.news import closed
from lastcard.protocol import CODES
from lastcard.tui.app import PlayApp
from lastcard.words import Words

if TYPE_CHECKING:
    from lastcard.clients.connection import Link
    from lastcard.clients.tokens import KeptSeat
    from lastcard.tui.join_app import JoinApp

    Hosted = AbstractAsyncContextManager[tuple[Link, str]]
    """A table that is served from here as long as it is played: its link, and the token of our seat."""

PACE_S = 1.0
"""What a bot takes for a move where somebody plays."""


def play_on_screen(words: Words, settings: Settings | None, resumed: LocalTable | None, hosted: Hosted | None = None) -> None:
    """Play: at a table that was left, at one served from here, at one with these settings; or set one up on the screen first."""
    if hosted is not None:
        asyncio.run(_play_hosted(words, hosted))
        return
    app = PlayApp(settings, lang=words.locale, table=resumed, pace_s=PACE_S, folder=games_folder())
    try:
        app.run()
    finally:
        # However the screen came to its end, the game is kept if that is possible at all.
        if not app.rescued:
            app.keep()
    _say_where(app)


def watch_on_screen(words: Words, settings: Settings, *, pace_s: float) -> None:
    """Watch bots play."""
    PlayApp(settings, lang=words.locale, pace_s=pace_s, folder=None, watch=True).run()


def join_on_screen(words: Words, link: Link, name: str | None) -> None:
    """Sit down at the table of a link, or watch it, until the person leaves; the seat is kept."""
    asyncio.run(_join(words, link, name))


def _say_where(app: PlayApp) -> None:
    """Say where the games are that were played."""
    words = app.words
    for file in app.rescued:
        click.echo(words.t("table-saved", file=str(file), command=f"{COMMAND} play --resume {file}"))
    table = app.table
    if table is None or table.path is None or table.unsaved is not None or not table.people:
        return
    if table.match.over:
        click.echo(words.t("table-kept", command=f"{COMMAND} replay {table.path}"))
    else:
        click.echo(words.t("table-saved", file=str(table.path), command=f"{COMMAND} play --resume"))


async def _play_hosted(words: Words, hosted: Hosted) -> None:
    # Only tables that are served need what the extras bring.
    from lastcard.clients.tokens import KeptSeat  # noqa: PLC0415

    async with hosted as (link, token):
        kept = KeptSeat.hold(link)
        try:
            # When the table is served again, its link leads back to this seat.
            kept.keep(token)
            await _visit(words, link, None, kept)
        finally:
            kept.release()


async def _join(words: Words, link: Link, name: str | None) -> None:
    from lastcard.clients.tokens import KeptSeat  # noqa: PLC0415  as above

    kept = None if link.watch else KeptSeat.hold(link)
    try:
        await _visit(words, link, name, kept)
        if kept is not None and kept.token is not None:
            click.echo(words.t("table-seat_kept", command=f"{COMMAND} join {link}"))
    finally:
        if kept is not None:
            kept.release()


async def _visit(words: Words, link: Link, name: str | None, kept: KeptSeat | None) -> None:
    """Stay at a table until the person leaves; the games that were finished are kept."""
    from lastcard.tui.join_app import JoinApp  # noqa: PLC0415  as above

    app = JoinApp(link, lang=words.locale, name=name, kept=kept)
    await app.run_async()
    await _keep_records(app, link, words)
    if app.error is not None:
        if kept is not None and app.error.code in CODES and CODES[app.error.code].frees:
            kept.forget()
        raise click.ClickException(closed(app.error.code, str(app.error), link, f"{COMMAND} join", words))


async def _keep_records(app: JoinApp, link: Link, words: Words) -> None:
    """Keep the games that were finished while we were there."""
    from lastcard.clients.records import keep_record  # noqa: PLC0415  as above

    over = 0 if app.seat is None else app.seat.info.get("matches", 0)
    for number in range(app.matches + 1, over + 1):
        with suppress(Lost, Refused, OSError):
            file = await keep_record(link, number)
            click.echo(words.t("table-kept", command=f"{COMMAND} replay {file}"))
