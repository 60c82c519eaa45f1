"""Joining a table that is served elsewhere, and playing there in plain lines."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import click

from lastcard.cli.keyboard import keyboard, stopped_by_signals
from lastcard.cli.spoken import COMMAND, Refused
from lastcard.clients import news
from lastcard.clients.connection import Link, read_link, request
from lastcard.clients.errors import Lost
from lastcard.clients.errors import Refused as ServerRefused
from lastcard.clients.folders import state_folder
from lastcard.clients.records import keep_record
from lastcard.clients.remote import remote_seat, sit_down
from lastcard.clients.seat import Seat
from lastcard.clients.tokens import DamagedSeat, KeptSeat
from lastcard.codes import CODES
from lastcard.screens.plain.served import PlainServedTable
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.speech import Speech
from lastcard.views import Wire
from lastcard.words import Words

EXAMPLE = "http://localhost:8000/t/abcdefghjkmn"


def link_of(words: Words, text: str) -> Link:
    """The link that somebody was sent; `Refused` if it is none."""
    try:
        return read_link(text)
    except ValueError:
        raise Refused(words.error("bad_link", text=text[:200], example=EXAMPLE)) from None


def join_plainly(words: Words, link: Link, name: str | None, *, as_json: bool) -> None:
    """Sit down at the table of a link, or watch it, until the person leaves."""
    try:
        asyncio.run(_join(link, words, name, as_json=as_json))
    except (Lost, ServerRefused) as error:
        raise click.ClickException(news.closed(error.code, link, f"{COMMAND} join", words)) from None


async def _join(link: Link, words: Words, name: str | None, *, as_json: bool) -> None:
    with stopped_by_signals(), keyboard() as lines:
        voice = Voice(Speech(words, ()), lines.write, as_json=as_json)
        try:
            if link.watch:
                await play_served(remote_seat(link, None), link, await _look(link, voice), voice, lines)
            else:
                with held(link, words) as kept:
                    await _visit(link, kept, voice, lines, name)
        except (Leave, asyncio.CancelledError):
            lines.withdraw()


@contextmanager
def held(link: Link, words: Words) -> Iterator[KeptSeat]:
    """A place for the token of a seat, for this terminal alone; a token that is worth nothing any more is forgotten."""
    try:
        kept = KeptSeat.hold(link)
    except DamagedSeat as damaged:
        raise Refused(words.error("unreadable", file=str(damaged))) from None
    except OSError:
        raise Refused(words.error("unwritable", file=str(state_folder()))) from None
    try:
        yield kept
    except (Lost, ServerRefused) as error:
        if error.code in CODES and CODES[error.code].frees:
            kept.free(error.code)
        if error.code != "left":
            raise
    finally:
        kept.release()


async def _look(link: Link, voice: Voice) -> int:
    """Read what is played at a table, and who is there; how many matches are over."""
    answer = await request(link.url, f"/api/tables/{link.table}")
    try:
        info: Wire = answer["info"]
        voice.data(info=info)
        voice.lines(news.rules(info, voice.words))
        voice.lines(news.seats(info, voice.words))
        return int(info["matches"])
    except LookupError:
        raise Lost("version", "the server plays what is not known here") from None


async def _visit(link: Link, kept: KeptSeat, voice: Voice, lines: Lines, name: str | None) -> None:
    """Play in a seat of an earlier visit, or in a free one."""
    matches = await _look(link, voice)
    if kept.token is not None:
        voice.say("terminal-resumed")
        seat = remote_seat(link, kept.token, notebook=kept.notebook())
        try:
            await play_served(seat, link, matches, voice, lines)
        except Lost as lost:
            if lost.code != "bad_token" or seat.info:
                raise
            # The seat of an earlier visit has been given to somebody else.
            kept.free("bad_token")
        else:
            return
    token = await _sit(link, kept, voice, lines, name)
    await play_served(remote_seat(link, token, notebook=kept.notebook()), link, matches, voice, lines)


async def play_served(seat: Seat, link: Link, matches: int, voice: Voice, lines: Lines) -> None:
    """Play until the person leaves; the games that were finished since so many matches were over are kept."""
    try:
        await PlainServedTable(seat, voice, lines).play()
    except (Leave, asyncio.CancelledError):
        lines.withdraw()
        for number in range(matches + 1, seat.info.get("matches", 0) + 1):
            with suppress(Lost, ServerRefused, OSError):
                file, notes = await keep_record(link, number), seat.notebook.file(number)
                voice.say("terminal-kept", command=f"{COMMAND} replay {file}")
                if notes is not None:
                    voice.say("terminal-kept-proof", command=f"{COMMAND} verify {file} --commitments {notes}")
        if seat.seat is not None or seat.newcomer:
            voice.say("terminal-seat_kept", command=f"{COMMAND} join {link}")
        raise
    except Lost as lost:
        lines.withdraw()
        if lost.code == "left":
            voice.line(voice.words.t("web-error-left"))
        raise


async def asked_name(voice: Voice, lines: Lines) -> str:
    """What somebody wants to be called."""
    voice.prompt("terminal-prompt-name")
    name = await lines.line()
    if name is None:
        raise Leave
    return name


async def _sit(link: Link, kept: KeptSeat, voice: Voice, lines: Lines, name: str | None) -> str:
    """Take a free seat; its token."""
    while True:
        name = name if name is not None else await asked_name(voice, lines)
        try:
            return await sit_down(link, name, kept)
        except ServerRefused as refused:
            if refused.code != "bad_name":
                raise
            voice.line(news.refusal(refused.code, voice.words))
            name = None
