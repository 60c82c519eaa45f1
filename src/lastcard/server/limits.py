"""Who may do how much: a bucket that fills slowly, and what each address holds and has done."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable

from lastcard.server.settings import Limits

LOOPBACK = frozenset({"127.0.0.1", "::1", "::ffff:127.0.0.1"})
"""This machine, as it looks from here."""
_ADDRESSES_MAX = 10_000
"""Addresses remembered; the one heard of longest ago is forgotten first."""
_HOUR_S = 3600.0
_REQUEST_BURST = 10


class Bucket:
    """Lets a burst pass, and then so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._left, self._at = float(burst), now

    def take(self, now: float) -> bool:
        """Whether one more may pass."""
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """What the addresses that clients come from hold and have done. Nothing of it is ever written down."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._limits, self._now = limits, now
        self._held: Counter[str] = Counter()
        self._total = 0
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def may_connect(self, address: str) -> bool:
        """Whether an address may open one more connection."""
        limits = self._limits
        if self._total >= limits.connections or self._held[whose(address)] >= limits.connections_per_address:
            return False
        return self._take("open", address, limits.connections_per_address, limits.opened_per_address)

    def connected(self, address: str) -> None:
        """A connection was opened."""
        self._held[whose(address)] += 1
        self._total += 1

    def disconnected(self, address: str) -> None:
        """A connection was closed."""
        holder = whose(address)
        self._total -= 1
        self._held[holder] -= 1
        if not self._held[holder]:
            del self._held[holder]

    def may_request(self, address: str) -> bool:
        """Whether an address may make one more request."""
        rate = self._limits.requests_per_address
        return self._take("request", address, rate * _REQUEST_BURST, rate)

    def may_make(self, address: str) -> bool:
        """Whether an address may make one more table."""
        most = self._limits.tables_per_address
        return self._take("table", address, most, most / _HOUR_S)

    def _take(self, what: str, address: str, burst: float, per_second: float) -> bool:
        key, now = (what, whose(address)), self._now()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(burst, per_second, now)
            if len(self._buckets) > _ADDRESSES_MAX:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)


def whose(address: str) -> str:
    """Whose an address is: a household has a whole block of the new kind. One of the old kind may come dressed as a new one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))
