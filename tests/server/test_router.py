"""The router: finds the owner of a table, and where anything may have been lost, the clients concerned come again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable

import pytest
from msgspec.structs import replace

from lastcard.protocol import VERSION, Hello, Ping
from lastcard.server.cluster.mailbox import BEAT_S, SILENCE_S
from lastcard.server.cluster.router import _ASK_AGAIN_S, _HELD_MAX, Router
from lastcard.server.cluster.transport import OWNERS, LocalNetwork, LocalTransport
from lastcard.table.commands import Gone, Said
from lastcard.table.state import Client, Outgoing
from lastcard.testing.proofs.lives import in_virtual_time

HELLO = Hello(VERSION, "a" * 22, since=3, changes=True)


class Tables:
    """Those of an owner: what they are told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int, Said]] = []
        self.vanished: list[str] = []
        self.owners: dict[str, str | None] = {}
        self.asked = 0
        self.hands_on: Callable[[str, Client, Said], None] | None = None
        """Where it goes what is said to a table that has left."""

    def route(self, table: str, client: Client, said: Said) -> None:
        """Note it."""
        if self.hands_on is None:
            self.told.append((table, client.number, said))
        else:
            self.hands_on(table, client, said)

    async def find(self, table: str) -> str | None:
        """Whoever owns it."""
        self.asked += 1
        await asyncio.sleep(0.1)
        return self.owners.get(table)

    def vanish(self, gateway: str) -> None:
        """Note it."""
        self.vanished.append(gateway)


