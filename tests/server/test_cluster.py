"""Several servers with one database and one bus: a table is played from any of them, and goes on when its owner dies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.clients.errors import Refused
from lastcard.codes import CODES
from lastcard.server.settings import Role
from lastcard.testing.cluster import shared_server
from lastcard.testing.nats import Nats, nats_server
from lastcard.testing.postgres import Postgres, postgres
from lastcard.testing.process import ServerProcess
from lastcard.testing.proofs.crash import Crashes, check_table, stored
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import chance
from server.waiting import until

LEASE_S = 2.0
SETTINGS = {"edition": "classic", "seats": ["person", "person", "easy"], "rules": {"target": 300}}


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[Postgres, Nats]]:
    """A database and a bus."""
    with postgres() as database, nats_server() as bus:
        yield database, bus


def server(services: tuple[Postgres, Nats], folder: Path, *roles: Role) -> ServerProcess:
    """A server among others."""
    return shared_server(*services, folder, *roles, lease_s=LEASE_S)


async def test_a_table_goes_on_whatever_becomes_of_its_owner(services: tuple[Postgres, Nats], tmp_path: Path) -> None:
    """Two owners and a gateway: one is killed, the other stopped, and the first stands still for longer than its lease."""
    owners = [server(services, tmp_path, "owner") for _ in range(2)]
    first, second = owners
    stopping = asyncio.Event()

    with owners[0], owners[1], server(services, tmp_path, "gateway") as gateway:
        tables = [await sit_down(gateway.url, n) for n in range(4)]
        async with asyncio.TaskGroup() as group:
            people: list[Visitor] = [visitor for table in tables for visitor in table]
            for visitor in people:
                group.create_task(visitor.play(lambda _: stopping.is_set()))
            for end in (first.kill, second.stop, first.pause):
                await go_on(people)
                await asyncio.to_thread(end)
                await go_on(people)
                if end == first.kill:
                    await asyncio.to_thread(first.start)
                elif end == second.stop:
                    await asyncio.to_thread(second.start)
            first.go_on()
            await go_on(people)
            stopping.set()
    for table in tables:
        rows = await stored(services[0].url, table[0].table)
        check_table(rows, table, Crashes())


async def sit_down(url: str, number: int) -> list[Visitor]:
    """People at a table; at another one if its owner was taken for dead meanwhile, as a busy machine may let a lease pass."""
    while True:
        try:
            return await party(url, SETTINGS, chance(str(number)))
        except Refused as refusal:
            if not CODES[refusal.code].retry:
                raise


async def go_on(people: list[Visitor]) -> None:
    """Wait until everybody has been told of something new."""
    before = [visitor.version for visitor in people]
    await until(lambda: all(now.version > was for now, was in zip(people, before, strict=True)))
