"""Membership: a process is a node, notices when others die, and takes up their tables.

Safety does not depend on it: whoever was replaced cannot append. It decides how soon a table goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Protocol

from lastcard.server.cluster.nodes import Nodes
from lastcard.server.cluster.router import Router
from lastcard.server.logs import ONE_A_MINUTE
from lastcard.server.store.log import NotStored

_SWEEP_S = 1.0
"""How often it is looked for the dead and for tables that nobody owns: whatever hint was lost, this finds it."""
_WATCH_S = 1.0
"""How long one node is watched before it is looked again which one is the next."""
_AGAIN_S = 0.2
"""After a failure of the database it is tried again."""
_RENEWED = 3
"""So often a lease is renewed in its time."""

_log = logging.getLogger("lastcard.server")


class Owner(Protocol):
    """What owns tables (`lastcard.server.hub.Hub`)."""

    async def wake_orphans(self) -> int:
        """Load the tables that nobody owns."""

    def abandon(self) -> None:
        """Own nothing any longer, until `resume`."""

    def resume(self) -> None:
        """Own again what is claimed from now on."""


class Member:
    """The process as a node."""

    def __init__(self, name: str, nodes: Nodes, router: Router, owner: Owner) -> None:
        self._name, self._nodes, self._router, self._owner = name, nodes, router, owner
        self._loop = asyncio.get_running_loop()
        self._hinted = asyncio.Event()
        self._lapsed = False
        """Whether the lease could not be renewed in time."""
        self._renewed_at = self._loop.time()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Be a node, and take up what nobody owns; `NotStored` if the database cannot be asked."""
        await self._nodes.join(self._name)
        _log.info("%d tables go on", await self._owner.wake_orphans())
        self._tasks = [self._loop.create_task(work()) for work in (self._renew, self._watch, self._sweep)]

    async def drain(self) -> None:
        """Say that the tables are handed over, and that no more are taken up; whether anybody hears of it changes nothing."""
        with contextlib.suppress(NotStored):
            await self._nodes.drain()

    def lease_age_s(self) -> float:
        """How long ago it was known last that this is a node."""
        return self._loop.time() - self._renewed_at

    async def close(self) -> None:
        """Be none any longer; the tables are at rest by now, and others take them up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(NotStored):
            await self._nodes.leave()
        self._router.say_dead([self._name])

    def hint(self) -> None:
        """Somebody has died, or left."""
        self._hinted.set()

    async def _renew(self) -> None:
        """Renew the lease. If that cannot be done in its time, others may own the tables: own none until it is known."""
        lease_s = self._nodes.lease_s
        self._renewed_at = self._loop.time()
        while True:
            await asyncio.sleep(_AGAIN_S if self._lapsed else lease_s / _RENEWED)
            asked = self._loop.time()
            try:
                async with asyncio.timeout(None if self._lapsed else max(self._renewed_at + lease_s - asked, 0.0)):
                    while not await self._renewed():
                        await asyncio.sleep(_AGAIN_S)
                        asked = self._loop.time()
            except TimeoutError:
                _log.error("the lease of this node could not be renewed: its tables are left to others")
                self._lapsed = True
                self._owner.abandon()
                continue
            self._renewed_at = asked
            if self._lapsed:
                self._lapsed = False
                self.hint()

    async def _renewed(self) -> bool:
        """Whether this is a node for another lease; one that was taken for dead, or has left its tables, becomes another one."""
        try:
            if self._lapsed or not await self._nodes.renew():
                if not self._lapsed:
                    _log.error("this node was taken for dead: its tables go on elsewhere", extra=ONE_A_MINUTE)
                self._owner.abandon()
                await self._nodes.join(self._name)
                self._owner.resume()
                self._router.say_back()
        except NotStored:
            return False
        return True

    async def _watch(self) -> None:
        """Wait for the death of the next node: its lock is free within milliseconds."""
        while True:
            try:
                node = await self._nodes.successor()
                if node is None:
                    await asyncio.sleep(_WATCH_S)
                else:
                    self._buried(await self._nodes.bury_free(node, _WATCH_S))
            except NotStored:
                await asyncio.sleep(_AGAIN_S)

    async def _sweep(self) -> None:
        """Bury whose lease is over, and take up what nobody owns; at a hint at once."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hinted.wait(), _SWEEP_S)
            self._hinted.clear()
            try:
                self._buried(await self._nodes.bury_expired())
                if not self._lapsed and (woken := await self._owner.wake_orphans()):
                    _log.info("%d tables of others go on here", woken)
            except NotStored as error:
                _log.warning("it could not be looked for tables that nobody owns: %s", error, extra=ONE_A_MINUTE)

    def _buried(self, names: list[str]) -> None:
        if names:
            _log.warning("dead: %s", ", ".join(names))
            self._router.say_dead(names)
            self.hint()
