"""Rate limits and connection limits by address."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from functools import lru_cache

from starlette.types import Scope

from lastcard.codes import Refusal
from lastcard.server.settings import Limits
from lastcard.table.buckets import TokenBucket

LOOPBACK = frozenset({"127.0.0.1", "::1", "::ffff:127.0.0.1"})
"""This machine, as it looks from here."""
WRITTEN_OUT = Refusal("too_many", "as much was stored for this address as may be in an hour: wait a moment")
_ADDRESSES_MAX = 10_000
"""Addresses remembered for each limit; the one heard of longest ago is forgotten first."""
_HOUR_S = 3600.0
_BURST = 10
"""How many seconds' worth may come at once."""


class Addresses:
    """The open connections and the rate limits of each network that clients come from. Nothing of it is ever written down."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._limits, self._now = limits, now
        self._open: Counter[str] = Counter()
        self._total = 0
        self._buckets: defaultdict[str, OrderedDict[str, TokenBucket]] = defaultdict(OrderedDict)
        """By what is counted, and by network."""

    def may_open(self, address: str, *, counted: bool = True) -> bool:
        """Whether an address may try to open one more WebSocket; one who may is counted, unless that is done later."""
        bucket = self._bucket("open", address, self._limits.connections_per_address, self._limits.opened_per_address)
        return bucket.allow(self._now()) if counted else bucket.has(1, self._now())

    def may_connect(self, address: str) -> bool:
        """Whether an address may hold one more WebSocket."""
        limits = self._limits
        return self._total < limits.connections and self._open[network_of(address)] < limits.connections_per_address

    def connected(self, address: str) -> None:
        """A WebSocket was opened."""
        self._open[network_of(address)] += 1
        self._total += 1

    def disconnected(self, address: str) -> None:
        """A WebSocket was closed."""
        network = network_of(address)
        self._total -= 1
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]

    def may_request(self, address: str) -> bool:
        """Whether an address may make one more request of the API."""
        return self._allow_burst("request", address, self._limits.requests_per_address)

    def may_load(self, address: str) -> bool:
        """Whether an address may load one more page, or file of one."""
        return self._allow_burst("page", address, self._limits.pages_per_address)

    def may_ask_health(self, address: str) -> bool:
        """Whether an address may ask once more how the server is. It is counted by itself: a load balancer depends on it."""
        return self._allow_burst("health", address, self._limits.requests_per_address)

    def may_come(self, address: str) -> bool:
        """Whether one more connection of an address is accepted, whatever comes of it."""
        return self._allow_burst("come", address, self._limits.accepted_per_address)

    def may_make(self, address: str) -> bool:
        """Whether an address may make one more table."""
        most = self._limits.tables_per_address
        return self._allow("table", address, most, most / _HOUR_S)

    def may_write(self, address: str) -> bool:
        """Whether an address may have something stored."""
        return self.written(address).has(0, self._now())

    def written(self, address: str) -> TokenBucket:
        """How many bytes may still be stored for an address."""
        most = self._limits.written_per_address
        return self._bucket("write", address, most, most / _HOUR_S)

    def _allow_burst(self, what: str, address: str, per_second: float) -> bool:
        return self._allow(what, address, per_second * _BURST, per_second)

    def _allow(self, what: str, address: str, burst: float, per_second: float) -> bool:
        return self._bucket(what, address, burst, per_second).allow(self._now())

    def _bucket(self, what: str, address: str, burst: float, per_second: float) -> TokenBucket:
        buckets, network = self._buckets[what], network_of(address)
        bucket = buckets.get(network)
        if bucket is None:
            bucket = buckets[network] = TokenBucket(burst, per_second, self._now())
            if len(buckets) > _ADDRESSES_MAX:
                buckets.popitem(last=False)
        buckets.move_to_end(network)
        return bucket


def address_of(scope: Scope) -> str:
    """Where a connection comes from."""
    client = scope.get("client")
    return client[0] if client else ""


@lru_cache(_ADDRESSES_MAX)
def network_of(address: str) -> str:
    """What is limited as one: an IPv4 address, which may come mapped to IPv6, or the IPv6 /64 that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))
