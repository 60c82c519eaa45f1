"""What uvicorn's WebSocket lacks: hearing and writing at once, knowing how much is still unread, and dropping who does not read.

ASGI can only wait for a slow reader. A table must never wait: it writes and goes on.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "lastcard.socket"

_SHORT, _LONG = 126, 65536
"""Sizes from which a frame's head needs 2 or 8 bytes for it."""


class DirectSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the application can write to without waiting, and that need not be asked for each text."""

    hear: Callable[[str], None] | None = None
    """Who hears texts at once, from when it is set. Whatever came before, and all else, is received as ASGI has it."""
    may: Callable[[], bool] | None = None
    """Whether one more frame that is no message may pass, from when it is set: pings, too, make the server work and write."""
    _unsent: tuple[bytes, ...] = ()
    """What was written at this moment: it goes out as one."""

    def handle_connect(self, event: Request) -> None:
        """Put this socket into the scope, where the application finds it."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # noqa: PLR2004  switching protocols
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def send_receive_event_to_app(self) -> None:
        """Pass on a whole message."""
        if self.hear is not None and self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # This ends the connection.
                super().send_receive_event_to_app()
            else:
                self.frames = []
                self.hear(text)
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """Part of a message, perhaps of no size."""
        if self._passes():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Something to be answered."""
        if self._passes():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer, perhaps to nothing."""
        if self._passes():
            super().handle_pong(event)

    def _passes(self) -> bool:
        passes = self.may is None or self.may()
        if not passes:
            self.drop()
        return passes

    def write(self, payload: bytes) -> int:
        """Send a text; how many bytes the reader had not taken before."""
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
        if not self._unsent:
            self.loop.call_soon(self._send)
        self._unsent += (head, payload)
        return self.transport.get_write_buffer_size()

    def _send(self) -> None:
        unsent, self._unsent = self._unsent, ()
        if not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def deafen(self) -> None:
        """Take nothing more from the other side."""
        self.transport.pause_reading()

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
