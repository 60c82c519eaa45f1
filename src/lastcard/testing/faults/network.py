"""A network between processes that loses, doubles and delays what it carries, and is split for a while."""

from __future__ import annotations

from collections.abc import Callable

from lastcard.server.cluster.transport import EVERYBODY, OWNERS, Receive
from lastcard.testing.faults.world import Process, World

_LATENCY_S = (0.0002, 0.005)
_LATE_S = (0.01, 8.0)


class Network:
    """Carries bytes between processes, in order for each pair, unless something goes wrong."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.lost = self.doubled = self.late = 0.0
        """How often each happens to what is sent."""
        self._members: dict[str, tuple[Process, Receive, bool]] = {}
        self._arrives: dict[tuple[str, str], float] = {}
        """When the last thing from one to another arrives: the next comes after it."""
        self._split: set[str] = set()
        """Those who are cut off from all others."""

    def join(self, process: Process, receive: Receive, *, owner: bool) -> None:
        """A process is there from now on."""
        self._members[process.name] = process, receive, owner

    def retire(self, name: str) -> None:
        """A process is no owner any longer."""
        if name in self._members:
            process, receive, _ = self._members[name]
            self._members[name] = process, receive, False

    def leave(self, name: str) -> None:
        """A process is not there any longer."""
        self._members.pop(name, None)

    def split(self, names: set[str]) -> None:
        """Cut some processes off from all others."""
        self._split = names

    def carry(self, sender: Process, to: str, data: bytes) -> None:
        """Bring something to where it belongs, or lose it."""
        if not sender.alive:
            return
        rng = self.world.rng
        owners = [name for name, (_, _, owner) in self._members.items() if owner]
        names = [*self._members] if to == EVERYBODY else [rng.choice(owners)] if to == OWNERS and owners else [to]
        for name in names:
            if rng.random() < self.lost or (name in self._split) is not (sender.name in self._split):
                continue
            for _ in range(2 if rng.random() < self.doubled else 1):
                at = max(self.world.now + rng.uniform(*_LATENCY_S), self._arrives.get((sender.name, name), 0.0) + 1e-9)
                if rng.random() < self.late:
                    at += rng.uniform(*_LATE_S)
                else:
                    self._arrives[sender.name, name] = at
                self.world.at(at, lambda name=name: self._arrive(name, data))  # type: ignore[misc]

    def _arrive(self, name: str, data: bytes) -> None:
        if name in self._members:
            process, receive, _ = self._members[name]
            process.deliver(lambda: receive(data))


class SimulatedTransport:
    """See `lastcard.server.cluster.transport.Transport`."""

    bytes_max = 500_000

    def __init__(self, network: Network, process: Process) -> None:
        self._network, self._process = network, process

    async def start(self, name: str, receive: Receive, again: Callable[[], None], *, owner: bool) -> None:
        """See `Transport`."""
        del name, again
        self._network.join(self._process, receive, owner=owner)

    async def retire(self) -> None:
        """See `Transport`."""
        self._network.retire(self._process.name)

    def send(self, to: str, data: bytes) -> None:
        """See `Transport`."""
        self._network.carry(self._process, to, data)

    async def reach(self) -> None:
        """See `Transport`. Nobody asks."""

    async def close(self) -> None:
        """See `Transport`."""
        self._network.leave(self._process.name)
