"""How a leak is planted: through what a table is run with."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from starlette.types import ASGIApp

from lastcard.protocol import encode
from lastcard.rules.questions import SeatNo
from lastcard.table.accept import Reply
from lastcard.table.clock import TimeCommand
from lastcard.table.commands import Said
from lastcard.table.entries import AnyEntry
from lastcard.table.fairness import Entropy
from lastcard.table.machine import Machine
from lastcard.table.outcome import Outcome
from lastcard.table.state import Client, Outgoing, TableState
from lastcard.table.telling import Telling
from lastcard.views import Wire

_decode: Callable[[bytes], Wire] = msgspec.json.Decoder(dict).decode


class Place:
    """Where a leak was planted: how often it had something to tell, and the table that it tells of."""

    def __init__(self) -> None:
        self.reached = 0
        self.table: TableState | None = None

    @property
    def secret(self) -> int:
        """What a leak at the server tells: the draw pile of the table that something happened at last."""
        return 0 if self.table is None else secret(self.table)


class Planted(NamedTuple):
    """What a table and its server are run with."""

    machine: Machine = Machine()
    telling: Telling = Telling()
    around: Callable[[ASGIApp], ASGIApp] = lambda app: app


class Plant(NamedTuple):
    """A leak."""

    name: str
    """What it tells, and where."""
    channel: str
    """By which way it reaches an observer."""
    plant: Callable[[Place], Planted]
    proof: str = "table"
    """Which proof finds it: that in virtual time, or that with a server."""


def secret(state: TableState) -> int:
    """A number that hangs on the whole draw pile while a round is played, and otherwise on what the next is shuffled with."""
    if state.match is None or state.phase != "playing":
        return zlib.crc32(state.pledges[max(state.pledges)].nonce.encode()) if state.pledges else 0
    return zlib.crc32(" ".join(card.text for card in state.match.state.draw_pile).encode())


Change = Callable[[TableState, "SeatNo | None", Wire], "Wire | None"]
"""A message to a seat, or to a spectator, that tells too much; None where there is nothing to tell."""


def rewriting(kind: str, change: Change) -> Callable[[Place], Planted]:
    """Messages of a type tell too much; the answers to requests are of type `answer`."""

    def plant(place: Place) -> Planted:
        def changed(state: TableState, messages: Iterable[Outgoing]) -> list[Outgoing]:
            found = []
            for message in messages:
                for client in message.clients:
                    told = _decode(message.payload)
                    new = change(state, state.clients.get(client), told) if told.get("type", "answer") == kind else None
                    place.reached += new is not None
                    payload = message.payload if new is None else encode(new)
                    found.append(Outgoing((client,), payload, message.closing))
            return found

        return Planted(telling_more(changed))

    return plant


def telling_more(changed: Callable[[TableState, Iterable[Outgoing]], list[Outgoing]]) -> Machine:
    """A machine all of whose messages go through a function."""
    machine = Machine()

    def decide(state: TableState, client: Client, said: Said, now: float, entropy: Entropy) -> Outcome:
        outcome = machine.decide(state, client, said, now, entropy)
        return replace(outcome, messages=tuple(changed(state, outcome.messages)))

    def decide_due(state: TableState, command: TimeCommand, now: float, entropy: Entropy) -> Outcome:
        outcome = machine.decide_due(state, command, now, entropy)
        return replace(outcome, messages=tuple(changed(state, outcome.messages)))

    def accept(state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
        return changed(state, machine.accept(state, entry, now, reply))

    return Machine(decide, decide_due, accept)


def accepting(change: Callable[[TableState, list[Outgoing]], list[Outgoing] | None]) -> Callable[[Place], Planted]:
    """What an entry comes to is told otherwise."""

    def plant(place: Place) -> Planted:
        def accept(state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
            messages = Machine().accept(state, entry, now, reply)
            told = change(state, messages)
            place.reached += told is not None
            return messages if told is None else told

        return Planted(Machine(accept=accept))

    return plant