class Clients:
    """Those of a gateway: what they hear, and which tables they have lost."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, bytes]] = []
        self.lost: list[str] = []
        self.wrote = 0
        self.hellos: dict[int, Hello] = {}
        """What those who are connected have said first."""

    def hello_of(self, client: Client) -> Hello | None:
        """Of one of them."""
        return self.hellos.get(client.number)

    def deliver(self, messages: Iterable[Outgoing], payer: Client | None = None, wrote: int = 0) -> None:
        """Note it."""
        self.heard += [(client.number, message.payload) for message in messages for client in message.clients]
        self.wrote += wrote if payer is not None else 0

    def lose(self, tables: Collection[str]) -> None:
        """Note it."""
        self.lost += sorted(tables)

    def tables(self) -> set[str]:
        """Nobody is connected."""
        return set()


class Site:
    """A gateway `g`, an owner `o` that has the table `t`, and another one `p`."""

    def __init__(self) -> None:
        self.network = LocalNetwork()
        self.g, self.o, self.p = (Router(name, LocalTransport(self.network)) for name in "gop")
        self.clients, self.tables, self.others = Clients(), Tables(), Tables()
        self.g.serve_clients(self.clients)
        self.o.serve_tables(self.tables)
        self.p.serve_tables(self.others)
        self.tables.owners = {"t": "o"}
        self.dropped: Callable[[str], bool] = lambda _to: False
        carry = self.network.carry
        self.network.carry = lambda to, data: None if self.dropped(to) else carry(to, data)  # type: ignore[method-assign]

    def say(self, number: int, text: str = "1") -> None:
        """A client of the gateway says something to the table."""
        self.g.to_table("t", Client("g", number), Ping(text))

    async def until(self, happened: Callable[[], object]) -> None:
        """Let virtual time pass; by a minute everything has happened."""
        for _ in range(6000):
            if happened():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it has not happened in a minute")


def at_a_site(play: Callable[[Site], Coroutine[None, None, None]]) -> None:
    """Play at three processes in virtual time."""

    async def run() -> None:
        site = Site()
        for router in (site.o, site.p, site.g):
            await router.start()
        await play(site)
        for router in (site.o, site.p, site.g):
            await router.close()

    in_virtual_time(run())


def test_what_is_said_before_the_owner_is_known_waits_in_order() -> None:
    """It is asked once, and what follows goes straight there; that somebody has gone is no reason to ask."""

    async def play(site: Site) -> None:
        site.g.to_table("other", Client("g", 9), Gone())
        for text in "123":
            site.say(1, text)
        await site.until(lambda: len(site.tables.told) == 3)
        site.say(2, "4")
        await site.until(lambda: len(site.tables.told) == 4)
        assert [said.id for _, _, said in site.tables.told if isinstance(said, Ping)] == ["1", "2", "3", "4"]
        assert site.tables.asked == 1

    at_a_site(play)


def test_what_an_owner_says_reaches_each_gateway_once_with_what_was_stored_for_whom() -> None:
    """Those of others are none of its business."""

    async def play(site: Site) -> None:
        site.say(1)
        await site.until(lambda: site.tables.told)
        both = Outgoing((Client("g", 1), Client("elsewhere", 2)), b"both")
        site.o.to_clients([both, Outgoing((Client("g", 3),), b"one")], Client("g", 1), 40)
        site.o.to_clients([], Client("elsewhere", 2), 2)
        await site.until(lambda: len(site.clients.heard) == 2)
        assert site.clients.heard == [(1, b"both"), (3, b"one")]
        assert site.clients.wrote == 40

    at_a_site(play)


@pytest.mark.parametrize("direction", ["up", "down"])
def test_a_loss_in_either_direction_makes_the_clients_come_again(direction: str) -> None:
    """Noticed by the next sign of life at the latest; the owner takes everybody of that gateway for gone."""

    async def play(site: Site) -> None:
        site.say(1)
        await site.until(lambda: site.tables.told)
        site.o.to_clients([Outgoing((Client("g", 1),), b"welcome")])
        await site.until(lambda: site.clients.heard)
        site.dropped = lambda to: to == ("o" if direction == "up" else "g")
        if direction == "up":
            site.say(1, "lost")
        else:
            site.o.to_clients([Outgoing((Client("g", 1),), b"lost")])
        await asyncio.sleep(0.01)
        site.dropped = lambda _to: False
        await asyncio.sleep(BEAT_S + 1.0)
        assert site.clients.lost == ["t"]
        assert (site.tables.vanished == ["g"]) is (direction == "up")
        assert (site.g.gaps, site.o.gaps) == ((0, 1) if direction == "up" else (1, 0))

    at_a_site(play)


def test_who_is_silent_is_taken_for_gone() -> None:
    """A gateway that was cut off has lost its clients, and it lets them come again."""

    async def play(site: Site) -> None:
        site.say(1)
        await site.until(lambda: site.tables.told)
        site.dropped = lambda to: to in {"g", "o"}
        await asyncio.sleep(SILENCE_S + 2 * BEAT_S)
        assert (site.clients.lost, site.tables.vanished) == (["t"], ["g"])

    at_a_site(play)


def test_a_gateway_that_only_its_owner_took_for_gone_is_told_when_it_is_heard_of_again() -> None:
    """In one direction everything arrived, so nothing was missed there."""

    async def play(site: Site) -> None:
        site.say(1)
        await site.until(lambda: site.tables.told)
        site.o.to_clients([Outgoing((Client("g", 1),), b"welcome")])
        site.dropped = lambda to: to == "o"
        await site.until(lambda: site.tables.vanished)
        assert site.clients.lost == []
        site.dropped = lambda _to: False
        await asyncio.sleep(2 * BEAT_S)
        assert site.clients.lost == ["t"]

    at_a_site(play)


def test_the_hint_that_an_owner_is_dead_is_enough() -> None:
    """Its table is asked for again, and an answer that still names it is not believed."""

    async def play(site: Site) -> None:
        site.say(1)
        await site.until(lambda: site.tables.told)
        site.p.say_dead(["o"])
        await site.until(lambda: site.clients.lost == ["t"])
        site.say(2)
        await asyncio.sleep(2.0)
        assert len(site.tables.told) == 1
        site.tables.owners = {"t": "p"}
        await site.until(lambda: site.others.told)

    at_a_site(play)


def test_an_owner_that_was_taken_for_dead_is_believed_when_it_is_back() -> None:
    """It stood still, and owns what it claims from now on: nobody waits until its death is forgotten."""

    async def play(site: Site) -> None:
        site.p.say_dead(["o"])
        await asyncio.sleep(0.1)
        site.o.say_back()
        await asyncio.sleep(0.1)
        site.say(1)
        await asyncio.sleep(0.4)
        assert len(site.tables.told) == 1

    at_a_site(play)


def test_after_a_death_its_heir_is_asked_where_a_table_is() -> None:
    """The dead may only stand still, and is asked in vain; an owner that left has no heir, and any other is asked."""

    async def play(site: Site) -> None:
        site.say(1)
        await site.until(lambda: site.tables.told)
        site.dropped = lambda to: to in {"o", OWNERS}
        site.p.say_dead(["o"])
        await site.until(lambda: site.clients.lost == ["t"])
        site.others.owners = {"t": "p"}
        site.say(2)
        await asyncio.sleep(0.4)
        assert len(site.others.told) == 1
        site.dropped = lambda to: to == "p"
        site.p.say_dead(["p"])
        await site.until(lambda: site.clients.lost == ["t", "t"])
        site.dropped = lambda _to: False
        site.tables.owners = {"t": "o2"}
        site.say(3)
        await asyncio.sleep(0.4)
        assert site.tables.asked == 2

    at_a_site(play)


def test_whoever_stays_at_a_table_that_dismissed_somebody_comes_again() -> None:
    """Without a route nobody would notice what is lost on the way to them; with the owner in this process nothing is."""

    async def play(site: Site) -> None:
        site.say(1)
        await site.until(lambda: site.tables.told)
        site.g.forget("t", "unknown")
        assert site.clients.lost == ["t"]
        site.tables.owners = {"t": "o"}
        site.o.serve_clients(own := Clients())
        site.o.to_table("t", Client("o", 1), Ping("1"))
        await site.until(lambda: len(site.tables.told) == 2)
        site.o.forget("t")
        assert own.lost == []

    at_a_site(play)


def test_where_no_owner_can_be_found_the_clients_come_again() -> None:
    """After a while: nobody waits for ever."""

    async def play(site: Site) -> None:
        site.tables.owners = {}
        site.say(1)
        await site.until(lambda: site.clients.lost == ["t"])

    at_a_site(play)


async def leave(site: Site) -> None:
    """The owner hands its table over, of which one who is there and one who has gone were told up to version 7."""
    site.clients.hellos = {1: HELLO}
    site.say(1, "answered")
    await site.until(lambda: site.tables.told)
    site.tables.hands_on = site.o.hand_on
    await site.o.retire()
    site.tables.owners = {}
    site.others.owners = {"t": "p"}
    # What it had not answered comes before what comes too late.
    site.o.hand_over("t", 7, [Client("g", 1), Client("g", 2), Client("o", 1)], [(Client("g", 1), Ping("1"))])


def test_a_table_for_which_too_much_waits_is_looked_for_once() -> None:
    """Who waits is told to come again; two who look could come to two owners, and whoever is at the first would be forgotten."""

    async def play(site: Site) -> None:
        site.tables.owners = {}
        for number in range(_HELD_MAX + 1):
            site.say(number)
        assert site.clients.lost == ["t"]
        site.say(1)
        await asyncio.sleep(3 * _ASK_AGAIN_S)
        before = site.tables.asked
        await asyncio.sleep(4 * _ASK_AGAIN_S)
        assert 3 <= site.tables.asked - before <= 5
        site.tables.owners = {"t": "o"}
        await site.until(lambda: site.tables.told)
        assert site.tables.told == [("t", 1, Ping("1"))]

    at_a_site(play)


def test_a_table_that_leaves_its_owner_goes_on_elsewhere_and_its_clients_stay() -> None:
    """They say hello again without knowing of it, and nothing that they say is lost or changes its order."""

    async def play(site: Site) -> None:
        await leave(site)
        for text in "23":
            site.say(1, text)
        await asyncio.sleep(0)
        site.say(1, "4")
        await site.until(lambda: "t" not in site.g._routes)  # noqa: SLF001
        site.say(1, "5")
        await site.o.handed_over()
        site.o.say_dead(["o"])
        await site.until(lambda: len(site.others.told) == 6)
        assert site.others.told == [("t", 1, replace(HELLO, since=7)), *(("t", 1, Ping(text)) for text in "12345")]
        assert (site.clients.lost, site.tables.vanished) == ([], [])

    at_a_site(play)


def test_who_says_something_to_a_table_that_has_left_hears_of_it_there() -> None:
    """Its gateway had nobody at the table when it left."""

    async def play(site: Site) -> None:
        site.say(1, "1")
        await site.until(lambda: site.tables.told)
        site.tables.hands_on = site.o.hand_on
        site.tables.owners, site.others.owners = {}, {"t": "p"}
        await site.o.retire()
        site.o.hand_over("t", 7, [], [])
        for said in (HELLO, Ping("2")):
            site.g.to_table("t", Client("g", 3), said)
        await site.until(lambda: len(site.others.told) == 2)
        assert site.others.told == [("t", 3, HELLO), ("t", 3, Ping("2"))]

    at_a_site(play)


@pytest.mark.parametrize("lost", ["that it has left", "the question", "the answer"])
def test_an_owner_that_vanishes_while_it_hands_a_table_over_costs_its_clients_their_connections(lost: str) -> None:
    """As if it had been killed; it does not wait for ever, nor do they."""

    async def play(site: Site) -> None:
        arrive, receivers = site.network.arrive, {"that it has left": ("g", 0), "the question": ("o", 0), "the answer": ("g", 1)}
        to, passing = receivers[lost]
        await leave(site)
        came = 0

        def stop(name: str, data: bytes) -> None:
            nonlocal came
            came += name == to
            if name != to or came <= passing:
                arrive(name, data)

        site.network.arrive = stop  # type: ignore[method-assign]
        await site.o.handed_over()
        site.o.say_dead(["o"])
        await site.until(lambda: site.clients.lost == ["t"])
        site.network.arrive = arrive  # type: ignore[method-assign]
        site.say(1, "again")
        await site.until(lambda: site.others.told)
        assert site.others.told == [("t", 1, Ping("again"))]

    at_a_site(play)
