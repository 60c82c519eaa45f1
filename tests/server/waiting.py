"""Waiting for what a server does by itself, however busy the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE_S = 60.0
"""How long anything may take that must come."""


async def until(found: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not found():  # noqa: ASYNC110  what happens elsewhere sets no event of ours
            await asyncio.sleep(0.01)
