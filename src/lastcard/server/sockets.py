"""WebSockets: one for each client, and the gateway that passes on what is said there and what tables answer.

The gateway checks who may connect and how much they may say, and never looks into what passes through. No payload is ever logged.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

from lastcard.codes import Refusal, require
from lastcard.protocol import DECODE_ERRORS, VERSION, Closed, Error, Hello, Ping, decode_hello, decode_message, encode
from lastcard.server.bus import Bus
from lastcard.server.frames import EXTENSION, bad_message, close, id_in, reject
from lastcard.server.limits import WRITTEN_OUT, Addresses, address_of
from lastcard.server.metrics import Metrics
from lastcard.server.settings import Limits
from lastcard.server.slices import SLICE_BYTES, Slices, awaits_frame
from lastcard.table.buckets import TokenBucket
from lastcard.table.chat import TALK
from lastcard.table.commands import Gone, Said
from lastcard.table.presence import LOST
from lastcard.table.seats import is_table_id
from lastcard.table.state import Client, Outgoing

_SHORT, _LONG = 126, 65536
"""Sizes from which a frame's head needs 2 or 8 bytes for it."""
_TEXT, _MASKED, _HEAD = 0x81, 0x80, 6
"""How a whole text begins, what is added to the size of one from a client, and how many bytes stand before it if it is short."""

_GONE_MAX = 10_000
ANSWER_S = 10.0
"""How long a table may take to answer a request."""
_GOODBYE_S = 10.0
"""How long a closed connection may take to go."""

UNSTORED = (*TALK, Ping)
"""Messages of which nothing is kept."""
RESTARTING = Refusal("unavailable", "the server restarts: try again in a moment")


class DirectSocket(WebSocketsSansIOProtocol):
    """What uvicorn's WebSocket lacks: to hear and write at once, to know how much is unread, to drop a client that does not read.

    ASGI can only wait for a slow reader. A table must never wait: it writes and goes on.
    """

    hear: Callable[[str | bytes], None] | None = None
    """Who hears texts at once, from when it is set, short ones as the bytes that came; all else is received as ASGI has it."""
    may: Callable[[], bool] | None = None
    """Whether one more frame that is no message may pass, from when it is set: pings, too, make the server work and write."""
    slices: Slices
    """What has come and waits, where that is much."""
    _between = False
    """Whether websockets has read whole messages so far, and waits for the next."""

    def handle_connect(self, event: Request) -> None:
        """Put this socket into the scope, where the application finds it."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # noqa: PLR2004  switching protocols
            self.scope["extensions"][EXTENSION] = {"socket": self}
            self.slices = Slices(self.transport, self.loop, self._read)

    def data_received(self, data: bytes) -> None:
        """Hear a short text that comes by itself, as nearly all do; websockets reads everything else."""
        size = len(data) - _HEAD
        if self._between and self.slices.due is None and 0 <= size < _SHORT and data[0] == _TEXT and data[1] == _MASKED | size:
            body = apply_mask(data[_HEAD:], data[2:_HEAD])
            if self.hear is None or self.close_sent or not body.isascii():
                self.curr_msg_data_type, self.frames = "text", [body]
                self.send_receive_event_to_app()
            else:
                self.hear(body)
        elif self.hear is None or (len(data) <= SLICE_BYTES and self.slices.due is None):
            self._read(data)
        else:
            self.slices.add(data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._between = self.conn.state is OPEN and self.conn.current_size is None and awaits_frame(self.conn.parser)

    def send_receive_event_to_app(self) -> None:
        """Pass on a whole message."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            # What uvicorn does, without the traceback that it logs.
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if self.hear is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.hear(text)

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

    def write(self, frames: bytes) -> int:
        """Send frames with whole texts; how many bytes the other side had not read before."""
        if self.close_sent or self.transport.is_closing():
            return 0
        unread = self.transport.get_write_buffer_size()
        # Nothing of the protocol's state changes by these, so it need not be asked.
        self.transport.write(frames)
        return unread

    def keepalive_timeout(self) -> None:
        """A client that does not answer pings does not read the rest either: end the connection now."""
        super().keepalive_timeout()
        self.drop()

    def drop(self) -> None:
        """End the connection now, whatever is still unread."""
        self.transport.abort()


def framed(text: bytes) -> bytes:
    """A whole text as a frame."""
    size = len(text)
    if size < _SHORT:
        return b"\x81%c%b" % (size, text)
    if size < _LONG:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class _Connection:
    """An open WebSocket."""

    __slots__ = ("bucket", "client", "excess", "hello", "send", "socket", "table")

    def __init__(self, client: Client, table: str, socket: DirectSocket, send: Send, bucket: TokenBucket) -> None:
        self.client, self.table, self.socket, self.send, self.bucket = client, table, socket, send, bucket
        self.excess = 0
        self.hello: Hello | None = None


