"""A process's mailbox: messages to and from others in order, each once; what was lost on the way is noticed.

Envelopes to one receiver are numbered. One that comes twice or late is dropped. A number that is left out means that something
was lost, which the receiver is told before anything that came after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from lastcard.server.cluster.messages import (
    AnyBusMessage,
    Beat,
    Envelope,
    decode_envelope,
    decode_messages,
    encode_envelope,
    encode_messages,
)
from lastcard.server.cluster.transport import EVERYBODY, OWNERS, Transport

BEAT_S = 2.0
"""How often a process lets those hear of it with whom it has to do."""
SILENCE_S = 6.0
"""Who has not been heard of for so long is taken to be gone."""
_HEAD_BYTES = 200
"""What an envelope adds to its body, and more."""
_UNNUMBERED = (OWNERS, EVERYBODY)


class Mailbox:
    """Sends and receives for one process."""

    def __init__(
        self,
        name: str,
        transport: Transport,
        receive: Callable[[str, AnyBusMessage], None],
        lost: Callable[[str], None],
        gone: Callable[[str], None],
    ) -> None:
        """`receive` gets each message with its sender; `lost` is told whose message was lost, `gone` who is silent."""
        self.name = name
        self._transport, self._receive, self._lost, self._gone = transport, receive, lost, gone
        self._loop = asyncio.get_running_loop()
        self._unsent: dict[str, list[AnyBusMessage]] = {}
        self._sent: dict[str, int] = {}
        """The last number to each receiver. It goes on for as long as this process lives, however long the other was silent."""
        self._received: dict[str, int] = {}
        """The last number from each sender."""
        self._parts: dict[str, bytes] = {}
        """The beginning of what comes in several envelopes, by sender."""
        self._heard: dict[str, float] = {}
        """When each of those was heard of last with whom this process has to do."""
        self._silent: set[str] = set()
        """Those who were taken to be gone: they may know nothing of it, and must be told when they are heard of again."""
        self._beating: asyncio.Task[None] | None = None

    async def start(self, *, owner: bool) -> None:
        """Begin to receive."""
        await self._transport.start(self.name, self._arrived, self.beat, owner=owner)
        self._beating = self._loop.create_task(self._beat())

    async def retire(self) -> None:
        """Hear no longer what is for any owner."""
        await self._transport.retire()

    async def reach(self) -> None:
        """Fails if nothing can be sent now."""
        await self._transport.reach()

    async def close(self) -> None:
        """Send what was handed in, and stop."""
        if self._beating is not None:
            self._beating.cancel()
        self._flush()
        await self._transport.close()

    def send(self, to: str, message: AnyBusMessage) -> None:
        """Send a message, with whatever else goes there in this turn of the loop."""
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent.setdefault(to, []).append(message)
        if to not in _UNNUMBERED:
            self._heard.setdefault(to, self._loop.time())

    def beat(self) -> None:
        """Let everybody hear of this process now: what was lost before is noticed by that."""
        for name in self._heard:
            self.send(name, Beat())

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, {}
        size = self._transport.bytes_max - _HEAD_BYTES
        for to, messages in unsent.items():
            body = encode_messages(messages)
            for part, at in enumerate(range(0, len(body), size)):
                number = 0
                if to not in _UNNUMBERED:
                    number = self._sent[to] = self._sent.get(to, 0) + 1
                envelope = Envelope(self.name, number, body[at : at + size], part, more=at + size < len(body))
                self._transport.send(to, encode_envelope(envelope))

    def _arrived(self, data: bytes) -> None:
        envelope = decode_envelope(data)
        sender, number = envelope.sender, envelope.number
        if number == 0:
            self._read(sender, envelope.body)
            return
        last = self._received.get(sender, 0)
        if number <= last:
            return
        self._received[sender], self._heard[sender] = number, self._loop.time()
        begun = self._parts.pop(sender, None)
        if number != last + 1 or sender in self._silent:
            self._silent.discard(sender)
            begun = None
            self._lost(sender)
        if envelope.part and begun is None:
            # The parts before it were lost, which has been told.
            return
        body = (begun or b"") + envelope.body
        if envelope.more:
            self._parts[sender] = body
        else:
            self._read(sender, body)

    def _read(self, sender: str, body: bytes) -> None:
        try:
            messages = decode_messages(body)
        except msgspec.MsgspecError:
            # A process of another version says what this one does not know.
            self._lost(sender)
            return
        for message in messages:
            self._receive(sender, message)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            now = self._loop.time()
            for name in [name for name, heard in self._heard.items() if now - heard > SILENCE_S]:
                del self._heard[name]
                self._silent.add(name)
                self._gone(name)
            self.beat()
