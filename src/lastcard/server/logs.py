"""The log of a running server, within limits: whatever clients do, it does not fill the disk.

Lines are told apart by the place in the code that logs them. Each place may log some lines at once, and then one a minute; what
was held back is counted, and the count is said.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import msgspec

from lastcard.table.buckets import TokenBucket
from lastcard.words.printing import printable_lines

ONE_A_MINUTE: dict[str, object] = {"lines_max": 1}
"""For `extra`: of such lines even the second at once is held back."""

_LOGGERS = ("lastcard.server", "uvicorn.error", "asyncio")
"""All that a server writes to."""
_LINES_MAX = 20
"""Lines that one place may log at once."""
_MINUTE_S = 60.0

_log = logging.getLogger("lastcard.server")

_Place = tuple[str, int]
"""A file, and a line of it."""


class LogLimit(logging.Filter):
    """Lets so many lines of each place pass, and counts the others."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self._buckets: dict[_Place, TokenBucket] = {}
        self._held: Counter[_Place] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line passes; one that does says how many before it did not."""
        place, now = (record.pathname, record.lineno), self._now()
        if place not in self._buckets:
            self._buckets[place] = TokenBucket(getattr(record, "lines_max", _LINES_MAX), 1 / _MINUTE_S, now)
        if not self._buckets[place].allow(now):
            self._held[place] += 1
            return False
        # What a log of tables or a client is quoted with may hold anything.
        text = printable_lines(record.getMessage())
        if held := self._held.pop(place, 0):
            text = f"{text} ({_count(held)})"
        record.msg, record.args = text, None
        return True

    def tell(self) -> None:
        """Say what is held back and was not said yet: perhaps no further line of its place comes."""
        held, self._held = self._held, Counter()
        if held:
            _log.warning("%s", _count(held.total()))


@contextlib.contextmanager
def limited_log(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Keep the log of a server within limits while it runs."""
    limit = LogLimit(loop.time)
    loggers = [logging.getLogger(name) for name in _LOGGERS]
    for logger in loggers:
        logger.addFilter(limit)
    telling = loop.create_task(_tell_by_the_minute(limit))
    try:
        yield
    finally:
        telling.cancel()
        limit.tell()
        for logger in loggers:
            logger.removeFilter(limit)


@contextlib.contextmanager
def json_log(node: str) -> Iterator[None]:
    """Write the log of a server to standard error as lines of JSON while it runs, with what goes on as well."""
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines(node))
    loggers = [logging.getLogger(name) for name in _LOGGERS]
    for logger in loggers:
        logger.addHandler(handler)
    level = _log.level
    _log.setLevel(logging.INFO)
    try:
        yield
    finally:
        _log.setLevel(level)
        for logger in loggers:
            logger.removeHandler(handler)


class _JsonLines(logging.Formatter):
    """A line of JSON for each record: when, how bad, from which node, about which table, and what."""

    def __init__(self, node: str) -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname.lower(),
            "logger": record.name,
            "node": self._node,
        }
        if (table := getattr(record, "table", None)) is not None:
            line["table"] = table
        line["message"] = record.getMessage()
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


async def _tell_by_the_minute(limit: LogLimit) -> None:
    while True:
        await asyncio.sleep(_MINUTE_S)
        limit.tell()


def _count(held: int) -> str:
    return f"{held:,} more such {'line was' if held == 1 else 'lines were'} held back"
