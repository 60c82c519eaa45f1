"""Several servers under a seed: whatever goes wrong between them, nothing is lost, and each planted bug is found."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing

import pytest

from lastcard.bots.easy import Easy
from lastcard.server.cluster.handover import Leaving
from lastcard.testing.faults.bugs import BUGS
from lastcard.testing.faults.site import Built, Site
from lastcard.testing.faults.store import LEASE_S
from lastcard.testing.proofs.faults import Faults, restart_all, simulate

DAILY = 5
"""`lastcard prove faults` plays more."""


def test_nothing_is_lost_between_servers_whatever_goes_wrong() -> None:
    """A few histories, in which much goes wrong and much is played."""
    result = Faults()
    for seed in range(DAILY):
        failed = simulate(str(seed), result=result)
        assert failed is None, str(failed)
    assert result.faults > 10 * DAILY
    assert result.acked > 50 * DAILY


@pytest.mark.parametrize("seed", range(DAILY))
def test_a_restart_of_every_server_disconnects_nobody_more_than_once(seed: int) -> None:
    """Nobody at all while owners are restarted one by one; of gateways there are new ones before the old ones stop."""
    failed = restart_all(str(seed))
    assert failed is None, str(failed)


def test_without_a_handover_a_restart_of_an_owner_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is proved could be otherwise."""
    monkeypatch.setattr(Leaving, "leave", lambda *_: None)
    assert "disconnects somebody" in str(restart_all("0"))


@pytest.mark.parametrize("seed", range(3))
def test_who_stood_still_takes_up_the_tables_of_who_dies_soon_after(seed: int) -> None:
    """It was taken for dead a few seconds ago, and is an owner again: a gateway that did not believe it would let people wait."""
    with closing(Site(f"twice {seed}", Built(), (("owner",), ("owner",), ("gateway",)))) as site:
        world, (first, second, _) = site.world, site.servers
        for person in site.people:
            person.come()
        world.run(world.now + 3.0)
        first.process.stand_still(LEASE_S + 2.0)
        world.run(world.now + LEASE_S + 2.5)
        second.end()
        died, before = world.now, {table: len(row.entries) for table, row in site.database.tables.items()}
        while any(person.version <= before[person.table] for person in site.people):
            world.run(world.now + 0.1)
            assert world.now - died < LEASE_S / 2, "somebody waits"


def test_the_age_of_a_lease_grows_while_the_database_is_away() -> None:
    """It is what an operator sees before tables go on elsewhere."""
    site = Site("lease", Built(), (("owner",), ("owner", "gateway")))
    members = [server.member for server in site.servers]

    def ages() -> list[float]:
        return [member.lease_age_s() for member in members if member is not None]

    site.world.run(site.world.now + 10.0)
    assert max(ages()) < LEASE_S / 2
    site.database.stop()
    site.world.run(site.world.now + LEASE_S)
    assert len(ages()) == 2
    assert min(ages()) > 0.9 * LEASE_S
    site.close()


def test_a_database_that_is_away_is_said_once_and_not_taken_for_a_death(caplog: pytest.LogCaptureFixture) -> None:
    """An operator sees which of the two it was, however often a node tries to be one again."""
    with closing(Site("away", Built(), (("owner",), ("owner", "gateway")))) as site:
        site.world.run(site.world.now + 3.0)
        site.database.stop()
        site.world.run(site.world.now + 5 * LEASE_S)
        site.database.start()
        site.world.run(site.world.now + LEASE_S)
    said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert said == ["the lease of this node could not be renewed: its tables are left to others"] * 2


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found_at_its_seed(name: str) -> None:
    """And its history is short enough to be read."""
    built, seed = BUGS[name]
    failed = simulate(seed, built)
    assert failed is not None, f"{name} is not found at seed {seed}"
    assert len(str(failed).splitlines()) < 50


def test_the_same_seed_is_the_same_history_in_another_process() -> None:
    """So that whatever is found can be looked into: at whatever a process hashes words with."""
    script = (
        "from lastcard.testing.faults.bugs import BUGS\nfrom lastcard.testing.proofs.faults import simulate\n"
        "print(simulate(BUGS['gap ignored'][1], BUGS['gap ignored'][0]))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": hashed}, capture_output=True, text=True, check=True
        ).stdout
        for hashed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert "seed" in told[0]


def test_what_a_seed_leads_to_does_not_depend_on_how_well_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nothing would show at a known seed any more when a level has learned something."""
    result = Faults()

    assert simulate("0", result=result) is None
    monkeypatch.setattr(Easy, "choose", lambda _self, _view, question, _memory: question.choices[-1])
    again = Faults()
    assert simulate("0", result=again) is None
    assert again == result


def test_without_a_bug_the_same_seeds_show_nothing() -> None:
    """What is found at them is the bug."""
    assert [failed for seed in sorted({seed for _, seed in BUGS.values()}) if (failed := simulate(seed)) is not None] == []
