"""Going on with a saved game: which one, and what is said of those that cannot be chosen."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from lastcard.cli.records import reading
from lastcard.cli.settings import Given, option_called
from lastcard.cli.spoken import Refused
from lastcard.clients.folders import games_folder
from lastcard.clients.games import InUse, Listed, unfinished_games
from lastcard.clients.local import LocalTable
from lastcard.record import Header
from lastcard.rules.house import preset_of
from lastcard.screens.plain.voice import Leave, Lines, Voice
from lastcard.table.settings import Paces
from lastcard.words import Words
from lastcard.words.typing import typed

LATEST = "latest"
"""What may be given in place of a file."""
A_LIST = ""
"""What `--resume` means where nothing follows it."""


def refuse_settings(given: Given, words: Words) -> None:
    """A saved game goes on as it was set up: `Refused` names the options that would be ignored."""
    ignored = [option_called(name) for name, value in given.items() if value]
    if ignored:
        raise Refused(words.error("resume_ignores", options=words.listing(ignored)))


async def chosen(resume: str, voice: Voice, lines: Lines) -> Path:
    """The file that somebody goes on with: the one they named, the last, the only one, or the one they choose from a list."""
    if resume not in {A_LIST, LATEST}:
        return Path(resume)
    listed = list(unfinished_games(games_folder()))
    free = [game for game in listed if game.game is not None and not game.in_use]
    others = [game for game in listed if game not in free]
    if not free:
        raise Refused("\n".join(_why_not(game, voice.words) for game in others) or voice.words.error("nothing_saved"))
    for game in others:
        _say_why_not(game, voice)
    if resume == LATEST or len(free) == 1:
        return free[0].path
    _list(free, voice)
    return (await _choice(free, voice, lines)).path


def resumed(path: Path, words: Words, paces: Paces | None = None) -> LocalTable:
    """The table of a saved game; `Refused` says in which line it is damaged, or that another terminal plays it."""
    with reading(path, words):
        try:
            return LocalTable.resumed(path, paces)
        except InUse:
            raise Refused(words.error("game_in_use", file=str(path))) from None


def _why_not(game: Listed, words: Words) -> str:
    """Why a game cannot be chosen: which one it is, and what is in the way."""
    file = str(game.path)
    if game.in_use:
        return words.error("game_in_use", file=file)
    if game.line is not None:
        return words.t("terminal-games-damaged", file=file, line=game.line)
    return words.error("unreadable", file=file)


def _say_why_not(game: Listed, voice: Voice) -> None:
    """Name a game that cannot be chosen."""
    file = str(game.path)
    if game.in_use:
        voice.data(in_use=file)
    elif game.line is not None:
        voice.data(damaged={"file": file, "line": game.line, "problem": game.problem})
    else:
        voice.data(unreadable=file)
    voice.line(_why_not(game, voice.words))


def _list(games: list[Listed], voice: Voice) -> None:
    voice.data(games=[str(game.path) for game in games])
    voice.say("terminal-games")
    for number, listed in enumerate(games, 1):
        assert listed.game is not None
        match = listed.game.match
        left = datetime.fromtimestamp(listed.path.stat().st_mtime).astimezone()
        voice.say(
            "terminal-games-listed",
            number=number,
            edition=_played(match.header, voice.words),
            players=match.players,
            round=match.state.round_no,
            when=voice.words.moment(left),
            file=str(listed.path),
        )


def _played(header: Header, words: Words) -> str:
    """What a game is played with: its edition or deck, and the name of its house rules, if it has any."""
    edition, preset = words.edition(header.edition, header.deck), preset_of(header.rules)
    if preset == "plain":
        return edition
    return words.row([edition, words.t("house-mix" if preset is None else f"preset-{preset}")], "list-beside")


async def _choice(games: list[Listed], voice: Voice, lines: Lines) -> Listed:
    """The game whose number is typed; the first, if only Enter is pressed or the input has ended."""
    while True:
        voice.prompt("terminal-prompt-game")
        answer = (await lines.line() or "").strip()
        if not answer:
            return games[0]
        if typed(answer) in {"quit", typed(voice.words.t("terminal-command-quit"))}:
            raise Leave
        if answer in map(str, range(1, len(games) + 1)):
            return games[int(answer) - 1]
        names = voice.words.listing(game.path.name for game in games)
        voice.say("terminal-unknown", text=answer[:60], last=len(games), choices=names)
