"""Lines that a person types while a table goes on talking.

At a terminal the line being typed stays whole: what is told meanwhile is written above it. From a pipe, a file or a terminal
that can only add lines, lines are read one by one as they are wanted.
"""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import signal
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import get_terminal_size
from typing import TextIO

READ_BYTES = 4096
LINE_MAX = 500
"""A longer line is no answer to anything."""
_ESCAPE = re.compile(r"\x1b(?:[\[O][0-?]*[ -/]*[@-~]?|.)?", re.DOTALL)
"""What keys like the arrows send."""


class Piped:
    """Lines of a pipe or a file, or of a terminal that can only add lines."""

    def __init__(self) -> None:
        self.patient = not _is_terminal(sys.stdin)
        self._fd = _descriptor(sys.stdin)
        self._unread = b""
        self._open = False
        """Whether something stands on the last line that was written."""

    def write(self, text: str) -> None:
        """Write sentences, or what comes before an answer; each begins a line of its own."""
        sys.stdout.write("\n" + text if self._open else text)
        sys.stdout.flush()
        self._open = not text.endswith("\n")

    def withdraw(self) -> None:
        """What is written stays written."""

    async def line(self) -> str | None:
        """The next line; None at the end."""
        while b"\n" not in self._unread:
            data = await self._read()
            if not data:
                rest, self._unread = self._unread, b""
                return rest.decode(errors="replace") if rest else None
            self._unread += data
        first, _, self._unread = self._unread.partition(b"\n")
        # Typing it has ended the line of the prompt.
        self._open = self._open and self.patient
        return first.decode(errors="replace")

    async def _read(self) -> bytes:
        """What can be read next, without keeping the table waiting."""
        if self._fd is None:
            return sys.stdin.readline().encode()
        loop, ready = asyncio.get_running_loop(), asyncio.Event()
        try:
            loop.add_reader(self._fd, ready.set)
        except PermissionError:
            # A file is always ready, and cannot be waited for.
            return os.read(self._fd, READ_BYTES)
        try:
            await ready.wait()
        finally:
            loop.remove_reader(self._fd)
        return os.read(self._fd, READ_BYTES)


class Typed:
    """Lines typed at a terminal, with a prompt that stays below everything that is told."""

    patient = False

    def __init__(self) -> None:
        self._decode = codecs.getincrementaldecoder("utf-8")(errors="replace").decode
        self._keys = ""
        """Keys that are not understood yet."""
        self._prompt = ""
        self._text = ""
        """What has been typed of the line."""
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()

    async def line(self) -> str | None:
        """The next line; None when its end was typed."""
        return await self._lines.get()

    def write(self, text: str) -> None:
        """Write sentences above the line being typed; a text without an end is the new prompt."""
        told, _, prompt = text.rpartition("\n")
        written = self._erased()
        if text != prompt:
            written += told + "\n"
        if prompt:
            self._prompt = prompt
        self._show(written + self._prompt + self._text)

    def withdraw(self) -> None:
        """Take the prompt back."""
        erased, self._prompt = self._erased(), ""
        self._show(erased + self._text)

    def press(self, data: bytes) -> None:
        """Keys were pressed."""
        self._keys += self._decode(data)
        while self._keys:
            if self._keys[0] == "\x1b":
                found = _ESCAPE.match(self._keys)
                assert found is not None
                self._keys = self._keys[found.end() :]
            else:
                key, self._keys = self._keys[0], self._keys[1:]
                self._press(key)

    def _press(self, key: str) -> None:
        match key:
            case "\r" | "\n":
                self._show("\n")
                self._lines.put_nowait(self._text)
                self._prompt = self._text = ""
            case "\x04":
                if not self._text:
                    self._lines.put_nowait(None)
            case "\x7f" | "\b":
                self._retype(self._text[:-1])
            case "\x15":
                self._retype("")
            case "\x17":
                self._retype(self._text.rstrip().rpartition(" ")[0])
            case _ if key.isprintable() and len(self._text) < LINE_MAX:
                self._text += key
                self._show(key)
            case _:
                pass

    def _retype(self, text: str) -> None:
        erased, self._text = self._erased(), text
        self._show(erased + self._prompt + self._text)

    def _erased(self) -> str:
        """Signs that take the prompt and the typed text off the screen."""
        from rich.cells import cell_len  # noqa: PLC0415  pipes do without it, and it takes a moment

        shown = cell_len(self._prompt + self._text)
        if not shown:
            return ""
        rows = (shown - 1) // get_terminal_size().columns
        return "\r" + f"\x1b[{rows}A" * (rows > 0) + "\x1b[J"

    def _show(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Take keys one by one, and give the terminal back as it was."""
        fd, loop = sys.stdin.fileno(), asyncio.get_running_loop()
        before = termios.tcgetattr(fd)

        def begin() -> None:
            tty.setcbreak(fd, termios.TCSANOW)
            self._show(self._erased() + self._prompt + self._text)

        def read() -> None:
            data = os.read(fd, READ_BYTES)
            if data:
                self.press(data)
            else:
                loop.remove_reader(fd)
                self._lines.put_nowait(None)

        begin()
        loop.add_reader(fd, read)
        # When a stopped program goes on, the terminal is as another program left it.
        loop.add_signal_handler(signal.SIGCONT, begin)
        try:
            yield
        finally:
            loop.remove_signal_handler(signal.SIGCONT)
            loop.remove_reader(fd)
            termios.tcsetattr(fd, termios.TCSADRAIN, before)
            if self._prompt or self._text:
                self._show("\n")


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Let Ctrl-C, a closed terminal and a request to end be like leaving the table: what runs now is cancelled."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    for number in signals:
        loop.add_signal_handler(number, task.cancel)
    try:
        yield
    finally:
        for number in signals:
            loop.remove_signal_handler(number)


@contextmanager
def keyboard() -> Iterator[Piped | Typed]:
    """The lines of this process: typed where a terminal can show them whole, read one by one elsewhere."""
    if _is_terminal(sys.stdin) and _is_terminal(sys.stdout) and os.environ.get("TERM", "dumb") != "dumb":
        typed = Typed()
        with typed.listening():
            yield typed
    else:
        yield Piped()


def _is_terminal(stream: TextIO) -> bool:
    return _descriptor(stream) is not None and stream.isatty()


def _descriptor(stream: TextIO) -> int | None:
    """The file of a stream; what programs put in place of a terminal may have none."""
    try:
        return stream.fileno()
    except (AttributeError, OSError):
        return None
