"""Reading records: what is wrong with one is said in words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from lastcard.cli.spoken import Refused
from lastcard.clients.names import names_of
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
    except OSError:
        raise Refused(words.error("unreadable", file=str(path))) from None
    except BadRecord as error:
        # Where a file ends too early there is no such line.
        lines = [*path.read_bytes().split(b"\n"), *[b""] * error.line]
        line = lines[error.line - 1].decode(errors="replace").strip()
        # Quoted, so that whatever is in it cannot steer the terminal.
        raise Refused(f"{words.error('bad_record', line=error.line)}\n{line[:200]!r}: {error.message}") from None


def read_file(path: Path, words: Words) -> bytes:
    """What is in a file."""
    with reading(path, words):
        return path.read_bytes()


def recorded(path: Path, words: Words) -> tuple[Match, tuple[str, ...]]:
    """The match of a record's file, and what everybody was called in it."""
    with reading(path, words):
        text = decoded(path.read_bytes())
        match = load(text)
    return match, names_of(text, match.players, words)


def prove_fair(file: Path, words: Words) -> None:
    """Say whether a record proves that its shuffles were fair."""
    with reading(file, words):
        report = verify(decoded(file.read_bytes()))
    if report.fair:
        click.echo(words.t("table-verify-fair", rounds=len(report.rounds)))
        return
    problems = (words.t(f"table-verify-{problem.code}", at=problem.at or 0) for problem in report.problems)
    raise click.ClickException("\n".join((words.t("table-verify-unfair"), *problems)))


def replay_plainly(match: Match, names: tuple[str, ...], words: Words, *, as_json: bool) -> None:
    """Tell a recorded match from its beginning, everything laid open."""
    voice = Voice(Speech(words, names), _write, as_json=as_json)
    _introduce(match, voice)
    for event in match.history:
        told = tell_whole(event)
        if told is not None:
            voice.event(told, None)
    if not match.over:
        voice.say("table-replay-unfinished")


def _introduce(match: Match, voice: Voice) -> None:
    header, words = match.header, voice.words
    voice.say(
        "table-replay",
        edition=words.edition(header.edition),
        players=header.players,
        sheet=words.sheet(header.sheet),
        seed=header.seed,
    )
    if header.arrange is not None:
        voice.say("table-replay-arranged")


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
