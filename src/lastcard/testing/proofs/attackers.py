"""Attackers in a process of their own, so that they take no time from the honest players who are measured.

    python -m lastcard.testing.proofs.attackers '{"url": "http://127.0.0.1:8000", "attacks": ["pages"], ...}'

They attack until their input ends. They print a line when limits have refused something as often as there are attacks, or
after a while, and in the end what came of each.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

import msgspec

from lastcard.testing.proofs.attacking import Attacker, Tally
from lastcard.testing.proofs.attacks import ATTACKS
from lastcard.testing.settings import chance

ATTACKING = "127.16."
"""How the addresses of attackers begin."""
_LINES = 10
"""What one address does at a time: more than it may wait for of what takes long."""
_LOOK_S = 0.05


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Who attacks what, and how."""

    url: str
    long_table: str
    attacks: tuple[str, ...]
    addresses: int
    """So many for each attack."""
    first: int
    """The number of the first address, so that nobody comes whose limits are used up already."""
    patience_s: float
    """After so long it does not matter whether they have met a limit: many addresses can keep a server busy within theirs."""
    nice: int
    """Attackers have machines of their own: where milliseconds count, they come after the server and those who play."""


class Report(msgspec.Struct):
    """What came of it."""

    seconds: float
    tallies: dict[str, Tally]


class Attackers:
    """Attackers who are at it."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.report: Report | None = None
        """What came of it, at the end."""

    async def limited(self) -> None:
        """Wait until limits have refused something, as often as there are attacks, and let others through; or long enough."""
        assert self._process.stdout is not None
        assert await self._process.stdout.readline(), "the attackers have failed: their errors are above"

    async def stop(self) -> Report:
        """Let them stop; what came of it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        told, _ = await self._process.communicate()
        assert self._process.returncode == 0, "the attackers have failed: their errors are above"
        return msgspec.json.decode(told, type=Report)


@asynccontextmanager
async def attacking(plan: Plan) -> AsyncIterator[Attackers]:
    """Attack a server."""
    command = (sys.executable, "-m", "lastcard.testing.proofs.attackers", msgspec.json.encode(plan).decode())
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        yield Attackers(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def address_of(number: int) -> str:
    """An address of this machine: it has all that begin with 127."""
    return f"{ATTACKING}{number // 250}.{number % 250 + 1}"


def _limited(attackers: Mapping[str, Sequence[Attacker]]) -> bool:
    """Whether limits have refused as much as there are attacks, and whoever can be served at all was."""
    tallies = {name: [eve.tally for eve in several] for name, several in attackers.items()}
    bounds = {name: ATTACKS[name].bound for name in tallies}
    can_be_served = [tallies[name] for name, bound in bounds.items() if bound is not None and bound.at_once]
    refused = sum(tally.limited for several in tallies.values() for tally in several)
    return refused >= len(attackers) and all(any(tally.served for tally in several) for several in can_be_served)


async def _attack(plan: Plan) -> Report:
    attackers: dict[str, list[Attacker]] = {
        name: [
            Attacker(plan.url, address_of(plan.first + n * plan.addresses + k), chance(f"{name} {k}"), plan.long_table)
            for k in range(plan.addresses)
        ]
        for n, name in enumerate(plan.attacks)
    }
    began, tasks = time.monotonic(), set[asyncio.Task[None]]()
    for name, several in attackers.items():
        tasks |= {asyncio.ensure_future(ATTACKS[name].run(eve)) for eve in several for _ in range(_LINES)}
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    told = False
    while not ended.done():
        await asyncio.wait({*tasks, ended}, timeout=_LOOK_S, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
        if not told and (_limited(attackers) or time.monotonic() > began + plan.patience_s):
            sys.stdout.write("limited\n")
            sys.stdout.flush()
            told = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tallies = {name: Tally() for name in attackers}
    for name, several in attackers.items():
        for eve in several:
            tallies[name].add(eve.tally)
    return Report(time.monotonic() - began, tallies)


def main() -> None:
    """Attack as the argument says."""
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    os.nice(plan.nice)
    # Those who are measured may have been given a core by `chrt`, which niceness does not weigh against.
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    report = asyncio.run(_attack(plan))
    sys.stdout.write(msgspec.json.encode(report).decode())


if __name__ == "__main__":
    main()
