"""Playing at a table that this process serves to others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import click
import msgspec

from lastcard.cli.joining import asked_name, held, play_served
from lastcard.cli.keyboard import keyboard, stopped_by_signals
from lastcard.cli.serving import speaking
from lastcard.cli.spoken import COMMAND
from lastcard.clients import news
from lastcard.clients.connection import Link, make_table
from lastcard.clients.local import Settings
from lastcard.clients.remote import remote_seat
from lastcard.protocol import Refusal, TableSettings
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.server.main import Server, qr_text
from lastcard.server.settings import Config
from lastcard.speech import Speech
from lastcard.table.seats import checked_name
from lastcard.words import Words


class Hosted(msgspec.Struct, frozen=True):
    """A table that is served from here, and the host's seat at it."""

    link: Link
    token: str
    picture: str | None
    """The link for a phone's camera, where phones can reach it."""


@asynccontextmanager
async def hosted(settings: Settings, name: str, lang: str, config: Config) -> AsyncIterator[Hosted]:
    """Serve, make a table and sit down at it; at the end, the table is kept in the server's folder."""
    async with Server(config).running() as server:
        url = server.urls[0]
        table = TableSettings(
            edition=settings.edition, sheet=settings.sheet, seats=settings.seats, rules=settings.rules, lang=lang
        )
        made = await make_table(url, msgspec.to_builtins(table), name)
        link = Link(url, made["table"], watch=False)
        yield Hosted(link, made["token"], qr_text(str(link)) if config.lan else None)


def serve_plainly(words: Words, settings: Settings, name: str | None, config: Config, *, as_json: bool) -> None:
    """Serve a table and play at it in lines, until the host leaves."""
    with speaking(words, config.data):
        asyncio.run(_serve(words, settings, name, config, as_json=as_json))


async def _serve(words: Words, settings: Settings, name: str | None, config: Config, *, as_json: bool) -> None:
    with stopped_by_signals(), keyboard() as lines:
        voice = Voice(Speech(words, ()), lines.write, as_json=as_json)
        try:
            name = await _usable_name(name, voice, lines)
            async with hosted(settings, name, words.locale, config) as table:
                await _sit(table, voice, lines)
        except (Leave, asyncio.CancelledError):
            lines.withdraw()


def host_name(words: Words, name: str | None) -> str:
    """The host's name, asked for before the screen opens until it can be taken."""
    while True:
        try:
            return checked_name(click.prompt(words.t("table-prompt-name"), prompt_suffix=" ") if name is None else name, ())
        except Refusal as refusal:
            click.echo(news.refusal(refusal.code, str(refusal), words), err=True)
            name = None


async def _usable_name(name: str | None, voice: Voice, lines: Lines) -> str:
    """The host's name, asked for until it can be taken."""
    while True:
        name = name if name is not None else await asked_name(voice, lines)
        try:
            return checked_name(name, ())
        except Refusal as refusal:
            voice.line(news.refusal(refusal.code, str(refusal), voice.words))
            name = None


async def _sit(table: Hosted, voice: Voice, lines: Lines) -> None:
    """Say how others come, and play; the same link leads back to the seat when the table is served again."""
    link = table.link
    voice.data(link=str(link))
    voice.say("table-hosted", url=str(link), command=f"{COMMAND} join {link}")
    if table.picture is not None:
        voice.line(table.picture)
    with held(link, voice.words) as kept:
        kept.keep(table.token)
        try:
            await play_served(remote_seat(link, table.token), link, 0, voice, lines)
        finally:
            voice.say("table-hosted-kept", command=f"{COMMAND} serve")
