"""Non-interference of time: when an observer hears something depends on nothing that it may not know.

Two games that an observer cannot tell apart (`lastcard.testing.proofs.secrecy`) are played in virtual time by people who take
their time, and whose clients give forced answers by themselves, as the browser does. Whatever the observer hears is compared
together with its moment.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.protocol import TableSettings
from lastcard.rules.questions import Move
from lastcard.rules.state import Edition
from lastcard.table.settings import Paces
from lastcard.table.telling import Telling
from lastcard.testing.proofs.secrecy import Scenario, Script, Twins, any_twins
from lastcard.testing.rearranging import Leak
from lastcard.testing.settings import chance
from lastcard.testing.virtual import Guest, VirtualTable, at

FORCED_S = 1.0
"""After which a client gives a forced answer by itself."""
PERSON_S = 3.0
"""What a person takes for an answer, whatever they hold."""
_PACES = Paces(opens_s=0, holds_s=0, cool_s=0, salt_s=0)

Heard = list[tuple[float, bytes]]


def prove_timing(
    rounds: int,
    *,
    seed: int = 1,
    moves: int = 40,
    editions: Sequence[Edition] = EDITIONS,
    telling: Telling = Telling(),  # noqa: B008  it has no state
) -> int:
    """Play so many rounds twice, and count what was heard; `Leak` tells what an observer could learn. `telling` plants a leak."""
    rng = chance(str(seed))
    heard = 0
    for edition in itertools.islice(itertools.cycle(editions), rounds):
        heard += _compare(any_twins(edition, rng, moves), telling)
    return heard


def _compare(twins: Twins, telling: Telling) -> int:
    one, other = [_play(twins, scenario, telling) for scenario in twins.scenarios]
    for n, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            raise Leak(f"an observer in seat {twins.observer} can tell two games apart by time:\n{here!r}\n{there!r}", n)
    if len(one) != len(other):
        raise Leak(f"an observer in seat {twins.observer} hears {len(one)} and {len(other)} messages", len(one))
    return len(one)


def _play(twins: Twins, scenario: Scenario, telling: Telling) -> Heard:
    """What the observer heard, and when."""

    def begin(settings: TableSettings, seed: str) -> Match:
        del settings, seed
        return Script(scenario.start, scenario.orders)

    table = at(" ".join(["person"] * twins.players), paces=_PACES, begin=begin, telling=telling)
    observer = table.watch() if twins.observer is None else table.people[twins.observer]
    table.say(0, "start")
    for move in scenario.moves:
        guest = table.people[move.seat]
        table.wait(FORCED_S if _by_itself(guest, move) else PERSON_S)
        if table.move(guest, str(move.choice)) != "ack":
            # A catch before its window: here the scenario ends.
            break
    return _heard(table, observer)


def _by_itself(guest: Guest, move: Move) -> bool:
    """Whether the client of a person gives this answer."""
    choice = str(move.choice)
    return any(question.get("forced", False) and question["choices"] == [choice] for question in guest.asked)


def _heard(table: VirtualTable, observer: Guest) -> Heard:
    return [(happened.at, happened.body) for happened in table.history if happened.to == observer.client]
