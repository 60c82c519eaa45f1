"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._entries = Counter("lastcard_entries", "Entries made durable", registry=self._registry)
        self._refusals = Counter("lastcard_refusals", "Messages refused", ["code"], registry=self._registry)
        self._dropped = Counter("lastcard_dropped", "Connections closed by the server", ["code"], registry=self._registry)
        self._commits = Gauge("lastcard_commits", "Transactions made durable since the start", registry=self._registry)
        self._tables = Gauge("lastcard_tables", "Tables in memory", registry=self._registry)
        self._connections = Gauge("lastcard_connections", "Open connections", registry=self._registry)
        self.durable = 0
        """Entries made durable since somebody read last: with every move it goes up, so it is a plain number."""

    def refused(self, code: str) -> None:
        """A message was refused."""
        self._refusals.labels(code).inc()

    def dropped(self, code: str) -> None:
        """A connection was closed by the server."""
        self._dropped.labels(code).inc()

    def watch(self, *, commits: Callable[[], int], tables: Callable[[], int], connections: Callable[[], int]) -> None:
        """Ask for these when somebody reads."""
        self._commits.set_function(commits)
        self._tables.set_function(tables)
        self._connections.set_function(connections)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        self._entries.inc(self.durable)
        self.durable = 0
        return generate_latest(self._registry)
