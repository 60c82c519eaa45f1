"""However much a client sends at one time, others have their turn, and who says too much is read slowly."""

from __future__ import annotations

import asyncio

from lastcard.server.slices import REST_S, SLICE_BYTES, Slices
from server.waiting import until


class Pipe(asyncio.Transport):
    """A transport of which it is known whether it is read."""

    is_read = True
    is_closed = False

    def pause_reading(self) -> None:
        """Nothing more comes."""
        self.is_read = False

    def resume_reading(self) -> None:
        """It does."""
        self.is_read = True

    def is_closing(self) -> bool:
        """Whether its end was said."""
        return self.is_closed


async def test_a_flood_is_looked_at_a_slice_at_a_time() -> None:
    """Between two slices everybody else has a turn, and nothing more is read until all was looked at."""
    pipe, seen, turns = Pipe(), list[int](), list[bool]()
    loop = asyncio.get_running_loop()
    slices = Slices(pipe, loop, lambda part: seen.append(len(part)))
    slices.add(b"x" * (3 * SLICE_BYTES + 1))
    slices.add(b"x")
    while sum(seen) < 3 * SLICE_BYTES + 2:
        turns.append(pipe.is_read)
        await asyncio.sleep(0)
    assert seen == [SLICE_BYTES, SLICE_BYTES, SLICE_BYTES, 2]
    assert len(turns) >= len(seen)
    assert not any(turns)
    assert pipe.is_read


async def test_whoever_says_too_much_is_read_on_later() -> None:
    """Also if it came in small parts; what was not looked at when the connection ends is not looked at any more."""
    pipe, seen = Pipe(), list[bytes]()
    loop = asyncio.get_running_loop()
    slices = Slices(pipe, loop, seen.append)
    began = loop.time()
    slices.rest()
    slices.add(b"much")
    await until(lambda: bool(seen))
    assert loop.time() - began >= REST_S
    assert pipe.is_read
    slices.add(b"more")
    pipe.is_closed = True
    await until(lambda: slices.due is None)
    assert seen == [b"much"]
