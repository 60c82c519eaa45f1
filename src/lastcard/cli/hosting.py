"""Playing at a table that this process serves to others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import NamedTuple
from urllib.parse import urlsplit

import click
import msgspec

from lastcard.cli.joining import asked_name, held, play_served
from lastcard.cli.keyboard import keyboard, stopped_by_signals
from lastcard.cli.playing import asked_before
from lastcard.cli.serving import speaking
from lastcard.cli.spoken import COMMAND
from lastcard.clients import news
from lastcard.clients.connection import Link, make_table
from lastcard.clients.errors import Lost, Refused
from lastcard.clients.local import Settings
from lastcard.clients.notebook import Notebook
from lastcard.clients.remote import remote_seat
from lastcard.codes import Refusal
from lastcard.protocol import TableSettings
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.server.main import Server, qr_text
from lastcard.server.settings import Config
from lastcard.speech import Speech
from lastcard.table.names import checked_name
from lastcard.words import Words


class OpenTable(NamedTuple):
    """A table that is served from here as long as it is played."""

    link: Link
    token: str
    """Of the host's seat."""
    notebook: Notebook
    """Of the host about the table's shuffles."""
    again: str
    """The command that serves it again."""


@asynccontextmanager
async def hosted(settings: Settings, name: str, words: Words, config: Config) -> AsyncIterator[OpenTable]:
    """Serve, make a table and sit down at it. In the end it is kept in the server's folder, and so is the host's seat here."""
    async with Server(config).running() as server:
        url = server.urls[0]
        table = TableSettings(
            edition=settings.edition,
            sheet=settings.sheet,
            seats=settings.seats,
            rules=settings.rules,
            deck=settings.deck,
            lang=words.locale,
            **msgspec.to_builtins(settings.manner),
        )
        try:
            made = await make_table(url, msgspec.to_builtins(table), name)
        except (Lost, Refused) as error:
            raise click.ClickException(news.refusal(error.code or "unavailable", words)) from None
        link = Link(url, made["table"], watch=False)
        # When the table is served again, the same link leads back to the seat.
        with held(link, words) as kept:
            kept.keep(made["token"])
            again = f"{COMMAND} serve --port {urlsplit(url).port}{' --lan' * config.lan}"
            yield OpenTable(link, made["token"], kept.notebook(), again)


def host_name(words: Words, name: str | None) -> str | None:
    """The host's name, before a full screen opens; None if they give none."""
    return asked_before(words, partial(_usable_name, name))


def serve_plainly(words: Words, settings: Settings, name: str | None, config: Config, *, as_json: bool) -> None:
    """Serve a table and play at it in lines, until the host leaves."""
    with speaking(words, config.data):
        asyncio.run(_serve(words, settings, name, config, as_json=as_json))


async def _serve(words: Words, settings: Settings, name: str | None, config: Config, *, as_json: bool) -> None:
    with stopped_by_signals(), keyboard() as lines:
        voice = Voice(Speech(words, ()), lines.write, as_json=as_json)
        try:
            name = await _usable_name(name, voice, lines)
            async with hosted(settings, name, words, config) as table:
                link = str(table.link)
                voice.data(link=link)
                voice.say("terminal-hosted", url=link, command=f"{COMMAND} join {link}")
                if config.lan:
                    voice.line(qr_text(link))
                try:
                    seat = remote_seat(table.link, table.token, notebook=table.notebook)
                    await play_served(seat, table.link, 0, voice, lines)
                finally:
                    voice.say("terminal-hosted-kept", command=table.again)
        except (Leave, asyncio.CancelledError):
            lines.withdraw()


async def _usable_name(name: str | None, voice: Voice, lines: Lines) -> str:
    """The host's name, asked for until it can be taken."""
    while True:
        name = name if name is not None else await asked_name(voice, lines)
        try:
            return checked_name(name, ())
        except Refusal as refusal:
            voice.line(news.refusal(refusal.code, voice.words))
            name = None
