"""A table's driver on a server: one task with an inbox, the only one that changes its table.

A command is decided, what it comes to is made durable, accepted, and told; the next one waits until then. What time does comes
as a command from an alarm. Nothing about the game or its pace is decided here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from lastcard.codes import Refusal
from lastcard.protocol import Hello
from lastcard.rules.questions import Choice
from lastcard.server.inbox import Chosen, Closing, Idle, Item, Tick
from lastcard.server.loading import Loader
from lastcard.server.logs import ONE_A_MINUTE
from lastcard.server.services import Services
from lastcard.server.store.log import Beyond, Claim, Damaged, Fenced, Found, NotStored, Owned, Snapshot
from lastcard.server.store.snapshots import EVERY, from_snapshot, snapshot_if_fits
from lastcard.table import entries
from lastcard.table.accept import fold
from lastcard.table.bots import Thought
from lastcard.table.clock import TimeCommand
from lastcard.table.commands import Create, Said
from lastcard.table.decide import decide_choice, not_done, refuse
from lastcard.table.entries import PLAYED, AnyEntry
from lastcard.table.fairness import Entropy
from lastcard.table.outcome import WHOLE, Needs, Outcome
from lastcard.table.presence import LOST, dismiss, settle_in, turn_away
from lastcard.table.restoring import restored
from lastcard.table.state import Client, TableState
from lastcard.threads import in_thread

_log = logging.getLogger("lastcard.server")

_ENTRY_BYTES = 32
"""What the log needs for an entry besides its body."""
_STORE_AGAIN_S = 1.0
"""When what time does could not be stored, it is tried again after so long."""
_FAILED = Refusal("unavailable", "the table cannot be used now: try again in a moment")
_NO_SPACE = Refusal("no_space", "the disk of the server is nearly full: no new tables for now; those that there are go on")
_NOT_STORED = Refusal("not_stored", "the server could not store this: try again in a moment")
_TICK = Tick()


class _Elsewhere(Exception):
    """Another process owns the table."""


class Driver:
    """A table in memory."""

    def __init__(
        self, id_: str, services: Services, loader: Loader, gone: Callable[[Driver], None], found: Found | None = None
    ) -> None:
        self.id = id_
        self._logged: dict[str, object] = {"table": id_}
        self._services, self._loader, self._bus = services, loader, services.bus
        self._gone = gone
        self._loop = asyncio.get_running_loop()
        self._inbox: deque[Item] = deque()
        self._arrival: asyncio.Future[None] | None = None
        self._state = TableState(id_, services.conditions)
        self._claim: Claim | None = None
        self._snapshot_version = 0
        """The version of the last snapshot."""
        self._snapshot: Snapshot | None = None
        """One that goes to the log with the next entry."""
        self._not_before = 0.0
        """Until when time does nothing, as the store has failed."""
        self._alarm: asyncio.TimerHandle | None = None
        self._heard: tuple[Client, Said] | None = None  # What is being decided.
        self._waiting: list[tuple[Client, Said]] = []
        """What waits until the whole log is read."""
        self._reading: asyncio.Task[None] | None = None
        self._whole: TableState | None = None
        """The table with its whole past, for those who have waited for it."""
        self.opened: asyncio.Future[str | None] = self._loop.create_future()
        """The name of the process that owns the table, once that is known; None if it could not be found out."""
        self._task = self._loop.create_task(self._run(found))

    @property
    def busy(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._state.clients)

    def put(self, item: Item) -> None:
        """Something for this table; items are processed in the order of arrival."""
        self._inbox.append(item)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def close(self) -> None:
        """Finish what has arrived, hand the table over, and stop."""
        self.put(Closing())
        await asyncio.wait([self._task])  # It may have been abandoned: that is an end, too.

    def abandon(self) -> None:
        """Stop and store nothing more: this process may own nothing any longer."""
        # Not before it has begun: it would end without leaving the hub, and nobody could open the table again.
        self._loop.call_soon(self._task.cancel)

    def rest(self) -> None:
        """Leave memory, unless somebody comes first."""
        self.put(Idle())

    def leftovers(self) -> list[tuple[Client, Said]]:
        """What arrived too late for this task."""
        left, self._inbox, self._waiting = [*self._waiting, *self._inbox], deque(), []
        return [item for item in left if isinstance(item, tuple)]

    def _unanswered(self) -> list[tuple[Client, Said]]:
        """What was being decided, if a visitor or a client that was not welcomed yet said it: all others are dismissed."""
        return [] if self._heard is None or self._heard[0] in self._state.clients else [self._heard]

    # --- The task ------------------------------------------------------------------------------------------------------------

    async def _run(self, found: Found | None) -> None:
        try:
            await self._open(found)
            await self._go_on()
        except Fenced:
            self._services.metrics.fenced += 1
            _log.warning("table %s has another owner now", self.id, extra=self._logged)
            self._bus.to_clients([turn_away(*item) for item in self._unanswered()])
        except (_Elsewhere, Beyond):
            self._bus.to_clients([turn_away(*item) for item in self.leftovers()])
        except Exception as error:  # noqa: BLE001  one table's failure must not take the others down
            if isinstance(error, Damaged):
                _log.error("table %s is damaged in the log: %s", self.id, error, extra=self._logged)
            else:
                _log.exception("table %s failed and is loaded again when somebody asks for it", self.id, extra=self._logged)
            # Handed on, what waits could make the next one fail, and so on for ever.
            for client, said in [*self._unanswered(), *self.leftovers()]:
                self._bus.to_clients(refuse(self._state, client, said, _FAILED, self._services.now()))
        finally:
            if not self.opened.done():
                self.opened.set_result(None)
            if self._alarm is not None:
                self._alarm.cancel()
            if self._reading is not None:
                self._reading.cancel()
            now = self._services.now()
            self._bus.to_clients([dismiss(self._state, client, *LOST, now) for client in list(self._state.clients)])
            self._gone(self)

    async def _go_on(self) -> None:
        """Do what arrives, until the server stops or the table leaves memory, as no client is there."""
        while True:
            while not self._inbox:
                self._arrival = self._loop.create_future()
                await self._arrival
            item = self._inbox.popleft()
            if isinstance(item, tuple):
                self._heard = item
                await self._hear(*item)
                self._heard = None
            elif isinstance(item, Tick):
                await self._do_due()
            elif isinstance(item, Chosen):
                self._state.clock.thinking.discard(item.command)
                await self._do_in_time(decide_choice(self._state, item.thought, item.choice.result()))
            elif isinstance(item, Closing) or not (self._state.clients or self._inbox or self._waiting):
                await self._put_away()
                return
            if not self._inbox:
                # Somebody may have asked for a table that is not there.
                if self._claim is None:
                    return
                self._set_alarm()

    def _set_alarm(self) -> None:
        """Wake when the next thing is due; with no client here and nothing due, leave memory."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        next_due = self._services.machine.due(self._state)
        if next_due is not None:
            wait_s = max(0.0, next_due.at - self._services.now(), self._not_before - self._services.now())
            self._alarm = self._loop.call_later(wait_s, self.put, _TICK)
        elif not self._state.clients:
            self._alarm = self._loop.call_later(self._services.paces.evict_s, self.rest)

    # --- A command -----------------------------------------------------------------------------------------------------------

    async def _hear(self, client: Client, said: Said) -> None:
        """Do what a client says, or say why not."""
        outcome: Outcome | None = None
        if self._put_off(client, said):
            return
        try:
            if isinstance(said, Hello) and self._claim is not None:
                # An owner that was replaced would show the table as it once was.
                await self._services.log.confirm(self._claim)
            judge = partial(self._services.machine.decide, self._state, client, said)
            outcome = judge(self._services.now(), self._services.entropy)
            if outcome.needs is not None:
                outcome = await self._informed(judge, outcome)
                if outcome.needs is not None:
                    self._read_aside(client, said)
                    return
            await self._carry_out(outcome)
        except NotStored as error:
            self._not_stored(error)
            if outcome is not None and outcome.reply is not None:
                self._bus.to_clients([not_done(outcome.reply, _NOT_STORED)])
            else:
                # A client that comes, or looks, wants nothing stored.
                self._bus.to_clients(refuse(self._state, client, said, _FAILED, self._services.now()))

    def _put_off(self, client: Client, said: Said) -> bool:
        """Whether something is not judged now: a table for which there is no space, or what follows a hello that waits."""
        if isinstance(said, Create) and not self._services.has_room():
            self._services.metrics.refused(_NO_SPACE.code)
            self._bus.to_clients(refuse(self._state, client, said, _NO_SPACE, self._services.now()))
            return True
        if self._waiting and any(client == waiting for waiting, _ in self._waiting):
            self._waiting.append((client, said))
            return True
        return False

    async def _do_due(self) -> None:
        """Do what is due now; the alarm comes again for the next thing."""
        now, found = self._services.now(), self._services.machine.due(self._state)
        if found is None or found.at > now or now < self._not_before:
            return
        judge = partial(self._services.machine.decide_due, self._state, found.command)
        try:
            outcome = await self._informed(judge, judge(now, self._services.entropy))
        except NotStored as error:
            self._not_stored_in_time(error)
            return
        if outcome.thought is not None:
            if outcome.thought.thinks_s is not None:
                self._think_aside(found.command, outcome.thought, outcome.thought.thinks_s)
                return
            outcome = decide_choice(self._state, outcome.thought, outcome.thought.choose())
        await self._do_in_time(outcome)

    async def _do_in_time(self, outcome: Outcome) -> None:
        """Do what comes of something that was due; where that cannot be stored, it is due again."""
        try:
            await self._carry_out(outcome)
        except NotStored as error:
            self._not_stored_in_time(error)
            if outcome.reply is not None:
                self._bus.to_clients([not_done(outcome.reply, _NOT_STORED)])

    def _think_aside(self, command: TimeCommand, thought: Thought, thinks_s: float) -> None:
        """Let a slow bot think in a thread: nobody's move waits for it, and its answer comes like whatever else arrives."""
        self._state.clock.thinking.add(command)
        at = self._loop.time() + thinks_s

        def arrive(choice: asyncio.Future[Choice | None]) -> None:
            self._loop.call_at(at, self.put, Chosen(command, thought, choice))

        in_thread(thought.choose).add_done_callback(arrive)

    async def _informed(self, judge: Callable[[float, Entropy], Outcome], outcome: Outcome) -> Outcome:
        """What a command comes to with what must be read for it; if it still needs the whole log, that is read aside first."""
        while outcome.needs is not None and (outcome.needs != WHOLE or self._whole is not None):
            await self._read(outcome.needs)
            outcome = judge(self._services.now(), self._services.entropy)
        return outcome

    async def _carry_out(self, outcome: Outcome) -> None:
        """Say what an outcome says, make its entries durable, accept them, and tell everybody."""
        services, state = self._services, self._state
        if outcome.refused is not None:
            services.metrics.refused(outcome.refused)
        if outcome.messages:
            self._bus.to_clients(outcome.messages)
        if not outcome.entries:
            return
        *before, last = outcome.entries
        begun = services.now()
        if self._claim is None:
            wrote = await self._create(outcome.entries)
        else:
            body = entries.encode(last)
            await self._append(last, body)
            self._snapshot, wrote = None, len(body) + _ENTRY_BYTES
        metrics, durable = services.metrics, services.now()
        metrics.durable += 1
        metrics.commit.add(durable - begun)
        for entry in before:
            fold(state, entry)
        messages = services.machine.accept(state, last, durable, outcome.reply)
        # What was stored for a bot is stored for the first who hears of it.
        first = messages[0].clients[0] if messages else None
        self._bus.to_clients(messages, first if outcome.reply is None else outcome.reply.client, wrote)
        metrics.move.add(services.now() - begun)
        if state.version - self._snapshot_version >= EVERY:
            self._snapshot, self._snapshot_version = snapshot_if_fits(self._state), state.version

    def _not_stored_in_time(self, error: NotStored) -> None:
        self._not_stored(error)
        self._not_before = self._services.now() + _STORE_AGAIN_S

    def _not_stored(self, error: NotStored) -> None:
        _log.error("table %s could not store: %s", self.id, error, extra=ONE_A_MINUTE | self._logged)
        self._services.metrics.refused("not_stored")

    # --- The log -------------------------------------------------------------------------------------------------------------

    async def _open(self, found: Found | None) -> None:
        """Own the table, and go on where its log ends."""
        claimed = found or await self._loader.claim(self.id)
        if isinstance(claimed, Owned):
            self.opened.set_result(claimed.name)
            raise _Elsewhere
        self.opened.set_result(self._bus.name)
        if claimed is None:
            # Nobody may ever say anything to a table that there is not.
            self._alarm = self._loop.call_later(self._services.paces.evict_s, self.rest)
            return
        await self._load(claimed)

    async def _load(self, found: Found) -> None:
        """Go on where the log of a table ends."""
        self._claim = found.claim
        self._services.metrics.claimed += 1
        state = None if found.snapshot is None else from_snapshot(self.id, found.snapshot, self._services.conditions)
        if state is not None:
            self._snapshot_version = state.version
            self._state = await self._loader.fold(state, found.claim, found.bodies)
        else:
            # What was read follows the snapshot, if there is one, and that cannot be used.
            self._state = await self._loader.fold(self._state, found.claim, None if found.snapshot else found.bodies)
        if found.restored:
            entry = restored(self._state, self._services.entropy)
            await self._append(entry, entries.encode(entry))
            fold(self._state, entry)
        settle_in(self._state, self._services.now())
        self._set_alarm()

    async def _create(self, first: Sequence[AnyEntry]) -> int:
        """Make a new table durable; how many bytes that takes."""
        bodies = [entries.encode(entry) for entry in first]
        self._claim = await self._services.log.create(self.id, bodies)
        return sum(map(len, bodies)) + _ENTRY_BYTES * len(bodies)

    def _append(self, entry: AnyEntry, body: bytes) -> Awaitable[None]:
        """Make durable what happens next at the table."""
        assert self._claim is not None
        state, played = self._state, isinstance(entry, PLAYED)
        # Back in the lobby, a table still has the records of its matches to keep.
        begun, live = played or state.match is not None or state.matches > 0, played or state.phase == "playing"
        before = snapshot_if_fits(self._state) if isinstance(entry, entries.Dealt) else None
        append = self._services.log.append
        return append(self._claim, state.version + 1, body, begun=begun, live=live, snapshot=self._snapshot, before=before)

    async def _read(self, needs: Needs) -> None:
        """Read from the log what is not kept in memory."""
        assert self._claim is not None
        state, loader, claim = self._state, self._loader, self._claim
        if needs.what == "replies":
            state.replies.recall(needs.of, await loader.replies(claim, state.replies.unread[needs.of]))
        elif needs.what == "past":
            state.recall(await loader.past(claim, needs.of, state.conditions))
        else:
            # It was read aside; a few entries may have come since.
            assert self._whole is not None
            whole, self._whole = self._whole, None
            state.recall(await loader.fold(whole, claim))

    def _read_aside(self, client: Client, said: Said) -> None:
        """Read the whole log for somebody who wants to know of the past. It may take seconds, and play goes on."""
        claim = self._claim
        assert claim is not None

        async def read() -> None:
            whole = TableState(self.id, self._services.conditions, keeps=True)
            # What fails here fails again when those who wait are heard, and is told to them.
            with contextlib.suppress(NotStored, Fenced):
                await self._loader.fold(whole, claim)
            self._whole = whole
            waiting, self._waiting = self._waiting, []
            for item in waiting:
                self.put(item)

        self._waiting.append((client, said))
        if len(self._waiting) == 1:
            self._reading = self._loop.create_task(read())

    async def _put_away(self) -> None:
        """Leave memory, and whoever is still here, with what was not answered, to those who take the table up."""
        state = self._state
        # What a bot was thinking about is due again.
        state.clock.thinking.clear()
        if self._claim is not None:
            live = self._services.machine.due(state) is not None
            await self._services.log.rest(self._claim, snapshot_if_fits(state), live=live)
        clients, state.clients = tuple(state.clients), {}
        self._bus.hand_over(self.id, state.version, clients, [(held.client, held.message) for held in state.held])
