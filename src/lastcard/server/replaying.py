"""The HTTP answer with a round of a finished match, move by move, with every seat's eyes: what the replay page shows."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import nullcontext
from typing import BinaryIO

import msgspec

from lastcard.replay import frames
from lastcard.views import Wire

_encode = msgspec.json.Encoder().encode
_LEVEL = 5
"""Of compression: more takes longer and saves little."""


def replay(info: Wire, record: str, round_no: int, body: BinaryIO, *, compressed: bool) -> Iterator[None]:
    """Write the answer with one round of a record, a move at a time.

    Each frame is packed before the next is made, as all of them together would take much room. The time of day is not in it.
    """
    with gzip.GzipFile(fileobj=body, mode="wb", compresslevel=_LEVEL, mtime=0) if compressed else nullcontext(body) as out:
        out.write(b'{"info":' + _encode(info) + b',"frames":[')
        between = b""
        for frame in frames(record, round_no):
            if frame is not None:
                out.write(between + _encode(frame))
                between = b","
            yield
        out.write(b"]}")
