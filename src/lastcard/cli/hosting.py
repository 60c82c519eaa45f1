"""Playing at a table that this process serves to others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

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


@asynccontextmanager
async def hosted(settings: Settings, name: str, lang: str, config: Config) -> AsyncIterator[tuple[Link, str]]:
    """Serve, make a table and sit down at it: its link, and the host's token. In the end it is kept in the server's folder."""
    async with Server(config).running() as server:
        url = server.urls[0]
        table = TableSettings(
            edition=settings.edition, sheet=settings.sheet, seats=settings.seats, rules=settings.rules, lang=lang
        )
        made = await make_table(url, msgspec.to_builtins(table), name)
        yield Link(url, made["table"], watch=False), made["token"]


def host_name(words: Words, name: str | None) -> str | None:
    """The host's name, asked for in lines before a full screen opens; None if they give none."""

    async def ask() -> str | None:
        with stopped_by_signals(), keyboard() as lines:
            try:
                return await _usable_name(name, Voice(Speech(words, ()), lines.write), lines)
            except (Leave, asyncio.CancelledError):
                return None

    return asyncio.run(ask())


def serve_plainly(words: Words, settings: Settings, name: str | None, config: Config, *, as_json: bool) -> None:
    """Serve a table and play at it in lines, until the host leaves."""
    with speaking(words, config.data):
        asyncio.run(_serve(words, settings, name, config, as_json=as_json))


async def _serve(words: Words, settings: Settings, name: str | None, config: Config, *, as_json: bool) -> None:
    with stopped_by_signals(), keyboard() as lines:
        voice = Voice(Speech(words, ()), lines.write, as_json=as_json)
        try:
            name = await _usable_name(name, voice, lines)
            async with hosted(settings, name, words.locale, config) as (link, token):
                voice.data(link=str(link))
                voice.say("table-hosted", url=str(link), command=f"{COMMAND} join {link}")
                if config.lan:
                    voice.line(qr_text(str(link)))
                await _sit(link, token, voice, lines, lan=config.lan)
        except (Leave, asyncio.CancelledError):
            lines.withdraw()


async def _usable_name(name: str | None, voice: Voice, lines: Lines) -> str:
    """The host's name, asked for until it can be taken."""
    while True:
        name = name if name is not None else await asked_name(voice, lines)
        try:
            return checked_name(name, ())
        except Refusal as refusal:
            voice.line(news.refusal(refusal.code, str(refusal), voice.words))
            name = None


async def _sit(link: Link, token: str, voice: Voice, lines: Lines, *, lan: bool) -> None:
    """Play; the same link leads back to the seat when the table is served again."""
    with held(link, voice.words) as kept:
        kept.keep(token)
        try:
            await play_served(remote_seat(link, token), link, 0, voice, lines)
        finally:
            voice.say("table-hosted-kept", command=f"{COMMAND} serve --port {urlsplit(link.url).port}{' --lan' * lan}")
