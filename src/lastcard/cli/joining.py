"""Joining a table that is served elsewhere, and playing there in plain lines."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

import click

from lastcard.cli.keyboard import Piped, Typed, keyboard
from lastcard.cli.spoken import COMMAND, Refused
from lastcard.clients.connection import Link, join_table, read_link, read_text, request
from lastcard.clients.errors import Lost
from lastcard.clients.errors import Refused as ServerRefused
from lastcard.guest import Guest, refusal, show_rules, show_seats
from lastcard.joined import SEATLESS, JoinedTable, forget_token, keep_token, kept_token
from lastcard.local import games_folder
from lastcard.plain import Leave, Voice
from lastcard.speech import Speech
from lastcard.views import Wire
from lastcard.words import Words

EXAMPLE = "http://localhost:8000/t/abcdefghjkmn"


def join(words: Words, text: str, name: str | None, *, as_json: bool) -> None:
    """Sit down at the table of a link, or watch it, until the person leaves."""
    try:
        link = read_link(text)
    except ValueError:
        raise Refused(words.error("bad_link", text=text[:200], example=EXAMPLE)) from None
    try:
        asyncio.run(_join(link, words, name, as_json=as_json))
    except (Lost, ServerRefused) as error:
        if error.code in SEATLESS:
            forget_token(link)
        raise click.ClickException(_sentence(error.code, str(error), link, words)) from None


async def _join(link: Link, words: Words, name: str | None, *, as_json: bool) -> None:
    ending = asyncio.current_task()
    assert ending is not None
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, ending.cancel)
    with keyboard() as lines:
        voice = Voice(Speech(words, ()), lines.write, as_json=as_json)
        info = await _look(link, voice)
        try:
            await _stay(link, voice, lines, name, info)
        except (Leave, asyncio.CancelledError):
            lines.withdraw()


async def _look(link: Link, voice: Voice) -> Wire:
    """Read what is played at a table, and who is there."""
    answer = await request(link.url, f"/api/tables/{link.table}")
    try:
        info: Wire = answer["info"]
        voice.data(info=info)
        show_rules(voice, info)
        show_seats(voice, info)
    except LookupError:
        raise Lost("version", "the server plays what is not known here") from None
    return info


async def _stay(link: Link, voice: Voice, lines: Piped | Typed, name: str | None, info: Wire) -> None:
    """Play until the person leaves; the seat, and the games that were finished, are kept."""
    token = None if link.watch else kept_token(link)
    if token is not None:
        voice.say("table-resumed")
    elif not link.watch:
        token = await _sit(link, voice, lines, name)
    table = JoinedTable(link, token)
    try:
        try:
            await Guest(table, voice, lines).play()
        except Lost as lost:
            if lost.code != "bad_token" or table.info:
                raise
            # The seat of an earlier visit has been given to somebody else.
            forget_token(link)
            table = JoinedTable(link, await _sit(link, voice, lines, name))
            await Guest(table, voice, lines).play()
    except (Leave, asyncio.CancelledError):
        lines.withdraw()
        for number in range(info["matches"] + 1, table.info.get("matches", 0) + 1):
            with suppress(Lost, ServerRefused, OSError):
                await _keep_record(link, number, voice)
        if table.seat is not None or table.newcomer:
            voice.say("table-seat_kept", command=f"{COMMAND} join {link}")
        raise
    except Lost as lost:
        lines.withdraw()
        if lost.code != "left":
            raise
        forget_token(link)
        voice.line(voice.words.t("web-error-left"))


async def _sit(link: Link, voice: Voice, lines: Piped | Typed, name: str | None) -> str:
    """Take a free seat; the token of it."""
    while True:
        if name is None:
            voice.prompt("table-prompt-name")
            name = await lines.line()
        if name is None:
            raise Leave
        try:
            token = str((await join_table(link.url, link.table, name))["token"])
        except ServerRefused as refused:
            if refused.code != "bad_name":
                raise
            voice.line(refusal(refused.code, str(refused), voice.words))
            name = None
        else:
            keep_token(link, token)
            return token


async def _keep_record(link: Link, number: int, voice: Voice) -> None:
    """Keep a finished game beside those that were played here."""
    record = await read_text(link.url, f"/api/tables/{link.table}/record?match={number}")
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{link.table}-{number}.lastcard"
    file.write_text(record, encoding="utf-8")
    voice.say("table-kept", command=f"{COMMAND} replay {file}")


def _sentence(code: str | None, message: str, link: Link, words: Words) -> str:
    """Why there is no playing at this table."""
    if code is None:
        return words.error("offline", url=link.url)
    if code == "no_server" or code.startswith("http_"):
        return words.error("no_server", url=link.url)
    if code == "no_seat":
        return words.error("no_seat", command=f"{COMMAND} join {link}/watch")
    if code in {"bad_token", "version"}:
        return words.error(code)
    return refusal(code, message, words)