class Gateway:
    """All clients of one server process."""

    def __init__(self, bus: Bus, limits: Limits, metrics: Metrics, addresses: Addresses, origins: frozenset[str]) -> None:
        self._bus, self._limits, self._metrics, self._addresses, self._origins = bus, limits, metrics, addresses, origins
        self._loop = asyncio.get_running_loop()
        self._now = self._loop.time
        self._name, self._number = bus.name, 0
        self._connections: dict[Client, _Connection] = {}
        self._unsent: dict[_Connection, bytes] = {}
        """What was written at this moment: what is for one connection goes out as one."""
        self._asking: dict[Client, tuple[str, asyncio.Future[bytes]]] = {}
        """Of which table each request asks, and where the answer goes."""
        self._written: dict[Client, TokenBucket] = {}
        """What may still be stored for each client."""
        self._gone: deque[Client] = deque()
        """Those who left lately: what they said last is stored, and counted, after that."""
        self._closing: set[asyncio.Task[None]] = set()
        self.stopping = False
        bus.serve_clients(self)

    @property
    def connections(self) -> int:
        """How many clients are connected."""
        return len(self._connections)

    async def ask(self, table: str, said: Said, address: str) -> dict[str, Any]:
        """A table's answer to a request from an address."""
        if self.stopping:
            raise RESTARTING
        client = self._come(address)
        answer: asyncio.Future[bytes] = self._loop.create_future()
        self._asking[client] = table, answer
        self._bus.to_table(table, client, said)
        try:
            found: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(answer, ANSWER_S))
        except TimeoutError:
            raise Refusal("unavailable", "the table does not answer: try again in a moment") from None
        finally:
            del self._asking[client]
            self._leave(client)
        if "error" in found:
            raise Refusal(found["error"]["code"], found["error"]["message"])
        return found

    def _come(self, address: str) -> Client:
        self._number += 1
        client = Client(self._name, self._number)
        self._written[client] = self._addresses.written(address)
        return client

    def _leave(self, client: Client) -> None:
        self._gone.append(client)
        if len(self._gone) > _GONE_MAX:
            del self._written[self._gone.popleft()]

    def check_origin(self, origin: str | None) -> None:
        """Pages of others may not act for our visitors; programs that are no browsers send no origin."""
        allowed = origin is None or origin in self._origins
        require(allowed, "forbidden", "this page may not use this server")

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One client from the handshake to its end."""
        address = address_of(scope)
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in {b"origin", b"host"}}
        await receive()
        try:
            require(not self.stopping, RESTARTING.code, str(RESTARTING))
            self.check_origin(headers.get(b"origin"))
            require(is_table_id(scope["path_params"]["table"]), "no_table", "there is no such table")
            require(self._addresses.may_connect(address), "too_many", "too many connections from this address")
        except Refusal as refusal:
            self._metrics.refused(refusal.code)
            await reject(scope, send, refusal)
            return
        await send({"type": "websocket.accept"})
        client, table = self._come(address), scope["path_params"]["table"]
        bucket = TokenBucket(self._limits.burst, self._limits.per_second, self._now())
        connection = self._connections[client] = _Connection(
            client, table, scope["extensions"][EXTENSION]["socket"], send, bucket
        )
        connection.socket.may = partial(self._allows_frame, connection)
        self._addresses.connected(address)
        try:
            await self._talk(connection, receive)
        finally:
            # The socket holds the scope and its listener: without this, they would wait for the collector.
            del scope["extensions"][EXTENSION]
            connection.socket.hear = connection.socket.may = None
            self._addresses.disconnected(address)
            self._leave(client)
            if self._connections.pop(client, None) is not None:
                self._bus.to_table(table, client, Gone())

    async def _talk(self, connection: _Connection, receive: Receive) -> None:
        """Pass on what a client says, as much as it may say."""
        try:
            first = await asyncio.wait_for(receive(), self._limits.hello_s)
            if first["type"] == "websocket.disconnect":
                return
            hello = decode_hello(first.get("text") or b"")
            require(hello.version == VERSION, "version", f"this server speaks version {VERSION}: load the page again")
        except TimeoutError:
            self._end(connection, Refusal("no_hello", "a connection begins with hello"))
        except Refusal as refusal:
            self._end(connection, refusal)
        except DECODE_ERRORS as error:
            self._end(connection, bad_message(error))
        else:
            connection.hello = hello
            self._bus.to_table(connection.table, connection.client, hello)
            connection.socket.hear = partial(self._heard, connection)
        while (message := await receive())["type"] != "websocket.disconnect":
            self._heard(connection, message.get("text") or b"")

    def _heard(self, connection: _Connection, frame: str | bytes) -> None:
        if connection.client not in self._connections:
            return
        now = self._now()
        if not connection.bucket.allow(now):
            connection.excess += 1
            connection.socket.slices.rest()
            most = f"at most {self._limits.per_second:g} messages a second: wait a moment"
            self._refuse(connection, frame, Refusal("too_many", most))
            return
        try:
            said = decode_message(frame)
        except DECODE_ERRORS as error:
            self._refuse(connection, frame, bad_message(error))
            return
        if not isinstance(said, UNSTORED) and not self._written[connection.client].has(0, now):
            self._refuse(connection, frame, WRITTEN_OUT)
        else:
            self._bus.to_table(connection.table, connection.client, said)

    def _refuse(self, connection: _Connection, frame: str | bytes, refusal: Refusal) -> None:
        """Answer a frame that no table hears of."""
        self._metrics.refused(refusal.code)
        self._write(connection, framed(encode(Error(id_in(frame), refusal.code, str(refusal)))))
        if connection.excess > self._limits.patience:
            self._end(connection, Refusal("too_many", "too many messages"))

    def _allows_frame(self, connection: _Connection) -> bool:
        """Whether one more frame that is no message is within the rate limit, or excess that is still tolerated."""
        allowed = connection.bucket.allow(self._now())
        connection.excess += not allowed
        return allowed or connection.excess <= self._limits.patience

    def deliver(self, messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
        """See `Clients`."""
        if payer in self._written:
            self._written[payer].spend(wrote)
        connections, write = self._connections, self._write
        moved: list[str] = []
        for message in messages:
            frame = framed(message.payload)
            for client in message.clients:
                if (connection := connections.get(client)) is not None:
                    write(connection, frame)
                    if message.closing is not None:
                        self._close_connection(connection, message.closing)
                        if message.closing == LOST[0]:
                            moved.append(connection.table)
                elif (asking := self._asking.get(client)) is not None and not asking[1].done():
                    asking[1].set_result(message.payload)
        if moved:
            self._bus.forget(*moved)

    def hello_of(self, client: Client) -> Hello | None:
        """See `Clients`."""
        return self._connections[client].hello if client in self._connections else None

    def lose(self, tables: Collection[str]) -> None:
        """See `Clients`."""
        self._fail(Refusal("unavailable", LOST[1]), tables)
        for connection in [connection for connection in self._connections.values() if connection.table in tables]:
            self._end(connection, Refusal(*LOST))

    def tables(self) -> set[str]:
        """See `Clients`."""
        return {connection.table for connection in self._connections.values()}

    def _fail(self, refusal: Refusal, tables: Collection[str] | None = None) -> None:
        """Answer requests, all or those of some tables, that will not be answered."""
        for table, answer in self._asking.values():
            if (tables is None or table in tables) and not answer.done():
                answer.set_exception(refusal)

    def _write(self, connection: _Connection, frame: bytes) -> None:
        unsent = self._unsent
        if not unsent:
            self._loop.call_soon(self._send)
        unsent[connection] = unsent[connection] + frame if connection in unsent else frame

    def _send(self) -> None:
        """Send what was written."""
        unsent, self._unsent = self._unsent, {}
        for connection, frames in unsent.items():
            if connection.socket.write(frames) > self._limits.unread_bytes:
                # Nothing more is read from a client that reads nothing; the goodbye waits behind what is unread.
                connection.socket.slices.stop()
                self._end(connection, Refusal("slow", "too much was left unread: connect again"))

    def _end(self, connection: _Connection, refusal: Refusal) -> None:
        """Close a connection, say why, and let its table know."""
        if connection.client in self._connections:
            self._write(connection, framed(encode(Closed(refusal.code, str(refusal)))))
            self._close_connection(connection, refusal.code)
            self._bus.to_table(connection.table, connection.client, Gone())

    def _close_connection(self, connection: _Connection, code: str) -> None:
        """Close a connection that has heard why."""
        del self._connections[connection.client]
        self._metrics.dropped(code)
        # It may neither read the goodbye nor answer it.
        self._loop.call_later(_GOODBYE_S, connection.socket.drop)
        task = asyncio.ensure_future(close(connection.send, code))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """Close what the tables have not closed, and answer what they will not answer."""
        self.stopping = True
        self._fail(RESTARTING)
        for connection in list(self._connections.values()):
            self._end(connection, Refusal("restarting", "the server restarts: connect again in a moment"))
        if self._closing:
            await asyncio.wait(self._closing, timeout=1)
