"""Setting up a table from the command line's options, and reading records."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import click

from lastcard.bots import levels
from lastcard.cli.spoken import Refused
from lastcard.clients.local import Settings
from lastcard.clients.names import names_of
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.match import Match
from lastcard.protocol import PERSON
from lastcard.record import BadRecord, check_seed, decoded
from lastcard.replay import load
from lastcard.rules.options import SWITCHES
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN
from lastcard.screens.plain.voice import Voice
from lastcard.speech import Speech
from lastcard.table.settings import BOUNDS
from lastcard.verify import verify
from lastcard.views import tell_whole
from lastcard.words import Words

DIGITS_MAX = 9
"""No number that can be set is longer."""

Given = Mapping[str, object]
"""The options of the command line by their names."""


def settings_of(words: Words, given: Given, *, bots_alone: bool = False) -> Settings:
    """The options of a table, checked one by one; `Refused` says what is wrong with them."""
    edition, sheet = str(given["edition"] or "classic"), str(given["sheet"] or "en")
    editions = [known.id for known in EDITIONS]
    if edition not in editions:
        raise Refused(words.error("unknown_edition", edition=edition, editions=", ".join(editions)))
    if sheet not in SHEETS:
        raise Refused(words.error("unknown_sheet", sheet=sheet, sheets=", ".join(SHEETS)))
    seed = given["seed"]
    if seed is not None:
        try:
            check_seed(str(seed))
        except ValueError:
            raise Refused(words.error("bad_seed")) from None
    return Settings(
        edition=edition,
        sheet=sheet,
        seats=_seats(words, given, bots_alone=bots_alone),
        rules=rules_of(words, given),
        seed=None if seed is None else str(seed),
    )


def _seats(words: Words, given: Given, *, bots_alone: bool) -> tuple[str, ...]:
    """Who sits where: people first, then the bots by their levels, again and again."""
    players = _whole(given["players"] or "4")
    if players is None or not PLAYERS_MIN <= players <= PLAYERS_MAX:
        raise Refused(words.error("bad_players", least=PLAYERS_MIN, most=PLAYERS_MAX))
    people = 0 if bots_alone else _whole(given["people"] or "1")
    if people is None or not (bots_alone or 1 <= people <= players):
        raise Refused(words.error("bad_people", players=players))
    chosen = str(given["bots"] or "easy").split(",")
    for level in chosen:
        if level not in levels():
            raise Refused(words.error("bad_level", level=level, levels=", ".join(levels())))
    return (*[PERSON] * people, *(chosen[at % len(chosen)] for at in range(players - people)))


def rules_of(words: Words, given: Given) -> dict[str, str | int | bool]:
    """The switches that were set, by `--rule` or by an option of their own."""
    texts = {name: str(given[name]) for name in ("scoring", "target") if given[name] is not None}
    rule = given["rule"]
    assert isinstance(rule, tuple)
    for text in rule:
        name, equals, value = str(text).partition("=")
        if not equals:
            raise Refused(words.error("bad_rule", text=text, example="catch_until=held", rules=", ".join(SWITCHES)))
        texts[name] = value
    return {name: switch_of(words, name, text) for name, text in texts.items()}


def switch_of(words: Words, name: str, text: str) -> str | int | bool:
    """The value of a switch that somebody typed."""
    if name not in SWITCHES:
        raise Refused(words.error("unknown_rule", rule=name, rules=", ".join(SWITCHES)))
    if name == "target":
        value = _whole(text)
        least, most = BOUNDS["target"]
        if value is None or not least <= value <= most:
            raise Refused(words.error("bad_target", least=least, most=most))
        return value
    values = {str(value).lower(): value for value in SWITCHES[name]}
    if text not in values:
        raise Refused(words.error("bad_value", rule=name, value=text, values=", ".join(values)))
    return values[text]


def _whole(text: object) -> int | None:
    """A whole number that somebody typed."""
    digits = str(text)
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS_MAX else None


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
