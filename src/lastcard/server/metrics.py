"""What the server counts and how long things take, for Prometheus.

With every move some of it goes up: so it is kept in plain numbers, and made into what Prometheus reads when somebody does.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

_BOUNDS_S = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_EVERY_S = 0.5


class Times:
    """How long something took, each time: `add` is told so with every move, and only notes it."""

    __slots__ = ("_counts", "_noted", "_sum_s", "add")

    def __init__(self) -> None:
        self._counts, self._sum_s = [0] * (len(_BOUNDS_S) + 1), 0.0
        self._noted: list[float] = []
        self.add: Callable[[float], None] = self._noted.append

    def count(self) -> None:
        """Count what was noted."""
        for seconds in self._noted:
            self._counts[bisect_left(_BOUNDS_S, seconds)] += 1
        self._sum_s += sum(self._noted)
        self._noted.clear()

    def family(self, name: str, what: str) -> HistogramMetricFamily:
        """All of them, as Prometheus has it."""
        self.count()
        bounds = [*map(floatToGoString, _BOUNDS_S), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._counts)), strict=True))
        return HistogramMetricFamily(name, what, buckets=buckets, sum_value=self._sum_s)


class Metrics(Collector):
    """The counts of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self._refusals: Counter[str] = Counter()
        self._dropped: Counter[str] = Counter()
        self._watched: dict[str, Callable[[], int]] = {}
        self.lease_age_s: Callable[[], float] = lambda: 0.0
        """How long ago it was known last that this server may own tables; one that is alone always may."""
        self.durable = 0
        """Entries made durable."""
        self.claimed = 0
        """Tables that were loaded, and owned from then on."""
        self.fenced = 0
        """Tables that somebody else owned by then."""
        self.commit, self.move, self.lag = Times(), Times(), Times()
        """From an entry to its being durable, from there on to all being told as well, and how late the loop is."""

    def refused(self, code: str) -> None:
        """A message was refused."""
        self._refusals[code] += 1

    def dropped(self, code: str) -> None:
        """A connection was closed by the server."""
        self._dropped[code] += 1

    def watch(
        self,
        *,
        commits: Callable[[], int],
        tables: Callable[[], int],
        connections: Callable[[], int],
        gaps: Callable[[], int],
    ) -> None:
        """Ask for these when somebody reads."""
        self._watched = {"commits": commits, "tables": tables, "connections": connections, "gaps": gaps}

    def collect(self) -> Iterator[Metric]:
        """Everything that there is."""
        yield CounterMetricFamily("lastcard_entries", "Entries made durable", self.durable)
        yield CounterMetricFamily("lastcard_claimed", "Tables loaded, and owned from then on", self.claimed)
        yield CounterMetricFamily("lastcard_fenced", "Tables that had another owner by then", self.fenced)
        yield CounterMetricFamily("lastcard_gaps", "How often something from another server was lost", self._now("gaps"))
        yield GaugeMetricFamily("lastcard_lease_age_seconds", "Since the lease of this server was renewed", self.lease_age_s())
        yield _by_code("lastcard_refusals", "Messages refused", self._refusals)
        yield _by_code("lastcard_dropped", "Connections closed by the server", self._dropped)
        yield self._gauge("commits", "Transactions made durable since the start")
        yield self._gauge("tables", "Tables in memory, which this server owns")
        yield self._gauge("connections", "Open connections")
        yield self.commit.family("lastcard_commit_seconds", "From handing an entry in to its being durable")
        yield self.move.family("lastcard_move_seconds", "From handing an entry in to everybody being told")
        yield self.lag.family("lastcard_loop_lag_seconds", "How much later than it should something is done")

    def _gauge(self, name: str, what: str) -> GaugeMetricFamily:
        return GaugeMetricFamily(f"lastcard_{name}", what, self._now(name))

    def _now(self, name: str) -> int:
        return self._watched[name]() if name in self._watched else 0

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)

    @contextmanager
    def watching_lag(self, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
        """Look twice a second how late the loop is, and count what was noted meanwhile."""
        next_look: list[asyncio.TimerHandle] = []

        def look_later() -> None:
            due = loop.time() + _EVERY_S
            next_look[:] = [loop.call_at(due, look, due)]

        def look(due: float) -> None:
            self.lag.add(max(0.0, loop.time() - due))
            for times in (self.commit, self.move, self.lag):
                times.count()
            look_later()

        look_later()
        try:
            yield
        finally:
            next_look[0].cancel()


def _by_code(name: str, what: str, counts: Counter[str]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, what, labels=["code"])
    for code, count in counts.items():
        family.add_metric([code], count)
    return family
