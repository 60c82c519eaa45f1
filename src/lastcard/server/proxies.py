"""Proxies: from whom it is believed where somebody comes from."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from lastcard.server.limits import LOOPBACK
from lastcard.server.store.backup import Unusable

_EXAMPLE = "10.0.0.0/24"


class Proxies:
    """Addresses of proxies: those of this machine, and networks besides.

    >>> proxies = Proxies("10.0.0.0/24, 192.0.2.7")
    >>> "10.0.0.9" in proxies, "192.0.2.7" in proxies, "127.0.0.1" in proxies
    (True, True, True)
    >>> "10.0.1.9" in proxies, "192.0.2.8" in proxies, "nobody" in proxies
    (False, False, False)
    """

    def __init__(self, given: str | None = None) -> None:
        """Networks, separated by commas."""
        self._networks = [_network(part.strip()) for part in (given or "").split(",") if part.strip()]

    def __contains__(self, address: object) -> bool:
        if address in LOOPBACK:
            return True
        try:
            parsed = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)

    def all(self) -> Iterable[str]:
        """Each of them, as text."""
        return (*LOOPBACK, *map(str, self._networks))


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        network = ipaddress.ip_network(text)
    except ValueError:
        message = f"{text} is no network of proxies: one looks like {_EXAMPLE}"
        raise Unusable("bad_proxies", message, network=text, example=_EXAMPLE) from None
    if not network.prefixlen:
        # Then anybody could say that they come from anywhere.
        message = f"{text} is everybody: name the addresses of your proxies, as {_EXAMPLE}"
        raise Unusable("bad_proxies", message, network=text, example=_EXAMPLE)
    return network
