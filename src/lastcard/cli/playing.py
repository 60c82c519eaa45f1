"""Playing and watching at a table in this process, in plain lines."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import click

from lastcard.cli.keyboard import keyboard, stopped_by_signals
from lastcard.cli.resuming import chosen, resumed
from lastcard.cli.spoken import COMMAND, metavar
from lastcard.clients.folders import games_folder
from lastcard.clients.games import rescue
from lastcard.clients.local import LocalTable, Settings
from lastcard.screens.plain.local import PlainLocalTable
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.speech import Speech
from lastcard.table.settings import Paces
from lastcard.words import Words

T = TypeVar("T")


def play_plainly(words: Words, game: Settings | str, *, as_json: bool) -> None:
    """Play a new table, or the saved game that `--resume` names; a player who leaves before the end finds it saved."""
    asyncio.run(_play(words, game, as_json=as_json))


async def _play(words: Words, game: Settings | str, *, as_json: bool) -> None:
    with stopped_by_signals(), keyboard() as lines:
        voice = Voice(Speech(words, ()), lines.write, as_json=as_json)
        try:
            table = await _table(game, voice, lines)
        except (Leave, asyncio.CancelledError):
            lines.withdraw()
            return
        seats, left = [table.seat(seat, since=0) for seat in table.people], False
        try:
            resumed = not isinstance(game, Settings)
            await PlainLocalTable(table, seats, voice, lines, pace_s=_wait_s(table), resumed=resumed).play()
        except (Leave, asyncio.CancelledError):
            left = True
        finally:
            # Before anything is said: perhaps the terminal is closed.
            file = kept(table)
        if left:
            lines.withdraw()
            voice.line("")
        say_kept(table, file, voice)


def _wait_s(table: LocalTable) -> float:
    """What is waited after whatever a bot does: lines stay where they are, so only people who want slow bots wait for them."""
    return Paces().answer_s("slow") if table.manner.bot_pace == "slow" else 0.0


def chosen_before(words: Words, resume: str) -> Path | None:
    """The saved game to go on with on the full screen; None if it is none of them."""
    return asked_before(words, partial(chosen, resume))


def asked_before(words: Words, ask: Callable[[Voice, Lines], Awaitable[T]]) -> T | None:
    """What a person answers in lines before a full screen opens; None if they leave."""

    async def answered() -> T | None:
        with stopped_by_signals(), keyboard() as lines:
            try:
                return await ask(Voice(Speech(words, ()), lines.write), lines)
            except (Leave, asyncio.CancelledError):
                return None

    return asyncio.run(answered())


async def _table(game: Settings | str, voice: Voice, lines: Lines) -> LocalTable:
    if isinstance(game, Settings):
        return LocalTable.new(game, games_folder())
    table = resumed(await chosen(game, voice, lines), voice.words)
    voice.say("terminal-resumed")
    return table


def kept(table: LocalTable) -> Path | None:
    """The file that a game is kept in now that nobody plays it any more: its own, or another where that cannot be written."""
    file = table.path if table.save() else rescue(table.game)
    table.close()
    return file


def say_kept(table: LocalTable, file: Path | None, voice: Voice) -> None:
    """Say where a game is kept; one that is kept nowhere is written out."""
    if file is None:
        voice.data(record=table.match.record())
        voice.say("terminal-unsaved", command=f"{COMMAND} play --resume {metavar(voice.words, 'FILE')}")
        voice.line(table.match.record())
        raise click.ClickException(voice.words.error("unwritable", file=str(games_folder())))
    if table.match.over:
        voice.say("terminal-kept", command=f"{COMMAND} replay {file}")
    else:
        named = "" if file.parent == games_folder() else f" {file}"
        voice.say("terminal-saved", file=str(file), command=f"{COMMAND} play --resume{named}")


def watch_plainly(words: Words, settings: Settings, *, as_json: bool, pace_s: float) -> None:
    """Watch bots play in lines."""
    table = LocalTable.new(settings, None)
    voice = Voice(Speech(words, ()), _write, as_json=as_json)
    asyncio.run(PlainLocalTable(table, [table.seat(None, since=0)], voice, _Silence(), pace_s=pace_s).play())


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
