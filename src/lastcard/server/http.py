"""What uvicorn's HTTP lacks: limits.

It would accept any number of connections and headers of any size, wait for ever for the rest of a request, and wait as long for
somebody to read an answer.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Container

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from lastcard.protocol import Failure, Refused, encode
from lastcard.server.limits import LOOPBACK, Addresses, network_of
from lastcard.server.metrics import Metrics
from lastcard.server.settings import Limits

_WHY = encode(Refused(Failure("too_many", "too many connections from this address")))
_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(_WHY), _WHY)
)


class LimitedHttp(HttpToolsProtocol):
    """HTTP within limits: a connection that exceeds them is closed."""

    limits: Limits
    addresses: Addresses
    refused: Callable[[str], None]
    """Counts a refusal."""
    open_by_network: Counter[str]
    """The open connections of each network that are not WebSockets. A proxy may have any number."""
    proxies: Container[str]
    _network: str | None = None
    _head_bytes = 0
    """What has come of a head that is not complete."""
    _parts_bytes = 0
    _in_body = False
    _answering: tuple[RequestResponseCycle, ...] = ()
    """What is being answered, and what came after it on the same connection."""
    _arriving: asyncio.TimerHandle
    """Ends the connection unless the request is there by then."""
    _leaving: asyncio.TimerHandle | None = None
    """Ends the connection unless the answer is being read by then."""

    @classmethod
    def within(
        cls, limits: Limits, addresses: Addresses, metrics: Metrics, proxies: Container[str] = LOOPBACK
    ) -> type[LimitedHttp]:
        """The protocol of a server with these limits."""
        own = {
            "limits": limits,
            "addresses": addresses,
            "refused": metrics.refused,
            "open_by_network": Counter(),
            "proxies": proxies,
        }
        return type(cls.__name__, (cls,), own)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody came: a request is due."""
        super().connection_made(transport)
        self._arriving = self._due()
        address = self.client[0] if self.client else ""
        if address not in self.proxies:
            self._network = network_of(address)
            self.open_by_network[self._network] += 1
            if not self.addresses.may_come(address) or self._holds_too_many():
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody went."""
        self._arriving.cancel()
        self._release()
        self.resume_writing()
        # Uvicorn would let only the last of several requests know, and the others would write to nobody and log it.
        for cycle in self._answering:
            cycle.disconnected = cycle.disconnected or not cycle.response_complete
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive part of a request."""
        if not self._in_body:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > self.limits.head_bytes:
            self.send_400_response(f"A head has at most {self.limits.head_bytes} bytes.")

    def on_url(self, url: bytes) -> None:
        """What is asked for, or some of it."""
        self._measure(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of its head."""
        self._measure(name + value)
        super().on_header(name, value)

    def _measure(self, part: bytes) -> None:
        """A head that arrives at one time is measured by its parts."""
        self._parts_bytes += len(part)
        if self._parts_bytes > self.limits.head_bytes:
            # The parser stops, and the request is answered as one that it cannot read.
            raise ValueError(f"a head has at most {self.limits.head_bytes} bytes")

    def on_message_begin(self) -> None:
        """A request begins."""
        self._parts_bytes = 0
        super().on_message_begin()
        self._arriving.cancel()
        self._arriving = self._due()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._head_bytes, self._in_body = 0, True
        super().on_headers_complete()
        if self.cycle is not None:
            self._answering = *(cycle for cycle in self._answering if not cycle.response_complete), self.cycle

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._in_body = False
        self._arriving.cancel()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a WebSocket, which has limits of its own; who is over that of opening any is told so before one is made."""
        address = self.client[0] if self.client else ""
        if address not in self.proxies and not self.addresses.may_open(address, counted=False):
            self.refused("too_many")
            self.transport.write(_TOO_MANY)
            self.transport.close()
            return
        self._release()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The answer is not being read."""
        super().pause_writing()
        self._leaving = self._due()

    def resume_writing(self) -> None:
        """It is."""
        if self._leaving is not None:
            self._leaving.cancel()
        super().resume_writing()

    def _holds_too_many(self) -> bool:
        return self._network is not None and self.open_by_network[self._network] > self.limits.connections_per_address

    def _release(self) -> None:
        if self._network is not None:
            self.open_by_network[self._network] -= 1
            if not self.open_by_network[self._network]:
                del self.open_by_network[self._network]
            self._network = None

    def _due(self) -> asyncio.TimerHandle:
        return self.loop.call_later(self.limits.request_s, self.transport.abort)
