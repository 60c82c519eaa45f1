"""What every bus between processes promises, within one process or over NATS: in order, each once, and no loss unnoticed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
import uvloop

from lastcard.server.cluster import nats as nats_transport
from lastcard.server.cluster.mailbox import Mailbox
from lastcard.server.cluster.messages import AnyBusMessage, Beat, There, Where
from lastcard.server.cluster.nats import NatsTransport
from lastcard.server.cluster.transport import EVERYBODY, OWNERS, LocalNetwork, LocalTransport, Transport
from lastcard.testing.nats import Nats, nats_server
from server.waiting import until

LOST = "something was lost"


class Process:
    """A mailbox, and what came out of it."""

    def __init__(self, name: str, transport: Transport) -> None:
        self.transport = transport
        self.got: list[tuple[str, object]] = []
        self.mailbox = Mailbox(name, transport, self._receive, lambda sender: self.got.append((sender, LOST)), lambda _: None)

    def _receive(self, sender: str, message: AnyBusMessage) -> None:
        if not isinstance(message, Beat):
            self.got.append((sender, message))

    def drop_next(self) -> None:
        """Lose what is sent next, on its way."""
        send = self.transport.send

        def lose(to: str, data: bytes) -> None:
            del to, data
            self.transport.send = send  # type: ignore[method-assign]

        self.transport.send = lose  # type: ignore[method-assign]


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    """A NATS server."""
    with nats_server() as server:
        yield server


@pytest.fixture(params=["local", "nats"])
def transport(request: pytest.FixtureRequest) -> Callable[[], Transport]:
    """Makes a transport for each process."""
    if request.param == "local":
        network = LocalNetwork()
        return lambda: LocalTransport(network)
    url = request.getfixturevalue("bus").url
    return lambda: NatsTransport(url)


@pytest.fixture
async def processes(transport: Callable[[], Transport]) -> AsyncIterator[list[Process]]:
    """Three of them: `a`, and the owners `b` and `c`."""
    made = [Process(name, transport()) for name in "abc"]
    for process in made:
        await process.mailbox.start(owner=process.mailbox.name != "a")
    yield made
    for process in made:
        await process.mailbox.close()


async def test_messages_arrive_in_order_and_each_once(processes: list[Process]) -> None:
    """Those of one turn of the loop and those of many, from two senders."""
    a, b, c = processes
    for n in range(200):
        a.mailbox.send("c", There("from a", str(n)))
        b.mailbox.send("c", There("from b", str(n)))
        if n % 7 == 0:
            await asyncio.sleep(0)
    await until(lambda: len(c.got) == 400)
    for sender in "ab":
        told = [message for name, message in c.got if name == sender]
        assert told == [There(f"from {sender}", str(n)) for n in range(200)]


async def test_what_was_lost_is_told_before_what_came_after_it(processes: list[Process]) -> None:
    """Also when nothing comes but a sign of life, and when the first of all is lost."""
    a, b, _ = processes
    for n in range(3):
        if n != 1:
            a.drop_next()
        a.mailbox.send("b", Where(f"lost {n}"))
        await asyncio.sleep(0)
        a.mailbox.send("b", Where(f"after {n}"))
        await asyncio.sleep(0)
    a.drop_next()
    a.mailbox.send("b", Where("lost"))
    await asyncio.sleep(0)
    a.mailbox.beat()
    await until(lambda: len(b.got) == 7)
    came = [LOST, Where("after 0"), Where("lost 1"), Where("after 1"), LOST, Where("after 2"), LOST]
    assert b.got == [("a", message) for message in came]


async def test_what_comes_twice_or_late_is_heard_once_or_not_at_all(processes: list[Process]) -> None:
    """A late one was told to be lost."""
    a, b, _ = processes
    sent: list[tuple[str, bytes]] = []
    send = a.transport.send
    a.transport.send = lambda to, data: sent.append((to, data))  # type: ignore[method-assign]
    for n in range(3):
        a.mailbox.send("b", Where(str(n)))
        await asyncio.sleep(0)
    for at in (0, 0, 2, 1, 2):
        send(*sent[at])
    a.transport.send = send  # type: ignore[method-assign]
    a.mailbox.send("b", Where("3"))
    await until(lambda: b.got and b.got[-1] == ("a", Where("3")))
    assert [message for _, message in b.got] == [Where("0"), LOST, Where("2"), Where("3")]


async def test_what_is_large_arrives_whole_and_with_a_part_lost_not_at_all(processes: list[Process]) -> None:
    """A finished record may be larger than what NATS carries at a time."""
    a, b, _ = processes
    large = Where("x" * 3_000_000)
    a.mailbox.send("b", large)
    a.mailbox.send("b", Where("small"))
    await until(lambda: len(b.got) == 2)
    assert [message for _, message in b.got] == [large, Where("small")]
    b.got.clear()
    a.drop_next()
    a.mailbox.send("b", large)
    await asyncio.sleep(0)
    a.mailbox.send("b", Where("after"))
    await until(lambda: b.got and b.got[-1] == ("a", Where("after")))
    assert [message for _, message in b.got] == [LOST, Where("after")]


async def test_one_owner_hears_what_is_for_any_and_all_hear_what_is_for_everybody(processes: list[Process]) -> None:
    """It has no number: order does not matter there."""
    a, b, c = processes
    a.mailbox.send(OWNERS, Where("table"))
    await until(lambda: b.got or c.got)
    a.mailbox.send(EVERYBODY, Where("all"))
    await until(lambda: all(("a", Where("all")) in process.got for process in processes))
    assert sum(("a", Where("table")) in process.got for process in processes) == 1


async def test_what_is_too_much_to_wait_is_lost_and_noticed(bus: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over NATS: a process that cannot send keeps no more than it may."""
    monkeypatch.setattr(nats_transport, "_PENDING_MAX", 1_200_000)
    a, b = Process("a", NatsTransport(bus.url)), Process("b", NatsTransport(bus.url))
    for process in (a, b):
        await process.mailbox.start(owner=False)
    a.mailbox.send("b", Where("x" * 3_000_000))
    await asyncio.sleep(0)
    await until(lambda: not a.transport._pending)  # type: ignore[attr-defined]  # noqa: SLF001
    a.mailbox.send("b", Where("after"))
    await until(lambda: b.got and b.got[-1] == ("a", Where("after")))
    assert [message for _, message in b.got] == [LOST, Where("after")]
    for process in (a, b):
        await process.mailbox.close()


