"""Tables under a seed at which everything goes wrong: nothing is lost or doubled, and nobody is told what they may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from lastcard.rules.events import Event
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import State
from lastcard.table.accept import Reply, accept
from lastcard.table.entries import AnyEntry, Moved
from lastcard.table.machine import Accept
from lastcard.table.replies import Replies
from lastcard.table.state import Outgoing, TableState
from lastcard.table.telling import Telling
from lastcard.testing.simulation import check, simulated
from lastcard.views import Wire

DAILY = 30


def test_nothing_is_lost_or_doubled_whatever_goes_wrong(seeds: int) -> None:
    """`--seeds` says how many tables are simulated."""
    refused: Counter[str] = Counter()
    entries, phases = 0, set()
    for seed in range(seeds):
        simulation = simulated(str(seed))
        check(simulation)
        refused.update(simulation.table.refused)
        entries += len(simulation.table.log)
        phases.add(simulation.table.phase)
    if seeds >= DAILY:
        assert entries > 50 * seeds, "hardly anything has happened"
        assert {"not_asked", "wrong_phase", "not_host", "too_early", "no_seat"} <= refused.keys()
        assert len(phases) > 1


def test_the_same_seed_simulates_the_same_table() -> None:
    """So that whatever is found can be looked into."""
    assert simulated("1").table.history == simulated("1").table.history


# --- Planted faults ------------------------------------------------------------------------------------------------------------


class LeakingEvents(Telling):
    """Tells everybody what seat 0 is told."""

    def events(self, seat: SeatNo | None, events: Sequence[Event]) -> list[Wire]:
        """With seat 0's eyes."""
        del seat
        return super().events(0, events)


class LeakingViews(Telling):
    """Shows everybody one card too many."""

    def public(self, state: State, waiting_for: list[SeatNo]) -> Wire:
        """With the top of the draw pile."""
        return super().public(state, waiting_for) | {"top": [card.text for card in state.draw_pile[:1]]}


@pytest.mark.parametrize("telling", [LeakingEvents(), LeakingViews()])
def test_a_planted_leak_is_found(telling: Telling) -> None:
    """By what was told, and by what was seen."""
    with pytest.raises(AssertionError, match=r"was told at|sees what"):
        check_all(telling=telling)


def forgets_what_it_answered(state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
    """A command that is said again is obeyed again."""
    messages = accept(state, entry, now, reply)
    state.replies = Replies()
    return messages


def knows_what_is_in_no_log(state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
    """Who has added to the shuffle is forgotten whenever anything happens."""
    messages = accept(state, entry, now, reply)
    state.coming.clear()
    return messages


def tells_one_too_few(state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
    """Now and then the last message is left out."""
    messages = accept(state, entry, now, reply)
    return messages[:-1] if isinstance(entry, Moved) and state.version % 5 == 0 else messages


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        (forgets_what_it_answered, r"obeyed twice|in two ways|answered otherwise"),
        (knows_what_is_in_no_log, "not what its log tells"),
        (tells_one_too_few, "was never told of"),
    ],
)
def test_a_planted_fault_is_found(planted: Accept, found: str) -> None:
    """Doubled, made up, and lost."""
    with pytest.raises(AssertionError, match=found):
        check_all(accept=planted)


def check_all(telling: Telling | None = None, accept: Accept = accept) -> None:
    """Simulate as many tables as every day."""
    for seed in range(DAILY):
        check(simulated(str(seed), telling=telling, accept=accept))
