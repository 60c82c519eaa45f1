"""What uvicorn's WebSocket lacks: writing at once, knowing how much is still unread, and dropping who does not read.

ASGI can only wait for a slow reader. A table must never wait: it writes and goes on.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "lastcard.socket"

_SHORT, _LONG = 126, 65536
"""Sizes from which a frame's head needs 2 or 8 bytes for it."""


class DirectSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the application can write to without waiting."""

    def handle_connect(self, event: Request) -> None:
        """Put this socket into the scope, where the application finds it."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # noqa: PLR2004  switching protocols
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def write(self, payload: bytes) -> int:
        """Send a text; how many bytes the reader has not taken yet."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return 0
        # A whole text in one frame: nothing of the protocol's state changes, so it need not be asked.
        size = len(payload)
        if size < _SHORT:
            head = b"\x81%c" % size
        elif size < _LONG:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + payload)
        return self.transport.get_write_buffer_size()

    def keepalive_timeout(self) -> None:
        """Whoever does not answer pings does not read the rest either: end the connection now."""
        super().keepalive_timeout()
        self.drop()

    def refused(self) -> None:
        """Its handshake was refused; uvicorn would take that for an oversight and complain."""
        self.handshake_complete = True

    def drop(self) -> None:
        """End the connection now, whatever is still unread."""
        self.transport.abort()
