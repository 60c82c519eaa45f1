"""What takes long, in a thread, while an event loop goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

T = TypeVar("T")

_CORES = threading.BoundedSemaphore(os.cpu_count() or 1)
"""So many run at a time; the others wait for them."""


def in_thread(function: Callable[[], T]) -> asyncio.Future[T]:
    """What a function gives, or raises. A process that ends does not wait for it, nor does anything that needs a thread."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(how: Callable[[], None]) -> None:
        if not future.done():
            how()

    def run() -> None:
        with _CORES:
            try:
                how = partial(future.set_result, function())
            except BaseException as error:  # noqa: BLE001  raised where the future is looked at
                how = partial(future.set_exception, error)
        # The loop may have ended meanwhile.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, how)

    threading.Thread(target=run, name="aside", daemon=True).start()
    return future
