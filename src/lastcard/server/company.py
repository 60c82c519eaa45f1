"""Who is at a table: the connections of its seats and of those who watch, and what is said to them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lastcard.rules.questions import SeatNo
from lastcard.server.bus import Bus, Origin, ToClients
from lastcard.server.clock import Presence
from lastcard.views import Wire

encode = msgspec.json.Encoder().encode


class Company:
    """Everybody who is connected to one table."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self.clients: dict[Origin, SeatNo | None] = {}
        """Everybody, and the seat of who has one."""
        self.places: dict[SeatNo, Origin] = {}
        """The connection of each seat that has one."""

    @property
    def watching(self) -> tuple[Origin, ...]:
        """Those without a seat."""
        if len(self.clients) == len(self.places):
            return ()
        return tuple(origin for origin, seat in self.clients.items() if seat is None)

    @property
    def presence(self) -> Presence:
        """What the clock has to know of it."""
        return Presence(self.places.keys(), bool(self.clients))

    def come(self, origin: Origin, seat: SeatNo | None) -> None:
        """Somebody is here, in a seat that is free or to watch."""
        self.clients[origin] = seat
        if seat is not None:
            self.places[seat] = origin

    def go(self, origin: Origin) -> SeatNo | None:
        """Somebody is no longer here; the seat that was theirs."""
        seat = self.clients.pop(origin, None)
        if seat is not None:
            del self.places[seat]
        return seat

    # --- Telling -------------------------------------------------------------------------------------------------------------

    def send(self, origin: Origin, message: Wire) -> None:
        """Say something to one."""
        self.send_bytes(origin, encode(message))

    def send_bytes(self, origin: Origin, payload: bytes) -> None:
        """Say something to one."""
        self._bus.to_clients(origin.gateway, ToClients((origin.number,), payload))

    def send_all(self, message: Wire, but: Origin | None = None) -> None:
        """Say something to everybody, or to everybody but one."""
        others = [origin for origin in self.clients if origin != but]
        if others:
            self.send_some(others, encode(message))

    def send_some(self, origins: Iterable[Origin], payload: bytes) -> None:
        """Say the same to some."""
        by_gateway: dict[str, list[int]] = {}
        for origin in origins:
            by_gateway.setdefault(origin.gateway, []).append(origin.number)
        for gateway, numbers in by_gateway.items():
            self._bus.to_clients(gateway, ToClients(tuple(numbers), payload))

    def dismiss(self, origin: Origin, code: str, message: str) -> SeatNo | None:
        """The last thing that somebody hears; the seat that was theirs."""
        payload = encode({"type": "closed", "code": code, "message": message})
        self._bus.to_clients(origin.gateway, ToClients((origin.number,), payload, code))
        return self.go(origin)
