"""Deck files on the command line: writing a first one, and saying what one holds or what is wrong with it (house.deck_file)."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import click

from lastcard.cards import ACTIONS, NUMBERS, Card, card
from lastcard.cli.records import read_file
from lastcard.cli.spoken import COMMAND, Refused
from lastcard.decks import FILE_MAX_BYTES, WILDS, BadDeck, read_deck
from lastcard.rules.options import Rules
from lastcard.rules.setup import players_max
from lastcard.rules.state import Edition
from lastcard.words import Words

_COLOURS = ("blue", "green", "red", "yellow")
_COPIES = {"0": 1, "1-9": 2, "+2": 2, "rev": 2, "skip": 2}
_WILD_COPIES = {"W": 4, "W4": 4}
"""A first deck file holds the classic deck and one of each special card."""


def deck_in(path: Path, words: Words) -> Edition:
    """The edition of a deck file; `Refused` says which line is wrong, and what would be possible."""
    body = read_file(path, words, FILE_MAX_BYTES)
    try:
        return read_deck(body)
    except BadDeck as error:
        number = error.line or 1
        lines = [*body.split(b"\n"), *[b""] * number]
        line = lines[number - 1].decode(errors="replace").strip()
        # Quoted, so that whatever is in it cannot steer the terminal.
        why = words.t("house-deck-wrong", wrong=error.wrong, **error.about)
        said = words.error("bad_deck", file=str(path), line=number)
        raise Refused(f"{said}\n{line[:200]!r}\n{why}") from None


def write_deck(path: Path, words: Words) -> None:
    """Write a first deck file, with what each line means; `Refused` where there is a file already."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in _first_deck(words))
    except FileExistsError:
        raise Refused(words.error("file_exists", file=str(path))) from None
    except OSError:
        raise Refused(words.error("unwritable", file=str(path))) from None
    click.echo(words.t("terminal-deck-written", file=str(path)))
    for command in ("deck check", "play --deck"):
        click.echo(f"  {COMMAND} {command} {shlex.quote(str(path))}")


def _first_deck(words: Words) -> Iterator[str]:
    yield from _comment(words, "name")
    yield f"name = {json.dumps(words.t('terminal-deck-mine'), ensure_ascii=False)}"
    yield from ("", *_comment(words, "colours"))
    yield f"colours = {json.dumps(_COLOURS)}"
    yield from ("", *_comment(words, "cards"), "[cards]")
    yield from (f'"{face}" = {copies}' for face, copies in _COPIES.items())
    yield from ("", *_comment(words, "wilds"), "[wilds]")
    yield from (f"{face} = {_WILD_COPIES.get(face, 1)}  # {words.card(face)}" for face in WILDS)


def _comment(words: Words, part: str) -> Iterator[str]:
    return (f"# {line}" for line in words.t(f"terminal-deck-new-{part}").splitlines())


def tell_deck(edition: Edition, words: Words) -> None:
    """Say what a deck holds, and for how many players it is enough."""
    from rich.box import SIMPLE  # noqa: PLC0415  writing a deck file needs no tables
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    colours = words.listing(words.colour(colour.value) for colour in edition.colours)
    click.echo(words.t("terminal-deck", name=edition.id, count=len(edition.deck.cards), colours=colours))
    table = Table(box=SIMPLE)
    for heading in ("card", "each", "all"):
        table.add_column(words.t(f"terminal-deck-{heading}"), justify="left" if heading == "card" else "right")
    for name, each, everywhere in _rows(edition, words):
        table.add_row(name, "" if each is None else words.number(each), words.number(everywhere))
    Console().print(table)
    click.echo(words.t("terminal-deck-players", cards=Rules().hand_size, players=players_max(edition, Rules())))


def _rows(edition: Edition, words: Words) -> Iterator[tuple[str, int | None, int]]:
    """Each kind of card: what it is called, its copies in every colour, and in the whole deck."""
    counts, first = edition.deck.counts, edition.colours[0]

    def copies(face: str) -> int:
        return counts.get(card(first.letter + face), 0)

    for many, group in groupby(NUMBERS, copies):
        faces = list(group)
        if many:
            name = faces[0] if len(faces) == 1 else f"{faces[0]}-{faces[-1]}"
            yield name, many, many * len(faces) * len(edition.colours)
    for face in ACTIONS:
        if many := copies(face):
            yield words.kind(face), many, many * len(edition.colours)
    wilds: list[Card] = [each for each in counts if each.colour is None]
    yield from ((words.card(wild.text), None, counts[wild]) for wild in wilds)
