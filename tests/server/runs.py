"""Servers within a test."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from lastcard.server.prove import OPEN, QUICK
from lastcard.server.settings import Limits, Paces
from lastcard.server.sitting import Seated, seated


class Running(Protocol):
    """Runs a server within the test; its address."""

    def __call__(
        self,
        paces: Paces = QUICK,
        limits: Limits = OPEN,
        begin: Seated = seated,
        now: Callable[[], float] | None = None,
    ) -> AbstractAsyncContextManager[str]:
        """With paces and limits of its own, and matches that begin as the test likes."""
