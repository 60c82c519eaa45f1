"""The transport over NATS core: it keeps nothing, and tells nobody what was lost. That is the mailbox's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from lastcard.server.cluster.transport import EVERYBODY, OWNERS, Receive

_BYTES_MAX = 500_000
"""In one message: NATS takes a megabyte."""
_PENDING_MAX = 32_000_000
"""Bytes that may wait to be sent, as the largest records of several tables; more are lost, as if they had been on the way."""
_AWAY_MAX = 8_000_000
"""Bytes that wait for a bus that is away."""
_CONNECT_S = 5
_AGAIN_S = 0.1
_PING_S = 5
_PREFIX = "lastcard"
_ECHO = b""
"""What comes back to whoever has sent it to itself."""

_log = logging.getLogger("lastcard.server")


class NatsTransport:
    """See `lastcard.server.cluster.transport.Transport`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.bytes_max = _BYTES_MAX
        self._name = ""
        self._client: Client | None = None
        self._as_owner: Subscription | None = None
        self._unsent: deque[tuple[str, bytes]] = deque()
        self._pending = 0
        self._arrived, self._echoed = asyncio.Event(), asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    async def start(self, name: str, receive: Receive, again: Callable[[], None], *, owner: bool) -> None:
        """See `Transport`; `ConnectionError` says why it cannot be had."""
        tried: list[Exception] = []

        async def heard(message: Msg) -> None:
            if message.data == _ECHO:
                self._echoed.set()
            else:
                receive(message.data)

        async def failed(error: Exception) -> None:
            if self._client is None:
                tried[:] = [error]
            else:
                _log.warning("NATS: %s", _said(error))

        async def back() -> None:
            _log.warning("NATS is there again")
            again()

        try:
            # The client would try for ever, and nobody who starts a server would know.
            async with asyncio.timeout(_CONNECT_S):
                client = await nats.connect(
                    self._url,
                    name=name,
                    connect_timeout=_CONNECT_S,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=_AGAIN_S,
                    ping_interval=_PING_S,
                    pending_size=_AWAY_MAX,
                    error_cb=failed,
                    reconnected_cb=back,
                )
        except TimeoutError:
            raise ConnectionError(_said(tried[-1]) if tried else "it does not answer") from None
        self._client, self._name = client, name
        for subject in (name, EVERYBODY):
            await client.subscribe(f"{_PREFIX}.{subject}", cb=heard)
        if owner:
            self._as_owner = await client.subscribe(f"{_PREFIX}.{OWNERS}", queue=OWNERS, cb=heard)
        # Whoever hears of this process from now on reaches it.
        await client.flush()
        self._sending = asyncio.get_running_loop().create_task(self._send())

    async def retire(self) -> None:
        """See `Transport`."""
        if self._as_owner is not None:
            subscription, self._as_owner = self._as_owner, None
            # Where the bus is away, nobody asks.
            with contextlib.suppress(NatsError, OSError):
                await subscription.unsubscribe()

    def send(self, to: str, data: bytes) -> None:
        """See `Transport`."""
        if self._pending + len(data) > _PENDING_MAX:
            return
        self._pending += len(data)
        self._unsent.append((f"{_PREFIX}.{to}", data))
        self._arrived.set()

    async def reach(self) -> None:
        """See `Transport`: what is sent to oneself comes back."""
        if self._client is None or not self._client.is_connected:
            raise ConnectionError("NATS is away")
        # Not by the client's own `flush`: when somebody has given that up, a late answer ends all reading until it connects anew.
        self._echoed.clear()
        self.send(self._name, _ECHO)
        await self._echoed.wait()

    async def close(self) -> None:
        """See `Transport`."""
        if self._sending is not None:
            self._sending.cancel()
        if self._client is not None:
            with contextlib.suppress(NatsError, OSError, TimeoutError):
                async with asyncio.timeout(1.0):
                    while self._unsent:
                        await self._client.publish(*self._unsent.popleft())
                    await self._client.flush()
            # A bus that is away has nothing to be told, and of uvloop's connections that are lost the client asks too much.
            with contextlib.suppress(NatsError, OSError, RuntimeError):
                await self._client.close()

    async def _send(self) -> None:
        assert self._client is not None
        while True:
            await self._arrived.wait()
            self._arrived.clear()
            while self._unsent:
                subject, data = self._unsent.popleft()
                self._pending -= len(data)
                # What cannot be sent is lost, whatever the client makes of it; its number is missing where it was to go.
                with contextlib.suppress(Exception):
                    await self._client.publish(subject, data)


def _said(error: Exception) -> str:
    return str(error) or type(error).__name__
