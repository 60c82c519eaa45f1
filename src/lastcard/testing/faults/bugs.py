"""Planted bugs: each is a part of a server that does what it must not. Whoever looks for faults must find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from lastcard.server.cluster.mailbox import Mailbox
from lastcard.server.cluster.member import Member
from lastcard.server.cluster.messages import AnyBusMessage
from lastcard.server.cluster.router import Router
from lastcard.server.cluster.transport import Transport
from lastcard.server.store.log import Claim, Found, Snapshot
from lastcard.table.accept import Reply, accept
from lastcard.table.entries import AnyEntry
from lastcard.table.replies import Replies
from lastcard.table.state import Outgoing, TableState
from lastcard.testing.faults.bots import STEADY
from lastcard.testing.faults.site import Built
from lastcard.testing.faults.store import Row, SimulatedLog


class _FenceIgnored(SimulatedLog):
    """Whoever appends is let, though somebody else owns the table by now."""

    def _owned(self, claim: Claim) -> Row:
        return self.tables[claim.table]

    def store(self, claim: Claim, version: int, body: bytes, snapshot: Snapshot | None, before: Snapshot | None) -> None:
        """At whatever version the table is."""
        del version, snapshot, before
        self.tables[claim.table].entries.append(body)


class _AckedBeforeStored(SimulatedLog):
    """It says that something is stored before it is."""

    def append(self, claim: Claim, version: int, body: bytes, **more: Any) -> Awaitable[None]:  # noqa: ANN401  as the base class has it
        """Answered at once."""
        stored = super().append(claim, version, body, **more)
        asyncio.ensure_future(stored).add_done_callback(lambda done: done.cancelled() or done.exception())
        return asyncio.sleep(0)


class _TakeoverWithoutReplay(SimulatedLog):
    """Whoever takes a table up leaves out the last entries."""

    def own(self, table: str, row: Row, node: int) -> Found:
        """As it once was."""
        found = super().own(table, row, node)
        return found._replace(bodies=found.bodies[:-1])


class _DoubleClaim(SimulatedLog):
    """Whoever asks for a table owns it, beside its owner."""

    def may_claim(self, row: Row, node: int) -> bool:
        """Always."""
        del row, node
        return True

    def own(self, table: str, row: Row, node: int) -> Found:
        """With the fence that the owner has."""
        found = super().own(table, row, node)
        row.fence -= 1
        return found._replace(claim=found.claim._replace(fence=row.fence))


class _StaleWelcome(SimulatedLog):
    """It is not asked whether a table is still owned here before somebody is welcomed."""

    async def confirm(self, claim: Claim) -> None:
        """Without looking."""
        del claim


class _Deaf(Mailbox):
    """Numbers that are missing are of no concern."""

    def __init__(
        self,
        name: str,
        transport: Transport,
        receive: Callable[[str, AnyBusMessage], None],
        lost: Callable[[str], None],
        gone: Callable[[str], None],
    ) -> None:
        del lost
        super().__init__(name, transport, receive, lambda _sender: None, gone)


class _Unpruned(Router):
    """Nobody is missed with whom a gateway has vanished."""

    def _gone(self, sender: str) -> None:
        self._lose_owner(sender)


class _NobodyTakesUp(Member):
    """Tables of the dead are left alone until somebody asks for them."""

    async def _sweep(self) -> None:
        await asyncio.Event().wait()


def _forgets_what_it_answered(state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
    messages = accept(state, entry, now, reply)
    state.replies = Replies()
    return messages


BUGS: dict[str, tuple[Built, str]] = {
    "fence ignored": (Built(log=_FenceIgnored), "0"),
    "gap ignored": (Built(mailbox=_Deaf), "1"),
    "acknowledged before stored": (Built(log=_AckedBeforeStored), "0"),
    "reply cache lost": (Built(machine=STEADY._replace(accept=_forgets_what_it_answered)), "2"),
    "takeover without replay": (Built(log=_TakeoverWithoutReplay), "0"),
    "double claim": (Built(log=_DoubleClaim), "1"),
    "stale welcome": (Built(log=_StaleWelcome), "79"),
    "gone gateway not pruned": (Built(router=_Unpruned), "34"),
    "nobody takes up the tables of the dead": (Built(member=_NobodyTakesUp), "0"),
}
"""By name, what is built wrongly, and a seed at which it shows."""
