"""The proof of secrecy proved: leaks are planted one by one, and each must be found by the short run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lastcard.testing.cluster import Apart
from lastcard.testing.proofs.secrecy import ROUNDS, SERVED_EVERY, compare_at_servers, compare_in_virtual_time, prove_real_time
from lastcard.testing.rearranging import Leak
from lastcard.testing.secrecy.comparing import Compared
from lastcard.testing.secrecy.plants import PLANTS
from lastcard.testing.secrecy.plants.planting import Place, Plant
from lastcard.testing.secrecy.plants.timed import busy

BUSY_US = 500


class Found(NamedTuple):
    """A planted leak that was found."""

    plant: Plant
    rounds: int
    """The first so many rounds of the short run are enough."""


def prove_leaks(say: Callable[[str], None] = print, plants: Sequence[Plant] = PLANTS, rounds: int = ROUNDS) -> list[Found]:
    """Plant each leak, and find it; AssertionError names one that is not found, or that has lost its place."""
    found = []
    for plant in plants:
        found.append(find(plant, rounds))
        say(f"{plant.channel}: {plant.name}: found by the proof at the {plant.proof} in round {found[-1].rounds}")
    check_real_time()
    say(f"real time: a table that works {BUSY_US} microseconds longer: found")
    return found


def check_real_time() -> None:
    """A table that works longer when what is hidden has it so must be found by the clock of the processor."""
    try:
        measured = prove_real_time(machine=busy(BUSY_US))
    except Leak:
        return
    raise AssertionError(f"a table that works {BUSY_US} microseconds longer was not found: {measured}")


def find(plant: Plant, rounds: int = ROUNDS, apart: Apart | None = None) -> Found:
    """Tell stories with a planted leak until it is found, those of a server perhaps at a gateway whose owner is apart."""
    place, compared = Place(), Compared()
    planted = plant.plant(place)
    served = plant.proof == "server"
    for number in range(0, rounds, SERVED_EVERY if served else 1):
        try:
            if served:
                compare_at_servers(number, compared, planted=planted, apart=apart)
            else:
                compare_in_virtual_time(number, compared, planted=planted)
        except Leak:
            assert place.reached, f"found without having been planted: {plant.name}"
            return Found(plant, number + 1)
    assert place.reached, f"a plant has lost its place: {plant.name}"
    raise AssertionError(f"a planted leak was not found in {rounds} rounds: {plant.name}")
