"""Playing and watching at a table in this process, in plain lines."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import click

from lastcard.cli.keyboard import keyboard, stopped_by_signals
from lastcard.cli.resuming import chosen, resumed
from lastcard.cli.spoken import COMMAND
from lastcard.clients.folders import games_folder
from lastcard.clients.games import rescue
from lastcard.clients.local import LocalTable, Settings, at_pace
from lastcard.screens.plain.table import PlainTable
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.speech import Speech
from lastcard.words import Words

PACE_S = 1.0
"""What a bot takes for a move on the full screen."""


def play_plainly(words: Words, game: Settings | str, *, as_json: bool) -> None:
    """Play a new table, or the saved game that `--resume` names; whoever leaves before the end finds it saved."""
    asyncio.run(_play(words, game, as_json=as_json))


async def _play(words: Words, game: Settings | str, *, as_json: bool) -> None:
    with stopped_by_signals(), keyboard() as lines:
        voice = Voice(Speech(words, ()), lines.write, as_json=as_json)
        try:
            table = await _table(game, voice, lines)
        except (Leave, asyncio.CancelledError):
            lines.withdraw()
            return
        try:
            seats = [table.seat(seat, since=0) for seat in table.people]
            await PlainTable(seats, voice, lines, local=table).play()
        except (Leave, asyncio.CancelledError):
            lines.withdraw()
            voice.line("")
        keep(table, voice)


def chosen_before(words: Words, resume: str) -> LocalTable | None:
    """The saved game to go on with on the full screen, chosen in lines before it opens; None if it is none of them."""

    async def choose() -> Path | None:
        with stopped_by_signals(), keyboard() as lines:
            try:
                return await chosen(resume, Voice(Speech(words, ()), lines.write), lines)
            except (Leave, asyncio.CancelledError):
                return None

    path = asyncio.run(choose())
    return None if path is None else resumed(path, words, at_pace(PACE_S))


async def _table(game: Settings | str, voice: Voice, lines: Lines) -> LocalTable:
    if isinstance(game, Settings):
        return LocalTable.new(game, games_folder())
    table = resumed(await chosen(game, voice, lines), voice.words)
    voice.say("table-resumed")
    return table


def keep(table: LocalTable, voice: Voice) -> None:
    """Say where a game is kept that was played here; one that cannot be saved there is saved elsewhere, or written out."""
    file, command = table.path, f"{COMMAND} play --resume"
    if not table.save():
        file = rescue(table.match, table.seats)
        command = f"{command} {file}"
    over = table.match.over
    table.close()
    if file is None:
        # A program gets it among its objects.
        voice.data(record=table.match.record())
        voice.say("table-unsaved", command=f"{COMMAND} play --resume FILE")
        voice.line(table.match.record())
        raise click.ClickException(voice.words.error("unwritable", file=str(games_folder())))
    if over:
        voice.say("table-kept", command=f"{COMMAND} replay {file}")
    else:
        voice.say("table-saved", file=str(file), command=command)


def watch_plainly(words: Words, settings: Settings, *, as_json: bool, pace_s: float) -> None:
    """Watch bots play in lines."""
    table = LocalTable.new(settings, None)
    voice = Voice(Speech(words, ()), _write, as_json=as_json)
    asyncio.run(PlainTable([table.seat(None, since=0)], voice, _Silence(), local=table, pace_s=pace_s).play())


class _Silence:
    """Who only watches says nothing."""

    patient = True

    async def line(self) -> str | None:
        return None

    def withdraw(self) -> None:
        pass


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
