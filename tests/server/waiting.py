"""Waiting for what a server does by itself, however busy the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE_S = 300.0
"""How long anything may take that must come, a whole match on a very busy machine included."""


async def until(found: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not found():  # noqa: ASYNC110  what happens elsewhere sets no event of ours
            await asyncio.sleep(0.01)
