"""A closed terminal and a request to stop: whatever ends the program, the table is saved."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.clients.games import read_game

PLAY = """
import sys
from pathlib import Path
from lastcard.clients.local import Settings
from lastcard.screens.tui.app import PlayApp

PlayApp(Settings(seed="7"), lang="en", folder=Path(sys.argv[1])).run()
"""


@pytest.mark.parametrize("stop", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_saves_and_ends(stop: signal.Signals, tmp_path: Path) -> None:
    """The program is gone soon after, and its table can be resumed."""
    path = tmp_path / "saved"
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    with subprocess.Popen(
        [sys.executable, "-c", PLAY, path], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as game:
        os.close(theirs)
        shown = b""
        # The table is there.
        while b"Bot 1" not in shown:
            shown += os.read(ours, 65536)
        game.send_signal(stop)
        try:
            while os.read(ours, 65536):
                pass
        except OSError:
            # The other end is closed: the program has ended.
            game.wait(60)
    os.close(ours)
    (saved,) = path.iterdir()
    assert read_game(saved).seats == ("person", "easy", "easy", "easy")
