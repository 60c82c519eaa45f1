"""Snapshots of screens are pictures, with files that end in .svg; a pause lasts until everything at hand is done."""

from __future__ import annotations

import asyncio

import pytest
from pytest_textual_snapshot import SVGImageExtension  # type: ignore[import-untyped]

# The plug-in still uses an older name of this setting.
SVGImageExtension.file_extension = "svg"

_SOON_S = 0.001


async def _settled(_min_s: float = 0.0, _max_s: float = 0.0) -> None:
    """Wait until nothing is left to be done now: all else waits for a key, a thread, a socket or a later time."""
    loop = asyncio.get_running_loop()
    quiet = 0
    # What was just set going may take a turn of the loop to say what comes next.
    while quiet < 3:
        await asyncio.sleep(0)
        due = loop.time() + _SOON_S
        ready = loop._ready  # type: ignore[attr-defined]  # noqa: SLF001  no other way tells it
        timers = loop._scheduled  # type: ignore[attr-defined]  # noqa: SLF001
        busy = bool(ready) or any(timer.when() <= due and not timer.cancelled() for timer in timers)
        quiet = 0 if busy else quiet + 1


@pytest.fixture(autouse=True)
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual sleeps for a fiftieth of a second, several times for each key, and guesses by the clock of the processor."""
    for module in ("app", "pilot"):
        monkeypatch.setattr(f"textual.{module}.wait_for_idle", _settled)
