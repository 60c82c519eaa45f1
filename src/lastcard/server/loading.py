"""Claiming tables and reading their entries, a little at a time: no other must wait for one that has a long past."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from lastcard.server.logs import ONE_A_MINUTE
from lastcard.server.store.log import READ_MAX, Beyond, Claim, Damaged, Found, Log, Owned
from lastcard.server.store.snapshots import from_snapshot
from lastcard.table import entries
from lastcard.table.accept import fold
from lastcard.table.replies import Replies
from lastcard.table.state import Conditions, TableState

_log = logging.getLogger("lastcard.server")

SLICE = 20
"""Entries of one table that are processed at once: it takes a millisecond or two."""


class Loader:
    """Claims and reads all tables of a server. However many are read at a time, between two slices everybody else goes on."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.beyond: set[str] = set()
        """The tables that later rules have played on: only a newer program can."""
        self._claiming: dict[str, asyncio.Event] = {}
        """The tables that are being claimed with others, and when that is over."""
        # It lets in those who wait in the order in which they came, so that no long table keeps a short one.
        self._turn = asyncio.Lock()

    async def claim(self, table: str) -> Found | Owned | None:
        """See `Log`; what is being claimed with others is claimed after that: the last claim is the one that is kept."""
        while (claimed := self._claiming.get(table)) is not None:
            await claimed.wait()
        return await self._log.claim(table)

    async def claim_all(self, tables: Sequence[str]) -> list[Found]:
        """See `Log`."""
        claimed = asyncio.Event()
        self._claiming |= dict.fromkeys(tables, claimed)
        try:
            return await self._log.claim_all(tables)
        finally:
            for table in tables:
                del self._claiming[table]
            claimed.set()

    async def fold(self, state: TableState, claim: Claim, first: list[bytes] | None = None) -> TableState:
        """A table after the entries that follow its version; `Damaged` names the first that is none, or cannot follow.

        The first of them may have been read before. `Beyond` if one was made by later rules: then nobody owns the table.
        """

        def hear(version: int, body: bytes) -> None:
            try:
                fold(state, entries.decode(body))
            except entries.Newer as error:
                raise Beyond(f"entry {version} of table {claim.table} was {error}") from None
            except Exception as error:  # noqa: BLE001  whatever a wrong entry makes of a table, it is the entry's failure
                # Not more of the error, which may tell of hands.
                why = f"entry {version} is none, or cannot follow those before it ({type(error).__name__})"
                raise Damaged(why) from None

        try:
            await self._read(claim, state.version, first, hear)
        except Beyond as error:
            _log.warning("%s: it is left to newer servers", error, extra=ONE_A_MINUTE | {"table": claim.table})
            self.beyond.add(claim.table)
            # Something may be due at it: whoever takes it up finds out.
            await self._log.rest(claim, None, live=True)
            raise
        return state

    async def replies(self, claim: Claim, after: int) -> Replies:
        """Which commands were obeyed at a table after a version."""
        replies = Replies()
        await self._read(claim, after, None, lambda version, body: replies.record(version, entries.decode(body)))
        return replies

    async def past(self, claim: Claim, since: int, conditions: Conditions) -> TableState:
        """A table that knows its past at least from a version on; read from the deal before, if there is one."""
        stood = await self._log.before_deal(claim, since)
        state = None if stood is None else from_snapshot(claim.table, stood, conditions)
        state = state or TableState(claim.table, conditions)
        state.keeps = True
        return await self.fold(state, claim)

    async def _read(self, claim: Claim, version: int, bodies: list[bytes] | None, hear: Callable[[int, bytes], None]) -> None:
        while True:
            if bodies is None:
                bodies = await self._log.read(claim, version)
            for at in range(0, len(bodies), SLICE):
                async with self._turn:
                    for body in bodies[at : at + SLICE]:
                        version += 1
                        hear(version, body)
                    # After the last slice, too: another table may be waiting for its turn.
                    await asyncio.sleep(0)
            if len(bodies) < READ_MAX:
                return
            bodies = None
