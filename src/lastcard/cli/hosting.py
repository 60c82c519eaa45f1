"""Playing at a table that this process serves to others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

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
async def hosted(
    settings: Settings, name: str, words: Words, config: Config, say: Callable[[str], None]
) -> AsyncIterator[tuple[Link, str]]:
    """Serve, make a table and sit down at it: its link, and the host's token. In the end say how to open it again."""
    async with Server(config).running() as server:
        url = server.urls[0]
        table = TableSettings(
            edition=settings.edition, sheet=settings.sheet, seats=settings.seats, rules=settings.rules, lang=words.locale
        )
        made = await make_table(url, msgspec.to_builtins(table), name)
        link, token = Link(url, made["table"], watch=False), made["token"]
        with held(link, words) as kept:
            # The same link leads back to the seat when the table is served again.
            kept.keep(token)
            try:
                yield link, token
            finally:
                again = f"{COMMAND} serve --port {server.port}{' --lan' * config.lan}"
                say(words.t("table-hosted-kept", command=again))


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
            async with hosted(settings, name, words, config, voice.line) as (link, token):
                voice.data(link=str(link))
                voice.say("table-hosted", url=str(link), command=f"{COMMAND} join {link}")
                if config.lan:
                    voice.line(qr_text(str(link)))
                await play_served(remote_seat(link, token), link, 0, voice, lines)
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
