"""The checkers of `lastcard.testing`: every edition passes them, and each finds the fault that it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from declared import known_of
from lastcard import load
from lastcard.editions import EDITIONS
from lastcard.rules.state import Edition
from lastcard.testing import (
    Broken,
    check_conservation,
    check_copies,
    check_edition,
    check_offers,
    check_progress,
    check_replay,
    properties,
)
from lastcard.testing.proofs.rules import rules
from lastcard.testing.walk import walk
from proof.plants import CONJURING, FORGETFUL, OVERDONE, STUCK, UNSAID
from table import clause

CORNERS = {"caught", "accepted", "challenged", "passed", "round_blocked", "went_out"}
"""What must be seen to happen in the plain game when nothing is left to draw: neither draw pile nor anything to reshuffle.

The tests of a special card say under the same name what must be seen of that card.
"""


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_every_edition_keeps_every_promise(edition: Edition) -> None:
    """All sheets and switches, 2 to 10 players, whole decks and tiny ones; `lastcard prove rules` plays a million moves."""
    check_edition(edition, moves=400)


@clause("ruling.short_pile")
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_search_comes_to_the_corners_where_nothing_is_left_to_draw(edition: Edition) -> None:
    """In the middle of a battle, a torment, a penalty, a gift: nothing is lost there and nothing stuck."""
    promises = {name: properties.ALL[name] for name in ("conservation", "progress")}

    seen = walk(edition, promises, moves=4000, seed="corners").seen

    corners = known_of(edition, "CORNERS", {"went_out"} if edition.specials else CORNERS)
    assert {name for name in corners if not seen[f"{name} with nothing to draw"]} == set()


@pytest.mark.parametrize(
    ("check", "edition", "broken"),
    [
        (check_conservation, CONJURING, "conservation"),
        (check_progress, STUCK, "progress"),
        (check_offers, OVERDONE, "offers"),
        (check_offers, UNSAID, "offers"),
        (check_copies, FORGETFUL, "copies"),
        (check_replay, FORGETFUL, "replay"),
        (check_edition, CONJURING, "conservation"),
    ],
    ids=["conservation", "progress", "offers", "verbs", "copies", "replay", "everything"],
)
def test_a_planted_fault_is_found_by_its_checker(check: Callable[[Edition], None], edition: Edition, broken: str) -> None:
    """And told with a record of a few moves that leads there."""
    with pytest.raises(Broken, match=f"^{broken}: ") as found:
        check(edition)

    record = found.value.record
    assert record in str(found.value)
    assert len(record.splitlines()) < 20
    load(record, [edition])


def test_the_long_search_counts_what_it_has_seen() -> None:
    """A tiny share of what `lastcard prove rules` plays, over all editions."""
    said: list[dict[str, int]] = []
    moves = 150 * len(EDITIONS)

    walked, compared = rules(moves, EDITIONS, "7", lambda **told: said.append(told))

    assert walked.moves == said[-1]["moves"] == moves
    assert compared.positions == said[-1]["positions"] > 0


def test_the_long_search_stops_at_a_fault() -> None:
    """It tells the seed and the record."""
    with pytest.raises(Broken, match=r"conjuring, seed 3/(.|\n)*lastcard 1\nedition conjuring"):
        rules(5000, [CONJURING], "3", lambda **_: None)
