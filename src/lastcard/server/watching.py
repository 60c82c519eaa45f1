"""What watches a server asks it: whether it lives, whether it can be used, and what it has counted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from lastcard.server.logs import ONE_A_MINUTE
from lastcard.server.metrics import Metrics

_FRESH_S = 1.0
"""How long an answer is good for: asking the log is a write, and anybody may ask us."""
_PATIENCE_S = 3.0
UNWRITABLE, UNREACHABLE = "the log cannot be written", "the bus cannot be reached"

_log = logging.getLogger("lastcard.server")


class Readiness:
    """Whether the server can be used: moves can be stored, and it does not stop."""

    def __init__(self, stopping: Callable[[], bool], tries: Callable[[], Awaitable[None]], wrong: str) -> None:
        """`tries` does what a move needs, so that nothing is changed, or fails: then this is wrong."""
        self._stopping, self._tries, self._wrong = stopping, tries, wrong
        self._loop = asyncio.get_running_loop()
        self._asked: asyncio.Task[str | None] | None = None
        self._fresh_until = 0.0

    async def reason(self) -> str | None:
        """Why it cannot be used; None if it can."""
        if self._stopping():
            return "the server stops"
        if self._asked is None or (self._asked.done() and self._loop.time() >= self._fresh_until):
            self._asked = self._loop.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> str | None:
        try:
            await asyncio.wait_for(self._tries(), _PATIENCE_S)
        except Exception as error:  # noqa: BLE001  whatever it is, nothing can be stored
            _log.warning("%s: %r", self._wrong, error, extra=ONE_A_MINUTE)
            return self._wrong
        finally:
            self._fresh_until = self._loop.time() + _FRESH_S
        return None


class Watching:
    """The answers to those who watch."""

    def __init__(self, metrics: Metrics, readiness: Readiness | None = None) -> None:
        self._metrics, self._readiness = metrics, readiness

    async def healthz(self, request: Request) -> Response:
        """The process serves."""
        del request
        return _text("ok")

    async def readyz(self, request: Request) -> Response:
        """It can be used, or why not."""
        del request
        reason = None if self._readiness is None else await self._readiness.reason()
        return _text("ok") if reason is None else _text(reason, HTTPStatus.SERVICE_UNAVAILABLE)

    async def metrics(self, request: Request) -> Response:
        """What was counted."""
        del request
        return Response(self._metrics.text(), media_type="text/plain")

    def asgi(self) -> ASGIApp:
        """All of it, for an address that only those who watch can reach."""
        return Starlette(
            routes=[Route("/healthz", self.healthz), Route("/readyz", self.readyz), Route("/metrics", self.metrics)],
        )


def _text(said: str, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(f"{said}\n", status, media_type="text/plain")
