"""WebSockets: one for each client, and the gateway that passes on what is said there and what tables answer.

The gateway checks who may connect and how much they may say, and never looks into what passes through. No payload is ever logged.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from lastcard.codes import CODES
from lastcard.protocol import (
    DECODE_ERRORS,
    VERSION,
    Chat,
    Closed,
    Error,
    Failure,
    Ping,
    Refusal,
    Refused,
    bad_message,
    decode_hello,
    decode_message,
    encode,
    id_in,
    require,
)
from lastcard.server.bus import Bus, ToClient, ToTable
from lastcard.server.limits import Addresses
from lastcard.server.metrics import Metrics
from lastcard.server.settings import Limits
from lastcard.table.buckets import TokenBucket
from lastcard.table.commands import Gone, Said
from lastcard.table.seats import is_table_id
from lastcard.table.state import Client

EXTENSION = "lastcard.socket"

_SHORT, _LONG = 126, 65536
"""Sizes from which a frame's head needs 2 or 8 bytes for it."""

_GONE_MAX = 10_000
ANSWER_S = 10.0
"""How long a table may take to answer a request."""
_GOODBYE_S = 10.0
"""How long a closed connection may take to go."""

UNSTORED = (Chat, Ping)
"""Messages of which nothing is kept."""
WRITTEN_OUT = Refusal("too_many", "as much was stored for this address as may be in an hour: wait a moment")
RESTARTING = Refusal("unavailable", "the server restarts: try again in a moment")


class DirectSocket(WebSocketsSansIOProtocol):
    """What uvicorn's WebSocket lacks: to hear and write at once, to know how much is unread, to drop a client that does not read.

    ASGI can only wait for a slow reader. A table must never wait: it writes and goes on.
    """

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

    def write(self, payload: bytes) -> int:
        """Send a text; how many bytes the other side had not read before."""
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

    def stop_reading(self) -> None:
        """Read nothing more from the other side."""
        self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """A client that does not answer pings does not read the rest either: end the connection now."""
        super().keepalive_timeout()
        self.drop()

    def refused(self) -> None:
        """Its handshake was refused; uvicorn would take that for an oversight and complain."""
        self.handshake_complete = True

    def drop(self) -> None:
        """End the connection now, whatever is still unread."""
        self.transport.abort()


class _Connection:
    """An open WebSocket."""

    __slots__ = ("bucket", "excess", "send", "socket", "table", "written")

    def __init__(self, table: str, socket: DirectSocket, send: Send, bucket: TokenBucket, written: TokenBucket) -> None:
        self.table, self.socket, self.send, self.bucket, self.written = table, socket, send, bucket, written
        self.excess = 0


