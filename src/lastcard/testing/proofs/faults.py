"""Faults under a seed: servers die, stand still and are cut off, messages and writes are lost, and nothing must go wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from lastcard.server.settings import Role
from lastcard.table import entries
from lastcard.table.accept import fold
from lastcard.table.state import TableState
from lastcard.testing.faults.bugs import BUGS
from lastcard.testing.faults.people import Person, Wrong
from lastcard.testing.faults.site import ROLES, Built, SimulatedServer, Site
from lastcard.testing.proofs.crash import check_acked, check_told, replayed

FAULTS_S = 40.0
"""How long things go wrong."""
HEAL_S = 30.0
"""After that, everything goes on as it should by then."""
QUIET_S = 12.0
"""In which something happens at every table."""
_EVERY_S = (0.5, 4.0)
_HISTORY = 40
"""Lines of a history that are shown."""
_RESTARTED: tuple[tuple[Role, ...], ...] = (("owner",), ("owner",), ("gateway",), ("gateway",))
"""The servers that are all restarted."""
_RESTARTED_EVERY = 5
"""Of so many seeds, one more history is one in which every server is restarted, and nothing else goes wrong."""
_SAID = 50
"""After so many histories, a word."""
_SEARCHED = 500
"""Seeds at which a planted bug is looked for."""


class Failed(NamedTuple):
    """A seed at which something went wrong."""

    seed: str
    why: str
    history: list[str]

    def __str__(self) -> str:
        shown = self.history[-_HISTORY:]
        return "\n".join([f"seed {self.seed}: {self.why}", *shown])


class Faults(msgspec.Struct):
    """What simulating faults has shown."""

    seeds: int = 0
    acked: int = 0
    entries: int = 0
    faults: int = 0


def simulate(seed: str, built: Built = Built(), result: Faults | None = None) -> Failed | None:  # noqa: B008  it has no state
    """Play one history; what went wrong in it, if anything did."""
    return _played(_play, result or Faults(), seed, built)


def restart_all(seed: str) -> Failed | None:
    """Restart every server, owners one by one and gateways beside new ones, while nothing else goes wrong.

    What went wrong: a restart of an owner costs nobody their connection, and one of all gateways costs it once.
    """
    return _played(_play_through_restarts, Faults(), seed, Built(), _RESTARTED)


def _played(
    play: Callable[[Site], None], result: Faults, seed: str, built: Built, roles: Sequence[tuple[Role, ...]] = ROLES
) -> Failed | None:
    level = logging.getLogger("lastcard.server").level
    logging.getLogger("lastcard.server").setLevel(logging.CRITICAL)
    site = Site(seed, built, roles)
    try:
        play(site)
        _check(site, result)
    except AssertionError as error:
        return Failed(seed, str(error), site.world.history)
    finally:
        site.close()
        logging.getLogger("lastcard.server").setLevel(level)
    return None


def _play(site: Site) -> None:
    world = site.world
    for person in site.people:
        person.come()
    world.run(world.now + 3.0)
    end = world.now + FAULTS_S
    while world.now < end:
        world.run(world.now + world.rng.uniform(*_EVERY_S))
        world.tell(_any_fault(site))
        site.faults += 1
    _heal(site)
    world.run(world.now + HEAL_S)
    before = {table: len(row.entries) for table, row in site.database.tables.items()}
    world.run(world.now + QUIET_S)
    for table, row in site.database.tables.items():
        if len(row.entries) <= before[table]:
            raise Wrong(f"nothing happens at {table} any more, at version {len(row.entries)}")
    for person in site.people:
        if not person.away and person.connection is None:
            raise Wrong(f"{person.name} cannot connect")


def _play_through_restarts(site: Site) -> None:
    world, servers = site.world, [*site.servers]
    for person in site.people:
        person.come()
    world.run(world.now + 3.0)
    for server in servers:
        if "gateway" in server.roles:
            site.open_server(server.roles)
            server.is_open, server.is_replaced = False, True
    for server in servers:
        before = _versions(site)
        lost = [person.lost for person in site.people]
        world.tell(f"{server.name} is restarted")
        server.stop()
        world.run(world.now + world.rng.uniform(8.0, 12.0))
        assert server not in site.servers, f"{server.name} does not stop"
        assert all(now > was for now, was in zip(_versions(site), before, strict=True)), "a table has not gone on"
        if "owner" in server.roles:
            assert [person.lost for person in site.people] == lost, f"the restart of {server.name} disconnects somebody"
    assert all(person.lost <= 1 for person in site.people), "somebody is disconnected twice"


def _versions(site: Site) -> list[int]:
    return [len(row.entries) for row in site.database.tables.values()]


def _heal(site: Site) -> None:
    """Let nothing go wrong any longer."""
    network = site.network
    network.lost = network.doubled = network.late = 0.0
    network.split(set())
    if not site.database.up:
        site.database.start()
    for server in site.servers:
        server.link.cut_until = server.link.fails = 0.0
    site.world.tell("everything is as it should be")


# --- What goes wrong -----------------------------------------------------------------------------------------------------------


def _any_fault(site: Site) -> str:
    rng = site.world.rng
    fault = rng.choice(_FAULTS)
    server = rng.choice(site.servers) if site.servers else None
    return "nobody is there" if server is None else fault(site, server)


def _kill(site: Site, server: SimulatedServer) -> str:
    del site
    server.end()
    return f"{server.name} is killed"


def _stop(site: Site, server: SimulatedServer) -> str:
    del site
    if server.is_open:
        server.stop()
    return f"{server.name} is stopped"


def _stand_still(site: Site, server: SimulatedServer) -> str:
    seconds = site.world.rng.choice((0.5, 2.0, 5.0, 9.0))
    server.process.stand_still(seconds)
    return f"{server.name} stands still for {seconds} s"


def _split(site: Site, server: SimulatedServer) -> str:
    site.network.split({server.name})
    seconds = site.world.rng.uniform(0.5, 10.0)
    site.world.after(seconds, lambda: site.network.split(set()))
    return f"{server.name} is cut off from the others for {seconds:.1f} s"


def _cut(site: Site, server: SimulatedServer) -> str:
    seconds = site.world.rng.uniform(0.2, 15.0)
    server.link.cut_until = site.world.now + seconds
    return f"{server.name} is cut off from the database for {seconds:.1f} s"


def _unlock(site: Site, server: SimulatedServer) -> str:
    site.database.disconnect(server.process)
    return f"the connections of {server.name} to the database end, and with them its lock"


def _fail_writes(site: Site, server: SimulatedServer) -> str:
    server.link.fails = 0.3
    site.world.after(site.world.rng.uniform(0.5, 4.0), lambda: setattr(server.link, "fails", 0.0))
    return f"statements of {server.name} fail, and connections are lost in the middle of them"


def _lose(site: Site, server: SimulatedServer) -> str:
    del server
    network, rng = site.network, site.world.rng
    network.lost, network.doubled, network.late = (rng.choice((0.0, 0.05, 0.2)) for _ in range(3))

    def end() -> None:
        network.lost = network.doubled = network.late = 0.0

    site.world.after(rng.uniform(0.5, 5.0), end)
    return f"messages are lost ({network.lost}), doubled ({network.doubled}) and late ({network.late})"


def _stop_bus(site: Site, server: SimulatedServer) -> str:
    del server
    site.network.lost = 1.0
    site.world.after(site.world.rng.uniform(0.2, 8.0), lambda: setattr(site.network, "lost", 0.0))
    return "the bus is gone for a while"


def _stop_database(site: Site, server: SimulatedServer) -> str:
    del server
    site.database.stop()

    def start() -> None:
        if not site.database.up:
            site.database.start()

    site.world.after(site.world.rng.uniform(0.2, 6.0), start)
    return "the database is stopped for a while"


def _go_away(site: Site, server: SimulatedServer) -> str:
    """One of two at a table: the other plays on."""
    del server
    guests = [person for person in site.people if person.seat != 0]
    person = site.world.rng.choice(guests)
    if person.away:
        person.come_back()
        return f"{person.name} comes back"
    # Whoever cannot say goodbye is missed all the same: with the gateway goes all that it knew.
    person.go_away()
    return f"{person.name} goes away"


def _vanish(site: Site, server: SimulatedServer) -> str:
    """A gateway is killed, and somebody who was there does not come back."""
    there = [
        person for person in site.people if person.seat != 0 and person.connection is not None and person.connection.is_to(server)
    ]
    for person in there:
        person.away = True
    server.end()
    return f"{server.name} is killed, and {', '.join(person.name for person in there) or 'nobody'} stays away"


_FAULTS: tuple[Callable[[Site, SimulatedServer], str], ...] = (
    _kill,
    _stop,
    _stand_still,
    _split,
    _cut,
    _unlock,
    _fail_writes,
    _lose,
    _lose,
    _stop_bus,
    _stop_database,
    _go_away,
    _vanish,
)


# --- What must hold ------------------------------------------------------------------------------------------------------------


def _check(site: Site, result: Faults) -> None:
    """Hold what everybody was acknowledged, told and shown against what is stored."""
    result.seeds += 1
    result.faults += site.faults
    failures = site.failures()
    assert not failures, f"a process has failed: {failures[0]!r}"
    for table, row in site.database.tables.items():
        log = [entries.decode(body) for body in row.entries]
        result.entries += len(log)
        ids = [(entry.asked.seat, entry.asked.id) for entry in log if entry.asked is not None]
        assert len(ids) == len(set(ids)), f"a command was obeyed twice at {table}"
        happened, hands = replayed(table, log), _hands(table, log)
        for person in (person for person in site.people if person.table == table):
            check_acked(person, log)
            _check_refused(person, log)
            check_told(person, happened, log)
            _check_shown(person, hands)
            result.acked += len(person.acked)


def _check_refused(person: Person, log: list[entries.AnyEntry]) -> None:
    """What was refused was not done, also where it was said again because its answer was lost."""
    for entry in log:
        if entry.asked is not None and entry.asked.seat == person.seat and entry.asked.id in person.refused:
            why = person.refused[entry.asked.id]
            raise Wrong(f"{person.name} was refused {entry.asked.id} with {why}, and it was done")


def _hands(table: str, log: list[entries.AnyEntry]) -> list[list[list[str]]]:
    """The hands of all seats at each version."""
    state, hands = TableState(table), []
    for entry in log:
        fold(state, entry)
        hands.append([] if state.match is None else [[card.text for card in hand] for hand in state.match.state.hands])
    return hands


def _check_shown(person: Person, hands: list[list[list[str]]]) -> None:
    """Everybody saw the hand of their own seat."""
    for version, view in person.views:
        hand = hands[version - 1]
        if view["hand"] is not None and hand:
            assert view["hand"] == hand[person.seat], f"{person.name} was shown another hand at version {version}"


def prove_faults(seeds: Iterable[int], say: Callable[[str], None]) -> Faults:
    """Play histories of these seeds; AssertionError tells of the first at which something goes wrong."""
    result = Faults()
    for seed in seeds:
        failed = simulate(str(seed), result=result)
        if failed is None and seed % _RESTARTED_EVERY == 0:
            failed = restart_all(str(seed))
        assert failed is None, str(failed)
        if result.seeds % _SAID == 0:
            say(f"{result.seeds} histories, {result.faults:,} faults, {result.acked:,} commands acknowledged")
    return result


def find_bugs(say: Callable[[str], None]) -> dict[str, str]:
    """Find every planted bug, at the seed at which it was found before or at another; AssertionError names one that is not."""
    found: dict[str, str] = {}
    for name, (built, known) in BUGS.items():
        failures = (simulate(seed, built) for seed in (known, *map(str, range(_SEARCHED))))
        failed = next((failed for failed in failures if failed is not None), None)
        assert failed is not None, f"the planted bug is not found: {name}"
        found[name] = failed.seed
        say(f"{name}: found at seed {failed.seed}, {failed.why}")
    return found
