"""Nothing that is in a file steers the terminal in which it is read: it fills no clipboard, and hides or turns no text."""

from __future__ import annotations

import os
import pty
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from cli.calling import COMMAND
from lastcard.cli import run
from lastcard.clients.names import names_line
from lastcard.match import Match
from lastcard.record import Chance

CLIPBOARD = "\x1b]52;c;aGk=\x07"
STEERING = ("\x9b31m", "\x7f", "\r", "\u202e", "\u2066", "\x85", "\u2028")
"""Sequences of both kinds of control characters, and what turns text round."""
SPACES = frozenset({"\n", "\u00a0", "\u202f"})


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The lines of a record with everything that one can have: names, rules, a round's own chance, moves."""
    match = Match.seated("classic", players=2, seed="seed", rules={"target": 20})
    match.next(Chance("01" * 32, ("ana", "ben"), "02" * 32, (0, 1)))
    for _ in range(3):
        question = match.asked[0]
        match.move(question.seat, str(question.choices[0]))
    first, *rest = match.record().rstrip("\n").split("\n")
    return [first, names_line(["Ana", "Ben"]), *rest]


def steered(lines: list[str]) -> Iterator[str]:
    """Texts of these lines, each with something in one of its words that would steer a terminal."""
    turns = count()
    for at, line in enumerate(lines):
        words = line.split(" ")
        for word in range(len(words)):
            for steering in (CLIPBOARD, STEERING[next(turns) % len(STEERING)]):
                changed = " ".join([*words[:word], words[word] + steering + "x", *words[word + 1 :]])
                yield "\n".join([*lines[:at], changed, *lines[at + 1 :]]) + "\n"
        yield "\n".join([*lines[:at], f"{CLIPBOARD} x", *lines[at:]]) + "\n"


def check(read: str) -> None:
    """What was written can be shown, and is nothing else."""
    assert {letter for letter in read if not letter.isprintable()} <= SPACES


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--plain", "--resume")])
def test_no_word_of_a_record_or_of_a_saved_game_steers_the_terminal(
    command: tuple[str, ...],
    lines: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Right or wrong: it is told, or the line that is wrong."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    file, endings = tmp_path / "a.lastcard", set[int]()
    if command[0] == "play":
        lines = ["# seats easy easy", *lines]
    with Path(os.devnull).open() as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        for text in steered(lines):
            file.write_text(text, encoding="utf-8")
            endings.add(run([*command, str(file), "--lang", "en"]))
            told = capsys.readouterr()
            assert told.out or told.err
            check(told.out + told.err)
    assert endings <= {0, 1, 2}


def test_neither_a_file_of_settings_nor_of_commitments_nor_any_name_of_one_steers_the_terminal(
    lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong with them is said."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    escaped = "\\u001b]52;c;aGk=\\u0007\\u202e"
    record, file = tmp_path / "record", tmp_path / f"file{CLIPBOARD}\u202e"
    record.write_text("\n".join(lines), encoding="utf-8")
    for text in (f'"{escaped}" = 1', f'[limits]\n"{escaped}" = 1', f'[limits]\nburst = "{escaped}"', CLIPBOARD):
        file.write_text(text, encoding="utf-8")
        assert run(["serve", "--settings", str(file)]) == 2
        assert run(["verify", str(record), "--commitments", str(file)]) == 2
        assert run(["replay", str(file)]) == 2
    file.unlink()
    assert run(["replay", str(file)]) == 2
    assert run([f"dance{CLIPBOARD}"]) == 2
    assert run(["join", f"http://{CLIPBOARD}"]) == 2
    told = capsys.readouterr()
    check(told.out + told.err)


def test_a_record_on_the_full_screen_steers_no_terminal(lines: list[str], tmp_path: Path) -> None:
    """The screen draws with sequences of its own, and with none of the file's."""
    file = tmp_path / "a.lastcard"
    text = "\n".join(lines).replace("seed seed", f"seed {CLIPBOARD}").replace('"Ana"', '"Ana\\u001b]52;c;aGk=\\u0007"')
    file.write_text(text, encoding="utf-8")
    ours, theirs = pty.openpty()
    env = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "100", "LINES": "40"}
    with subprocess.Popen([*COMMAND, "replay", str(file)], stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        os.close(theirs)
        read = b""
        while b"aGk=" not in read:
            read += os.read(ours, 65536)
        os.write(ours, b"q")
        while part := _read(ours):
            read += part
        process.wait()
    os.close(ours)
    assert b"\x1b]52" not in read


def _read(terminal: int) -> bytes:
    """What else is written; nothing once the other side has gone."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""
