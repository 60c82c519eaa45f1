"""Reading records: what is wrong with one is said in words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from lastcard.cli.spoken import Refused
from lastcard.clients import news
from lastcard.clients.names import names_of
from lastcard.commitments import Commitments, read_commitments
from lastcard.files import READ_MAX_BYTES, NotAFile, TooLarge, read
from lastcard.match import Match
from lastcard.record import BadRecord, decoded
from lastcard.replay import load
from lastcard.screens.plain.voice import Voice
from lastcard.speech import Speech
from lastcard.verify import verify
from lastcard.views import tell_whole
from lastcard.words import Words


@contextmanager
def reading(path: Path, words: Words) -> Iterator[None]:
    """Whatever is wrong with a record's file is said in words."""
    try:
        yield
    except FileNotFoundError:
        raise Refused(words.error("no_file", file=str(path))) from None
    except NotAFile:
        raise Refused(words.error("not_a_file", file=str(path))) from None
    except TooLarge as error:
        raise Refused(words.error("too_large", file=str(path), most=error.most // 1024)) from None
    except OSError:
        raise Refused(words.error("unreadable", file=str(path))) from None
    except BadRecord as error:
        # Where a file ends too early there is no such line.
        lines = [*read(path).split(b"\n"), *[b""] * error.line]
        line = lines[error.line - 1].decode(errors="replace").strip()
        # What is wrong with it is known in English only.
        why = f": {error.message}" if words.locale == "en" else ""
        # Quoted, so that whatever is in it cannot steer the terminal.
        raise Refused(f"{words.error('bad_record', line=error.line)}\n{line[:200]!r}{why}") from None


def read_file(path: Path, words: Words, most: int = READ_MAX_BYTES) -> bytes:
    """What is in a file, if it is not larger than this."""
    with reading(path, words):
        return read(path, most)


def recorded(path: Path, words: Words) -> tuple[Match, tuple[str, ...]]:
    """The match of a record's file, and what everybody was called in it."""
    with reading(path, words):
        text = decoded(read(path))
        match = load(text)
    return match, names_of(text, match.players, words)


def prove_fair(file: Path, commitments: Path | None, words: Words) -> None:
    """Say of each round whether a record proves that its shuffle was fair, and of the whole match."""
    noted = None if commitments is None else _noted(commitments, words)
    with reading(file, words):
        report = verify(decoded(read(file)), noted)
    for fair in report.proved:
        seats = [str(seat + 1) for seat in fair.seats or ()]
        key = "verify-round-seen" if fair.seen else "verify-round"
        click.echo(words.t(key, round=fair.round, count=len(seats), seats=words.listing(seats)))
    if not report.fair:
        problems = (words.t(f"verify-{problem.code}", at=problem.at or 0) for problem in report.problems)
        raise click.ClickException("\n".join((words.t("verify-unfair"), *problems)))
    click.echo(words.t("verify-fair", rounds=len(report.rounds)))
    if noted is None:
        click.echo(words.t("verify-compare"))


def _noted(path: Path, words: Words) -> Commitments:
    """What somebody noted at a table."""
    try:
        return read_commitments(read_file(path, words))
    except ValueError:
        raise Refused(words.t("verify-bad_file", file=str(path))) from None


def replay_plainly(match: Match, names: tuple[str, ...], words: Words, *, as_json: bool) -> None:
    """Tell a recorded match from its beginning, everything laid open."""
    voice = Voice(Speech(words, names, match.state.partners), _write, as_json=as_json)
    _introduce(match, voice)
    for event in match.history:
        told = tell_whole(event)
        if told is not None:
            voice.event(told, None)
    if not match.over:
        voice.say("terminal-replay-unfinished")


def _introduce(match: Match, voice: Voice) -> None:
    header, words = match.header, voice.words
    voice.say(
        "terminal-replay",
        edition=words.edition(header.edition, header.deck),
        players=header.players,
        sheet=words.sheet(header.sheet),
        seed=header.seed,
    )
    if header.rules:
        voice.say("terminal-differs")
        voice.lines(news.rule(name, value, words) for name, value in header.rules.items())
    if header.arrange is not None:
        voice.say("terminal-replay-arranged")


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