async def test_after_a_restart_of_the_bus_what_was_lost_meanwhile_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without waiting for the next sign of life."""
    monkeypatch.setattr(nats_transport, "_PENDING_MAX", 100)
    with nats_server() as server:
        a, b = Process("a", NatsTransport(server.url)), Process("b", NatsTransport(server.url))
        for process in (a, b):
            await process.mailbox.start(owner=False)
        a.mailbox.send("b", Where("1"))
        await until(lambda: b.got)
        await asyncio.to_thread(server.kill)
        a.mailbox.send("b", Where("x" * 200))
        await asyncio.sleep(0)
        await asyncio.to_thread(server.start)
        await until(lambda: len(b.got) > 1)
        assert b.got[1] == ("a", LOST)
        for process in (a, b):
            await process.mailbox.close()


async def test_who_gives_up_asking_for_the_bus_hears_all_that_comes_when_it_goes_on() -> None:
    """Over NATS, which stands still for longer than somebody has patience who asks whether it can be reached."""
    with nats_server() as server:
        a, b = Process("a", NatsTransport(server.url)), Process("b", NatsTransport(server.url))
        for process in (a, b):
            await process.mailbox.start(owner=False)
        server.pause()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(a.mailbox.reach(), 0.1)
        server.go_on()
        await a.mailbox.reach()
        b.mailbox.send("a", Where("after"))
        await until(lambda: a.got)
        assert a.got == [("b", Where("after"))]
        for process in (a, b):
            await process.mailbox.close()


async def test_what_cannot_be_sent_is_lost_and_all_else_is_sent(bus: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over NATS, whose client raises whatever a connection does that was lost a moment ago."""
    a, b = Process("a", NatsTransport(bus.url)), Process("b", NatsTransport(bus.url))
    for process in (a, b):
        await process.mailbox.start(owner=False)
    client = a.transport._client  # type: ignore[attr-defined]  # noqa: SLF001
    publish, tried = client.publish, []

    async def publish_in_vain(subject: str, data: bytes) -> None:
        tried.append(subject)
        monkeypatch.setattr(client, "publish", publish)
        raise RuntimeError("unable to perform operation on a closed transport", data)

    monkeypatch.setattr(client, "publish", publish_in_vain)
    a.mailbox.send("b", Where("lost"))
    await until(lambda: tried)
    a.mailbox.send("b", Where("after"))
    await until(lambda: len(b.got) == 2)
    assert [message for _, message in b.got] == [LOST, Where("after")]
    for process in (a, b):
        await process.mailbox.close()


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_process_whose_bus_is_gone_ends_all_the_same(loop: str) -> None:
    """Whoever stops a server while NATS is away is not told of an error."""

    async def left() -> None:
        with nats_server() as server:
            process = Process("a", NatsTransport(server.url))
            await process.mailbox.start(owner=False)
            await asyncio.to_thread(server.kill)
            process.mailbox.send("b", Where("1"))
            await until(lambda: not process.transport._client.is_connected)  # type: ignore[attr-defined]  # noqa: SLF001
            await process.mailbox.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop if loop == "uvloop" else None) as runner:
        runner.run(left())
