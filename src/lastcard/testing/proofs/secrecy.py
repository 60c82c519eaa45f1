"""Nothing leaks: whatever an observer cannot see is changed, and all that reaches it stays the same, to the byte and the moment.

Stories are told in two worlds (`lastcard.testing.secrecy`), in virtual time, and some of them at real servers, too.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence

from lastcard.codes import CODES
from lastcard.editions import EDITIONS
from lastcard.rules.state import Edition
from lastcard.table.machine import Machine
from lastcard.testing.cluster import Apart
from lastcard.testing.secrecy.comparing import Compared, compare
from lastcard.testing.secrecy.plants.planting import Planted
from lastcard.testing.secrecy.provoking import NEVER_PROVOKED
from lastcard.testing.secrecy.real_time import Measured, check_times
from lastcard.testing.secrecy.recasting import pairs
from lastcard.testing.secrecy.serving import compare_served
from lastcard.testing.secrecy.stories import Story, Stuck
from lastcard.testing.settings import any_deck, chance

ROUNDS = 200
"""Stories of a short run: so many come to every refusal."""
TIMED = 12
"""Stories whose acts are measured in real time."""
PLAYED = (*EDITIONS, any_deck(chance("a deck of the host's own")))
"""What is played in them."""
SERVED_EVERY = 10
"""Of so many stories, one more is told at servers."""
APART_EVERY = 50
"""Of so many stories, one more is told at a gateway whose owner is another server."""
_SAID_EVERY = 50


def prove_secrecy(
    rounds: int = ROUNDS,
    say: Callable[[str], None] = print,
    *,
    seed: int = 1,
    editions: Sequence[Edition] = PLAYED,
    apart: Apart | None = None,
) -> Compared:
    """Tell the last rounds of so many stories twice; `Leak` tells what an observer could learn.

    Some of them at a server, and with a database and a bus also at a gateway whose owner is apart.
    """
    compared = Compared()
    for number in range(rounds):
        compare_in_virtual_time(number, compared, seed, editions)
        if number % SERVED_EVERY == 0:
            compare_at_servers(number, compared, seed, editions)
        if apart is not None and number % APART_EVERY == 0:
            compare_at_servers(number, compared, seed, editions, apart=apart)
        if compared.stories % _SAID_EVERY == 0:
            say(f"{compared.stories} rounds, {compared.messages:,} messages, {compared.answers:,} answers compared")
    if rounds >= ROUNDS:
        check_provoked(compared)
    return compared


def prove_real_time(stories: int = TIMED, seed: int = 1, machine: Machine = Machine()) -> Measured:  # noqa: B008  no state
    """Measure how long tables work on the acts of two worlds; raises `Leak` if that tells what is hidden."""
    timed = []
    for number in range(stories):
        name = f"{seed}.{number}.timed"
        for story in _stories(PLAYED[number % len(PLAYED)], name, Planted(), served=True):
            timed += list(itertools.islice(pairs(story, chance(f"pairs|{name}")), 2))
    return check_times(timed, machine)


def check_provoked(compared: Compared) -> None:
    """Every refusal there is was among what was compared, or it is known why not."""
    missing = CODES.keys() - compared.codes.keys() - NEVER_PROVOKED.keys()
    assert not missing, f"no story has come to these refusals: {', '.join(sorted(missing))}"


def compare_in_virtual_time(
    number: int,
    compared: Compared,
    seed: int = 1,
    editions: Sequence[Edition] = PLAYED,
    planted: Planted = Planted(),  # noqa: B008  it has no state
) -> None:
    """Compare the worlds of one story, again and again with other observers; raises `Leak`."""
    name = f"{seed}.{number}"
    for story in _stories(editions[number % len(editions)], name, planted):
        compared.stories += 1
        for pair in pairs(story, chance(f"pairs|{name}")):
            compare(pair, compared, planted.machine, planted.telling)


def compare_at_servers(
    number: int,
    compared: Compared,
    seed: int = 1,
    editions: Sequence[Edition] = PLAYED,
    planted: Planted = Planted(),  # noqa: B008  it has no state
    apart: Apart | None = None,
) -> None:
    """Compare the worlds of one story at two servers; raises `Leak`."""
    name = f"{seed}.{number}.served"
    for story in _stories(editions[number % len(editions)], name, Planted(), served=True):
        for pair in itertools.islice(pairs(story, chance(f"pairs|{name}")), 1):
            compare_served(pair, compared, planted, apart)


def _stories(edition: Edition, name: str, planted: Planted, *, served: bool = False) -> Iterator[Story]:
    """The story of this name; none, if the rules do not lead to its last round."""
    try:
        yield Story(edition, name, planted.machine, planted.telling, served=served)
    except Stuck:
        return
