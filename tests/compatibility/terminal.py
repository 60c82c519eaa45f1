"""The terminal's table through the command line: how the tests and the writer of the fixtures play, save and resume."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from fixtures.wire1.client import Wire
from lastcard import load
from lastcard.cli import run

_ENOUGH = 600
"""Lines that end any round."""
_NEXT_ROUND = {"waiting": "prompt-next"}

Person = Callable[[list[Wire]], str | None]
"""Somebody at the keyboard: what they type, by what they were told so far; None ends the input."""


def play(state: Path, *args: str, person: Person) -> list[Wire]:
    """Call `lastcard play` with these options until the person leaves or the match is over; everything that was told."""
    screen, told = io.StringIO(), list[Wire]()

    def hear() -> list[Wire]:
        told.extend(map(json.loads, screen.getvalue().splitlines()))
        screen.seek(0)
        screen.truncate()
        return told

    class Keyboard:
        def readline(self) -> str:
            typed = person(hear())
            return "" if typed is None else f"{typed}\n"

    with (
        patch.dict("os.environ", {"XDG_STATE_HOME": str(state)}),
        patch.object(sys, "stdin", Keyboard()),
        redirect_stdout(screen),
    ):
        ended = run(["play", "--json", "--lang", "en", *args])
    assert ended == 0
    return hear()


def saved(state: Path) -> str:
    """The only game that is kept."""
    (file,) = _games(state).glob("*.lastcard")
    return file.read_text(encoding="utf-8")


def _games(state: Path) -> Path:
    return state / "lastcard" / "games"


def typing(*lines: str) -> Person:
    """Somebody who types these lines and leaves."""
    left = iter(lines)
    return lambda _: next(left, None)


def resumed(save: str, person: Person) -> tuple[list[Wire], str]:
    """Resume a save until the person leaves; everything that was told, and the record that is kept then."""
    with TemporaryDirectory() as folder:
        state = Path(folder)
        _games(state).mkdir(parents=True)
        (_games(state) / "game.lastcard").write_text(save, encoding="utf-8")
        told = play(state, "--resume", person=person)
        return told, load(saved(state)).record()


def rest_of_round(save: str) -> list[str]:
    """How the round of a save goes on in its record when people answer everything with what is offered first."""
    ones = typing(*["1"] * _ENOUGH)
    _, record = resumed(save, lambda told: None if told[-1:] == [_NEXT_ROUND] else ones(told))
    before = load(save).record()
    assert record.startswith(before)
    rest, result, end = record.removeprefix(before).partition("result ")
    assert result, "the round did not end"
    return [*rest.splitlines(), result + end.splitlines()[0]]


def events(told: list[Wire]) -> list[Wire]:
    """What happened, of all that was told."""
    return [line for line in told if "event" in line]


def asked(told: list[Wire]) -> Wire | None:
    """The last question that was put."""
    return next((line["asked"] for line in reversed(told) if "asked" in line), None)