class Gateway:
    """All clients of one server process."""

    def __init__(self, bus: Bus, limits: Limits, metrics: Metrics, addresses: Addresses, origins: frozenset[str]) -> None:
        self._bus, self._limits, self._metrics, self._addresses, self._origins = bus, limits, metrics, addresses, origins
        self._now = asyncio.get_running_loop().time
        self._name = secrets.token_hex(8)
        self._number = 0
        self._connections: dict[int, _Connection] = {}
        self._asking: dict[int, tuple[TokenBucket, asyncio.Future[bytes]]] = {}
        """The requests that wait for an answer: what may be stored for whoever asked, and where the answer goes."""
        self._gone: OrderedDict[int, TokenBucket] = OrderedDict()
        """Those who hung up lately: what they said last is stored, and counted, after that."""
        self._closing: set[asyncio.Task[None]] = set()
        self.stopping = False
        bus.serve_clients(self._name, self._deliver)

    @property
    def connections(self) -> int:
        """How many clients are connected."""
        return len(self._connections)

    async def ask(self, table: str, said: Said, address: str) -> dict[str, Any]:
        """A table's answer to a request from an address."""
        if self.stopping:
            raise RESTARTING
        self._number += 1
        number = self._number
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asking[number] = self._addresses.written(address), answer
        self._bus.to_table(ToTable(table, Client(self._name, number), said))
        try:
            found: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(answer, ANSWER_S))
        except TimeoutError:
            raise Refusal("unavailable", "the table does not answer: try again in a moment") from None
        finally:
            del self._asking[number]
        if "error" in found:
            raise Refusal(found["error"]["code"], found["error"]["message"])
        return found

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
            self.check_origin(headers.get(b"origin"))
            require(is_table_id(scope["path_params"]["table"]), "no_table", "there is no such table")
            require(self._addresses.may_connect(address), "too_many", "too many connections from this address")
        except Refusal as refusal:
            self._metrics.refused(refusal.code)
            await reject(scope, send, refusal)
            return
        await send({"type": "websocket.accept"})
        self._number += 1
        number = self._number
        bucket = TokenBucket(self._limits.burst, self._limits.per_second, self._now())
        connection = _Connection(scope["path_params"]["table"], _socket_of(scope), send, bucket, self._addresses.written(address))
        client = Client(self._name, number)
        self._connections[number] = connection
        connection.socket.may = partial(self._allows_frame, connection)
        self._addresses.connected(address)
        try:
            await self._talk(client, connection, receive)
        finally:
            # The socket holds the scope and its listener: without this, they would wait for the collector.
            del scope["extensions"][EXTENSION]
            connection.socket.hear = connection.socket.may = None
            self._addresses.disconnected(address)
            self._gone[number] = connection.written
            if len(self._gone) > _GONE_MAX:
                self._gone.popitem(last=False)
            if self._connections.pop(number, None) is not None:
                self._bus.to_table(ToTable(connection.table, client, Gone()))

    async def _talk(self, client: Client, connection: _Connection, receive: Receive) -> None:
        """Pass on what a client says, as much as it may say."""
        try:
            first = await asyncio.wait_for(receive(), self._limits.hello_s)
            if first["type"] == "websocket.disconnect":
                return
            hello = decode_hello(_frame(first))
            require(hello.version == VERSION, "version", f"this server speaks version {VERSION}: load the page again")
        except TimeoutError:
            self._end(client.number, Refusal("no_hello", "a connection begins with hello"))
        except Refusal as refusal:
            self._end(client.number, refusal)
        except DECODE_ERRORS as error:
            self._end(client.number, bad_message(error))
        else:
            self._bus.to_table(ToTable(connection.table, client, hello))
            connection.socket.hear = partial(self._heard, client, connection)
        while (message := await receive())["type"] != "websocket.disconnect":
            self._heard(client, connection, _frame(message))

    def _heard(self, client: Client, connection: _Connection, frame: str | bytes) -> None:
        if client.number not in self._connections:
            return
        if not connection.bucket.allow(self._now()):
            connection.excess += 1
            most = f"at most {self._limits.per_second:g} messages a second: wait a moment"
            self._refuse(client.number, connection, frame, Refusal("too_many", most))
            return
        try:
            said = decode_message(frame)
        except DECODE_ERRORS as error:
            self._refuse(client.number, connection, frame, bad_message(error))
            return
        if not isinstance(said, UNSTORED) and not connection.written.has(0, self._now()):
            self._refuse(client.number, connection, frame, WRITTEN_OUT)
        else:
            self._bus.to_table(ToTable(connection.table, client, said))

    def _refuse(self, number: int, connection: _Connection, frame: str | bytes, refusal: Refusal) -> None:
        """Answer a frame that no table hears of."""
        self._metrics.refused(refusal.code)
        self._write(number, connection, encode(Error(id_in(frame), refusal.code, str(refusal))))
        if connection.excess > self._limits.patience:
            self._end(number, Refusal("too_many", "too many messages"))

    def _allows_frame(self, connection: _Connection) -> bool:
        """Whether one more frame that is no message is within the rate limit, or excess that is still tolerated."""
        allowed = connection.bucket.allow(self._now())
        connection.excess += not allowed
        return allowed or connection.excess <= self._limits.patience

    def _deliver(self, messages: Sequence[ToClient]) -> None:
        """Something from a table for clients that are here."""
        connections = self._connections
        for number, payload, closing, wrote in messages:
            connection = connections.get(number)
            if connection is not None:
                if wrote:
                    connection.written.spend(wrote)
                self._write(number, connection, payload)
                if closing is not None:
                    self._close_connection(number, closing)
            elif (asking := self._asking.get(number)) is not None and not asking[1].done():
                asking[0].spend(wrote)
                asking[1].set_result(payload)
            elif (written := self._gone.get(number)) is not None:
                written.spend(wrote)

    def _write(self, number: int, connection: _Connection, payload: bytes) -> None:
        if connection.socket.write(payload) > self._limits.unread_bytes:
            # Nothing more is read from a client that reads nothing; the goodbye waits behind what is unread.
            connection.socket.stop_reading()
            self._end(number, Refusal("slow", "too much was left unread: connect again"))

    def _end(self, number: int, refusal: Refusal) -> None:
        """Close a connection, say why, and let its table know."""
        if (connection := self._connections.get(number)) is not None:
            connection.socket.write(encode(Closed(refusal.code, str(refusal))))
            self._close_connection(number, refusal.code)
            self._bus.to_table(ToTable(connection.table, Client(self._name, number), Gone()))

    def _close_connection(self, number: int, code: str) -> None:
        """Close a connection that has heard why."""
        connection = self._connections.pop(number, None)
        if connection is not None:
            self._metrics.dropped(code)
            # It may neither read the goodbye nor answer it.
            asyncio.get_running_loop().call_later(_GOODBYE_S, connection.socket.drop)
            task = asyncio.ensure_future(_close(connection.send, code))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """Close what the tables have not closed, and answer what they will not answer."""
        self.stopping = True
        for _, answer in self._asking.values():
            if not answer.done():
                answer.set_exception(RESTARTING)
        for number in list(self._connections):
            self._end(number, Refusal("restarting", "the server restarts: connect again in a moment"))
        if self._closing:
            await asyncio.wait(self._closing, timeout=1)


async def reject(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse a handshake with an answer that says why."""
    body = encode(Refused(Failure(refusal.code, str(refusal))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": CODES[refusal.code].status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
    _socket_of(scope).refused()


def _socket_of(scope: Scope) -> DirectSocket:
    socket: DirectSocket = scope["extensions"][EXTENSION]["socket"]
    return socket


async def _close(send: Send, code: str) -> None:
    try:
        await send({"type": "websocket.close", "code": 1012 if code == "restarting" else 1000, "reason": code})
    except (OSError, RuntimeError):
        # It has gone by itself.
        return


def _frame(message: Message) -> str | bytes:
    text = message.get("text")
    return text if text is not None else b""


def address_of(scope: Scope) -> str:
    """Where a connection comes from."""
    client = scope.get("client")
    return client[0] if client else ""
