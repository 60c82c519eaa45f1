"""Pictures of cards for terminals that show some: drawn for the size of their cells, and written as sixels or for kitty.

This is imported only when pictures are wanted: the extra `pictures` brings what draws them.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from itertools import count

import resvg_py
from PIL import Image

from lastcard import art
from lastcard.screens.tui.graphics import Graphics
from lastcard.screens.tui.pictured import Place, Shown

KEPT = 256
PIECE = 4096
"""How much of a picture kitty takes in one go."""
PLACEHOLDER = "\U0010eeee"
"""In its place kitty shows a cell of a picture: which one is told by the marks on it, and of which picture by its colour."""
NUMBERED = "\u0305\u030d\u030e\u0310\u0312\u033d\u033e\u033f"
"""The marks that stand for the first rows and columns."""
MARKS = {"plain": "", "heavy": "#e3b45b", "double": "#e3b45b"}
"""Round the card under the cursor, and round one that can jump in, there is a line."""
FAINT = 'fill="#11151b" fill-opacity="0.6"'
"""Over a card that stays down."""


class Album:
    """The pictures that a terminal shows."""

    def __init__(self, graphics: Graphics) -> None:
        self._graphics = graphics
        self._numbers = count(1)
        self.show = lru_cache(KEPT)(self._show)

    def _show(self, shown: Shown, place: Place, ground: str) -> str:
        """What has a picture appear at a place of the screen, on a ground, and leaves the cursor where it is."""
        drawn = self.drawn(shown, place, ground)
        if self._graphics.protocol == "kitty":
            said = kitty(drawn, next(self._numbers), place)
        else:
            with Image.open(BytesIO(drawn)) as image:
                said = _at(place.x, place.y) + sixel(image.convert("RGB"), self._graphics.colours)
        # A picture moves the cursor, and has colours of its own.
        return f"\x1b7{said}\x1b8"

    def drawn(self, shown: Shown, place: Place, ground: str) -> bytes:
        """A card in the middle of its place, as a PNG."""
        width, height = place.width * self._graphics.width, place.height * self._graphics.height
        scale = min(width / art.WIDTH, height / art.HEIGHT)
        left, top = (width / scale - art.WIDTH) / 2, (height / scale - art.HEIGHT) / 2
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=(
                    f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
                    f' viewBox="{-left:g} {-top:g} {width / scale:g} {height / scale:g}">'
                    f'<rect x="{-left:g}" y="{-top:g}" width="100%" height="100%" fill="{ground}"/>'
                    f"{_card(shown)}</svg>"
                )
            )
        )


def _card(shown: Shown) -> str:
    """A card as it lies or stands, with a line round it if it is marked."""
    rounded = f'x="1" y="1" width="{art.WIDTH - 2}" height="{art.HEIGHT - 2}" rx="11"'
    veil = "" if shown.up else f"<rect {rounded} {FAINT}/>"
    mark = MARKS[shown.frame]
    line = f'<rect {rounded} fill="none" stroke="{mark}" stroke-width="8"/>' if mark else ""
    return (
        art.card(shown.card, quarters=shown.colours).replace("<svg ", f'<svg width="{art.WIDTH}" height="{art.HEIGHT}" ', 1)
        + veil
        + line
    )


def _at(x: int, y: int) -> str:
    """What moves the cursor: terminals count from one."""
    return f"\x1b[{y + 1};{x + 1}H"


def kitty(png: bytes, number: int, place: Place) -> str:
    """A picture, sent in pieces, and the signs in its cells that show it.

    They are text like any other: whatever is written over them hides the picture, as it does a sixel.
    """
    data = b64encode(png).decode()
    pieces = [data[at : at + PIECE] for at in range(0, len(data), PIECE)]
    # It is told once what to do with all of them, and to answer nothing.
    told = [f"a=T,U=1,q=2,f=100,i={number},c={place.width},r={place.height},", *[""] * (len(pieces) - 1)]
    more = [*[1] * (len(pieces) - 1), 0]
    sent = "".join(f"\x1b_G{what}m={rest};{piece}\x1b\\" for what, rest, piece in zip(told, more, pieces, strict=True))
    rows = (
        _at(place.x, place.y + row) + "".join(PLACEHOLDER + NUMBERED[row] + NUMBERED[column] for column in range(place.width))
        for row in range(place.height)
    )
    return f"{sent}\x1b[38;2;{number >> 16 & 255};{number >> 8 & 255};{number & 255}m{''.join(rows)}"


def sixel(image: Image.Image, colours: int) -> str:
    r"""An image in rows of six pixels, one colour of a row after the other.

    >>> sixel(Image.new("RGB", (4, 2), "#ff0000"), 16)
    '\x1bP0;1q"1;1;4;2#0;2;100;0;0#0!4B-\x1b\\'
    """
    reduced = image.quantize(colours)
    palette, pixels, (width, height) = reduced.getpalette() or [], reduced.tobytes(), reduced.size
    paints = [tuple(round(part / 2.55) for part in palette[at : at + 3]) for at in range(0, len(palette), 3)]
    said = "".join(f"#{number};2;{red};{green};{blue}" for number, (red, green, blue) in enumerate(paints))
    return f'\x1bP0;1q"1;1;{width};{height}{said}' + "".join(_rows(pixels, width, height)) + "\x1b\\"


def _rows(pixels: bytes, width: int, height: int) -> Iterator[str]:
    for top in range(0, height, 6):
        masks: dict[int, bytearray] = {}
        for bit in range(min(6, height - top)):
            start = (top + bit) * width
            for x, colour in enumerate(pixels[start : start + width]):
                masks.setdefault(colour, bytearray(b"?" * width))[x] += 1 << bit
        lines = (f"#{colour}{_shortened(mask.decode())}" for colour, mask in masks.items())
        yield "$".join(lines) + "-"


def _shortened(signs: str) -> str:
    """A sign that comes more than three times in a row is said once, with how often."""
    return re.sub(r"(.)\1{3,}", lambda same: f"!{len(same[0])}{same[1]}", signs)
