"""Whether a terminal shows pictures, and how they are sent to it: it is asked before the screen is opened.

Three questions are asked at once, how large a cell is, of how many colours a sixel picture may be, and whether kitty's protocol
is known, and then one that every terminal answers: with that answer nothing more is to come, however slow the line is.
"""

from __future__ import annotations

import os
import re
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

PATIENCE_S = 2.0
"""What answers nothing for so long is no terminal that could show pictures."""
COLOURS = 256
"""A terminal that does not say how many colours a picture may have takes so many."""

CELL, REGISTERS, ATTRIBUTES = "\x1b[16t", "\x1b[?1;1;0S", "\x1b[c"
KITTY = "\x1b_Gi=1,a=q,s=1,v=1,f=24;AAAA\x1b\\"
"""Whether a picture of one pixel could be shown."""
_CELL = re.compile(r"\x1b\[6;(?P<height>\d+);(?P<width>\d+)t")
_REGISTERS = re.compile(r"\x1b\[\?1;0;(?P<count>\d+)S")
_ATTRIBUTES = re.compile(r"\x1b\[\?(?P<all>[\d;]*)c")
_SIXEL = "4"
_KITTY = "\x1b_Gi=1;OK\x1b\\"


class Graphics(NamedTuple):
    """How many pixels a cell of the terminal has, of how many colours a picture may be, and how one is sent."""

    width: int
    height: int
    colours: int = COLOURS
    protocol: Literal["sixel", "kitty"] = "sixel"


def graphics_of(write: Callable[[str], object], read: Callable[[], str], cell: tuple[int, int] = (0, 0)) -> Graphics | None:
    r"""What the terminal says; `read` gives what has come, or nothing if nothing comes any more. None: it shows no pictures.

    The size of a cell is what the system knows of it, where the terminal does not say.

    >>> says = iter(["\x1b[6;20;10t", "\x1b[?62;4;22c"])
    >>> graphics_of(lambda asked: None, lambda: next(says))
    Graphics(width=10, height=20, colours=256, protocol='sixel')
    """
    write(CELL + REGISTERS + KITTY + ATTRIBUTES)
    said = ""
    while (attributes := _ATTRIBUTES.search(said)) is None:
        more = read()
        if not more:
            return None
        said += more
    told = _CELL.search(said)
    width, height = cell if told is None else (int(told["width"]), int(told["height"]))
    if not (width and height):
        return None
    # The first number is the kind of terminal, and the others are what it can do. Some that know both protocols do not know
    # kitty's placeholders, so that sixels go first.
    if _SIXEL not in attributes["all"].split(";")[1:]:
        return Graphics(width, height, protocol="kitty") if _KITTY in said else None
    registers = _REGISTERS.search(said)
    colours = COLOURS if registers is None else min(COLOURS, int(registers["count"]))
    return Graphics(width, height, colours)


def graphics_here() -> Graphics | None:
    """What this terminal shows; nothing where it is asked for no colours."""
    if "NO_COLOR" in os.environ:
        return None
    try:
        with _unread() as read:
            return graphics_of(_write, read, _cell())
    except (ImportError, OSError):
        # No terminal of the kind that can be asked.
        return None


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _cell() -> tuple[int, int]:
    """The width and height of a cell, as far as the system knows them."""
    import fcntl  # noqa: PLC0415  these two are for Unix, and for this alone
    import termios  # noqa: PLC0415

    rows, columns, width, height = struct.unpack("HHHH", fcntl.ioctl(sys.stdout.fileno(), termios.TIOCGWINSZ, b" " * 8))
    return (width // columns, height // rows) if rows and columns else (0, 0)


@contextmanager
def _unread() -> Iterator[Callable[[], str]]:
    """Read what a terminal says as it comes, and show nothing of it."""
    import select  # noqa: PLC0415  these three are for Unix, and for this alone
    import termios  # noqa: PLC0415
    import tty  # noqa: PLC0415

    where = sys.stdin.fileno()
    before = termios.tcgetattr(where)

    def read() -> str:
        ready, _, _ = select.select([where], [], [], PATIENCE_S)
        return os.read(where, 1024).decode(errors="replace") if ready else ""

    try:
        # What was typed already stays.
        tty.setcbreak(where, termios.TCSANOW)
        yield read
    finally:
        termios.tcsetattr(where, termios.TCSANOW, before)
