"""Lines typed at a terminal while a table talks."""

from __future__ import annotations

import asyncio
import os
import pty
import signal
import subprocess
import sys
import termios

import pytest

from lastcard.cli.keyboard import LINE_MAX, Typed

ERASE = "\r\x1b[J"

TALK = """
import asyncio, signal
from lastcard.cli.keyboard import keyboard

async def main():
    with keyboard() as lines:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, lines.write, "Ben plays Red 7.\\n")
        lines.write("Answer: ")
        line = await lines.line()
        lines.write(f"<{line}>\\n")

asyncio.run(main())
"""


def typed(*keys: str | bytes) -> list[str | None]:
    """The lines that keys make."""

    async def lines() -> list[str | None]:
        typing = Typed()
        for key in (*keys, "the last\n"):
            typing.press(key.encode() if isinstance(key, str) else key)
        found: list[str | None] = []
        while (line := await typing.line()) != "the last":
            found.append(line)
        return found

    return asyncio.run(lines())


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (["hand\r"], "hand"),
        (["1", " u", "no", "\n"], "1 uno"),
        (["Zoé\n"], "Zoé"),
        ([b"Zo\xc3", b"\xa9\n"], "Zoé"),
        (["hamd", "\x7f\x7f", "nd\n"], "hand"),
        (["why\b\b\b\b\btop\n"], "top"),
        (["play R7\x171\n"], "play1"),
        (["nonsense\x152\n"], "2"),
        (["1\x1b[A\x1b[D\x1bOP\x1b[3~\n"], "1"),
        (["a\x00\x01\tb\n"], "ab"),
        (["x" * 5000 + "\n"], "x" * LINE_MAX),
        (["\n"], ""),
    ],
)
def test_keys_make_a_line(keys: list[str | bytes], line: str) -> None:
    """Letters of any language, corrections, and keys that mean nothing here."""
    assert typed(*keys) == [line]


def test_the_end_of_input_is_typed_on_an_empty_line_alone() -> None:
    """In the middle of a line it does nothing."""
    assert typed("\x04") == [None]
    assert typed("ha\x04nd\n") == ["hand"]


def test_what_is_told_meanwhile_stands_above_the_line_being_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The prompt and what was typed are taken away and written again below; nothing of it is lost."""
    monkeypatch.setenv("COLUMNS", "20")
    typing = Typed()
    typing.write("Your choice: ")
    typing.press(b"ha")
    capsys.readouterr()
    typing.write("Ben plays Red 7.\n")
    assert capsys.readouterr().out == ERASE + "Ben plays Red 7.\nYour choice: ha"
    typing.press(b"nd or some more")
    capsys.readouterr()
    typing.write("Cy draws.\n")
    assert capsys.readouterr().out == "\r\x1b[1A\x1b[J" + "Cy draws.\nYour choice: hand or some more"
    typing.withdraw()
    assert capsys.readouterr().out == "\r\x1b[1A\x1b[J" + "hand or some more"
    typing.press(b"\n")
    capsys.readouterr()
    typing.write("Ben draws.\n")
    assert capsys.readouterr().out == "Ben draws.\n"


def test_a_terminal_is_given_back_as_it_was() -> None:
    """Half a line is typed, somebody plays, the line is finished; afterwards the terminal echoes again."""
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    with subprocess.Popen([sys.executable, "-c", TALK], stdin=theirs, stdout=theirs, env=environment) as talking:
        shown = b""
        while b"Answer: " not in shown:
            shown += os.read(ours, 4096)
        os.write(ours, b"ha")
        while b"Answer: ha" not in shown:
            shown += os.read(ours, 4096)
        talking.send_signal(signal.SIGUSR1)
        while b"Ben plays" not in shown:
            shown += os.read(ours, 4096)
        os.write(ours, b"nd\r")
        while b"<hand>" not in shown:
            shown += os.read(ours, 4096)
        assert talking.wait(60) == 0
    assert b"Answer: ha" in shown
    assert f"{ERASE}Ben plays Red 7.\r\nAnswer: ha".encode() in shown
    assert termios.tcgetattr(theirs) == before
    os.close(ours)
    os.close(theirs)
