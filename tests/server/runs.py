"""Servers within a test."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from lastcard.server.settings import Limits, ServerPaces
from lastcard.table.state import Begin, seated
from lastcard.testing.process import OPEN, QUICK


class Running(Protocol):
    """Runs a server within the test; its address."""

    def __call__(
        self,
        paces: ServerPaces = QUICK,
        limits: Limits = OPEN,
        begin: Begin = seated,
        now: Callable[[], float] | None = None,
    ) -> AbstractAsyncContextManager[str]:
        """With paces and limits of its own, and matches that begin as the test likes."""
